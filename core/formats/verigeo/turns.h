// Products of vectors against numbers: cross products of vectors between three points, which tell their area and which
// way they turn, and dot products against zero.
#pragma once

#include "formats/verigeo/edges.h"

#include <optional>
#include <string>
#include <vector>

namespace porism::verigeo {

/// Such a product, perhaps times a number or without its sign, against a number. Empty of what is no such comparison,
/// of what tells neither, and of a claim where nothing tells which way the figure turns.
std::optional<Said> turn_said(const Figure& figure, const Action& action);
/// Of a dot product, perhaps times a number, against zero: the lines of one that vanishes are perpendicular; one of
/// vectors with a common end tells whether their angle is acute or obtuse. Empty of what is none.
std::optional<Said> dot_said(const Figure& figure, const Action& action);
/// The three points that turn to the left by it.
std::vector<std::string> turned_by_product(const Figure& figure, const Action& action);

} // namespace porism::verigeo
