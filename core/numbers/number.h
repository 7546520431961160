// What a number type must offer so that one geometry program runs over doubles, balls and exact numbers alike.
//
// A template over `N` writes `using numbers::sqrt; using numbers::sign;` and plain arithmetic. None of the types has a
// tolerance: what counts as "near" is geometry's policy, and only for doubles.
#pragma once

#include "numbers/ball.h"
#include "numbers/constructible.h"
#include "numbers/exact.h"
#include "numbers/scalar.h"

#include <cmath>
#include <concepts>
#include <optional>

namespace porism::numbers {

/// Root of a double; NaN for negative values.
inline double sqrt(double a) {
    return std::sqrt(a);
}
inline double abs(double a) {
    return std::fabs(a);
}
/// The sign of exactly this double; nothing for NaN.
inline std::optional<int> sign(double a) {
    if (std::isnan(a)) return std::nullopt;
    return (a > 0) - (a < 0);
}
inline double to_double(double a) {
    return a;
}

template<class N>
concept Number = requires(const N& a, const N& b) {
    N(1);
    { a + b } -> std::convertible_to<N>;
    { a - b } -> std::convertible_to<N>;
    { a* b } -> std::convertible_to<N>;
    { a / b } -> std::convertible_to<N>;
    { -a } -> std::convertible_to<N>;
    { sqrt(a) } -> std::convertible_to<N>;
    { sign(a) } -> std::same_as<std::optional<int>>;
    { to_double(a) } -> std::same_as<double>;
};

/// Specialised for double (nearest), Ball (enclosure at the current precision), Exact (in the current context) and
/// Constructible (in the current tower).
template<class N>
N from_rational(const Rational& q);
template<class N>
N from_scalar(const Scalar& scalar);
/// cos(q * pi) and sin(q * pi): q = 1/3 is an angle of 60 degrees.
template<class N>
N cos_of_turn(const Rational& q);
template<class N>
N sin_of_turn(const Rational& q);

template<>
double from_rational<double>(const Rational& q);
template<>
Ball from_rational<Ball>(const Rational& q);
template<>
Exact from_rational<Exact>(const Rational& q);
template<>
Constructible from_rational<Constructible>(const Rational& q);
template<>
double from_scalar<double>(const Scalar& scalar);
template<>
Ball from_scalar<Ball>(const Scalar& scalar);
template<>
Exact from_scalar<Exact>(const Scalar& scalar);
template<>
Constructible from_scalar<Constructible>(const Scalar& scalar);
template<>
double cos_of_turn<double>(const Rational& q);
template<>
Ball cos_of_turn<Ball>(const Rational& q);
template<>
Exact cos_of_turn<Exact>(const Rational& q);
template<>
Constructible cos_of_turn<Constructible>(const Rational& q);
template<>
double sin_of_turn<double>(const Rational& q);
template<>
Ball sin_of_turn<Ball>(const Rational& q);
template<>
Exact sin_of_turn<Exact>(const Rational& q);
template<>
Constructible sin_of_turn<Constructible>(const Rational& q);

} // namespace porism::numbers
