// Coordinates, turns and complex numbers in expressions, as statements about points.
#include "envelopes.h"

#include "formats/verigeo/content.h"
#include "formats/verigeo/coordinate_bounds.h"
#include "realize/realize.h"

#include <algorithm>
#include <array>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

namespace porism::verigeo::test {
namespace {

Content content_behind(Json actions, std::initializer_list<std::array<const char*, 3>> equations) {
    for (const auto& [left, sign, right] : equations)
        actions.push_back(action("AddEdge", "ExprConstraint", {left, sign, right}));
    const auto content = content_of(*envelope_from_json(author(std::move(actions))));
    EXPECT_TRUE(content) << to_string(content.error());
    return content.value_or(Content());
}

std::vector<std::string> all_stated(const Content& content) {
    std::vector<std::string> out;
    for (const scene::Action& one : content.content.scene.actions())
        if (one.states) out.push_back(facts::to_string(*one.states, content.names));
    return out;
}

Json free_points(std::string_view names) {
    Json actions = Json::array();
    for (const char name : names) actions.push_back(action("AddPoint", "Free", {std::string(1, name)}));
    return actions;
}

/// "A (3, 4)", of the points that are given coordinates.
std::vector<std::string> places_in(const Content& content) {
    std::vector<std::string> out;
    for (const scene::Action& one : content.content.scene.actions())
        if (!one.at.empty() && one.at[0] && one.at[0]->given)
            out.push_back(fmt::format("{} ({}, {})", content.names[one.outputs[0].index()], one.at[0]->x.text(),
                                      one.at[0]->y.text()));
    return out;
}
using Lines = std::vector<std::string>;

TEST(Coordinates, AStrictComparisonOfAPointSaysOnWhichSideOfALineItLies) {
    Json places =
        Json::array({action("AddPoint", "Cartesian", {"A", "0", "0"}), action("AddPoint", "Cartesian", {"B", "4", "0"}),
                     action("AddPoint", "Cartesian", {"D", "0", "1"}), action("AddPoint", "Free", {"C"})});
    const auto last = [&](const char* left, const char* sign, const char* right) {
        const Lines all = all_stated(content_behind(places, {{left, sign, right}}));
        return all.empty() ? std::string("not read") : all.back();
    };
    EXPECT_EQ(last("Y(C)", ">", "0"), "sameclock A B D A B C");
    EXPECT_EQ(last("0", "<", "Y(C)"), "sameclock A B D A B C");
    EXPECT_EQ(last("Y(C)", "<", "0"), "sameclock A B D A C B");
    EXPECT_EQ(last("X(C) + 4*Y(C)", ">", "4"), "sameclock A B D B C D");
    EXPECT_EQ(last("Y(C)", ">=", "0"), "not read");
    EXPECT_EQ(last("X(C)*Y(C)", ">", "0"), "not read");
    EXPECT_EQ(all_stated(content_behind(free_points("ABC"), {{"Y(C)", ">", "0"}})), Lines()) << "no axes are told";
}

TEST(Coordinates, EquationsThatLeaveOnePlaceGiveIt) {
    Json at_origin = Json::array({action("AddPoint", "Cartesian", {"A", "0", "0"})});
    at_origin.push_back(action("AddPoint", "Free", {"B"}));
    for (const auto& equations : {std::vector<std::array<const char*, 3>>{{"X(B)", "=", "3"}, {"Y(B)", "=", "4"}},
                                  {{"B", "=", "Vec(3,4)"}},
                                  {{"Vector(A,B)", "=", "Vector(3,4)"}},
                                  {{"Complex(B)", "=", "3+4*i"}},
                                  {{"X(B)+Y(B)", "=", "7"}, {"Y(B)-X(B)", "==", "1"}},
                                  {{"Conj(Complex(B))", "=", "Complex(3,-4)"}}}) {
        Json actions = at_origin;
        for (const auto& [left, sign, right] : equations)
            actions.push_back(action("AddEdge", "ExprConstraint", {left, sign, right}));
        const Content content = content_behind(actions, {});
        EXPECT_EQ(places_in(content), (Lines{"A (0, 0)", "B (3, 4)"})) << equations[0][0];
        for (const Unsaid& one : content.unsaid)
            if (one.action) {
                EXPECT_EQ(one.reason, told_by_places) << equations[0][0];
            }
    }
}

TEST(Coordinates, ASketchDoesNotMoveWhatIsGiven) {
    Json actions = free_points("B");
    actions.push_back(action("MovePoint", "Cartesian", {"B", "7", "7"}));
    EXPECT_EQ(places_in(content_behind(actions, {{"B", "=", "Vec(3,4)"}})), Lines{"B (3, 4)"});
}

TEST(Coordinates, EquationsThatGivenPlacesFailAreUnsaid) {
    Json actions = Json::array({action("AddPoint", "Cartesian", {"A", "1", "0"})});
    const Content content = content_behind(actions, {{"X(A)", "=", "2"}});
    ASSERT_FALSE(content.unsaid.empty());
    EXPECT_NE(content.unsaid.front().reason, told_by_places);
}

TEST(Coordinates, OneOfThemIsALine) {
    EXPECT_EQ(all_stated(content_behind(free_points("AB"), {{"X(B)", "=", "3"}})), Lines{"coll B V_1 V_2"});
    EXPECT_EQ(all_stated(content_behind(free_points("AB"), {{"Y(A)", "=", "Y(B)"}})), Lines{"para A B V_1 V_2"});
}

TEST(Coordinates, AMirrorImageIsAsLong) {
    const Content content =
        content_behind(free_points("ABC"), {{"Conj(Complex(Vector(A,B)))", "=", "Complex(Vector(A,C))"}});
    const auto said = all_stated(content);
    EXPECT_EQ(std::ranges::count(said, "cong A B A C"), 1) << fmt::format("{}", fmt::join(said, "; "));
    EXPECT_EQ(said.size(), 3U);
}

TEST(Coordinates, APointTurnedAboutAnother) {
    EXPECT_EQ(
        all_stated(content_behind(free_points("ABC"), {{"Complex(C)-Complex(A)", "=", "i*(Complex(B)-Complex(A))"}})),
        (Lines{"perp A B A C", "cong A B A C", "ncoll A B C"}));
    EXPECT_EQ(
        all_stated(content_behind(free_points("ABCD"), {{"Complex(Vector(A,C))", "=", "2*i*Complex(Vector(A,B))"},
                                                        {"Complex(Vector(A,D))", "=", "-i*Complex(Vector(A,B))"}})),
        (Lines{"perp A B A C", "rconst A B A C 1/2", "ncoll A B C", "perp A B A D", "cong A B A D",
               "sameclock A B C A D B"}));
}

TEST(Coordinates, CrossProductsAreAreas) {
    EXPECT_EQ(all_stated(content_behind(free_points("ABC"), {{"Cross(Vector(A,B),Vector(A,C))", "=", "24"}})),
              (Lines{"area(A,B,C) = 12", "ncoll A B C"}));
    EXPECT_EQ(all_stated(content_behind(free_points("ABC"), {{"-12", "=", "Cross(B-A,C-B)/2"}})),
              (Lines{"area(A,B,C) = 12", "ncoll A B C"}));
    EXPECT_EQ(all_stated(content_behind(free_points("ABC"), {{"Abs(Cross(B-A,C-A))", "=", "24"}})),
              Lines{"area(A,B,C) = 12"});
    EXPECT_EQ(
        all_stated(content_behind(free_points("ABCD"), {{"Cross(B-A,C-A)", "=", "24"}, {"Cross(B-A,D-A)", "<", "0"}})),
        (Lines{"area(A,B,C) = 12", "ncoll A B C", "ncoll A B D", "sameclock A B C A D B"}));
}

TEST(Coordinates, WithPlacesATurnIsThatOfThese) {
    Json actions = Json::array();
    for (const auto& [name, x, y] : {std::array{"A", "0", "0"}, {"B", "6", "0"}, {"C", "0", "1"}})
        actions.push_back(action("AddPoint", "Cartesian", {name, x, y}));
    actions.push_back(action("AddPoint", "Free", {"D"}));
    EXPECT_EQ(all_stated(content_behind(actions, {{"Cross(B-A,D-A)", "=", "-24"}})),
              (Lines{"area(A,B,D) = 12", "sameclock A B C A D B"}));
}

TEST(Coordinates, TheFigureHasTheTurn) {
    Json actions = Json::array();
    for (const auto& [name, x, y] : {std::array{"A", "0", "0"}, {"B", "6", "0"}})
        actions.push_back(action("AddPoint", "Cartesian", {name, x, y}));
    actions.push_back(action("AddPoint", "Free", {"C"}));
    for (const char* const value : {"24", "-24"}) {
        const Content content = content_behind(actions, {{"Cross(B-A,C-A)", "=", value}});
        const auto figure = realize::realize(content.content.scene);
        ASSERT_TRUE(figure) << to_string(figure.error());
        EXPECT_NEAR(figure->scene_picture.points[2].y, std::stod(value) / 6, 1e-9) << value;
    }
}

TEST(Coordinates, OtherProductsAndNumbersAreUnsaid) {
    for (const auto& [left, sign, right] : {std::array{"Cross(B-A,D-C)", "=", "24"},
                                            {"Cross(B-A,C-A)", "<", "24"},
                                            {"Cross(B-A,C-A)", "=", "AB"},
                                            {"sqrt(2)*X(A)", "=", "1"},
                                            {"X(A)*X(B)", "=", "1"},
                                            {"Conj(A)", "=", "Complex(B)"}})
        EXPECT_EQ(all_stated(content_behind(free_points("ABCD"), {{left, sign, right}})), Lines{}) << left;
}

TEST(Coordinates, ThatNoPlacesSatisfyAreNamed) {
    const auto broken = [](std::initializer_list<std::array<const char*, 3>> said) {
        Json actions = Json::array({action("AddPoint", "Cartesian", {"A", "0", "0"}),
                                    action("AddPoint", "Cartesian", {"B", "4", "0"}), action("AddPoint", "Free", {"C"}),
                                    action("AddPoint", "Free", {"D"})});
        for (const auto& [left, sign, right] : said)
            actions.push_back(action("AddEdge", "ExprConstraint", {left, sign, right}));
        return impossible_coordinates(*envelope_from_json(author(std::move(actions))));
    };
    using Numbers = std::vector<std::size_t>;
    EXPECT_EQ(broken({{"X(C)", ">", "3"}, {"X(C)", "<", "2"}}), (Numbers{4, 5}));
    EXPECT_EQ(broken({{"Y(D)", ">", "0"}, {"Y(C)", ">", "3"}, {"Y(C)", "<", "3"}}), (Numbers{5, 6}));
    EXPECT_EQ(broken({{"X(C)", ">=", "3"}, {"X(C)", "<=", "3"}}), Numbers{});
    EXPECT_EQ(broken({{"X(C)", ">", "X(D)"}, {"X(D)", ">", "X(B)"}, {"X(C)", "<=", "4"}}), (Numbers{1, 4, 5, 6}));
    EXPECT_EQ(broken({{"X(C)", "=", "2"}, {"X(C)", "!=", "2"}}), Numbers{}) << "differing amounts are no bound";
    EXPECT_EQ(broken({{"C", "=", "(A+B)/2"}, {"X(C)", "!=", "2"}}), (Numbers{0, 1, 4, 5}));
    EXPECT_EQ(broken({{"C", "=", "(A+B)/2"}, {"X(C)", ">", "2"}}), (Numbers{0, 1, 4, 5}));
    EXPECT_EQ(broken({{"X(A)", "=", "1"}}), (Numbers{0, 4}));
    EXPECT_EQ(broken({{"Length(A,B)", ">", "4"}}), (Numbers{0, 1, 4}));
    EXPECT_EQ(broken({{"Length(A,B)", "!=", "4"}}), (Numbers{0, 1, 4}));
    EXPECT_EQ(broken({{"Length(A,B)", ">=", "4"}, {"Length(A,C)", ">", "4"}}), Numbers{});
    EXPECT_EQ(broken({{"cos(Angle(B,A,B))", "<", "1"}}), (Numbers{0, 1, 4}));
    EXPECT_EQ(broken({{"Angle(B,A,B)", ">", "0"}}), (Numbers{0, 1, 4}));
    EXPECT_EQ(broken({{"sin(Angle(B,A,B))", ">=", "0"}, {"cos(Angle(A,B,C))", "<", "-1"}}), Numbers{});
    EXPECT_EQ(broken({{"X(C)*Y(C)", ">", "3"}, {"X(C)*Y(C)", "<", "3"}}), Numbers{}) << "no linear ones";
}

TEST(Coordinates, ComparisonsAreHeldAgainstPlacesThatFollow) {
    const auto broken = [](std::initializer_list<Json> given) {
        Json actions = Json::array({action("AddPoint", "Cartesian", {"A", "0", "0"}),
                                    action("AddPoint", "Cartesian", {"B", "4", "0"}),
                                    action("AddPoint", "Cartesian", {"D", "0", "3"}), action("AddPoint", "Free", {"M"}),
                                    action("AddPoint", "Free", {"N"})});
        for (const Json& one : given) actions.push_back(one);
        return impossible_coordinates(*envelope_from_json(author(std::move(actions))));
    };
    const auto compared = [](const char* left, const char* sign, const char* right) {
        return action("AddEdge", "ExprConstraint", {left, sign, right});
    };
    using Numbers = std::vector<std::size_t>;
    const Json middle = action("AddEdge", "Midpoint", {"M", "AB"});
    EXPECT_EQ(broken({middle, compared("X(M)", ">", "3")}), (Numbers{0, 1, 5, 6}));
    EXPECT_EQ(broken({middle, compared("X(M)", ">", "1")}), Numbers{});
    EXPECT_EQ(broken({middle, compared("Length(A,M)", ">", "2")}), (Numbers{0, 1, 5, 6}));
    EXPECT_EQ(broken({middle, compared("Length(A,M)", ">=", "2")}), Numbers{});
    EXPECT_EQ(broken({middle, compared("Length(N,M)", ">", "2")}), Numbers{}) << "N stands nowhere";
    EXPECT_EQ(broken({action("AddEdge", "PointOnSegment", {"M", "BA", "1/4"}), compared("Length(A,M)", "<", "3")}),
              (Numbers{0, 1, 5, 6}));
    EXPECT_EQ(broken({action("AddEdge", "PointOnSegment", {"M", "AB"}), compared("Length(A,M)", "<", "3")}), Numbers{});
    EXPECT_EQ(broken({action("AddEdge", "VectorSum", {"A", "M", "A", "B", "A", "D"}),
                      action("AddEdge", "Midpoint", {"N", "MB"}), compared("Length(A,N)", "<", "4")}),
              (Numbers{0, 1, 2, 5, 6, 7}));
    EXPECT_EQ(broken({action("AddQuadrilateral", "Rectangle", {"ABMD", "A", "B", "M", "D"}),
                      compared("Length(A,M)", ">", "5")}),
              (Numbers{0, 1, 2, 5, 6}));
    EXPECT_EQ(broken({compared("X(M)+X(N)", "<=", "4"), compared("X(M)-X(N)", ">", "5"), compared("X(N)", ">", "0")}),
              (Numbers{5, 6, 7}));
}

TEST(Coordinates, OfASketchContradictNothing) {
    Json actions = Json::array({action("AddPoint", "Free", {"C"}), action("AddPoint", "Cartesian", {"A", "0", "0"}),
                                action("MovePoint", "Cartesian", {"C", "9", "9"}),
                                action("MovePoint", "Cartesian", {"A", "1", "1"}),
                                action("AddEdge", "ExprConstraint", {"X(C)", "<", "2"})});
    EXPECT_TRUE(impossible_coordinates(*envelope_from_json(author(actions))).empty());
    actions.push_back(action("AddEdge", "ExprConstraint", {"X(A)", "=", "0"}));
    EXPECT_EQ(impossible_coordinates(*envelope_from_json(author(std::move(actions)))),
              (std::vector<std::size_t>{3, 5}));
}

} // namespace
} // namespace porism::verigeo::test
