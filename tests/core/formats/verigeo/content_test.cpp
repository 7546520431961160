#include "formats/verigeo/content.h"
#include "formats/verigeo/goal.h"

#include "envelopes.h"
#include "facts/truth.h"
#include "formats/jgex/jgex.h"
#include "realize/realize.h"
#include "scene/catalogue.h"
#include "source_tree/source_tree.h"
#include "support/stated.h"

#include <fstream>
#include <gtest/gtest.h>
#include <set>

namespace porism::verigeo {
namespace {

using test::action;
using test::author;
using test::setting;

Json places(std::initializer_list<std::array<const char*, 3>> points) {
    Json out = Json::array();
    for (const auto& [name, x, y] : points) out.push_back(action("AddPoint", "Cartesian", {name, x, y}));
    return out;
}

Content content_of_json(const Json& json) {
    const auto read = envelope_from_json(json);
    EXPECT_TRUE(read) << to_string(read.error()) << to_text(json);
    auto content = read ? content_of(*read) : Result<Content>(fail(read.error()));
    EXPECT_TRUE(content) << to_string(content.error()) << to_text(json);
    return content ? std::move(*content) : Content();
}

std::string error_of(Json actions) {
    const auto read = envelope_from_json(author(std::move(actions)));
    EXPECT_TRUE(read) << to_string(read.error());
    const auto content = content_of(*read);
    if (content) return "";
    EXPECT_FALSE(content.error().mend.empty());
    return content.error().code + " " + content.error().pointer;
}

/// What an edge behind the setting states, in the names of the envelope.
std::vector<std::string> stated(std::string_view op, std::string_view type, const std::vector<std::string>& args,
                                Json before = setting()) {
    const std::size_t count = content_of_json(author(before)).content.scene.actions().size();
    before.push_back(action(op, type, args));
    const Content content = content_of_json(author(before));
    std::vector<std::string> out;
    const auto actions = content.content.scene.actions();
    for (std::size_t i = count; i < actions.size(); ++i)
        if (actions[i].states) out.push_back(facts::to_string(*actions[i].states, content.names));
    for (const Unsaid& unsaid : content.unsaid)
        if (unsaid.origin.pointer != "/goal") out.push_back("unsaid: " + unsaid.reason);
    return out;
}

std::vector<std::string> edge(std::string_view type, const std::vector<std::string>& args) {
    return stated("AddEdge", type, args);
}
using Texts = std::vector<std::string>;

TEST(Content, EdgesAreTrueStatements) {
    EXPECT_EQ(edge("Midpoint", {"D", "AB"}), Texts{"midp D A B"});
    EXPECT_EQ(edge("PointOnSegment", {"D", "AB", "1/3"}),
              (Texts{"coll A B D", "obtuse_angle A D B", "rconst A B A D 3"}));
    EXPECT_EQ(edge("PointOnSegment", {"D", "BA", "1/3"}),
              (Texts{"coll A B D", "obtuse_angle A D B", "rconst A B A D 3/2"}));
    EXPECT_EQ(edge("PointOnSegment", {"D", "AB", "0.5"}), Texts{"midp D A B"});
    EXPECT_EQ(edge("EqualAngle", {"BAC", "DEF"}), Texts{"angle(D,E,F) = angle(B,A,C)"});
    EXPECT_EQ(edge("AngleBisector", {"AE", "BAC"}),
              (Texts{"eqangle A B A E A E A C", "apart_by B C A E", "acute_angle B A E"}));
    EXPECT_EQ(edge("Tangent", {"BD", "CIR_O", "D"}), (Texts{"cong A O D O", "perp B D D O"}));
    EXPECT_EQ(edge("Tangent", {"BD", "CIR_O", "A"}), (Texts{"perp A O B D", "coll A B D"}));
    EXPECT_EQ(edge("OnCircle", {"D", "ring"}), Texts{"lconst D Q 2"});
    EXPECT_EQ(edge("PowerEquality", {"D", "CIR_O", "BC", "DE"}), Texts{"eqratio B D D E D E C D"});
    EXPECT_EQ(edge("SimilarTriangles", {"ABC", "DEF"}), (Texts{"eqratio A B B C D E E F", "eqratio A B A C D E D F"}));
    EXPECT_EQ(edge("EqualLength", {"AB", "BA"}), Texts{"unsaid: it holds for any points"});
}

TEST(Content, AnglesThatTurnTheSameWayAreAnglesOfLines) {
    const Json before =
        places({{"A", "0", "0"}, {"B", "1", "0"}, {"C", "0", "1"}, {"D", "5", "0"}, {"E", "4", "0"}, {"F", "4", "-1"}});
    const auto said = stated("AddEdge", "EqualAngle", {"BAC", "DEF"}, before);
    ASSERT_EQ(said.size(), 2U);
    EXPECT_EQ(said[0].substr(0, 8), "eqangle ");
    EXPECT_EQ(said[1].substr(0, 10), "sameclock ");
}

TEST(Content, VectorsAreRatiosAndParallelograms) {
    EXPECT_EQ(edge("VectorSum", {"A", "B", "A", "C", "A", "D"}),
              (Texts{"para A C B D", "para A D B C", "ncoll A B C"}));
    EXPECT_EQ(edge("VectorSum", {"A", "E", "A", "D", "A", "O"}), (Texts{"midp V_1 A E", "midp V_1 D O"}))
        << "on one line, as far as is known";
    EXPECT_EQ(edge("VectorLinear", {"A", "D", "1/2", "A", "B"}), Texts{"midp D A B"});
    EXPECT_EQ(edge("VectorLinear", {"A", "D", "1/3", "A", "B"}),
              (Texts{"coll A B D", "obtuse_angle A D B", "rconst A D B D 1/2"}));
    EXPECT_EQ(edge("VectorLinear", {"A", "B", "-2", "C", "D"}),
              (Texts{"para A B C D", "rconst A B C D 2", "apart_by B D A C"}));
    EXPECT_EQ(edge("VectorLinear", {"O", "D", "1/3", "O", "A", "1/3", "O", "B", "1/3", "O", "C"}),
              (Texts{"midp V_1 B C", "coll A D V_1", "midp V_2 A C", "coll B D V_2"}))
        << "two medians";
    EXPECT_EQ(edge("VectorLinear", {"O", "D", "1/3", "O", "A", "1/3", "O", "B", "1/3", "O", "E"}),
              (Texts{"midp V_1 A B", "coll D E V_1", "obtuse_angle E D V_1", "rconst D E D V_1 2"}))
        << "on one line, as far as is known";
    EXPECT_EQ(edge("VectorLinear", {"A", "B", "sqrt(2)", "A", "C"}),
              Texts{"unsaid: a coefficient is no rational number"});
    EXPECT_EQ(edge("VectorSum", {"A", "B", "A", "C", "C", "B"}), Texts{"unsaid: it holds for any points"});
    EXPECT_EQ(edge("VectorDotZero", {"A", "B", "C", "D"}), Texts{"perp A B C D"});
}

/// With M the midpoint of AC, CF = MA says that F is M.
TEST(Content, AVectorByAKnownMidpointMayLeaveOnePoint) {
    Json before = setting();
    before.push_back(action("AddEdge", "Midpoint", {"E", "AC"}));
    EXPECT_EQ(stated("AddEdge", "VectorLinear", {"C", "D", "1", "E", "A"}, before),
              Texts{"unsaid: it says that two points are one"});
}

TEST(Content, ComparisonsAreEquationsAndOrderStatements) {
    const auto compared = [](const char* left, const char* sign, const char* right) {
        return edge("ExprConstraint", {left, sign, right});
    };
    EXPECT_EQ(compared("Length(A,B)", "=", "5"), Texts{"lconst A B 5"});
    EXPECT_EQ(compared("Length(SEG_AB)/Length(C,D)", "==", "3/4"), Texts{"rconst A B C D 3/4"});
    EXPECT_EQ(compared("∠BAC + Angle(ANG_DEF)", "=", "90"), Texts{"angle(D,E,F) + angle(B,A,C) = 90"});
    EXPECT_EQ(compared("Angle(A,B,C)", "<", "90"), Texts{"acute_angle A B C"});
    EXPECT_EQ(compared("90", "<", "Angle(A,B,C)"), Texts{"obtuse_angle A B C"});
    EXPECT_EQ(compared("Length(A,B)", "!=", "Length(C,D)"), Texts{"ncong A B C D"});
    EXPECT_EQ(compared("Area(A,B,C)", ">", "0"), Texts{"ncoll A B C"});
    EXPECT_EQ(compared("Length(A,B)", "<=", "5"), Texts{"length(A,B) <= 5"});
    EXPECT_EQ(compared("Vec(A,B)", "=", "Conj(Complex(C))").at(0).substr(0, 7), "unsaid:");
    EXPECT_EQ(compared("sqrt(Length(A,B)) + 1", "=", "2").at(0).substr(0, 7), "unsaid:");
    EXPECT_EQ(compared("Length(A,B)", "=", "2*").at(0).substr(0, 7), "unsaid:");
}

/// The figure of an envelope, and that all that is stated is true in it. Empty: why there is none.
std::optional<diagram::Diagram> figure_of(const Content& content) {
    auto diagram = realize::realize(content.content.scene);
    EXPECT_TRUE(diagram) << to_string(diagram.error());
    return diagram ? std::optional(std::move(*diagram)) : std::nullopt;
}

/// Numbers of the envelope's points in the picture.
using At = std::map<std::string, geometry::Point<double>>;
At places_in(const Content& content, const diagram::Diagram& diagram) {
    At at;
    for (std::size_t i = 0; i < content.names.size(); ++i)
        at.emplace(content.names[i], diagram.scene_picture.points[i]);
    return at;
}
double length(const At& at, const char* a, const char* b) {
    return std::hypot(at.at(a).x - at.at(b).x, at.at(a).y - at.at(b).y);
}
double dot(const At& at, const char* a, const char* b, const char* c, const char* d) {
    return (at.at(b).x - at.at(a).x) * (at.at(d).x - at.at(c).x) +
           (at.at(b).y - at.at(a).y) * (at.at(d).y - at.at(c).y);
}
double cross(const At& at, const char* a, const char* b, const char* c, const char* d) {
    return (at.at(b).x - at.at(a).x) * (at.at(d).y - at.at(c).y) -
           (at.at(b).y - at.at(a).y) * (at.at(d).x - at.at(c).x);
}
double angle(const At& at, const char* a, const char* b, const char* c) {
    return std::acos(dot(at, b, a, b, c) / length(at, a, b) / length(at, b, c));
}
/// |AB - (s CD + t EF)|
double apart(const At& at, const std::array<const char*, 6>& p, double s, double t) {
    const auto d = [&](int i) {
        return std::pair{at.at(p[i + 1]).x - at.at(p[i]).x, at.at(p[i + 1]).y - at.at(p[i]).y};
    };
    return std::hypot(d(0).first - s * d(2).first - t * d(4).first, d(0).second - s * d(2).second - t * d(4).second);
}

/// By how much the figure misses what the action means, told by coordinates alone.
using Miss = double (*)(const At& at);
struct Meaning {
    std::string_view op, type;
    std::vector<std::string> args;
    Miss miss;
};

const Meaning meanings[] = {
    {"AddPoint",
     "Cartesian",
     {"P", "1/2", "3"},
     [](const At& at) { return std::hypot(at.at("P").x - 0.5, at.at("P").y - 3); }},
    {"AddPoint",
     "OnSegment",
     {"P", "AB"},
     [](const At& at) { return length(at, "A", "P") + length(at, "P", "B") - length(at, "A", "B"); }},
    {"AddPoint", "OnCircle", {"P", "CIR_O"}, [](const At& at) { return length(at, "O", "P") - length(at, "O", "A"); }},
    {"AddPoint", "PointOnCircle", {"P", "ring", "B"}, [](const At& at) { return length(at, "Q", "P") - 2; }},
    {"AddEdge", "Perpendicular", {"AB", "CD"}, [](const At& at) { return dot(at, "A", "B", "C", "D"); }},
    {"AddEdge", "Parallel", {"AB", "CD"}, [](const At& at) { return cross(at, "A", "B", "C", "D"); }},
    {"AddEdge", "EqualLength", {"AB", "CD"}, [](const At& at) { return length(at, "A", "B") - length(at, "C", "D"); }},
    {"AddEdge",
     "EqualAngle",
     {"BAC", "DEF"},
     [](const At& at) { return angle(at, "B", "A", "C") - angle(at, "D", "E", "F"); }},
    {"AddEdge",
     "Collinear",
     {"A", "B", "D", "E"},
     [](const At& at) { return std::fabs(cross(at, "A", "B", "A", "D")) + std::fabs(cross(at, "A", "B", "A", "E")); }},
    {"AddEdge", "PointOnLine", {"D", "AB"}, [](const At& at) { return cross(at, "A", "B", "A", "D"); }},
    {"AddEdge",
     "PointOnSegment",
     {"D", "BA", "1/4"},
     [](const At& at) {
         return apart(at, {"B", "D", "B", "A", "A", "A"}, 0.25, 0);
     }},
    {"AddEdge", "OnCircle", {"D", "ring"}, [](const At& at) { return length(at, "D", "Q") - 2; }},
    {"AddEdge",
     "Midpoint",
     {"D", "AB"},
     [](const At& at) {
         return apart(at, {"A", "D", "A", "B", "A", "A"}, 0.5, 0);
     }},
    {"AddEdge",
     "AngleBisector",
     {"AE", "BAC"},
     [](const At& at) {
         return angle(at, "B", "A", "E") - angle(at, "B", "A", "C") / 2 + angle(at, "E", "A", "C") -
                angle(at, "B", "A", "C") / 2;
     }},
    {"AddEdge",
     "Cyclic",
     {"A", "B", "C", "D"},
     [](const At& at) {
         return std::fmod(std::fabs(angle(at, "A", "C", "B") - angle(at, "A", "D", "B")) + 1e-9, 1) > 1e-6
                    ? std::fabs(angle(at, "A", "C", "B") + angle(at, "A", "D", "B") - std::acos(-1.0))
                    : 0;
     }},
    {"AddEdge",
     "SimilarTriangles",
     {"ABC", "DEF"},
     [](const At& at) {
         return std::fabs(angle(at, "A", "B", "C") - angle(at, "D", "E", "F")) +
                std::fabs(angle(at, "B", "C", "A") - angle(at, "E", "F", "D"));
     }},
    {"AddEdge",
     "CongruentTriangles",
     {"ABC", "DEF"},
     [](const At& at) {
         return std::fabs(length(at, "A", "B") - length(at, "D", "E")) +
                std::fabs(angle(at, "A", "B", "C") - angle(at, "D", "E", "F"));
     }},
    {"AddEdge",
     "Tangent",
     {"BD", "CIR_O", "D"},
     [](const At& at) {
         return std::fabs(dot(at, "O", "D", "B", "D")) + std::fabs(length(at, "O", "D") - length(at, "O", "A"));
     }},
    {"AddEdge",
     "PowerEquality",
     {"D", "CIR_O", "BC", "DE"},
     [](const At& at) { return length(at, "D", "B") * length(at, "D", "C") - std::pow(length(at, "D", "E"), 2); }},
    {"AddEdge",
     "VectorSum",
     {"A", "B", "A", "C", "A", "D"},
     [](const At& at) {
         return apart(at, {"A", "B", "A", "C", "A", "D"}, 1, 1);
     }},
    {"AddEdge",
     "VectorDiff",
     {"A", "D", "A", "C", "A", "B"},
     [](const At& at) {
         return apart(at, {"A", "D", "A", "C", "A", "B"}, 1, -1);
     }},
    {"AddEdge", "VectorDotZero", {"A", "B", "C", "D"}, [](const At& at) { return dot(at, "A", "B", "C", "D"); }},
    {"AddEdge",
     "VectorLinear",
     {"A", "B", "-1/3", "C", "D"},
     [](const At& at) {
         return apart(at, {"A", "B", "C", "D", "A", "A"}, -1. / 3, 0);
     }},
    {"AddEdge",
     "VectorLinear",
     {"A", "B", "3", "C", "D"},
     [](const At& at) {
         return apart(at, {"A", "B", "C", "D", "A", "A"}, 3, 0);
     }},
    {"AddEdge",
     "VectorLinear",
     {"A", "D", "-3/2", "A", "B"},
     [](const At& at) {
         return apart(at, {"A", "D", "A", "B", "A", "A"}, -1.5, 0);
     }},
    {"AddEdge",
     "VectorLinear",
     {"A", "D", "5/2", "A", "B"},
     [](const At& at) {
         return apart(at, {"A", "D", "A", "B", "A", "A"}, 2.5, 0);
     }},
    {"AddEdge",
     "ExprConstraint",
     {"Length(A,B)^2", "=", "Length(C,D)*Length(D,E)"},
     [](const At& at) { return std::pow(length(at, "A", "B"), 2) - length(at, "C", "D") * length(at, "D", "E"); }},
    {"AddEdge",
     "ExprConstraint",
     {"Angle(A,B,C)", ">", "90"},
     [](const At& at) { return std::max(dot(at, "B", "A", "B", "C"), 0.0); }},
    {"AddTriangle",
     "ByPoints",
     {"TRI_BCD", "B", "C", "D"},
     [](const At& at) { return cross(at, "B", "C", "B", "D") == 0 ? 1.0 : 0.0; }},
    {"AddQuadrilateral",
     "Trapezoid",
     {"q", "A", "B", "C", "D"},
     [](const At& at) {
         return std::fabs(cross(at, "A", "B", "D", "C")) + std::max(-dot(at, "A", "B", "D", "C"), 0.0);
     }},
    {"AddQuadrilateral",
     "Parallelogram",
     {"q", "A", "B", "C", "D"},
     [](const At& at) {
         return apart(at, {"A", "B", "D", "C", "A", "A"}, 1, 0);
     }},
    {"AddQuadrilateral",
     "Rectangle",
     {"q", "A", "B", "C", "D"},
     [](const At& at) {
         return apart(at, {"A", "B", "D", "C", "A", "A"}, 1, 0) +
                std::fabs(length(at, "A", "C") - length(at, "B", "D"));
     }},
    {"AddQuadrilateral",
     "Square",
     {"q", "A", "B", "C", "D"},
     [](const At& at) {
         return apart(at, {"A", "B", "D", "C", "A", "A"}, 1, 0) + std::fabs(dot(at, "A", "C", "B", "D")) +
                std::fabs(dot(at, "A", "B", "B", "C"));
     }},
    {"AddQuadrilateral",
     "Rhombus",
     {"q", "A", "B", "C", "D"},
     [](const At& at) {
         return apart(at, {"A", "B", "D", "C", "A", "A"}, 1, 0) + std::fabs(dot(at, "A", "C", "B", "D"));
     }},
    {"AddQuadrilateral",
     "Kite",
     {"q", "A", "B", "C", "D"},
     [](const At& at) {
         return std::fabs(length(at, "A", "B") - length(at, "B", "C")) +
                std::fabs(length(at, "C", "D") - length(at, "D", "A")) + std::fabs(dot(at, "A", "C", "B", "D"));
     }},
    {"AddQuadrilateral",
     "IsoscelesTrapezoid",
     {"q", "A", "B", "C", "D"},
     [](const At& at) {
         return std::fabs(cross(at, "A", "B", "D", "C")) +
                std::fabs(angle(at, "D", "A", "B") - angle(at, "A", "B", "C"));
     }},
    {"AddQuadrilateral",
     "RightTrapezoid",
     {"q", "A", "B", "C", "D"},
     [](const At& at) {
         return std::fabs(cross(at, "A", "B", "D", "C")) + std::fabs(dot(at, "A", "D", "D", "C")) +
                std::max(-dot(at, "A", "B", "D", "C"), 0.0);
     }},
    {"AddQuadrilateral",
     "General",
     {"q", "A", "B", "C", "D"},
     [](const At& at) { return cross(at, "A", "B", "B", "C") == 0 ? 1.0 : 0.0; }},
};

class Meanings : public testing::TestWithParam<Meaning> {};

TEST_P(Meanings, HoldInTheFigure) {
    const Meaning& meant = GetParam();
    Json actions = Json::array();
    for (const char* const name : {"A", "B", "C", "D", "E", "F", "O", "Q"})
        actions.push_back(action("AddPoint", "Free", {name}));
    actions.push_back(action("AddCircle", "CenterPoint", {"CIR_O", "O", "A"}));
    actions.push_back(action("AddCircle", "CenterRadius", {"ring", "Q", "2"}));
    actions.push_back(action(meant.op, meant.type, meant.args));
    const Content content = content_of_json(author(actions));
    for (const Unsaid& unsaid : content.unsaid) EXPECT_EQ(unsaid.origin.pointer, "/goal") << unsaid.reason;
    EXPECT_EQ(content.origins.size(), content.content.scene.actions().size());
    const auto diagram = figure_of(content);
    ASSERT_TRUE(diagram);
    EXPECT_LT(std::fabs(meant.miss(places_in(content, *diagram))), 1e-5) << meant.type;
}

INSTANTIATE_TEST_SUITE_P(All, Meanings, testing::ValuesIn(meanings), [](const auto& meaning) {
    return std::string(meaning.param.op) + std::string(meaning.param.type) + std::to_string(meaning.index);
});

/// Every scene statement that an envelope can say comes back from it.
TEST(FromScene, StatementsComeBack) {
    for (const char* const text : {"coll a b c",
                                   "para a b c d",
                                   "perp a b c d",
                                   "cong a b c d",
                                   "midp a b c",
                                   "cyclic a b c d",
                                   "lconst a b 3/2",
                                   "l2const a b 2",
                                   "rconst a b c d 2/3",
                                   "r2const a b c d 3",
                                   "eqratio a b c d e f g h",
                                   "sum a b c d e f",
                                   "eqsum a b c d e f g h",
                                   "diff a b",
                                   "ncoll a b c",
                                   "ncong a b c d",
                                   "acute_angle a b c",
                                   "obtuse_angle a b c",
                                   "length(a,b)^2+3*length(c,d) = 7",
                                   "angle(a,b,c) = 2*angle(d,e,f)",
                                   "area(a,b,c) = 12",
                                   "length(a,b) = length(c,d)^2 + sqrt(2)"}) {
        scene::SceneAndGoals before{porism::test::points_with("a b c d e f g h", {text}), {}, {}, "one"};
        const auto envelope = envelope_of(before);
        ASSERT_TRUE(envelope) << text << ": " << to_string(envelope.error());
        const auto read = parse(to_text(*to_json(*envelope)));
        ASSERT_TRUE(read) << text << ": " << to_string(read.error());
        const auto after = content_of(*read);
        ASSERT_TRUE(after) << text << ": " << to_string(after.error());
        EXPECT_EQ(after->content, before) << text << " is " << envelope->actions.back().args.front();
    }
}

TEST(FromScene, TheCircleIsSaidByTwoRadii) {
    const auto envelope = envelope_of({porism::test::points_with("a b c o", {"circle o a b c"})});
    ASSERT_TRUE(envelope);
    const Content content = content_of_json(*to_json(*envelope));
    EXPECT_EQ(facts::to_string(*content.content.scene.actions()[4].states, content.names), "cong A O B O");
    EXPECT_EQ(facts::to_string(*content.content.scene.actions()[5].states, content.names), "cong B O C O");
}

/// What a construction makes is in every picture what its envelope says.
TEST(FromScene, ConstructionsMeanTheSame) {
    for (const char* const text :
         {"a b c = triangle a b c; d = foot d a b c; m = midpoint m a d",
          "a b c = triangle a b c; o = circumcenter o a b c",
          "a b c = r_triangle a b c; d = mirror d a b",
          "a b c = iso_triangle a b c; h = orthocenter h a b c",
          "a b c = triangle a b c; d = parallelogram a b c d; e = intersection_ll e a c b d",
          "a b c = triangle a b c; d = on_line d a b; e = on_circle e a b; f = between_bound f a c",
          "a b c = triangle a b c; d = on_tline d a b c, on_pline d b a c",
          "a b = segment a b; c = lconst c a 3",
          "a b c d = isquare a b c d; m = midpoint m a c",
          "a b c d = rectangle a b c d",
          "a b c d = trapezoid a b c d",
          "a b c d = quadrangle a b c d",
          "a b c = triangle a b c; i = incenter i a b c",
          "a b c = triangle a b c; x y z i = incenter2 x y z i a b c",
          "a b c = ieq_triangle a b c; d = eq_triangle d a b",
          "a b c = triangle a b c; x = angle_bisector x a b c, on_line x a c; y = angle_bisector y b c a",
          "a b c = risos a b c; d = reflect d a b c; x y z i = centroid x y z i a b c",
          "a b c d = r_trapezoid a b c d",
          "a b c d = iso_trapezoid a b c d; e f = square a b e f",
          "o a = segment o a; t = lc_tangent t a o",
          "o b = segment o b; a = free a; x = intersection_lc x a o b",
          "a b c = triangle a b c; x = intersection_cc x a b c; y = eqdistance y a b c",
          "a b c = triangle a b c; d = rconst2 d a b 2"}) {
        const auto before = jgex::parse_problem(text);
        ASSERT_TRUE(before) << text;
        const auto envelope = envelope_of(*before);
        ASSERT_TRUE(envelope) << text << ": " << to_string(envelope.error());
        const Content content = content_of_json(*to_json(*envelope));
        const auto picture = realize::realize(before->scene);
        ASSERT_TRUE(picture) << text;
        for (const scene::Action& stating : content.content.scene.actions())
            if (stating.states) {
                EXPECT_TRUE(facts::seen(*stating.states, picture->scene_picture.points)) << text;
            }
        EXPECT_TRUE(figure_of(content)) << text;
    }
}

TEST(FromScene, QuadrilateralsComeBack) {
    for (const std::string& type : type_names("AddQuadrilateral")) {
        Json actions = Json::array();
        for (const char* const name : {"A", "B", "C", "D"}) actions.push_back(action("AddPoint", "Free", {name}));
        actions.push_back(action("AddQuadrilateral", type, {"QUAD_ABCD", "A", "B", "C", "D"}));
        const auto envelope = envelope_of(content_of_json(author(actions)).content);
        ASSERT_TRUE(envelope) << type << to_string(envelope.error());
        const Json written = (*to_json(*envelope))["actions"];
        ASSERT_EQ(written.size(), actions.size()) << type;
        EXPECT_EQ(written.back()["type"], type);
        EXPECT_EQ(content_of(*envelope)->content.scene, content_of_json(author(actions)).content.scene) << type;
    }
}

/// Statements of which some have no edge of their own.
TEST(FromScene, WhatIsSaidTogetherIsWritten) {
    using Statements = std::vector<std::string>;
    const std::pair<Statements, Texts> samples[] = {
        {{"ncoll a b c", "eqangle b a b x b x b c", "apart_by a c b x"},
         {"ExprConstraint Area(A,B,C) != 0", "EqualAngle ANG_ABX ANG_CBX"}},
        // Of points on one line angles would be equal anyway.
        {{"eqangle b a b x b x b c", "apart_by a c b x"},
         {"ExprConstraint Cross(Vector(A,B),Vector(B,X))*Dot(Vector(B,X),Vector(B,C)) = "
          "Dot(Vector(A,B),Vector(B,X))*Cross(Vector(B,X),Vector(B,C))",
          "ExprConstraint Cross(Vector(B,X),Vector(B,A))*Cross(Vector(B,X),Vector(B,C)) < 0"}},
        {{"ncoll a b c", "eqangle b a b x b x b c", "coll x a c", "apart_by a c b x"},
         {"ExprConstraint Area(A,B,C) != 0", "EqualAngle ANG_ABX ANG_CBX", "Collinear A C X"}},
        {{"eqangle b a b x b x b c", "apart_by a c b x", "acute_angle a b x"}, {"AngleBisector SEG_BX ANG_ABC"}},
        {{"eqangle a b a x a x a c", "eqangle b c b x b x b a", "same_side_of x a b c", "same_side_of x b c a",
          "same_side_of x c a b"},
         {"AngleBisector SEG_AX ANG_BAC", "AngleBisector SEG_BX ANG_ABC"}}};
    for (const auto& [statements, edges] : samples) {
        const auto envelope = envelope_of({porism::test::points_with("a b c x", statements)});
        ASSERT_TRUE(envelope) << to_string(envelope.error());
        Texts written;
        for (const Action& one : envelope->actions)
            if (one.row->op == "AddEdge") written.push_back(std::string(one.row->type) + " " + join(one.args, " "));
        EXPECT_EQ(written, edges);
    }
    const auto either = envelope_of({porism::test::points_with("a b c x", {"eqangle b a b x b x b c"})});
    ASSERT_TRUE(either);
    EXPECT_EQ(either->actions.back().row->type, "ExprConstraint") << "the outer bisector, too";
}

TEST(FromScene, AnArcIsItsCentralAngle) {
    const auto envelope = envelope_of({porism::test::points_with("o a b", {"arc(o,a,b) = 75"})});
    ASSERT_TRUE(envelope);
    EXPECT_EQ(envelope->actions.back().args, (std::vector<std::string>{"Angle(A,O,B)", "=", "75"}));
    EXPECT_FALSE(envelope_of({porism::test::points_with("o a m b", {"arc(o,a,m,b) = 75"})}));
}

TEST(FromScene, CoordinatesComeBack) {
    Json actions = places({{"A", "0", "0.50"}, {"B", "4", "sqrt(2)"}});
    actions.push_back(action("AddPoint", "Free", {"C"}));
    actions.push_back(action("MovePoint", "Cartesian", {"C", "1", "1/3"}));
    const Content content = content_of_json(author(actions));
    const auto envelope = envelope_of(content.content);
    ASSERT_TRUE(envelope);
    EXPECT_EQ((*to_json(*envelope))["actions"], actions);
    EXPECT_EQ(envelope->goal, "lcompute A B");
    EXPECT_EQ(content_of(*envelope)->content, content.content);
}

TEST(FromScene, WhatVeriGeoCannotSayIsNamed) {
    for (const auto& [text, action] : {std::pair{"a b = segment a b; x = psquare x a b", "/actions/1"},
                                       {"a b c = triangle a b c; d = on_circle d a b, on_line d a c", "/actions/1"},
                                       {"a b c = triangle a b c | d = midpoint d a b", "/actions/1"}}) {
        const auto made = envelope_of(*jgex::parse_problem(text));
        ASSERT_FALSE(made) << text;
        EXPECT_EQ(made.error().code, "unsayable");
        EXPECT_EQ(made.error().pointer, action);
    }
    for (const char* const text : {"eqsine a b c d e f g h", "sinelaw a b c", "ncyclic a b c d"}) {
        const auto made = envelope_of({porism::test::points_with("a b c d e f g h", {text})});
        ASSERT_FALSE(made) << text;
        EXPECT_NE(made.error().what.find(std::string(text).substr(0, 6)), std::string::npos) << made.error().what;
    }
}

/// Angles of lines and sides, which VeriGeo has no words for, as products of vectors.
TEST(FromScene, ProductsOfVectorsComeBack) {
    for (const char* const text :
         {"eqangle a b c d e f g h", "eqangle b a b d b d b c", "aconst a b c d 60o", "aconst a b b c 3pi/7",
          "same_side_of a b c d", "apart_by a b c d", "sameclock a b c d e f", "sameside a b c d e f",
          "nsameside a b c d e f", "npara a b c d", "nperp a b c d", "eqprod a b c d e f a c b d e g"}) {
        const auto scene = porism::test::points_with("a b c d e f g h", {text});
        const auto envelope = envelope_of({scene});
        ASSERT_TRUE(envelope) << text << to_string(envelope.error());
        const auto back = content_of(*envelope);
        ASSERT_TRUE(back) << text;
        EXPECT_TRUE(back->unsaid.empty()) << text;
        if (std::string_view(text).starts_with("eqprod")) continue;
        EXPECT_EQ(back->content.scene.actions().back().states, scene.actions().back().states) << text;
    }
}

TEST(FromScene, ProductsOfAnotherFormAreKeptAsTheyAre) {
    Json json = author(setting());
    json["actions"].push_back(action("AddEdge", "ExprConstraint", {"Cross(Vector(A,B),Vector(C,D))", ">", "0"}));
    EXPECT_FALSE(content_of_json(json).unsaid.empty());
}

/// Of each construction: its points are free and told by edges, but where no statement tells which way they turn.
TEST(FromScene, EachConstructionIsWritten) {
    std::set<std::string> unsaid;
    for (const scene::Construction& row : scene::catalogue()) {
        const auto content = jgex::parse_problem(row.example);
        const auto envelope = envelope_of(*content);
        if (!envelope) {
            unsaid.insert(row.name);
            continue;
        }
        const auto back = content_of(*envelope);
        ASSERT_TRUE(back) << row.name << to_string(back.error());
        EXPECT_TRUE(back->unsaid.empty()) << row.name;
        EXPECT_EQ(back->content.scene.point_count(), content->scene.point_count()) << row.name;
    }
    EXPECT_EQ(unsaid, (std::set<std::string>{"2l1c", "nsquare", "psquare", "rotate"}));
}

TEST(FromScene, TheOtherPointOfALineAndACircleDiffersFromTheKnownOne) {
    const auto content = jgex::parse_problem("a b c = triangle a b c; o = circumcenter o a b c; i = incenter i a b c; "
                                             "w = on_line w a i, on_circle w o b");
    const auto envelope = envelope_of(*content);
    ASSERT_TRUE(envelope) << to_string(envelope.error());
    EXPECT_EQ(envelope->actions.back().args, (std::vector<std::string>{"Length(A,W)", "!=", "0"}));
}

TEST(Content, WhatTheSolverSaysIsAClaim) {
    Json json = author(setting());
    json["solver_actions"] = Json::array({action("AddEdge", "Midpoint", {"D", "AB"}), action("AddPoint", "Free", {"X"}),
                                          action("AddEdge", "ExprConstraint", {"Length(A,X)", "=", "2*Length(X,B)+1"}),
                                          action("VerifyPoint", "Cartesian", {"A", "0", "0"})});
    const Content content = content_of_json(json);
    ASSERT_EQ(content.claims.size(), 1U);
    EXPECT_EQ(content.claims[0].origin, (Origin{"/solver_actions/0", Source::solver}));
    EXPECT_EQ(facts::to_string(content.claims[0].statements[0], content.names), "midp D A B");
    ASSERT_EQ(content.unsaid.size(), 2U);
    EXPECT_EQ(content.unsaid[0].origin.pointer, "/solver_actions/3");
    EXPECT_EQ(content.unsaid[1].origin.pointer, "/solver_actions/2");
}

TEST(Content, DerivedEdgesAreNoPremises) {
    Json actions = setting();
    actions.push_back(action("AddEdge", "Midpoint", {"D", "AB"}));
    actions.back()["source"] = "derived";
    const Content content = content_of_json(author(actions));
    ASSERT_EQ(content.claims.size(), 1U);
    EXPECT_EQ(content.claims[0].origin.source, Source::derived);
    EXPECT_EQ(content.content.scene.actions().size(),
              content_of_json(author(setting())).content.scene.actions().size());
}

TEST(Content, AnAnswerThatTakesBackACosineIsAnAngle) {
    const auto answer = [](const char* goal, const char* told) {
        Json json = author(setting());
        json["goal"] = goal;
        json["answer"] = told;
        return numbers::to_double(*content_of_json(json).answer);
    };
    EXPECT_NEAR(answer("Find ∠ABC", "arccos(4/5)"), 36.8698976, 1e-6);
    EXPECT_NEAR(answer("Find ∠ABC", "arctan(3/4)*180/pi"), 36.8698976, 1e-6);
    EXPECT_NEAR(answer("Find ∠ABC", "60"), 60, 1e-12);
    EXPECT_NEAR(answer("Find AB", "arccos(1/2)"), 1.0471976, 1e-6);
}

TEST(Content, CoordinatesAreGivenOrDrawn) {
    Json actions = places({{"A", "0", "0"}, {"B", "4", "0"}});
    actions.push_back(action("AddPoint", "OnSegment", {"M", "BA", "1/4"}));
    actions.push_back(action("AddPoint", "Free", {"C"}));
    actions.push_back(action("MovePoint", "Cartesian", {"C", "1", "sqrt(2)"}));
    actions.push_back(action("MovePoint", "Cartesian", {"A", "1", "0"}));
    const auto all = content_of_json(author(actions)).content.scene;
    EXPECT_EQ(all.actions()[0].at[0],
              (scene::Coordinates{*numbers::Scalar::parse("1"), *numbers::Scalar::parse("0"), true}));
    EXPECT_FALSE(all.actions()[2].at[0]->given);
    EXPECT_EQ(all.actions()[2].at[0]->x.text(), "3");
    EXPECT_EQ(all.actions()[3].at[0]->y.text(), "sqrt(2)");
}

TEST(Content, GoalsAreRead) {
    const auto asked = [](const char* goal) {
        Json json = author(setting());
        json["goal"] = goal;
        const Content content = content_of_json(json);
        const auto& c = content.content;
        if (!c.goals.empty()) return goal_text(c, content.names);
        if (c.questions.empty()) return std::string("text ") + content.unsaid.at(0).origin.pointer;
        return scene::to_string(c.questions[0], content.names);
    };
    EXPECT_EQ(asked("Find AB"), "lcompute A B");
    EXPECT_EQ(asked("Find |AB|."), "lcompute A B");
    EXPECT_EQ(asked("What is the length of SEG_AB?"), "lcompute A B");
    EXPECT_EQ(asked("Find ∠ABC"), "compute angle(A,B,C)");
    EXPECT_EQ(asked("Compute the area of triangle ABC"), "compute area(A,B,C)");
    EXPECT_EQ(asked("Find AB/CD"), "rcompute A B C D");
    EXPECT_EQ(asked("Find Length(A,B)"), "compute length(A,B)");
    EXPECT_EQ(asked("Prove that AB ∥ CD."), "para A B C D");
    EXPECT_EQ(asked("Prove AB = CD"), "cong A B C D");
    EXPECT_EQ(asked("Prove AB > CD"), "length(C,D) < length(A,B)");
    EXPECT_EQ(asked("Show that AB bisects ∠CAD"),
              "angle(B,A,D) = angle(B,A,C); angle(C,A,D) = angle(B,A,D) + angle(B,A,C)");
    EXPECT_EQ(asked("Prove that AD is a median of triangle ABC"), "midp D B C");
    EXPECT_EQ(asked("Prove D is the circumcenter of triangle ABC"), "cong A D B D; cong B D C D");
    EXPECT_EQ(asked("Prove that AB:BC:CA = 3:4:5"), "3*length(B,C) = 4*length(A,B); 5*length(B,C) = 4*length(A,C)");
    EXPECT_EQ(asked("Prove D lies inside triangle ABC"),
              "same_side_of A D B C; same_side_of B D A C; same_side_of C D A B");
    EXPECT_EQ(asked("Prove △ABC ≅ △ABD"), "contrir A B C A B D");
    EXPECT_EQ(asked("Prove △ABC ≅ △BAD"), "cong A D B C; cong A C B D");
    EXPECT_EQ(asked("Prove that triangles ABC and ABD are similar"), "cong B C B D; cong A C A D");
    EXPECT_EQ(asked("Prove that ABCD is a parallelogram"), "para A B C D; para A D B C");
    EXPECT_EQ(asked("Prove AB ∥ CD and BC = AD"), "para A B C D; cong A D B C");
    EXPECT_EQ(asked("Prove that A, B and C are collinear and AB = BC"), "coll A B C; cong A B B C");
    EXPECT_EQ(asked("Prove that A, B and X are collinear"), "text /goal");
    EXPECT_EQ(asked("Prove AB = CD and something else"), "text /goal");
    EXPECT_EQ(asked("AB = 5"), "length(A,B) = 5");
    EXPECT_EQ(asked("∠ABC = 90"), "angle(A,B,C) = 90");
    EXPECT_EQ(asked("perp A B C D"), "perp A B C D");
    EXPECT_EQ(asked("AX = 5"), "text /goal");
    EXPECT_EQ(asked("Find the locus of P"), "text /goal");
    EXPECT_EQ(asked("Find AX"), "text /goal");
    EXPECT_EQ(asked("Find the perimeter of triangle ABC"), "compute perimeter(A,B,C)");
    EXPECT_EQ(asked("Find AB + AX"), "text /goal");
    EXPECT_EQ(content_of_json(author(setting())).answer->text(), "5");
}

TEST(Content, AnExpressionThatIsAskedForIsALetter) {
    Json json = author(setting());
    json["goal"] = "Find AB + BC";
    const Content content = content_of_json(json);
    EXPECT_EQ(scene::to_string(content.content.questions.at(0), content.names), "compute s");
    EXPECT_EQ(facts::to_string(*content.content.scene.actions().back().states, content.names),
              "length(B,C) + length(A,B) = s");
    EXPECT_EQ(content.origins.back(), (Origin{"/goal", Source::given}));
    EXPECT_EQ(content.origins.size(), content.content.scene.actions().size());
}

TEST(Content, SeveralValuesAreAskedForAndTold) {
    const auto answers = [](const char* goal, const char* answer) {
        Json json = author(setting());
        json["goal"] = goal;
        json["answer"] = answer;
        const Content content = content_of_json(json);
        std::vector<std::string> out{content.answer ? content.answer->text() : "none"};
        for (const auto& one : content.further_answers) out.push_back(one ? one->text() : "none");
        EXPECT_EQ(content.content.questions.size(), out.size());
        return out;
    };
    using Texts = std::vector<std::string>;
    EXPECT_EQ(answers("Find AB; Find the area of ABC", "5; 6"), (Texts{"5", "6"}));
    EXPECT_EQ(answers("Find AB and BC.", "$5$, \\sqrt{2}"), (Texts{"5", "sqrt(2)"}));
    EXPECT_EQ(answers("Find AB and BC", "5"), (Texts{"none", "none"}));
    EXPECT_EQ(answers("Find AB", "5 cm"), (Texts{"5"}));
}

TEST(Content, WhatCannotBeMeantIsRefused) {
    const auto with = [](std::string_view op, std::string_view type, const std::vector<std::string>& args) {
        Json actions = setting();
        actions.push_back(action(op, type, args));
        return error_of(std::move(actions));
    };
    EXPECT_EQ(with("AddEdge", "Perpendicular", {"AB", "BA"}), "unmeant_action /actions/12");
    EXPECT_EQ(with("AddEdge", "Midpoint", {"A", "AB"}), "unmeant_action /actions/12");
    EXPECT_EQ(with("AddEdge", "AngleBisector", {"BC", "BAC"}), "unmeant_action /actions/12");
    EXPECT_EQ(with("AddEdge", "PointOnSegment", {"D", "AB", "2"}), "bad_ratio /actions/12");
    EXPECT_EQ(with("AddCircle", "CenterRadius", {"c", "A", "-1"}), "bad_radius /actions/12");
    Envelope alone;
    alone.profile = Profile::solver;
    EXPECT_EQ(content_of(alone).error().code, "needs_author");
}

Envelope exemplar(const char* name) {
    std::ifstream in(porism::test::in_source("tests/core/formats/verigeo/") + name);
    const std::string text((std::istreambuf_iterator<char>(in)), {});
    auto read = parse(text, name);
    EXPECT_TRUE(read) << to_string(read.error());
    return read ? *read : Envelope();
}

/// Definition 30: P on the bisector at distance 2 from AB has one place on the ray, and another behind A.
TEST(Exemplars, TheBisectorIsARay) {
    const auto content = content_of(exemplar("bisector.json"));
    ASSERT_TRUE(content) << to_string(content.error());
    const auto diagram = figure_of(*content);
    ASSERT_TRUE(diagram);
    const At at = places_in(*content, *diagram);
    EXPECT_NEAR(length(at, "P", "G"), 14. / 3, 1e-5);
}

/// Definition 30: the bisector to BC is shorter than 10.
TEST(Exemplars, ALengthThatCannotBeIsRefused) {
    const auto content = content_of(exemplar("impossible.json"));
    ASSERT_TRUE(content) << to_string(content.error());
    realize::Options quick;
    quick.attempts = 2;
    quick.explain = false;
    const auto diagram = realize::realize(content->content.scene, quick);
    ASSERT_FALSE(diagram);
    EXPECT_TRUE(diagram.error().code == "conflict" || diagram.error().code == "no_figure_found")
        << to_string(diagram.error());
}

} // namespace
} // namespace porism::verigeo
