// `porism bench texts`: problems told in a language and read back.
#pragma once

#include "app/cli/program.h"
#include "workflow/load.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace porism::cli {

struct TextsBench {
    std::optional<std::string> language;
    std::optional<std::size_t> texts; ///< of each problem

    bool any() const { return language || texts; }
};
void add_texts_bench(CLI::App& command, TextsBench& bench);
Exit bench_texts(Program& program, const Common& arguments, const TextsBench& bench,
                 const std::vector<workflow::LoadedProblem>& problems);

} // namespace porism::cli
