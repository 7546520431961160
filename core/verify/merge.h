// Lines through two common points are one, circles through three, and points that are said to be one: the classes of a
// step, closed again from its premises.
#pragma once

#include "facts/statement.h"

#include <span>
#include <string>
#include <vector>

namespace porism::verify {

/// Empty if the premises, each a set of points on one line (coll, midp), merge by two shared points into one set that
/// holds the conclusion's points; otherwise why not. Of the shared points `conditions` must say that two differ.
std::string check_line_merge(const facts::Statement& conclusion, std::span<const facts::Statement> premises,
                             std::span<const facts::Statement> conditions);

/// The same for circles (cyclic, or the rim of circle) and three shared points, of which `conditions` must say that
/// they are not on a line.
std::string check_circle_merge(const facts::Statement& conclusion, std::span<const facts::Statement> premises,
                               std::span<const facts::Statement> conditions);

/// Empty if the conclusion is one of the premises with points put in place of others, where the other premises (same)
/// say that they are one; or if it says nothing once they are put. Otherwise why not.
std::string check_same_points(const facts::Statement& conclusion, std::span<const facts::Statement> premises);

/// What such a step rests on if the conclusion is that points are on one line or circle: the three that are left of
/// four points of a circle, some of which are one, are not on a line. Nothing for lines, where points may fall
/// together.
std::vector<facts::Statement> needs_of_same_points(const facts::Statement& conclusion,
                                                   std::span<const facts::Statement> premises);

} // namespace porism::verify
