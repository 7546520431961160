// Comparisons of lengths and angles that one of a few theorems says.
#pragma once

#include "problem/verdict.h"
#include "workflow/solve/analyse.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace porism::workflow {

/// What a theorem of a short table leaves to be shown of a comparison, in whole triangles of the figure's points: two
/// sides are longer than the third (Euclid I.20) and than the line to a point of it, the hypotenuse is the longest side
/// (I.19), two sides are longer than twice the line to the midpoint of the third (I.20 in the triangle with that line
/// doubled), that line is shorter than half of the side opposite an obtuse angle (III.20, III.21), the greater angle is
/// opposite the longer side (I.18, I.19), a triangle has one right or obtuse angle at most and the longest side
/// opposite it (I.17, I.19), the square opposite an acute or obtuse angle is less or greater than the other two
/// together (II.12, II.13).
struct Inequality {
    std::string_view theorem;              ///< a clause
    std::optional<facts::Statement> shown; ///< what is to be proved for it
    std::vector<facts::Statement> told;    ///< what is to be given for it
};
/// By the rows that say the comparison, in their order for each order of its points, and of these with one more of so
/// many.
std::vector<Inequality> inequalities_of(const facts::Statement& comparison, std::size_t point_count);

/// `goal_proved` of an order or comparison to which no proof leads: passed where a theorem of the table says it, of
/// what is proved, failed where another figure of what is given is without it or its sides are proved to be equal; else
/// undecided. Other figures are not looked for where `whole` is false: the figure is without something that is given.
problem::Check asked_order(Analysis& analysis, const facts::Statement& order, bool whole, const Control& control = {});

} // namespace porism::workflow
