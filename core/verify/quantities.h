// Steps about quantities: whether a reading says what its statement says, and a calculation what its equations say.
#pragma once

#include "proof/trace.h"

#include <span>
#include <string>

namespace porism::verify {

/// Empty if the conclusion is a reading of the one premise under the listed conditions, else why not. Whether these
/// hold is for the caller to decide.
std::string check_reading(const proof::Step& step, std::span<const facts::Statement> premises);

/// Empty if the premises, put into the first one after the other, give the conclusion, else why not. A conclusion that
/// one quantity has a value may be one of several that they leave: each other one must be refused (facts/trial.h) by
/// the kind of a quantity, by the premises, or by the conditions of the step; premises beyond those that are put in are
/// there for that. Whether the conditions hold is for the caller to decide. A sine, cosine or tangent of an angle, and
/// the angle of such a one, are calculations too. Where each premise gives a quantity, all are put into the conclusion,
/// which is to become 0 = 0.
std::string check_calculation(const proof::Step& step, std::span<const facts::Statement> premises);

} // namespace porism::verify
