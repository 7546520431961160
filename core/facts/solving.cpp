#include "facts/solving.h"

#include "base/text.h"
#include "facts/coefficients.h"
#include "facts/constants.h"
#include "facts/rational_roots.h"
#include "facts/remembered.h"
#include "numbers/denest.h"
#include "numbers/exact.h"
#include "numbers/power_of_pi.h"
#include "numbers/quotient_form.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <numeric>
#include <set>
#include <string>

namespace porism::facts {
namespace {

using numbers::Exact;
using numbers::Rational;
using numbers::Scalar;

constexpr std::uint32_t most_rational_roots = 6; // degree up to which they are looked for

std::string written(const Polynomial& numbers_alone) {
    if (numbers_alone.empty()) return "0";
    std::vector<std::string> terms;
    for (const auto& [monomial, coefficient] : numbers_alone) {
        std::vector<std::string> factors;
        if (coefficient != 1 || monomial.factors.empty())
            factors.push_back(fmt::format("({})", numbers::to_string(coefficient)));
        for (const auto& [number, exponent] : monomial.factors)
            factors.push_back(fmt::format("({})^{}", number.text(), exponent));
        terms.push_back(join(factors, "*"));
    }
    return join(terms, "+");
}

std::optional<Scalar> made_simple(const std::string& text) {
    auto scalar = Scalar::parse(text);
    if (!scalar) return std::nullopt;
    scalar = numbers::denested(*scalar);
    const numbers::ExactContext context;
    const Exact exact = numbers::to_exact(*scalar);
    if (exact.state() == Exact::State::value)
        if (const auto simplest = simplest_form(exact, scalar->text())) return in_terms(*simplest);
    if (const auto product = numbers::as_power_of_pi(*scalar)) return in_terms(*product);
    if (const auto quotient = numbers::as_quotient(*scalar)) return quotient;
    return in_terms(*scalar);
}

/// The simplest form that is found of what is written.
std::optional<Scalar> simplified(const std::string& text) {
    return remembered(&Reckoning::Memo::simplest, text, [&] { return made_simple(text); });
}

std::optional<Polynomial> product_if_known(std::optional<Polynomial> a, const Polynomial& b) {
    return a ? product(*a, b) : std::nullopt;
}

/// sqrt(2) + sqrt(3) - sqrt(5 + 2 sqrt(6)) is zero and does not look like it: nothing is divided by that.
bool surely_not_zero(const Polynomial& numbers_alone) {
    if (numbers_alone.size() == 1 && numbers_alone.begin()->first.factors.empty()) return true;
    const auto value = Scalar::parse(written(numbers_alone));
    const auto sign = value ? sign_of(*value) : std::nullopt;
    return sign && *sign != 0;
}

/// Roots in a power of the quantity: of first and second degree.
std::optional<std::vector<Scalar>> linear_roots(const Coefficients& c, std::uint32_t step) {
    const Polynomial& down = c.at(step);
    if (!surely_not_zero(down)) return std::nullopt;
    Polynomial up = Polynomial{} - c.at(0);
    const bool rational = down.size() == 1 && down.begin()->first.factors.empty();
    if (rational)
        for (auto& [monomial, coefficient] : up) coefficient /= down.begin()->second;
    auto root = rational ? value_of(up) : simplified(fmt::format("({})/({})", written(up), written(down)));
    if (!root) return std::nullopt;
    return std::vector{*std::move(root)};
}

std::optional<std::vector<Scalar>> quadratic_roots(const Coefficients& c, std::uint32_t step) {
    const Polynomial none;
    const Polynomial &a = c.at(2 * step), &b = c.contains(step) ? c.at(step) : none, &last = c.at(0);
    if (!surely_not_zero(a)) return std::nullopt;
    const auto square = product(b, b), other = product_if_known(product(a, last), constant(Rational(4)));
    const auto discriminant = square && other ? value_of(*square - *other) : std::nullopt;
    const auto sign = discriminant ? sign_of(*discriminant) : std::nullopt;
    if (!sign) return std::nullopt;
    std::vector<Scalar> out;
    if (*sign < 0) return out;
    for (const char* const way : {"-", "+"}) {
        auto root =
            simplified(fmt::format("(-({}){}sqrt({}))/(2*({}))", written(b), way, discriminant->text(), written(a)));
        if (!root) return std::nullopt;
        out.push_back(*std::move(root));
        if (*sign == 0) break;
    }
    return out;
}

/// Those whose power of exponent `step` is the value.
bool add_roots_of_power(const Scalar& value, std::uint32_t step, std::vector<Scalar>& out) {
    if (step == 1) {
        out.push_back(value);
        return true;
    }
    const auto sign = sign_of(value);
    if (!sign) return false;
    if (*sign < 0 && step % 2 == 0) return true;
    const std::string size = *sign < 0 ? fmt::format("-({})", value.text()) : value.text();
    const auto root = simplified(step == 2 ? fmt::format("sqrt({})", size) : fmt::format("({})^(1/{})", size, step));
    const auto negative = root ? simplified(fmt::format("-({})", root->text())) : std::nullopt;
    if (!root || !negative) return false;
    if (*sign >= 0) out.push_back(*root);
    if (*sign < 0 || (*sign > 0 && step % 2 == 0)) out.push_back(*negative);
    return true;
}

std::uint32_t step_of(const Coefficients& c) {
    std::uint32_t step = 0;
    for (const auto& [exponent, coefficient] : c) step = std::gcd(step, exponent);
    return step;
}

/// Divided by the least power of the quantity.
Coefficients without_zero(const Coefficients& c) {
    Coefficients out;
    for (const auto& [exponent, coefficient] : c) out.emplace(exponent - c.begin()->first, coefficient);
    return out;
}

// ---- rational roots of polynomials with rational coefficients

std::optional<std::vector<Rational>> rationals(const Coefficients& c) {
    std::vector<Rational> out(c.rbegin()->first + 1, Rational(0));
    for (const auto& [exponent, coefficient] : c) {
        if (coefficient.size() != 1 || !coefficient.begin()->first.factors.empty()) return std::nullopt;
        out[exponent] = coefficient.begin()->second;
    }
    return out;
}

/// Takes rational roots out of a polynomial that is too high; leaves it as it is where its coefficients are none.
void take_rational_roots(Coefficients& c, std::vector<Scalar>& out) {
    auto all = rationals(c);
    if (!all || all->size() > most_rational_roots + 1) return;
    for (const Rational& root : taken_roots(*all)) out.emplace_back(root);
    c.clear();
    for (std::uint32_t i = 0; i < all->size(); ++i)
        if ((*all)[i] != 0) c[i] = constant((*all)[i]);
}

/// t^3 + pt + q = 0 after a shift of t by `shift`.
struct Cubic {
    Rational p, q, shift;
    /// Positive where one root alone is real, negative where three are.
    Rational under_root() const { return q * q / 4 + p * p * p / 27; }
    std::optional<Scalar> shifted(const std::string& root) const {
        return simplified(fmt::format("{}-({})", root, numbers::to_string(shift)));
    }
};

Cubic depressed(const std::vector<Rational>& c, std::uint32_t step) {
    const Rational& first = c.at(3 * step);
    const Rational b = c.at(2 * step) / first, a = c.at(step) / first, last = c.at(0) / first;
    return {a - b * b / 3, 2 * b * b * b / 27 - b * a / 3 + last, b / 3};
}

/// Cardano, Ars Magna, 11 to 13: with one cube root u, as u - p/(3u), whose field has half the degree of that of the
/// two that it is the sum of.
std::optional<std::vector<Scalar>> root_by_cube(const Cubic& cubic) {
    // Of the two cubes -q/2 + r and -q/2 - r the one that is farther from zero: its size.
    const auto size = simplified(fmt::format("{}+sqrt({})", numbers::to_string(Rational(abs(cubic.q) / 2)),
                                             numbers::to_string(cubic.under_root())));
    if (!size) return std::nullopt;
    const std::string u = fmt::format("({})^(1/3)", size->text());
    auto root =
        cubic.shifted(fmt::format("{}({}-({})/(3*{}))", cubic.q > 0 ? "-" : "", u, numbers::to_string(cubic.p), u));
    if (!root) return std::nullopt;
    return std::vector{*std::move(root)};
}

/// By the cosine of three times an angle (Viete): of an angle whose third part is a part of a turn.
std::optional<std::vector<Scalar>> roots_by_cosines(const Cubic& cubic) {
    struct Known {
        Rational squared_cosine;
        int degrees;
    };
    static const std::array rows{Known{Rational(1) / 4, 60}, Known{Rational(1) / 2, 45}, Known{Rational(3) / 4, 30}};
    const Rational squared = cubic.q * cubic.q / 4 / (-cubic.p * cubic.p * cubic.p / 27);
    const auto row = std::ranges::find(rows, squared, &Known::squared_cosine);
    if (row == rows.end()) return std::nullopt;
    const int degrees = cubic.q < 0 ? row->degrees : 180 - row->degrees;
    std::vector<Scalar> out;
    for (const int turn : {0, 120, 240}) {
        auto root = cubic.shifted(
            fmt::format("2*sqrt({})*cos({}o)", numbers::to_string(Rational(-cubic.p / 3)), degrees / 3 + turn));
        if (!root) return std::nullopt;
        out.push_back(*std::move(root));
    }
    return out;
}

/// Of third degree with rational coefficients.
std::optional<std::vector<Scalar>> cubic_roots(const Coefficients& coefficients, std::uint32_t step) {
    const auto all = rationals(coefficients);
    if (!all) return std::nullopt;
    const Cubic cubic = depressed(*all, step);
    if (cubic.under_root() == 0) return std::nullopt;
    return cubic.under_root() > 0 ? root_by_cube(cubic) : roots_by_cosines(cubic);
}

/// By degree, from the first on: roots of a power of the quantity.
constexpr std::array roots_of_degree{linear_roots, quadratic_roots, cubic_roots};

bool add_roots(const Coefficients& c, std::vector<Scalar>& out) {
    const std::uint32_t step = step_of(c);
    if (step == 0) return true;
    const std::uint32_t degree = c.rbegin()->first / step;
    if (degree > roots_of_degree.size()) return false;
    const auto powers = roots_of_degree[degree - 1](c, step);
    return powers &&
           std::ranges::all_of(*powers, [&](const Scalar& value) { return add_roots_of_power(value, step, out); });
}

} // namespace

std::optional<Quantity> only_quantity(const Polynomial& polynomial) {
    std::optional<Quantity> found;
    for (const auto& [monomial, coefficient] : polynomial)
        for (const Monomial::Factor& factor : monomial.factors) {
            if (factor.quantity.kind() == QuantityKind::number) continue;
            if (found && *found != factor.quantity) return std::nullopt;
            found = factor.quantity;
        }
    return found;
}

std::optional<Scalar> value_of(const Polynomial& numbers_alone) {
    return simplified(written(numbers_alone));
}

std::optional<int> sign_of_numbers(const Polynomial& numbers_alone) {
    const auto value = value_of(numbers_alone);
    return value ? sign_of(*value) : std::nullopt;
}

bool vanishes(const Polynomial& polynomial) {
    const auto of_numbers = [](const auto& term) {
        return std::ranges::all_of(term.first.factors, [](const Monomial::Factor& factor) {
            return factor.quantity.kind() == QuantityKind::number;
        });
    };
    if (polynomial.empty() || !std::ranges::all_of(polynomial, of_numbers)) return polynomial.empty();
    const auto value = value_of(polynomial);
    const auto rational = value ? numbers::as_rational(*value) : std::nullopt;
    return rational && *rational == 0;
}

std::optional<Roots> real_roots(const Polynomial& polynomial) {
    const auto quantity = only_quantity(polynomial);
    if (!quantity) return std::nullopt;
    Coefficients c = coefficients_of(polynomial, *quantity);
    std::vector<Scalar> out;
    if (c.begin()->first > 0) out.emplace_back(0);
    c = without_zero(c);
    if (step_of(c) > 0 && c.rbegin()->first / step_of(c) > 2) take_rational_roots(c, out);
    if (!add_roots(c, out)) return std::nullopt;
    std::ranges::sort(out, {}, [](const Scalar& value) { return numbers::to_double(value); });
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return Roots{*quantity, std::move(out)};
}

namespace {

std::uint32_t degree_without_numbers(const Monomial& monomial) {
    std::uint32_t out = 0;
    for (const Monomial::Factor& factor : monomial.factors)
        if (factor.quantity.kind() != QuantityKind::number) out += factor.exponent;
    return out;
}

bool is_homogeneous(const Polynomial& polynomial) {
    const std::uint32_t degree = degree_without_numbers(polynomial.begin()->first);
    return std::ranges::all_of(polynomial,
                               [&](const auto& term) { return degree_without_numbers(term.first) == degree; });
}

} // namespace

std::optional<Quotients> quotients(const Polynomial& polynomial, const Quantity& above) {
    const auto relation = Relation::of(polynomial);
    if (!relation) return std::nullopt;
    std::set<Quantity> both(relation->quantities().begin(), relation->quantities().end());
    const bool of_two = both.size() == 2 && both.erase(above) == 1 && is_homogeneous(polynomial);
    if (!of_two || !row(above.kind()).positive || !row(both.begin()->kind()).positive) return std::nullopt;
    const auto of_one = substituted(polynomial, *both.begin(), constant(Rational(1)));
    const auto roots = of_one ? real_roots(*of_one) : std::nullopt;
    if (!roots) return std::nullopt;
    Quotients out{above, *both.begin(), {}};
    for (const Scalar& value : roots->values) {
        const auto sign = sign_of(value);
        if (!sign) return std::nullopt;
        if (*sign > 0) out.values.push_back(value);
    }
    return out;
}

namespace {

struct FunctionRow {
    QuantityKind wanted, known;
    fmt::format_string<const std::string&> formula;
};

/// Both angles that have the sine of this one, which is at most a right angle.
std::vector<Scalar> with_the_rest_of_180(const Scalar& angle) {
    const auto other = simplified(fmt::format("180-({})", angle.text()));
    if (!other) return {};
    const auto rational = numbers::as_rational(angle);
    return rational && *rational == 90 ? std::vector{angle} : std::vector{angle, *other};
}

} // namespace

std::vector<Scalar> function_values(const Quantity& wanted, const Quantity& known, const Scalar& value) {
    if (!std::ranges::equal(wanted.points(), known.points())) return {};
    using enum QuantityKind;
    static constexpr std::array rows{
        FunctionRow{sine, angle, "sin(({})*1o)"},     FunctionRow{cosine, angle, "cos(({})*1o)"},
        FunctionRow{tangent, angle, "tan(({})*1o)"},  FunctionRow{angle, cosine, "arccos({})/1o"},
        FunctionRow{angle, tangent, "arctan({})/1o"}, FunctionRow{angle, sine, "arcsin({})/1o"},
    };
    const auto row = std::ranges::find_if(
        rows, [&](const FunctionRow& one) { return one.wanted == wanted.kind() && one.known == known.kind(); });
    if (row == rows.end()) return {};
    const auto found = simplified(fmt::format(row->formula, value.text()));
    if (!found) return {};
    if (wanted.kind() != angle) return {*found};
    const bool admitted = admits(wanted, *found) == true;
    if (known.kind() == sine) return admitted ? with_the_rest_of_180(*found) : std::vector<Scalar>{};
    if (admitted) return {*found};
    const auto obtuse = simplified(fmt::format("180+({})", found->text())); // its tangent is negative
    return obtuse ? std::vector{*obtuse} : std::vector<Scalar>{};
}

std::optional<bool> admits(const Quantity& quantity, const Scalar& value) {
    const QuantityRow& kind = row(quantity.kind());
    if (kind.positive) {
        const auto sign = sign_of(value);
        if (!sign) return std::nullopt;
        if (*sign <= 0) return false;
    }
    if (kind.below == 0) return true;
    const auto over = simplified(fmt::format("{}-({})", kind.below, value.text()));
    const auto sign = over ? sign_of(*over) : std::nullopt;
    if (!sign) return std::nullopt;
    return *sign > 0;
}

} // namespace porism::facts
