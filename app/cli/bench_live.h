// `porism bench live`: what the last action of each problem costs when it is added to the closure of the others.
#pragma once

#include "app/cli/program.h"

#include <vector>

namespace porism::cli {

Exit bench_live(Program& program, const Common& arguments, const workflow::RulesChoice& rules,
                const std::vector<workflow::LoadedProblem>& problems);

} // namespace porism::cli
