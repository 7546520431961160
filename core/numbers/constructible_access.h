// The inside of Constructible and its tower, shared by the sources that implement them.
#pragma once

#include "numbers/constructible.h"

#include <span>

namespace porism::numbers {

struct TowerAccess {
    using Coordinates = QuadraticTower::Coordinates;
    using Some = std::span<const Integer>;

    static bool all_zero(Some a);
    /// k for 2^k coordinates.
    static std::size_t level(std::size_t size);

    static Constructible without_value(Constructible::State state);
    /// `beyond`, and the tower remembers why.
    static Constructible ended(TowerEnd why);
    /// undefined if either is, else beyond.
    static Constructible spoiled(const Constructible& a, const Constructible& b);
    /// In lowest terms over the fewest roots; `beyond` if a limit was met.
    static Constructible make(Coordinates numerators, Integer denominator);

    static Constructible product(const Constructible& a, const Constructible& b);

    static const Coordinates& numerators(const Constructible& a) { return a.numerators_; }
    static const Integer& denominator(const Constructible& a) { return a.denominator_; }
    static bool is_value(const Constructible& a) { return a.state_ == Constructible::State::value; }
    static bool is_rational(const Constructible& a) { return is_value(a) && a.numerators_.size() == 1; }

    /// a = low + high * root, for the last root that a number of 2^k coordinates holds.
    static Constructible low(const Constructible& a, std::size_t half);
    static Constructible high(const Constructible& a, std::size_t half);
    /// low + high * root number k.
    static Constructible joined(const Constructible& low, const Constructible& high, std::size_t k);
    /// The square of root number k.
    static Constructible radicand(std::size_t k);

    static std::size_t root_count() { return QuadraticTower::current().radicands_.size(); }
    /// A new last root, of a number with integer coordinates that is positive and no square in the tower.
    static void adjoin(Coordinates radicand) { QuadraticTower::current().radicands_.push_back(std::move(radicand)); }
    static Ball enclosure(const Constructible& a, int bits);
};

} // namespace porism::numbers
