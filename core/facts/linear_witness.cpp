#include "facts/linear_witness.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace porism::facts {
namespace {

using numbers::Rational;

/// What is solved before more is spent than the simplex method takes.
constexpr std::size_t most_equation_entries = 200'000;
constexpr int most_sweeps = 300;
/// By which part of its size an amount is to be above zero, and is then taken for that.
constexpr double aimed_at = 1e-2, enough = 1e-3;
/// Values have so many binary digits behind the point, so that sums of them stay short.
constexpr int digits = 24;

/// A number, and numbers times unknowns.
struct LinearSum {
    Rational rest = 0;
    std::map<std::size_t, Rational> of = {};

    void add(const Rational& times, const LinearSum& other) {
        rest += times * other.rest;
        for (const auto& [unknown, number] : other.of) {
            Rational& mine = of[unknown];
            mine += times * number;
            if (mine == 0) of.erase(unknown);
        }
    }
};

class Witness {
public:
    explicit Witness(std::span<const LinearBound> bounds) : bounds_(bounds) {}

    bool found() {
        if (!solve_equations()) return false;
        for (const LinearBound& bound : bounds_)
            if (bound.is != Bounded::zero) amounts_.push_back({solved(sum_of(bound.amount)), bound.is});
        start();
        return relax() && hold_exactly();
    }

private:
    struct Amount {
        LinearSum sum;
        Bounded is;
    };

    LinearSum sum_of(const Polynomial& amount) {
        LinearSum out;
        for (const auto& [monomial, number] : amount)
            if (monomial.factors.empty())
                out.rest = number;
            else
                out.of.emplace(unknown_of(monomial), number);
        return out;
    }

    std::size_t unknown_of(const Monomial& monomial) {
        const auto [place, is_new] = unknowns_.try_emplace(monomial, unknowns_.size());
        if (is_new) {
            const bool is_number = std::ranges::all_of(
                monomial.factors, [](const auto& factor) { return factor.quantity.kind() == QuantityKind::number; });
            fixed_.push_back(is_number ? std::optional(value_in({{monomial, 1}}, {})) : std::nullopt);
        }
        return place->second;
    }

    /// Each equation tells one unknown by others that none tells; whether they do not contradict each other, and speak
    /// of more than numbers.
    bool solve_equations() {
        std::size_t entries = 0;
        for (const LinearBound& bound : bounds_) {
            if (bound.is != Bounded::zero) continue;
            const LinearSum equation = solved(sum_of(bound.amount));
            if (equation.of.empty() && equation.rest == 0) continue;
            const auto told = std::ranges::find_if(equation.of, [&](const auto& one) { return !fixed_[one.first]; });
            if (told == equation.of.end()) return false;
            LinearSum by;
            by.add(-1 / told->second, equation);
            by.of.erase(told->first);
            for (auto& [unknown, sum] : told_) {
                replace(sum, told->first, by);
                entries += sum.of.size();
            }
            if (entries > most_equation_entries) return false;
            told_.emplace(told->first, std::move(by));
        }
        return true;
    }

    static void replace(LinearSum& sum, std::size_t unknown, const LinearSum& by) {
        const auto found = sum.of.find(unknown);
        if (found == sum.of.end()) return;
        const Rational times = found->second;
        sum.of.erase(found);
        sum.add(times, by);
    }
    LinearSum solved(LinearSum sum) const {
        std::vector<std::size_t> told;
        for (const auto& [unknown, number] : sum.of)
            if (told_.contains(unknown)) told.push_back(unknown);
        for (const std::size_t unknown : told) replace(sum, unknown, told_.at(unknown));
        return sum;
    }

    void start() {
        for (const Amount& amount : amounts_) {
            Row row{amount.sum.rest.get_d(), {}, 0};
            for (const auto& [unknown, number] : amount.sum.of) {
                const double times = number.get_d();
                if (fixed_[unknown]) {
                    row.rest += times * *fixed_[unknown];
                    continue;
                }
                row.of.emplace_back(unknown, times);
                row.square += times * times;
            }
            rows_.push_back(std::move(row));
        }
        values_.assign(unknowns_.size(), 1);
    }

    /// Moves the values over each bound that they fail, again and again.
    bool relax() {
        for (int sweep = 0; sweep < most_sweeps; ++sweep) {
            bool all = true;
            for (const Row& row : rows_) {
                if (row.of.empty()) continue;
                double value = row.rest;
                for (const auto& [unknown, times] : row.of) value += times * values_[unknown];
                const double size = std::abs(row.rest) + std::sqrt(row.square);
                if (value >= enough * size) continue;
                all = false;
                const double step = (aimed_at * size - value) / row.square;
                for (const auto& [unknown, times] : row.of) values_[unknown] += step * times;
            }
            if (all) return std::ranges::all_of(values_, [](double value) { return std::isfinite(value); });
        }
        return false;
    }

    bool hold_exactly() const {
        std::vector<Rational> exact;
        for (std::size_t i = 0; i < values_.size(); ++i)
            exact.emplace_back(fixed_[i] ? *fixed_[i]
                                         : std::ldexp(std::round(std::ldexp(values_[i], digits)), -digits));
        return std::ranges::all_of(amounts_, [&](const Amount& amount) {
            Rational value = amount.sum.rest;
            for (const auto& [unknown, number] : amount.sum.of) value += number * exact[unknown];
            return amount.is == Bounded::positive ? value > 0 : value >= 0;
        });
    }

    struct Row {
        double rest;
        std::vector<std::pair<std::size_t, double>> of;
        double square;
    };

    std::span<const LinearBound> bounds_;
    std::map<Monomial, std::size_t> unknowns_;
    std::vector<std::optional<double>> fixed_; ///< by unknown, of those that are numbers
    std::map<std::size_t, LinearSum> told_;    ///< by unknowns that no equation tells
    std::vector<Amount> amounts_;
    std::vector<Row> rows_;
    std::vector<double> values_;
};

} // namespace

bool have_values_together(std::span<const LinearBound> bounds) {
    return Witness(bounds).found();
}

} // namespace porism::facts
