// What equations between quantities say as statements, under which conditions.
#include "facts/sayings.h"

#include "base/random.h"
#include "facts/truth.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <string>

namespace porism::facts {
namespace {

const std::vector<std::string> names{"a", "b", "c", "d", "e", "f", "g", "h"};

std::vector<std::string> said(const std::string& relation) {
    std::vector<std::string> out;
    for (const Saying& saying : sayings(parse_relation(relation, names).value())) {
        std::string text = to_string(saying.statement, names);
        for (const Statement& condition : saying.conditions) text += " if " + to_string(condition, names);
        out.push_back(std::move(text));
    }
    return out;
}
using Texts = std::vector<std::string>;

TEST(Sayings, OfLengths) {
    EXPECT_EQ(said("length(a,b) = length(c,d)"), Texts{"cong a b c d"});
    EXPECT_EQ(said("3*length(a,b) = 2*length(c,d)").front().substr(0, 15), "rconst a b c d ");
    EXPECT_EQ(said("length(a,b) = 3"), Texts{"lconst a b 3"});
    EXPECT_EQ(said("length(a,b)^2 = 3"), Texts{"l2const a b 3"});
    EXPECT_EQ(said("length(a,b) + length(b,c) = length(a,c)"), (Texts{"sum a b b c a c", "coll a b c"}));
    EXPECT_EQ(said("length(a,b)*length(c,d) = length(e,f)*length(g,h)").size(), 1U);
    EXPECT_EQ(said("length(a,b) = x"), Texts{});
    EXPECT_EQ(said("length(a,b) + length(c,d) = 7"), Texts{});
}

TEST(Sayings, OfAnglesUnderTheirOrientation) {
    EXPECT_EQ(said("angle(a,b,c) = 90"), Texts{"perp a b b c"});
    const Texts equal = said("angle(a,b,c) = angle(d,e,f)");
    ASSERT_EQ(equal.size(), 2U);
    for (const std::string& text : equal) EXPECT_NE(text.find("sameclock"), std::string::npos) << text;
    EXPECT_EQ(said("angle(b,a,c) = angle(a,b,c)").size(), 1U) << "of one triangle";
    EXPECT_EQ(said("angle(a,b,c) + angle(d,e,f) = 180").size(), 2U);
    EXPECT_EQ(said("angle(a,b,c) + angle(d,e,f) = 90"), Texts{});
    EXPECT_EQ(said("angle(a,b,c) = 60"), Texts{});
}

TEST(Sayings, OfAnglesWithALineInCommonAreOfLines) {
    const auto says = [](const std::string& relation, const std::string& statement, const std::string& condition) {
        return std::ranges::any_of(sayings(parse_relation(relation, names).value()), [&](const Saying& saying) {
            return saying.statement == parse_statement(statement, names).value().front() &&
                   saying.conditions == parse_statement(condition, names).value();
        });
    };
    EXPECT_TRUE(says("angle(a,b,c) = angle(d,c,b)", "para a b c d", "sameclock a b c d c b"));
    EXPECT_TRUE(says("angle(a,b,c) + angle(d,c,b) = 180", "para a b c d", "sameclock a b c b c d"));
    EXPECT_TRUE(says("angle(a,d,c) + angle(c,d,b) = 180", "coll a b d", "sameclock a d c c d b"));
    EXPECT_TRUE(says("angle(a,d,c) = angle(c,d,b)", "coll a b d", "sameclock a d c b d c"));
    EXPECT_EQ(said("arc(a,b,c,d) = 180"), Texts{"coll a b d"});
    EXPECT_EQ(said("arc(a,b,c) = 90"), Texts{});
    EXPECT_EQ(said("2*length(a,b) + length(b,c) = length(a,c)"), Texts{});
}

TEST(Sayings, OfEqualAreasOnOneBaseAreOfParallels) {
    EXPECT_EQ(said("area(a,b,c) = area(a,b,d)"), Texts{"para a b c d if same_side_of c d a b"});
    EXPECT_EQ(said("area(a,b,c) = 2*area(a,b,d)"), Texts{});
    EXPECT_EQ(said("area(a,b,c) = area(a,d,e)"), Texts{});
    EXPECT_EQ(said("area(a,b,c) + area(a,b,d) = 3"), Texts{});
    EXPECT_EQ(said("area(a,b,c,d) = area(a,b,e)"), Texts{});
}

/// On the points of a lattice, where many hold.
TEST(Sayings, HoldWhereTheEquationDoes) {
    Rng rng(20261123, 3);
    std::size_t held = 0;
    for (const char* text :
         {"angle(a,b,c) = angle(d,c,b)", "angle(a,b,c) + angle(d,c,b) = 180", "angle(a,b,c) = angle(c,b,d)",
          "angle(a,b,c) + angle(c,b,d) = 180", "length(a,b) + length(b,c) = length(a,c)", "arc(a,b,c) = 180",
          "angle(a,b,c) = 90", "length(a,b) = 2*length(c,d)", "area(a,b,c) = area(a,b,d)"}) {
        const Relation relation = parse_relation(text, names).value();
        const std::vector<Saying> all = sayings(relation);
        for (int i = 0; i < 3000; ++i) {
            std::vector<geometry::Point<double>> points;
            for (std::size_t k = 0; k < names.size(); ++k)
                points.push_back({static_cast<double>(rng.below(4)), static_cast<double>(rng.below(4))});
            const auto holds = [&](const Statement& one) { return seen(one, points); };
            if (!(relative_residual(relation, points) < 1e-9) || !std::ranges::all_of(conditions_of(relation), holds))
                continue;
            for (const Saying& saying : all) {
                if (!std::ranges::all_of(saying.conditions, holds)) continue;
                EXPECT_TRUE(seen(saying.statement, points)) << text << ": " << to_string(saying.statement, names);
                ++held;
            }
        }
    }
    EXPECT_GT(held, 500U);
}

/// What the equation reads a statement as, it says.
TEST(Sayings, AreThereForAllWholeReadings) {
    for (const char* text :
         {"cong a b c d", "perp a b b c", "eqratio a b c d a c b d", "eqprod a b c d e f a c b d a e",
          "sum a b b c c d", "eqsum a b c d a c b d", "rconst a b c d 2", "r2const a b c d 2", "lconst a b 2",
          "l2const a b 5", "eqangle b a b c e d e f", "eqangle a b b c c b b d"}) {
        const Statement statement = parse_statement(text, names)->front();
        for (const Reading& reading : whole_readings(statement)) {
            const auto saying = saying_of(reading.relation, statement);
            ASSERT_TRUE(saying) << text;
            EXPECT_EQ(saying->conditions, reading.conditions) << text;
        }
    }
    const Relation other = parse_relation("length(a,b) = 2*length(c,d)", names).value();
    EXPECT_FALSE(saying_of(other, parse_statement("cong a b c d", names)->front()));
}

} // namespace
} // namespace porism::facts
