// Where the matching of a rule starts: the kinds of configurations that are found by sorting, not by trying.
#pragma once

#include "reason/match/figure.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace porism::reason {

/// Each kind lists tuples of points, one for each orbit of its symmetries.
enum class SeedKind : std::uint8_t {
    similar,            ///< abc directly similar to pqr
    similar_opposite,   ///< abc oppositely similar to pqr
    congruent,          ///< directly congruent
    congruent_opposite, ///< oppositely congruent
    spiral,             ///< xab directly similar to xcd
    proportional,       ///< a, b, c and p, q, r on lines, divided in one ratio
    concyclic,          ///< a, b, c, d on a circle
    centre,             ///< o equally far from a, b, c
    radii,              ///< o equally far from a, b
    midpoint,           ///< m the midpoint of ab
    collinear,          ///< a, b, c on a line
    parallel,           ///< ab parallel to cd, different lines
    perpendicular,      ///< ab perpendicular to cd
    right_angle,        ///< right angle abc
    equal_lengths,      ///< |ab| = |cd|
    secants,       ///< p on a line through a, b at one distance from o; q through c, d at one from u; pa pb = qc qd
    bisector,      ///< ax bisects the angle of ab and ac, different lines: a, b, x, c
    quadrilateral, ///< four lines: a triangle a, b, c and d, e, f of one line on bc, ca, ab
    hexagon,       ///< a, b, c and p, q, r on two lines, x on aq and bp, y on ar and cp, z on br and cq
    pair,          ///< any two points
};
inline constexpr std::size_t seed_kind_count = static_cast<std::size_t>(SeedKind::pair) + 1;
inline constexpr std::size_t max_seed_points = 9;
using SeedPoints = std::array<Pt, max_seed_points>;
/// The place that each point takes.
using SeedOrder = std::array<std::uint8_t, max_seed_points>;

struct SeedRow {
    SeedKind kind;
    std::uint8_t size;                        ///< number of points
    std::vector<std::string_view> generators; ///< of the symmetries: "102" exchanges the first two. Tuples that a row
                                              ///< makes equal may be listed twice where a kind has none
};
const SeedRow& seed_row(SeedKind kind);
/// All symmetries of a kind, the identity first.
const std::vector<SeedOrder>& seed_orders(SeedKind kind);

} // namespace porism::reason
