// `porism bench reason`: what matching, closing, tracing and checking cost.
#pragma once

#include "app/cli/program.h"

namespace porism::cli {

/// Options of `bench reason`; but for the rules of it alone.
struct ReasonBench {
    workflow::RulesChoice rules;
    bool all = false; ///< every derivation is kept
    bool profile = false;
    bool series = false;
};
void add_reason_bench(CLI::App& command, ReasonBench& options);
/// Whether one was given that is of no other measurement.
bool any_given(const ReasonBench& options);

/// The problems of a file, one by one on this thread, and their sum.
Exit bench_reason(Program& program, const Common& arguments, const ReasonBench& options);
/// The scaling series; no file.
Exit bench_series(Program& program, const Common& arguments, const ReasonBench& options);

} // namespace porism::cli
