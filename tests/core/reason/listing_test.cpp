// What a closure lists when it is asked for everything.
#include "figures.h"

#include <algorithm>

namespace porism::reason::test {
namespace {

const std::string incircle = "a b c = triangle a b c; i = incenter i a b c; d = foot d i b c; e = foot e i c a; "
                             "f = foot f i a b";
const std::string midpoints = "a b c = triangle a b c; d = midpoint d b c; e = midpoint e c a; f = midpoint f a b";
const std::string three_altitudes = "a b c = triangle a b c; d = foot d a b c; e = foot e b c a; f = foot f c a b; "
                                    "h = intersection_ll h a d b e";
const std::string known_angles = "a b = segment a b; c = eqdistance c a a b, eqdistance c b a b; m = midpoint m a b";

Session listed(const Figure& figure) {
    Options options;
    options.consequences = true;
    auto session = close(figure.diagram, options);
    EXPECT_TRUE(session);
    return std::move(*session);
}

class Listing : public testing::TestWithParam<std::string> {};

TEST_P(Listing, HoldsEveryParallelPerpendicularAndEqualLengthThatCanBeProved) {
    const Figure scene = figure(GetParam());
    Session all = listed(scene);
    Session asked = closed(scene);
    const std::size_t n = scene.diagram.point_count();
    const auto on_a_line = [&](std::initializer_list<std::size_t> points) {
        const auto statement = facts::make(facts::Predicate::coll, points);
        return statement && asked.prove(*statement).has_value();
    };
    std::size_t proved = 0;
    for (std::size_t a = 0; a < n; ++a)
        for (std::size_t b = a + 1; b < n; ++b)
            for (std::size_t c = a; c < n; ++c)
                for (std::size_t d = c + 1; d < n; ++d) {
                    const auto equal = facts::make(facts::Predicate::cong, {a, b, c, d});
                    if (equal && asked.prove(*equal)) {
                        ++proved;
                        EXPECT_TRUE(all.find(*equal)) << facts::to_string(*equal, scene.diagram.names);
                    }
                    // Lines are listed by two of their points: it is enough that the listed ones prove the rest.
                    if (on_a_line({a, b, c}) || on_a_line({a, b, d})) continue;
                    for (const auto predicate : {facts::Predicate::para, facts::Predicate::perp}) {
                        const auto statement = facts::make(predicate, {a, b, c, d});
                        if (!statement || !asked.prove(*statement)) continue;
                        ++proved;
                        const auto same = [&](const facts::Statement& other) {
                            if (other.predicate() != predicate) return false;
                            const auto p = other.points();
                            const auto line = [&](std::size_t i, std::size_t x, std::size_t y) {
                                const std::size_t u = p[i].index(), v = p[i + 1].index();
                                const auto through = [&](std::size_t w) {
                                    return w == u || w == v || on_a_line({u, v, w});
                                };
                                return through(x) && through(y);
                            };
                            return (line(0, a, b) && line(2, c, d)) || (line(0, c, d) && line(2, a, b));
                        };
                        EXPECT_TRUE(std::ranges::any_of(all.graph().statements, same))
                            << facts::to_string(*statement, scene.diagram.names);
                    }
                }
    EXPECT_GE(proved, 3U);
}

TEST_P(Listing, ListsNothingWithoutACheckedPath) {
    const Figure scene = figure(GetParam());
    const Session session = listed(scene);
    for (const facts::Statement& statement : session.graph().statements)
        EXPECT_TRUE(checked_path(scene, session, statement)) << facts::to_string(statement, scene.diagram.names);
}

INSTANTIATE_TEST_SUITE_P(Figures, Listing, testing::Values(incircle, midpoints, three_altitudes, known_angles));

TEST(Listing, NamesKnownAnglesAndRatios) {
    const Figure scene = figure(known_angles);
    const Session session = listed(scene);
    for (const char* known : {"aconst a b a c 60o", "rconst a b a m 2", "perp c m a b"})
        EXPECT_TRUE(session.find(scene.say(known))) << known;
}

TEST(Listing, TreatsEqualThingsAlike) {
    const Figure scene = figure(incircle);
    const Session session = listed(scene);
    for (const char* said : {"perp a i e f", "perp b i d f", "perp c i d e", "cong i d i e", "cong i d i f",
                             "cong a e a f", "cong b d b f", "cong c d c e"})
        EXPECT_TRUE(session.find(scene.say(said))) << said;
}

TEST(Listing, SaysNoEquationTwice) {
    const Figure scene = figure(midpoints);
    const Session before = closed(scene), session = listed(scene);
    std::vector<facts::Equation> said;
    for (const facts::Statement& statement : session.graph().statements) {
        if (statement.predicate() != facts::Predicate::eqangle || before.find(statement)) continue;
        for (const facts::Equation& equation : facts::equations(statement)) {
            EXPECT_EQ(std::ranges::count(said, equation), 0) << facts::to_string(statement, scene.diagram.names);
            said.push_back(equation);
        }
    }
}

TEST(Listing, StopsWhenAsked) {
    const Figure scene = figure(three_altitudes);
    StopSource stop;
    Options options;
    options.consequences = true;
    const Control control{stop.get_token(), [&](const Progress& p) {
                              if (p.stage == "listing") stop.request_stop();
                          }};
    const auto session = close(scene.diagram, options, control);
    ASSERT_TRUE(session);
    EXPECT_EQ(session->ending(), Ending::stopped);
}

// Many points on one circle: more follows than anybody wants to hold.
TEST(Listing, EndsAtTheLimitOfStatementsWhereverItIsMet) {
    std::string text = "o a = segment o a";
    for (int i = 0; i < 12; ++i) text += "; p" + std::to_string(i) + " = on_circle p" + std::to_string(i) + " o a";
    const Figure scene = figure(text);
    for (const std::uint64_t limit : {30U, 300U, 1000U}) {
        Options options;
        options.consequences = true;
        options.limits.statements = limit;
        const Session session = closed(scene, options);
        EXPECT_EQ(session.ending(), Ending::limit);
        EXPECT_LE(session.counts().statements, limit + 100) << "what was begun is finished";
    }
}

TEST(Listing, SaysNothingMoreOfAFigureThatWasNotMatchedToTheEnd) {
    const Figure scene = figure(three_altitudes);
    Options options;
    options.consequences = true;
    options.limits.matches = 1;
    const Session session = closed(scene, options);
    EXPECT_EQ(session.ending(), Ending::limit);
    options.consequences = false;
    EXPECT_EQ(session.counts().statements, closed(scene, options).counts().statements);
}

// AH = 2 OM, of lengths that have no end in common; the diagonal of a square.
TEST(Listing, HoldsRatiosOfAnyTwoLengths) {
    const Figure centres = figure("a b c = triangle a b c; h = orthocenter h a b c; o = circle o a b c; "
                                  "m = midpoint m b c; d = mirror d h m");
    EXPECT_TRUE(listed(centres).find(centres.say("rconst a h o m 2")));
    const Figure square = figure("a b c d = isquare a b c d; m = midpoint m a b");
    EXPECT_TRUE(listed(square).find(square.say("r2const a c a b 2")));
}

TEST(Listing, EndsAtTheLimitOfStatements) {
    const Figure scene = figure(three_altitudes);
    Options options;
    options.consequences = true;
    const auto all = close(scene.diagram, options);
    options.limits.statements = all->graph().statements.size() - 20;
    const auto some = close(scene.diagram, options);
    EXPECT_EQ(some->ending(), Ending::limit);
    constexpr std::size_t of_one_instance = 8;
    EXPECT_LE(some->graph().statements.size(), options.limits.statements + of_one_instance);
}

/// Whatever goals there are: the lengths on every line have their sums.
TEST(Listing, AddsLengthsThatNoGoalSpeaksOf) {
    const Figure scene = figure("a b = segment a b; d = midpoint d a b; e = midpoint e d b");
    Options options;
    options.consequences = true;
    const Session session = closed(scene, options);
    EXPECT_TRUE(session.find(scene.say("rconst a e e b 3")));
    EXPECT_TRUE(session.find(scene.say("sum a e e b a b")));
}

} // namespace
} // namespace porism::reason::test
