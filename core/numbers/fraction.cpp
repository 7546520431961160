#include "numbers/fraction.h"

#include "numbers/flint_thread.h"

#include <cassert>
#include <fmpz_mpoly_factor.h>

namespace porism::numbers {
namespace {

/// A big integer of FLINT, for the length of a call.
class Big {
public:
    Big() { fmpz_init(value_); }
    explicit Big(const Integer& value) : Big() { fmpz_set_mpz(value_, value.get_mpz_t()); }
    ~Big() { fmpz_clear(value_); }
    Big(const Big&) = delete;
    Big& operator=(const Big&) = delete;

    fmpz* raw() { return value_; }
    Integer integer() const {
        Integer out;
        fmpz_get_mpz(out.get_mpz_t(), value_);
        return out;
    }

private:
    fmpz_t value_;
};

} // namespace

Ring::Ring(std::size_t variables) : variables_(variables) {
    clean_flint_at_thread_exit();
    fmpz_mpoly_ctx_init(context_, static_cast<slong>(variables), ORD_LEX);
}

Ring::~Ring() {
    fmpz_mpoly_ctx_clear(context_);
}

MultiPolynomial::MultiPolynomial(const Ring& ring) : ring_(&ring) {
    fmpz_mpoly_init(value_, ring.context());
}

MultiPolynomial::MultiPolynomial(const Ring& ring, const Integer& value) : MultiPolynomial(ring) {
    Big big(value);
    fmpz_mpoly_set_fmpz(value_, big.raw(), ring.context());
}

MultiPolynomial::MultiPolynomial(const MultiPolynomial& other) : MultiPolynomial(*other.ring_) {
    fmpz_mpoly_set(value_, other.value_, ring_->context());
}

MultiPolynomial& MultiPolynomial::operator=(MultiPolynomial other) {
    assert(ring_ == other.ring_);
    fmpz_mpoly_swap(value_, other.value_, ring_->context());
    return *this;
}

MultiPolynomial::~MultiPolynomial() {
    fmpz_mpoly_clear(value_, ring_->context());
}

MultiPolynomial MultiPolynomial::variable(const Ring& ring, std::size_t index) {
    MultiPolynomial out(ring);
    fmpz_mpoly_gen(out.value_, static_cast<slong>(index), ring.context());
    return out;
}

bool MultiPolynomial::is_zero() const {
    return fmpz_mpoly_is_zero(value_, ring_->context()) != 0;
}

std::optional<Integer> MultiPolynomial::constant() const {
    if (fmpz_mpoly_is_fmpz(value_, ring_->context()) == 0) return std::nullopt;
    Big big;
    fmpz_mpoly_get_fmpz(big.raw(), value_, ring_->context());
    return big.integer();
}

std::size_t MultiPolynomial::size() const {
    return static_cast<std::size_t>(fmpz_mpoly_length(value_, ring_->context()));
}

std::vector<Term> MultiPolynomial::terms() const {
    std::vector<Term> out;
    for (std::size_t i = 0; i < size(); ++i) {
        Big coefficient;
        fmpz_mpoly_get_term_coeff_fmpz(coefficient.raw(), value_, static_cast<slong>(i), ring_->context());
        Term term{coefficient.integer(), std::vector<unsigned long>(ring_->variables())};
        fmpz_mpoly_get_term_exp_ui(term.exponents.data(), value_, static_cast<slong>(i), ring_->context());
        out.push_back(std::move(term));
    }
    return out;
}

std::optional<MultiPolynomial::Factors> MultiPolynomial::factors() const {
    fmpz_mpoly_factor_t found;
    fmpz_mpoly_factor_init(found, ring_->context());
    const bool done = fmpz_mpoly_factor(found, value_, ring_->context()) != 0;
    Factors out;
    Big number;
    fmpz_mpoly_factor_get_constant_fmpz(number.raw(), found, ring_->context());
    out.number = number.integer();
    for (slong i = 0; i < fmpz_mpoly_factor_length(found, ring_->context()); ++i) {
        MultiPolynomial base(*ring_);
        fmpz_mpoly_factor_get_base(base.value_, found, i, ring_->context());
        const auto exponent = fmpz_mpoly_factor_get_exp_si(found, i, ring_->context());
        out.powers.emplace_back(std::move(base), static_cast<unsigned long>(exponent));
    }
    fmpz_mpoly_factor_clear(found, ring_->context());
    return done ? std::optional(std::move(out)) : std::nullopt;
}

std::optional<MultiPolynomial> MultiPolynomial::divided_by(const MultiPolynomial& divisor) const {
    MultiPolynomial out(*ring_);
    if (fmpz_mpoly_divides(out.value_, value_, divisor.value_, ring_->context()) == 0) return std::nullopt;
    return out;
}

MultiPolynomial operator+(const MultiPolynomial& a, const MultiPolynomial& b) {
    MultiPolynomial out(*a.ring_);
    fmpz_mpoly_add(out.value_, a.value_, b.value_, a.ring_->context());
    return out;
}

MultiPolynomial operator*(const MultiPolynomial& a, const MultiPolynomial& b) {
    MultiPolynomial out(*a.ring_);
    fmpz_mpoly_mul(out.value_, a.value_, b.value_, a.ring_->context());
    return out;
}

MultiPolynomial operator-(const MultiPolynomial& a) {
    MultiPolynomial out(*a.ring_);
    fmpz_mpoly_neg(out.value_, a.value_, a.ring_->context());
    return out;
}

Fraction::Fraction(const MultiPolynomial& up) : up_(up), down_(up.ring(), Integer(1)) {}

Fraction::Fraction(const Ring& ring, const Rational& value)
    : up_(ring, Integer(value.get_num())), down_(ring, Integer(value.get_den())) {}

Fraction::Fraction(const MultiPolynomial& up, const MultiPolynomial& down) : up_(up), down_(down) {
    assert(!down.is_zero());
    const auto* const context = up.ring().context();
    MultiPolynomial common(up.ring());
    if (fmpz_mpoly_gcd(common.value_, up_.value_, down_.value_, context) == 0 || common.is_zero()) return;
    fmpz_mpoly_divides(up_.value_, up_.value_, common.value_, context);
    fmpz_mpoly_divides(down_.value_, down_.value_, common.value_, context);
    if (down_.terms().front().coefficient >= 0) return;
    up_ = -up_;
    down_ = -down_;
}

Fraction operator+(const Fraction& a, const Fraction& b) {
    return {a.up_ * b.down_ + b.up_ * a.down_, a.down_ * b.down_};
}

Fraction operator*(const Fraction& a, const Fraction& b) {
    return {a.up_ * b.up_, a.down_ * b.down_};
}

Fraction operator-(const Fraction& a) {
    return {-a.up_, a.down_};
}

Fraction inverse(const Fraction& a) {
    return {a.down_, a.up_};
}

} // namespace porism::numbers
