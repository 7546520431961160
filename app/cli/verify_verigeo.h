// The checks of VeriGeo's paper, for comparison.
#pragma once

#include "app/cli/program.h"
#include "workflow/load.h"

namespace porism::cli {

/// Tells what the checks of the paper's appendix F say of each problem: what passes them is not thereby true.
Exit verify_as_verigeo(Program& program, const Common& arguments, const workflow::Loaded& loaded);

} // namespace porism::cli
