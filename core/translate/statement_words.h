// The table of what statements are called, for those that write words and those that read them. For the sources of this
// module only.
#pragma once

#include "translate/reading.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace porism::translate {

/// {0}, {1}, ... are the points in the order of the reading, {q} its constant.
struct Words {
    facts::Predicate predicate;
    Reading reading;
    std::string_view text;
};
std::span<const Words> statement_words();

/// What stands in the slots of such words: points by number, and the constant without blanks ("60°", "3:4"), or
/// nothing.
struct WordSlots {
    std::map<std::size_t, PointId> points;
    std::string q;
};
/// What the words say of these. Angles with a vertex turn as they do in the picture, all alike without one. Empty where
/// the points cannot be meant.
std::optional<facts::Statement> statement_of(const Words& words, const WordSlots& slots, Picture picture);

} // namespace porism::translate
