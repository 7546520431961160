// Which of two amounts is greater, by their values.
#pragma once

#include "reason/value/values.h"

namespace porism::reason {

/// The path to a comparison all of whose quantities have values: the last step reads it from the difference of its
/// sides. Errors: those of value_of; `value_unknown` also where it does not hold by them.
Result<proof::Path> path_to_comparison(Session& session, const diagram::Diagram& diagram,
                                       const facts::Statement& comparison, const facts::Letters& letters = {},
                                       const ValueLimits& limits = {}, const Control& control = {});

} // namespace porism::reason
