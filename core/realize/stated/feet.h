// Feet of one perpendicular under two names.
#pragma once

#include "realize/stated/constraint_system.h"

#include <span>
#include <utility>
#include <vector>

namespace porism::realize {

/// Two points of one line, said by coll or by a pair of perp, from each of which a perpendicular to that line is said
/// to lead to one point beside it: there is one foot alone, so they are one (definition 4). The earlier point first,
/// each pair once. O(statements^2).
std::vector<std::pair<PointId, PointId>> feet_in_one_place(std::span<const Stated> stated);

} // namespace porism::realize
