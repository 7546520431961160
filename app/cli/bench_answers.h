// `porism bench answers`: the question of each problem answered, and graded against the answer of the file.
#pragma once

#include "app/cli/program.h"
#include "workflow/load.h"

#include <vector>

namespace porism::cli {

Exit bench_answers(Program& program, const Common& arguments, const workflow::RulesChoice& rules,
                   const std::vector<workflow::LoadedProblem>& problems);

} // namespace porism::cli
