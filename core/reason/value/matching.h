// Instances of relation rows in a picture: what could be concluded of quantities, before anything is proved.
#pragma once

#include "base/stop.h"
#include "diagram/diagram.h"
#include "proof/rules/rule.h"

#include <cstdint>
#include <functional>
#include <set>
#include <span>
#include <vector>

namespace porism::reason {

/// Called with each binding whose hypotheses are seen in all pictures, its conditions and its relation in the scene
/// picture; false ends the search.
using SeenInstance = std::function<bool(const proof::Rule& row, const std::vector<PointId>& binding)>;

/// Each instance once, of those that the row's symmetries make of one another the first in the order of points, where
/// its quantities are what they are called (proof::conditions_of_quantities). Letters are bound one after the other, to
/// different points unless they are corners of two triangles, and left as soon as a pattern whose letters are all bound
/// fails: the cost is that of the bindings tried, at most `limit` of them. A row that supposes nothing but an
/// equation is looked for among the points of those that are given. Rows of polygons of five and more corners are
/// looked for first, around those that are spoken of, rows of many letters last. Returns false where the limit or a
/// stop ended it early.
bool each_relation_instance(const diagram::Diagram& diagram, std::span<const proof::Rule* const> rows,
                            const std::set<facts::Quantity>& spoken_of, std::uint64_t limit, const SeenInstance& visit,
                            const Control& control = {});

} // namespace porism::reason
