// Figures of very different lengths and of nearly flat angles: they are found, and never called impossible.
#include "base/random.h"
#include "base/text.h"
#include "realize/stated/possible.h"
#include "support/stated.h"

#include <cmath>
#include <fmt/format.h>

namespace porism::realize {
namespace {

using Statements = std::vector<std::string>;

constexpr std::uint64_t orders = 12;

Statements in_order(Statements all, std::uint64_t order) {
    Rng rng(order);
    for (std::size_t i = all.size(); i > 1; --i) std::swap(all[i - 1], all[rng.below(i)]);
    return all;
}

scene::Scene scene_in_order(const Statements& points, const Statements& statements, std::uint64_t order) {
    return test::points_with(join(in_order(points, order), " "), in_order(statements, order));
}

struct Extreme {
    Statements points, statements;
};

/// Each has an order in which circles and lines fix one point after the other.
const Extreme locked[] = {
    {{"a", "b", "c"}, {"perp a b a c", "length(a,b) = 1000000", "length(a,c) = 0.000001"}},
    {{"a", "b", "c"}, {"perp a b a c", "length(a,b) = 10000", "length(a,c) = 0.001"}},
    {{"a", "b", "c"}, {"length(a,b) = 100000", "length(a,c) = 0.0001", "angle(b,a,c) = 60"}},
    {{"a", "b", "c"}, {"length(a,b) = 100000", "length(a,c) = 0.0001", "angle(b,c,a) = 60"}},
    {{"a", "b", "c"}, {"length(a,b) = 100000", "length(b,c) = 0.001", "length(a,c) = 100000"}},
    {{"a", "b", "c"}, {"length(a,b) = x", "length(a,c) = 1000000*x", "x = 0.01", "angle(b,a,c) = 30"}},
    {{"a", "b", "c", "d"},
     {"perp a b a c", "perp a b b d", "length(a,b) = 1000000", "length(a,c) = 0.000001", "length(b,d) = 0.000001"}},
    {{"a", "b", "c", "d"},
     {"coll a b c", "coll a b d", "length(a,b) = 1000", "length(a,c) = 0.001", "length(d,b) = 0.001"}},
    {{"a", "b", "c"}, {"angle(a,b,c) = 0.0001"}},
    {{"a", "b", "c"}, {"angle(a,b,c) = 0.0001", "length(a,b) = 2", "length(b,c) = 3"}},
    {{"a", "b", "c"}, {"angle(a,b,c) = 179.9999", "length(a,b) = 2", "length(b,c) = 3"}},
    {{"a", "b", "c"}, {"angle(a,b,c) = 0.0001", "angle(b,c,a) = 90", "length(b,c) = 3"}},
};

TEST(Scale, WhatClosedFormsFixIsFoundHoweverLargeAndSmall) {
    for (const Extreme& one : locked)
        for (std::uint64_t order = 1; order <= orders; ++order) {
            const auto diagram = realize(scene_in_order(one.points, one.statements, order), {.seed = order});
            EXPECT_TRUE(diagram) << join(one.statements, "; ") << " in order " << order << ": "
                                 << to_string(diagram.error());
        }
}

/// Beside points a hundred thousand away no double tells a thousandth of that by nine digits.
TEST(Scale, WhatDoublesCannotTellIsNoConflict) {
    const Extreme pentagon{{"a", "b", "c", "d", "e"},
                           {"length(a,b) = 100000", "length(b,c) = 0.001", "length(c,d) = 100000",
                            "length(d,e) = 0.001", "length(e,a) = 200"}};
    for (std::uint64_t order = 1; order <= orders; ++order) {
        const auto diagram = realize(scene_in_order(pentagon.points, pentagon.statements, order), {.seed = order});
        EXPECT_EQ(diagram ? "no_figure_found" : diagram.error().code, "no_figure_found") << order;
    }
}

/// Triangles by two sides and the angle between them, one on the other: they exist whatever the numbers are.
TEST(Scale, AChainOfTrianglesOfAnySizeIsNoConflict) {
    for (std::uint64_t draw = 1; draw <= 60; ++draw) {
        Rng rng(7, draw);
        const auto size = [&] { return fmt::format("{:.3e}", std::pow(10, rng.uniform(-5, 5))); };
        const auto number = [&] { return fmt::format("number({})", size()); };
        Statements points{"p0", "p1"}, statements{"length(p0,p1) = " + number()};
        for (int i = 2; i < 5; ++i) {
            points.push_back(fmt::format("p{}", i));
            statements.push_back(fmt::format("length(p{},p{}) = {}", i - 1, i, number()));
            statements.push_back(
                fmt::format("angle(p{},p{},p{}) = {:.4f}", i - 2, i - 1, i, rng.uniform(0.001, 179.999)));
        }
        const auto diagram = realize(scene_in_order(points, statements, draw), {.seed = draw});
        EXPECT_NE(diagram ? "" : diagram.error().code, "conflict") << join(statements, "; ");
    }
}

Statements regular_polygon(int corners, const char* first, const std::function<std::string(int)>& side,
                           const std::function<std::string(int)>& angle) {
    Statements all;
    if (*first != 0) all.emplace_back(first);
    for (int i = 0; i < corners; ++i) {
        all.push_back(side(i));
        all.push_back(angle(i));
    }
    return all;
}

TEST(Scale, ARegularPolygonOfEqualSidesAndAnglesNeedsNoSketch) {
    constexpr int corners = 17;
    const auto side = [](int i) { return fmt::format("length(p{},p{})", i % corners, (i + 1) % corners); };
    const auto angle = [](int i) {
        return fmt::format("angle(p{},p{},p{})", i % corners, (i + 1) % corners, (i + 2) % corners);
    };
    Statements points;
    for (int i = 0; i < corners; ++i) points.push_back(fmt::format("p{}", i));
    const Statements forms[] = {
        regular_polygon(
            corners, "", [&](int i) { return side(i) + " = 1"; },
            [&](int i) { return angle(i) + " = " + angle(i + 1); }),
        regular_polygon(
            corners, "", [&](int i) { return side(i) + " = " + side(i + 1); },
            [&](int i) { return angle(i) + " = " + angle(i + 1); }),
        regular_polygon(
            corners, "s = 2", [&](int i) { return side(i) + " = s"; }, [&](int i) { return angle(i) + " = x"; }),
    };
    for (const Statements& form : forms)
        for (std::uint64_t order = 1; order <= 4; ++order) {
            const auto diagram = realize(scene_in_order(points, form, order), {.seed = order});
            EXPECT_TRUE(diagram) << form.front() << ": " << to_string(diagram.error());
        }
}

TEST(Scale, LengthsAreToldByLettersAndByOthers) {
    const scene::Scene scene = test::points_with(
        "a b c d", {"length(c,d) = y", "cong a b c d", "length(a,b) = 3*x", "x^2 = 4", "length(a,c) = z"});
    std::vector<facts::Statement> stated;
    for (const scene::Action& action : scene.actions())
        if (action.states) stated.push_back(*action.states);
    const auto lengths = told_lengths(stated);
    ASSERT_EQ(lengths.size(), 2u);
    for (const ToldLength& told : lengths) EXPECT_DOUBLE_EQ(told.length, 6);
    EXPECT_TRUE(is_moderate(stated));
    EXPECT_EQ(least_told(lengths, 4), (std::vector<double>{6, 6, 6, 6}));
}

} // namespace
} // namespace porism::realize
