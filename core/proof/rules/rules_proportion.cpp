#include "proof/rules/rule_table.h"

#include <array>

namespace porism::proof {
namespace {

constexpr std::array proportion_rule_texts{
    RuleText{
        .name = "proportional_points",
        .title = "Lines divided in one ratio (resolution of ratios)",
        .concept_name = "proportion",
        .letters = "a b c p q r",
        .hypotheses = "eqratio b a b c q p q r, coll a b c, coll p q r",
        .conditions = "sameside b a c q p r",
        .conclusions = "eqratio a b a c p q p r",
        .symmetries = "c b a r q p, p q r a b c",
        .text = "If B divides AC, and Q divides PR, in the same ratio, both inside or both outside, then the parts are "
                "to the whole "
                "in the same ratio too.",
        .source = "Euclid V.17 and V.18",
        .example = "a@0_0 b@2_0 = segment a b; c@5_0 = on_line c a b; f = mirror f b a; g = mirror g b c; "
                   "p@-1_-2.5 = free p; q@3_-3 = eqdistance q p b f; r@8.9_-3.7 = on_line r p q, "
                   "eqdistance r q b g ? eqratio a b a c p q p r",
    },
    RuleText{
        .name = "intercept",
        .title = "Intercept theorem",
        .concept_name = "proportion",
        .letters = "o a b c d",
        .hypotheses = "para a b c d, coll o a c, coll o b d",
        .conditions = "ncoll o a b",
        .conclusions = "eqratio o a o c o b o d, eqratio o a a c o b b d, eqratio o a o c a b c d",
        .symmetries = "o b a d c, o c d a b",
        .text = "Parallels cut proportional segments from two lines that meet in O.",
        .source = "Euclid VI.2",
        .example = "o a b = triangle o a b; c = on_line c o a; d = on_line d o b, on_pline d c a b ? eqratio o a a "
                   "c o b b d",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "intercept_converse",
        .title = "Converse of the intercept theorem",
        .concept_name = "proportion",
        .letters = "o a b c d",
        .hypotheses = "eqratio o a o c o b o d, coll o a c, coll o b d",
        .conditions = "sameside o a c o b d",
        .conclusions = "para a b c d",
        .symmetries = "o b a d c, o c d a b",
        .text =
            "If two lines through O are divided in the same ratio, counted from O and both on the same side or both on "
            "opposite sides, then the lines through the points of division are parallel.",
        .source = "Euclid VI.2",
        .example = "o@0_0 a@2_0 b@1_1.8 = triangle o a b; p@5_0 = free p; q@7_0 = eqdistance q p o a; "
                   "r@6_1.8 = eqdistance r p o b; s@8.6_0 = on_line s p q; t = on_line t p r, on_pline t "
                   "s q r; c@3.6_0 = on_line c o a, eqdistance c o p s; d@1.8_3.24 = on_line d o b, "
                   "eqdistance d o p t ? para a b c d",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "intercept_converse_parts",
        .title = "Converse of the intercept theorem, for the parts",
        .concept_name = "proportion",
        .letters = "o a b c d",
        .hypotheses = "eqratio o a a c o b b d, coll o a c, coll o b d",
        .conditions = "sameside a o c b o d",
        .conclusions = "para a b c d",
        .symmetries = "o b a d c",
        .text = "If A divides OC, and B divides OD, in the same ratio, both inside or both outside, then AB is "
                "parallel to CD.",
        .source = "Euclid VI.2",
        .example = "o d c = triangle o d c; m = midpoint m d c; b = angle_bisector b o m d, on_line b o d; a = "
                   "angle_bisector a o m c, on_line a o c ? para b a d c",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "three_parallels",
        .title = "Three parallels",
        .concept_name = "proportion",
        .letters = "a b c d m n",
        .hypotheses = "para a b c d, para m n a b, coll m a d, coll n b c",
        .conditions = "ncoll a b c",
        .conclusions = "eqratio m a m d n b n c",
        .symmetries = "b a d c n m, d c b a m n",
        .text = "Three parallels cut proportional segments from any two lines.",
        .source = "Euclid VI.2; parallel projection keeps ratios on a line",
        .example = "a@0_0 b@6_0 c@4_3 = triangle a b c; d@1_3 = on_pline d c a b; m@0.4_1.2 = on_line m a "
                   "d; n = on_line n b c, on_pline n m a b ? eqratio m a m d n b n c",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "three_parallels_converse",
        .title = "Legs of a trapezoid divided in one ratio",
        .concept_name = "proportion",
        .letters = "a b c d m n",
        .hypotheses = "para a b c d, coll m a d, coll n b c, eqratio m a m d n b n c",
        .conditions = "sameside m a d n b c",
        .conclusions = "para m n a b",
        .symmetries = "b a d c n m, d c b a m n",
        .text = "If the legs AD and BC of a trapezoid with bases AB and CD are divided in the same ratio, both inside "
                "or both "
                "outside, then the line through the points of division is parallel to the bases.",
        .source = "Euclid VI.2; M = (1-t)A + tD and N = (1-t)B + tC",
        .example = "a@0_0 b@6_0 c@4.5_4 = triangle a b c; d@1_4 = on_pline d c a b; p@-2.5_1.5 = free p; "
                   "q@8.6_1.4 = eqdistance q b a p, eqdistance q c d p; m = angle_bisector m a p d, "
                   "on_line m a d; n = angle_bisector n b q c, on_line n b c ? para m n a b",
    },
};

} // namespace

std::span<const RuleText> proportion_rules() {
    return proportion_rule_texts;
}

} // namespace porism::proof
