// What a text says of amounts, of every figure of what is given.
#pragma once

#include "workflow/solve/analyse.h"
#include "workflow/verify/text/claims.h"
#include "workflow/verify/text/values.h"

#include <optional>
#include <vector>

namespace porism::workflow {

/// The values of a text, looked at beyond the picture. What a solution says is a claim. An equation is proved, or by
/// values that are proved within what its decimals leave open; else it `fails` by such values or is `unproved`. Another
/// comparison is proved, or `fails_elsewhere` or `undecided` as a solver's is (workflow/verify/claim_checks.h). What a
/// problem tells of another figure of its givens than the one that was drawn is `left_open`, of its equations nothing
/// more. The first 64 are looked at.
std::vector<TextValue> with_steps(std::vector<TextValue> values, Supposing supposing, Analysis& analysis,
                                  const Control& control = {});

/// A value as a goal says it; nothing where no goal can.
std::optional<facts::Statement> goal_of(const TextValue& value, const scene::Scene& scene);

} // namespace porism::workflow
