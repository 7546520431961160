// Values that flow back into the closure: its rules see what they say of angles, lengths and lines.
#include "figures.h"

#include "reason/value/flow.h"
#include "reason/value/one_solution.h"
#include "reason/value/sayable.h"
#include "support/stated.h"

#include <algorithm>

namespace porism::reason::test {
namespace {

using porism::test::as_found;
using porism::test::points_with;
using porism::test::stated;
using porism::test::statement_of;

struct Flowing {
    const char* what;
    const char* points; ///< with sketch coordinates
    std::vector<std::string> statements;
    const char* said; ///< by values
    const char* goal; ///< that follows from it by rules
};

Figure figure_of(const Flowing& row) {
    const scene::Scene scene = stated(row.points, row.statements);
    return realised(scene, {statement_of(row.goal, scene.names())});
}

const facts::Letters& letters_of(const Figure& figure) {
    return figure.diagram.scene_picture.letters;
}

class Flow : public testing::TestWithParam<Flowing> {};

TEST_P(Flow, LetsRulesGoOn) {
    const Figure f = figure_of(GetParam());
    Session session = closed(f);
    const facts::Statement said = f.say(GetParam().said);
    ASSERT_FALSE(session.holds(said)) << "the closure has it";
    ASSERT_FALSE(session.holds(f.goals.front())) << "the closure reaches it";
    const Flowed flowed = let_values_flow(session, f.diagram, letters_of(f));
    EXPECT_GT(flowed.statements, 0U);
    EXPECT_EQ(session.ending(), Ending::saturated);
    ASSERT_TRUE(session.prove(said));
    EXPECT_TRUE(checked_path(f, session, said));
    const auto path = checked_path(f, session, f.goals.front());
    ASSERT_TRUE(path);
    const auto uses = [&](const proof::Step& step) {
        return step.conclusion == said || step.reason == proof::Reason::rule;
    };
    EXPECT_TRUE(std::ranges::any_of(path->steps, uses));
    EXPECT_EQ(let_values_flow(session, f.diagram, letters_of(f)).statements, 0U) << "something was left";
}

TEST_P(Flow, HasAPathToAllThatItSays) {
    const Figure f = figure_of(GetParam());
    Session session = closed(f);
    const std::size_t before = session.graph().statements.size();
    let_values_flow(session, f.diagram, letters_of(f));
    for (std::size_t i = before; i < session.graph().statements.size(); ++i)
        EXPECT_TRUE(checked_path(f, session, session.graph().statements[i]))
            << facts::to_string(session.graph().statements[i], f.diagram.names);
}

const Flowing flowing_rows[] = {
    {"alternate angles",
     "a@-2_3 = free a; b@0_0 = free b; c@5_0 = free c; d@7_-3 = free d",
     {"angle(a,b,c) = 110", "angle(d,c,b) = 5x", "x = 22", "cong a b c d"},
     "para a b c d",
     "cong a c b d"},
    {"interior angles",
     "a@1_4 = free a; b@0_0 = free b; c@6_0 = free c; d@7_4 = free d",
     {"angle(a,b,c) = 80", "angle(d,c,b) = 5x", "x = 20", "cong a b c d"},
     "para a b c d",
     "para a d b c"},
    {"a straight angle",
     "a@-4_0 = free a; o@0_0 = free o; b@4_0 = free b; c@1_4 = free c",
     {"angle(a,o,c) = 105", "angle(c,o,b) = 3x", "x = 25", "cong o a o b", "length(a,b) = 8"},
     "coll a o b",
     "midp o a b"},
    {"a flat triangle",
     "a@0_0 = free a; b@3_0 = free b; c@8_0 = free c; d@0_4 = free d; e@8_4 = free e",
     {"length(a,b) = x", "length(b,c) = x + 2", "length(a,c) = 3x - 1", "x = 3", "perp a d a b", "perp c e b c"},
     "coll a b c",
     "para a d c e"},
    {"equal lengths",
     "a@0_0 = free a; b@5_0 = free b; c@4_6.9 = free c; d@11_3 = free d",
     {"length(a,b) = 5", "length(a,c) = 8", "angle(b,a,c) = 60", "length(b,d) = 7"},
     "cong b c b d",
     "eqangle b c c d c d d b"},
    {"a ratio",
     "a@0_0 = free a; b@5_0 = free b; c@4_6.9 = free c; d@20_0 = free d; e@34_0 = free e; f@23_15.7 = free f",
     {"length(a,b) = 5", "length(a,c) = 8", "angle(b,a,c) = 60", "length(d,e) = 14", "length(d,f) = 16",
      "angle(b,c,a) = angle(e,d,f)"},
     "rconst d e b c 2",
     "rconst e f a b 2"},
    {"letters alone",
     "a@0_0 = free a; b@4_3 = free b; c@4_0 = free c",
     {"length(a,b) = 2x + 1", "length(a,c) = 2x + 1"},
     "cong a b a c",
     "eqangle a b b c b c c a"},
};
INSTANTIATE_TEST_SUITE_P(Rows, Flow, testing::ValuesIn(flowing_rows));

const Flowing unknown_to_flow[] = {
    {"an angle of a triangle",
     "a@0_0 = free a; b@4_0 = free b; c@6_3.5 = free c",
     {"2*angle(b,a,c) + angle(a,b,c) = 180", "ncoll a b c"},
     "eqangle a b a c a c b c",
     "cong a b b c"},
    {"cosines of sides",
     "a@0_0 = free a; b@4_0 = free b; c@6_3.5 = free c",
     {"length(a,c) = 2*length(b,c)*cosine(a,c,b)", "ncoll a b c"},
     "cong a b b c",
     "eqangle a b a c a c b c"},
    {"what a row concludes from an equation",
     "a@0_0 = free a; b@4_0 = free b; c@2_3.5 = free c; m@2_0 = free m",
     {"cosine(b,a,c) = cosine(a,b,c)", "ncoll a b c", "midp m a b"},
     "eqangle a b a c b c a b",
     "perp c m a b"},
    {"areas on one base",
     "a@0_0 = free a; b@6_0 = free b; c@8_3 = free c; d@1_3 = free d; o@3_1.5 = free o",
     {"coll a o c", "obtuse_angle a o c", "coll b o d", "obtuse_angle b o d", "area(o,a,d) = area(o,b,c)"},
     "para a b c d",
     "eqratio o a o c o b o d"},
};
INSTANTIATE_TEST_SUITE_P(Unknowns, Flow, testing::ValuesIn(unknown_to_flow));

/// The picture alone shows which way the angles turn: what it says holds, and chooses no value.
TEST(FlowOfOneSolution, IsKnownToBeOfIt) {
    const Figure drawn = figure_of(flowing_rows[0]);
    const Figure f = realised(as_found(drawn.scene), drawn.goals);
    Session session = closed(f);
    let_values_flow(session, f.diagram, letters_of(f));
    OneSolution one(session, f.diagram);
    const auto carries = [&](const char* text) { return one.carries(*session.find(f.say(text))); };
    EXPECT_TRUE(carries("para a b c d"));
    EXPECT_TRUE(carries("cong a c b d")) << "it rests on that";
    EXPECT_FALSE(carries("cong a b c d"));
}

TEST(FlowOfOneSolution, IsNothingWhereTheOrderIsDrawn) {
    const Figure f = figure_of(flowing_rows[0]);
    Session session = closed(f);
    let_values_flow(session, f.diagram, letters_of(f));
    OneSolution one(session, f.diagram);
    EXPECT_FALSE(one.carries(*session.find(f.say("para a b c d"))));
}

TEST(FlowOfOneSolution, IsNothingWhereTheOrderIsStated) {
    auto statements = flowing_rows[0].statements;
    statements.emplace_back("sameclock a b c d c b");
    const Figure f = realised(stated(flowing_rows[0].points, statements), {});
    Session session = closed(f);
    let_values_flow(session, f.diagram, letters_of(f));
    const auto para = session.prove(f.say("para a b c d"));
    ASSERT_TRUE(para);
    EXPECT_FALSE(OneSolution(session, f.diagram).carries(*para));
}

/// Two figures fit the givens: what holds in one of them is not said.
TEST(FlowOfOneSolution, SaysNothingOfAValueThatIsOpen) {
    for (const auto& statements : std::vector<std::vector<std::string>>{
             {"angle(b,a,c) = 30", "length(a,b) = 10", "length(b,c) = 6"},
             {"coll a c b", "length(a,b) = 10", "length(a,c) = x", "x*x + 30 = 17x"}}) {
        const Figure f = realised(points_with("a b c", statements), {});
        Session session = closed(f);
        let_values_flow(session, f.diagram, letters_of(f));
        EXPECT_FALSE(
            value_of(session, f.diagram, *facts::parse_quantity("length(a,c)", f.diagram.names), letters_of(f)));
        for (const facts::Statement& statement : session.graph().statements) {
            const bool number =
                statement.predicate() == facts::Predicate::lconst || statement.predicate() == facts::Predicate::l2const;
            EXPECT_FALSE(number && statement[0] == PointId(0) && statement[1] == PointId(2))
                << facts::to_string(statement, f.diagram.names);
        }
    }
}

/// Of AP = 2 and AP = 15 the picture has one; that P lies between A and B there refuses no value after the flow either.
TEST(FlowOfOneSolution, RefusesNoOtherValueLater) {
    const scene::Scene scene = stated("a@0_0 = free a; b@10_0 = free b; p@2_0 = free p; c@2_5 = free c; d@0_7 = free d",
                                      {"length(a,b) = 10", "length(a,p) = x", "x*x + 30 = 17x", "angle(a,p,c) = 90",
                                       "angle(c,p,b) = 90", "length(a,d) = 7"});
    const Figure f = realised(as_found(scene), {});
    Session session = closed(f);
    let_values_flow(session, f.diagram, letters_of(f));
    EXPECT_TRUE(session.holds(f.say("coll a p b")));
    EXPECT_FALSE(value_of(session, f.diagram, *facts::parse_quantity("x", f.diagram.names), letters_of(f)));
}

TEST(Flow, DoesNothingWhereNoValuesAreSpokenOf) {
    for (const char* text : {"a b c = triangle a b c; h = orthocenter h a b c; m = midpoint m a b",
                             "a b = segment a b; c = s_angle a b c 40o, on_bline c a b",
                             "a b c = triangle12 a b c; d = on_circum d a b c"}) {
        const Figure f = figure(text);
        EXPECT_FALSE(speaks_of_values(f.diagram)) << text;
        Session session = closed(f);
        const Counts before = session.counts();
        const Flowed flowed = let_values_flow(session, f.diagram);
        EXPECT_EQ(flowed.rounds + flowed.statements, 0U);
        EXPECT_EQ(session.counts(), before);
    }
}

// The angles at the circle, 20 degrees, are known by way of others, and would say the same.
TEST(Flow, SaysFirstWhatIsKnownTheMostCheaply) {
    const Figure f = realised(points_with("o a b c", {"angle(a,o,b) = 40", "angle(b,o,c) = 40", "sameclock o a b o b c",
                                                      "cong o a o b", "cong o a o c"}),
                              {});
    Session session = closed(f);
    let_values_flow(session, f.diagram, letters_of(f));
    const auto path = checked_path(f, session, f.say("eqangle o a o b o b o c"));
    ASSERT_TRUE(path);
    EXPECT_LE(proof::length(*path), 1U);
}

TEST(Flow, EndsInTheRoundsAllowed) {
    const Figure f = figure_of(flowing_rows[5]);
    for (const std::size_t rounds : {0U, 1U}) {
        Session session = closed(f);
        FlowLimits limits;
        limits.rounds = rounds;
        EXPECT_EQ(let_values_flow(session, f.diagram, letters_of(f), limits).rounds, rounds);
    }
    Session session = closed(f);
    FlowLimits limits;
    limits.statements = 1;
    limits.rounds = 1;
    EXPECT_EQ(let_values_flow(session, f.diagram, letters_of(f), limits).statements, 1U);
}

/// Angles of a triangle that make more than 180 degrees by less than a picture shows.
TEST(Flow, ReportsValuesThatContradictWhatIsGiven) {
    Figure f = drawn({"a", "b", "c"}, {{0, 0}, {4, 0}, {2, 3.4641016151377544}}, {});
    for (const char* text : {"angle(b,a,c) = 60", "angle(a,b,c) = 60", "angle(a,c,b) = 60.00001", "length(a,b) = 4"})
        f.diagram.givens.push_back({statement_of(text, f.diagram.names), f.diagram.givens.size()});
    Session session = closed(f);
    ASSERT_EQ(session.ending(), Ending::saturated);
    let_values_flow(session, f.diagram);
    EXPECT_EQ(session.ending(), Ending::inconsistent);
    EXPECT_EQ(session.contradiction().size(), 3U) << session.ending_detail();
    EXPECT_FALSE(session.prove(f.say("cong a b a c"))) << "anything follows";
}

/// The values say another directed angle than the one that is stated.
TEST(Flow, ReportsAStatedAngleThatValuesContradict) {
    Figure f = drawn({"a", "b", "c", "d"}, {{0, 0}, {4, 0}, {0, 3}, {4, 3}}, {"aconst a b d c 1o", "perp a b a c"});
    for (const char* text : {"angle(a,b,d) = 90", "angle(b,d,c) = 4x + 50", "x = 10", "length(a,b) = 4"})
        f.diagram.givens.push_back({statement_of(text, f.diagram.names), f.diagram.givens.size()});
    Session session = closed(f);
    ASSERT_EQ(session.ending(), Ending::saturated);
    let_values_flow(session, f.diagram);
    EXPECT_EQ(session.ending(), Ending::inconsistent);
    const auto& support = session.contradiction();
    EXPECT_NE(std::ranges::find(support, f.say("aconst a b d c 1o")), support.end()) << session.ending_detail();
}

/// What is said of values: exactly, each size once.
TEST(Sayable, OfLengthsAndAngles) {
    const std::vector<std::string> names{"a", "b", "c", "d"};
    const std::vector<geometry::Point<double>> picture{{0, 0}, {3, 0}, {8, 0}, {0, 5}};
    std::vector<Equated> values;
    const auto add = [&](const char* quantity, const char* value, double seen) {
        const auto number = numbers::Scalar::parse(value);
        values.push_back(
            {*facts::parse_quantity(quantity, names), facts::constant(*number), seen, values.size(), values.size()});
    };
    add("length(a,b)", "3", 3);
    add("length(b,c)", "5", 5);
    add("length(a,c)", "8", 8);
    add("length(a,d)", "1+sqrt(5)", 1 + std::sqrt(5.0));
    add("length(b,d)", "2+2*sqrt(5)", 2 + 2 * std::sqrt(5.0));
    add("length(c,d)", "sqrt(7)", std::sqrt(7.0));
    add("angle(a,b,d)", "40", 40);
    add("angle(b,d,c)", "140", 140);
    add("angle(a,d,b)", "40", 40);
    add("area(a,b,d)", "sqrt(3)", 1.7320508075688772);
    add("area(b,c,d)", "sqrt(3)", 1.7320508075688772);
    add("area(a,c,d)", "2*sqrt(3)", 3.4641016151377544);
    std::vector<std::string> told;
    each_sayable(values, picture, [&](const facts::Relation& relation, By) {
        told.push_back(facts::to_string(relation, names));
        return true;
    });
    const std::vector<std::string> expected{"length(a,b) = 3",
                                            "length(b,c) = 5",
                                            "length(a,c) = 8",
                                            "length(c,d)^2 = 7",
                                            "angle(a,b,d) = 40",
                                            "angle(b,d,c) = 140",
                                            "angle(a,d,b) = 40",
                                            "length(b,d) = 2*length(a,d)",
                                            "angle(b,d,c) + angle(a,b,d) = 180",
                                            "angle(a,d,b) = angle(a,b,d)",
                                            "length(b,c) + length(a,b) = length(a,c)",
                                            "area(b,c,d) = area(a,b,d)"};
    std::ranges::sort(told);
    auto sorted = expected;
    std::ranges::sort(sorted);
    EXPECT_EQ(told, sorted);
}

} // namespace
} // namespace porism::reason::test
