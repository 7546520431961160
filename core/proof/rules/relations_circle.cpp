#include "proof/rules/arc_rows.h"
#include "proof/rules/relation_problems.h"
#include "proof/rules/rule_table.h"

#include <array>
#include <vector>

// Relation rows about circles: arcs, inscribed angles, circumference and area: what they conclude is an equation
// between quantities (definition 24).
namespace porism::proof {
namespace {

constexpr std::array circle_relation_texts{
    RuleText{
        .name = "arc_of_central_angle",
        .title = "Arc of a central angle",
        .concept_name = "circle measure",
        .letters = "o a b",
        .hypotheses = "cong o a o b",
        .symmetries = "o b a",
        .text = "The shorter arc over a chord has as many degrees as its central angle.",
        .source = "Definition of the measure of an arc",
        .example = "o@0_0 a@4_0 = segment o a; b@1_3.8 = on_circle b o a, s_angle a o b 70o ? compute arc(o,a,b)",
        .relation = "arc(o,a,b) = angle(a,o,b)",
    },
    RuleText{
        .name = "shorter_arc_through_a_point",
        .title = "Shorter arc through a point",
        .concept_name = "circle measure",
        .letters = "o a b m",
        .hypotheses = "circle o a b m",
        .conditions = "apart_by o m a b",
        .symmetries = "o b a m",
        .text = "An arc on the other side of its chord than the centre has as many degrees as its central angle.",
        .source = "Definition of the measure of an arc",
        .example = "o@0_0 a@4_0 = segment o a; b@1_3.8 = on_circle b o a, s_angle a o b 70o; m@3_2.7 = on_circle m o a "
                   "? compute arc(o,a,m,b)",
        .relation = "arc(o,a,m,b) = angle(a,o,b)",
    },
    RuleText{
        .name = "longer_arc_through_a_point",
        .title = "Longer arc through a point",
        .concept_name = "circle measure",
        .letters = "o a b m",
        .hypotheses = "circle o a b m",
        .conditions = "same_side_of o m a b",
        .symmetries = "o b a m",
        .text = "An arc on the side of its chord where the centre lies has what the central angle leaves of 360°.",
        .source = "Definition of the measure of an arc",
        .example = "o@0_0 a@4_0 = segment o a; b@1_3.8 = on_circle b o a, s_angle a o b 70o; m@-3_-2.7 = on_circle m o "
                   "a ? compute arc(o,a,m,b)",
        .relation = "arc(o,a,m,b) + angle(a,o,b) = 360",
    },
    RuleText{
        .name = "half_circle",
        .title = "Arc over a diameter",
        .concept_name = "circle measure",
        .letters = "o a b m",
        .hypotheses = "circle o a b m, coll o a b",
        .symmetries = "o b a m",
        .text = "An arc over a diameter has 180°.",
        .source = "Euclid I, definition 18",
        .example = "a@0_0 b@8_0 = segment a b; o = midpoint o a b; m@5_4 = on_circle m o a ? compute arc(o,a,m,b)",
        .relation = "arc(o,a,m,b) = 180",
    },
    RuleText{
        .name = "half_circle_of_diameter",
        .title = "Half circle",
        .concept_name = "circle measure",
        .letters = "o a b",
        .hypotheses = "midp o a b",
        .symmetries = "o b a",
        .text = "Either arc over a diameter has 180°.",
        .source = "Euclid I, definition 18",
        .example = "a@0_0 b@8_0 = segment a b; o = midpoint o a b ? compute arc(o,a,b)",
        .relation = "arc(o,a,b) = 180",
    },
    RuleText{
        .name = "inscribed_angle_and_central_angle",
        .title = "Inscribed angle",
        .concept_name = "circle measure",
        .letters = "o a b p",
        .hypotheses = "circle o a b p",
        .conditions = "same_side_of o p a b",
        .symmetries = "o b a p",
        .text = "An inscribed angle is half the central angle over the same chord.",
        .source = "Euclid III.20",
        .example = "a@0_0 p@2_6 = segment a p; b@4_0 = s_angle a p b 40o; o = circle o a p b ? compute angle(a,o,b)",
        .relation = "2*angle(a,p,b) = angle(a,o,b)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "inscribed_angle_over_a_long_arc",
        .title = "Inscribed angle over the longer arc",
        .concept_name = "circle measure",
        .letters = "o a b p",
        .hypotheses = "circle o a b p",
        .conditions = "apart_by o p a b",
        .symmetries = "o b a p",
        .text = "An inscribed angle over the longer arc is half of what the central angle leaves of "
                "360°.",
        .source = "Euclid III.20",
        .example = "a@0_0 p@2_1.2 = segment a p; b@5_0 = s_angle a p b 130o; o = circle o a p b ? compute angle(a,o,b)",
        .relation = "2*angle(a,p,b) + angle(a,o,b) = 360",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "angle_of_two_chords",
        .title = "Angle of two chords",
        .concept_name = "circle measure",
        .letters = "o a b c d p",
        .hypotheses = "circle o a b c, circle o b c d, coll a p b, coll c p d",
        .conditions = "obtuse_angle a p b, same_side_of o b a c, same_side_of o a b d",
        .symmetries = "o c d a b p",
        .text = "An angle between two chords is half the sum of the arcs that it and its vertical angle cut out.",
        .source = "Euclid III.20, corollary",
        .example = problems::angle_of_two_chords,
        .relation = "2*angle(a,p,c) = arc(o,a,c) + arc(o,b,d)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "angle_of_two_secants",
        .title = "Angle of two secants",
        .concept_name = "circle measure",
        .letters = "o a b c d p",
        .hypotheses = "circle o a b c, circle o b c d, coll a p b, coll c p d",
        .conditions = "obtuse_angle p a b, same_side_of o a b d",
        .symmetries = "o c d a b p",
        .text = "An angle whose sides cut a circle is half the difference of the arcs that it cuts out.",
        .source = "Euclid III.20, corollary",
        .example = problems::angle_of_two_secants,
        .relation = "2*angle(a,p,c) + arc(o,a,c) = arc(o,b,d)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "angle_of_tangent_and_secant",
        .title = "Angle of a tangent and a secant",
        .concept_name = "circle measure",
        .letters = "o t a b p",
        .hypotheses = "circle o t a b, perp o t t p, coll a p b",
        .conditions = "obtuse_angle p a b, same_side_of o a t b",
        .text = "An angle between a tangent and a secant is half the difference of the arcs that it cuts out.",
        .source = "Euclid III.32, corollary",
        .example = problems::angle_of_tangent_and_secant,
        .relation = "2*angle(t,p,a) + arc(o,t,a) = arc(o,t,b)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "angle_in_semicircle",
        .title = "Right angle over a diameter",
        .concept_name = "circle measure",
        .letters = "o a b p",
        .hypotheses = "circle o a b p, coll o a b",
        .symmetries = "o b a p",
        .text = "An angle in a semicircle is a right angle.",
        .source = "Thales; Euclid III.31",
        .example = "o@0_0 a@-4_0 p@1_4 b@4_0 = test_r20 o a p b ? compute angle(a,p,b)",
        .relation = "angle(a,p,b) = 90",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "tangent_and_chord_angle",
        .title = "Tangent-chord angle and central angle",
        .concept_name = "circle measure",
        .letters = "o a b t",
        .hypotheses = "cong o a o b, perp o a a t",
        .conditions = "acute_angle t a b",
        .text = "The angle between a tangent and a chord is half the central angle of the chord.",
        .source = "Euclid III.32",
        .example = "o@0_0 a@4_0 = segment o a; b@0.7_4 = on_circle b o a, s_angle a o b 80o; t@4_4 = on_tline t a o a "
                   "? compute angle(t,a,b)",
        .relation = "2*angle(t,a,b) = angle(a,o,b)",
        .standing = Standing::derived,
        .used_in = "a@0_0 = free a; t@4_0 = lconst t a 4; b@4_3 = on_tline b t t a, lconst b t 3; o = on_tline o a a "
                   "t, on_bline o a b ? compute angle(a,o,b)",
    },
    RuleText{
        .name = "chord_and_its_distance",
        .title = "A chord and its distance from the centre",
        .concept_name = "circle measure",
        .letters = "o a b m",
        .hypotheses = "cong o a o b, perp o m a b, coll m a b",
        .symmetries = "o b a m",
        .text = "The square of a radius is the sum of the squares of half a chord and of its distance from the centre.",
        .source = "Euclid III.3 and the theorem of Pythagoras",
        .example = "o@0_0 = free o; a@4_3 = lconst a o 5; b@4_-3 = lconst b o 5, lconst b a 6; m = foot m o a b ? "
                   "compute length(o,m)",
        .relation = "4*length(o,a)^2 = length(a,b)^2 + 4*length(o,m)^2",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "chords_of_equal_distances",
        .title = "Chords of equal distances",
        .concept_name = "circle measure",
        .letters = "o a b m c d n",
        .hypotheses = "cong o a o b, cong o a o c, cong o a o d, coll m a b, perp o m a b, coll n c d, perp o n c d, "
                      "cong o m o n",
        .symmetries = "o b a m c d n, o c d n a b m",
        .text = "Chords of one circle at equal distances from its centre are equal.",
        .source = "Euclid III.14",
        .example = problems::chords_of_equal_distances,
        .relation = "length(a,b) = length(c,d)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "distances_of_equal_chords",
        .title = "Distances of equal chords",
        .concept_name = "circle measure",
        .letters = "o a b m c d n",
        .hypotheses = "cong o a o b, cong o a o c, cong o a o d, coll m a b, perp o m a b, coll n c d, perp o n c d, "
                      "cong a b c d",
        .symmetries = "o b a m c d n, o c d n a b m",
        .text = "Equal chords of one circle are at equal distances from its centre.",
        .source = "Euclid III.14",
        .example = problems::distances_of_equal_chords,
        .relation = "length(o,m) = length(o,n)",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "circumference_of_circle",
        .title = "Circumference",
        .concept_name = "circle measure",
        .letters = "o a",
        .text = "The circumference of a circle is 2π times its radius.",
        .source = "Archimedes, Measurement of a Circle",
        .example = "o@0_0 = free o; a@5_0 = lconst a o 5; b@-3_4 = on_circle b o a ? compute circumference(o,a)",
        .relation = "circumference(o,a) = 2*pi*length(o,a)",
    },
    RuleText{
        .name = "area_of_circle",
        .title = "Area of a circle",
        .concept_name = "circle measure",
        .letters = "o a",
        .text = "The area of a circle is π times the square of its radius.",
        .source = "Archimedes, Measurement of a Circle",
        .example = "o@0_0 = free o; a@5_0 = lconst a o 5; b@-3_4 = on_circle b o a ? compute disc(o,a)",
        .relation = "disc(o,a) = pi*length(o,a)^2",
    },
    RuleText{
        .name = "length_of_arc",
        .title = "Length of an arc",
        .concept_name = "circle measure",
        .letters = "o a b",
        .hypotheses = "cong o a o b",
        .text = "The length of an arc is to the circumference as its degrees are to 360.",
        .source = "Euclid VI.33",
        .example = "o@0_0 = free o; a@6_0 = lconst a o 6; b@3_5 = on_circle b o a, s_angle a o b 60o ? compute "
                   "arc_length(o,a,b)",
        .relation = "180*arc_length(o,a,b) = pi*length(o,a)*arc(o,a,b)",
    },
    RuleText{
        .name = "area_of_sector",
        .title = "Area of a sector",
        .concept_name = "circle measure",
        .letters = "o a b",
        .hypotheses = "cong o a o b",
        .text = "The area of a sector is to that of the circle as its degrees are to 360.",
        .source = "Euclid VI.33",
        .example =
            "o@0_0 = free o; a@6_0 = lconst a o 6; b@3_5 = on_circle b o a, s_angle a o b 60o ? compute sector(o,a,b)",
        .relation = "360*sector(o,a,b) = pi*length(o,a)^2*arc(o,a,b)",
    },
    RuleText{
        .name = "length_of_arc_through_a_point",
        .title = "Length of an arc through a point",
        .concept_name = "circle measure",
        .letters = "o a b m",
        .hypotheses = "circle o a b m",
        .symmetries = "o b a m",
        .text = "The length of the arc through M is to the circumference as its degrees are to 360.",
        .source = "Euclid VI.33",
        .example =
            "o@0_0 = free o; a@6_0 = lconst a o 6; b@3_5 = on_circle b o a, s_angle a o b 60o; m@-6_0 = on_circle "
            "m o a ? compute arc_length(o,a,m,b)",
        .relation = "180*arc_length(o,a,m,b) = pi*length(o,a)*arc(o,a,m,b)",
    },
    RuleText{
        .name = "area_of_sector_through_a_point",
        .title = "Area of a sector through a point",
        .concept_name = "circle measure",
        .letters = "o a b m",
        .hypotheses = "circle o a b m",
        .symmetries = "o b a m",
        .text = "The area of the sector through M is to that of the circle as its degrees are to 360.",
        .source = "Euclid VI.33",
        .example =
            "o@0_0 = free o; a@6_0 = lconst a o 6; b@3_5 = on_circle b o a, s_angle a o b 60o; m@-6_0 = on_circle "
            "m o a ? compute sector(o,a,m,b)",
        .relation = "360*sector(o,a,m,b) = pi*length(o,a)^2*arc(o,a,m,b)",
    },
};

} // namespace

std::span<const RuleText> circle_relations() {
    static const std::vector<RuleText> all = [] {
        std::vector<RuleText> out(circle_relation_texts.begin(), circle_relation_texts.end());
        const auto generated = rows_of_arcs();
        out.insert(out.end(), generated.begin(), generated.end());
        return out;
    }();
    return all;
}

} // namespace porism::proof
