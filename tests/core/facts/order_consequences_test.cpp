// What follows of order from what is said of lengths and angles: it holds in every figure of what is said.
#include "facts/order_consequences.h"

#include "base/random.h"
#include "facts/comparison.h"
#include "facts/readings.h"
#include "facts/truth.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <gtest/gtest.h>
#include <iterator>
#include <string>
#include <vector>

namespace porism::facts {
namespace {

using ConsequencePicture = std::vector<geometry::Point<double>>;

const std::vector<std::string> spoken_names{"a", "b", "c", "d", "e"};

std::vector<Statement> said(std::initializer_list<const char*> texts) {
    std::vector<Statement> out;
    for (const char* const text : texts) {
        const auto read = parse_goal(text, spoken_names);
        EXPECT_TRUE(read) << text;
        if (read) out.insert(out.end(), read->begin(), read->end());
    }
    return out;
}

/// In every other one D and E are midpoints of sides of ABC, in some of the others D is on the side AC.
ConsequencePicture random_picture(Rng& rng) {
    ConsequencePicture out;
    for (std::size_t i = 0; i < spoken_names.size(); ++i)
        out.push_back({static_cast<double>(rng.below(9)), static_cast<double>(rng.below(9))});
    const auto divide = [&](std::size_t one, std::size_t other, double part) {
        return geometry::Point<double>{out[one].x + part * (out[other].x - out[one].x),
                                       out[one].y + part * (out[other].y - out[one].y)};
    };
    const auto kind = rng.below(4);
    if (kind == 0) out[3] = divide(0, 2, 0.25);
    if (kind < 2) return out;
    out[3] = divide(0, 2, 0.5);
    out[4] = divide(1, 2, 0.5);
    return out;
}

bool all_apart(const ConsequencePicture& points) {
    for (std::size_t i = 0; i < points.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (points[i].x == points[j].x && points[i].y == points[j].y) return false;
    return true;
}

/// Those of many that are seen there.
std::vector<Statement> seen_in_picture(const ConsequencePicture& points) {
    static const std::vector<Statement> many = [] {
        std::vector<Statement> out;
        for (const char* const text : {"length(a,b) > length(a,c)",
                                       "length(a,b) <= length(a,c)",
                                       "length(a,b)+length(c,d) < length(a,d)",
                                       "2*length(b,c) > length(c,d)",
                                       "length(a,b) > 4",
                                       "length(c,d) <= 3",
                                       "angle(a,b,c) > angle(a,c,b)",
                                       "angle(a,b,c) <= angle(a,c,b)",
                                       "angle(a,b,c)+angle(b,c,d) >= 120",
                                       "angle(b,a,c) < 60",
                                       "ncoll a b c",
                                       "ncoll b c d",
                                       "obtuse_angle a b c",
                                       "acute_angle b c d",
                                       "obtuse_angle a d c",
                                       "coll a b c",
                                       "coll a d c",
                                       "cong a b a c",
                                       "cong b c c d",
                                       "angle(a,b,c) >= 90",
                                       "angle(a,b,c) < 90",
                                       "angle(a,c,b) <= 90",
                                       "angle(b,a,c) > 100",
                                       "length(a,b) >= 3",
                                       "length(a,c) < 6",
                                       "length(b,c) <= 2*length(a,c)",
                                       "length(a,c) > length(b,c)",
                                       "length(a,b)^2+length(b,c)^2 > length(a,c)^2",
                                       "length(b,d) >= length(a,b)",
                                       "length(b,d) > length(b,c)",
                                       "length(d,e) <= 4",
                                       "midp e b c",
                                       "midp d a c"})
            std::ranges::move(said({text}), std::back_inserter(out));
        return out;
    }();
    std::vector<Statement> out;
    for (const Statement& one : many) {
        const auto needs = one.compared() != nullptr ? conditions_of(*one.compared()) : std::vector<Statement>();
        const auto is_seen = [&](const Statement& statement) { return seen(statement, points); };
        if (is_seen(one) && std::ranges::all_of(needs, is_seen)) out.push_back(one);
    }
    return out;
}

TEST(OrderConsequences, HoldWhereWhatIsSaidHolds) {
    Rng rng(20261130, 3);
    std::size_t looked_at = 0;
    for (int i = 0; i < 300; ++i) {
        const ConsequencePicture points = random_picture(rng);
        if (!all_apart(points)) continue;
        const auto statements = seen_in_picture(points);
        for (const Consequence& one : linear_consequences(statements)) {
            const double worth = value_in(one.bound.amount, points);
            constexpr double margin = 1e-7;
            if (std::isnan(worth)) continue;
            ++looked_at;
            if (one.bound.is == Bounded::zero) {
                EXPECT_NEAR(worth, 0, margin) << i;
            } else {
                EXPECT_GE(worth, -margin) << i;
            }
        }
        EXPECT_TRUE(impossible_in_order(statements).empty()) << i;
        if (i % 10 != 0) continue;
        for (const std::size_t equal : equal_in_order(statements))
            EXPECT_NEAR(value_in(statements[equal].compared()->polynomial(), points), 0, 1e-7) << i;
    }
    EXPECT_GT(looked_at, 5000U);
}

struct Broken {
    std::vector<const char*> statements;
    std::vector<std::size_t> by; ///< empty: they may hold together
};

class ImpossibleInOrder : public testing::TestWithParam<Broken> {};

TEST_P(ImpossibleInOrder, NamesWhatDoesNotGoTogether) {
    std::vector<Statement> statements;
    for (const char* const text : GetParam().statements)
        for (const Statement& one : said({text})) statements.push_back(one);
    EXPECT_EQ(impossible_in_order(statements), GetParam().by);
}

INSTANTIATE_TEST_SUITE_P(
    Rows, ImpossibleInOrder,
    testing::Values(
        Broken{{"ncoll a b c", "lconst a b 3", "lconst a c 4", "length(b,c) >= 7"}, {0, 1, 2, 3}},
        Broken{{"lconst a b 3", "lconst a c 4", "length(b,c) >= 7"}, {}},
        Broken{{"lconst a b 3", "lconst a c 4", "length(b,c) > 7", "ncoll a b c"}, {0, 1, 2}},
        Broken{{"ncoll a b c", "length(a,b) >= length(a,c)+length(b,c)"}, {0, 1}},
        Broken{{"length(a,b) > length(a,c)", "length(a,c) > length(b,c)", "length(b,c) >= length(a,b)"}, {0, 1, 2}},
        Broken{{"angle(a,b,c) > 100", "angle(a,c,b) >= 80"}, {0, 1}},
        Broken{{"angle(a,b,c) > 100", "angle(a,c,b) >= 79"}, {}},
        Broken{{"cong a b a c", "angle(a,b,c) >= 80", "angle(a,c,b) < 80"}, {0, 1, 2}},
        Broken{{"cong a b a c", "angle(a,b,c) >= 90", "angle(a,c,b) <= 179"}, {0, 1}},
        Broken{{"cong a b a c", "angle(b,a,c) > 90", "angle(a,b,c) >= 45"}, {0, 1, 2}},
        Broken{{"cong a b a c", "angle(b,a,c) > 90", "angle(a,b,c) > 44"}, {}},
        Broken{{"length(a,b) > length(a,c)", "angle(a,b,c) > angle(a,c,b)"}, {0, 1}},
        Broken{{"length(a,b) > length(a,c)", "angle(a,b,c) < angle(a,c,b)"}, {}},
        Broken{{"coll a d c", "obtuse_angle a d c", "length(a,d)+length(d,c) > length(a,c)"}, {0, 1, 2}},
        Broken{{"coll a d c", "length(a,d)+length(d,c) > length(a,c)"}, {}},
        Broken{{"2*length(a,b) > 6", "length(a,b) < 3"}, {0, 1}},
        Broken{{"obtuse_angle a b c", "length(a,b) >= length(a,c)"}, {0, 1}},
        Broken{{"angle(a,b,c) = 180", "angle(a,b,c) > 90"}, {}},
        Broken{{"lconst a b 5", "lconst b c 12", "angle(a,b,c) > 90", "length(a,c) <= 13"}, {0, 1, 2, 3}},
        Broken{{"lconst a b 5", "lconst b c 12", "angle(a,b,c) >= 90", "length(a,c) <= 13"}, {}},
        Broken{{"lconst a b 5", "lconst b c 12", "angle(a,b,c) <= 90", "length(a,c) > 13"}, {0, 1, 2, 3}},
        Broken{{"lconst a b 5", "lconst b c 12", "acute_angle a b c", "length(a,c) >= 13"}, {0, 1, 2, 3}},
        Broken{{"lconst a b 5", "lconst b c 12", "acute_angle a b c", "length(a,c) < 13"}, {}},
        Broken{{"angle(a,b,c) >= 91", "length(a,b) >= 5", "length(b,c) >= 12", "length(a,c) <= 13"}, {0, 1, 2, 3}},
        Broken{{"angle(a,b,c) >= 89", "length(a,b) >= 5", "length(b,c) >= 12", "length(a,c) <= 13"}, {}},
        Broken{{"cong a b b c", "angle(a,b,c) < 90", "length(a,c)^2 >= 2*length(a,b)^2"}, {0, 1, 2}},
        Broken{{"coll b d c", "obtuse_angle b d c", "length(a,d) >= length(a,b)", "length(a,d) >= length(a,c)"},
               {0, 1, 2, 3}},
        Broken{{"coll b d c", "length(a,d) > length(a,b)", "length(a,d) > length(a,c)"}, {}},
        Broken{{"midp d b c", "length(a,b) <= length(a,c)", "length(a,d) >= length(a,c)"}, {0, 1, 2}},
        Broken{{"midp d b c", "length(a,b) <= length(a,c)", "length(a,d) >= length(a,b)"}, {}},
        Broken{{"midp d a b", "midp e a c", "length(d,e) >= length(b,c)"}, {0, 1, 2}},
        Broken{{"midp d a b", "midp e c a", "2*length(d,e) != length(b,c)"}, {0, 1, 2}},
        Broken{{"midp d a b", "midp e c a", "2*length(d,e) != length(a,c)"}, {}},
        Broken{{"length(a,b) <= 3", "length(a,b) != 3", "length(a,b) >= 3"}, {0, 1, 2}},
        Broken{{"length(a,b) <= 3", "length(a,b) != 3", "length(a,b) > 2"}, {}},
        Broken{{"cong a b a c", "length(b,c) > 2*length(a,b)"}, {0, 1}},
        Broken{{"cong a b a c", "length(b,c) >= 2*length(a,b)"}, {}},
        Broken{{"cong a b a c", "length(b,c) != 2*length(a,b)", "length(b,c) >= 2*length(a,b)"}, {0, 1, 2}},
        Broken{{"cong a b a c", "length(b,c) >= 2*length(a,b)", "ncoll a b c"}, {0, 1, 2}},
        Broken{{"cong a b a c", "length(b,c) >= 2*length(a,b)", "angle(b,a,c) = 120"}, {0, 1, 2}},
        Broken{{"cong a b a c", "length(b,c) >= 2*length(a,b)", "angle(a,b,c) < 80"}, {0, 1, 2}},
        Broken{{"cong a b a c", "length(b,c) >= 2*length(a,b)", "angle(a,b,d) < 80"}, {}},
        Broken{{"cong a b a c", "length(b,c) >= 2*length(a,b)", "angle(b,a,c) = 180"}, {}},
        Broken{{"cong a b a c", "length(b,c) > 2*length(a,b)", "angle(b,a,c) = 180"}, {0, 1}},
        Broken{{"midp a d e", "cong a d a b", "cong a d a c", "length(b,c) >= length(d,e)", "ncoll a b c"},
               {0, 1, 2, 3, 4}},
        Broken{{"midp a d e", "cong a d a b", "cong a d a c", "length(b,c) >= length(d,e)"}, {}},
        Broken{{"coll a b c", "cong a b a c", "length(b,c) < 2*length(a,b)"}, {0, 1, 2}},
        Broken{{"coll a b c", "length(a,b) = 2*length(a,d)", "length(a,c) = 2*length(a,d)",
                "length(b,c) != 4*length(a,d)"},
               {0, 1, 2, 3}},
        Broken{{"coll a b c", "lconst a b 5", "lconst a c 5", "length(b,c) < 10"}, {0, 1, 2, 3}},
        Broken{{"coll a b c", "lconst a b 5", "lconst a c 5", "length(b,c) <= 10"}, {}},
        Broken{{"coll a b c", "lconst a b 5", "lconst a c 4", "length(b,c) < 9"}, {}},
        Broken{
            {"coll a b c", "cong a b a c", "coll a d e", "cong a d a e", "cong a b a d", "length(b,c) > length(d,e)"},
            {1, 2, 3, 4, 5}},
        Broken{{"midp d a b", "midp e c a", "2*length(d,e) < length(b,c)"}, {0, 1, 2}}));

TEST(EqualInOrder, AreComparisonsThatLeaveEqualityAlone) {
    using Numbers = std::vector<std::size_t>;
    EXPECT_EQ(equal_in_order(said({"length(a,b) <= length(a,c)", "length(a,b) >= length(a,c)"})), (Numbers{0, 1}));
    EXPECT_EQ(equal_in_order(said({"angle(a,b,c) >= 60", "angle(a,c,b) >= 60", "angle(b,a,c) >= 60"})),
              (Numbers{0, 1, 2}));
    EXPECT_EQ(equal_in_order(said({"angle(a,b,c) >= 60", "angle(a,c,b) >= 60", "angle(b,a,c) >= 59"})), Numbers{});
    EXPECT_EQ(equal_in_order(said({"length(a,b)+length(b,c) <= length(a,c)", "length(a,c) >= 3"})), Numbers{0});
    EXPECT_EQ(equal_in_order(said({"cong a b a c", "2*length(a,b) >= 2*length(a,c)"})), Numbers{1});
    EXPECT_EQ(equal_in_order(said({"length(a,b) >= 3", "length(a,b) <= 2"})), Numbers{})
        << "they contradict each other";
}

} // namespace
} // namespace porism::facts
