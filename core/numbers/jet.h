// Balls with slopes: the value of a formula over a box and its partial derivatives there, all enclosed (forward
// differentiation; L. B. Rall, "Automatic Differentiation", 1981). Interval Newton steps are made of them.
#pragma once

#include "numbers/number.h"

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace porism::numbers {

/// A value type, at the precision of the thread as balls are. Where a function is not differentiable in the whole ball
/// (a root at zero, the magnitude of what may be zero) the slopes are the ball of all reals.
class Jet {
public:
    /// By variable, ascending; the slopes that are not there are zero.
    using Slope = std::pair<std::uint32_t, Ball>;

    Jet(int value = 0) : value_(value) {} // NOLINT: implicit on purpose, as of balls
    explicit Jet(Ball value) : value_(std::move(value)) {}
    static Jet variable(Ball value, std::uint32_t index);

    const Ball& value() const { return value_; }
    std::span<const Slope> slopes() const { return slopes_; }

    friend Jet operator+(const Jet& a, const Jet& b);
    friend Jet operator-(const Jet& a, const Jet& b);
    friend Jet operator*(const Jet& a, const Jet& b);
    friend Jet operator/(const Jet& a, const Jet& b);
    friend Jet operator-(const Jet& a);
    friend Jet sqrt(const Jet& a);
    friend Jet abs(const Jet& a);
    friend Jet cos(const Jet& angle);
    friend Jet sin(const Jet& angle);
    /// Principal angle of the vector (x, y) in (-pi, pi]; all reals where the ball crosses the cut.
    friend Jet atan2(const Jet& y, const Jet& x);

private:
    static Jet of_one(Ball value, const Jet& a, const Ball& slope);
    static Jet of_two(Ball value, const Jet& a, const Ball& slope_a, const Jet& b, const Ball& slope_b);

    Ball value_;
    std::vector<Slope> slopes_;
};

inline std::optional<int> sign(const Jet& a) {
    return sign(a.value());
}
inline double to_double(const Jet& a) {
    return a.value().to_double();
}
/// Nothing is known of it.
Jet unknown_jet();

template<>
Jet from_rational<Jet>(const Rational& q);
template<>
Jet from_scalar<Jet>(const Scalar& scalar);
template<>
Jet cos_of_turn<Jet>(const Rational& q);
template<>
Jet sin_of_turn<Jet>(const Rational& q);

/// The midpoint of a ball, exactly.
Ball midpoint(const Ball& ball);
/// All reals that are at most `radius` away from some real of the ball.
Ball widened(const Ball& ball, double radius);
/// Bounds of the magnitude of what is in the ball; 0 and infinity where there are none.
double least_magnitude(const Ball& ball);
double greatest_magnitude(const Ball& ball);

} // namespace porism::numbers
