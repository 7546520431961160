// The facts of a closure by kind and class.
#include "proof/fact_classes.h"

#include "hand_graph.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

namespace porism::proof {
namespace {

struct Found {
    test::HandGraph graph;
    FactRows rows;
    std::vector<FactClass> classes;

    explicit Found(std::initializer_list<const char*> statements) {
        std::size_t action = 0;
        for (const char* text : statements) graph.given(text, action++);
        rows = FactRows(graph.graph());
        classes = fact_classes(rows, graph.graph());
    }
    std::vector<FactClass> of(std::string_view kind) const {
        std::vector<FactClass> out;
        std::ranges::copy_if(classes, std::back_inserter(out),
                             [&](const FactClass& one) { return fact_kinds()[one.kind].name == kind; });
        return out;
    }
};

std::string text(const std::vector<std::vector<PointId>>& members) {
    std::string out;
    for (const auto& points : members) {
        if (!out.empty()) out += " ";
        for (const PointId point : points) out += test::letters[point.index()];
    }
    return out;
}

TEST(FactKinds, HoldEveryEqualityOnceButThoseOfSines) {
    for (const facts::PredicateRow& row : facts::predicate_table())
        EXPECT_EQ(fact_kind_of(row.predicate).has_value(), !row.order && !facts::about_sines(row.predicate))
            << row.name;
    std::set<std::string_view> names;
    for (const FactKind& kind : fact_kinds()) EXPECT_TRUE(names.insert(kind.name).second) << kind.name;
}

TEST(FactClasses, EqualLengthsStandTogether) {
    const Found found({"cong a b c d", "cong e f g h", "cong c d a e", "cong a e f h"});
    const auto classes = found.of("equal_lengths");
    ASSERT_EQ(classes.size(), 2U);
    EXPECT_EQ(text(classes[0].members), "ab cd ae fh");
    EXPECT_EQ(classes[0].rows, (std::vector<std::size_t>{0, 2, 3}));
    EXPECT_EQ(classes[1].rows, (std::vector<std::size_t>{1}));
    EXPECT_TRUE(classes[1].members.empty()) << "one row says it itself";
}

TEST(FactClasses, ParallelsAreOneDirectionWhateverPointsNameTheLines) {
    const Found found({"coll a b e", "para a b c d", "para a e g h"});
    const auto classes = found.of("parallel");
    ASSERT_EQ(classes.size(), 1U);
    EXPECT_EQ(text(classes[0].members), "ab cd gh");
}

TEST(FactClasses, PerpendicularsHaveTwoDirections) {
    const Found found({"perp a b c d", "perp a b e f", "perp g h e f", "perp a c b h"});
    const auto classes = found.of("perpendicular");
    ASSERT_EQ(classes.size(), 2U);
    EXPECT_EQ(text(classes[0].members), "ab gh");
    EXPECT_EQ(text(classes[0].across), "cd ef");
    EXPECT_EQ(classes[1].rows.size(), 1U);
}

TEST(FactClasses, RightAnglesAndRatiosOfEqualLengthsAreNoClass) {
    // Read across, both equations are of right angles alone.
    const Found angles(
        {"perp a b d e", "perp a c d f", "perp b g e h", "eqangle a b a c d e d f", "eqangle a b b g d e e h"});
    for (const FactClass& one : angles.of("equal_angles")) EXPECT_EQ(one.rows.size(), 1U);
    const Found ratios(
        {"cong a b c d", "cong e f g h", "cong a e b f", "eqratio a b e f c d g h", "eqratio a e a b b f c d"});
    for (const FactClass& one : ratios.of("equal_ratios")) EXPECT_EQ(one.rows.size(), 1U);
}

TEST(FactClasses, AnglesStandWhereMostAreEqual) {
    // The second may be read as an equality of other angles too, and stands with the first all the same.
    const Found found({"eqangle a b a c d e d f", "eqangle d e d f g a g h"});
    const auto classes = found.of("equal_angles");
    ASSERT_EQ(classes.size(), 1U);
    EXPECT_EQ(classes[0].rows.size(), 2U);
    ASSERT_EQ(classes[0].members.size(), 3U);
    for (const auto& angle : classes[0].members) EXPECT_EQ(angle[0], angle[2]) << "the vertex begins both lines";
}

TEST(FactClasses, AnglesAreTurnedTheSameWay) {
    const Found found({"eqangle a b a c d e d f", "eqangle a c a b g a g h"});
    const auto classes = found.of("equal_angles");
    ASSERT_EQ(classes.size(), 1U);
    EXPECT_TRUE(text(classes[0].members) == "abac dedf ghga" || text(classes[0].members) == "acab dfde gagh")
        << text(classes[0].members);
}

TEST(FactClasses, RatiosAreNotTheirInverses) {
    const Found same({"eqratio a b c d e f g h", "eqratio e f g h a e b f"});
    ASSERT_EQ(same.of("equal_ratios").size(), 1U);
    EXPECT_EQ(text(same.of("equal_ratios")[0].members), "abcd efgh aebf");
    const Found inverse({"eqratio a b c d e f g h", "eqratio g h e f a e b f"});
    ASSERT_EQ(inverse.of("equal_ratios").size(), 1U);
    EXPECT_EQ(text(inverse.of("equal_ratios")[0].members), "abcd efgh bfae");
}

TEST(FactClasses, SimilarTrianglesCorrespondThroughout) {
    const Found found({"simtri a b c d e f", "simtrir e d f g a h"});
    const auto classes = found.of("similar");
    ASSERT_EQ(classes.size(), 1U);
    ASSERT_EQ(classes[0].members.size(), 3U);
    const auto at = [&](std::size_t member, const char* letter) {
        const auto place = std::ranges::find(test::letters, letter) - test::letters.begin();
        return std::ranges::find(classes[0].members[member], PointId(static_cast<std::size_t>(place))) -
               classes[0].members[member].begin();
    };
    EXPECT_EQ(at(0, "a"), at(1, "d"));
    EXPECT_EQ(at(1, "e"), at(2, "g"));
    EXPECT_EQ(at(0, "a"), at(2, "a")) << "D corresponds to A of either";
}

TEST(FactClasses, RowsOfTwoClassesCountOnce) {
    const Found found({"eqratio a b c d e f g h", "eqratio a b c d a e b f", "eqratio a b e f a g b h"});
    std::size_t in_classes = 0;
    for (const FactClass& one : found.classes) in_classes += one.rows.size();
    EXPECT_GT(in_classes, found.rows.rows().size());
    EXPECT_EQ(count_rows(found.classes), found.rows.rows().size());
}

TEST(FactClasses, EveryRowIsInAClass) {
    const Found found({"coll a b c", "cyclic a d e f", "midp b a c", "cong a b b c", "perp a b d e",
                       "eqangle a b a d e b e d", "eqangle a d d b b e e a", "simtri a b d e b f", "aconst a b a d 1/3",
                       "rconst a b a d 2"});
    std::set<std::size_t> rows;
    for (const FactClass& one : found.classes) rows.insert(one.rows.begin(), one.rows.end());
    EXPECT_EQ(rows.size(), found.rows.rows().size());
    EXPECT_TRUE(std::ranges::is_sorted(found.classes, {}, &FactClass::kind));
}

// AB is parallel to CD and AD to BC: read across, each equation would be of angles of parallel lines, which are all
// zero.
TEST(FactClasses, AnglesOfParallelLinesAreNoClass) {
    const Found found({"para a b c d", "para a d b c", "eqangle a b b c c d d a", "eqangle b a a d d c c b"});
    const auto classes = found.of("equal_angles");
    ASSERT_EQ(classes.size(), 1U);
    EXPECT_EQ(classes[0].members.size(), 4U);
    for (const auto& angle : classes[0].members) EXPECT_EQ(angle[0], angle[2]) << "an angle of the parallelogram";
}

// E and F are midpoints of AB and AC: halves of lengths are no class of equal ratios.
TEST(FactClasses, RatiosWithAValueAreNoClass) {
    const Found found({"midp e a b", "midp f a c", "cong a e e b", "cong a f f c", "eqratio a b a e a c a f",
                       "eqratio a b e b a c f c"});
    const auto classes = found.of("equal_ratios");
    ASSERT_EQ(classes.size(), 1U);
    EXPECT_EQ(text(classes[0].members), "abac aeaf becf");
}

/// Angles of 45 degrees: there is no other reading that says more.
TEST(FactClasses, WhatIsKnownInBothReadingsIsAClassAllTheSame) {
    const Found found({"aconst a b a d 45o", "aconst b a b c 45o", "aconst a d a c 45o", "coll b d c", "perp a b a c",
                       "perp a d b c", "eqangle a b a d b c b a", "eqangle a b a d a d a c"});
    const auto classes = found.of("equal_angles");
    const auto together = std::ranges::find(classes, std::vector<std::size_t>{6, 7}, &FactClass::rows);
    ASSERT_NE(together, classes.end());
    EXPECT_EQ(together->members.size(), 3U) << text(together->members);
}

TEST(FactClasses, AnEquationIsInBothClassesThatItSpeaksOf) {
    // Angles over ab at c, d, e, and over cd at a, b, f.
    const Found found({"eqangle a c c b a d d b", "eqangle a d d b a e e b", "eqangle c a a d c f f d"});
    const auto classes = found.of("equal_angles");
    ASSERT_EQ(classes.size(), 2U);
    EXPECT_EQ((std::set{classes[0].rows, classes[1].rows}), (std::set<std::vector<std::size_t>>{{0, 1}, {0, 2}}));
    ASSERT_EQ(classes[0].members.size(), 3U);
    ASSERT_EQ(classes[1].members.size(), 3U);
    const auto first = as_read(classes[0], 0), second = as_read(classes[1], 0);
    ASSERT_TRUE(first && second);
    EXPECT_NE(text(first->members), text(second->members)) << "each class reads the row as its own";
}

TEST(FactRowsOfLines, TellThePointsOfALineByItsNumber) {
    const Found found({"coll a b c", "para a b g h"});
    const auto id = [](std::size_t i) { return PointId(i); };
    EXPECT_EQ(found.rows.points_on(found.rows.line_of(id(0), id(2))), (std::vector{id(0), id(1), id(2)}));
    for (std::size_t i = 0; i < 8; ++i) {
        for (std::size_t j = std::max<std::size_t>(i + 1, 3); j < 8; ++j)
            EXPECT_EQ(found.rows.points_on(found.rows.line_of(id(j), id(i))), (std::vector{id(i), id(j)}));
    }
}

// A and B are one point, in which the lines to C and to D meet.
TEST(FactClasses, LinesThroughTwoNamesOfAPointAreNotOne) {
    const Found found{"coll a b c", "coll a b d", "same a b"};
    const auto lines = found.of("line");
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(found.of("one_point").size(), 1U);
}

} // namespace
} // namespace porism::proof
