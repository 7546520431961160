#include "algebra/shares.h"

#include "algebra/modular.h"

#include <algorithm>
#include <map>
#include <utility>

namespace porism::algebra {

namespace {

using Shares = std::vector<std::pair<RowIndex, Rational>>;

bool is_ignored(const std::vector<bool>& ignored, Var var) {
    return var < ignored.size() && ignored[var];
}

bool adds_up(std::span<const Equation> rows, const Shares& shares, const std::vector<Term>& terms,
             const std::vector<bool>& ignored) {
    std::map<Var, Rational> sum;
    for (const auto& term : terms) sum[term.var] -= Rational(numbers::from_int64(term.coefficient));
    for (const auto& [row, share] : shares) {
        for (const auto& term : rows[row].terms)
            sum[term.var] += share * Rational(numbers::from_int64(term.coefficient));
    }
    return std::all_of(sum.begin(), sum.end(),
                       [&](const auto& entry) { return entry.second == 0 || is_ignored(ignored, entry.first); });
}

std::optional<Shares> recovered(std::span<const Share> support) {
    Shares shares;
    for (const auto& share : support) {
        const auto value = modular::recover(share.residue);
        if (!value) return std::nullopt;
        if (*value != 0) shares.emplace_back(share.row, *value);
    }
    return shares;
}

/// One equation for each variable; one unknown for each row; the last column is what they add up to.
using Matrix = std::vector<std::vector<Rational>>;

Matrix transposed(std::span<const Equation> rows, std::span<const Share> support, const std::vector<Term>& terms,
                  const std::vector<bool>& ignored) {
    std::map<Var, std::vector<Rational>> by_var;
    const auto at = [&](Var var) -> std::vector<Rational>& {
        auto& line = by_var[var];
        line.resize(support.size() + 1);
        return line;
    };
    for (std::size_t i = 0; i < support.size(); ++i) {
        for (const auto& term : rows[support[i].row].terms)
            at(term.var)[i] = Rational(numbers::from_int64(term.coefficient));
    }
    for (const auto& term : terms) at(term.var)[support.size()] = Rational(numbers::from_int64(term.coefficient));
    Matrix matrix;
    for (auto& [var, line] : by_var) {
        if (!is_ignored(ignored, var)) matrix.push_back(std::move(line));
    }
    return matrix;
}

/// Clears `column` out of every line but the pivot's; false if no line from `first` on has it.
bool clear_column(Matrix& matrix, std::size_t first, std::size_t column) {
    const auto found = std::find_if(matrix.begin() + static_cast<std::ptrdiff_t>(first), matrix.end(),
                                    [&](const auto& line) { return line[column] != 0; });
    if (found == matrix.end()) return false;
    std::swap(matrix[first], *found);
    const Rational pivot = matrix[first][column];
    for (auto& value : matrix[first]) value /= pivot;
    for (std::size_t i = 0; i < matrix.size(); ++i) {
        if (i == first || matrix[i][column] == 0) continue;
        const Rational factor = matrix[i][column];
        for (std::size_t j = column; j < matrix[i].size(); ++j) matrix[i][j] -= factor * matrix[first][j];
    }
    return true;
}

std::optional<Shares> solved(std::span<const Equation> rows, std::span<const Share> support,
                             const std::vector<Term>& terms, const Control& control, const std::vector<bool>& ignored) {
    Matrix matrix = transposed(rows, support, terms, ignored);
    Shares shares;
    std::vector<std::size_t> pivot_columns;
    for (std::size_t column = 0; column < support.size(); ++column) {
        if (control.stopped()) return std::nullopt;
        if (clear_column(matrix, pivot_columns.size(), column)) pivot_columns.push_back(column);
    }
    for (std::size_t i = 0; i < matrix.size(); ++i) {
        const Rational& value = matrix[i].back();
        if (value == 0) continue;
        if (i >= pivot_columns.size()) return std::nullopt;
        shares.emplace_back(support[pivot_columns[i]].row, value);
    }
    return shares;
}

} // namespace

Integer Combination::denominator() const {
    Integer common = 1;
    for (const auto& [row, share] : shares) common = numbers::lcm(common, share.get_den());
    return common;
}

std::optional<Combination> exact_combination(std::span<const Equation> rows, std::span<const Share> support,
                                             const std::vector<Term>& terms, const Control& control,
                                             const std::vector<bool>& ignored) {
    auto shares = recovered(support);
    if (!shares || !adds_up(rows, *shares, terms, ignored)) shares = solved(rows, support, terms, control, ignored);
    if (!shares) return std::nullopt;
    Combination combination{std::move(*shares)};
    for (const auto& [row, share] : combination.shares) combination.constant += share * rows[row].constant;
    return combination;
}

std::optional<Certificate> to_certificate(TableKind kind, const Combination& combination,
                                          const Rational& target_constant) {
    Certificate certificate;
    certificate.multiple = combination.denominator();
    const Rational turns = certificate.multiple * Rational(combination.constant - target_constant);
    if (!numbers::is_integer(turns) || (kind == TableKind::real && turns != 0)) return std::nullopt;
    certificate.turns = turns.get_num();
    for (const auto& [row, share] : combination.shares)
        certificate.combination.emplace_back(row, Rational(share * certificate.multiple).get_num());
    return certificate;
}

} // namespace porism::algebra
