// What no figure can satisfy, whatever else is stated.
#pragma once

#include "facts/statement.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace porism::realize {

/// The distance of two points that a statement tells; empty where it tells something else.
struct ToldLength {
    PointId from, to;
    double length;
};
std::optional<ToldLength> told_length_of(const facts::Statement& statement);

/// All that statements tell, by numbers, and by letters and other lengths that they tell.
std::vector<ToldLength> told_lengths(std::span<const facts::Statement> statements);

/// By point: the least of those lengths that it is an end of; infinite where it is of none.
std::vector<double> least_told(std::span<const ToldLength> lengths, std::size_t point_count);

/// The perimeter of a polygon that a statement tells; empty where it tells something else.
struct ToldPerimeter {
    std::vector<PointId> corners;
    double value;
};
std::optional<ToldPerimeter> told_perimeter_of(const facts::Statement& statement);

/// Of lengths the one between two corners that takes half of the perimeter or more, or sides that take more than all of
/// it, none of which can be left out. By their numbers; empty where there are none.
std::vector<std::size_t> too_long_for(const ToldPerimeter& perimeter, std::span<const ToldLength> lengths);

/// Of lengths one that is greater than the sum of others that lead from one of its ends to the other, and those, the
/// fewest first that were found: no figure has them, and without any one of them there is one. By their numbers,
/// ascending; empty where there are none.
std::vector<std::size_t> broken_polygon(std::span<const ToldLength> lengths);

/// Whether the lengths that are told are of about one size, angles of told values are neither nearly 0 nor nearly 180
/// degrees, and no tangents are compared: else that steps towards a figure lead nowhere says little.
bool is_moderate(std::span<const facts::Statement> statements);

/// Where a statement gives a single quantity a value that it cannot have, because it is positive or has a bound.
/// Errors, without a pointer: `impossible_value`; `length_too_large` of a length that no picture could show.
Status check_possible(const facts::Statement& statement, std::span<const std::string> names);

} // namespace porism::realize
