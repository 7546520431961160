// What the inspector shows: the verdict check by check with what each blames, the mends, the smallest part that fails,
// the picture that fails a goal; and the samples of a file by the reason why they are rejected.
#pragma once

#include "diagnose/necessity.h"
#include "diagnose/sample.h"
#include "problem/verdict.h"
#include "translate/say.h"
#include "workflow/load.h"
#include "workflow/verify/diagnosis/nearest.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace porism::diagram {
struct Diagram;
}

namespace porism::workflow {

/// A problem and its figure; null where it has none.
struct Pictured {
    document::Document document;
    std::shared_ptr<const diagram::Diagram> figure;
};

/// What a check looked at and what it found, with statements and questions as people write them.
struct CheckWords {
    std::string about;           ///< "AD ⊥ BC", "the length BC"; empty for a check of no one statement or question
    std::string place;           ///< where the file says it: "/solver_actions/3", "proof [003] by r64"; else empty
    std::string message;         ///< "AD ⊥ BC is seen in all pictures", without its place
    std::string mend;            ///< what would make it pass, may be empty
    std::vector<PointId> points; ///< of what it looked at; else those that its message names
    bool asks_value = false;     ///< it looked at a question for a value
};
/// In a picture as the points lie there.
CheckWords words_of(const problem::Check& check, const scene::Scene& scene, translate::Picture picture = {});

struct Inspection {
    problem::Verdict verdict;
    /// One per check: the points of the scene that the blamed action speaks of, or the goal or claim that was looked
    /// at.
    std::vector<std::vector<PointId>> blamed;
    std::vector<CheckWords> words;                ///< one per check
    std::vector<geometry::Point<double>> picture; ///< of the figure, about which they are; empty where it has none
};

/// An open document as a problem: its branches are the ones that it has written in.
LoadedProblem as_problem(document::Document document);

/// Every check of the three verifications in order. Errors: those of workflow::verify.
Result<Inspection> inspect(const LoadedProblem& problem, const Control& control = {});

/// A mend, verified before it is offered (diagnose/repair.h). What it makes is the nearest sample that passes.
struct Offer {
    std::string text; ///< one sentence, with statements as people write them
    Pictured mended;
    problem::Verdict verdict;       ///< of it: accepted, or undecided
    diagnose::Answers answers = {}; ///< by question, where the mend tells others; else empty
    bool words_left_out = false; ///< the words of the problem say what is mended (workflow/verify/diagnosis/diagnose.h)
    bool rewrites = true;        ///< the scene, its goals or its questions, and not answers alone
};
/// Those of diagnose::mends in their order; none for a problem that is accepted as it is.
Result<std::vector<Offer>> offers(const LoadedProblem& problem, const Control& control = {});

/// Another sample that passes, beside one that does not.
struct PassingSample {
    Pictured shown;
    Difference difference;
};
/// Errors: those of the other one, where it cannot be read.
Result<PassingSample> beside(const LoadedProblem& problem, const LoadedProblem& passing, const Control& control = {});

struct SmallestPart {
    Pictured part;
    problem::Verdict verdict;
    std::vector<std::size_t> actions;    ///< of the whole, those that are left
    bool minimal = false;                ///< no action can be left out
    bool kept_a_given = false;           ///< as long as something is given
    diagnose::Answers answers = {};      ///< that are told there, by question
    std::vector<std::string> steps = {}; ///< what fails besides the scene: a step of a solution, a claim
};
/// Errors: those of verify and of smallest (workflow/verify/diagnosis/smallest.h).
Result<SmallestPart> smallest_part(const LoadedProblem& problem, const Control& control = {});

/// Whose a picture is.
enum class PictureOf : std::uint8_t {
    scene,  ///< the scene's own
    branch, ///< another one of the scene, in the branches that it was drawn in
    givens, ///< of another figure of what is given: an order or a branch is another (problem::OtherFigure)
};
/// What is asked is clearly otherwise in a picture: that of `shown`.
struct CounterPicture {
    Pictured shown;
    PictureOf whose = PictureOf::scene;
    std::string about;      ///< what is otherwise: "AD ⊥ BC", "the length BC"
    bool value = false;     ///< it has another value there; else it is false
    std::string difference; ///< what is measured there, of other givens how they lie; a clause, may be empty
};
/// Of the first check that failed, where that names a figure or says a statement that is false in a picture; else the
/// first of the goals and questions, else of all that the verdict names. Empty where all that is asked is the same in
/// every picture, and where there is no figure.
std::optional<CounterPicture> counter_picture(const LoadedProblem& problem, const problem::Verdict& verdict,
                                              const Control& control = {});

/// A given and what becomes of a goal when it is left out (diagnose/necessity.h), one that a false goal lacks
/// (diagnose/missing.h), or a comparison of an envelope that the figure does without, with statements as people write
/// them.
struct GivenTold {
    std::optional<std::size_t> action = {};  ///< nothing of a given that is missing, and of a comparison
    std::optional<diagnose::Need> need = {}; ///< nothing of one that is missing
    std::string given;           ///< "AD ⊥ BC"; empty where the goal lacks none that was found, or is void
    std::string kept;            ///< what of the action stays: "E lies on the line BC"; empty where nothing does
    std::string goal;            ///< "BD = CD"; empty for a comparison: of all that is asked
    std::string reason;          ///< one sentence
    std::string conditions = {}; ///< what a proof without the given rests on; empty where nothing is told
    std::optional<Pictured> counter = {}; ///< the scene without the given, in a picture that fails the goal
};
/// In order of the actions, for each goal; those that are missing first, comparisons and goals that say nothing last.
/// Errors: those of needs_of.
Result<std::vector<GivenTold>> givens_told(const LoadedProblem& problem, const Control& control = {});

/// Of the givens of a problem: a needed one is needed by some goal, a redundant one by none.
struct GivenCounts {
    std::size_t needed = 0, redundant = 0, undecided = 0;
    std::size_t total() const { return needed + redundant + undecided; }
};
/// Errors: those of needs_of.
Result<GivenCounts> given_counts(const LoadedProblem& problem, const Control& control = {});

/// A sample of a file and its first check that failed or was left open; empty words for one that is accepted.
struct InspectedSample {
    std::string name;
    std::size_t number = 0; ///< in the file
    problem::Outcome outcome = problem::Outcome::undecided;
    std::string stage, check; ///< "read" and the error's code where the text of the sample cannot be read
    std::string message;      ///< why, in words
};
/// Never fails: a sample that cannot be read is rejected.
InspectedSample inspected(const LoadedProblem& problem, std::size_t number, const Control& control = {});

} // namespace porism::workflow
