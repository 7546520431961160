// Each pair of scene languages, both ways: what both can say is the same afterwards, and what one cannot is named.
#include "core/workflow/conversions.h"
#include "core/workflow/equations.h"
#include "facts/truth.h"
#include "realize/realize.h"
#include "scene/catalogue.h"
#include "source_tree/source_tree.h"
#include "workflow/convert.h"
#include "workflow/figure.h"
#include "workflow/verify/verification.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <set>

namespace porism::workflow {
namespace {

constexpr std::array<std::string_view, 4> languages = {"jgex", "actions", "geodsl", "verigeo"};

const char* const scenes[] = {
    "Triangle(A,B,C)\nFoot(D,A,Line(B,C))\nIsMidpointOf(M,Line(A,D))",
    "Triangle(A,B,C)=(3,4,70)\nIn_circle(I,Triangle(A,B,C))\nIsOnarc(P,Circle(I))",
    "Re_Polygon(A,B,C,D,E)=(2)\nIsIncenterOf(O,Shape(A,B,C,D,E))",
    "Circle(O)=(3)\nTangent(Circle(O),Line(P,T),4)\nArc(P,Q)=(O,75)",
    "Square(A,B,C,D)\nIntersection_ll(X,Line(A,C),Line(B,D))\nMirror(Y,A,Line(X,B))",
    "Line(A,B)\nPerp(Line(A,C),Line(A,B))\nPara(Line(C,D),Line(A,B))\nAngle_bisector(E,Angle(B,A,C),Line(C,D))",
    "Trapezoid(A,B,C,D)=(6,3,2,70)\nIsCentroidOf(G,Triangle(A,B,C))\nIsOrthoOf(H,Triangle(A,B,C))",
};

std::vector<LoadedProblem> problems() {
    const Loaded own = load(porism::test::in_source("resources/examples/problems.txt")).value();
    std::vector<LoadedProblem> all = own.problems;
    for (const char* scene : scenes) all.push_back(load_bytes(scene, "scene").value().problems.front());
    return all;
}

/// What the languages without branches, coordinates and help points keep.
std::vector<scene::Action> bare(const LoadedProblem& problem) {
    std::vector<scene::Action> actions(problem.document->scene.actions().begin(),
                                       problem.document->scene.actions().end());
    for (scene::Action& action : actions) {
        action.branch.reset();
        action.at.clear();
        action.auxiliary = false;
    }
    return actions;
}

/// The problem in the language and read again; nothing where the language does not have it and says of what.
std::optional<LoadedProblem> through(const LoadedProblem& problem, std::string_view language) {
    const auto text = convert(problem, language);
    if (!text) {
        const std::string code = language == "verigeo" ? "unsayable" : "not_in_" + std::string(language);
        EXPECT_EQ(text.error().code, code) << problem.name << ": " << to_string(text.error());
        EXPECT_TRUE(text.error().place || text.error().pointer.starts_with("/actions/")) << to_string(text.error());
        EXPECT_TRUE(language == "verigeo" || text.error().what.find('"') != std::string::npos)
            << "names the statement: " << text.error().what;
        return std::nullopt;
    }
    const auto back = load_bytes(text->bytes, problem.name);
    if (!back || back->problems.size() != 1 || !back->problems.front().document) {
        ADD_FAILURE() << problem.name << " is not read back in " << language << ":\n" << text->bytes;
        return std::nullopt;
    }
    return back->problems.front();
}

bool loses(const Converted& text, std::string_view what) {
    return std::ranges::any_of(text.losses,
                               [&](const std::string& loss) { return loss.find(what) != std::string::npos; });
}

/// An envelope states what constructions say, so that its figure has the points and other actions.
bool keeps_actions(std::string_view language) {
    return language != "verigeo";
}

/// Whether one of the languages puts actions into others that mean the same.
bool says_otherwise(const LoadedProblem& problem, std::string_view language) {
    const auto text = convert(problem, language);
    return text && std::ranges::any_of(text->losses, [](const std::string& loss) {
               return loss.find("constructions") != std::string::npos;
           });
}

void both_ways(const LoadedProblem& problem, std::string_view one, std::string_view other) {
    const std::string where = problem.name + ": " + std::string(one) + ", " + std::string(other);
    const auto first = through(problem, one);
    const auto second = first ? through(*first, other) : std::nullopt;
    if (!second) return;
    const auto third = through(*second, one);
    const bool in_other_words = says_otherwise(*first, other);
    EXPECT_GE(second->document->scene.point_count(), first->document->scene.point_count()) << where;
    if (!in_other_words) {
        EXPECT_EQ(second->document->scene.point_count(), first->document->scene.point_count()) << where;
    }
    if (!keeps_actions(one) || !keeps_actions(other) || (in_other_words && !third)) return;
    ASSERT_TRUE(third) << where << ": the first has it, and did not after the second";
    if (in_other_words) return;
    EXPECT_EQ(equations(*third), equations(*first)) << where;
    if (!says_otherwise(*second, one)) {
        EXPECT_TRUE(bare(*third) == bare(*first)) << where;
    }
    const bool keeps_goals = one != "geodsl" && other != "geodsl";
    EXPECT_TRUE(!keeps_goals || third->document->goals == problem.document->goals) << where;
}

TEST(Conversion, EachPairOfLanguagesBothWays) {
    for (const LoadedProblem& problem : problems())
        for (const std::string_view one : languages)
            for (const std::string_view other : languages)
                if (one != other) both_ways(problem, one, other);
}

/// In whatever words: the points of the same names, of which all holds that was given.
TEST(Conversion, TheFigureIsTheSame) {
    for (const LoadedProblem& problem : problems())
        for (const std::string_view language : {"geodsl", "verigeo"}) {
            const auto back = through(problem, language);
            if (!back) continue;
            const scene::Scene &before = problem.document->scene, &after = back->document->scene;
            const auto figure = realize::realize(after);
            // Constructions admit points in one place, statements do not.
            if (!figure && figure.error().code == "coincident_points") continue;
            ASSERT_TRUE(figure) << problem.name << " in " << language << ": " << to_string(figure.error());
            std::vector<PointId> points;
            for (const std::string& name : before.names()) points.push_back(after.find(name).value());
            for (const scene::Action& action : before.actions())
                for (const facts::Statement& given : scene::said_by(action, &scene::Construction::gives))
                    EXPECT_TRUE(facts::seen(*facts::renamed(given, points), figure->scene_picture.points))
                        << problem.name << " in " << language << ": " << facts::to_string(given, before.names());
        }
}

TEST(Conversion, EachLanguageSaysWhatAllCan) {
    const auto loaded = load_bytes("Triangle(A,B,C)\nFoot(D,A,Line(B,C))\nIsMidpointOf(M,Line(A,D))", "scene").value();
    for (const std::string_view language : languages)
        EXPECT_TRUE(through(loaded.problems.front(), language)) << language;
}

TEST(Conversion, TheErrorHasThePlaceOfTheStatement) {
    const auto loaded = load_bytes("Triangle(A,B,C)=(x)\nLine(B,C)=(2*x+1)\n", "scene.txt").value();
    const auto text = convert(loaded.problems.front(), "jgex");
    ASSERT_FALSE(text);
    EXPECT_EQ(text.error().code, "not_in_jgex");
    EXPECT_NE(text.error().what.find("length(b,c) = 2*length(a,b) + 1"), std::string::npos);
    EXPECT_EQ(text.error().place, (Place{"scene.txt", 2, 1}));
    EXPECT_EQ(text.error().pointer, "") << "text has no actions";
}

/// Of an envelope the error names the action that the file has, not the one that it became.
TEST(Conversion, TheErrorPointsIntoTheEnvelope) {
    const char* const area = R"json({"problem": "", "givens": [], "goal": "", "answer": "", "comment": "", "actions": [
        {"op": "AddPoint", "type": "Free", "args": ["A"]}, {"op": "AddPoint", "type": "Free", "args": ["B"]},
        {"op": "AddPoint", "type": "Free", "args": ["C"]}, {"op": "AddAuxLine", "type": "Segment", "args": ["A", "B"]},
        {"op": "AddEdge", "type": "ExprConstraint", "args": ["Area(A,B,C)", "=", "6"]}]})json";
    const auto loaded = load_bytes(area, "area.json").value();
    for (const std::string_view language : {"geodsl", "jgex"}) {
        const auto text = convert(loaded.problems.front(), language);
        ASSERT_FALSE(text) << language;
        EXPECT_EQ(text.error().pointer, "/actions/4");
        EXPECT_NE(text.error().what.find("area(a,b,c) = 6"), std::string::npos) << text.error().what;
    }
}

TEST(Conversion, QuadrilateralsGoThroughEachLanguageThatHasThem) {
    for (const std::string type :
         {"Trapezoid", "Parallelogram", "Rectangle", "Square", "Rhombus", "RightTrapezoid", "General"}) {
        std::string text = R"({"problem": "", "givens": [], "goal": "", "answer": "", "comment": "", "actions": [)";
        for (const char* const name : {"A", "B", "C", "D"})
            text += std::string(R"({"op": "AddPoint", "type": "Free", "args": [")") + name + R"("]}, )";
        text += R"({"op": "AddQuadrilateral", "type": ")" + type + R"(", "args": ["q", "A", "B", "C", "D"]}]})";
        const auto envelope = load_bytes(text, "q.json").value().problems.front();
        const auto geodsl = through(envelope, "geodsl");
        ASSERT_TRUE(geodsl) << type;
        EXPECT_TRUE(bare(*geodsl) == bare(envelope)) << type;
        const auto back = through(*geodsl, "verigeo");
        ASSERT_TRUE(back) << type;
        EXPECT_TRUE(bare(*back) == bare(envelope)) << type;
    }
}

TEST(Conversion, ALengthIsSaidByBoth) {
    const auto geodsl = load_bytes("Line(A,B)=(3)", "scene").value().problems.front();
    const auto jgex = convert(geodsl, "jgex");
    ASSERT_TRUE(jgex) << to_string(jgex.error());
    EXPECT_NE(jgex->bytes.find("a = free a; b = lconst b a 3"), std::string::npos) << jgex->bytes;
    const auto back = convert(load_bytes(jgex->bytes, "scene").value().problems.front(), "geodsl");
    ASSERT_TRUE(back) << to_string(back.error());
    EXPECT_EQ(back->bytes, "Free(A)\nFree(B)\nLine(A,B)=(3)\n");
}

/// Two points that are given somewhere tell how far they are apart; text of neither language does.
/// VeriGeo names no branches: where one is meant, the places of the points tell it.
TEST(Conversion, ABranchIsSketchedForVeriGeo) {
    const std::string text = "p\na b c = triangle a b c; d = on_circle d a c, on_circle d b a ? cong a d a c\n";
    const LoadedProblem first = load_bytes(text, "p").value().problems.front();
    const auto turn = [](const Figure& figure) {
        const auto& p = figure.diagram->scene_picture.points;
        return (p[1].x - p[0].x) * (p[3].y - p[0].y) - (p[1].y - p[0].y) * (p[3].x - p[0].x);
    };
    std::vector<double> turns;
    for (const int branch : {0, 1}) {
        LoadedProblem problem = first;
        problem.choose_branch = false;
        problem.document->scene = problem.document->scene.with_branch(1, branch);
        const auto envelope = convert(problem, "verigeo");
        ASSERT_TRUE(envelope) << to_string(envelope.error());
        EXPECT_NE(envelope->bytes.find("MovePoint"), std::string::npos) << envelope->bytes;
        const auto here = figure_of(problem),
                   there = figure_of(load_bytes(envelope->bytes, "p").value().problems.front());
        ASSERT_TRUE(here && there);
        EXPECT_GT(turn(*here) * turn(*there), 0) << branch;
        turns.push_back(turn(*here));
    }
    EXPECT_LT(turns[0] * turns[1], 0);
    const auto open = convert(
        load_bytes("p\na b c = triangle a b c; d = foot d a b c ? perp a d b c\n", "p").value().problems.front(),
        "verigeo");
    EXPECT_EQ(open->bytes.find("MovePoint"), std::string::npos) << "nothing is left to be told";
}

LoadedProblem with_places(const std::string& x) {
    const std::string text =
        R"({"problem": "", "givens": [], "goal": "Find BC", "answer": "10", "comment": "", "actions": [
        {"op": "AddPoint", "type": "Cartesian", "args": ["A", "0", "0"]},
        {"op": "AddPoint", "type": "Cartesian", "args": ["B", ")" +
        x + R"(", "0"]}, {"op": "AddPoint", "type": "Cartesian", "args": ["C", "0", "8"]}]})";
    return load_bytes(text, "placed.json").value().problems.front();
}

TEST(Conversion, GivenCoordinatesAreNotDroppedInSilence) {
    const LoadedProblem loaded = with_places("2^(1/3)");
    for (const std::string_view language : {"geodsl", "jgex"}) {
        const auto text = convert(loaded, language);
        ASSERT_TRUE(text) << language;
        ASSERT_FALSE(text->dropped.empty()) << language;
        EXPECT_NE(text->dropped.back().find("b (2^(1/3), 0)"), std::string::npos) << text->dropped.back();
        EXPECT_NE(text->bytes.find("# not said here: given coordinates"), std::string::npos) << text->bytes;
    }
    EXPECT_EQ(convert(loaded, "actions")->dropped, std::vector<std::string>{"the answer 10"});
}

TEST(Conversion, GivenCoordinatesAreLengthsWhereThereAreNoPlaces) {
    const LoadedProblem loaded = with_places("6");
    const std::pair<std::string_view, std::string_view> said[] = {{"geodsl", "Line(B,C)=(10)"},
                                                                  {"jgex", "c@0_8 = lconst c a 8, lconst c b 10"}};
    for (const auto& [language, length] : said) {
        const auto text = convert(loaded, language);
        ASSERT_TRUE(text) << language;
        // The length BC is what is asked for: in JGEX it is given then, in Geo-DSL not asked for. Neither has answers.
        EXPECT_EQ(text->dropped.size(), 2U) << text->bytes;
        EXPECT_NE(text->bytes.find(length), std::string::npos) << text->bytes;
        EXPECT_TRUE(loses(*text, "told by lengths"));
    }
}

/// A point that divides a segment in a ratio, and what is so far as that, in every direction.
TEST(Conversion, RatiosGoThroughEachLanguage) {
    const char* const ratio =
        "p\na b c = triangle a b c; d = between_bound d b c, rconst2 d b c 1/2 ? rconst d b d c 1/2\n";
    const LoadedProblem first = load_bytes(ratio, "p").value().problems.front();
    for (const std::string_view one : {"geodsl", "verigeo", "actions"})
        for (const std::string_view other : {"jgex", "verigeo", "geodsl", "actions"}) {
            const auto there = through(first, one);
            ASSERT_TRUE(there) << one;
            const auto back = through(*there, other);
            ASSERT_TRUE(back) << one << " to " << other;
            const auto figure = figure_of(*back);
            ASSERT_TRUE(figure) << one << " to " << other << to_string(figure.error());
            for (const auto& picture : figure->diagram->pictures())
                EXPECT_TRUE(
                    facts::seen(*facts::make(facts::Predicate::rconst, {3, 1, 3, 2}, numbers::ratio(1, 2)), picture))
                    << one << " to " << other;
        }
}

TEST(Conversion, AnglesByFunctionsGoThroughEachLanguageThatTellsThem) {
    const LoadedProblem first = load_bytes("Trapezoid(A,B,C,D)=(10,5,4,arccos(3/5))", "s").value().problems.front();
    for (const std::string_view one : {"verigeo", "actions", "geodsl"})
        for (const std::string_view other : {"verigeo", "geodsl", "actions"}) {
            const auto there = through(first, one);
            ASSERT_TRUE(there) << one;
            const auto back = through(*there, other);
            ASSERT_TRUE(back) << one << " to " << other;
            const auto figure = figure_of(*back);
            ASSERT_TRUE(figure) << one << " to " << other << to_string(figure.error());
            const auto angle =
                facts::Quantity::of(facts::QuantityKind::angle, std::array{PointId(0), PointId(1), PointId(2)});
            EXPECT_NEAR(facts::value_in(*angle, figure->diagram->scene_picture.points), 53.13010235415598, 1e-9)
                << one << " to " << other;
        }
}

/// Of what no clause says places tell signs, and bind no order.
TEST(Conversion, OrdersAndSignsThatNoClauseSaysAreLosses) {
    const LoadedProblem ray = load_bytes("Free(A)\nFree(B)\nIsOnline(C,Line(A,B))", "s").value().problems.front();
    const auto order = convert(ray, "jgex");
    ASSERT_TRUE(order) << to_string(order.error());
    EXPECT_TRUE(loses(*order, "\"acute_angle b a c\": no clause says it"));
    EXPECT_EQ(order->dropped.size(), 1U);
    EXPECT_NE(order->bytes.find("c@"), std::string::npos) << order->bytes;
    const LoadedProblem angle = load_bytes("Triangle(A,B,C)=(3,4,70)", "s").value().problems.front();
    const auto sign = convert(angle, "jgex");
    ASSERT_TRUE(sign) << to_string(sign.error());
    EXPECT_TRUE(loses(*sign, "angles have the sign that they have in the figure"));
    const auto back = convert(load_bytes(sign->bytes, "s").value().problems.front(), "geodsl");
    ASSERT_TRUE(back) << to_string(back.error());
    EXPECT_TRUE(loses(*back, "angles have no sign"));
}

/// The names of VeriGeo are a letter and digits.
TEST(Conversion, OtherNamesOfPointsAreTold) {
    const auto text = convert(load_bytes("p\na b c = triangle a b c; foot = foot foot a b c ? perp a foot b c\n", "p")
                                  .value()
                                  .problems.front(),
                              "verigeo");
    ASSERT_TRUE(text) << to_string(text.error());
    EXPECT_TRUE(loses(*text, "points get other names: foot is called P1"));
}

TEST(Conversion, HelpPointsArePointsInVeriGeo) {
    const LoadedProblem helped =
        load_bytes("p\na b c = triangle a b c; m = midpoint m a b | n = midpoint n a c ? para m n b c\n", "p")
            .value()
            .problems.front();
    const auto text = convert(helped, "verigeo");
    ASSERT_TRUE(text) << to_string(text.error());
    EXPECT_TRUE(loses(*text, "that an action is auxiliary is not written"));
    EXPECT_NE(text->bytes.find("SEG_AC"), std::string::npos) << text->bytes;
}

/// Letters of Geo-DSL are no quantities elsewhere; one that is asked for stays.
TEST(Conversion, LettersOfEqualLengthsAreEquations) {
    const LoadedProblem equal =
        load_bytes("Free(A)\nFree(B)\nFree(C)\nLine(A,B)=(u)\nLine(A,C)=(2*u)\nLine(B,C)=(x)", "s")
            .value()
            .problems.front();
    const auto jgex = convert(equal, "jgex");
    ASSERT_TRUE(jgex) << to_string(jgex.error());
    EXPECT_NE(jgex->bytes.find("c = rconst"), std::string::npos) << jgex->bytes;
    EXPECT_TRUE(loses(*jgex, "names of unknown numbers: x"));
    const auto verigeo = convert(equal, "verigeo");
    ASSERT_TRUE(verigeo) << to_string(verigeo.error());
    EXPECT_NE(verigeo->bytes.find("Length(A,C)"), std::string::npos) << verigeo->bytes;
}

/// The goals speak of the same points where these stand in another order.
TEST(Conversion, GoalsFollowThePoints) {
    const char* const names_first =
        R"({"problem": "", "givens": [], "goal": "Prove MN ∥ BC", "answer": "", "comment": "",
        "actions": [{"op": "AddPoint", "type": "Free", "args": ["M"]}, {"op": "AddPoint", "type": "Free", "args": ["N"]},
        {"op": "AddPoint", "type": "Free", "args": ["A"]}, {"op": "AddPoint", "type": "Free", "args": ["B"]},
        {"op": "AddPoint", "type": "Free", "args": ["C"]}, {"op": "AddTriangle", "type": "ByPoints", "args": ["t", "A", "B", "C"]},
        {"op": "AddEdge", "type": "Midpoint", "args": ["M", "A", "B"]},
        {"op": "AddEdge", "type": "Midpoint", "args": ["N", "A", "C"]}]})";
    const auto back = through(load_bytes(names_first, "m.json").value().problems.front(), "jgex");
    ASSERT_TRUE(back);
    ASSERT_EQ(back->document->goals.size(), 1U);
    const auto figure = figure_of(*back);
    ASSERT_TRUE(figure);
    for (const auto& picture : figure->diagram->pictures())
        EXPECT_TRUE(facts::seen(back->document->goals.front(), picture));
}

/// Of perpendicular bisectors that are one line every point would be a common one.
TEST(Conversion, LinesThatMeetDoSoInEachLanguage) {
    for (const char* const text :
         {"p\na b c = triangle a b c; d = on_circum d a b c; e = on_circum e a b c; "
          "o = on_bline o a c, on_bline o d e ? cong o a o b\n",
          "p\na b = segment a b; c = free c; d = eqdistance d c a b; t = on_bline t a c, on_bline t b d "
          "? eqangle a t t b c t t d\n"}) {
        const LoadedProblem problem = load_bytes(text, "p").value().problems.front();
        ASSERT_EQ(verify(problem).value().outcome, problem::Outcome::accepted) << text;
        for (const std::string_view language : {"jgex", "actions", "verigeo"}) {
            const auto there = through(problem, language);
            ASSERT_TRUE(there) << language;
            EXPECT_EQ(verify(*there).value().outcome, problem::Outcome::accepted) << language << text;
        }
    }
}

/// Parallels of points of one line would be one line.
TEST(Conversion, ATranslationAlongALineIsOneInEachLanguage) {
    for (const auto& [text, outcome] :
         {std::pair("p\na c d = triangle a c d; b = on_pline b c d a, on_pline b a d c; e = on_line e a c; "
                    "f = shift f c a e ? para d e f b\n",
                    problem::Outcome::accepted),
          std::pair("p\na b c = triangle a b c; d = on_line d a b; e = shift e d a b "
                    "? coll a b e\n",
                    problem::Outcome::accepted),
          std::pair("p\na c d = triangle a c d; b = parallelogram a c d b; e = on_line e a c; f = shift f c a e "
                    "? cong d e b f\n",
                    problem::Outcome::rejected)}) {
        const LoadedProblem problem = load_bytes(text, "p").value().problems.front();
        ASSERT_EQ(verify(problem).value().outcome, outcome) << text;
        const auto envelope = convert(problem, "verigeo");
        ASSERT_TRUE(envelope && envelope->dropped.empty()) << text;
        const LoadedProblem there = read_one(envelope->bytes).value();
        EXPECT_EQ(verify(there).value().outcome, outcome) << envelope->bytes;
        for (const std::string_view language : {"jgex", "actions"}) {
            const auto back = through(there, language);
            ASSERT_TRUE(back) << language << text;
            EXPECT_EQ(verify(*back).value().outcome, outcome) << language << text;
        }
    }
}

/// The angle is 75 or 165 degrees; an envelope puts its points where it is one of them.
TEST(Conversion, ABranchThatWasOpenAndIsToldIsNamed) {
    const auto file = load_bytes("a b = segment a b; c = on_circle c a b, on_circle c b a; d = on_tline d b a b, "
                                 "on_circle d b a ? acompute c d d b",
                                 "open.txt");
    const auto envelope = convert(file->problems.front(), "verigeo");
    ASSERT_EQ(envelope->dropped.size(), 1U);
    EXPECT_NE(envelope->dropped.front().find("another figure"), std::string::npos) << envelope->dropped.front();
    const auto closed =
        load_bytes("a b c = triangle a b c; m = midpoint m a b; n = midpoint n a c ? para m n b c", "closed.txt");
    EXPECT_TRUE(convert(closed->problems.front(), "verigeo")->dropped.empty());
}

/// In some figures of each branch the goal fails: what tells the branch tells too which of these is meant.
TEST(Conversion, AFigureThatIsToldIsNamed) {
    const LoadedProblem problem = load_bytes("p\na b c = triangle a b c; m = midpoint m a b; d = eqdistance d c a b, "
                                             "on_pline d c a b; n = midpoint n c d ? perp m n a b\n",
                                             "p")
                                      .value()
                                      .problems.front();
    ASSERT_EQ(verify(problem).value().outcome, problem::Outcome::rejected);
    for (const std::string_view language : {"actions", "verigeo"}) {
        const auto text = convert(problem, language);
        ASSERT_TRUE(text) << to_string(text.error());
        const auto back = load_bytes(text->bytes, "p").value().problems.front();
        EXPECT_EQ(text->dropped.empty(), verify(back).value().outcome == problem::Outcome::rejected) << text->bytes;
    }
}

/// Where D lies on line AC the places tell in an envelope, and not in a text that constructs it.
TEST(Conversion, AFigureThatIsNoLongerToldIsNamed) {
    const auto file = load_bytes("p\na b = segment a b; c = on_bline c a b; d = on_line d a c; "
                                 "e = on_circle e c d, on_line e b c ? cong a e b d\n",
                                 "p");
    const auto envelope = convert(file->problems.front(), "verigeo");
    ASSERT_TRUE(envelope);
    const LoadedProblem told = read_one(envelope->bytes).value();
    ASSERT_EQ(verify(told).value().outcome, problem::Outcome::accepted);
    const auto back = convert(told, "jgex");
    ASSERT_TRUE(back);
    EXPECT_EQ(verify(read_one(back->bytes).value()).value().outcome, problem::Outcome::rejected) << back->bytes;
    ASSERT_EQ(back->dropped.size(), 1U) << back->bytes;
    EXPECT_NE(back->dropped.front().find("which figure is meant"), std::string::npos) << back->dropped.front();
}

/// Reading JGEX text chooses a branch for the goals: it is left to do so again.
TEST(Conversion, JgexPutsNoPointsWhereTheFileHasNoPlaces) {
    for (const char* const text :
         {"p\na b c = triangle a b c; m = midpoint m a b; d = eqdistance d c a b, on_pline d c a b; n = midpoint n c d "
          "? perp a b m n\n",
          "p\na b c = triangle a b c; d = on_circle d a c, on_circle d b a ? cong a c a d\n",
          "p\na b = segment a b; c = on_circle c a b, on_circle c b a; d = on_tline d b a b, on_circle d b a ? "
          "acompute c d d b\n"}) {
        const auto written = convert(load_bytes(text, "p").value().problems.front(), "jgex");
        ASSERT_TRUE(written) << text;
        EXPECT_EQ(written->bytes, text);
        EXPECT_TRUE(written->dropped.empty());
    }
}

/// A language without goals or answers drops what is asked for, and what the file says is the answer.
TEST(Conversion, WhatIsAskedForAndAnsweredIsNotDroppedInSilence) {
    const std::string right = "AddPoint Free A; AddPoint Free B; AddPoint Free C; AddTriangle ByPoints t A B C; "
                              "AddEdge ExprConstraint AB = 5; AddEdge ExprConstraint BC = 12; "
                              "AddEdge Perpendicular AB BC";
    using Texts = std::vector<std::string>;
    const auto dropped = [&](const std::string& goal, const std::string& answer, std::string_view language) {
        std::string text = envelope_of_lines(right);
        const std::string_view none = R"("goal": "", "answer": "")";
        text.replace(text.find(none), none.size(), fmt::format(R"("goal": "{}", "answer": "{}")", goal, answer));
        const auto converted = convert(load_bytes(text, "p").value().problems.front(), language);
        EXPECT_TRUE(converted) << goal << language << to_string(converted.error());
        return converted ? converted->dropped : Texts();
    };
    EXPECT_EQ(dropped("Find AC", "13", "jgex"), Texts{"the answer 13"});
    EXPECT_EQ(dropped("Find AC", "12", "actions"), Texts{"the answer 12"});
    EXPECT_EQ(dropped("Find AC", "", "actions"), Texts{});
    EXPECT_EQ(dropped("Find AC and BC", "13; 12", "jgex"), (Texts{"the answer 13", "the answer 12"}));
    EXPECT_EQ(dropped("Find AC", "12", "verigeo"), Texts{});
    EXPECT_EQ(dropped("Find AC", "13", "geodsl"), (Texts{"the question lcompute a c", "the answer 13"}));
    EXPECT_EQ(dropped("Prove AC > AB", "", "geodsl").size(), 1U);
    EXPECT_EQ(dropped("Find the inradius of ABC", "2", "geodsl").size(), 2U);
    EXPECT_EQ(dropped("Find AB + AC", "18", "geodsl").size(), 2U);
}

} // namespace
} // namespace porism::workflow
