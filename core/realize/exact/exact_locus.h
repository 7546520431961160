// Lines and circles on which a point must stand, and where they meet, over exact numbers: stated/locus.h without
// rounding.
#pragma once

#include "geometry/vector.h"
#include "numbers/number.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace porism::realize {

/// round (x^2 + y^2) + dot(normal, (x, y)) + constant = 0: a line where `round` is zero.
template<class N>
struct ExactLocus {
    N round;
    geometry::Point<N> normal;
    N constant;
    bool is_line;
};

template<class N>
std::optional<bool> vanishes(const N& value) {
    const numbers::Decision zero = numbers::is_zero(value);
    return zero == numbers::Decision::undecided ? std::nullopt : std::optional(zero == numbers::Decision::yes);
}

template<class N>
std::optional<ExactLocus<N>> locus_with(N round, geometry::Point<N> normal, N constant) {
    const auto line = vanishes(round);
    if (!line) return std::nullopt;
    if (*line && vanishes(geometry::squared_length(normal)).value_or(true)) return std::nullopt;
    return ExactLocus<N>{std::move(round), std::move(normal), std::move(constant), *line};
}

template<class N>
std::optional<ExactLocus<N>> locus_of(const geometry::Line<N>& line) {
    return locus_with<N>(N(0), {line.a, line.b}, -line.c);
}
template<class N>
std::optional<ExactLocus<N>> locus_of(const geometry::Circle<N>& circle) {
    return locus_with<N>(N(1), N(-2) * circle.centre, geometry::squared_length(circle.centre) - circle.squared_radius);
}

/// What vanishes where a point may stand; empty where it has no value.
template<class N>
using ExactCurve = std::function<std::optional<N>(const geometry::Point<N>&)>;

/// The locus of a curve, from its values at a few points; empty where it is neither a line nor a circle.
template<class N>
std::optional<ExactLocus<N>> locus_of(const ExactCurve<N>& curve) {
    constexpr std::array<std::array<int, 2>, 8> places{
        {{0, 0}, {1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {2, -1}, {-1, 3}}};
    constexpr std::size_t fixing = 4; // the others show that it has this form
    std::vector<N> values;
    for (const auto& [x, y] : places) {
        auto value = curve({N(x), N(y)});
        if (!value) return std::nullopt;
        values.push_back(*std::move(value));
    }
    const N half = N(1) / N(2);
    const N round = half * (values[1] + values[2]) - values[0];
    const geometry::Point<N> normal{half * (values[1] - values[2]), values[3] - values[0] - round};
    for (std::size_t i = fixing; i < places.size(); ++i) {
        const geometry::Point<N> at{N(places[i][0]), N(places[i][1])};
        const N expected = round * geometry::squared_length(at) + geometry::dot(normal, at) + values[0];
        if (!vanishes<N>(values[i] - expected).value_or(false)) return std::nullopt;
    }
    return locus_with<N>(round, normal, values[0]);
}

/// Where a line meets a circle: two points, one where they touch, or none.
template<class N>
std::vector<geometry::Point<N>> meet(const ExactLocus<N>& line, const ExactLocus<N>& circle) {
    const geometry::Point<N> centre = (N(-1) / (N(2) * circle.round)) * circle.normal;
    const N square = geometry::squared_length(line.normal);
    const N away = (geometry::dot(line.normal, centre) + line.constant) / square;
    const geometry::Point<N> foot = centre - away * line.normal;
    const N radius = geometry::squared_length(centre) - circle.constant / circle.round;
    const N half = radius / square - away * away; // the square of half the chord, in normals
    const auto side = numbers::sign(half);
    if (!side || *side < 0) return {};
    if (*side == 0) return {foot};
    const geometry::Point<N> along = numbers::sqrt(half) * geometry::turned(line.normal);
    return {foot + along, foot - along};
}

/// The common points of two loci: none, one or two; none where both are the same.
template<class N>
std::vector<geometry::Point<N>> common_points(const ExactLocus<N>& first, const ExactLocus<N>& second) {
    if (first.is_line && second.is_line) {
        const N sine = geometry::cross(first.normal, second.normal);
        if (vanishes(sine).value_or(true)) return {};
        return {{(first.normal.y * second.constant - second.normal.y * first.constant) / sine,
                 (second.normal.x * first.constant - first.normal.x * second.constant) / sine}};
    }
    if (first.is_line) return meet(first, second);
    if (second.is_line) return meet(second, first);
    const N by = second.round / first.round;
    const auto chord = locus_with<N>(N(0), second.normal - by * first.normal, second.constant - by * first.constant);
    return chord ? meet(*chord, first) : std::vector<geometry::Point<N>>();
}

/// A point of a locus near another one, with as few roots as can be; empty where there is none.
template<class N>
std::optional<geometry::Point<N>> point_near(const ExactLocus<N>& locus, const geometry::Point<numbers::Rational>& to,
                                             const geometry::Point<numbers::Rational>& turn) {
    const auto in_numbers = [](const geometry::Point<numbers::Rational>& p) {
        return geometry::Point<N>{numbers::from_rational<N>(p.x), numbers::from_rational<N>(p.y)};
    };
    if (locus.is_line) {
        const geometry::Point<N> p = in_numbers(to);
        const N away = (geometry::dot(locus.normal, p) + locus.constant) / geometry::squared_length(locus.normal);
        return p - away * locus.normal;
    }
    const geometry::Point<N> centre = (N(-1) / (N(2) * locus.round)) * locus.normal;
    const N radius = geometry::squared_length(centre) - locus.constant / locus.round;
    if (numbers::sign(radius).value_or(0) <= 0) return std::nullopt;
    return centre + numbers::sqrt(radius) * in_numbers(turn);
}

} // namespace porism::realize
