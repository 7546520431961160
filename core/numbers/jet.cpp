#include "numbers/jet.h"

#include <arb.h>
#include <limits>

namespace porism::numbers {
namespace {

arb_ptr arb(Ball& ball) {
    return static_cast<arb_ptr>(ball.raw());
}
arb_srcptr arb(const Ball& ball) {
    return static_cast<arb_srcptr>(ball.raw());
}

Ball all_reals() {
    return Ball(std::numeric_limits<double>::infinity());
}

} // namespace

Jet Jet::variable(Ball value, std::uint32_t index) {
    Jet jet(std::move(value));
    jet.slopes_.emplace_back(index, Ball(1));
    return jet;
}

Jet Jet::of_one(Ball value, const Jet& a, const Ball& slope) {
    Jet out(std::move(value));
    out.slopes_.reserve(a.slopes_.size());
    for (const auto& [index, of_a] : a.slopes_) out.slopes_.emplace_back(index, slope * of_a);
    return out;
}

Jet Jet::of_two(Ball value, const Jet& a, const Ball& slope_a, const Jet& b, const Ball& slope_b) {
    Jet out(std::move(value));
    out.slopes_.reserve(a.slopes_.size() + b.slopes_.size());
    auto from_a = a.slopes_.begin();
    auto from_b = b.slopes_.begin();
    while (from_a != a.slopes_.end() || from_b != b.slopes_.end()) {
        const bool take_a = from_b == b.slopes_.end() || (from_a != a.slopes_.end() && from_a->first <= from_b->first);
        const bool take_b = from_a == a.slopes_.end() || (from_b != b.slopes_.end() && from_b->first <= from_a->first);
        const std::uint32_t index = take_a ? from_a->first : from_b->first;
        Ball slope;
        if (take_a) slope += slope_a * (from_a++)->second;
        if (take_b) slope += slope_b * (from_b++)->second;
        out.slopes_.emplace_back(index, std::move(slope));
    }
    return out;
}

Jet operator+(const Jet& a, const Jet& b) {
    return Jet::of_two(a.value_ + b.value_, a, Ball(1), b, Ball(1));
}
Jet operator-(const Jet& a, const Jet& b) {
    return Jet::of_two(a.value_ - b.value_, a, Ball(1), b, Ball(-1));
}
Jet operator*(const Jet& a, const Jet& b) {
    return Jet::of_two(a.value_ * b.value_, a, b.value_, b, a.value_);
}
Jet operator/(const Jet& a, const Jet& b) {
    const Ball quotient = a.value_ / b.value_;
    return Jet::of_two(quotient, a, Ball(1) / b.value_, b, -quotient / b.value_);
}
Jet operator-(const Jet& a) {
    return Jet::of_one(-a.value_, a, Ball(-1));
}
Jet sqrt(const Jet& a) {
    const Ball root = sqrt(a.value_);
    return Jet::of_one(root, a, Ball(1) / (Ball(2) * root));
}
Jet abs(const Jet& a) {
    const auto side = sign(a.value_);
    return Jet::of_one(abs(a.value_), a, side && *side != 0 ? Ball(*side) : all_reals());
}
Jet cos(const Jet& angle) {
    return Jet::of_one(cos(angle.value_), angle, -sin(angle.value_));
}
Jet sin(const Jet& angle) {
    return Jet::of_one(sin(angle.value_), angle, cos(angle.value_));
}
Jet atan2(const Jet& y, const Jet& x) {
    const auto up = sign(y.value_), right = sign(x.value_);
    const bool clear_of_cut = (up && *up != 0) || (right && *right > 0);
    if (!clear_of_cut) return Jet::of_two(all_reals(), y, all_reals(), x, all_reals());
    const Ball square = x.value_ * x.value_ + y.value_ * y.value_;
    return Jet::of_two(atan2(y.value_, x.value_), y, x.value_ / square, x, -y.value_ / square);
}

Jet unknown_jet() {
    return Jet(all_reals());
}

template<>
Jet from_rational<Jet>(const Rational& q) {
    return Jet(from_rational<Ball>(q));
}
template<>
Jet from_scalar<Jet>(const Scalar& scalar) {
    return Jet(from_scalar<Ball>(scalar));
}
template<>
Jet cos_of_turn<Jet>(const Rational& q) {
    return Jet(cos_of_turn<Ball>(q));
}
template<>
Jet sin_of_turn<Jet>(const Rational& q) {
    return Jet(sin_of_turn<Ball>(q));
}

Ball midpoint(const Ball& ball) {
    Ball out;
    arb_get_mid_arb(arb(out), arb(ball));
    return out;
}

Ball widened(const Ball& ball, double radius) {
    Ball out = ball;
    mag_t more;
    mag_init(more);
    mag_set_d(more, radius);
    arb_add_error_mag(arb(out), more);
    mag_clear(more);
    return out;
}

double least_magnitude(const Ball& ball) {
    if (!ball.finite()) return 0;
    mag_t bound;
    mag_init(bound);
    arb_get_mag_lower(bound, arb(ball));
    const double out = mag_get_d(bound);
    mag_clear(bound);
    return out;
}

double greatest_magnitude(const Ball& ball) {
    if (!ball.finite()) return std::numeric_limits<double>::infinity();
    mag_t bound;
    mag_init(bound);
    arb_get_mag(bound, arb(ball));
    const double out = mag_get_d(bound);
    mag_clear(bound);
    return out;
}

} // namespace porism::numbers
