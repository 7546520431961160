// Values of three points on a line: the angle is 0 or 180 degrees, the area is 0.
#include "figures.h"

#include "reason/value/flow.h"
#include "reason/value/values.h"
#include "support/stated.h"

namespace porism::reason::test {
namespace {

std::string value_in(const Figure& f, Session& session, const char* text) {
    const auto quantity = facts::parse_quantity(text, f.diagram.names);
    const auto answer = value_of(session, f.diagram, *quantity);
    if (!answer) return answer.error().what;
    const auto verdict = verify::check(answer->path, f.scene, f.diagram);
    return verdict.valid ? answer->value.text() : verdict.summary;
}

TEST(FlatValues, OfPointsThatAreGivenOnALine) {
    const Figure f = figure("a@0_0 = free a; b@3_1 = free b; c@9_3 = on_line c a b; d@2_5 = free d");
    Session session = closed(f);
    for (const auto& [asked, value] :
         {std::pair("angle(a,b,c)", "180"), std::pair("angle(b,a,c)", "0"), std::pair("area(a,b,c)", "0"),
          std::pair("sine(a,b,c)", "0"), std::pair("cosine(a,b,c)", "-1"), std::pair("cosine(b,a,c)", "1"),
          std::pair("tangent(b,a,c)", "0"), std::pair("angle(a,b,d)", "its value was not derived")})
        EXPECT_EQ(value_in(f, session, asked), value) << asked;
}

/// The closure lists of four points on a line what takes to tell them, and not each three.
TEST(FlatValues, OfAnyThreeOfALine) {
    const Figure f = figure("a@0_0 = free a; b@3_1 = free b; c@9_3 = on_line c a b; d@12_4 = on_line d a b");
    Session session = closed(f);
    for (const char* asked : {"angle(a,b,c)", "angle(a,b,d)", "angle(a,c,d)", "angle(b,c,d)"})
        EXPECT_EQ(value_in(f, session, asked), "180") << asked;
}

TEST(FlatValues, OfLengthsThatAddUp) {
    const std::vector<std::string> each{"length(a,b) = 6", "length(b,c) = 7", "length(a,c) = 13"};
    const std::vector<std::string> together{"length(a,b) + length(b,c) = 13", "length(a,c) = 13", "length(a,d) = 5",
                                            "length(c,d) = 12", "length(b,d) = 13/2"};
    for (const auto& statements : {each, together}) {
        const Figure f = realised(porism::test::points_with("a b c d", statements), {});
        Session session = closed(f);
        let_values_flow(session, f.diagram);
        EXPECT_EQ(value_in(f, session, "angle(a,b,c)"), "180") << statements.front();
        EXPECT_EQ(value_in(f, session, "angle(a,c,b)"), "0") << statements.front();
        EXPECT_EQ(value_in(f, session, "area(a,b,c)"), "0") << statements.front();
    }
}

TEST(FlatValues, OfADartTheAreaIsThatOfAKite) {
    const Figure f = realised(porism::test::stated("p@0_-4 = free p; q@3_0 = free q; r@0_-8 = free r; s@-3_0 = free s",
                                                   {"cong p q p s", "cong r q r s", "length(p,q) = 5",
                                                    "length(r,q) = sqrt(73)", "length(q,s) = 6"}),
                              {});
    Session session = closed(f);
    EXPECT_EQ(value_in(f, session, "area(p,q,r,s)"), "12");
}

} // namespace
} // namespace porism::reason::test
