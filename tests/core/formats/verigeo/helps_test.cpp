// Points that a solver adds.
#include "envelopes.h"

#include "formats/verigeo/content.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace porism::verigeo::test {
namespace {

Content content_with(const std::vector<Json>& of_solver) {
    Json json = author(setting());
    json["solver_actions"] = of_solver;
    const auto envelope = envelope_from_json(json);
    EXPECT_TRUE(envelope) << (envelope ? "" : to_string(envelope.error()));
    auto content = content_of(*envelope);
    EXPECT_TRUE(content) << (content ? "" : to_string(content.error()));
    return content ? std::move(*content) : Content();
}

/// "x: midpoint a b", "x: on_line a b, on_tline c a b"; auxiliary points in their order.
std::vector<std::string> helps_of(const Content& content) {
    std::vector<std::string> out;
    const scene::Scene& scene = content.content.scene;
    for (const scene::Action& action : scene.actions()) {
        if (!action.auxiliary) continue;
        std::string text = scene.names()[action.outputs.front().index()] + ":";
        for (const scene::Use& use : action.uses) {
            text += (&use == &action.uses.front() ? " " : ", ");
            text += scene::construction(use.construction).name;
            for (const PointId point : use.points) text += " " + scene.names()[point.index()];
        }
        out.push_back(std::move(text));
    }
    return out;
}

std::size_t helps_left(const Content& content) {
    return static_cast<std::size_t>(std::ranges::count_if(content.unsaid, [](const Unsaid& one) {
        return one.reason.find("a point that the solver adds") != std::string::npos;
    }));
}

struct Helped {
    const char* what;
    std::vector<Json> actions;
    std::vector<std::string> points;
    std::size_t claims, left;
};

class Helping : public testing::TestWithParam<Helped> {};

TEST_P(Helping, ConstructsWhatIsToldWellEnough) {
    const Content content = content_with(GetParam().actions);
    EXPECT_EQ(helps_of(content), GetParam().points);
    EXPECT_EQ(content.claims.size(), GetParam().claims);
    EXPECT_EQ(helps_left(content), GetParam().left);
}

const Json x = action("AddPoint", "Free", {"X"}), y = action("AddPoint", "Free", {"Y"});

const Helped helped_rows[] = {
    {"a midpoint", {x, action("AddEdge", "Midpoint", {"X", "AB"})}, {"x: midpoint a b"}, 1, 0},
    {"a foot",
     {action("AddPoint", "OnSegment", {"X", "BC"}), action("AddEdge", "Perpendicular", {"AX", "BC"})},
     {"x: foot a b c"},
     2,
     0},
    {"two lines, and one more claim",
     {x, action("AddEdge", "Collinear", {"A", "X", "B"}), action("AddEdge", "Collinear", {"C", "D", "X"}),
      action("AddEdge", "Parallel", {"EX", "BC"})},
     {"x: intersection_ll a b c d"},
     3,
     0},
    {"one line told twice",
     {x, action("AddEdge", "EqualLength", {"XA", "XB"}), action("AddEdge", "Perpendicular", {"OX", "AB"}),
      action("AddEdge", "Collinear", {"X", "C", "D"})},
     {"x: on_bline a b, on_line c d"},
     3,
     0},
    {"one by the other, told first",
     {x, y, action("AddEdge", "Midpoint", {"X", "CY"}), action("AddEdge", "Midpoint", {"Y", "AB"})},
     {"y: midpoint a b", "x: midpoint c y"},
     2,
     0},
    {"any point of a line", {x, action("AddEdge", "Collinear", {"A", "X", "B"})}, {"x: on_line a b"}, 1, 0},
    {"any point", {x}, {"x: free"}, 0, 0},
    {"either of two common points of circles",
     {x, action("AddEdge", "EqualLength", {"AX", "AB"}), action("AddEdge", "EqualLength", {"CX", "CD"})},
     {},
     0,
     2},
    {"what no construction says",
     {x, action("AddEdge", "Collinear", {"A", "X", "B"}),
      action("AddEdge", "ExprConstraint", {"Length(A,X)", "=", "2*Length(X,B)+1"})},
     {},
     0,
     2},
    {"the incentre, by two of three bisectors",
     {x, action("AddEdge", "AngleBisector", {"AX", "BAC"}), action("AddEdge", "AngleBisector", {"BX", "ABC"}),
      action("AddEdge", "AngleBisector", {"CX", "ACB"})},
     {"x: angle_bisector b a c, angle_bisector a b c"},
     3,
     0},
    {"the foot of a bisector",
     {action("AddPoint", "OnSegment", {"X", "BC"}), action("AddEdge", "AngleBisector", {"AX", "BAC"})},
     {"x: on_line b c, angle_bisector b a c"},
     2,
     0},
    {"any point of a circle, told twice",
     {action("AddPoint", "OnCircle", {"X", "ring"}), action("AddEdge", "OnCircle", {"X", "ring"}),
      action("AddEdge", "EqualLength", {"QX", "QA"})},
     {"x: lconst q"},
     2,
     0},
    {"put on a circle, and constructed off it",
     {action("AddPoint", "PointOnCircle", {"X", "ring", "A"}), action("AddEdge", "Midpoint", {"X", "AB"})},
     {"x: midpoint a b"},
     2,
     0},
    {"about a point that there is", {action("AddEdge", "Midpoint", {"D", "AB"})}, {}, 1, 0},
};
INSTANTIATE_TEST_SUITE_P(Rows, Helping, testing::ValuesIn(helped_rows));

} // namespace
} // namespace porism::verigeo::test
