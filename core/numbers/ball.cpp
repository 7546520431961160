#include "numbers/ball.h"

#include "numbers/expression.h"
#include "numbers/flint_thread.h"
#include "numbers/scalar.h"

#include <arb.h>
#include <cmath>
#include <fmpq.h>
#include <limits>

namespace porism::numbers {

static_assert(sizeof(arb_t) == sizeof(Ball) && alignof(arb_t) <= alignof(Ball));

namespace {

thread_local int working_precision = 64;

arb_ptr arb(Ball& ball) {
    return static_cast<arb_ptr>(ball.raw());
}
arb_srcptr arb(const Ball& ball) {
    return static_cast<arb_srcptr>(ball.raw());
}

void set_rational(arb_t out, const Rational& value) {
    fmpq_t q;
    fmpq_init(q);
    fmpq_set_mpq(q, value.get_mpq_t());
    arb_set_fmpq(out, q, working_precision);
    fmpq_clear(q);
}

template<void (*function)(arb_ptr, arb_srcptr, slong)>
Ball of_one(const Ball& a) {
    clean_flint_at_thread_exit();
    Ball r;
    function(arb(r), arb(a), working_precision);
    return r;
}
template<void (*function)(arb_ptr, arb_srcptr, arb_srcptr, slong)>
Ball of_two(const Ball& a, const Ball& b) {
    clean_flint_at_thread_exit();
    Ball r;
    function(arb(r), arb(a), arb(b), working_precision);
    return r;
}

} // namespace

BallPrecision::BallPrecision(int bits) : previous_(working_precision) {
    working_precision = bits;
}
BallPrecision::~BallPrecision() {
    working_precision = previous_;
}
int BallPrecision::current() {
    return working_precision;
}

Ball::Ball() noexcept {
    arb_init(arb(*this));
}
Ball::Ball(int value) : Ball() {
    arb_set_si(arb(*this), value);
}
Ball::Ball(double value) : Ball() {
    if (std::isfinite(value)) {
        arb_set_d(arb(*this), value);
    } else {
        arb_indeterminate(arb(*this));
    }
}
Ball::Ball(const Rational& value) : Ball() {
    set_rational(arb(*this), value);
}
Ball::Ball(const Ball& other) : Ball() {
    arb_set(arb(*this), arb(other));
}
Ball::Ball(Ball&& other) noexcept : Ball() {
    arb_swap(arb(*this), arb(other));
}
Ball& Ball::operator=(const Ball& other) {
    arb_set(arb(*this), arb(other));
    return *this;
}
Ball& Ball::operator=(Ball&& other) noexcept {
    arb_swap(arb(*this), arb(other));
    return *this;
}
Ball::~Ball() {
    arb_clear(arb(*this));
}

Ball& Ball::operator+=(const Ball& other) {
    arb_add(arb(*this), arb(*this), arb(other), working_precision);
    return *this;
}
Ball& Ball::operator-=(const Ball& other) {
    arb_sub(arb(*this), arb(*this), arb(other), working_precision);
    return *this;
}
Ball& Ball::operator*=(const Ball& other) {
    arb_mul(arb(*this), arb(*this), arb(other), working_precision);
    return *this;
}
Ball& Ball::operator/=(const Ball& other) {
    arb_div(arb(*this), arb(*this), arb(other), working_precision);
    return *this;
}

bool Ball::finite() const {
    return arb_is_finite(arb(*this)) != 0;
}
bool Ball::contains_zero() const {
    return arb_contains_zero(arb(*this)) != 0;
}
bool Ball::exact() const {
    return arb_is_exact(arb(*this)) != 0;
}
double Ball::to_double() const {
    return arf_get_d(arb_midref(arb(*this)), ARF_RND_NEAR);
}
double Ball::radius() const {
    return finite() ? mag_get_d(arb_radref(arb(*this))) : std::numeric_limits<double>::infinity();
}

std::string Ball::to_string() const {
    char* digits = arb_get_str(arb(*this), 20, 0);
    std::string text(digits);
    flint_free(digits);
    return text;
}

Ball operator+(const Ball& a, const Ball& b) {
    return of_two<arb_add>(a, b);
}
Ball operator-(const Ball& a, const Ball& b) {
    return of_two<arb_sub>(a, b);
}
Ball operator*(const Ball& a, const Ball& b) {
    return of_two<arb_mul>(a, b);
}
Ball operator/(const Ball& a, const Ball& b) {
    return of_two<arb_div>(a, b);
}
Ball operator-(const Ball& a) {
    Ball r;
    arb_neg(arb(r), arb(a));
    return r;
}
Ball sqrt(const Ball& a) {
    return of_one<arb_sqrt>(a);
}
Ball abs(const Ball& a) {
    Ball r;
    arb_abs(arb(r), arb(a));
    return r;
}

Ball pow(const Ball& base, const Rational& exponent) {
    Ball r;
    fmpq_t q;
    fmpq_init(q);
    fmpq_set_mpq(q, exponent.get_mpq_t());
    arb_pow_fmpq(arb(r), arb(base), q, working_precision);
    fmpq_clear(q);
    return r;
}

Ball pi_ball() {
    clean_flint_at_thread_exit();
    Ball r;
    arb_const_pi(arb(r), working_precision);
    return r;
}

Ball atan2(const Ball& y, const Ball& x) {
    return of_two<arb_atan2>(y, x);
}
Ball cos(const Ball& angle) {
    return of_one<arb_cos>(angle);
}
Ball sin(const Ball& angle) {
    return of_one<arb_sin>(angle);
}
Ball asin(const Ball& a) {
    return of_one<arb_asin>(a);
}
Ball acos(const Ball& a) {
    return of_one<arb_acos>(a);
}
Ball atan(const Ball& a) {
    return of_one<arb_atan>(a);
}

bool overlaps(const Ball& a, const Ball& b) {
    return arb_overlaps(arb(a), arb(b)) != 0;
}

std::optional<int> sign(const Ball& a) {
    if (arb_is_zero(arb(a))) return 0;
    if (arb_is_positive(arb(a))) return 1;
    if (arb_is_negative(arb(a))) return -1;
    return std::nullopt;
}

double to_double(const Ball& a) {
    return a.to_double();
}

Ball cos_of_turn_ball(const Rational& q) {
    clean_flint_at_thread_exit();
    Ball r;
    fmpq_t x;
    fmpq_init(x);
    fmpq_set_mpq(x, q.get_mpq_t());
    arb_cos_pi_fmpq(arb(r), x, working_precision);
    fmpq_clear(x);
    return r;
}

Ball sin_of_turn_ball(const Rational& q) {
    clean_flint_at_thread_exit();
    Ball r;
    fmpq_t x;
    fmpq_init(x);
    fmpq_set_mpq(x, q.get_mpq_t());
    arb_sin_pi_fmpq(arb(r), x, working_precision);
    fmpq_clear(x);
    return r;
}

Ball to_ball(const Scalar& scalar) {
    // Nearly cancelling roots may need more bits than asked for before a radicand or divisor is clear of zero.
    for (int bits = working_precision; bits < kScalarPrecisionLimit; bits *= 2) {
        const BallPrecision precision(bits);
        Ball value = evaluate(scalar.expression());
        if (value.finite()) return value;
    }
    const BallPrecision precision(kScalarPrecisionLimit);
    return evaluate(scalar.expression());
}

} // namespace porism::numbers
