// Sums of vectors, as statements about points: the figure of these has the sum.
#include "envelopes.h"

#include "base/random.h"
#include "formats/verigeo/content.h"
#include "realize/realize.h"

#include <cmath>
#include <gtest/gtest.h>
#include <string>

namespace porism::verigeo::test {
namespace {

struct VectorTerm {
    int above, below; ///< of the coefficient
    std::size_t from, to;
};
struct VectorSum {
    std::vector<VectorTerm> terms; ///< AB is their sum
};

const std::vector<std::string> summed{"A", "B", "C", "D", "E", "F"};

VectorSum random_sum(Rng& rng) {
    VectorSum out;
    const std::size_t count = 2 + rng.below(3);
    while (out.terms.size() < count) {
        const VectorTerm term{static_cast<int>(rng.below(5)) - 2, static_cast<int>(1 + rng.below(3)), rng.below(6),
                              rng.below(6)};
        if (term.above != 0 && term.from != term.to) out.terms.push_back(term);
    }
    return out;
}

Json envelope_of_sum(const VectorSum& sum) {
    Json actions = Json::array();
    for (const std::string& name : summed) actions.push_back(action("AddPoint", "Free", {name}));
    std::vector<std::string> args{"A", "B"};
    for (const VectorTerm& term : sum.terms)
        args.insert(args.end(), {fmt::format("{}/{}", term.above, term.below), summed[term.from], summed[term.to]});
    actions.push_back(action("AddEdge", "VectorLinear", args));
    return author(std::move(actions));
}

using Way = geometry::Point<double>;

Way way(const std::vector<Way>& points, std::size_t from, std::size_t to) {
    return {points[to].x - points[from].x, points[to].y - points[from].y};
}

/// By how much it fails, beside the size of the picture.
double failure(const VectorSum& sum, const std::vector<Way>& points) {
    Way left = way(points, 0, 1);
    double size = std::hypot(left.x, left.y);
    for (const VectorTerm& term : sum.terms) {
        const Way one = way(points, term.from, term.to);
        const double times = static_cast<double>(term.above) / term.below;
        left.x -= times * one.x;
        left.y -= times * one.y;
        size = std::max(size, std::hypot(one.x, one.y));
    }
    return std::hypot(left.x, left.y) / size;
}

TEST(Vectors, SumsHoldInTheFiguresOfTheirStatements) {
    std::size_t looked_at = 0, helped = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Rng rng(seed);
        const VectorSum sum = random_sum(rng);
        const auto envelope = envelope_from_json(envelope_of_sum(sum));
        ASSERT_TRUE(envelope) << to_string(envelope.error());
        const auto content = content_of(*envelope);
        ASSERT_TRUE(content) << to_string(content.error());
        const bool said = content->unsaid.empty();
        const auto figure = realize::realize(content->content.scene);
        if (!said || !figure) continue;
        for (const auto& picture : {figure->scene_picture, figure->generic.front()})
            EXPECT_LT(failure(sum, picture.points), 1e-9) << "seed " << seed;
        ++looked_at;
        helped += content->names.size() > summed.size() ? 1 : 0;
    }
    EXPECT_GE(looked_at, 40U);
    EXPECT_GE(helped, 15U);
}

std::vector<std::string> said_by_expression(const char* left, const char* right) {
    Json actions = setting();
    const std::size_t before = content_of(*envelope_from_json(author(actions)))->content.scene.actions().size();
    actions.push_back(action("AddEdge", "ExprConstraint", {left, "=", right}));
    const auto content = content_of(*envelope_from_json(author(actions)));
    EXPECT_TRUE(content) << left;
    std::vector<std::string> out;
    for (const scene::Action& one : content->content.scene.actions().subspan(before))
        if (one.states) out.push_back(facts::to_string(*one.states, content->names));
    return out;
}
using SaidTexts = std::vector<std::string>;

TEST(Vectors, EquationsOfExpressionsAreTheSame) {
    EXPECT_EQ(said_by_expression("2*Vector(C,D)", "Vector(C,A) + Vector(C,B)"), SaidTexts{"midp D A B"});
    EXPECT_EQ(said_by_expression("Complex(D)", "(Complex(B)+Complex(C))/2"), SaidTexts{"midp D B C"});
    EXPECT_EQ(said_by_expression("D", "A + (B - A)/3"),
              (SaidTexts{"coll A B D", "obtuse_angle A D B", "rconst A D B D 1/2"}));
    EXPECT_EQ(said_by_expression("Vector(A,B)", "Vector(D,C)").size(), 3U);
    for (const auto& [left, right] : {std::pair{"Vector(A,B)", "sqrt(2)*Vector(D,C)"}, std::pair{"A", "sqrt(2)*B"}})
        EXPECT_EQ(said_by_expression(left, right), SaidTexts()) << left;
}

TEST(Vectors, AMidpointThatThereIsIsTaken) {
    Json actions = setting();
    actions.push_back(action("AddPoint", "Free", {"M"}));
    actions.push_back(action("AddEdge", "Midpoint", {"M", "AB"}));
    actions.push_back(action("AddEdge", "VectorLinear", {"O", "D", "1/3", "O", "A", "1/3", "O", "B", "1/3", "O", "C"}));
    const auto content = content_of(*envelope_from_json(author(actions)));
    ASSERT_TRUE(content);
    const auto actions_of_scene = content->content.scene.actions();
    EXPECT_EQ(content->names.back(), "V_1");
    EXPECT_EQ(facts::to_string(*actions_of_scene[actions_of_scene.size() - 3].states, content->names), "coll C D M");
}

TEST(Vectors, NamesOfOthersAreKept) {
    Json actions = setting();
    actions.push_back(action("AddPoint", "Free", {"V_3"}));
    actions.push_back(action("AddEdge", "VectorLinear", {"O", "D", "1/3", "O", "A", "1/3", "O", "B", "1/3", "O", "C"}));
    const auto content = content_of(*envelope_from_json(author(actions)));
    ASSERT_TRUE(content);
    EXPECT_EQ(content->names.back(), "V_5");
}

TEST(Vectors, NoHelpPointLiesBesideAPointOfTheFigure) {
    for (const auto& [of_b, of_c] : {std::pair{"0.5", "0.5000001"}, std::pair{"0.00000001", "0.5"},
                                     std::pair{"0.3", "0.69999999"}, std::pair{"-2", "3.000001"}}) {
        Json actions = Json::array();
        for (const char* name : {"A", "B", "C", "D"}) actions.push_back(action("AddPoint", "Free", {name}));
        actions.push_back(action("AddTriangle", "ByPoints", {"ABC", "A", "B", "C"}));
        actions.push_back(action("AddEdge", "VectorLinear", {"A", "D", of_b, "A", "B", of_c, "A", "C"}));
        const auto content = content_of(*envelope_from_json(author(actions)));
        ASSERT_TRUE(content) << of_b;
        ASSERT_GT(content->names.size(), 4U) << of_b;
        const auto figure = realize::realize(content->content.scene);
        ASSERT_TRUE(figure) << of_b << ": " << figure.error().what;
        const auto& points = figure->scene_picture.points;
        const double b = std::stod(of_b), c = std::stod(of_c);
        const Way ab = way(points, 0, 1), ac = way(points, 0, 2), ad = way(points, 0, 3);
        const double size = std::hypot(ab.x, ab.y) + std::hypot(ac.x, ac.y);
        EXPECT_LT(std::hypot(ad.x - b * ab.x - c * ac.x, ad.y - b * ab.y - c * ac.y), 1e-10 * size) << of_b;
    }
}

} // namespace
} // namespace porism::verigeo::test
