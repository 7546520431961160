// How statements and constructions are written: tables of what VeriGeo's edges say.
#pragma once

#include "facts/predicate.h"

#include <span>
#include <string_view>

namespace porism::verigeo {

/// How a statement is written: %a, %b, ... are its points, @ab the segment of two, #abc the angle of three, %= its
/// constant, an angle in degrees.
struct Saying {
    facts::Predicate predicate;
    std::string_view type, args; ///< several edges where the arguments are parted by |
};
/// Null where no edge says it.
const Saying* saying_of(facts::Predicate predicate);
std::span<const Saying> all_sayings();

/// A statement that others say together, over a, b, c, ...
struct Opened {
    facts::Predicate predicate;
    std::string_view statements;
};
/// Null where no others do.
const Opened* opened_of(facts::Predicate predicate);

/// Constructions that other edges say than those of what they give, over the letters of their rows.
struct Told {
    std::string_view construction;
    std::string_view edges; ///< type, then arguments; several edges are parted by |
    /// What the row needs and other figures that satisfy the edges fail: three points that are not on one line.
    std::string_view triangle = {};
    /// Only where these lie on one line; of others what the row gives tells it.
    std::string_view line = {};
};
/// Null where the construction is told by what it gives, or not at all.
const Told* told_of(std::string_view construction);
/// Whether what is written of the construction is in no figure of different points where what its row needs fails.
bool tells_its_needs(std::string_view construction);

/// Quadrilaterals that may have new corners, which are named in order around them by the letters of the rows.
struct OwnFigure {
    std::string_view construction, type, corners;
};
/// Null where it is none.
const OwnFigure* own_figure(std::string_view construction);

/// Three points that are not on one line, besides what else is said of them.
bool is_triangle(std::string_view construction);
/// Loci that are lines: two of them have one common point.
bool is_line(std::string_view construction);

} // namespace porism::verigeo
