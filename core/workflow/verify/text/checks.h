// What a problem and its solution say in words and signs, held against what is asked and what is derived.
#pragma once

#include "problem/verdict.h"
#include "workflow/load.h"
#include "workflow/solve/analyse.h"

#include <functional>
#include <vector>

namespace porism::workflow {

struct TextContext {
    const LoadedProblem& problem;
    Analysis& analysis; ///< closed; goals are picked in it
    std::function<bool(const facts::Statement&)> is_asked;
};

/// Stage "logical". `text_as_asked` for each text of the problem that asks for something: failed where that is neither
/// asked for nor derived, or a value that no question has. `text_holds` for each text of the solution that claims
/// something (workflow/verify/text/claims.h): failed where a claim is false, undecided where no step leads to it;
/// `value` is how many have their steps, `limit` how many there are. `text_shown` for each text of the problem that
/// says something in signs: failed where it is false in the scene's picture. `text_values` for each text that compares
/// amounts (workflow/verify/text/values.h): failed where a comparison is false in the scene's picture, undecided where
/// it speaks of a point that is none of the figure; `value` and `limit` as before. They are seen, not proved, but for
/// what is greater and what differs (workflow/verify/text/steps.h). `text_read` for each text of which a clause about
/// the figure is not read (workflow/verify/text/unread.h): not run; undecided of a solution that is told in words
/// alone.
std::vector<problem::Check> check_texts(const TextContext& context, const Control& control = {});

} // namespace porism::workflow
