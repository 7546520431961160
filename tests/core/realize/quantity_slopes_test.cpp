// The formulas of slopes against differences, at random places.
#include "realize/stated/quantity_slopes.h"

#include "base/random.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace porism::realize {
namespace {

using facts::Quantity;
using facts::QuantityKind;

constexpr std::array kinds{QuantityKind::length, QuantityKind::angle,   QuantityKind::area,     QuantityKind::sine,
                           QuantityKind::cosine, QuantityKind::tangent, QuantityKind::perimeter};

std::vector<PointId> some_points(QuantityKind kind, Rng& rng) {
    const std::size_t polygon = 3 + rng.below(4);
    const bool has_corners = kind == QuantityKind::area || kind == QuantityKind::perimeter;
    std::vector<PointId> out(kind == QuantityKind::length ? 2 : has_corners ? polygon : 3);
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = PointId(i);
    return out;
}

TEST(QuantitySlopes, AreThoseOfSmallDifferences) {
    Rng rng(11);
    for (const QuantityKind kind : kinds)
        for (int draw = 0; draw < 200; ++draw) {
            const auto named = some_points(kind, rng);
            const auto quantity = Quantity::of(kind, named);
            ASSERT_TRUE(quantity);
            std::vector<geometry::Point<double>> points;
            for (std::size_t i = 0; i < named.size(); ++i) points.push_back({rng.uniform(-3, 3), rng.uniform(-3, 3)});
            const auto slopes = slopes_of(*quantity, points);
            ASSERT_TRUE(slopes);
            ASSERT_EQ(slopes->size(), quantity->points().size());
            for (std::size_t k = 0; k < slopes->size(); ++k)
                for (double geometry::Point<double>::*coordinate :
                     {&geometry::Point<double>::x, &geometry::Point<double>::y}) {
                    constexpr double step = 1e-6;
                    double& place = points[quantity->points()[k].index()].*coordinate;
                    const double before = place;
                    place = before + step;
                    const double ahead = facts::value_in(*quantity, points);
                    place = before - step;
                    const double behind = facts::value_in(*quantity, points);
                    place = before;
                    const double slope = (ahead - behind) / (2 * step);
                    EXPECT_NEAR((*slopes)[k].*coordinate, slope, 1e-4 * (1 + std::fabs(slope) * std::fabs(slope)))
                        << facts::row(kind).name;
                }
        }
}

TEST(QuantitySlopes, OfAnArcThereAreNone) {
    const std::vector<PointId> named{PointId(0), PointId(1), PointId(2)};
    const std::vector<geometry::Point<double>> points{{0, 0}, {1, 0}, {0, 1}};
    EXPECT_FALSE(slopes_of(*Quantity::of(QuantityKind::arc, named), points));
}

} // namespace
} // namespace porism::realize
