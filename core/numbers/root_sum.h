// Sums of square roots: whether they vanish, decided without computing the roots as long as there are few.
//
// By squaring: where both sides of an equation are known to be positive they are equal exactly when their squares are.
#pragma once

#include "numbers/number.h"

#include <optional>
#include <vector>

namespace porism::numbers {

/// coefficient * sqrt(radicand); the radicand is not negative.
template<class N>
struct RootTerm {
    N coefficient, radicand;
};
template<class N>
using RootSum = std::vector<RootTerm<N>>;

/// Whether the sum is zero; N is Constructible or Exact. Up to four terms of different radicands need no new root; of
/// more, roots are adjoined until four are left. Undecided where the limits of the numbers do not suffice.
template<class N>
Decision vanishes(RootSum<N> terms);

namespace root_sum_detail {

/// Whether the enclosures say that the sum is not zero.
template<class N>
bool clear_of_zero(const RootSum<N>& terms) {
    const BallPrecision precision(256);
    Ball sum;
    for (const auto& [coefficient, radicand] : terms) sum += to_ball(coefficient) * sqrt(to_ball(radicand));
    return sign(sum).value_or(0) != 0;
}

/// Terms of equal radicands as one, without those that cancel. Nothing where it cannot be told which are.
template<class N>
std::optional<RootSum<N>> collected(RootSum<N> terms) {
    RootSum<N> out;
    for (RootTerm<N>& term : terms) {
        Decision equal = Decision::no;
        for (auto same = out.begin(); same != out.end() && equal == Decision::no; ++same)
            if (equal = is_zero(same->radicand - term.radicand); equal == Decision::yes)
                same->coefficient += term.coefficient;
        if (equal == Decision::undecided) return std::nullopt;
        if (equal == Decision::no) out.push_back(std::move(term));
    }
    std::erase_if(out, [](const RootTerm<N>& term) { return is_zero(term.coefficient) == Decision::yes; });
    return out;
}

/// The squares of the terms that are added on one side of the equation and on the other, more on the left.
template<class N>
struct Sides {
    std::vector<N> left, right;
};

template<class N>
std::optional<Sides<N>> sides_of(const RootSum<N>& terms) {
    Sides<N> sides;
    for (const auto& [coefficient, radicand] : terms) {
        const auto factor = sign(coefficient), root = sign(radicand);
        if (!factor || !root) return std::nullopt;
        if (*factor * *root != 0)
            (*factor > 0 ? sides.left : sides.right).push_back(coefficient * coefficient * radicand);
    }
    if (sides.left.size() < sides.right.size()) std::swap(sides.left, sides.right);
    return sides;
}

/// p + q = r, by squares: r^2 - p^2 - q^2 is 2pq.
template<class N>
Decision two_and_one(const N& p, const N& q, const N& r) {
    const N twice = r - p - q;
    const auto positive = sign(twice);
    if (!positive) return Decision::undecided;
    return *positive > 0 ? is_zero(twice * twice - 4 * p * q) : Decision::no;
}

/// p + q + r = s, by squares: p + q and s - r have the same.
template<class N>
Decision three_and_one(const N& p, const N& q, const N& r, const N& s) {
    const auto positive = sign(s - r);
    if (!positive) return Decision::undecided;
    return *positive > 0 ? vanishes(RootSum<N>{{p + q - s - r, N(1)}, {N(2), p * q}, {N(2), s * r}}) : Decision::no;
}

/// p + q = r + s, by squares.
template<class N>
Decision two_and_two(const N& p, const N& q, const N& r, const N& s) {
    return vanishes(RootSum<N>{{p + q - r - s, N(1)}, {N(2), p * q}, {N(-2), r * s}});
}

template<class N>
Decision equal_sides(const std::vector<N>& left, const std::vector<N>& right) {
    if (right.empty()) return left.empty() ? Decision::yes : Decision::no;
    if (left.size() == 1) return is_zero(left[0] - right[0]);
    if (right.size() == 2) return two_and_two(left[0], left[1], right[0], right[1]);
    return left.size() == 2 ? two_and_one(left[0], left[1], right[0])
                            : three_and_one(left[0], left[1], left[2], right[0]);
}

} // namespace root_sum_detail

template<class N>
Decision vanishes(RootSum<N> terms) {
    if (root_sum_detail::clear_of_zero(terms)) return Decision::no;
    auto sum = root_sum_detail::collected(std::move(terms));
    if (!sum) return Decision::undecided;
    const auto sides = root_sum_detail::sides_of(*sum);
    if (!sides) return Decision::undecided;
    if (sides->left.size() + sides->right.size() <= 4) return root_sum_detail::equal_sides(sides->left, sides->right);
    RootSum<N> fewer = *std::move(sum);
    for (auto term = fewer.begin(); term != fewer.end(); ++term) {
        if (is_zero(term->radicand - N(1)) == Decision::yes) continue;
        *term = {term->coefficient * sqrt(term->radicand), N(1)};
        break;
    }
    return vanishes(std::move(fewer));
}

} // namespace porism::numbers
