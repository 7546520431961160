// Sums of segments: where they are looked for, and what follows from them.
#include "figures.h"

#include "base/random.h"
#include "proof/rules/rule.h"
#include "reason/match/matcher.h"
#include "reason/match/orders.h"
#include "reason/match/sums.h"
#include "reason/quantity/tables.h"

#include <rapidcheck.h>
#include <set>

namespace porism::reason::test {
namespace {

using facts::PointPair;
using facts::Predicate;
using Points = std::vector<geometry::Point<double>>;

std::vector<Sum> sums_of(const Points& points, const std::vector<PointPair>& measured = {}) {
    const std::vector<reason::Figure> pictures{reason::Figure(points)};
    return sums(pictures, Incidence(pictures.front(), {}), measured, {});
}

TEST(Sums, AreLookedForInCircuitsOfLengthsThatAreSpokenOf) {
    const auto pair = [](std::size_t a, std::size_t b) { return facts::pair_of(PointId(a), PointId(b)); };
    const Points different{{0, 0}, {1, 0}, {3, 0}};
    EXPECT_TRUE(sums_of(different).empty());
    EXPECT_TRUE(sums_of(different, {pair(0, 1), pair(1, 2)}).empty()) << "the whole is nowhere spoken of";
    EXPECT_EQ(sums_of(different, {pair(0, 1), pair(1, 2), pair(0, 2)}), (std::vector<Sum>{{0, 1, 2}}));
    EXPECT_TRUE(sums_of({{0, 0}, {1, 0}, {2, 0}}).empty()) << "a midpoint without more";
    // Two equal segments of a line leave two others equal.
    EXPECT_EQ(sums_of({{0, 0}, {1, 0}, {3, 0}, {4, 0}}), (std::vector<Sum>{{0, 1, 3}, {0, 2, 3}}));
    // The parts of one line are those of another, and the wholes are told of.
    const Points two{{0, 0}, {1, 0}, {3.5, 0}, {0, 9}, {2.5, 9}, {3.5, 9}};
    EXPECT_EQ(sums_of(two).size(), 2U);
    // A length that is equal to a measured one stays, on whatever line that is.
    const Points apart{{0, 0}, {1, 0}, {3, 0}, {7, 5}, {7, 6}, {9, 9}, {9, 11}};
    EXPECT_TRUE(sums_of(apart, {pair(0, 2)}).empty());
    EXPECT_EQ(sums_of(apart, {pair(0, 2), pair(3, 4), pair(5, 6)}).size(), 1U);
}

/// A table of lengths with some sums in it and with the first equalities.
struct FilledLengths {
    Tables tables;
    std::size_t pushed = 0;
    void push(const std::optional<facts::Statement>& statement) {
        if (!statement) return;
        for (const facts::Equation& equation : facts::equations(*statement))
            if (equation.table == facts::TableKind::length) tables.push(StatementId(pushed), 0, equation, false);
        ++pushed;
    }
    bool follows(const facts::Statement& statement) {
        return tables.ask(facts::equations(statement).back(), std::nullopt) == Answer::follows;
    }
};

std::optional<facts::Statement> sum_statement(const Sum& s) {
    return facts::make(Predicate::sum, {s[0], s[1], s[1], s[2], s[0], s[2]});
}

/// Points of whole abscissae on three lines, each from left to right.
Points on_three_lines(Rng& rng) {
    Points points;
    for (const double height : {0.0, 40.25, 81.0}) {
        std::set<std::uint64_t> abscissae;
        for (int i = 0; i < 4; ++i) abscissae.insert(rng.below(12));
        for (const std::uint64_t x : abscissae) points.push_back({static_cast<double>(x), height});
    }
    return points;
}

/// Along the lines and across them.
std::vector<Sum> all_sums(const Points& points) {
    std::vector<Sum> out;
    const auto count = static_cast<Pt>(points.size());
    for (Pt a = 0; a < count; ++a)
        for (Pt b = a + 1; b < count; ++b)
            for (Pt c = b + 1; c < count; ++c)
                if (points[a].y == points[c].y || (points[a].x == points[b].x && points[b].x == points[c].x))
                    out.push_back({a, b, c});
    return out;
}

std::vector<facts::Statement> equal_lengths(const Points& points) {
    const reason::Figure picture(points);
    std::vector<facts::Statement> out;
    const Incidence incidence(picture, {});
    for (const auto& group : incidence.equal_lengths())
        for (std::size_t i = 0; i < group.size(); ++i)
            for (std::size_t j = i + 1; j < group.size(); ++j)
                out.push_back(*facts::make(Predicate::cong, {group[i][0], group[i][1], group[j][0], group[j][1]}));
    return out;
}

// Whichever equal lengths are known, the sums that are looked for tell of the others what all sums tell.
TEST(Sums, LeaveOutOnlyThoseThatTellNothing) {
    std::size_t told = 0;
    EXPECT_TRUE(rc::check([&](std::uint64_t seed) {
        Rng rng(seed);
        const Points points = on_three_lines(rng);
        FilledLengths few, all;
        for (const Sum& sum : sums_of(points)) few.push(sum_statement(sum));
        for (const Sum& sum : all_sums(points)) all.push(sum_statement(sum));
        RC_ASSERT(few.pushed <= all.pushed);
        const auto statements = equal_lengths(points);
        for (const facts::Statement& statement : statements) {
            if (rng.below(3) > 0) continue;
            few.push(statement);
            all.push(statement);
        }
        for (const facts::Statement& statement : statements) {
            RC_ASSERT(few.follows(statement) == all.follows(statement));
            if (all.follows(statement)) ++told;
        }
    }));
    EXPECT_GT(told, 0U);
}

TEST(Sums, HaveTheirMiddlePointBetween) {
    EXPECT_TRUE(rc::check([](std::uint64_t seed) {
        Rng rng(seed);
        const Points points = on_three_lines(rng);
        for (const Sum& s : sums_of(points)) {
            const PointId between[] = {PointId(s[0]), PointId(s[1]), PointId(s[2])};
            RC_ASSERT(facts::seen(*facts::make(Predicate::obtuse_angle, between), points));
            RC_ASSERT(facts::seen(*sum_statement(s), points));
        }
    }));
}

/// Of points that are on the line by accident in one picture nothing, of those that change places as the first has it.
TEST(Sums, InOrderAreAsThePointsLieInTheFirstPicture) {
    const std::vector<reason::Figure> pictures{
        reason::Figure(Points{{0, 0}, {4, 0}, {2, 0}, {6, 0}, {3, 0}, {9, 9}}),
        reason::Figure(Points{{0, 0}, {0, 4}, {0, 2}, {0, 1}, {1, 0.5}, {9, 7}}),
    };
    EXPECT_EQ(sums_in_order(pictures, Incidence(pictures.front(), {}), {}),
              (std::vector<Sum>{{0, 2, 1}, {0, 1, 3}, {0, 2, 3}}));
    EXPECT_TRUE(rc::check([](std::uint64_t seed) {
        Rng rng(seed);
        const Points points = on_three_lines(rng);
        const std::vector<reason::Figure> picture{reason::Figure(points)};
        FilledLengths listed;
        for (const Sum& sum : sums_in_order(picture, Incidence(picture.front(), {}), {}))
            listed.push(sum_statement(sum));
        for (const Sum& sum : all_sums(points)) RC_ASSERT(listed.follows(*sum_statement(sum)));
    }));
}

TEST(Sums, EndAtTheirLimitAndWhenAsked) {
    Points points;
    for (int i = 0; i < 120; ++i) points.push_back({static_cast<double>(i), 0});
    Matches matches;
    matches.sums = sums_of(points);
    EXPECT_EQ(matches.sums.size(), max_sums + 1);
    add_sums({}, matches);
    EXPECT_EQ(matches.instances.size(), max_sums);
    EXPECT_FALSE(matches.complete);
    EXPECT_EQ(matches.limit, "the limit of 4000 sums of segments");
    const std::vector<reason::Figure> pictures{reason::Figure(points)};
    StopSource stop;
    stop.request_stop();
    EXPECT_TRUE(sums(pictures, Incidence(pictures.front(), {}), {}, stop.get_token()).empty());
}

/// The parts of AE are those of PT, no two of them side by side in both: no ratio tells that the wholes are equal.
Figure parts_in_another_order() {
    return drawn({"a", "b", "c", "d", "e", "p", "q", "r", "s", "t", "x", "y"},
                 {{0, 0},
                  {1, 0},
                  {3, 0},
                  {6.5, 0},
                  {11.75, 0},
                  {0, 2},
                  {2, 2},
                  {7.25, 2},
                  {8.25, 2},
                  {11.75, 2},
                  {9, 9},
                  {9, 11}},
                 {"coll a b c", "coll a b d", "coll a b e", "coll p q r", "coll p q s", "coll p q t", "cong a b r s",
                  "cong b c p q", "cong c d s t", "cong d e q r"});
}

TEST(Closure, AddsEqualPartsInAnyOrder) {
    Figure scene = parts_in_another_order();
    scene.goals = {scene.say("cong a e p t"), scene.say("sum a b p r p s"), scene.say("eqsum a b b c p q s t")};
    const Session session = closed(scene);
    Options without;
    without.bans = {*proof::rule_by_name("segment_addition")};
    EXPECT_FALSE(closed(scene, without).find(scene.goals[0]));
    EXPECT_TRUE(session.find(scene.goals[1]));
    EXPECT_FALSE(session.find(scene.goals[2])) << "1 + 2 are not 2 + 3.5";
    const auto id = session.find(scene.goals[0]);
    ASSERT_TRUE(id);
    const auto path = path_to(session, *id);
    ASSERT_TRUE(path);
    EXPECT_EQ(path->steps.back().reason, proof::Reason::algebra);
    EXPECT_EQ(path->steps.back().view, 2);
    EXPECT_EQ(session.ending(), Ending::saturated);
}

TEST(Closure, TellsTheOtherTablesWhatSumsSay) {
    Figure scene = parts_in_another_order();
    scene.goals = {scene.say("eqratio a e x y p t x y"), scene.say("eqratio a b a e r s p t")};
    const Session session = closed(scene);
    EXPECT_TRUE(session.find(scene.goals.back()));
}

} // namespace
} // namespace porism::reason::test
