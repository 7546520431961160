#include "realize/stated/contradiction.h"

#include "numbers/number.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace porism::realize {
namespace {

using facts::Monomial;
using facts::Polynomial;
using numbers::Rational;

bool is_number(const Monomial& monomial) {
    return std::ranges::all_of(monomial.factors, [](const Monomial::Factor& factor) {
        return factor.quantity.kind() == facts::QuantityKind::number;
    });
}

/// An equation, and how it is made of those that were told.
struct Sum {
    Polynomial left;
    std::map<std::size_t, Rational> parts;

    void subtract(const Sum& other, const Rational& times) {
        add(left, other.left, -times);
        add(parts, other.parts, -times);
    }

private:
    template<class Terms>
    static void add(Terms& terms, const Terms& others, const Rational& times) {
        for (const auto& [term, coefficient] : others) {
            Rational& sum = terms[term];
            sum += times * coefficient;
            if (sum == 0) terms.erase(term);
        }
    }
};

/// What the numbers of an equation add up to.
double number_in(const Polynomial& left) {
    double value = 0;
    for (const auto& [monomial, coefficient] : left) {
        if (!is_number(monomial)) continue;
        double one = coefficient.get_d();
        for (const auto& factor : monomial.factors)
            one *= std::pow(numbers::to_double(factor.quantity.constant()), static_cast<double>(factor.exponent));
        value += one;
    }
    return value;
}

/// Whether a number is left that is clearly not zero: equations of what was measured may miss by their last digits.
bool is_false(const Sum& sum, std::span<const facts::Relation> equations, double digits) {
    if (!std::ranges::all_of(sum.left, [](const auto& term) { return is_number(term.first); })) return false;
    double size = 0;
    for (const auto& [part, times] : sum.parts)
        size += std::fabs(times.get_d() * number_in(equations[part].polynomial()));
    return std::fabs(number_in(sum.left)) > digits * size;
}

} // namespace

std::vector<std::size_t> contradicting(std::span<const facts::Relation> equations, double digits) {
    std::map<Monomial, Sum> solved; ///< by what each is solved for
    for (std::size_t i = 0; i < equations.size(); ++i) {
        Sum sum{equations[i].polynomial(), {{i, 1}}};
        for (const auto& [monomial, by] : solved)
            if (const auto found = sum.left.find(monomial); found != sum.left.end())
                sum.subtract(by, Rational(found->second / by.left.at(monomial)));
        if (is_false(sum, equations, digits)) {
            std::vector<std::size_t> out;
            for (const auto& [part, times] : sum.parts) out.push_back(part);
            return out;
        }
        const auto pivot = std::ranges::find_if(sum.left, [](const auto& term) { return !is_number(term.first); });
        if (pivot == sum.left.end()) continue;
        const Monomial monomial = pivot->first;
        for (auto& [other, by] : solved)
            if (const auto found = by.left.find(monomial); found != by.left.end())
                by.subtract(sum, Rational(found->second / sum.left.at(monomial)));
        solved.emplace(monomial, std::move(sum));
    }
    return {};
}

} // namespace porism::realize
