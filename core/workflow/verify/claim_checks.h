// What became of a claim, as a check.
#pragma once

#include "problem/verdict.h"
#include "verify/proofcheck.h"
#include "workflow/solve/analyse.h"

#include <span>
#include <string>

namespace porism::workflow {

/// ", if obtuse_angle a b c; ncoll a b d"; empty where nothing stays open.
std::string open_conditions_in_words(const verify::ProofVerdict& verdict, std::span<const std::string> names);

/// Of the stage "logical": passed where it is proved, with the steps and the conditions that stay open; else undecided.
problem::Check proved_check(const char* name, const std::string& said, const GoalResult& result,
                            const Analysis& analysis);

/// The check of a comparison whose two sides are proved to be equal: passed where they may be, else failed.
problem::Check judged_equal(problem::Check check, const facts::Statement& comparison, const GoalResult& equal,
                            const Analysis& analysis);

/// `claim_read`, of a claimed order or comparison to which no proof leads. Failed where another figure of what is given
/// is without it, or its sides are proved to be equal and may not be. Else an order is read from the picture, and so is
/// a comparison in a figure that has one shape; in others it is passed by a theorem or by values alone
/// (workflow/verify/orders/inequality.h): what fails only in very thin figures no search finds.
problem::Check claimed_order(Analysis& analysis, const std::string& origin, const facts::Statement& order,
                             const Control& control = {});

} // namespace porism::workflow
