#include "proof/calculation.h"

#include <algorithm>
#include <array>

namespace porism::proof {
namespace {

using facts::TableKind;

constexpr std::array<CalculationRow, calculation_count> all_calculations{{
    {Calculation::angles, "angles", "directions of lines and angles between them", TableKind::direction},
    {Calculation::lengths, "lengths", "sums and differences of lengths", TableKind::length},
    {Calculation::ratios, "ratios", "ratios and products of lengths", TableKind::log_length},
    {Calculation::squares, "squares", "squares of lengths: Pythagoras and its converse", TableKind::square},
    {Calculation::sines, "sines", "sines of angles", TableKind::log_length, Calculation::ratios},
    {Calculation::powers, "powers", "powers of points with respect to circles", TableKind::square,
     Calculation::squares},
}};

} // namespace

std::span<const CalculationRow> calculation_rows() {
    return all_calculations;
}

const CalculationRow& row(Calculation calculation) {
    return all_calculations.at(static_cast<std::size_t>(calculation));
}

std::optional<Calculation> calculation_by_name(std::string_view name) {
    const auto* const found = std::ranges::find(all_calculations, name, &CalculationRow::name);
    return found == all_calculations.end() ? std::nullopt : std::optional(found->calculation);
}

Calculation calculation_with(TableKind table) {
    return std::ranges::find_if(all_calculations,
                                [&](const CalculationRow& one) { return one.table == table && !one.with; })
        ->calculation;
}

Calculation calculation_with(TableKind table, facts::Predicate predicate) {
    if (table == TableKind::log_length && facts::about_sines(predicate)) return Calculation::sines;
    if (table == TableKind::square && predicate == facts::Predicate::eqpower) return Calculation::powers;
    return calculation_with(table);
}

} // namespace porism::proof
