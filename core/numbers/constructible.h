// Real constructible numbers: what comes out of rationals by + - * / and square roots, exact.
//
// A tower of real quadratic fields is built as roots are met; a number is a vector of rational coordinates over the
// products of its roots, so that zero is told by looking and a quotient by conjugates. Much quicker than Exact, which
// knows all algebraic numbers, where figures are computed (a sum of products of degree 16 costs microseconds).
#pragma once

#include "base/stop.h"
#include "numbers/ball.h"
#include "numbers/exact.h"
#include "numbers/integer.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace porism::numbers {

class Scalar;

/// Counted limits (definitions 12 and 27). Beyond them a result is `beyond`, and every decision about it undecided.
struct TowerLimits {
    int degree = 16;                 ///< of the tower over the rationals
    int precision = 1 << 14;         ///< bits for enclosures
    std::size_t height_bits = 20000; ///< of a numerator or denominator
    std::uint64_t work = 20'000'000; ///< products of machine words, for the whole life of the tower
};

/// The limit that was met first.
enum class TowerEnd : std::uint8_t { none, degree, height, precision, work, stopped, not_constructible };

/// The tower in which Constructible numbers live: bound to the thread that made it, whose current tower it is while it
/// lives (towers nest like scopes, and numbers of different towers never meet).
class QuadraticTower {
public:
    explicit QuadraticTower(TowerLimits limits = {}, StopToken stop = {});
    ~QuadraticTower();
    QuadraticTower(const QuadraticTower&) = delete;
    QuadraticTower& operator=(const QuadraticTower&) = delete;

    /// The innermost living tower of this thread; there must be one (asserted).
    static QuadraticTower& current();

    const TowerLimits& limits() const { return limits_; }
    int degree() const { return 1 << radicands_.size(); }
    std::uint64_t work() const { return work_; }
    TowerEnd end() const { return end_; }
    /// True once the work is used up or a stop was requested; all further results are `beyond`.
    bool spent();

private:
    friend class Constructible;
    friend struct TowerAccess;
    using Coordinates = std::vector<Integer>;
    TowerLimits limits_;
    StopToken stop_;
    QuadraticTower* outer_;
    std::vector<Coordinates> radicands_;          ///< of root i, integers over the roots before it
    std::map<int, std::vector<Ball>> enclosures_; ///< of the roots, by precision
    std::uint64_t work_ = 0;
    TowerEnd end_ = TowerEnd::none;
};

/// A constructible number, or one of two states that propagate: `undefined` (a quotient by zero, a root of a negative
/// number happened) and `beyond` (a limit was met or a stop was requested).
class Constructible {
public:
    using State = Exact::State;

    Constructible() : Constructible(0) {}
    Constructible(int value); // NOLINT: implicit on purpose, so that formulas may hold small integers
    explicit Constructible(const Rational& value);

    State state() const { return state_; }
    /// The rational itself, where it is one.
    std::optional<Rational> rational() const;

    friend Constructible operator+(const Constructible& a, const Constructible& b);
    friend Constructible operator-(const Constructible& a, const Constructible& b);
    friend Constructible operator*(const Constructible& a, const Constructible& b);
    friend Constructible operator/(const Constructible& a, const Constructible& b);
    friend Constructible operator-(const Constructible& a);
    Constructible& operator+=(const Constructible& other) { return *this = *this + other; }
    Constructible& operator-=(const Constructible& other) { return *this = *this - other; }
    Constructible& operator*=(const Constructible& other) { return *this = *this * other; }
    Constructible& operator/=(const Constructible& other) { return *this = *this / other; }

private:
    friend struct TowerAccess;
    QuadraticTower::Coordinates numerators_; ///< 2^k of them; bit i of an index: root i is a factor
    Integer denominator_ = 1;                ///< positive, without a common factor
    State state_ = State::value;
};

/// The root that is not negative. Adjoined to the tower unless it lies there already; after a limit was met none is.
Constructible sqrt(const Constructible& a);
Constructible abs(const Constructible& a);
/// Undecided for `undefined` and `beyond` values only.
Decision is_zero(const Constructible& a);
/// -1, 0, 1, or nothing where the limits do not suffice. Zero is told by coordinates, never by an enclosure.
std::optional<int> sign(const Constructible& a);
/// An enclosure at the current BallPrecision; all reals if there is no value.
Ball to_ball(const Constructible& a);
/// NaN if there is no value.
double to_double(const Constructible& a);

/// The exact value of a typed number; `beyond` for one that is not constructible.
Constructible to_constructible(const Scalar& scalar);
/// cos(q * pi) and sin(q * pi), where the denominator of q is a power of two times 1, 3, 5 or 15; else `beyond`.
Constructible cos_of_turn_constructible(const Rational& q);
Constructible sin_of_turn_constructible(const Rational& q);

} // namespace porism::numbers
