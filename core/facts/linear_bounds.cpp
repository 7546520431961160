#include "facts/linear_bounds.h"

#include "facts/linear_witness.h"
#include "facts/solving.h"

#include <algorithm>
#include <map>
#include <optional>

namespace porism::facts {
namespace {

using numbers::Rational;

constexpr std::size_t most_entries = 1'000'000, most_products = 2'000'000;

/// Not negative unknowns, found so that equations hold between them: the first phase of the simplex method, with
/// Bland's rule, which never comes back to a table.
class Simplex {
public:
    /// Of equations with so many unknowns, one more column for what they are equal to, which is not negative.
    Simplex(std::vector<std::vector<Rational>> equations, std::size_t unknowns)
        : rows_(std::move(equations)), unknowns_(unknowns), basis_(rows_.size(), unknowns), missing_(unknowns + 1) {
        for (const auto& row : rows_)
            for (std::size_t column = 0; column <= unknowns_; ++column) missing_[column] += row[column];
    }

    /// Values of all unknowns; empty where none solve the equations.
    std::optional<std::vector<Rational>> solution() {
        while (products_ < most_products) {
            const auto entering = first_that_helps();
            if (!entering) return missing_[unknowns_] == 0 ? std::optional(values()) : std::nullopt;
            const auto leaving = leaving_for(*entering);
            if (!leaving) return std::nullopt;
            pivot(*leaving, *entering);
        }
        return std::nullopt;
    }

private:
    std::optional<std::size_t> first_that_helps() const {
        for (std::size_t column = 0; column < unknowns_; ++column)
            if (missing_[column] > 0) return column;
        return std::nullopt;
    }

    /// The row that bounds the unknown most; of several the one of the first unknown.
    std::optional<std::size_t> leaving_for(std::size_t entering) const {
        std::optional<std::size_t> best;
        Rational least;
        for (std::size_t row = 0; row < rows_.size(); ++row) {
            if (rows_[row][entering] <= 0) continue;
            const Rational ratio = rows_[row][unknowns_] / rows_[row][entering];
            if (best && (ratio > least || (ratio == least && basis_[row] > basis_[*best]))) continue;
            best = row;
            least = ratio;
        }
        return best;
    }

    void pivot(std::size_t leaving, std::size_t entering) {
        auto& chosen = rows_[leaving];
        const Rational by = chosen[entering];
        std::vector<std::size_t> filled;
        for (std::size_t column = 0; column <= unknowns_; ++column) {
            if (chosen[column] == 0) continue;
            chosen[column] /= by;
            filled.push_back(column);
        }
        const auto clear = [&](std::vector<Rational>& row) {
            const Rational factor = row[entering];
            if (factor == 0) return;
            for (const std::size_t column : filled) row[column] -= factor * chosen[column];
            products_ += filled.size();
        };
        for (auto& row : rows_)
            if (&row != &chosen) clear(row);
        clear(missing_);
        basis_[leaving] = entering;
    }

    std::vector<Rational> values() const {
        std::vector<Rational> out(unknowns_);
        for (std::size_t row = 0; row < rows_.size(); ++row)
            if (basis_[row] < unknowns_) out[basis_[row]] = rows_[row][unknowns_];
        return out;
    }

    std::vector<std::vector<Rational>> rows_;
    std::size_t unknowns_;
    std::vector<std::size_t> basis_; ///< by row: the unknown that it tells; `unknowns_` where it is what is missing
    std::vector<Rational> missing_;  ///< the sum of the rows that are missing something
    std::size_t products_ = 0;       ///< so far
};

bool is_of_numbers(const Monomial& monomial) {
    return std::ranges::all_of(monomial.factors,
                               [](const auto& factor) { return factor.quantity.kind() == QuantityKind::number; });
}

/// Rational bounds of a number, decided; none where they cannot be.
std::vector<LinearBound> enclosing(const Monomial& number) {
    constexpr double by = 1e-9;
    const Polynomial amount{{number, 1}};
    const double near = value_in(amount, {});
    std::vector<LinearBound> out;
    for (const double end : {near - by * std::abs(near), near + by * std::abs(near)}) {
        const Polynomial above = end < near ? amount - constant(Rational(end)) : constant(Rational(end)) - amount;
        if (sign_of_numbers(above) != 1) return {};
        out.push_back({above, Bounded::positive});
    }
    return out;
}

std::vector<LinearBound> enclosing_all(std::span<const LinearBound> bounds) {
    std::map<Monomial, bool> done;
    std::vector<LinearBound> out;
    for (const LinearBound& bound : bounds)
        for (const auto& [monomial, coefficient] : bound.amount) {
            if (monomial.factors.empty() || !is_of_numbers(monomial) || !done.emplace(monomial, true).second) continue;
            std::ranges::move(enclosing(monomial), std::back_inserter(out));
        }
    return out;
}

/// One unknown for each multiple of a bound, two for that of an equation, one for what is less than zero. Equations:
/// each quantity cancels; the constants and what is less than zero make zero; that and the multiples of strict bounds
/// make one.
class Multiples {
public:
    explicit Multiples(std::span<const LinearBound> bounds) : bounds_(bounds) {
        for (std::size_t i = 0; i < bounds.size(); ++i) {
            unknowns_.push_back({i, 1});
            if (bounds[i].is == Bounded::zero) unknowns_.push_back({i, -1});
            for (const auto& [monomial, coefficient] : bounds[i].amount)
                if (!monomial.factors.empty()) rows_.emplace(monomial, rows_.size());
        }
    }

    /// The bounds whose multiples are not zero.
    std::vector<std::size_t> found() const {
        if ((rows_.size() + 2) * (unknowns_.size() + 2) > most_entries) return {};
        const auto solution = Simplex(equations(), unknowns_.size() + 1).solution();
        std::vector<std::size_t> out;
        if (!solution) return out;
        for (std::size_t i = 0; i < unknowns_.size(); ++i)
            if ((*solution)[i] != 0 && (out.empty() || out.back() != unknowns_[i].bound))
                out.push_back(unknowns_[i].bound);
        return out;
    }

private:
    struct Unknown {
        std::size_t bound;
        int sign;
    };

    std::vector<std::vector<Rational>> equations() const {
        const std::size_t constants = rows_.size(), strict = rows_.size() + 1;
        const std::size_t negative = unknowns_.size(), equal_to = negative + 1;
        std::vector<std::vector<Rational>> out(rows_.size() + 2, std::vector<Rational>(equal_to + 1));
        for (std::size_t i = 0; i < unknowns_.size(); ++i) {
            const LinearBound& bound = bounds_[unknowns_[i].bound];
            for (const auto& [monomial, coefficient] : bound.amount)
                out[monomial.factors.empty() ? constants : rows_.at(monomial)][i] = unknowns_[i].sign * coefficient;
            if (bound.is == Bounded::positive) out[strict][i] = 1;
        }
        out[constants][negative] = out[strict][negative] = out[strict][equal_to] = 1;
        return out;
    }

    std::span<const LinearBound> bounds_;
    std::vector<Unknown> unknowns_;
    std::map<Monomial, std::size_t> rows_;
};

} // namespace

std::vector<std::size_t> impossible_together(std::span<const LinearBound> bounds) {
    std::vector<LinearBound> all(bounds.begin(), bounds.end());
    std::ranges::move(enclosing_all(bounds), std::back_inserter(all));
    if (have_values_together(all)) return {};
    auto found = Multiples(all).found();
    std::erase_if(found, [&](std::size_t one) { return one >= bounds.size(); });
    return found;
}

} // namespace porism::facts
