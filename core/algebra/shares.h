// From residues to exact combinations: the step between "proposed modulo p" and "verified in integers".
#pragma once

#include "algebra/equation.h"
#include "base/stop.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace porism::algebra {

/// A row's coefficient in a combination, known modulo p only.
struct Share {
    RowIndex row;
    std::uint64_t residue;
};

/// Rational coefficients of rows; their combination has exactly the wanted terms.
struct Combination {
    std::vector<std::pair<RowIndex, Rational>> shares; ///< ascending, none zero
    Rational constant = 0;                             ///< the combination's constant

    /// Least common multiple of the denominators.
    Integer denominator() const;
};

/// Coefficients for which the rows add up to `terms` (constants aside). The residues are tried first; if they are no
/// small rationals, or wrong, the rows' linear system is solved in exact rationals. Nothing if there is no solution or
/// a stop was requested. Variables with `ignored[var]` need not agree.
std::optional<Combination> exact_combination(std::span<const Equation> rows, std::span<const Share> support,
                                             const std::vector<Term>& terms, const Control& control,
                                             const std::vector<bool>& ignored = {});

/// Scaled to integers. Nothing where the constants forbid it: turns would not be an integer, or not zero in a real
/// table.
std::optional<Certificate> to_certificate(TableKind kind, const Combination& combination,
                                          const Rational& target_constant);

} // namespace porism::algebra
