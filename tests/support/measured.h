// Statements that are measured off a random figure, so that they have a solution.
#pragma once

#include "base/random.h"
#include "facts/relation.h"
#include "scene/catalogue.h"
#include "scene/scene.h"

#include <cmath>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <vector>

namespace porism::test {

struct Measured {
    scene::Scene scene; ///< free points, then what is stated of them
    std::vector<geometry::Point<double>> points;
};

class MeasuredFigure {
public:
    /// Points in a square of side 20. With a `noise` they have sketch coordinates that are wrong by as much.
    MeasuredFigure(std::uint64_t seed, std::size_t points, std::optional<double> noise = std::nullopt) : rng_(seed) {
        for (std::size_t i = 0; i < points; ++i) {
            const geometry::Point<double> place{rng_.uniform(0, 20), rng_.uniform(0, 20)};
            made_.points.push_back(place);
            scene::Action action;
            action.uses.push_back({*scene::construction_by_name("free"), {}, {}});
            if (noise) action.at = {scene::Coordinates{near(place.x, *noise), near(place.y, *noise), false}};
            const std::string name = fmt::format("p{}", i);
            [[maybe_unused]] const auto done = made_.scene.append(std::move(action), {&name, 1});
        }
    }

    void length(std::size_t a, std::size_t b) {
        add(fmt::format("length(p{},p{}) = {:.15g}", a, b, value(facts::QuantityKind::length, {a, b})));
    }
    void angle(std::size_t a, std::size_t b, std::size_t c) {
        add(fmt::format("angle(p{},p{},p{}) = {:.15g}", a, b, c, value(facts::QuantityKind::angle, {a, b, c})));
    }
    void ratio(std::size_t a, std::size_t b, std::size_t c, std::size_t d) {
        add(fmt::format("length(p{},p{}) = {:.15g}*length(p{},p{})", a, b,
                        value(facts::QuantityKind::length, {a, b}) / value(facts::QuantityKind::length, {c, d}), c, d));
    }
    void area(std::size_t a, std::size_t b, std::size_t c) {
        add(fmt::format("area(p{},p{},p{}) = {:.15g}", a, b, c, value(facts::QuantityKind::area, {a, b, c})));
    }

    /// What ties a point to two others whose distance is known, on either side of them.
    void tie(std::size_t point, std::size_t a, std::size_t b) {
        length(point, a);
        switch (rng_.below(3)) {
        case 0:
            return angle(point, a, b);
        case 1:
            return ratio(point, b, a, b);
        default:
            return length(point, b);
        }
    }
    /// Triangles side by side, each on one of the last `reach` sides; then lengths of any pairs.
    void tie_all(std::size_t reach, std::size_t extra) {
        const std::size_t count = made_.points.size();
        length(0, 1);
        std::vector<std::pair<std::size_t, std::size_t>> sides{{0, 1}};
        for (std::size_t i = 2; i < count; ++i) {
            const auto [a, b] = sides[sides.size() - 1 - rng_.below(std::min(reach, sides.size()))];
            tie(i, a, b);
            sides.emplace_back(i, a);
            sides.emplace_back(i, b);
        }
        for (std::size_t i = 0; i < extra; ++i) {
            const auto [a, b] = two_of(0, count);
            length(a, b);
        }
    }

    /// Each point by lengths to two earlier ones, any.
    void tie_anywhere() {
        length(0, 1);
        for (std::size_t i = 2; i < made_.points.size(); ++i) {
            const auto [a, b] = two_of(0, i);
            length(i, a);
            length(i, b);
        }
    }

    /// Rigid, and no order places one point after the other: each point takes the place of a length that there is, with
    /// lengths to both ends of it and to a third point (Henneberg's second step).
    void tie_coupled() {
        std::vector<std::pair<std::size_t, std::size_t>> lengths{{0, 1}, {0, 2}, {1, 2}};
        for (std::size_t i = 3; i < made_.points.size(); ++i) {
            const auto at = lengths.begin() + static_cast<std::ptrdiff_t>(rng_.below(lengths.size()));
            const auto [a, b] = *at;
            std::size_t third = 0;
            do third = rng_.below(i);
            while (third == a || third == b);
            lengths.erase(at);
            for (const std::size_t end : {a, b, third}) lengths.emplace_back(end, i);
        }
        for (const auto& [a, b] : lengths) length(a, b);
    }

    /// Each point by a length, an angle seen from it or an area, twice, to two of the last `reach` points.
    void tie_mixed(std::size_t reach) {
        length(0, 1);
        for (std::size_t i = 2; i < made_.points.size(); ++i)
            for (int k = 0; k < 2; ++k) {
                const auto [a, b] = two_of(i > reach ? i - reach : 0, i);
                switch (rng_.below(3)) {
                case 0:
                    area(i, a, b);
                    break;
                case 1:
                    angle(a, i, b);
                    break;
                default:
                    length(i, a);
                }
            }
    }

    Measured take() { return std::move(made_); }
    std::pair<std::size_t, std::size_t> two_of(std::size_t first, std::size_t end) {
        const std::size_t a = first + rng_.below(end - first);
        std::size_t b = first + rng_.below(end - first - 1);
        if (b >= a) ++b;
        return {a, b};
    }

private:
    numbers::Scalar near(double value, double noise) {
        return numbers::Scalar::from_double(value + rng_.uniform(-noise, noise));
    }
    double value(facts::QuantityKind kind, std::initializer_list<std::size_t> points) const {
        std::vector<PointId> ids;
        for (const std::size_t point : points) ids.emplace_back(point);
        return facts::value_in(*facts::Quantity::of(kind, ids), made_.points);
    }
    void add(const std::string& text) {
        auto relation = facts::parse_relation(text, made_.scene.names());
        if (!relation) return; // zero, where points fall together
        scene::Action action;
        action.states = facts::make(*std::move(relation));
        [[maybe_unused]] const auto done = made_.scene.append(std::move(action), {});
    }

    Rng rng_;
    Measured made_;
};

} // namespace porism::test
