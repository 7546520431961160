// What a class calculates with: the tables of a closure by the names that rule profiles have for them (definition 26).
#pragma once

#include "facts/equation.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace porism::proof {

enum class Calculation : std::uint8_t { angles, lengths, ratios, squares, sines, powers };
inline constexpr std::size_t calculation_count = 6;

struct CalculationRow {
    Calculation calculation;
    std::string_view name;
    std::string_view words; ///< "ratios and products of lengths"
    facts::TableKind table; ///< whose rows are calculated with
    std::optional<Calculation> with =
        {}; ///< it is a part of this one: equations about sines are some of those of ratios
};
std::span<const CalculationRow> calculation_rows();
const CalculationRow& row(Calculation calculation);
std::optional<Calculation> calculation_by_name(std::string_view name);

/// Of the whole table, not of a part of it.
Calculation calculation_with(facts::TableKind table);
/// Of the equations that a predicate gives a table: sines of those about sines, powers of eqpower.
Calculation calculation_with(facts::TableKind table, facts::Predicate predicate);

} // namespace porism::proof
