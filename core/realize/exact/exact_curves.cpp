#include "realize/exact/exact_curves.h"

#include "facts/sayings.h"
#include "geometry/vector.h"
#include "numbers/number.h"

#include <algorithm>
#include <array>

namespace porism::realize {
namespace {

using facts::Quantity;
using facts::QuantityKind;
using facts::Statement;
using numbers::Rational;

constexpr int degrees_of_half_turn = 180; // degrees

template<class N>
N square(const Quantity& length, facts::Points<N> points) {
    return geometry::squared_length(points[length.points()[1].index()] - points[length.points()[0].index()]);
}

/// Twice the area, positive where the polygon is turned as in these points.
template<class N>
N doubled_area(const Quantity& area, facts::Points<N> points) {
    const auto at = area.points();
    const geometry::Point<N>& corner = points[at[0].index()];
    N twice(0);
    for (std::size_t i = 1; i + 1 < at.size(); ++i)
        twice = twice + geometry::cross(points[at[i].index()] - corner, points[at[i + 1].index()] - corner);
    return twice;
}

template<class N>
struct Legs {
    geometry::Point<N> first, second;
};
template<class N>
Legs<N> legs(const Quantity& angle, facts::Points<N> points) {
    const auto at = angle.points();
    return {points[at[0].index()] - points[at[1].index()], points[at[2].index()] - points[at[1].index()]};
}

int side_of(double value) {
    return value < 0 ? -1 : 1;
}

/// A term of a relation: a number times powers of what moves.
template<class N>
struct Multiple {
    N factor;
    std::optional<Rational> rational; ///< the factor, where it is one as it is written
    std::vector<facts::Monomial::Factor> moving;

    bool stands() const { return moving.empty(); }
    const Quantity& quantity() const { return moving.front().quantity; }
    bool is_power(std::uint32_t exponent) const { return moving.size() == 1 && moving.front().exponent == exponent; }
    bool is_of(QuantityKind kind) const { return !stands() && quantity().kind() == kind; }
};

template<class N>
using Multiples = std::vector<Multiple<N>>;
template<class N>
using Maybe = std::optional<Vanishing<N>>;

template<class N>
std::optional<N> standing_value(const Quantity& quantity, facts::Points<N> standing) {
    if (quantity.kind() == QuantityKind::number) return numbers::from_scalar<N>(quantity.constant());
    if (quantity.kind() == QuantityKind::length) return numbers::sqrt(square<N>(quantity, standing));
    if (quantity.kind() != QuantityKind::area) return std::nullopt;
    const N twice = doubled_area<N>(quantity, standing);
    return N(side_of(numbers::to_double(twice))) * twice / N(2);
}

/// Empty where a quantity that does not move has no value.
template<class N>
std::optional<Multiples<N>> terms_of(const facts::Relation& relation, const Moves& moves, facts::Points<N> standing) {
    Multiples<N> out;
    for (const auto& [monomial, coefficient] : relation.polynomial()) {
        Multiple<N> term{numbers::from_rational<N>(coefficient), coefficient, {}};
        for (const auto& factor : monomial.factors) {
            if (moves.any(factor.quantity.points())) {
                term.moving.push_back(factor);
                continue;
            }
            const auto value = standing_value<N>(factor.quantity, standing);
            if (!value) return std::nullopt;
            for (std::uint32_t i = 0; i < factor.exponent; ++i) term.factor = term.factor * *value;
            term.rational.reset();
        }
        out.push_back(std::move(term));
    }
    return out;
}

/// Multiples of squares of lengths, and a number.
template<class N>
Maybe<N> of_squares(const Multiples<N>& terms, const Moves&) {
    if (!std::ranges::all_of(terms, [](const Multiple<N>& term) {
            return term.stands() || (term.is_power(2) && term.is_of(QuantityKind::length));
        }))
        return std::nullopt;
    return [terms](facts::Points<N> points) {
        N sum(0);
        for (const Multiple<N>& term : terms)
            sum = sum + (term.stands() ? term.factor : term.factor * square<N>(term.quantity(), points));
        return std::optional(sum);
    };
}

/// Two multiples of lengths that cancel.
template<class N>
Maybe<N> of_ratio(const Multiples<N>& terms, const Moves&) {
    const auto is_length = [](const Multiple<N>& term) { return term.is_power(1) && term.is_of(QuantityKind::length); };
    if (terms.size() != 2 || !std::ranges::all_of(terms, is_length)) return std::nullopt;
    return [terms](facts::Points<N> points) {
        const auto part = [&](const Multiple<N>& term) {
            return term.factor * term.factor * square<N>(term.quantity(), points);
        };
        return std::optional(part(terms[0]) - part(terms[1]));
    };
}

/// A multiple of one quantity that moves, and numbers.
template<class N>
struct Single {
    Quantity quantity;
    N value;
    std::optional<Rational> rational;
};

template<class N>
std::optional<Single<N>> single(const Multiples<N>& terms) {
    const auto moving = std::ranges::find_if(terms, [](const Multiple<N>& term) { return !term.stands(); });
    if (moving == terms.end() || !moving->is_power(1)) return std::nullopt;
    if (std::ranges::count_if(terms, [](const Multiple<N>& term) { return !term.stands(); }) != 1) return std::nullopt;
    Single<N> out{moving->quantity(), N(0), Rational(0)};
    for (const Multiple<N>& term : terms) {
        if (!term.stands()) continue;
        out.value = out.value - term.factor / moving->factor;
        if (out.rational && term.rational && moving->rational)
            *out.rational -= *term.rational / *moving->rational;
        else
            out.rational.reset();
    }
    return out;
}

template<class N>
Maybe<N> of_length(const Single<N>& told, const Moves&) {
    return [length = told.quantity, squared = told.value * told.value](facts::Points<N> points) {
        return std::optional(square<N>(length, points) - squared);
    };
}

template<class N>
Maybe<N> of_area(const Single<N>& told, const Moves& moves) {
    const N twice = N(2 * side_of(doubled_area<double>(told.quantity, moves.drawn))) * told.value;
    return [area = told.quantity, twice](facts::Points<N> points) {
        return std::optional(doubled_area<N>(area, points) - twice);
    };
}

/// On the line of a leg, or the circle from which an angle is seen, on the side on which it is drawn.
template<class N>
Maybe<N> of_angle(const Single<N>& told, const Moves& moves) {
    if (!told.rational) return std::nullopt;
    const Legs<double> drawn = legs<double>(told.quantity, moves.drawn);
    const Rational turn = *told.rational / degrees_of_half_turn;
    const N sine = numbers::sin_of_turn<N>(turn),
            cosine = N(side_of(geometry::cross(drawn.first, drawn.second))) * numbers::cos_of_turn<N>(turn);
    return [angle = told.quantity, sine, cosine](facts::Points<N> points) {
        const Legs<N> at = legs<N>(angle, points);
        return std::optional(sine * geometry::dot(at.first, at.second) - cosine * geometry::cross(at.first, at.second));
    };
}

template<class N>
struct OfKind {
    QuantityKind kind;
    Maybe<N> (*curve)(const Single<N>&, const Moves&);
};
template<class N>
constexpr std::array of_kinds{OfKind<N>{QuantityKind::length, of_length<N>}, OfKind<N>{QuantityKind::area, of_area<N>},
                              OfKind<N>{QuantityKind::angle, of_angle<N>}};

template<class N>
Maybe<N> of_one(const Multiples<N>& terms, const Moves& moves) {
    const auto told = single<N>(terms);
    if (!told) return std::nullopt;
    const auto row = std::ranges::find(of_kinds<N>, told->quantity.kind(), &OfKind<N>::kind);
    return row == of_kinds<N>.end() ? std::nullopt : row->curve(*told, moves);
}

template<class N>
constexpr std::array shapes{of_squares<N>, of_one<N>, of_ratio<N>};

/// Of all that the relation says, the first that is polynomial and holds in the figure as it is drawn.
std::optional<Statement> plain_saying(const facts::Relation& relation, const Moves& moves) {
    constexpr std::array with_roots{facts::Predicate::sum, facts::Predicate::eqsum};
    for (const facts::Saying& saying : facts::sayings(relation)) {
        if (std::ranges::find(with_roots, saying.statement.predicate()) != with_roots.end()) continue;
        const auto drawn = [&](const Statement& one) { return facts::seen(one, moves.drawn); };
        if (drawn(saying.statement) && std::ranges::all_of(saying.conditions, drawn)) return saying.statement;
    }
    return std::nullopt;
}

template<class N>
std::vector<Vanishing<N>> of_polynomials(const Statement& statement, facts::Points<double> drawn) {
    std::vector<facts::Residual> residuals;
    facts::add_residuals(residuals, statement, drawn);
    std::vector<Vanishing<N>> out;
    for (std::size_t k = 0; k < residuals.size(); ++k)
        out.push_back([statement, k](facts::Points<N> points) {
            return std::optional(facts::residuals<N>(statement, points)[k]);
        });
    return out;
}

template<class N>
std::vector<Vanishing<N>> vanishing_of(const Statement& statement, const Moves& moves, facts::Points<N> standing) {
    const facts::Relation* relation = statement.relation();
    if (relation == nullptr) return of_polynomials<N>(statement, moves.drawn);
    if (const auto terms = terms_of<N>(*relation, moves, standing))
        for (const auto shape : shapes<N>)
            if (auto found = shape(*terms, moves)) return {*std::move(found)};
    const auto saying = plain_saying(*relation, moves);
    return saying ? of_polynomials<N>(*saying, moves.drawn) : std::vector<Vanishing<N>>();
}

} // namespace

std::vector<Vanishing<numbers::Constructible>> vanishing(const Statement& statement, const Moves& moves,
                                                         facts::Points<numbers::Constructible> standing) {
    return vanishing_of<numbers::Constructible>(statement, moves, standing);
}
std::vector<Vanishing<numbers::Exact>> vanishing(const Statement& statement, const Moves& moves,
                                                 facts::Points<numbers::Exact> standing) {
    return vanishing_of<numbers::Exact>(statement, moves, standing);
}

} // namespace porism::realize
