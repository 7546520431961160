#include "proof/rule_table.h"

#include <array>

// Relation rows about circles: arcs, inscribed angles, circumference and area: what they conclude is an equation
// between quantities (definition 24).
namespace porism::proof {
namespace {

constexpr std::array rows{
    RuleText{
        .name = "arc_of_central_angle",
        .title = "Arc of a central angle",
        .concept_name = "measure",
        .letters = "o a b",
        .hypotheses = "cong o a o b",
        .symmetries = "o b a",
        .text = "The shorter arc over a chord has as many degrees as its central angle.",
        .source = "Definition of the measure of an arc",
        .relation = "arc(o,a,b) = angle(a,o,b)",
    },
    RuleText{
        .name = "shorter_arc_through_a_point",
        .title = "Shorter arc through a point",
        .concept_name = "measure",
        .letters = "o a b m",
        .hypotheses = "circle o a b m",
        .conditions = "apart_by o m a b",
        .symmetries = "o b a m",
        .text = "An arc on the other side of its chord than the centre has as many degrees as its central angle.",
        .source = "Definition of the measure of an arc",
        .relation = "arc(o,a,m,b) = angle(a,o,b)",
    },
    RuleText{
        .name = "longer_arc_through_a_point",
        .title = "Longer arc through a point",
        .concept_name = "measure",
        .letters = "o a b m",
        .hypotheses = "circle o a b m",
        .conditions = "same_side_of o m a b",
        .symmetries = "o b a m",
        .text = "An arc on the side of its chord where the centre lies has what the central angle leaves of 360°.",
        .source = "Definition of the measure of an arc",
        .relation = "arc(o,a,m,b) + angle(a,o,b) = 360",
    },
    RuleText{
        .name = "half_circle",
        .title = "Arc over a diameter",
        .concept_name = "measure",
        .letters = "o a b m",
        .hypotheses = "circle o a b m, coll o a b",
        .symmetries = "o b a m",
        .text = "An arc over a diameter has 180°.",
        .source = "Euclid I, definition 18",
        .relation = "arc(o,a,m,b) = 180",
    },
    RuleText{
        .name = "inscribed_angle_and_central_angle",
        .title = "Inscribed angle",
        .concept_name = "measure",
        .letters = "o a b p",
        .hypotheses = "circle o a b p",
        .conditions = "same_side_of o p a b",
        .symmetries = "o b a p",
        .text = "An inscribed angle is half the central angle over the same chord.",
        .source = "Euclid III.20",
        .relation = "2*angle(a,p,b) = angle(a,o,b)",
    },
    RuleText{
        .name = "inscribed_angle_over_a_long_arc",
        .title = "Inscribed angle over the longer arc",
        .concept_name = "measure",
        .letters = "o a b p",
        .hypotheses = "circle o a b p",
        .conditions = "apart_by o p a b",
        .symmetries = "o b a p",
        .text = "An inscribed angle over the longer arc is half of what the central angle leaves of "
                "360°.",
        .source = "Euclid III.20",
        .relation = "2*angle(a,p,b) + angle(a,o,b) = 360",
    },
    RuleText{
        .name = "inscribed_angles_equal",
        .title = "Inscribed angles over one chord",
        .concept_name = "measure",
        .letters = "a b p q",
        .hypotheses = "cyclic a b p q",
        .conditions = "same_side_of p q a b",
        .symmetries = "b a p q, a b q p",
        .text = "Inscribed angles over one chord, on the same side of it, are equal.",
        .source = "Euclid III.21",
        .relation = "angle(a,p,b) = angle(a,q,b)",
    },
    RuleText{
        .name = "opposite_angles_in_circle",
        .title = "Opposite angles in a circle",
        .concept_name = "measure",
        .letters = "a b p q",
        .hypotheses = "cyclic a b p q",
        .conditions = "apart_by p q a b",
        .symmetries = "b a p q, a b q p",
        .text = "Opposite angles of a quadrilateral in a circle make 180° together.",
        .source = "Euclid III.22",
        .relation = "angle(a,p,b) + angle(a,q,b) = 180",
    },
    RuleText{
        .name = "angle_in_semicircle",
        .title = "Angle in a semicircle",
        .concept_name = "measure",
        .letters = "o a b p",
        .hypotheses = "circle o a b p, coll o a b",
        .symmetries = "o b a p",
        .text = "An angle in a semicircle is a right angle.",
        .source = "Thales; Euclid III.31",
        .relation = "angle(a,p,b) = 90",
    },
    RuleText{
        .name = "tangent_and_chord_angle",
        .title = "Angle between tangent and chord",
        .concept_name = "measure",
        .letters = "o a b t",
        .hypotheses = "cong o a o b, perp o a a t",
        .conditions = "acute_angle t a b",
        .text = "The angle between a tangent and a chord is half the central angle of the chord.",
        .source = "Euclid III.32",
        .relation = "2*angle(t,a,b) = angle(a,o,b)",
    },
    RuleText{
        .name = "circumference_of_circle",
        .title = "Circumference",
        .concept_name = "measure",
        .letters = "o a",
        .text = "The circumference of a circle is 2π times its radius.",
        .source = "Archimedes, Measurement of a Circle",
        .relation = "circumference(o,a) = 2*pi*length(o,a)",
    },
    RuleText{
        .name = "area_of_circle",
        .title = "Area of a circle",
        .concept_name = "measure",
        .letters = "o a",
        .text = "The area of a circle is π times the square of its radius.",
        .source = "Archimedes, Measurement of a Circle",
        .relation = "disc(o,a) = pi*length(o,a)^2",
    },
    RuleText{
        .name = "length_of_arc",
        .title = "Length of an arc",
        .concept_name = "measure",
        .letters = "o a b",
        .hypotheses = "cong o a o b",
        .text = "The length of an arc is to the circumference as its degrees are to 360.",
        .source = "Euclid VI.33",
        .relation = "180*arc_length(o,a,b) = pi*length(o,a)*arc(o,a,b)",
    },
    RuleText{
        .name = "area_of_sector",
        .title = "Area of a sector",
        .concept_name = "measure",
        .letters = "o a b",
        .hypotheses = "cong o a o b",
        .text = "The area of a sector is to that of the circle as its degrees are to 360.",
        .source = "Euclid VI.33",
        .relation = "360*sector(o,a,b) = pi*length(o,a)^2*arc(o,a,b)",
    },
};

} // namespace

std::span<const RuleText> circle_relations() {
    return rows;
}

} // namespace porism::proof
