#include "workflow/verify/action_profile.h"

#include "workflow/verify/envelope.h"

namespace porism::workflow {

Status hold_to(verigeo::Profile profile, const LoadedProblem& problem) {
    if (!problem.document) return fail(problem.document.error());
    if (!problem.envelope)
        return fail(Error{ErrorKind::bad_input, "no_envelope", "action profiles are those of VeriGeo's envelopes alone",
                          "leave --profile out, or write an envelope by porism convert --to verigeo", problem.place});
    auto held = verigeo::hold_to(profile, problem.envelope->envelope.actions, "actions");
    if (!held) held.error().place = problem.place;
    return held;
}

} // namespace porism::workflow
