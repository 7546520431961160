// `porism bench exact`: every goal decided in exact pictures.
#pragma once

#include "app/cli/program.h"

#include <vector>

namespace porism::cli {

Exit bench_exact(Program& program, const Common& arguments, const std::vector<workflow::LoadedProblem>& problems);

} // namespace porism::cli
