#include "numbers/constructible_access.h"
#include "numbers/expression.h"

#include <algorithm>
#include <array>

namespace porism::numbers {
namespace {

using Coordinates = TowerAccess::Coordinates;
using State = Constructible::State;
using Found = std::optional<Constructible>;

constexpr unsigned long trial_limit = 200;

Found root_of_rational(const Constructible& a) {
    const auto root = exact_sqrt(*a.rational());
    return root ? Found(Constructible(*root)) : std::nullopt;
}

Found root_within(const Constructible& a, std::size_t roots);

/// x + y * root number k with the square low + high * root, high not being zero: x^2 + y^2 d = low, 2 x y = high, hence
/// x^2 is a root of a quadratic equation below that root (R. Borodin and others, "Decreasing the nesting depth of
/// expressions involving square roots", 1985).
Found nested_root(const Constructible& low, const Constructible& high, std::size_t k) {
    const auto norm = root_within(low * low - high * high * TowerAccess::radicand(k), k);
    if (!norm) return std::nullopt;
    for (const Constructible& square : {(low + *norm) / 2, (low - *norm) / 2}) {
        const auto x = root_within(square, k);
        if (!x || is_zero(*x) != Decision::no) continue;
        return TowerAccess::joined(*x, high / (2 * *x), k);
    }
    return std::nullopt;
}

/// A root of a, of either sign, over the first roots of the tower, if there is one.
Found root_within(const Constructible& a, std::size_t roots) {
    if (!TowerAccess::is_value(a) || sign(a).value_or(-1) < 0) return std::nullopt;
    if (roots == 0) return root_of_rational(a);
    const std::size_t k = roots - 1, half = std::size_t{1} << k;
    const Constructible high = TowerAccess::high(a, half);
    if (is_zero(high) == Decision::no) return nested_root(TowerAccess::low(a, half), high, k);
    if (auto plain = root_within(a, k)) return plain;
    if (const auto y = root_within(a / TowerAccess::radicand(k), k)) return TowerAccess::joined(0, *y, k);
    return std::nullopt;
}

/// The greatest common divisor of the coordinates.
Integer content(const Coordinates& coordinates) {
    Integer common = 0;
    for (const Integer& c : coordinates) common = gcd(common, c);
    return common;
}

/// A number whose square divides `value`: all of it up to small primes and a perfect square that is left.
Integer square_part(Integer value) {
    Integer part = 1;
    for (unsigned long d = 2; d < trial_limit; ++d)
        while (mpz_divisible_ui_p(value.get_mpz_t(), d * d) != 0) {
            value /= d * d;
            part *= d;
        }
    for (unsigned long d = 2; d < trial_limit; ++d)
        if (mpz_divisible_ui_p(value.get_mpz_t(), d) != 0) value /= d;
    if (mpz_perfect_square_p(value.get_mpz_t()) != 0) part *= ::sqrt(value);
    return part;
}

/// Adjoins the root of a positive number that is no square in the tower; its value is the root itself.
Constructible adjoined_root(const Constructible& a) {
    QuadraticTower& tower = QuadraticTower::current();
    if (2 * tower.degree() > tower.limits().degree) return TowerAccess::ended(TowerEnd::degree);
    // The root of n/d is the root of n*d by d; then squares come out of it.
    const Integer& denominator = TowerAccess::denominator(a);
    Coordinates radicand = TowerAccess::numerators(a);
    for (Integer& c : radicand) c *= denominator;
    const Integer outside = square_part(content(radicand));
    for (Integer& c : radicand) c /= outside * outside;
    const std::size_t k = TowerAccess::root_count();
    TowerAccess::adjoin(std::move(radicand));
    return TowerAccess::joined(0, Constructible(ratio(outside, denominator)), k);
}

struct Turn {
    Constructible cosine, sine;
};

Turn operator+(const Turn& a, const Turn& b) {
    return {a.cosine * b.cosine - a.sine * b.sine, a.sine * b.cosine + a.cosine * b.sine};
}

Turn times(Turn turn, std::uint64_t count) {
    Turn all{1, 0};
    for (; count > 0; count /= 2, turn = turn + turn)
        if (count % 2 == 1) all = all + turn;
    return all;
}

/// Of an angle in the first half turn.
Turn halved(const Turn& turn) {
    return {sqrt((1 + turn.cosine) / 2), sqrt((1 - turn.cosine) / 2)};
}

/// pi / odd for the odd denominators known.
std::optional<Turn> part_of_pi(unsigned long odd) {
    const auto third = [] { return Turn{Constructible(1) / 2, sqrt(Constructible(3)) / 2}; };
    const auto fifth = [] {
        const Constructible root = sqrt(Constructible(5));
        return Turn{(1 + root) / 4, sqrt((10 - 2 * root) / 16)};
    };
    if (odd == 1) return Turn{-1, 0};
    if (odd == 3) return third();
    if (odd == 5) return fifth();
    if (odd != 15) return std::nullopt;
    const Turn back = times(fifth(), 3); // 1/15 = 2/3 - 3/5
    return times(third(), 2) + Turn{back.cosine, -back.sine};
}

constexpr unsigned long turn_limit = 1000;

/// Of q * pi.
std::optional<Turn> turn_of(const Rational& q) {
    if (q.get_den() > turn_limit) return std::nullopt;
    unsigned long odd = q.get_den().get_ui();
    int halvings = 0;
    for (; odd % 2 == 0; odd /= 2) ++halvings;
    auto turn = part_of_pi(odd);
    if (!turn) return std::nullopt;
    for (; halvings > 0; --halvings) turn = halved(*turn);
    const Integer around = 2 * q.get_den();
    const Integer count = ((q.get_num() % around) + around) % around;
    return times(*turn, count.get_ui());
}

Constructible evaluated(const Expression& tree);

Constructible no_constructible_number(const Expression&) {
    return TowerAccess::ended(TowerEnd::not_constructible);
}

/// A function of a rational part of a turn.
Constructible of_turn(const Expression& angle, Constructible (*function)(const Rational&)) {
    return angle.kind == ExpressionKind::pi_multiple ? function(angle.value) : no_constructible_number(angle);
}

Constructible power(const Expression& e) {
    const Constructible base = evaluated(*e.left);
    const bool root = e.value.get_den() == 2;
    if ((!root && e.value.get_den() != 1) || ::abs(e.value.get_num()) > turn_limit)
        return TowerAccess::ended(TowerEnd::not_constructible);
    Constructible all = 1;
    const Integer count = ::abs(e.value.get_num());
    for (long i = count.get_si(); i > 0; --i) all *= base;
    if (e.value < 0) all = 1 / all;
    return root ? sqrt(all) : all;
}

Constructible evaluated(const Expression& tree) {
    using Evaluate = Constructible (*)(const Expression&);
    static constexpr std::array<Evaluate, expression_kinds> table{
        [](const Expression& e) { return Constructible(e.value); },
        no_constructible_number,
        [](const Expression& e) { return -evaluated(*e.left); },
        [](const Expression& e) { return evaluated(*e.left) + evaluated(*e.right); },
        [](const Expression& e) { return evaluated(*e.left) - evaluated(*e.right); },
        [](const Expression& e) { return evaluated(*e.left) * evaluated(*e.right); },
        [](const Expression& e) { return evaluated(*e.left) / evaluated(*e.right); },
        [](const Expression& e) { return power(e); },
        [](const Expression& e) { return sqrt(evaluated(*e.left)); },
        [](const Expression& e) { return of_turn(*e.left, sin_of_turn_constructible); },
        [](const Expression& e) { return of_turn(*e.left, cos_of_turn_constructible); },
        [](const Expression& e) {
            return of_turn(*e.left, sin_of_turn_constructible) / of_turn(*e.left, cos_of_turn_constructible);
        },
        no_constructible_number,
        no_constructible_number,
        no_constructible_number,
    };
    return table[static_cast<std::size_t>(tree.kind)](tree);
}

} // namespace

Constructible sqrt(const Constructible& a) {
    if (!TowerAccess::is_value(a)) return a;
    const auto s = sign(a);
    if (!s) return TowerAccess::without_value(State::beyond);
    if (*s < 0) return TowerAccess::without_value(State::undefined);
    if (*s == 0) return 0;
    if (const auto root = root_within(a, TowerAccess::root_count())) return abs(*root);
    // Where a limit was met the search may have missed a root, and a tower with one too many is no field.
    if (QuadraticTower::current().end() != TowerEnd::none) return TowerAccess::without_value(State::beyond);
    return adjoined_root(a);
}

Constructible to_constructible(const Scalar& scalar) {
    return evaluated(scalar.expression());
}

Constructible cos_of_turn_constructible(const Rational& q) {
    const auto turn = turn_of(q);
    return turn ? turn->cosine : TowerAccess::ended(TowerEnd::not_constructible);
}

Constructible sin_of_turn_constructible(const Rational& q) {
    const auto turn = turn_of(q);
    return turn ? turn->sine : TowerAccess::ended(TowerEnd::not_constructible);
}

} // namespace porism::numbers
