// Diagnosis of a problem of a file: what each given is needed for, which one is missing, and what would make a rejected
// one acceptable. (Its smallest part: workflow/verify/diagnosis/smallest.h.)
#pragma once

#include "diagnose/missing.h"
#include "diagnose/necessity.h"
#include "diagnose/repair.h"
#include "workflow/load.h"

#include <string>
#include <string_view>
#include <vector>

namespace porism::workflow {

/// The problem as it is diagnosed: with what its branch is chosen for. A question that has an answer of its own kind is
/// a goal besides: "quantity = value".
Result<diagnose::Sample> sample_of(const LoadedProblem& problem, const Control& control = {});
/// The same without looking for values. The problem can be read (asserted).
diagnose::Sample sample_as_it_stands(const LoadedProblem& problem, const Control& control = {});
/// That the problem tells, one for each question. The problem can be read (asserted).
diagnose::Answers answers_of(const LoadedProblem& problem);
/// All three verifications of a sample that was made from the problem. The problem must outlive it.
diagnose::Verifier verifier_of(const LoadedProblem& problem, const Control& control = {});

/// An edge of an envelope that no statement of its points says: a comparison without which the figure was found, an
/// equation that tells places, and what is read by help points. It is left out of the envelope as a whole.
struct ComparisonNeed {
    std::string pointer, text;
    diagnose::Need need = diagnose::Need::undecided;
    std::string reason; ///< one sentence
};

struct ProblemNeeds {
    diagnose::Sample sample; ///< whose goals the needs count
    std::vector<diagnose::GivenNeed> needs;
    std::vector<diagnose::MissingGiven> missing; ///< of the goals that are false, here or in another figure
    std::vector<std::size_t> void_goals;         ///< that say nothing (diagnose::void_goals)
    std::vector<ComparisonNeed> comparisons;
};
/// Errors: the problem's own, those of diagnose::necessity; with the place of the problem.
Result<ProblemNeeds> needs_of(const LoadedProblem& problem, const Control& control = {});

/// A mend of all that a file tells.
struct WholeMend : diagnose::Mend {
    /// The words of the problem say what is mended, and the verdict is that without them: no program writes them anew.
    bool words_left_out = false;
};
/// Every mend after which the problem is not rejected, with what all three verifications say of it and of what the file
/// tells besides, as after an edit (workflow/told.h): those first with which the words of the problem agree. Error: the
/// problem's own.
Result<std::vector<WholeMend>> mends_of(const LoadedProblem& problem, const Control& control = {});

struct WholeRepair : diagnose::Repaired {
    bool words_left_out = false;      ///< as of a mend
    std::set<std::string> helps = {}; ///< points that the file does not have (diagnose::RepairOptions)
};
/// The verdict is that of all three verifications, as of a mend: accepted and `repaired`, or undecided. Errors: the
/// problem's own, those of diagnose::repair; `no_mend` also where what fails stands beside the scene: a claim, a
/// solution, a text; where a given states what is asked for it says why that is not left out
/// (workflow/verify/diagnosis/left_out.h).
Result<WholeRepair> repaired(const LoadedProblem& problem, const Control& control = {});

/// Whether the scene is accepted by itself, so that all that fails or is open stands beside it.
bool is_open_beside_scene(const LoadedProblem& problem, const Control& control = {});

/// What of the action stays where a given is left out: "E lies on the line BC"; empty where nothing does.
std::string kept_words(const diagnose::GivenNeed& need);
/// What a proof without the given rests on: "A, B and C do not lie on one line"; empty where nothing is told.
std::string condition_words(const diagnose::GivenNeed& need, const scene::Scene& scene);
/// "needed     action 2 (B, C and D lie on one line)  for AB = AC: without it ...", with what is kept of the action.
std::string words_of(const diagnose::GivenNeed& need, const diagnose::Sample& sample);
/// "redundant  /actions/7 (AB < 6): ...".
std::string words_of(const ComparisonNeed& comparison, const scene::Scene& scene);
/// The same of a goal that says nothing.
inline constexpr std::string_view void_reason =
    "points that it speaks of fall together, so that it says nothing and needs nothing";
/// "missing    AB = AC  for AM ⊥ BC: without it there is a figure in which ...".
std::string words_of(const diagnose::MissingGiven& missing, const diagnose::Sample& sample);
/// "3; 5/2", as an envelope writes them, of the questions that have one; empty where none has.
std::string text_of(const diagnose::Answers& answers);
/// An action with where its points are put and its branch, where these are told: "free b, b given at (4, 0)".
std::string action_words(const scene::Scene& scene, std::size_t index);
/// "goal: ...", "question: ...", "answer: ...", a line each; the answers in one.
void add_asked(std::vector<std::string>& out, const diagnose::Sample& sample);
/// What was done, a line each, then the scene, its goals and questions as they are now.
std::vector<std::string> words_of(const WholeRepair& repaired);
Json to_json(const WholeRepair& repaired);

} // namespace porism::workflow
