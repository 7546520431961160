// The power of a point has a sign: it is negative inside the circle. Products of lengths have none, and what is proved
// from them rests on the order of the points.
#include "figures.h"

namespace porism::reason::test {
namespace {

struct Probe {
    const char* scene;
    const char* statement;
    bool follows;
};

/// By a path that the checker passes; what does not follow is false in the picture, and not proved even where rows are
/// believed whatever the pictures say of their conclusions.
void decide(const Probe& probe) {
    SCOPED_TRACE(std::string(probe.scene) + " ? " + probe.statement);
    auto problem = jgex::parse_problem(probe.scene);
    ASSERT_TRUE(problem);
    const Figure scene = realised(problem->scene, {});
    const facts::Statement statement = scene.say(probe.statement);
    EXPECT_EQ(facts::seen(statement, scene.diagram.scene_picture.points), probe.follows);
    Options options;
    options.trust_conclusions = !probe.follows;
    Session session = closed(scene, options);
    EXPECT_EQ(session.prove(statement).has_value(), probe.follows);
    if (probe.follows) {
        EXPECT_TRUE(checked_path(scene, session, statement));
    }
}

// pa pb = pc pd, where p lies outside of both segments, inside of both, or outside of one.
constexpr const char* outside_both = "p@0_0 b@6_0 c@1_3 = triangle p b c; a@2_0 = between_bound a p b; d = on_line d p "
                                     "c, eqratio d p c p a p b p; o = on_bline o a b; u = on_bline u c d";
constexpr const char* inside_both =
    "p@0_0 a@2_0 c@1_3 = triangle p a c; b@-6_0 = on_opline b p a; d@-1.2_-3.6 = on_line "
    "d p c, eqratio d p c p a p b p; o = on_bline o a b; u = on_bline u c d";
constexpr const char* inside_one =
    "p@0_0 a@2_0 c@1_3 = triangle p a c; b@-6_0 = on_opline b p a; d@1.2_3.6 = on_line d "
    "p c, eqratio d p c p a p b p; o = on_bline o a b; u = on_bline u c d";

TEST(PowerProbes, EqualProductsMakeACircleOnlyInOneOrder) {
    decide({outside_both, "cyclic a b c d", true});
    decide({inside_both, "cyclic a b c d", true});
    decide({inside_one, "cyclic a b c d", false});
}

TEST(PowerProbes, EqualProductsAreEqualPowersOnlyInOneOrder) {
    decide({outside_both, "eqpower p o a p u c", true});
    decide({inside_both, "eqpower p o a p u c", true});
    decide({inside_one, "eqpower p o a p u c", false});
}

// pt^2 = pa pb.
TEST(PowerProbes, ATangentEndsOutside) {
    decide({"p@0_0 a@2_0 t@1_3 = triangle p a t; b@5_0 = on_line b p a, eqratio b p a p t p t p; o = circle o a b t",
            "perp o t t p", true});
    decide({"p@0_0 a@2_0 t@1_3 = triangle p a t; b@-5_0 = on_line b p a, eqratio b p a p t p t p; o = circle o a b t",
            "perp o t t p", false});
}

constexpr const char* equal_tangents =
    "o@0_0 s@3_0 = segment o s; p@3_4 = on_tline p s o s; t@-1_4 = on_circle t p s; u@-1_3 = on_tline u t p t; x = "
    "on_circle x o s, on_circle x u t; q@5_7 = free q";

TEST(PowerProbes, EqualTangentsLeadToTheRadicalAxis) {
    decide({equal_tangents, "eqpower p o s p u t", true});
    decide({equal_tangents, "perp p x o u", true});
    decide({equal_tangents, "perp p q o u", false});
    decide({equal_tangents, "eqpower q o s q u t", false});
}

// A point has equal powers with respect to two circles on one line alone, and that line need not lie between them.
TEST(PowerProbes, TwoPointsOfEqualPowersMakeTheRadicalAxis) {
    const char* scene = "x@0_0 y@0_5 = segment x y; o@-4_2.5 = on_bline o x y; u@3_2.5 = on_bline u x y; p@0_-7 = "
                        "on_line p x y; a@-6.5_-1.5 = on_circle a o x; b = on_line b p a, on_circle b o x; c@7_1.5 = "
                        "on_circle c u x; d = on_line d p c, on_circle d u x; q@2_2 = free q";
    decide({scene, "eqpower p o a p u c", true});
    decide({scene, "eqratio p a p c p d p b", true});
    decide({scene, "cyclic a b c d", true});
    decide({scene, "eqpower q o a q u c", false});
}

// The half chord through p is as long as the tangent from p: the products are equal, the powers opposite.
TEST(PowerProbes, OppositePowersAreNotEqual) {
    const char* scene = "o@0_0 a@5_0 = segment o a; p@3_0 = on_line p o a; b = mirror b a o; s@3_4 = on_tline s p o a, "
                        "on_circle s o a; c@6.2_2.4 = on_circle c p s; u@3.8_5.6 = on_tline u c c p";
    decide({scene, "eqratio p a p c p c p b", true});
    decide({scene, "eqpower p o a p u c", false});
}

} // namespace
} // namespace porism::reason::test
