// Right angles of lines that a statement names without their common point, by the angle at that point.
#pragma once

#include "reason/value/values.h"

namespace porism::reason {

/// The path to perp A D B C by the value of the angle ADB, where D lies on BC. The closure is told what was found on
/// the way. Errors: those of path_by_quantities; `value_unknown` also of other statements, where the lines are not
/// known to have a point in common, and of a closure that did not end saturated.
Result<proof::Path> path_by_common_point(Session& session, const diagram::Diagram& diagram,
                                         const facts::Statement& statement, const facts::Letters& letters,
                                         const ValueLimits& limits, const Control& control);

} // namespace porism::reason
