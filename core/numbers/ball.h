// Real balls: a midpoint and a rigorous radius (Arb; F. Johansson, "Arb: efficient arbitrary-precision midpoint-radius
// interval arithmetic", 2017). What a ball says about a sign is proved, or it says nothing.
#pragma once

#include "numbers/integer.h"

#include <cstdint>
#include <optional>
#include <string>

namespace porism::numbers {

class Scalar;

/// The working precision, in bits, of every ball operation on this thread while the object lives; scopes nest. Outside
/// of any scope it is 64. A value computed under one precision may be used under another.
class BallPrecision {
public:
    explicit BallPrecision(int bits);
    ~BallPrecision();
    BallPrecision(const BallPrecision&) = delete;
    BallPrecision& operator=(const BallPrecision&) = delete;
    static int current();

private:
    int previous_;
};

/// A value type; results are rounded to the precision of the thread that computes them, and always enclose the exact
/// result. Division by a ball that holds zero and the root of one that holds a negative number give the ball of all
/// reals, not a crash: its `finite` is false and its sign unknown. A moved-from ball is zero.
class Ball {
public:
    Ball() noexcept;
    Ball(int value); // NOLINT: implicit on purpose, so that formulas may hold small integers
    /// Exactly this double; infinities and NaN give the ball of all reals.
    explicit Ball(double value);
    /// The nearest ball at the current precision, exact for integers that fit.
    explicit Ball(const Rational& value);
    Ball(const Ball& other);
    Ball(Ball&& other) noexcept;
    Ball& operator=(const Ball& other);
    Ball& operator=(Ball&& other) noexcept;
    ~Ball();

    Ball& operator+=(const Ball& other);
    Ball& operator-=(const Ball& other);
    Ball& operator*=(const Ball& other);
    Ball& operator/=(const Ball& other);

    /// False for the ball of all reals.
    bool finite() const;
    bool contains_zero() const;
    /// True if the radius is zero.
    bool exact() const;
    /// The midpoint rounded to a double.
    double to_double() const;
    /// An upper bound of the radius as a double.
    double radius() const;
    /// Digits that are certain, for messages: "[1.41421356 +/- 3e-17]".
    std::string to_string() const;

    /// Arb's own object, for the sources of this module only.
    void* raw() { return storage_; }
    const void* raw() const { return storage_; }

private:
    alignas(8) unsigned char storage_[48];
};

Ball operator+(const Ball& a, const Ball& b);
Ball operator-(const Ball& a, const Ball& b);
Ball operator*(const Ball& a, const Ball& b);
Ball operator/(const Ball& a, const Ball& b);
Ball operator-(const Ball& a);
Ball sqrt(const Ball& a);
Ball abs(const Ball& a);
/// The exponent is any rational; the base must be positive unless the exponent is an integer.
Ball pow(const Ball& base, const Rational& exponent);
Ball pi_ball();
/// Principal angle of the vector (x, y) in (-pi, pi].
Ball atan2(const Ball& y, const Ball& x);
/// Of an angle in radians.
Ball cos(const Ball& angle);
Ball sin(const Ball& angle);
/// In radians; all reals where the argument is not clear of what lies beyond -1 and 1.
Ball asin(const Ball& a);
Ball acos(const Ball& a);
Ball atan(const Ball& a);
/// The common values of both, at least; all reals if they are apart by mistake of the caller.
bool overlaps(const Ball& a, const Ball& b);

/// -1 or 1 if the whole ball lies on that side, 0 if the ball is exactly zero, nothing if zero is inside.
std::optional<int> sign(const Ball& a);
double to_double(const Ball& a);

/// The value of a typed number at the current precision; finite at any precision from 64 bits on.
Ball to_ball(const Scalar& scalar);

} // namespace porism::numbers
