// Circles of many points: what follows of them is found, and costs no more than the triangles of their points.
#include "figures.h"

#include "proof/rules/rule.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <numbers>

namespace porism::reason::test {
namespace {

std::string radii(std::size_t points, const std::string& goal) {
    std::string text = "a0 o = segment a0 o";
    for (std::size_t i = 1; i < points; ++i) text += fmt::format("; a{} = on_circle a{} o a0", i, i);
    return text + goal;
}

/// Fourteen points a to n of a circle about o, anywhere on it, of which some are given to be what they are seen to be.
Figure round_table(const std::vector<std::string>& givens) {
    std::vector<std::string> names{"o"};
    std::vector<geometry::Point<double>> points{{0, 0}};
    constexpr std::array turns{0.31, 0.74, 1.13, 1.62, 1.98, 2.49, 2.87, 3.33, 3.71, 4.18, 4.67, 5.02, 5.44, 5.91};
    for (std::size_t i = 0; i < turns.size(); ++i) {
        names.emplace_back(1, static_cast<char>('a' + static_cast<int>(i)));
        points.push_back({std::cos(turns[i]), std::sin(turns[i])});
    }
    names.back() = "z"; // o is taken
    return drawn(names, points, givens);
}

bool follows(const Figure& figure, Session& session, const char* statement) {
    return session.prove(figure.say(statement)).has_value();
}

TEST(Crowds, AreProvedWellBelowTheLimits) {
    const Figure sixty = figure(radii(60, " ? cyclic a1 a2 a3 a4"));
    const Session session = closed(sixty);
    EXPECT_TRUE(checked_path(sixty, session, sixty.goals.front()));
    EXPECT_LT(session.counts().matches, 10'000U);
    EXPECT_LT(session.counts().statements, 10'000U);
}

/// They would be a thousand for any two classes of equal chords, and say what rows of four points say.
TEST(Crowds, LeaveOutRowsOfSixPoints) {
    std::string steps = "a0 o = segment a0 o; a1 = on_circle a1 o a0";
    for (int i = 2; i < 13; ++i)
        steps += fmt::format("; a{0} = on_circle a{0} o a0, eqdistance a{0} a{1} a0 a1", i, i - 1);
    const Figure thirteen = figure(steps);
    Options without;
    for (const char* row : {"equal_inscribed_angles", "equal_inscribed_angles_converse"})
        without.bans.ban(*proof::rule_by_name(row));
    EXPECT_EQ(closed(thirteen).counts().matches, closed(thirteen, without).counts().matches);
}

TEST(Crowds, GrowNoFasterThanTriples) {
    const auto matches = [](std::size_t points) {
        return static_cast<double>(closed(figure(radii(points, ""))).counts().matches);
    };
    EXPECT_LE(matches(40), 8.5 * matches(20));
}

TEST(Crowds, AreKnownWhereverTheirRadiiAre) {
    Session session = closed(figure(radii(40, "")));
    const Figure forty = figure(radii(40, ""));
    EXPECT_TRUE(follows(forty, session, "cyclic a5 a17 a29 a39"));
    EXPECT_TRUE(follows(forty, session, "eqangle a5 a1 a5 a2 a30 a1 a30 a2"));
}

// Two groups of equal radii are two circles as long as nothing joins them.
TEST(Crowds, RadiiOfSeveralGroups) {
    std::vector<std::string> givens;
    for (const char* other : {"b", "c", "d", "e", "f"}) givens.push_back(fmt::format("cong o a o {}", other));
    for (const char* other : {"h", "i", "j", "k", "l"}) givens.push_back(fmt::format("cong o g o {}", other));
    const Figure two = round_table(givens);
    Session apart = closed(two);
    EXPECT_TRUE(follows(two, apart, "cyclic c d e f"));
    EXPECT_TRUE(follows(two, apart, "cyclic g i k l"));
    EXPECT_FALSE(follows(two, apart, "cyclic a b c g"));
    EXPECT_FALSE(follows(two, apart, "cong o a o g"));

    givens.emplace_back("cyclic b c d h");
    const Figure joined = round_table(givens);
    Session together = closed(joined);
    EXPECT_TRUE(follows(joined, together, "cong o a o l")) << "by the radius of a fourth point";
    EXPECT_TRUE(follows(joined, together, "cyclic a f g l"));
    EXPECT_FALSE(follows(joined, together, "cyclic a b c m"));
}

TEST(Crowds, CentreOfTwoChords) {
    const Figure chords = round_table({"cong o a o b", "cong o h o i", "cyclic a b h i"});
    Session session = closed(chords);
    EXPECT_TRUE(follows(chords, session, "cong o a o h"));
    EXPECT_FALSE(follows(chords, session, "cong o a o c"));
}

TEST(Crowds, EqualAnglesOverAChord) {
    const Figure angles = round_table(
        {"eqangle c a c b d a d b", "eqangle d a d b e a e b", "eqangle g h g i j h j i", "eqangle e g e h j g j h"});
    Session session = closed(angles);
    EXPECT_TRUE(follows(angles, session, "cyclic a c d e"));
    EXPECT_TRUE(follows(angles, session, "cyclic g h i j"));
    EXPECT_TRUE(follows(angles, session, "cyclic e g h i"));
    EXPECT_FALSE(follows(angles, session, "cyclic a b c g"));
}

TEST(Crowds, BothLimitsAreNamed) {
    Options options;
    options.limits.matches = 500;
    options.limits.statements = 60;
    const Session session = closed(figure(radii(11, "; b0 = free b0; b1 = on_circle b1 b0 a0; b2 = on_circle b2 b0 a0; "
                                                    "b3 = on_circle b3 b0 a0")),
                                   options);
    EXPECT_EQ(session.ending(), Ending::limit);
    EXPECT_EQ(session.ending_detail(), "the limit of 500 matches and the limit of 60 statements");
}

} // namespace
} // namespace porism::reason::test
