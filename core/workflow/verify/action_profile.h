// The action profiles of VeriGeo: what an author may use, and what a solver.
#pragma once

#include "formats/verigeo/verigeo.h"
#include "workflow/load.h"

namespace porism::workflow {

/// Whether all actions of an envelope's figure are of an action profile; what a solver claims of it is the solver's
/// anyhow. Errors: `profile`, with the pointer of the first that is not; `no_envelope`; the problem's own.
Status hold_to(verigeo::Profile profile, const LoadedProblem& problem);

} // namespace porism::workflow
