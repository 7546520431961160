// `porism bench faults`: faults put into problems that are solved, and how many of them the verifications find.
#pragma once

#include "app/cli/program.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace porism::cli {

struct FaultsBench {
    std::vector<std::string> also; ///< further files
    std::optional<std::uint64_t> seed;
    std::optional<std::size_t> count, each;

    bool any() const { return !also.empty() || seed || count || each; }
};
void add_faults_bench(CLI::App& command, FaultsBench& bench);
Exit bench_faults(Program& program, const Common& arguments, const FaultsBench& bench);

} // namespace porism::cli
