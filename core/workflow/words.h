// A problem and its solution in words.
#pragma once

#include "problem/problem.h"
#include "translate/say.h"
#include "translate/told.h"
#include "workflow/solve/analyse.h"
#include "workflow/solve/answer.h"
#include "workflow/solve/solve.h"

#include <string>
#include <vector>

namespace porism::workflow {

/// A step of a path as a sentence, with what it rests on.
struct StepWords {
    std::size_t number;                  ///< from 1
    std::string sentence;                ///< "AD ⊥ BC, since D is the foot of the perpendicular from A to BC."
    std::vector<std::size_t> premises;   ///< numbers of steps
    std::vector<std::string> conditions; ///< side conditions in words
};

struct SolutionWords {
    std::string goal;                    ///< "AD ⊥ BC"
    std::string heading;                 ///< "Proof that AD ⊥ BC:", above one listing of several
    std::string unproved;                ///< in place of the listing, where the goal is not solved
    std::vector<StepWords> steps;        ///< empty where the goal is not solved
    std::vector<std::string> conditions; ///< of the whole path, that points differ last and in one clause
    std::string
        auxiliaries; ///< "Let M be the midpoint of AB.": help points that the problem does not speak of; may be empty
    std::string listing; ///< those, then all steps, one a line, numbers set right
};

/// "Let ABC be a triangle. ... Prove that AD ⊥ BC. Find the length AD."
std::string problem_words(const Analysis& analysis, const scene::Goals& goals, const scene::Questions& questions = {});
/// The same of a scene, as it may lie in any figure.
std::string problem_words(const scene::Scene& scene, const scene::Goals& goals, const scene::Questions& questions = {},
                          translate::Picture picture = {});
/// "Prove that ...": how a goal is asked for.
std::string goal_words(const Analysis& analysis, const facts::Statement& goal);
/// "AD ⊥ BC": a statement in the words that fit the scene's picture.
std::string statement_words(const Analysis& analysis, const facts::Statement& statement);
/// The same of several, with "; " between.
std::string statement_words(const Analysis& analysis, const std::vector<facts::Statement>& statements);
/// The same of premises of a row, their angles as it names them; of others where there is no row, or no binding of it.
std::string premise_words(const Analysis& analysis, const std::vector<facts::Statement>& statements,
                          const proof::Rule* row, std::span<const PointId> binding);
/// What a proof rests on and no construction guarantees, as one line of text lists it: order statements in their
/// notation, and of the angles that a step left open which is meant.
std::vector<std::string> open_condition_words(const verify::ProofVerdict& verdict, const scene::Scene& scene,
                                              translate::Picture picture = {});
/// "3√2, about 4.243", "arccos(3/5), about 53.13°", "60°": the answer to a question.
std::string value_words(const scene::Question& question, const numbers::Scalar& value);
/// "the length AB", "2 ∠(BI, IC) − ∠(BA, AC) ≡ 90° (mod 180°)": what a question asks for.
std::string asked_words(const Analysis& analysis, const scene::Question& question);
/// "AD = 3√2, about 4.243": a quantity that has a value.
std::string known_words(const Analysis& analysis, const KnownValue& known);
/// "the length AB: 3√2, about 4.243": the answers of a kept problem, as they are told under its statement.
std::vector<std::string> answer_words(const problem::Problem& problem);
/// `before`, if not null, is what solutions of earlier goals told; this one is added to it.
SolutionWords solution_words(const Analysis& analysis, const GoalResult& goal, translate::ToldBefore* before = nullptr);
/// "So the angle from BA to BC, which turns clockwise here, is 180° − arccos(5/13), about 112.62°.": what a solution
/// that ends with the angle of a triangle says of the directed angle that was asked for; empty of others.
std::string turn_words(const Analysis& analysis, const scene::Question& question, const Answer& answer);
/// "A, B and C run clockwise": the condition on which such a value rests besides those of its proof; empty of others.
std::string turn_condition(const Analysis& analysis, const scene::Question& question, const Answer& answer);

} // namespace porism::workflow
