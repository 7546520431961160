// Problems and their solutions in the phrases of a language: what `porism explain` says in other languages and voices,
// and in phrases that a seed draws.
#pragma once

#include "translate/language/solution.h"
#include "workflow/picture.h"
#include "workflow/picture_strategy.h"
#include "workflow/texts/branch_orders.h"
#include "workflow/words.h"

#include <optional>
#include <string>

namespace porism::workflow {

struct Phrasing {
    translate::Wording wording;
    translate::Voice voice = translate::Voice::steps;
    Strategy strategy = Strategy::full; ///< *orthogonal* leaves out what the marks of the picture say
};

/// Numbered steps in plain English have words of their own for the reason of each step (workflow/words.h); all other
/// solutions are phrases of their language.
bool in_plain_steps(const translate::Wording& wording, translate::Voice voice);

/// What a proof rests on that no construction says: how points lie, and of angles of which equations tell a multiple
/// that they are what they are. That points with different names are different goes without saying.
std::vector<translate::Proviso> provisos(const verify::ProofVerdict& verdict);

/// By action: whether it states what such a picture says by its marks, so that a text need not (Tale::in_picture).
std::vector<bool> said_in_picture(const Figure& figure, const document::Presentation& presentation,
                                  const PictureOptions& options);

/// What a text is to tell of a figure: with what tells its branches from others, and without what the picture says. All
/// must live as long.
translate::Tale tale_of(const Figure& figure, const scene::Goals& goals, const scene::Questions& questions,
                        Strategy strategy, const ToldBranches& branches);
translate::Tale tale_of(const Figure& figure, const scene::Goals& goals, const scene::Questions& questions,
                        Strategy strategy, const Control& control = {});

ToldBranches told_branches(const Analysis& analysis, const Control& control = {});
/// Of the points whose branch was chosen so that the goal holds, what the text leaves to the picture: a sentence for
/// those of each action that nothing tells, and one where the goal fails for points in another order.
std::vector<std::string> choice_sentences(const LoadedProblem& problem, const Analysis& analysis,
                                          const ToldBranches& branches, const translate::Wording& wording);

/// The problem of an analysis; what tells its branches goes to `told`, if that is not null.
std::string phrased_problem(const Analysis& analysis, const scene::Goals& goals, const scene::Questions& questions,
                            const Phrasing& phrasing, const ToldBranches& branches,
                            translate::ToldBefore* told = nullptr);
/// What a picture of it shows, without goals and questions: its caption. Of what is asked the picture marks nothing, so
/// that the caption says it.
std::string phrased_caption(const Analysis& analysis, const scene::Goals& goals, const scene::Questions& questions,
                            const Phrasing& phrasing, const ToldBranches& branches);
/// What is said of a question for which no value was found.
std::string phrased_unanswered(const Analysis& analysis, const scene::Question& question, const Phrasing& phrasing);
/// A goal and its solution. In the connected voice a step stands for each sentence, bridges too.
/// `before`, if not null, is what solutions of earlier goals told: what they derived is told as that, and this one is
/// added to it.
SolutionWords phrased_solution(const Analysis& analysis, const GoalResult& goal, const Phrasing& phrasing,
                               translate::ToldBefore* before = nullptr);

} // namespace porism::workflow
