// Paths to values that are as short as a teacher's, and that the checker passes.
#include "figures.h"

#include "facts/relation.h"
#include "reason/value/carrying.h"
#include "reason/value/values.h"
#include "support/stated.h"

namespace porism::reason::test {
namespace {

Figure stated_points(std::string_view names, const std::vector<std::string>& statements) {
    return realised(porism::test::points_with(names, statements), {});
}

proof::Path path_in(const Figure& figure, const char* asked) {
    Options options;
    options.consequences = true;
    Session session = closed(figure, std::move(options));
    auto answer = value_of(session, figure.diagram, *facts::parse_quantity(asked, figure.diagram.names),
                           figure.diagram.scene_picture.letters);
    EXPECT_TRUE(answer) << asked << ": " << to_string(answer.error());
    if (!answer) return {};
    const auto verdict = verify::check(answer->path, figure.scene, figure.diagram);
    EXPECT_TRUE(verdict.valid) << asked << ": " << verdict.summary;
    return std::move(answer->path);
}

TEST(ShortPaths, OpposedSidesCarryTheirLengths) {
    const Figure f = figure("a = free a; b = lconst b a 5; d = lconst d a 4; c = parallelogram d a b c");
    const proof::Path path = path_in(f, "perimeter(a,b,c,d)");
    // The two triangles are congruent, the perimeter is the sum of the sides, and what that is.
    EXPECT_LE(proof::length(path), 3U);
    const proof::Step& last = path.steps.back();
    EXPECT_EQ(last.reason, proof::Reason::calculation);
    EXPECT_EQ(last.eliminated.size(), 4U);
}

TEST(ShortPaths, WhatIsCarriedIsSaidByOneCalculation) {
    const Figure f = stated_points("a b c d", {"cong a b b c", "cong b c c d", "cong c d d a", "length(a,b) = 5"});
    const proof::Path once = path_in(f, "perimeter(a,b,c,d)");
    EXPECT_LE(proof::length(once), 2U);
    EXPECT_EQ(with_values_carried(once), once);
}

TEST(ShortPaths, WhatIsSharedIsSharedByTheWholePath) {
    // The sides of a rhombus by its half diagonals, each counted once.
    const Figure f = stated_points("a b c d o", {"cong a b b c", "cong b c c d", "cong c d d a", "coll a o c",
                                                 "coll b o d", "length(a,o) = 4", "length(b,o) = 3"});
    EXPECT_LE(proof::length(path_in(f, "perimeter(a,b,c,d)")), 6U);
    EXPECT_LE(proof::length(path_in(f, "area(a,b,c,d)")), 11U);
}

TEST(ShortPaths, AreasAloneGiveTheRatioOfTheParts) {
    const Figure f = stated_points("a b c d o", {"para a b c d", "apart_by a c b d", "coll a o c", "coll b o d",
                                                 "area(a,b,o) = 81", "area(c,d,o) = 16"});
    EXPECT_LE(proof::length(path_in(f, "area(a,b,c,d)")), 13U);
}

TEST(ShortPaths, ARectangleByItsDiagonals) {
    const Figure f = stated_points("a b c d o", {"perp a b b c", "perp b c c d", "perp c d d a", "coll a o c",
                                                 "coll b o d", "angle(a,o,b) = 120", "length(a,c) = 10"});
    EXPECT_LE(proof::length(path_in(f, "area(a,b,c,d)")), 5U);
}

TEST(ShortPaths, AnAngleByItsTangentMeetsTheLetterThatItIs) {
    const Figure f = stated_points("a b c", {"perp a c b c", "length(a,c) = 3", "length(b,c) = 4", "angle(a,b,c) = x"});
    EXPECT_LE(proof::length(path_in(f, "x")), 4U);
}

TEST(ShortPaths, WhatEqualsAQuantityIsPutIntoOneEquation) {
    // By the theorem of Pythagoras, and not by an angle of 45 degrees and its cosine.
    const Figure f =
        stated_points("a b c d", {"cong a b b c", "cong b c c d", "cong c d d a", "perp a b b c", "lconst a c 8"});
    EXPECT_LE(proof::length(path_in(f, "length(a,b)")), 2U);
    EXPECT_LE(proof::length(path_in(f, "perimeter(a,b,c,d)")), 6U);
}

TEST(ShortPaths, PartsOfASideByTheTheoremOfCeva) {
    const Figure f =
        stated_points("a b c d e f p", {"coll b d c", "coll a e c", "coll a f b", "coll a p d", "coll b p e",
                                        "coll c p f", "length(b,d) = 3", "length(d,c) = 5", "length(c,e) = 4",
                                        "length(e,a) = 5", "length(a,b) = 7", "length(b,c) = 8", "length(a,c) = 9"});
    EXPECT_LE(proof::length(path_in(f, "length(a,f)")), 5U);
}

TEST(ShortPaths, AHeightByTheAreaThatTheSidesGive) {
    const Figure f = stated_points(
        "a b c d", {"length(a,b) = 13", "length(b,c) = 14", "length(a,c) = 15", "perp a d b c", "coll b d c"});
    EXPECT_LE(proof::length(path_in(f, "length(a,d)")), 4U);
}

TEST(ShortPaths, WhatManySidesRestOnIsDerivedOnce) {
    const Figure f =
        stated_points("a b c d k l m n", {"cong a b b c", "cong b c c d", "cong c d d a", "perp a b b c", "midp k a b",
                                          "midp l b c", "midp m c d", "midp n d a", "length(a,b) = 8"});
    EXPECT_LE(proof::length(path_in(f, "perimeter(k,l,m,n)")), 18U);
}

TEST(ShortPaths, PartsOfASideByABisector) {
    const Figure f = stated_points(
        "a b c d", {"perp a b a c", "length(a,b) = 6", "length(a,c) = 8", "coll b d c", "angle(b,a,d) = angle(d,a,c)"});
    EXPECT_LE(proof::length(path_in(f, "length(b,d)")), 6U);
}

TEST(ShortPaths, ALegByItsProjection) {
    // The tables know that KM^2 = KL KN too, by two pairs of similar triangles.
    const Figure f =
        stated_points("k l m n", {"coll k n l", "perp m n k l", "perp k m m l", "length(k,n) = 9", "length(l,n) = 16"});
    EXPECT_LE(proof::length(path_in(f, "length(k,m)")), 4U);
}

} // namespace
} // namespace porism::reason::test
