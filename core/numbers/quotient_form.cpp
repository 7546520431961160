#include "numbers/quotient_form.h"

#include "numbers/expression.h"
#include "numbers/fraction.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <string>

namespace porism::numbers {
namespace {

using Kind = ExpressionKind;
using Value = std::optional<Fraction>;

constexpr std::size_t most_parts = 12;     // sines, roots and the like
constexpr std::size_t most_terms = 40;     // of a polynomial
constexpr unsigned long most_exponent = 8; // of a power that is written
constexpr std::size_t longest = 600;       // characters that are looked at

/// What a number is written of, as a variable.
struct Part {
    std::string text;
    Value square; ///< what is written for its square, of other parts
    std::optional<std::size_t>
        partner; ///< of a cosine its sine, or the other way round, of which the square is written
};

std::string written(const MultiPolynomial& polynomial, const std::vector<Part>& parts) {
    std::string out;
    std::vector<Term> terms = polynomial.terms();
    std::ranges::stable_partition(terms, [](const Term& term) { return term.coefficient > 0; });
    for (const Term& term : terms) {
        const Integer size = abs(term.coefficient);
        std::string product = size == 1 ? "" : to_string(size);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (term.exponents[i] == 0) continue;
            if (!product.empty()) product += "*";
            product += parts[i].text;
            if (term.exponents[i] > 1) product += fmt::format("^{}", term.exponents[i]);
        }
        if (product.empty()) product = "1";
        out += (term.coefficient < 0 ? "-" : out.empty() ? "" : "+") + product;
    }
    return out.empty() ? "0" : out;
}

std::string written(const Fraction& value, const std::vector<Part>& parts) {
    std::string up = written(value.up(), parts);
    if (value.down().constant() == Integer(1)) return up;
    return fmt::format("({})/({})", up, written(value.down(), parts));
}

std::size_t nodes(const Expression& tree) {
    return 1 + (tree.left ? nodes(*tree.left) : 0) + (tree.right ? nodes(*tree.right) : 0);
}

std::optional<int> sign_of_text(const std::string& text) {
    const auto scalar = Scalar::parse(text);
    if (!scalar) return std::nullopt;
    const BallPrecision precision(128);
    return sign(evaluate(scalar->expression()));
}

/// One number, read into a quotient. Of the squares of a sine and its cosine one is written by the other.
class Reader {
public:
    explicit Reader(bool keeps_sines) : keeps_sines_(keeps_sines) {}

    Value read(const Expression& tree);
    std::string text(const Fraction& value) const { return written(value, parts_); }

    Value number(const Expression& e) { return Fraction(ring_, e.value); }
    Value pi(const Expression& e) { return times(part("pi"), Fraction(ring_, e.value)); }
    Value negated(const Expression& e) { return times(read(*e.left), Fraction(ring_, -1)); }
    Value sum(const Expression& e) {
        const auto [left, right] = both(e);
        return plus(left, right);
    }
    Value difference(const Expression& e) {
        const auto [left, right] = both(e);
        return plus(left, times(right, Fraction(ring_, -1)));
    }
    Value product(const Expression& e) {
        const auto [left, right] = both(e);
        return times(left, right);
    }
    Value quotient(const Expression& e) {
        const auto [left, right] = both(e);
        return divided(left, right);
    }
    Value power(const Expression& e);
    Value root(const Expression& e) { return root_of(read(*e.left)); }
    Value sine(const Expression& e) {
        return of_turn(e, [&](const Rational& turn) { return sine_of(turn); });
    }
    Value cosine(const Expression& e) {
        return of_turn(e, [&](const Rational& turn) { return sine_of(Rational(1, 2) - turn); });
    }
    Value tangent(const Expression& e) {
        return of_turn(e, [&](const Rational& turn) {
            const Value below = sine_of(Rational(1, 2) - turn);
            return divided(sine_of(turn), below);
        });
    }
    Value other(const Expression& e) { return part(print(e)); }

private:
    struct Sides {
        Value left, right;
    };
    /// The right one first: parts are numbered as they are met.
    Sides both(const Expression& e) {
        Value right = read(*e.right);
        return {read(*e.left), std::move(right)};
    }
    Fraction variable(std::size_t index) const { return Fraction(MultiPolynomial::variable(ring_, index)); }
    Value part(const std::string& text, Value square = {});
    Value sine_of(const Rational& turn);
    template<typename Function>
    Value of_turn(const Expression& e, Function function) {
        return e.left->kind == Kind::pi_multiple ? function(e.left->value) : other(e);
    }

    Value plus(const Value& a, const Value& b) const { return a && b ? bounded(*a + *b) : std::nullopt; }
    Value times(const Value& a, const Value& b) const { return a && b ? bounded(*a * *b) : std::nullopt; }
    Value divided(const Value& a, const Value& b) const {
        return a && b && !b->is_zero() ? bounded(*a * inverse(*b)) : std::nullopt;
    }
    Value root_of(const Value& square);
    MultiPolynomial square_of_partner(std::size_t index) const;
    Fraction without_partners(Fraction value) const;
    void take_out_partners(MultiPolynomial& outside, MultiPolynomial& inside) const;
    std::size_t index_of(const std::string& text) const {
        return static_cast<std::size_t>(std::ranges::find(parts_, text, &Part::text) - parts_.begin());
    }
    Value bounded(Fraction value) const;
    Value without_square(const MultiPolynomial& of, std::size_t index) const;

    bool keeps_sines_;
    Ring ring_{most_parts};
    std::vector<Part> parts_;
};

Value Reader::read(const Expression& tree) {
    using Read = Value (Reader::*)(const Expression&);
    static constexpr std::array<Read, expression_kinds> table{
        &Reader::number,  &Reader::pi,       &Reader::negated, &Reader::sum,   &Reader::difference,
        &Reader::product, &Reader::quotient, &Reader::power,   &Reader::root,  &Reader::sine,
        &Reader::cosine,  &Reader::tangent,  &Reader::other,   &Reader::other, &Reader::other,
    };
    return (this->*table[static_cast<std::size_t>(tree.kind)])(tree);
}

Value Reader::part(const std::string& text, Value square) {
    const auto known = std::ranges::find(parts_, text, &Part::text);
    if (known != parts_.end()) return variable(static_cast<std::size_t>(known - parts_.begin()));
    if (parts_.size() == most_parts) return std::nullopt;
    parts_.push_back({text, std::move(square), {}});
    return variable(parts_.size() - 1);
}

/// Of a part in (0, 1/2) of a half turn. The cosine comes along, as its partner.
Value Reader::sine_of(const Rational& turn) {
    const Rational other = Rational(1, 2) - turn;
    const Rational& small = turn < other ? turn : other;
    const auto text = [](const char* function, const Rational& of) {
        return fmt::format("{}({})", function, print(*pi_node(of)));
    };
    const Fraction one(ring_, 1);
    const std::string sine = text("sin", small), cosine = text("cos", small);
    const Value first = part(keeps_sines_ ? sine : cosine);
    const std::size_t before = parts_.size();
    const Value second = first ? part(keeps_sines_ ? cosine : sine, one + -(*first * *first)) : std::nullopt;
    if (second && parts_.size() > before) parts_.back().partner = index_of(keeps_sines_ ? sine : cosine);
    return (turn == small) == keeps_sines_ ? first : second;
}

Value Reader::power(const Expression& e) {
    Value base = read(*e.left);
    const Rational doubled = e.value * 2;
    if (!is_integer(doubled) || abs(doubled.get_num()) > most_exponent) return other(e);
    if (!is_integer(e.value)) base = root_of(base);
    const Rational& exponent = is_integer(e.value) ? e.value : doubled;
    Value out = Fraction(ring_, 1);
    for (unsigned long i = 0; i < Integer(abs(exponent.get_num())).get_ui(); ++i) out = times(out, base);
    return exponent < 0 ? divided(Fraction(ring_, 1), out) : out;
}

/// Irreducible factors of even multiplicity stand before the root, and its divisor does.
Value Reader::root_of(const Value& square) {
    if (!square || square->is_zero()) return square;
    const auto factors = (square->up() * square->down()).factors();
    if (!factors) return std::nullopt;
    const SquareParts number = square_parts(factors->number);
    MultiPolynomial outside(ring_, number.outside), inside(ring_, number.inside);
    for (const auto& [factor, exponent] : factors->powers) {
        for (unsigned long i = 0; i < exponent / 2; ++i) outside = outside * factor;
        if (exponent % 2 == 1) inside = inside * factor;
    }
    take_out_partners(outside, inside);
    const Fraction before(outside, square->down());
    const auto sign = sign_of_text(text(before));
    if (!sign || *sign == 0) return std::nullopt;
    const Fraction size = *sign > 0 ? before : -before;
    if (inside.constant() == Integer(1)) return bounded(size);
    return times(size, part(fmt::format("sqrt({})", written(inside, parts_)), Fraction(inside)));
}

/// Of a sine 1 - cos^2, or the other way round.
MultiPolynomial Reader::square_of_partner(std::size_t index) const {
    const auto kept = MultiPolynomial::variable(ring_, *parts_[index].partner);
    return MultiPolynomial(ring_, 1) + -(kept * kept);
}

/// cos / (1 - sin^2) is 1 / cos.
Fraction Reader::without_partners(Fraction value) const {
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        if (!parts_[i].partner) continue;
        const auto partner = MultiPolynomial::variable(ring_, i);
        const auto up = value.up().divided_by(partner);
        const auto down = up ? value.down().divided_by(square_of_partner(i)) : std::nullopt;
        if (down) value = Fraction(*up, *down * partner);
    }
    return value;
}

/// 1 - sin^2 is the square of the cosine.
void Reader::take_out_partners(MultiPolynomial& outside, MultiPolynomial& inside) const {
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        const auto rest = parts_[i].partner ? inside.divided_by(square_of_partner(i)) : std::nullopt;
        if (!rest) continue;
        inside = *rest;
        outside = outside * MultiPolynomial::variable(ring_, i);
    }
}

/// Where the part stands in it with an exponent of two or more.
Value Reader::without_square(const MultiPolynomial& of, std::size_t index) const {
    const auto terms = of.terms();
    if (std::ranges::none_of(terms, [&](const Term& term) { return term.exponents[index] > 1; })) return std::nullopt;
    Fraction out(ring_, 0);
    for (const Term& term : terms) {
        Fraction product(ring_, Rational(term.coefficient));
        for (std::size_t i = 0; i < parts_.size(); ++i) {
            const unsigned long squares = i == index ? term.exponents[i] / 2 : 0;
            for (unsigned long k = 0; k < squares; ++k) product = product * *parts_[i].square;
            for (unsigned long k = 2 * squares; k < term.exponents[i]; ++k) product = product * variable(i);
        }
        out = out + product;
    }
    return out;
}

/// Without squares that others say, those of the newest parts first: these are said by older ones.
Value Reader::bounded(Fraction value) const {
    for (std::size_t i = parts_.size(); i-- > 0;) {
        if (!parts_[i].square) continue;
        const Value up = without_square(value.up(), i), down = without_square(value.down(), i);
        if (!up && !down) continue;
        const Fraction below = down ? *down : Fraction(value.down());
        if (below.is_zero()) return std::nullopt;
        value = (up ? *up : Fraction(value.up())) * inverse(below);
    }
    value = without_partners(value);
    if (value.up().size() > most_terms || value.down().size() > most_terms) return std::nullopt;
    return value;
}

} // namespace

std::optional<Scalar> as_quotient(const Scalar& scalar) {
    if (scalar.text().size() > longest) return std::nullopt;
    std::optional<Scalar> shortest;
    for (const bool keeps_sines : {true, false}) {
        Reader reader(keeps_sines);
        const Value value = reader.read(scalar.expression());
        const auto read_back = value ? Scalar::parse(reader.text(*value)) : Result<Scalar>(scalar);
        if (!read_back) continue;
        const std::size_t so_far = nodes((shortest ? *shortest : scalar).expression());
        const auto canonical = Scalar::parse(canonical_text(*read_back));
        if (canonical && nodes(canonical->expression()) < so_far) shortest = *canonical;
    }
    return shortest;
}

} // namespace porism::numbers
