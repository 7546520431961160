// Linear equations over numbered variables, and certificates that one follows from others.
#pragma once

#include "numbers/integer.h"

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace porism::algebra {

using numbers::Integer;
using numbers::Rational;

/// A variable of a table: the client numbers them densely from 0 and knows what they mean.
using Var = std::uint32_t;
/// Index of an equation in the order in which it was added; also its epoch.
using RowIndex = std::uint32_t;
inline constexpr RowIndex kNoLimit = UINT32_MAX; ///< "before_epoch" that admits every row

struct Term {
    Var var = 0;
    std::int64_t coefficient = 0;
    friend auto operator<=>(const Term&, const Term&) = default;
};

/// The sum of coefficient * variable equals `constant`. Constants of a direction table are in units of pi.
struct Equation {
    std::vector<Term> terms;
    Rational constant = 0;
    friend bool operator==(const Equation&, const Equation&) = default;
};

/// Terms sorted by variable, one for each, none zero. Coefficients must add up within 64 bits (asserted).
Equation normalized(Equation equation);

/// What the numbers of a table are: real numbers, or real numbers modulo 1 (directions in units of pi; doubled arcs).
enum class TableKind { real, modulo_one };

/// sum of combination[i].second * row(combination[i].first) = multiple * target + turns,
/// as polynomials in the variables with the constants: sum of c_i * terms_i = m * terms and
/// sum of c_i * constant_i = m * constant + turns (definition 9; turns counts pi, and is 0 in a real table).
/// The multiple is positive. In a modulo_one table a multiple above 1 proves the target only together with the side
/// condition which of the m branches holds; in a real table any multiple proves it.
struct Certificate {
    std::vector<std::pair<RowIndex, Integer>> combination; ///< ascending rows, no zero coefficients
    Integer multiple = 1;
    Integer turns = 0;
    friend bool operator==(const Certificate&, const Certificate&) = default;
};

/// Checks a certificate exactly, by adding up; `rows[i]` is row i of the table. False also for a row out of range, a
/// zero or negative multiple, or turns in a real table.
bool verify(TableKind kind, const Certificate& certificate, std::span<const Equation> rows, const Equation& target);

} // namespace porism::algebra
