// Envelopes of VeriGeo among the problems: where constraints come from, and what is claimed beside the figure.
#pragma once

#include "diagram/diagram.h"
#include "formats/verigeo/content.h"
#include "formats/verigeo/numerical.h"
#include "problem/verdict.h"
#include "workflow/load.h"

#include <optional>
#include <string>
#include <vector>

namespace porism::workflow {

struct EnvelopeFile {
    verigeo::Envelope envelope;
    verigeo::Content content;
    std::string answer_pointer = "/answer"; ///< where the answer stands, in the file that tells it
    std::string author_answer = {};         ///< of an author, where the answer is a solver's; empty where he tells none
    bool edited = false; ///< the scene is another one than that of its actions (told_carried.h): places are the scene's
};

/// "given", "solver" or "derived": of an action of the scene; nothing where the file does not tell sources.
std::optional<std::string> source_of(const LoadedProblem& problem, std::size_t action);

/// Claims of the envelope that exact numbers look at, the first ones.
inline constexpr std::size_t exact_claims = 64;

/// The checks of what an envelope says besides its figure, in its order; `diagram` is null where there is no figure,
/// and all of them are `not_run`. Of each claim `claim_holds` (stage "numeric": seen in all pictures), and
/// `claim_exact` (stage "exact") where its points have given coordinates or exact pictures decide it. Of a given
/// comparison that no statement says `constraint_holds`: the figure was found without it, so one that fails is
/// undecided unless the points it names are given by coordinates. `answer_holds` holds the answer against the value
/// that is asked for; `answer_fits` in its place: failed where its unit is another one, or several are told for one
/// value. `answers_agree`: the author's answer and the solver's are the same, exactly. `goal_read`, `answer_read`:
/// undecided, what is told in words alone. Messages begin with pointer and source.
std::vector<problem::Check> check_envelope(const EnvelopeFile& file, const diagram::Diagram* diagram,
                                           const Control& control = {});

/// Where a given comparison is none of the figure's, a figure that fails something may be none of the problem: what
/// failed there of what is asked for and claimed is undecided then, and says which given was left out. So is what fails
/// in another branch, wherever there are such comparisons.
void leave_to_what_is_unsaid(const EnvelopeFile& file, std::vector<problem::Check>& checks);
/// What is claimed of a comparison that no statement says: seen at most, unless given coordinates decide it.
std::vector<problem::Check> check_unproved(const EnvelopeFile& file, const Control& control = {});
/// Whether a statement about points of given coordinates holds by these.
bool exact_by_coordinates(const EnvelopeFile& file, const facts::Statement& statement, const Control& control = {});

/// The constraints of an envelope as VeriGeo's numerical verification sees them (verigeo::verify_constraints), in the
/// scene picture of its figure; where the constraints have no figure, in one of its points alone. Errors:
/// `no_envelope`; the problem's own; those of realize, where not even the points can be placed.
Result<std::vector<verigeo::NumericalCheck>> verify_by_verigeo(const LoadedProblem& problem,
                                                               const Control& control = {});

} // namespace porism::workflow
