#include "algebra/lattice.h"

#include <algorithm>
#include <cassert>
#include <map>

namespace porism::algebra {

namespace {

using Vector = std::vector<Integer>;

/// Integer vectors, one for each chosen row: a column for each variable, and last the constants over a common
/// denominator.
class Lattice {
public:
    Lattice(std::span<const Equation> rows, std::span<const RowIndex> chosen, const Equation& target)
        : chosen_(chosen.begin(), chosen.end()) {
        for (const auto& term : target.terms) columns_.emplace(term.var, 0);
        scale_ = target.constant.get_den();
        for (const auto index : chosen_) {
            for (const auto& term : rows[index].terms) columns_.emplace(term.var, 0);
            scale_ = numbers::lcm(scale_, rows[index].constant.get_den());
        }
        std::size_t next = 0;
        for (auto& [var, column] : columns_) column = next++;
        for (std::size_t i = 0; i < chosen_.size(); ++i) {
            lines_.push_back({vector_of(rows[chosen_[i]]), Vector(chosen_.size() + 1)});
            lines_.back().origin[i] = 1;
        }
    }

    /// One turn is nothing: a line with the constant 1 alone.
    void add_turn() {
        Line line{Vector(columns_.size() + 1), Vector(chosen_.size() + 1)};
        line.values.back() = scale_;
        line.origin.back() = 1;
        lines_.push_back(std::move(line));
    }

    Vector vector_of(const Equation& equation) const {
        Vector values(columns_.size() + 1);
        for (const auto& term : equation.terms) values[columns_.at(term.var)] = numbers::from_int64(term.coefficient);
        values.back() = Rational(equation.constant * scale_).get_num();
        return values;
    }

    /// Row echelon form by Euclid's algorithm, column after column; false if the budget ran out.
    bool triangulate(LatticeBudget& budget) {
        for (std::size_t column = 0; column <= columns_.size(); ++column) {
            while (const auto smallest = euclid_step(column, budget)) {
                if (budget.spent()) return false;
                if (!*smallest) continue;
                std::swap(lines_[pivots_.size()], lines_[**smallest]);
                pivots_.push_back(column);
                break;
            }
        }
        return true;
    }

    /// Reduces m * target to nothing with the least m > 0; gives m and the coefficients.
    std::optional<std::pair<Integer, Vector>> express(Vector target) const {
        Integer multiple = 1;
        Vector origin(chosen_.size() + 1);
        for (std::size_t i = 0; i < pivots_.size(); ++i) {
            const Integer& pivot = lines_[i].values[pivots_[i]];
            const Integer& value = target[pivots_[i]];
            if (value == 0) continue;
            const Integer grow = ::abs(pivot) / numbers::gcd(pivot, value);
            multiple *= grow;
            for (auto& entry : target) entry *= grow;
            for (auto& entry : origin) entry *= grow;
            const Integer factor = target[pivots_[i]] / pivot;
            for (std::size_t j = 0; j < target.size(); ++j) target[j] -= factor * lines_[i].values[j];
            for (std::size_t j = 0; j < origin.size(); ++j) origin[j] += factor * lines_[i].origin[j];
        }
        const bool done = std::all_of(target.begin(), target.end(), [](const Integer& v) { return v == 0; });
        if (!done) return std::nullopt;
        return std::pair{multiple, origin};
    }

    /// The line that has no variable but a constant, if there is one: its constant and coefficients.
    std::optional<std::pair<Rational, Vector>> bare_constant() const {
        if (pivots_.empty() || pivots_.back() != columns_.size()) return std::nullopt;
        const Line& line = lines_[pivots_.size() - 1];
        return std::pair{numbers::ratio(line.values.back(), scale_), line.origin};
    }

    std::vector<std::pair<RowIndex, Integer>> combination(const Vector& origin) const {
        std::vector<std::pair<RowIndex, Integer>> result;
        for (std::size_t i = 0; i < chosen_.size(); ++i) {
            if (origin[i] != 0) result.emplace_back(chosen_[i], origin[i]);
        }
        return result;
    }

private:
    struct Line {
        Vector values;
        Vector origin; ///< coefficients of the chosen rows, last that of the turn
    };

    /// Outer nothing: no line left has this column. Inner nothing: lines were reduced, go on. Else: this line alone has
    /// it.
    std::optional<std::optional<std::size_t>> euclid_step(std::size_t column, LatticeBudget& budget) {
        std::optional<std::size_t> smallest;
        for (std::size_t i = pivots_.size(); i < lines_.size(); ++i) {
            if (lines_[i].values[column] == 0) continue;
            if (!smallest || ::abs(lines_[i].values[column]) < ::abs(lines_[*smallest].values[column])) smallest = i;
        }
        if (!smallest) return std::nullopt;
        bool alone = true;
        for (std::size_t i = pivots_.size(); i < lines_.size() && !budget.spent(); ++i) {
            if (i == *smallest || lines_[i].values[column] == 0) continue;
            subtract(lines_[i], lines_[*smallest], lines_[i].values[column] / lines_[*smallest].values[column]);
            --budget.steps;
            alone = alone && lines_[i].values[column] == 0;
        }
        return alone ? std::optional(smallest) : std::optional(std::optional<std::size_t>{});
    }

    static void subtract(Line& line, const Line& other, const Integer& factor) {
        for (std::size_t j = 0; j < line.values.size(); ++j) line.values[j] -= factor * other.values[j];
        for (std::size_t j = 0; j < line.origin.size(); ++j) line.origin[j] -= factor * other.origin[j];
    }

    std::vector<RowIndex> chosen_;
    std::map<Var, std::size_t> columns_;
    Integer scale_ = 1;
    std::vector<Line> lines_;
    std::vector<std::size_t> pivots_; ///< column of each echelon line
};

} // namespace

std::optional<Certificate> least_multiple(std::span<const Equation> rows, std::span<const RowIndex> chosen,
                                          const Equation& target, LatticeBudget& budget) {
    Lattice lattice(rows, chosen, target);
    lattice.add_turn();
    if (!lattice.triangulate(budget)) return std::nullopt;
    const auto expressed = lattice.express(lattice.vector_of(target));
    if (!expressed) return std::nullopt;
    Certificate certificate;
    certificate.multiple = expressed->first;
    certificate.combination = lattice.combination(expressed->second);
    certificate.turns = -expressed->second.back();
    return certificate;
}

std::optional<Conflict> torsion_conflict(std::span<const Equation> rows, std::span<const RowIndex> chosen,
                                         LatticeBudget& budget) {
    Lattice lattice(rows, chosen, Equation{});
    if (!lattice.triangulate(budget)) return std::nullopt;
    const auto bare = lattice.bare_constant();
    if (!bare || numbers::is_integer(bare->first)) return std::nullopt;
    return Conflict{lattice.combination(bare->second), bare->first, {}};
}

} // namespace porism::algebra
