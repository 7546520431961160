// Which of the ways to read a statement makes the plainest words. For the sources of this module only.
#pragma once

#include "facts/statement.h"
#include "translate/say.h"

#include <string>
#include <vector>

namespace porism::translate {

enum class Reading : std::uint8_t {
    plain,
    straight,      ///< its angles are straight or zero: the words are about order on a line
    joined,        ///< its two lines have a common point, so they are one
    opposite,      ///< the second triangle runs against the first
    equal,         ///< the angles have vertices and are equal
    supplementary, ///< the angles have vertices and make 180 degrees together
    square,        ///< a mean proportional
    multiple,      ///< a ratio that is a whole number
};

/// The points in the order in which the words of the reading take them, and what stands for {q}.
struct Arranged {
    Reading reading = Reading::plain;
    std::vector<PointId> points;
    std::string q;
};

Arranged arrange(const facts::Statement& statement, Picture picture, Order order = {});

} // namespace porism::translate
