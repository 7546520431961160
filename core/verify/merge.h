// Lines through two common points are one, circles through three: the classes of a step, closed again from its
// premises.
#pragma once

#include "facts/statement.h"

#include <span>
#include <string>

namespace porism::verify {

/// Empty if the premises, each a set of points on one line (coll, midp), merge by two shared points into one set that
/// holds the conclusion's points; otherwise why not. That the points of each pair differ is asked elsewhere.
std::string check_line_merge(const facts::Statement& conclusion, std::span<const facts::Statement> premises);

/// The same for circles (cyclic, or the rim of circle) and three shared points, of which `conditions` must say that
/// they are not on a line.
std::string check_circle_merge(const facts::Statement& conclusion, std::span<const facts::Statement> premises,
                               std::span<const facts::Statement> conditions);

} // namespace porism::verify
