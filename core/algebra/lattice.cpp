#include "algebra/lattice.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace porism::algebra {

namespace {

using Small = std::int64_t;

/// False if the place is too small for the value.
bool put(const Integer& value, Integer& place) {
    place = value;
    return true;
}
bool put(Small value, Integer& place) {
    place = numbers::from_int64(value);
    return true;
}
bool put(Small value, Small& place) {
    place = value;
    return value != std::numeric_limits<Small>::min();
}
bool put(const Integer& value, Small& place) {
    return value.fits_slong_p() && put(Small{value.get_si()}, place);
}

/// value - factor * other; likewise.
bool subtract_product(Integer& value, const Integer& factor, const Integer& other) {
    value -= factor * other;
    return true;
}
bool subtract_product(Small& value, Small factor, Small other) {
    Small product = 0;
    return !__builtin_mul_overflow(factor, other, &product) && !__builtin_sub_overflow(value, product, &value) &&
           value != std::numeric_limits<Small>::min();
}

Integer magnitude(const Integer& value) {
    return ::abs(value);
}
Small magnitude(Small value) {
    return value < 0 ? -value : value;
}

Integer common_factor(const Integer& a, const Integer& b) {
    return numbers::gcd(a, b);
}
Small common_factor(Small a, Small b) {
    return std::gcd(a, b);
}

Integer integer(Integer value) {
    return value;
}
Integer integer(Small value) {
    return numbers::from_int64(value);
}

/// Integer vectors, one for each chosen row: a column for each variable, and last the constants over a common
/// denominator. Numbers are Integers, or Small as long as `fits`: what is said afterwards means nothing.
template<class Number>
class Lattice {
public:
    using Numbers = std::vector<Number>;

    Lattice(std::span<const Equation> rows, std::span<const RowIndex> chosen, const Equation& target)
        : chosen_(chosen.begin(), chosen.end()), scale_(target.constant.get_den()) {
        const auto add_columns = [&](const Equation& equation) {
            for (const auto& term : equation.terms) columns_.push_back(term.var);
        };
        add_columns(target);
        for (const auto index : chosen_) {
            add_columns(rows[index]);
            scale_ = numbers::lcm(scale_, rows[index].constant.get_den());
        }
        std::sort(columns_.begin(), columns_.end());
        columns_.erase(std::unique(columns_.begin(), columns_.end()), columns_.end());
        for (std::size_t i = 0; i < chosen_.size(); ++i) {
            lines_.push_back({vector_of(rows[chosen_[i]]), Numbers(chosen_.size() + 1)});
            lines_.back().origin[i] = 1;
        }
    }

    /// One turn is nothing: a line with the constant 1 alone.
    void add_turn() {
        Line line{Numbers(columns_.size() + 1), Numbers(chosen_.size() + 1)};
        take(put(scale_, line.values.back()));
        line.origin.back() = 1;
        lines_.push_back(std::move(line));
    }

    Numbers vector_of(const Equation& equation) {
        Numbers values(columns_.size() + 1);
        for (const auto& term : equation.terms) {
            const auto column = std::lower_bound(columns_.begin(), columns_.end(), term.var) - columns_.begin();
            take(put(Small{term.coefficient}, values[static_cast<std::size_t>(column)]));
        }
        if (equation.constant != 0) take(put(Rational(equation.constant * scale_).get_num(), values.back()));
        return values;
    }

    bool fits() const { return fits_; }

    /// Row echelon form by Euclid's algorithm, column after column; false if the budget ran out.
    bool triangulate(LatticeBudget& budget) {
        for (std::size_t column = 0; column <= columns_.size(); ++column) {
            while (const auto smallest = euclid_step(column, budget)) {
                if (!fits_ || budget.spent()) return false;
                if (!*smallest) continue;
                std::swap(lines_[pivots_.size()], lines_[**smallest]);
                pivots_.push_back(column);
                break;
            }
        }
        return fits_;
    }

    /// Reduces m * target to nothing with the least m > 0; gives m and the coefficients.
    std::optional<std::pair<Integer, Numbers>> express(Numbers target) {
        Integer multiple = 1;
        Numbers origin(chosen_.size() + 1);
        for (std::size_t i = 0; i < pivots_.size() && fits_; ++i) {
            const Number& pivot = lines_[i].values[pivots_[i]];
            const Number& value = target[pivots_[i]];
            if (value == 0) continue;
            const Number grow = magnitude(pivot) / common_factor(pivot, value);
            if (grow != 1) {
                multiple *= integer(grow);
                const Number less = 1 - grow;
                subtract(target, target, less);
                subtract(origin, origin, less);
            }
            const Number factor = target[pivots_[i]] / pivot;
            subtract(target, lines_[i].values, factor);
            subtract(origin, lines_[i].origin, -factor);
        }
        const bool done = std::all_of(target.begin(), target.end(), [](const Number& entry) { return entry == 0; });
        if (!done || !fits_) return std::nullopt;
        return std::pair{multiple, origin};
    }

    /// The line that has no variable but a constant, if there is one: its constant and coefficients.
    std::optional<std::pair<Rational, Numbers>> bare_constant() const {
        if (pivots_.empty() || pivots_.back() != columns_.size()) return std::nullopt;
        const Line& line = lines_[pivots_.size() - 1];
        return std::pair{numbers::ratio(integer(line.values.back()), scale_), line.origin};
    }

    std::vector<std::pair<RowIndex, Integer>> combination(const Numbers& origin) const {
        std::vector<std::pair<RowIndex, Integer>> result;
        for (std::size_t i = 0; i < chosen_.size(); ++i) {
            if (origin[i] != 0) result.emplace_back(chosen_[i], integer(origin[i]));
        }
        return result;
    }

private:
    struct Line {
        Numbers values;
        Numbers origin; ///< coefficients of the chosen rows, last that of the turn
    };

    void take(bool fitted) { fits_ = fits_ && fitted; }

    /// Outer nothing: no line left has this column. Inner nothing: lines were reduced, go on. Else: this line alone has
    /// it.
    std::optional<std::optional<std::size_t>> euclid_step(std::size_t column, LatticeBudget& budget) {
        std::optional<std::size_t> smallest;
        for (std::size_t i = pivots_.size(); i < lines_.size(); ++i) {
            if (lines_[i].values[column] == 0) continue;
            if (!smallest || magnitude(lines_[i].values[column]) < magnitude(lines_[*smallest].values[column]))
                smallest = i;
        }
        if (!smallest) return std::nullopt;
        bool alone = true;
        for (std::size_t i = pivots_.size(); i < lines_.size() && fits_ && !budget.spent(); ++i) {
            if (i == *smallest || lines_[i].values[column] == 0) continue;
            const Number factor = lines_[i].values[column] / lines_[*smallest].values[column];
            subtract(lines_[i].values, lines_[*smallest].values, factor);
            subtract(lines_[i].origin, lines_[*smallest].origin, factor);
            --budget.steps;
            alone = alone && lines_[i].values[column] == 0;
        }
        return alone ? std::optional(smallest) : std::optional(std::optional<std::size_t>{});
    }

    // Most entries are 0.
    void subtract(Numbers& from, const Numbers& other, const Number& factor) {
        for (std::size_t j = 0; j < from.size(); ++j)
            if (other[j] != 0) take(subtract_product(from[j], factor, other[j]));
    }

    std::vector<RowIndex> chosen_;
    std::vector<Var> columns_; ///< ascending
    Integer scale_;
    std::vector<Line> lines_;
    std::vector<std::size_t> pivots_; ///< column of each echelon line
    bool fits_ = true;
};

/// What `ask` finds in the lattice of the chosen rows. Entries are small but in the rarest cases, and then these take
/// a tenth of the time; the steps are the same.
template<class Ask>
auto ask_lattice(std::span<const Equation> rows, std::span<const RowIndex> chosen, const Equation& target,
                 LatticeBudget& budget, const Ask& ask) {
    const std::uint64_t steps = budget.steps;
    Lattice<Small> small(rows, chosen, target);
    auto found = ask(small);
    if (small.fits()) return found;
    budget.steps = steps;
    Lattice<Integer> large(rows, chosen, target);
    return ask(large);
}

} // namespace

std::optional<Certificate> least_multiple(std::span<const Equation> rows, std::span<const RowIndex> chosen,
                                          const Equation& target, LatticeBudget& budget) {
    return ask_lattice(rows, chosen, target, budget, [&](auto& lattice) -> std::optional<Certificate> {
        lattice.add_turn();
        if (!lattice.triangulate(budget)) return std::nullopt;
        const auto expressed = lattice.express(lattice.vector_of(target));
        if (!expressed) return std::nullopt;
        Certificate certificate;
        certificate.multiple = expressed->first;
        certificate.combination = lattice.combination(expressed->second);
        certificate.turns = -integer(expressed->second.back());
        return certificate;
    });
}

std::optional<Conflict> torsion_conflict(std::span<const Equation> rows, std::span<const RowIndex> chosen,
                                         LatticeBudget& budget) {
    return ask_lattice(rows, chosen, Equation{}, budget, [&](auto& lattice) -> std::optional<Conflict> {
        if (!lattice.triangulate(budget)) return std::nullopt;
        const auto bare = lattice.bare_constant();
        if (!bare || numbers::is_integer(bare->first)) return std::nullopt;
        return Conflict{lattice.combination(bare->second), bare->first, {}};
    });
}

} // namespace porism::algebra
