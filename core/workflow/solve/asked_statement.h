// Equations that a problem asks about, as statements that the tables know.
#pragma once

#include "facts/statement.h"
#include "scene/question.h"

#include <optional>

namespace porism::workflow {

/// The statement that an equation between lengths or directed angles is, where a predicate says it: of angles para,
/// perp, aconst and eqangle; of products of lengths cong, rconst, lconst, eqratio and eqprod; of sums of squares perp
/// and eqpower; of sums of lengths sum and eqsum. It says the same of every figure in which the points of a length and
/// of a line are different. Empty for other questions.
std::optional<facts::Statement> asked_statement(const scene::Question& question);

} // namespace porism::workflow
