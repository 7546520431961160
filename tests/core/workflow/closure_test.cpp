// A closed scene by kind and class: what is shown holds, and what follows from a statement rests on it.
#include "source_tree/source_tree.h"
#include "workflow/solve/closure.h"

#include "base/text.h"
#include "facts/truth.h"
#include "translate/class_text.h"
#include "workflow/load.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <numeric>
#include <set>

namespace porism::workflow {
namespace {

constexpr const char* orthocentre =
    "a b c = triangle a b c; e = foot e b a c; f = foot f c a b; h = on_line h b e, on_line h c f ? perp a h b c\n";

Analysis closed(const LoadedProblem& problem) {
    Options options;
    options.consequences = true;
    auto analysis = analyse(problem, options);
    EXPECT_TRUE(analysis) << (analysis ? "" : to_string(analysis.error()));
    return std::move(*analysis);
}

Analysis closed(const std::string& text) {
    auto loaded = load_bytes("p\n" + text, "test");
    EXPECT_TRUE(loaded);
    return closed(loaded->problems.front());
}

facts::Statement say(const Analysis& analysis, const std::string& text) {
    return facts::parse_statement(text, analysis.scene.names()).value().front();
}

/// Two members of a class, as the statement that says it of them.
bool holds(const proof::FactClass& one, const std::vector<PointId>& a, const std::vector<PointId>& b,
           const std::vector<geometry::Point<double>>& picture) {
    const proof::FactKind& kind = proof::fact_kinds()[one.kind];
    std::vector<PointId> points = a;
    points.insert(points.end(), b.begin(), b.end());
    return std::ranges::any_of(std::array{kind.first, kind.last}, [&](facts::Predicate predicate) {
        const auto statement = facts::make(predicate, points);
        return !statement || facts::seen(*statement, picture);
    });
}

TEST(FactClassesOfProblems, SayWhatIsSeenOfEachTwoMembers) {
    const auto loaded = load(porism::test::in_source("resources/examples/problems.txt"));
    ASSERT_TRUE(loaded);
    std::size_t compared = 0;
    for (const LoadedProblem& problem : loaded->problems) {
        const Analysis analysis = closed(problem);
        const proof::Graph& graph = analysis.session->graph();
        const proof::FactRows rows(graph);
        const auto& picture = analysis.diagram->scene_picture.points;
        std::set<std::size_t> placed;
        for (const proof::FactClass& one : proof::fact_classes(rows, graph)) {
            placed.insert(one.rows.begin(), one.rows.end());
            for (const auto& [a, b] : one.readings) EXPECT_TRUE(holds(one, a, b, picture)) << problem.name;
            auto members = one.members;
            const bool perpendicular = !one.across.empty();
            for (std::size_t i = 1; i < members.size() && !perpendicular; ++i, ++compared)
                EXPECT_TRUE(holds(one, members[0], members[i], picture)) << problem.name << " " << one.kind;
            for (const auto& a : members)
                for (const auto& b : one.across)
                    EXPECT_TRUE(holds(one, a, b, picture)) << problem.name << " perpendicular";
        }
        EXPECT_EQ(placed.size(), rows.rows().size()) << problem.name;
    }
    EXPECT_GT(compared, 300U);
}

TEST(ClosureView, IsLeftOutAfterAStop) {
    const Analysis analysis = closed(orthocentre);
    StopSource stop;
    stop.request_stop();
    const ClosureView view = closure_view(analysis, {}, stop.get_token());
    EXPECT_FALSE(view.whole);
    EXPECT_TRUE(view.kinds.empty());
    EXPECT_TRUE(proof::FactRows(analysis.session->graph(), stop.get_token()).rows().empty());
}

TEST(ClosureView, IsShownWithoutMarksWhereTheMarkingWasStopped) {
    const Analysis analysis =
        closed("a b c = triangle a b c; x = on_line x a b, on_circle x a c; d = angle_bisector d b a c\n");
    StopSource limit;
    EXPECT_TRUE(closure_view(analysis, {}, {}, limit.get_token()).marked);
    limit.request_stop();
    const ClosureView view = closure_view(analysis, {}, {}, limit.get_token());
    EXPECT_TRUE(view.whole);
    EXPECT_FALSE(view.marked);
    EXPECT_EQ(view.rows, view.all);
    for (const ClosureKind& kind : view.kinds)
        for (const ClosureClass& one : kind.classes)
            for (const ClosureRow& row : one.rows) EXPECT_FALSE(row.as_drawn) << row.words;
}

TEST(ClosureView, CountsWhatItShows) {
    const Analysis analysis = closed(orthocentre);
    const ClosureView view = closure_view(analysis);
    EXPECT_EQ(view.rows, view.all);
    std::size_t rows = 0;
    for (const ClosureKind& kind : view.kinds) {
        std::set<StatementId> of_kind; // a row may be in two classes
        for (const ClosureClass& one : kind.classes) {
            EXPECT_FALSE(one.words.empty());
            for (const ClosureRow& row : one.rows) of_kind.insert(row.statements.front());
        }
        EXPECT_EQ(kind.rows, of_kind.size());
        rows += of_kind.size();
    }
    EXPECT_EQ(rows, view.all);
}

TEST(ClosureView, ShowsWhatIsLookedForAndNothingElse) {
    const Analysis analysis = closed(orthocentre);
    const auto points = read_points("A, h", analysis.scene);
    ASSERT_TRUE(points);
    const ClosureView both = closure_view(analysis, {.kind = "perpendicular", .points = *points, .text = ""});
    ASSERT_EQ(both.kinds.size(), 1U);
    EXPECT_EQ(both.kinds.front().kind->name, "perpendicular");
    EXPECT_GE(both.rows, 1U);
    EXPECT_LT(both.rows, both.all);
    for (const char* text : {"perp a h", "ah ⊥", "AH BC ⊥"}) {
        const ClosureView found = closure_view(analysis, {.kind = "", .points = {}, .text = text});
        EXPECT_GE(found.rows, 1U) << text;
        EXPECT_LT(found.rows, found.all) << text;
    }
    EXPECT_EQ(closure_view(analysis, {.kind = "", .points = {}, .text = "nothing like this"}).rows, 0U);
    const auto unknown = read_points("a,z", analysis.scene);
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().code, "unknown_point");
}

/// By the words of its rows: whether they are proved only as drawn.
std::map<std::string, bool> as_drawn(const Analysis& analysis) {
    std::map<std::string, bool> out;
    for (const ClosureKind& kind : closure_view(analysis).kinds)
        for (const ClosureClass& one : kind.classes)
            for (const ClosureRow& row : one.rows) out[row.words] = row.as_drawn;
    return out;
}

// X on AB as far from A as C: the bisector at A is across XC by a branch of two.
TEST(ClosureView, MarksWhatIsProvedOnlyAsThePointsLie) {
    const auto rows =
        as_drawn(closed("a b c = triangle a b c; x = on_line x a b, on_circle x a c; d = angle_bisector d b a c\n"));
    ASSERT_TRUE(rows.contains("AD ⊥ CX"));
    EXPECT_TRUE(rows.at("AD ⊥ CX"));
    EXPECT_FALSE(rows.at("AC = AX"));
    for (const auto& [words, drawn] : as_drawn(closed(orthocentre)))
        // the feet lie on the sides of an acute one; of angles it is told by `turns`
        EXPECT_EQ(drawn, words.find('+') != std::string::npos && words.find("180°") == std::string::npos) << words;
}

/// At the orthocentre of an obtuse triangle they are equal, not supplements.
TEST(ClosureView, TellsWhereWordsOfAnglesAreAsDrawn) {
    const Analysis analysis = closed(orthocentre);
    std::map<std::string, bool> turns;
    for (const ClosureKind& kind : closure_view(analysis, {.kind = "equal_angles", .points = {}, .text = ""}).kinds)
        for (const ClosureClass& one : kind.classes)
            for (const ClosureRow& row : one.rows) turns[row.words] = row.turns;
    ASSERT_FALSE(turns.empty());
    for (const auto& [words, turned] : turns) EXPECT_TRUE(turned || words.find("180") == std::string::npos) << words;
    EXPECT_TRUE(std::ranges::any_of(turns, [](const auto& row) { return !row.second; }));
}

/// Half of the angle at the centre is the one at the circle, whichever way the lines of a quadrangle meet.
TEST(ClosureView, AHalvedAngleThatIsSoInEveryPictureIsNoDrawing) {
    const auto rows = as_drawn(closed("a b d = triangle a b d; e = on_line e a d; c = on_line c a b; "
                                      "f = on_line f b e, on_line f c d; g = circle g d e f; i = circle i b c f\n"));
    ASSERT_TRUE(rows.contains("∠IBC = ∠GED"));
    EXPECT_FALSE(rows.at("∠IBC = ∠GED"));
}

/// The legs of a right triangle and the sides of a rectangle are as long as they please.
TEST(ClosureView, TheShapeOfAFigureIsADrawing) {
    const std::vector<std::pair<std::string, std::string>> drawn{
        {"a b c = r_triangle a b c; d = foot d a b c; m = midpoint m b c\n", "BM + DM = BD|BD + DM = BM"},
        {"a b c d = rectangle a b c d; e = foot e d a c; f = mirror f a e\n", "AF + CF = AC|AC + CF = AF"},
        {"a b c d = isquare a b c d; e = midpoint e d b; g = on_bline g a e, on_dia g e a\n", "AB ∥ EG|AD ∥ EG"},
        {"a b c d = isquare a b c d; e = midpoint e d b; g = on_bline g a e, on_dia g e a\n", "CD ∥ EG|BC ∥ EG"},
    };
    for (const auto& [scene, either] : drawn) {
        const auto rows = as_drawn(closed(scene));
        const std::size_t bar = either.find('|');
        const auto row =
            rows.contains(either.substr(0, bar)) ? rows.find(either.substr(0, bar)) : rows.find(either.substr(bar + 1));
        ASSERT_NE(row, rows.end()) << either;
        EXPECT_TRUE(row->second) << either;
    }
    for (const char* square : {"a b c d = isquare a b c d\n", "a b c = ieq_triangle a b c; e = midpoint e c a\n"})
        for (const auto& [words, as_drawn] : as_drawn(closed(square))) EXPECT_FALSE(as_drawn) << words;
}

/// D is behind C because A, B and C were put where they are.
TEST(ClosureView, PlacesByHandAreADrawing) {
    const auto rows =
        as_drawn(closed("a@0_0 b@5_1 c@3_-1 = triangle a b c; d@4.84_-1.61 = on_line d a c, on_circle d a b; "
                        "e@0.5_1.87 = eqdistance e a d c; g@1.315_4.92 = on_line g a e, on_circle g a d\n"));
    ASSERT_TRUE(rows.contains("AC = EG"));
    EXPECT_TRUE(rows.at("AC = EG"));
    EXPECT_TRUE(rows.at("AC + CD = AD"));
    EXPECT_FALSE(rows.at("AE = CD"));
}

/// The foot of an altitude is beyond the side where an angle at it is obtuse.
TEST(ClosureView, AnAcuteTriangleIsADrawing) {
    const auto rows = as_drawn(closed("a@2.8058_-7.7166 b@2.7959_0.5047 c@-2.0510_-1.5248 = triangle a b c; "
                                      "d = foot d c a b; e = on_line e b c; f = on_line f a c ? perp a b c d\n"));
    ASSERT_TRUE(rows.contains("AD + BD = AB"));
    EXPECT_TRUE(rows.at("AD + BD = AB"));
}

/// Whichever pictures were drawn besides: how the points of a line lie in the scene's is told, and why.
TEST(ClosureView, TheOrderOfPointsIsToldAsDrawn) {
    for (const std::string c : {"1_3", "2.5_0.3", "3.9_5"}) {
        Analysis analysis = closed("a@0_0 b@4_0 c@" + c + " = triangle a b c; d = foot d c a b; m = midpoint m a b\n");
        const auto rows = as_drawn(analysis);
        ASSERT_TRUE(rows.contains("AD + BD = AB")) << c;
        EXPECT_TRUE(rows.at("AD + BD = AB"));
        const auto sum = read_statements(analysis, "AD + BD = AB", {});
        EXPECT_TRUE(solve_goal(analysis, sum->front()).solved());
    }
}

/// Each row as it is shown, behind the words of its class, with why it was found.
std::vector<std::string> found(const Analysis& analysis, const ClosureFilter& filter) {
    std::vector<std::string> out;
    for (const ClosureKind& kind : closure_view(analysis, filter).kinds)
        for (const ClosureClass& one : kind.classes)
            for (const ClosureRow& row : one.rows)
                out.push_back(row.words + (row.found_by.empty() ? "" : " (" + row.found_by + ")"));
    return out;
}
std::vector<std::string> found(const Analysis& analysis, const std::string& text) {
    return found(analysis, ClosureFilter{.kind = "", .points = {}, .text = text});
}
using Rows = std::vector<std::string>;

TEST(ClosureFind, APredicateWithPointsNarrowsToItsLines) {
    const Analysis analysis = closed(orthocentre);
    EXPECT_EQ(found(analysis, "perp a h"), Rows{"AH ⊥ BC"});
    EXPECT_EQ(found(analysis, "perp h a c b"), Rows{"AH ⊥ BC"});
    EXPECT_EQ(found(analysis, "PERP ah"), Rows{"AH ⊥ BC"});
    EXPECT_EQ(found(analysis, "perp a h b e"), Rows{});
    EXPECT_EQ(found(analysis, "cyclic a e h"), Rows{"A, E, F and H lie on one circle"});
    for (const std::string& row : found(analysis, "simtri a e h"))
        EXPECT_TRUE(row.find("∼") != std::string::npos && row.find('(') == std::string::npos) << row;
    EXPECT_FALSE(found(analysis, "simtri a e h").empty());
}

TEST(ClosureFind, ARowIsFoundByEveryNameOfItsLine) {
    const Analysis analysis =
        closed("a b c = triangle a b c; d = foot d a b c; e = on_line e a d; f = on_line f b c\n");
    EXPECT_EQ(found(analysis, "perp a d b c"), Rows{"AD ⊥ BC"});
    for (const char* text : {"perp e d", "ed ⊥"}) {
        const Rows rows = found(analysis, text);
        ASSERT_EQ(rows.size(), 1U) << text;
        EXPECT_NE(rows[0].find("ED lies on A"), std::string::npos) << rows[0];
    }
    EXPECT_EQ(found(analysis, "perp a b b c"), Rows{});
    const auto points = read_points("b,c,f", analysis.scene);
    const Rows rows = found(analysis, ClosureFilter{.kind = "perpendicular", .points = *points, .text = ""});
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0], "AD ⊥ BC (F lies on BC)");
}

TEST(ClosureFind, LengthsAreThoseOfTheirPoints) {
    const Analysis analysis = closed("a b c = triangle a b c; o = circle o a b c\n");
    EXPECT_EQ(found(analysis, "cong o b o c"), Rows{"BO = CO"});
    EXPECT_EQ(found(analysis, "cong b o"), (Rows{"AO = BO", "BO = CO"}));
}

TEST(ClosureFind, FiguresAreFoundInAnyOrderOfTheirPoints) {
    const Analysis analysis = closed("a b c = triangle a b c; o = circle o a b c\n");
    for (const char* text : {"BO = CO", "OC = OB", "co = bo"})
        EXPECT_EQ(found(analysis, text), Rows{"BO = CO"}) << text;
    const Analysis feet = closed(orthocentre);
    EXPECT_EQ(found(feet, "BC ⊥ HA"), Rows{"AH ⊥ BC"});
    EXPECT_EQ(found(feet, "△HEA"), found(feet, "△AEH"));
    EXPECT_EQ(found(feet, "∠EHA"), found(feet, "∠AHE"));
    EXPECT_FALSE(found(feet, "∠EHA").empty());
    EXPECT_NE(found(feet, "∠AEH"), found(feet, "∠AHE"));
}

TEST(ClosureFind, KindsAreFoundByTheirTitle) {
    const Analysis analysis = closed(orthocentre);
    for (const auto& [text, kind] :
         {std::pair{"Similar triangles", "similar"}, std::pair{"perpendicular", "perpendicular"}}) {
        const Rows rows = found(analysis, ClosureFilter{.kind = kind, .points = {}, .text = ""});
        EXPECT_EQ(found(analysis, text), rows) << text;
        EXPECT_FALSE(rows.empty());
    }
}

TEST(ClosureFind, APointAloneIsSpokenOf) {
    const Analysis analysis = closed(orthocentre);
    const auto h = read_points("h", analysis.scene);
    EXPECT_EQ(closure_view(analysis, {.kind = "", .points = {}, .text = "h"}).rows,
              closure_view(analysis, {.kind = "", .points = *h, .text = ""}).rows);
    EXPECT_EQ(found(analysis, "perp"), found(analysis, "⊥")) << "without points a word like others";
}

TEST(WhatFollows, RestsOnTheStatement) {
    const Analysis analysis = closed(orthocentre);
    const reason::Session& session = *analysis.session;
    const facts::Statement circle = say(analysis, "cyclic a e f h");
    const auto follows = what_follows(analysis, circle);
    ASSERT_TRUE(follows) << to_string(follows.error());
    EXPECT_FALSE(follows->direct.empty());
    EXPECT_TRUE(std::ranges::includes(follows->all, follows->direct));
    const StatementId from = *session.find(circle);
    const std::set<StatementId> all(follows->all.begin(), follows->all.end());
    for (std::size_t i = 0; i < session.graph().statements.size(); ++i) {
        const auto path = proof::trace_back(session, StatementId(i));
        ASSERT_TRUE(path);
        const bool rests = StatementId(i) != from && std::ranges::any_of(path->steps, [&](const auto& step) {
                               return step.conclusion == circle;
                           });
        EXPECT_EQ(all.contains(StatementId(i)), rests) << i;
        const auto explanation = session.explain(session.graph().first[i]);
        const bool direct = explanation && std::ranges::count(explanation->premises, from) > 0;
        EXPECT_EQ(std::ranges::binary_search(follows->direct, StatementId(i)), direct) << i;
    }
}

TEST(WhatFollows, IsOfTheRowWhereTheStatementItselfWasNotFound) {
    const Analysis analysis =
        closed("a b c = triangle a b c; d = on_line d a b; e = on_line e a b; f = foot f c a b\n");
    const facts::Statement same_line = say(analysis, "coll b d e");
    ASSERT_FALSE(analysis.session->find(same_line));
    EXPECT_TRUE(what_follows(analysis, same_line));
    const auto nothing = what_follows(analysis, say(analysis, "perp a b a c"));
    ASSERT_FALSE(nothing);
    EXPECT_EQ(nothing.error().code, "not_found");
}

TEST(ReadStatements, TakesJgexAndWhatTheListsSay) {
    const Analysis analysis = closed(orthocentre);
    const Place place{"--why", 1, 1};
    const auto written = read_statements(analysis, "perp a c b e", place);
    ASSERT_TRUE(written);
    const std::string said =
        translate::say(written->front(), analysis.scene.names(), analysis.diagram->scene_picture.points);
    EXPECT_EQ(read_statements(analysis, " " + lower_case(said) + " ", place).value(), *written) << said;
    EXPECT_EQ(read_statements(analysis, "coll a b c h", place).value().size(), 2U);
    const auto neither = read_statements(analysis, "AQ ⊥ BE", place);
    ASSERT_FALSE(neither);
    EXPECT_EQ(neither.error().code, "unknown_predicate");
    EXPECT_EQ(neither.error().place, place);
}

TEST(ReadStatements, ReadsTheWordsOfEachStatement) {
    const auto loaded = load(porism::test::in_source("resources/examples/problems.txt"));
    ASSERT_TRUE(loaded);
    std::size_t read = 0;
    for (const LoadedProblem& problem : loaded->problems) {
        const Analysis analysis = closed(problem);
        const auto& picture = analysis.diagram->scene_picture.points;
        for (const facts::Statement& statement : analysis.session->graph().statements) {
            const std::string said = translate::say(statement, analysis.scene.names(), picture);
            const auto back = read_statements(analysis, said, Place{});
            ASSERT_TRUE(back) << problem.name << ": " << said;
            const bool angles = statement.predicate() == facts::Predicate::eqangle; // right ones turn either way
            EXPECT_TRUE(back->front() == statement || (angles && facts::seen(back->front(), picture)))
                << problem.name << ": " << said;
            ++read;
        }
    }
    EXPECT_GT(read, 1000U);
}

TEST(WhatFollows, Stops) {
    const Analysis analysis = closed(orthocentre);
    StopSource stop;
    stop.request_stop();
    const auto follows = what_follows(analysis, say(analysis, "perp a c b e"), Control{stop.get_token(), {}});
    ASSERT_FALSE(follows);
    EXPECT_EQ(follows.error().kind, ErrorKind::interrupted);
}

} // namespace
} // namespace porism::workflow
