#include "numbers/exact.h"

#include "numbers/denest.h"
#include "numbers/exact_access.h"
#include "numbers/expression.h"
#include "numbers/flint_thread.h"
#include "numbers/scalar.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <limits>
#include <utility>

namespace porism::numbers {

namespace {

thread_local ExactContext* current_context = nullptr;

constexpr int kFirstPrecision = 64;
constexpr std::uint64_t kShort = 1024; // bits of a number whose operation counts as one

} // namespace

ExactContext::ExactContext(ExactLimits limits, StopToken stop)
    : limits_(limits), stop_(std::move(stop)),
      field_(porism_calcium_context_new(limits.precision, limits.height_bits, limits.degree)), outer_(current_context) {
    clean_flint_at_thread_exit();
    current_context = this;
}

ExactContext::~ExactContext() {
    assert(living_ == 0 && "every Exact must be destroyed before its context");
    assert(current_context == this && "contexts nest like scopes, on one thread");
    for (const auto& generator : generators_) {
        porism_calcium_free(field_, generator->value);
        if (generator->radicand != nullptr) porism_calcium_free(field_, generator->radicand);
    }
    porism_calcium_context_free(field_);
    current_context = outer_;
}

ExactContext& ExactContext::current() {
    assert(current_context != nullptr && "exact numbers need a living ExactContext on this thread");
    return *current_context;
}

int ExactContext::degree() const {
    ExactAccess::Roots all;
    for (std::uint32_t i = 0; i < generators_.size(); ++i) all.push_back(i);
    return ExactAccess::degree(*this, all);
}

bool ExactContext::spent() {
    return operations_ >= limits_.operations || stop_.stop_requested();
}

Exact::Exact(int value) : Exact(Rational(value)) {}

Exact::Exact(const Rational& value)
    : context_(&ExactContext::current()), number_(porism_calcium_new(context_->field_)) {
    ++context_->living_;
    porism_calcium_set_rational(context_->field_, number_, value.get_mpq_t());
}

Exact::Exact(const Exact& other)
    : context_(other.context_), number_(nullptr), state_(other.state_), roots_(other.roots_) {
    ++context_->living_;
    if (other.number_ == nullptr) return;
    number_ = porism_calcium_new(context_->field_);
    porism_calcium_set(context_->field_, number_, other.number_);
}

Exact::Exact(Exact&& other) noexcept
    : context_(other.context_), number_(std::exchange(other.number_, nullptr)),
      state_(std::exchange(other.state_, State::beyond)), roots_(std::move(other.roots_)) {
    ++context_->living_;
}

Exact& Exact::operator=(const Exact& other) {
    if (this != &other) *this = Exact(other);
    return *this;
}

Exact& Exact::operator=(Exact&& other) noexcept {
    assert(context_ == other.context_);
    std::swap(number_, other.number_);
    std::swap(state_, other.state_);
    roots_.swap(other.roots_);
    return *this;
}

Exact::~Exact() {
    if (number_ != nullptr) porism_calcium_free(context_->field_, number_);
    --context_->living_;
}

int Exact::degree() const {
    return ExactAccess::degree(*context_, roots_);
}

Exact ExactAccess::without_value(Exact::State state) {
    Exact a;
    porism_calcium_free(a.context_->field_, std::exchange(a.number_, nullptr));
    a.state_ = state;
    return a;
}

Exact ExactAccess::over(ExactContext& context, Roots roots) {
    ++context.operations_;
    if (context.spent() || degree(context, roots) > context.limits_.degree) return without_value(Exact::State::beyond);
    Exact a;
    assert(a.context_ == &context && "exact numbers of an outer context cannot be used inside an inner one");
    a.roots_ = std::move(roots);
    return a;
}

Exact ExactAccess::settle(Exact a) {
    if (!porism_calcium_is_value(field(a), a.number_)) return without_value(Exact::State::beyond);
    a.context_->operations_ += porism_calcium_bits(field(a), a.number_) / kShort;
    if (porism_calcium_is_plain(field(a), a.number_)) a.roots_.clear();
    return a;
}

Exact ExactAccess::spoiled(const Exact& a, const Exact& b) {
    const bool undefined = a.state() == Exact::State::undefined || b.state() == Exact::State::undefined;
    return without_value(undefined ? Exact::State::undefined : Exact::State::beyond);
}

int ExactAccess::degree(const ExactContext& context, const Roots& roots) {
    constexpr int kFar = 1 << 20;
    int product = 1;
    for (const auto root : roots) product = std::min(kFar, product * context.generators_[root]->degree);
    return product;
}

ExactAccess::Roots ExactAccess::merged(const Roots& a, const Roots& b) {
    Roots all;
    std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(all));
    return all;
}

Ball ExactAccess::enclosure(const Exact& a, int bits) {
    Ball ball;
    porism_calcium_enclose(field(a), ball.raw(), a.number_, bits);
    return ball;
}

namespace {

using Operation = void (*)(porism_calcium_context*, porism_calcium_number*, const porism_calcium_number*,
                           const porism_calcium_number*);

Exact combine(const Exact& a, const Exact& b, Operation operation) {
    if (a.state() != Exact::State::value || b.state() != Exact::State::value) return ExactAccess::spoiled(a, b);
    Exact r =
        ExactAccess::over(ExactAccess::context(a), ExactAccess::merged(ExactAccess::roots(a), ExactAccess::roots(b)));
    if (r.state() != Exact::State::value) return r;
    operation(ExactAccess::field(r), ExactAccess::number(r), ExactAccess::number(a), ExactAccess::number(b));
    return ExactAccess::settle(std::move(r));
}

} // namespace

Exact operator+(const Exact& a, const Exact& b) {
    return combine(a, b, porism_calcium_add);
}
Exact operator-(const Exact& a, const Exact& b) {
    return combine(a, b, porism_calcium_sub);
}
Exact operator*(const Exact& a, const Exact& b) {
    return combine(a, b, porism_calcium_mul);
}

Exact operator/(const Exact& a, const Exact& b) {
    if (a.state() != Exact::State::value || b.state() != Exact::State::value) return ExactAccess::spoiled(a, b);
    const Decision zero = is_zero(b);
    if (zero == Decision::yes) return ExactAccess::without_value(Exact::State::undefined);
    if (zero == Decision::undecided) return ExactAccess::without_value(Exact::State::beyond);
    return combine(a, b, porism_calcium_div);
}

Exact operator-(const Exact& a) {
    if (a.state() != Exact::State::value) return a;
    Exact r = ExactAccess::over(ExactAccess::context(a), ExactAccess::roots(a));
    if (r.state() != Exact::State::value) return r;
    porism_calcium_neg(ExactAccess::field(r), ExactAccess::number(r), ExactAccess::number(a));
    return r;
}

Exact abs(const Exact& a) {
    const auto s = sign(a);
    if (!s) return a.state() == Exact::State::value ? ExactAccess::without_value(Exact::State::beyond) : a;
    return *s < 0 ? -a : a;
}

Decision is_zero(const Exact& a) {
    if (a.state() != Exact::State::value || ExactAccess::context(a).spent()) return Decision::undecided;
    if (!ExactAccess::enclosure(a, kFirstPrecision).contains_zero()) return Decision::no;
    static constexpr std::array<Decision, 3> answers{Decision::no, Decision::yes, Decision::undecided};
    return answers[static_cast<std::size_t>(porism_calcium_is_zero(ExactAccess::field(a), ExactAccess::number(a)))];
}

Decision equal(const Exact& a, const Exact& b) {
    return is_zero(a - b);
}

std::optional<int> sign(const Exact& a) {
    if (a.state() != Exact::State::value) return std::nullopt;
    ExactContext& context = ExactAccess::context(a);
    if (const auto s = sign(ExactAccess::enclosure(a, kFirstPrecision))) return s;
    if (is_zero(a) == Decision::yes) return 0;
    for (int bits = 2 * kFirstPrecision; bits <= context.limits().precision && !context.spent(); bits *= 2) {
        if (const auto s = sign(ExactAccess::enclosure(a, bits))) return s;
    }
    return std::nullopt;
}

std::optional<Rational> as_rational(const Exact& a) {
    Rational value;
    if (a.state() != Exact::State::value) return std::nullopt;
    if (!porism_calcium_rational(ExactAccess::field(a), value.get_mpq_t(), ExactAccess::number(a))) return std::nullopt;
    return value;
}

Ball to_ball(const Exact& a) {
    if (a.state() != Exact::State::value) return Ball(std::numeric_limits<double>::quiet_NaN());
    return ExactAccess::enclosure(a, BallPrecision::current());
}

double to_double(const Exact& a) {
    if (a.state() != Exact::State::value) return std::numeric_limits<double>::quiet_NaN();
    Ball ball = ExactAccess::enclosure(a, 2 * kFirstPrecision);
    const int limit = ExactAccess::context(a).limits().precision;
    for (int bits = 4 * kFirstPrecision; bits <= limit && ball.radius() > 1e-17 * std::fabs(ball.to_double());
         bits *= 2) {
        if (is_zero(a) == Decision::yes) return 0;
        ball = ExactAccess::enclosure(a, bits);
    }
    return ball.to_double();
}

namespace {

Exact no_algebraic_number(const Expression&) {
    return ExactAccess::without_value(Exact::State::beyond);
}

/// A function of a rational part of a turn.
Exact of_turn(const Expression& angle, Exact (*function)(const Rational&)) {
    return angle.kind == ExpressionKind::pi_multiple ? function(angle.value) : no_algebraic_number(angle);
}

Exact evaluate_exactly(const Expression& tree) {
    using Evaluate = Exact (*)(const Expression&);
    static constexpr std::array<Evaluate, expression_kinds> table{
        [](const Expression& e) { return Exact(e.value); },
        no_algebraic_number,
        [](const Expression& e) { return -evaluate_exactly(*e.left); },
        [](const Expression& e) { return evaluate_exactly(*e.left) + evaluate_exactly(*e.right); },
        [](const Expression& e) { return evaluate_exactly(*e.left) - evaluate_exactly(*e.right); },
        [](const Expression& e) { return evaluate_exactly(*e.left) * evaluate_exactly(*e.right); },
        [](const Expression& e) { return evaluate_exactly(*e.left) / evaluate_exactly(*e.right); },
        [](const Expression& e) { return pow(evaluate_exactly(*e.left), e.value); },
        [](const Expression& e) { return sqrt(evaluate_exactly(*e.left)); },
        [](const Expression& e) { return of_turn(*e.left, sin_of_turn_exact); },
        [](const Expression& e) { return of_turn(*e.left, cos_of_turn_exact); },
        [](const Expression& e) { return of_turn(*e.left, sin_of_turn_exact) / of_turn(*e.left, cos_of_turn_exact); },
        no_algebraic_number,
        no_algebraic_number,
        no_algebraic_number,
    };
    return table[static_cast<std::size_t>(tree.kind)](tree);
}

constexpr int kFormulaDegree = 8;

} // namespace

Exact to_exact(const Expression& tree) {
    return evaluate_exactly(tree);
}

Exact to_exact(const Scalar& scalar) {
    return to_exact(scalar.expression());
}

std::optional<Scalar> as_scalar(const Exact& a) {
    if (const auto rational = as_rational(a)) return Scalar(*rational);
    if (a.state() != Exact::State::value || ExactAccess::context(a).spent()) return std::nullopt;
    char* formula = porism_calcium_formula(ExactAccess::field(a), ExactAccess::number(a), kFormulaDegree);
    if (formula == nullptr) return std::nullopt;
    const auto scalar = Scalar::parse(formula);
    std::free(formula);
    if (!scalar) return std::nullopt;
    const auto canonical = Scalar::parse(canonical_text(*scalar));
    if (!canonical || equal(to_exact(*canonical), a) != Decision::yes) return std::nullopt;
    return denested(*canonical);
}

} // namespace porism::numbers
