// Statements in words (definition 10: ordinary angles only with the relation that the picture shows).
#include "translate/quantity_text.h"
#include "translate/say.h"

#include "base/random.h"
#include "facts/truth.h"
#include "geometry/construct.h"
#include "geometry/vector.h"
#include "support/golden.h"
#include "told.h"

#include <cmath>
#include <numbers>
#include <rapidcheck.h>
#include <regex>

namespace porism::translate {
namespace {

using geometry::Point;

const std::vector<std::string> eight_letters{"a", "b", "c", "d", "e", "f", "g", "h"};

facts::Statement read(std::string_view text) {
    const auto statements = facts::parse_statement(text, eight_letters);
    EXPECT_TRUE(statements) << text;
    return statements->front();
}

std::string words(std::string_view text) {
    return say(read(text), eight_letters);
}

TEST(Say, EveryPredicateWithoutAPicture) {
    std::string all;
    for (const char* text : {
             "coll a b c",
             "para a b c d",
             "perp a b c d",
             "cong a b c d",
             "eqangle a b a c d e d f",
             "eqangle a b c d e f g h",
             "eqangle a b a d a d a c",
             "eqratio a b a c d e d f",
             "eqratio a b c d e f g h",
             "eqratio a b c d e f a b",
             "cyclic a b c d",
             "circle d a b c",
             "midp c a b",
             "simtri a b c d e f",
             "simtrir a b c d e f",
             "contri a b c d e f",
             "contrir a b c d e f",
             "aconst a b a c 60o",
             "aconst a b c d 7pi/12",
             "aconst a b c d pi/7",
             "rconst a b c d 3/4",
             "rconst a b c d 2",
             "rconst a b c d 1/3",
             "lconst a b 5/2",
             "r2const a b c d 2",
             "r2const a b c d 3/5",
             "l2const a b 2",
             "diff a b",
             "ncoll a b c",
             "npara a b c d",
             "nperp a b c d",
             "ncong a b c d",
             "ncyclic a b c d",
             "sameclock a b c d e f",
             "sameside a b c d e f",
             "nsameside a b c d e f",
             "acute_angle a b c",
             "obtuse_angle a b c",
             "same_side_of a b c d",
             "apart_by a b c d",
         })
        all += std::string(text) + "\n    " + words(text) + "\n";
    test::expect_golden("translate/statements.txt", all);
}

TEST(Say, AnglesWithAVertexAreOrdinaryOnesInAPicture) {
    const auto angles = [](double height) {
        return std::vector<Point<double>>{{0, 0}, {1, 0}, {1, 1}, {5, 0}, {6, 0}, {5 + height, height}};
    };
    const auto statement = read("eqangle a b a c d e d f");
    EXPECT_EQ(say(statement, eight_letters, angles(2)), "∠BAC = ∠EDF");
    EXPECT_EQ(say(statement, eight_letters, angles(-2)), "∠BAC + ∠EDF = 180°");
    EXPECT_EQ(say(statement, eight_letters, {}), "∠(AB, AC) = ∠(DE, DF)");
    // Equal, and turned against each other: what is false of directed angles is not said as what is true of others.
    const std::vector<Point<double>> turned{{0, 0}, {1, 0}, {1, 1}, {5, 0}, {6, 0}, {7, -2}};
    EXPECT_EQ(say(statement, eight_letters, turned), "∠(AB, AC) = ∠(DE, DF)");
    // No vertex for one of them, or no angle to speak of: directions of lines.
    EXPECT_EQ(say(read("eqangle a b c d e f e g"), eight_letters, angles(2)), "∠(AB, CD) = ∠(EF, EG)");
    const std::vector<Point<double>> flat{{0, 0}, {1, 0}, {2, 0}, {5, 1}, {6, 1}, {8, 1}};
    EXPECT_EQ(say(statement, eight_letters, flat), "∠(AB, AC) = ∠(DE, DF)");
}

// ∠XYZ = ∠UVW or ∠XYZ + ∠UVW = 180°: whichever is said is true, over all positions.
TEST(Say, TheRelationThatIsSaidIsTrue) {
    const std::vector<std::string> names{"a", "b", "c", "d", "e", "f"};
    const std::regex pattern("∠(\\w)(\\w)(\\w) (=|\\+) ∠(\\w)(\\w)(\\w)( = 180°)?");
    EXPECT_TRUE(rc::check([&](std::uint64_t seed) {
        Rng rng(seed);
        const auto draw = [&] {
            const double x = rng.uniform(-1, 1);
            return Point<double>{x, rng.uniform(-1, 1)};
        };
        std::vector<Point<double>> p{draw(), draw(), draw(), draw(), draw()};
        const auto side = geometry::angle_line(p[3], p[4], p[1], p[0], p[2]);
        RC_PRE(side.has_value());
        p.push_back(p[3] + rng.uniform(-1, 1) * geometry::direction(*side));
        const auto statement = facts::parse_statement("eqangle a b a c d f d e", names);
        RC_PRE(statement.has_value() && facts::seen(statement->front(), p));
        const std::string said = say(statement->front(), names, p);
        std::smatch found;
        RC_ASSERT(std::regex_match(said, found, pattern));
        const auto angle = [&](std::size_t first) {
            const auto at = [&](std::size_t i) { return p[static_cast<std::size_t>(found[i].str()[0] - 'A')]; };
            const auto u = at(first) - at(first + 1), v = at(first + 2) - at(first + 1);
            return std::fabs(std::atan2(geometry::cross(u, v), geometry::dot(u, v)));
        };
        const double one = angle(1), other = angle(5);
        const double off = found[8].matched ? one + other - std::numbers::pi : one - other;
        RC_ASSERT(found[8].matched == (found[4].str() == "+"));
        RC_ASSERT(std::fabs(off) < 1e-5);
    }));
}

TEST(Say, ConstantAnglesInAPicture) {
    const std::vector<Point<double>> p{{0, 0}, {1, 0}, {-0.5, std::sqrt(0.75)}};
    EXPECT_EQ(say(read("aconst a b a c 120o"), eight_letters, p), "∠BAC = 120°");
    const std::vector<Point<double>> mirrored{{0, 0}, {1, 0}, {-0.5, -std::sqrt(0.75)}};
    EXPECT_EQ(say(read("aconst a b a c 60o"), eight_letters, mirrored), "∠BAC = 120°");
}

TEST(Say, TheReadingWithProperAnglesIsTaken) { // B, M, C and K, M, H on two lines
    const std::vector<Point<double>> p{{0, 0}, {1, 0}, {-2, 0}, {1, 1}, {-1, -1}};
    const auto vertical = read("eqangle a b a c a d a e");
    EXPECT_EQ(say(vertical, eight_letters, p), "∠BAD = ∠CAE");
    // A theorem names the angles that it is about, where both readings are proper.
    std::vector<Point<double>> round;
    for (const double degrees : {200, 300, 40, 100})
        round.push_back({std::cos(degrees * std::numbers::pi / 180), std::sin(degrees * std::numbers::pi / 180)});
    const auto of_chord = [&](std::initializer_list<std::size_t> order) {
        return say(read("eqangle a b a d c b c d"), eight_letters, round,
                   std::vector<PointId>(order.begin(), order.end()));
    };
    EXPECT_EQ(of_chord({0, 1, 0, 3, 2, 1, 2, 3}), "∠BAD + ∠BCD = 180°");
    EXPECT_EQ(of_chord({1, 0, 1, 2, 3, 0, 3, 2}), "∠ABC + ∠ADC = 180°");
}

TEST(Say, ParallelsWithACommonPointAreOneDirection) {
    EXPECT_EQ(words("para a b b c"), "BA and BC have the same direction");
}

TEST(Say, OrientedTrianglesCorrespond) {
    const auto alike = read("sameclock c a b f d e");
    const auto order = [](std::initializer_list<std::size_t> indices) {
        return std::vector<PointId>(indices.begin(), indices.end());
    };
    EXPECT_EQ(say(alike, eight_letters, {}, order({1, 2, 0, 4, 5, 3})), "the triangles BCA and EFD are oriented alike");
    EXPECT_EQ(say(alike, eight_letters, {}, order({0, 1, 2, 3, 5, 4})),
              "the triangles ABC and DFE are oppositely oriented");
}

TEST(Say, OrderOnALine) {
    const std::vector<Point<double>> line{{0, 0}, {1, 0}, {3, 0}, {0, 1}, {2, 1}, {1, 1}};
    EXPECT_EQ(say(read("obtuse_angle a b c"), eight_letters, line), "B lies between A and C");
    EXPECT_EQ(say(read("acute_angle b a c"), eight_letters, line), "A does not lie between B and C");
    EXPECT_EQ(say(read("acute_angle b a e"), eight_letters, line), "∠BAE < 90°");
    EXPECT_EQ(say(read("sameside b a c f d e"), eight_letters, line),
              "B lies between A and C just as F does between D and E, or neither does");
}

TEST(Say, NamesAsTextbooksHaveThem) {
    const std::vector<std::string> names{"a", "b1", "m_ab"};
    EXPECT_EQ(say(*facts::make(facts::Predicate::coll, {0, 1, 2}), names), "A, B1 and M_ab lie on one line");
}

TEST(Say, EveryRuleIsASentence) {
    for (const proof::Rule& rule : proof::rules()) {
        const std::string text = say(rule);
        const bool always = rule.hypotheses.empty();
        EXPECT_TRUE(text.starts_with(always ? "Always " : "If ")) << text;
        EXPECT_TRUE(text.ends_with('.')) << text;
        EXPECT_EQ(text.find(" then ") == std::string::npos, always) << text;
        EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << text;
        EXPECT_EQ(text.find("  "), std::string::npos) << text;
    }
    const auto bisector = proof::rule_by_name("isosceles");
    ASSERT_TRUE(bisector);
    EXPECT_EQ(say(proof::rule(*bisector)), "If OA = OB then ∠(AO, AB) = ∠(BA, BO).");
}

TEST(Say, RelationsInPlainSigns) {
    std::string all;
    for (const char* text : {
             "length(a,b) = 2x + 10",
             "length(a,b)^2 + length(b,c)^2 = length(a,c)^2",
             "3length(a,b) = 2*length(c,d)",
             "angle(a,b,c) = 2x + 10",
             "angle(a,b,c) + angle(b,c,a) = 90",
             "2*angle(a,b,c) = arc(d,a,c)",
             "arc(d,a,e,c) = 3y - 5",
             "angle(a,b,c) = length(a,b)",
             "area(a,b,c) = 1/2*length(a,b)*length(c,d)",
             "perimeter(a,b,c,d) = 24",
             "area(a,b,c,d,e) = x^2 - 3x",
             "disc(d,a) = pi*length(d,a)^2",
             "circumference(d,a) = 12pi",
             "arc_length(d,a,c) = 6",
             "sector(d,a,c) = sqrt(3)*x",
             "sine(a,b,c) = 3/5",
             "tangent(a,b,c)*cosine(a,b,c) = sine(a,b,c)",
             "x + y1 = 7",
         }) {
        const auto relation = facts::parse_relation(text, eight_letters);
        ASSERT_TRUE(relation) << text;
        all += std::string(text) + "\n    " + say(facts::make(*relation), eight_letters) + "\n";
    }
    test::expect_golden("translate/relations.txt", all);
}

TEST(Say, EquationsOfRowsInTheirOrder) {
    const auto said = [](const char* name) {
        const proof::Rule& row = *proof::row_called(name);
        std::vector<PointId> binding;
        for (std::size_t i = 0; i < row.letters.size(); ++i) binding.emplace_back(i);
        return say_as_written(row, binding, row.letters);
    };
    EXPECT_EQ(said("pythagoras"), "AC² + BC² = AB²");
    EXPECT_EQ(said("law_of_cosines"), "BC² = AB² + AC² − 2 · AB · AC · cos ∠BAC");
    EXPECT_EQ(said("angle_sum"), "∠BAC + ∠ABC + ∠ACB = 180°");
    EXPECT_EQ(said("angle_of_regular_heptagon_in_circle"), "∠ABC = 900/7°");
    EXPECT_EQ(said("area_of_circle"), "the area of the circle with centre O through A = π · OA²");
    for (const proof::Rule& row : proof::relation_rows())
        EXPECT_NE(said(row.name.c_str()).find(" = "), std::string::npos);
}

TEST(Say, ValuesAreNumbers) {
    const auto said = [](const char* text) {
        return say(facts::make(*facts::parse_relation(text, eight_letters)), eight_letters);
    };
    EXPECT_EQ(said("2*cosine(a,b,c) = 1"), "cos ∠ABC = 1/2");
    EXPECT_EQ(said("2*length(a,b) = sqrt(3)"), "AB = √3/2");
    EXPECT_EQ(said("2*angle(a,b,c) = 45"), "∠ABC = 22.5°");
    EXPECT_EQ(said("10*angle(a,b,c) = 641"), "∠ABC = 64.1°");
    EXPECT_EQ(said("2*length(a,b) = 5"), "AB = 2.5");
    EXPECT_EQ(said("2*length(a,b) = length(c,d)"), "CD = 2 · AB");
    EXPECT_EQ(said("5*length(a,b) + 5*length(b,c) = 6"), "BC + AB = 1.2");
    EXPECT_EQ(said("7*length(a,b) + 7*length(b,c) = 6"), "7 · BC + 7 · AB = 6");
    EXPECT_EQ(said("5*x = 31"), "x = 6.2");
    EXPECT_EQ(said("length(a,b) = 12*sin(80o)"), "AB = 12 · sin 80°");
}

} // namespace
} // namespace porism::translate
