#include "numbers/constructible.h"

#include "numbers/constructible_access.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace porism::numbers {
namespace {

using Coordinates = TowerAccess::Coordinates;
using Some = TowerAccess::Some;
using State = Constructible::State;

thread_local QuadraticTower* innermost = nullptr;

std::size_t words(const Integer& a) {
    return mpz_size(a.get_mpz_t()) + 1;
}

/// Without the upper halves that are zero.
Some trimmed(Some a) {
    while (a.size() > 1 && TowerAccess::all_zero(a.last(a.size() / 2))) a = a.first(a.size() / 2);
    return a;
}

/// a * x + b * y, each over its roots.
Coordinates combined(const Integer& a, Some x, const Integer& b, Some y) {
    Coordinates sum(std::max(x.size(), y.size()));
    for (std::size_t i = 0; i < x.size(); ++i) sum[i] = a * x[i];
    for (std::size_t i = 0; i < y.size(); ++i) sum[i] += b * y[i];
    return sum;
}

/// Products over a tower, three for a product over one root more (Karatsuba), counting the work.
class Product {
public:
    Product(const std::vector<Coordinates>& radicands, std::uint64_t& work) : radicands_(radicands), work_(work) {}

    Coordinates of(Some x, Some y) const {
        x = trimmed(x);
        y = trimmed(y);
        if (x.size() < y.size()) std::swap(x, y);
        if (y.size() == 1) return scaled(x, y[0]);
        const std::size_t half = x.size() / 2;
        const Some a = x.first(half), b = x.last(half);
        if (y.size() < x.size()) return side_by_side(of(a, y), of(b, y), half);
        const Some c = y.first(half), d = y.last(half);
        const Coordinates ac = of(a, c), bd = of(b, d);
        Coordinates cross = of(combined(1, a, 1, b), combined(1, c, 1, d));
        cross = combined(1, cross, -1, combined(1, ac, 1, bd));
        return side_by_side(combined(1, ac, 1, of(bd, radicands_[TowerAccess::level(half)])), std::move(cross), half);
    }

private:
    Coordinates scaled(Some x, const Integer& factor) const {
        Coordinates r(x.size());
        for (std::size_t i = 0; i < x.size(); ++i) {
            r[i] = x[i] * factor;
            work_ += words(x[i]) * words(factor);
        }
        return r;
    }
    static Coordinates side_by_side(Coordinates low, Coordinates high, std::size_t half) {
        low.resize(half);
        high.resize(half);
        std::ranges::move(high, std::back_inserter(low));
        return low;
    }

    const std::vector<Coordinates>& radicands_;
    std::uint64_t& work_;
};

std::size_t height(const Coordinates& numerators, const Integer& denominator) {
    std::size_t bits = mpz_sizeinbase(denominator.get_mpz_t(), 2);
    for (const Integer& c : numerators) bits = std::max(bits, mpz_sizeinbase(c.get_mpz_t(), 2));
    return bits;
}

/// Takes the common factor away.
void reduce(Coordinates& numerators, Integer& denominator) {
    Integer common = denominator;
    for (const Integer& c : numerators) {
        if (common == 1) return;
        common = gcd(common, c);
    }
    if (common == 1) return;
    denominator /= common;
    for (Integer& c : numerators) mpz_divexact(c.get_mpz_t(), c.get_mpz_t(), common.get_mpz_t());
}

} // namespace

QuadraticTower::QuadraticTower(TowerLimits limits, StopToken stop)
    : limits_(limits), stop_(std::move(stop)), outer_(std::exchange(innermost, this)) {}

QuadraticTower::~QuadraticTower() {
    assert(innermost == this);
    innermost = outer_;
}

QuadraticTower& QuadraticTower::current() {
    assert(innermost != nullptr);
    return *innermost;
}

bool QuadraticTower::spent() {
    if (end_ == TowerEnd::stopped || end_ == TowerEnd::work) return true;
    if (stop_.stop_requested())
        end_ = TowerEnd::stopped;
    else if (work_ > limits_.work)
        end_ = TowerEnd::work;
    else
        return false;
    return true;
}

Constructible::Constructible(int value) : numerators_{Integer(value)} {}
Constructible::Constructible(const Rational& value) : numerators_{value.get_num()}, denominator_(value.get_den()) {}

bool TowerAccess::all_zero(Some a) {
    return std::ranges::all_of(a, [](const Integer& c) { return c == 0; });
}

std::size_t TowerAccess::level(std::size_t size) {
    std::size_t k = 0;
    while ((std::size_t{1} << k) < size) ++k;
    return k;
}

std::optional<Rational> Constructible::rational() const {
    if (!TowerAccess::is_rational(*this)) return std::nullopt;
    return ratio(numerators_[0], denominator_);
}

Constructible TowerAccess::without_value(State state) {
    Constructible a;
    a.state_ = state;
    return a;
}

Constructible TowerAccess::ended(TowerEnd why) {
    QuadraticTower& tower = QuadraticTower::current();
    if (tower.end_ == TowerEnd::none) tower.end_ = why;
    return without_value(State::beyond);
}

Constructible TowerAccess::spoiled(const Constructible& a, const Constructible& b) {
    const bool undefined = a.state() == State::undefined || b.state() == State::undefined;
    return without_value(undefined ? State::undefined : State::beyond);
}

Constructible TowerAccess::make(Coordinates numerators, Integer denominator) {
    QuadraticTower& tower = QuadraticTower::current();
    if (tower.spent()) return without_value(State::beyond);
    numerators.resize(trimmed(numerators).size());
    reduce(numerators, denominator);
    if (height(numerators, denominator) > tower.limits_.height_bits) return ended(TowerEnd::height);
    Constructible a;
    a.numerators_ = std::move(numerators);
    a.denominator_ = std::move(denominator);
    return a;
}

Constructible TowerAccess::product(const Constructible& a, const Constructible& b) {
    QuadraticTower& tower = QuadraticTower::current();
    return make(Product(tower.radicands_, tower.work_).of(a.numerators_, b.numerators_),
                a.denominator_ * b.denominator_);
}

Constructible TowerAccess::low(const Constructible& a, std::size_t half) {
    const Some all(a.numerators_);
    const Some part = all.first(std::min(half, all.size()));
    return make({part.begin(), part.end()}, a.denominator_);
}

Constructible TowerAccess::high(const Constructible& a, std::size_t half) {
    if (a.numerators_.size() <= half) return {};
    const Some part = Some(a.numerators_).subspan(half);
    return make({part.begin(), part.end()}, a.denominator_);
}

Constructible TowerAccess::joined(const Constructible& low, const Constructible& high, std::size_t k) {
    if (!is_value(low) || !is_value(high)) return spoiled(low, high);
    const std::size_t half = std::size_t{1} << k;
    Coordinates all(2 * half);
    for (std::size_t i = 0; i < low.numerators_.size(); ++i) all[i] = low.numerators_[i] * high.denominator_;
    for (std::size_t i = 0; i < high.numerators_.size(); ++i) all[half + i] = high.numerators_[i] * low.denominator_;
    return make(std::move(all), low.denominator_ * high.denominator_);
}

Constructible TowerAccess::radicand(std::size_t k) {
    return make(QuadraticTower::current().radicands_[k], 1);
}

namespace {

Constructible sum(const Constructible& a, const Constructible& b, int direction) {
    if (!TowerAccess::is_value(a) || !TowerAccess::is_value(b)) return TowerAccess::spoiled(a, b);
    const Integer &p = TowerAccess::denominator(a), &q = TowerAccess::denominator(b);
    const Integer common = gcd(p, q);
    const Integer of_a = q / common;
    const Integer of_b = direction * (p / common);
    return TowerAccess::make(combined(of_a, TowerAccess::numerators(a), of_b, TowerAccess::numerators(b)), p * of_a);
}

/// 1 / a for a that is not zero: by the conjugate over the last root, whose product with a needs that root no more.
Constructible inverse(const Constructible& a) {
    if (!TowerAccess::is_value(a)) return a;
    const Coordinates& numerators = TowerAccess::numerators(a);
    const Integer& denominator = TowerAccess::denominator(a);
    if (numerators.size() == 1) {
        const bool negative = numerators[0] < 0;
        return TowerAccess::make({negative ? Integer(-denominator) : denominator}, ::abs(numerators[0]));
    }
    const std::size_t half = numerators.size() / 2, k = TowerAccess::level(half);
    const Constructible low = TowerAccess::low(a, half), high = TowerAccess::high(a, half);
    const Constructible below = inverse(low * low - high * high * TowerAccess::radicand(k));
    return TowerAccess::joined(low * below, -(high * below), k);
}

} // namespace

Constructible operator+(const Constructible& a, const Constructible& b) {
    return sum(a, b, 1);
}
Constructible operator-(const Constructible& a, const Constructible& b) {
    return sum(a, b, -1);
}
Constructible operator-(const Constructible& a) {
    Constructible r = a;
    for (Integer& c : r.numerators_) c = -c;
    return r;
}

Constructible operator*(const Constructible& a, const Constructible& b) {
    if (!TowerAccess::is_value(a) || !TowerAccess::is_value(b)) return TowerAccess::spoiled(a, b);
    return TowerAccess::product(a, b);
}

Constructible operator/(const Constructible& a, const Constructible& b) {
    if (!TowerAccess::is_value(a) || !TowerAccess::is_value(b)) return TowerAccess::spoiled(a, b);
    if (is_zero(b) == Decision::yes) return TowerAccess::without_value(State::undefined);
    return a * inverse(b);
}

} // namespace porism::numbers
