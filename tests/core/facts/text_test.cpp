// Statements and patterns as text.
#include "facts/statement.h"
#include "figures.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace porism::facts {
namespace {

const std::vector<std::string> names{"a", "b", "c", "d", "e", "f", "m1", "o"};

std::string round_trip(const std::string& text) {
    const auto read = parse_statement(text, names);
    if (!read) return to_string(read.error());
    std::string all;
    for (const Statement& statement : *read) all += (all.empty() ? "" : "; ") + to_string(statement, names);
    return all;
}

TEST(StatementText, ReadsBackWhatItWrites) {
    EXPECT_TRUE(rc::check([](std::uint64_t seed) {
        Rng rng(seed);
        const Predicate predicate = predicate_table()[rng.below(predicate_table().size())].predicate;
        std::vector<PointId> points;
        for (int i = 0; i < row(predicate).arity; ++i) points.emplace_back(rng.below(names.size()));
        const auto made = make(predicate, points, test::constant_for(predicate, rng));
        RC_PRE(made.has_value());
        const auto read = parse_statement(to_string(*made, names), names);
        RC_ASSERT(read.has_value());
        RC_ASSERT(*read == std::vector{*made});
    }));
}

TEST(StatementText, WritesNormalForms) {
    EXPECT_EQ(round_trip("perp o a c b"), "perp a o b c");
    EXPECT_EQ(round_trip("  cong  m1 a   a b "), "cong a b a m1");
    EXPECT_EQ(round_trip("eqangle6 a b a c a c a d"), round_trip("eqangle a b a c a c a d"));
    EXPECT_EQ(round_trip("aconst a b c d 7pi/12"), "aconst a b c d 105o");
    EXPECT_EQ(round_trip("aconst c d a b 60o"), "aconst a b c d 120o");
    EXPECT_EQ(round_trip("aconst a b c d 60"), round_trip("aconst a b c d 60o"));
    EXPECT_EQ(round_trip("aconst a b c d -15"), round_trip("aconst a b c d 165o"));
    EXPECT_EQ(round_trip("aconst a b c d 22.5"), "aconst a b c d 1pi/8");
    EXPECT_EQ(round_trip("aconst a b c d 90"), "perp a b c d");
    EXPECT_EQ(round_trip("aconst a b c d pi/2"), "perp a b c d");
    EXPECT_EQ(round_trip("rconst a b c d 4/2"), "rconst a b c d 2");
    EXPECT_EQ(round_trip("rconst c d a b 3/4"), "rconst a b c d 4/3");
    EXPECT_EQ(round_trip("lconst b a 2.5"), "lconst a b 5/2");
    EXPECT_EQ(round_trip("r2const c d a b 2/1"), "r2const a b c d 1/2");
    EXPECT_EQ(round_trip("r2const a b c d 9/4"), "rconst a b c d 3/2");
    EXPECT_EQ(round_trip("r2const a b c d 1"), "cong a b c d");
    EXPECT_EQ(round_trip("l2const b a 2"), "l2const a b 2");
    EXPECT_EQ(round_trip("l2const b a 4"), "lconst a b 2");
}

TEST(StatementText, OpensAbbreviations) {
    EXPECT_EQ(round_trip("coll a b c d"), "coll a b c; coll a b d");
    EXPECT_EQ(round_trip("s_angle a b c 60o"), round_trip("aconst a b b c 60o"));
    EXPECT_EQ(round_trip("simtri* a b c d e f"), round_trip("simtri a b c d e f"));
    EXPECT_EQ(round_trip("contri* a b c d e f"), round_trip("contri a b c d e f"));
    EXPECT_EQ(round_trip("contri2 a b c d e f"), round_trip("contrir a b c d e f"));
    EXPECT_EQ(round_trip("cyclic a b c d e f"), "cyclic a b c d; cyclic a b c e; cyclic a b c f");
    EXPECT_EQ(round_trip("eqratio3 a b c d o o"), round_trip("eqratio o a o c o b o d") + "; " +
                                                      round_trip("eqratio a o a c b o b d") + "; " +
                                                      round_trip("eqratio c o c a d o d b"));
}

struct Wrong {
    const char* text;
    const char* code;
    int column;
    const char* says;
};

TEST(StatementText, SaysWhatIsWrongAndWhere) {
    const Wrong rows[] = {
        {"", "statement_empty", 1, "write one such as"},
        {"prep a b c d", "unknown_predicate", 1, "did you mean perp?"},
        {"colinear a b c", "unknown_predicate", 1, "did you mean coll?"},
        {"perpendicular a b c d", "unknown_predicate", 1, "did you mean perp?"},
        {"coll a b C", "unknown_point", 10, "did you mean c?"},
        {"perp a b c", "statement_arity", 1, "write perp A B C D"},
        {"perp a b c d e", "statement_arity", 1, "takes 4 words after it, not 5"},
        {"perp a b c mi", "unknown_point", 12, "did you mean m1?"},
        {"cong a b  zz d", "unknown_point", 11, "no point called \"zz\""},
        {"aconst a b c d sqrt(2)", "statement_constant", 16, "write 7pi/12, 105o or 105"},
        {"rconst a b c d sqrt(2)", "statement_constant", 16, "positive rational"},
        {"rconst a b c d 0", "statement_constant", 16, "positive rational"},
        {"lconst a b 1/0", "scalar_zero_division", 13, ""},
        {"cong a b b a", "statement_trivial", 1, "holds for any points"},
        {"midp a a b", "statement_degenerate", 1, "repeated"},
        {"coll a a b c", "statement_trivial", 1, "says nothing"},
        {"eqratio3 a b c d o", "statement_arity", 1, "takes 6 words after it, not 5"},
        {"eqratio3 a b c d o x", "unknown_point", 20, "no point called \"x\""},
        {"s_angle a b c sqrt(2)", "statement_constant", 15, "not an angle"},
        {"lequation 1 a b 2", "not_a_statement", 1, "asks a question"},
    };
    for (const Wrong& wrong : rows) {
        const auto read = parse_statement(wrong.text, names);
        ASSERT_FALSE(read) << wrong.text;
        EXPECT_EQ(read.error().code, wrong.code) << wrong.text;
        ASSERT_TRUE(read.error().place) << wrong.text;
        EXPECT_EQ(read.error().place->column, wrong.column) << wrong.text;
        EXPECT_NE(to_string(read.error()).find(wrong.says), std::string::npos) << to_string(read.error());
    }
}

TEST(StatementText, CarriesThePlaceOfTheFirstWord) {
    const auto read = parse_statement("perp a b c x", names, Place{"file.txt", 7, 20});
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().place, (Place{"file.txt", 7, 31}));
}

TEST(Patterns, AreReadOverTheSlotsOfATable) {
    const std::vector<std::string> slots{"x", "a", "b", "c"};
    const auto read = parse_patterns("perp x a b c, coll x b c, rconst x a b c 1/2", slots);
    ASSERT_TRUE(read);
    ASSERT_EQ(read->size(), 3U);
    EXPECT_EQ((*read)[0].slots, (std::vector<std::uint8_t>{0, 1, 2, 3}));
    EXPECT_EQ((*read)[2].constant, numbers::ratio(1, 2));
    const std::vector<PointId> binding{PointId(9), PointId(2), PointId(3), PointId(4)};
    EXPECT_EQ(instantiate((*read)[0], binding), make(Predicate::perp, {2, 9, 3, 4}));
    EXPECT_EQ(instantiate((*read)[2], binding), make(Predicate::rconst, {9, 2, 3, 4}, numbers::ratio(1, 2)));
    EXPECT_TRUE(parse_patterns("  ", slots)->empty());
    const auto equation = parse_patterns("perp x a b c, angle(x,b,c) = 30", slots);
    ASSERT_TRUE(equation) << to_string(equation.error());
    EXPECT_EQ(equation->back().slots.size(), 3U);
    const auto said = instantiate(equation->back(), std::vector{PointId(3), PointId(2), PointId(1), PointId(0)});
    const std::vector<std::string> names{"c", "b", "a", "x"};
    EXPECT_EQ(to_string(*said, names), "angle(c,b,x) = 30");
    EXPECT_EQ(parse_patterns("coll x a b, angle(x,b,q) = 30", slots).error().place->column, 23);
}

TEST(Patterns, RefuseWhatTheRowDoesNotHave) {
    const std::vector<std::string> slots{"x", "a", "b"};
    const auto letter = parse_patterns("coll x a b, coll x a y", slots);
    ASSERT_FALSE(letter);
    EXPECT_EQ(letter.error().code, "unknown_point");
    EXPECT_EQ(letter.error().place->column, 22);
    EXPECT_EQ(parse_patterns("coll x a b, ", slots).error().code, "pattern_empty");
    EXPECT_EQ(parse_patterns("coll x a b b", slots).error().code, "statement_arity");
}

} // namespace
} // namespace porism::facts
