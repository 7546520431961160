// Real algebraic numbers, exact: sums, products, quotients and roots whose equality and sign are decided, within
// limits.
//
// Over Calcium (F. Johansson, "Calcium: computing in exact real and complex fields", 2021). Every answer is a proof or
// "undecided" (definition 12); nothing here rounds or guesses.
#pragma once

#include "base/stop.h"
#include "numbers/integer.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

struct porism_calcium_number;
struct porism_calcium_context;

namespace porism::numbers {

class Ball;
class Scalar;

enum class Decision { no, yes, undecided };

/// Counted limits (definitions 12 and 27). Beyond them a result is `beyond`, and every decision about it undecided.
struct ExactLimits {
    int degree = 16;                    ///< of the tower that a value's roots generate, predicted before each operation
    int precision = 4096;               ///< bits for numerical enclosures
    int height_bits = 20000;            ///< size of the coefficients in ideal computations
    std::uint64_t operations = 2000000; ///< for the whole life of the context; long results count as many
};

/// The field in which Exact numbers live. Bound to the thread that made it; while it lives it is that thread's current
/// context (contexts nest like scopes), and every Exact made meanwhile belongs to it and must be destroyed before it
/// (asserted). It remembers what it computed; make one per figure or decision, not one per program. Construction costs
/// about a microsecond.
class ExactContext {
public:
    explicit ExactContext(ExactLimits limits = {}, StopToken stop = {});
    ~ExactContext();
    ExactContext(const ExactContext&) = delete;
    ExactContext& operator=(const ExactContext&) = delete;

    /// The innermost living context of this thread; there must be one (asserted).
    static ExactContext& current();

    const ExactLimits& limits() const { return limits_; }
    std::uint64_t operations() const { return operations_; }
    /// Upper bound of the degree of the field that all roots so far generate; 1 before the first.
    int degree() const;
    /// True once the operations are used up or a stop was requested; all further results are `beyond`.
    bool spent();

private:
    friend class Exact;
    friend struct ExactAccess;
    struct Generator;
    ExactLimits limits_;
    StopToken stop_;
    porism_calcium_context* field_;
    ExactContext* outer_;
    std::vector<std::unique_ptr<Generator>> generators_;
    std::uint64_t operations_ = 0;
    std::int64_t living_ = 0;
};

/// A real algebraic number, or one of two states that propagate: `undefined` (a quotient by zero, a root of a negative
/// number happened) and `beyond` (a limit was met, a stop was requested, or a divisor or radicand could not be told
/// from zero).
class Exact {
public:
    enum class State { value, undefined, beyond };

    Exact() : Exact(0) {}
    Exact(int value); // NOLINT: implicit on purpose, so that formulas may hold small integers
    explicit Exact(const Rational& value);
    Exact(const Exact& other);
    Exact(Exact&& other) noexcept;
    Exact& operator=(const Exact& other);
    Exact& operator=(Exact&& other) noexcept;
    ~Exact();

    State state() const { return state_; }
    /// Upper bound of the degree of the field that the roots in this value generate; 1 for rationals.
    int degree() const;

    friend Exact operator+(const Exact& a, const Exact& b);
    friend Exact operator-(const Exact& a, const Exact& b);
    friend Exact operator*(const Exact& a, const Exact& b);
    friend Exact operator/(const Exact& a, const Exact& b);
    friend Exact operator-(const Exact& a);
    Exact& operator+=(const Exact& other) { return *this = *this + other; }
    Exact& operator-=(const Exact& other) { return *this = *this - other; }
    Exact& operator*=(const Exact& other) { return *this = *this * other; }
    Exact& operator/=(const Exact& other) { return *this = *this / other; }

private:
    friend struct ExactAccess;
    ExactContext* context_;
    porism_calcium_number* number_; ///< null unless the state is `value`, and after a move
    State state_ = State::value;
    std::vector<std::uint32_t> roots_; ///< generators of the context that this value is built from, ascending
};

/// The root that is not negative.
Exact sqrt(const Exact& a);
/// Rational exponents: integer powers and roots of non-negative numbers.
Exact pow(const Exact& base, const Rational& exponent);
Exact abs(const Exact& a);

/// Undecided for `undefined` and `beyond` values, and where the limits do not suffice.
Decision is_zero(const Exact& a);
Decision equal(const Exact& a, const Exact& b);
/// -1, 0, 1, or nothing where undecided.
std::optional<int> sign(const Exact& a);

/// The value if it is known to be rational; of a sum of roots that happens to be rational only where numerator and
/// denominator are below 2^200.
std::optional<Rational> as_rational(const Exact& a);
/// An enclosure at the current BallPrecision; all reals if there is no value.
Ball to_ball(const Exact& a);
/// NaN if there is no value.
double to_double(const Exact& a);

/// The exact value of a typed number. Scalars that hold pi other than times a rational zero are not algebraic:
/// `beyond`.
Exact to_exact(const Scalar& scalar);
/// cos(q * pi) and sin(q * pi), algebraic for every rational q: of degree phi(2n)/2 or less for denominator n.
Exact cos_of_turn_exact(const Rational& q);
Exact sin_of_turn_exact(const Rational& q);

/// A plain value that may leave the thread: an expression in radicals of rationals that reads back through
/// Scalar::parse
/// ("(sqrt(6)+sqrt(2))/4"), where the value is rational or such an expression of degree at most 8 is found; else
/// nothing.
std::optional<Scalar> as_scalar(const Exact& a);

} // namespace porism::numbers
