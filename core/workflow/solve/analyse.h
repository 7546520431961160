// The main use case, shared by the command line and the studio: a scene, what follows, and a checked path to each goal.
#pragma once

#include "proof/trace.h"
#include "reason/reason.h"
#include "scene/scene.h"
#include "verify/proofcheck.h"
#include "verify/sense.h"
#include "workflow/figure.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace porism::workflow {

/// What the pictures show of a goal.
enum class Sight : std::uint8_t {
    everywhere, ///< it holds in all pictures
    here,       ///< in the scene picture, in others it does not
    refuted,    ///< it is clearly false in the scene picture
    unclear,    ///< too near to tell
};

/// A goal and what became of it. Nothing is `solved` that the independent checker has not passed.
struct GoalResult {
    facts::Statement goal;
    Sight sight = Sight::unclear;
    bool derived = false;            ///< the closure reached it
    std::optional<proof::Path> path; ///< when derived
    std::optional<verify::ProofVerdict> verdict;
    /// Values that follow and with which it is false, however near to true it is seen to be.
    std::vector<facts::Statement> refuting = {};
    std::string reason; ///< why it is not solved, in words
    /// Of a question that is not answered: a figure of what is given in which it has another value.
    std::optional<diagram::Picture> elsewhere = {};

    bool seen() const { return sight == Sight::everywhere; }
    bool solved() const { return verdict && verdict->valid; }
};
/// Whether pictures of the same branches were seen that fail what these show of a goal: they were chosen so that it
/// holds, or what was found holds as the points lie here.
bool fails_elsewhere(const diagram::Diagram& diagram, const GoalResult& result);

/// Times in milliseconds, for people; never part of a result that is compared.
struct Times {
    double realize = 0, close = 0, explain = 0, check = 0;
};

struct Analysis {
    scene::Scene scene; ///< with the branches written in
    std::shared_ptr<const diagram::Diagram> diagram;
    std::shared_ptr<reason::Session> session; ///< not for use from two threads at once
    bool flowed = false;                      ///< what values say was told to the session
    std::vector<GoalResult> goals;
    std::optional<Error> no_branch;                ///< why no branch fits all goals, as in Figure
    std::vector<verify::SenselessGiven> senseless; ///< givens that do not hold: nothing follows from them
    Times times;                                   ///< wall clock
    Times work;                                    ///< processor time of the thread
};

struct Options {
    realize::Options realize;
    reason::Limits limits;
    proof::Bans bans; ///< what is not used: of a rule profile (workflow/solve/rule_profile.h)
    bool stop_at_goals = false;
    bool consequences = false; ///< list what follows though no proof needed it: for those who look at everything
    bool values = false;       ///< tell the closure what values say though no goal or question needed it: for the same
    bool every_derivation = false;      ///< the graph keeps every derivation by a rule (definition 17)
    reason::Profile* profile = nullptr; ///< where the time of closing is added; the caller's
};

/// Realises, closes, traces back and checks. An error only where there is no figure; a goal that is false or not
/// reached is a result.
Result<Analysis> analyse(const scene::Scene& scene, const scene::Goals& goals, const Options& options = {},
                         const Control& control = {});
/// The same of a scene whose figure there is. `before`, if not null, is the analysis of its first actions: where the
/// figure goes on in the pictures of that (realize::extend) its closure goes on as well, with the options that it was
/// closed with; otherwise everything is closed anew.
Result<Analysis> analyse(const scene::Scene& scene, std::shared_ptr<const diagram::Diagram> diagram,
                         const scene::Goals& goals, const Options& options, const Analysis* before,
                         const Control& control = {});
/// The figure of a problem of a file (figure_of), with its goals; options.realize.choose_branch_for is not looked at.
Result<Analysis> analyse(const LoadedProblem& problem, const Options& options = {}, const Control& control = {});

/// "the given perp a d b c does not hold: A and D are one point in every picture, so there is no line AD"
std::string words_of(const Analysis& analysis, const verify::SenselessGiven& given);

/// Tells the closure what the values of quantities say, unless that was done (reason/value/flow.h). Whether it went on.
bool let_values_flow(Analysis& analysis, const Control& control = {});

/// A goal picked afterwards, on a closed session: proved, explained, checked. Values flow where it is not held without.
/// A stop is told in the reason.
GoalResult solve_goal(Analysis& analysis, const facts::Statement& goal, const Control& control = {});

} // namespace porism::workflow
