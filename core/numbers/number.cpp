#include "numbers/number.h"

#include "numbers/expression.h"

#include <limits>

namespace porism::numbers {

namespace {

double nearest(Ball (*function)(const Rational&), const Rational& q) {
    const BallPrecision precision(128);
    return function(q).to_double();
}

bool held_exactly(const Integer& integer) {
    return mpz_sizeinbase(integer.get_mpz_t(), 2) <= std::numeric_limits<double>::digits;
}

} // namespace

template<>
double from_rational<double>(const Rational& q) {
    // The quotient of two numbers that doubles hold exactly is rounded once.
    if (held_exactly(q.get_num()) && held_exactly(q.get_den())) return q.get_num().get_d() / q.get_den().get_d();
    return to_double(Scalar(q));
}
template<>
Ball from_rational<Ball>(const Rational& q) {
    return Ball(q);
}
template<>
Exact from_rational<Exact>(const Rational& q) {
    return Exact(q);
}

template<>
double from_scalar<double>(const Scalar& scalar) {
    return to_double(scalar);
}
template<>
Ball from_scalar<Ball>(const Scalar& scalar) {
    return to_ball(scalar);
}
template<>
Exact from_scalar<Exact>(const Scalar& scalar) {
    return to_exact(scalar);
}

template<>
double cos_of_turn<double>(const Rational& q) {
    return nearest(&cos_of_turn_ball, q);
}
template<>
Ball cos_of_turn<Ball>(const Rational& q) {
    return cos_of_turn_ball(q);
}
template<>
Exact cos_of_turn<Exact>(const Rational& q) {
    return cos_of_turn_exact(q);
}

template<>
double sin_of_turn<double>(const Rational& q) {
    return nearest(&sin_of_turn_ball, q);
}
template<>
Ball sin_of_turn<Ball>(const Rational& q) {
    return sin_of_turn_ball(q);
}
template<>
Exact sin_of_turn<Exact>(const Rational& q) {
    return sin_of_turn_exact(q);
}

template<>
Constructible from_rational<Constructible>(const Rational& q) {
    return Constructible(q);
}
template<>
Constructible from_scalar<Constructible>(const Scalar& scalar) {
    return to_constructible(scalar);
}
template<>
Constructible cos_of_turn<Constructible>(const Rational& q) {
    return cos_of_turn_constructible(q);
}
template<>
Constructible sin_of_turn<Constructible>(const Rational& q) {
    return sin_of_turn_constructible(q);
}

} // namespace porism::numbers
