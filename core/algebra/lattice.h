// Combinations with integer coefficients: what a set of rows says modulo one without dividing.
#pragma once

#include "algebra/equation.h"
#include "algebra/table.h"
#include "base/stop.h"

#include <cstdint>
#include <optional>
#include <span>

namespace porism::algebra {

/// Counted integer row operations that a search may still spend.
struct LatticeBudget {
    std::uint64_t steps = 0;
    StopToken stop = {};
    bool spent() const { return steps == 0 || stop.stop_requested(); }
};

/// The least positive multiple m of the target, with its certificate, such that m * target is an integral combination
/// of the chosen rows up to whole turns (modulo_one). Row echelon form over the integers with its transformation.
/// Nothing if no multiple is, or the budget is spent.
std::optional<Certificate> least_multiple(std::span<const Equation> rows, std::span<const RowIndex> chosen,
                                          const Equation& target, LatticeBudget& budget);

/// An integral combination of the chosen rows without variables whose constant is no integer.
std::optional<Conflict> torsion_conflict(std::span<const Equation> rows, std::span<const RowIndex> chosen,
                                         LatticeBudget& budget);

} // namespace porism::algebra
