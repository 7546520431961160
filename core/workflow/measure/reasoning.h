// What reasoning about a problem costs: for the benchmark of the reasoner.
#pragma once

#include "workflow/load.h"
#include "workflow/solve/analyse.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace porism::workflow {

/// A problem, closed to saturation, its goals traced and checked.
struct Reasoning {
    std::string name;
    std::size_t points = 0, goals = 0;
    bool solved = false; ///< it has goals, and all of them were proved and passed by the checker
    Times work;          ///< processor time
    reason::Counts counts;
    std::size_t derivations = 0; ///< of the graph; more than statements only with Options::every_derivation
    double memory_mb = 0;        ///< the most that the process held meanwhile (MemoryWatch)
    double growth_mb = 0;        ///< by how much that was more than before
};
Json to_json(const Reasoning& record);

/// Errors: those of `analyse`.
Result<Reasoning> reasoning_of(const LoadedProblem& problem, const Options& options = {}, const Control& control = {});

/// All problems of a file together.
struct ReasoningSum {
    std::size_t problems = 0; ///< measured
    std::size_t solved = 0;
    double parse_ms = 0; ///< processor time, like all times here
    Times work;
    double yardstick_ms = 0; ///< of one yardstick, measured beside
    std::size_t statements = 0, derivations = 0;
    std::optional<Reasoning> largest;         ///< by matches
    double peak_mb = 0;                       ///< the greatest memory_mb
    std::optional<Reasoning> grown_most;      ///< by growth_mb
    std::string work_hash;                    ///< of all names and counts: it changes only when the work does
    const reason::Profile* profile = nullptr; ///< where one was kept

    /// Parsing, matching and closing.
    double counted_ms() const { return parse_ms + work.close; }
    double in_yardsticks(double ms) const { return yardstick_ms > 0 ? ms / yardstick_ms : 0; }
};
Json to_json(const ReasoningSum& sum);
ReasoningSum sum_of(std::span<const Reasoning> all);

} // namespace porism::workflow
