#include "proof/rules/rule_table.h"

#include <array>

// Equal angles are directed and modulo 180 degrees. Two equal angles fix the directions of all three sides up to a
// common turn (and a reflection), hence the triangle up to similarity: no orientation is asked. A ratio and one angle
// leave the angle and its supplement open, three ratios leave the reflection open: there the orientation decides
// (definition 23).
namespace porism::proof {
namespace {

constexpr std::string_view all_of_similarity = "b c a q r p, b a c q p r, p q r a b c";
constexpr std::string_view around_b = "c b a r q p, p q r a b c";
constexpr std::string_view along_bc = "a c b p r q, p q r a b c";

constexpr std::array similarity_rule_texts{
    RuleText{
        .name = "congruent_sss",
        .title = "Congruent triangles (SSS)",
        .concept_name = "congruence",
        .letters = "a b c p q r",
        .hypotheses = "cong a b p q, cong b c q r, cong c a r p",
        .conditions = "sameclock a b c p q r",
        .conclusions = "contri a b c p q r",
        .symmetries = all_of_similarity,
        .text = "Two triangles of the same orientation whose sides are equal in pairs are congruent.",
        .source = "Euclid I.8",
        .example = "a b c = triangle a b c; p = free p; q = eqdistance q p a b; r = eqdistance r p a c, eqdistance "
                   "r q b c ? contri a b c p q r",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "congruent_sss_opposite",
        .title = "Congruent triangles (SSS), oppositely oriented",
        .concept_name = "congruence",
        .letters = "a b c p q r",
        .hypotheses = "cong a b p q, cong b c q r, cong c a r p",
        .conditions = "sameclock a b c p r q",
        .conclusions = "contrir a b c p q r",
        .symmetries = all_of_similarity,
        .text = "Two triangles of opposite orientation whose sides are equal in pairs are mirror images of each other.",
        .source = "Euclid I.8",
        .example = "a b c = triangle a b c; p = free p; q = eqdistance q p a b; r = eqdistance r p a c, eqdistance "
                   "r q b c ? contrir a b c p q r",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "congruent_sas",
        .title = "Congruent triangles (SAS)",
        .concept_name = "congruence",
        .letters = "a b c p q r",
        .hypotheses = "cong b a q p, cong b c q r, eqangle b a b c q p q r",
        .conditions = "sameclock a b c p q r",
        .conclusions = "contri a b c p q r",
        .symmetries = around_b,
        .text =
            "Two triangles of the same orientation with two pairs of equal sides and the angles between them equal are "
            "congruent.",
        .source = "Euclid I.4; equal angles modulo 180 degrees may be supplementary, which the orientation excludes",
        .example = "a b c = triangle a b c; q = free q; p = eqdistance p q b a; r = eqdistance r q b c, on_aline r "
                   "q p c b a ? contri a b c p q r",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "congruent_sas_opposite",
        .title = "Congruent triangles (SAS), oppositely oriented",
        .concept_name = "congruence",
        .letters = "a b c p q r",
        .hypotheses = "cong b a q p, cong b c q r, eqangle b a b c q r q p",
        .conditions = "sameclock a b c p r q",
        .conclusions = "contrir a b c p q r",
        .symmetries = around_b,
        .text =
            "Two triangles of opposite orientation with two pairs of equal sides and the angles between them equal are "
            "mirror images of each other.",
        .source = "Euclid I.4",
        .example = "a b c = triangle a b c; q = free q; p = eqdistance p q b a; r = eqdistance r q b c, on_aline r "
                   "q p a b c ? contrir a b c p q r",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "congruent_asa",
        .title = "Congruent triangles (ASA)",
        .concept_name = "congruence",
        .letters = "a b c p q r",
        .hypotheses = "eqangle b a b c q p q r, eqangle c a c b r p r q, cong b c q r",
        .conditions = "ncoll a b c",
        .conclusions = "contri a b c p q r",
        .symmetries = along_bc,
        .text = "Two triangles with a pair of equal sides and equal angles at their ends, all equally directed, are "
                "congruent.",
        .source = "Euclid I.26",
        .example = "a b c = triangle a b c; q = free q; r = eqdistance r q b c; p = on_aline p q r a b c, on_aline "
                   "p r q a c b ? contri a b c p q r",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "congruent_asa_opposite",
        .title = "Congruent triangles (ASA), oppositely oriented",
        .concept_name = "congruence",
        .letters = "a b c p q r",
        .hypotheses = "eqangle b a b c q r q p, eqangle c a c b r q r p, cong b c q r",
        .conditions = "ncoll a b c",
        .conclusions = "contrir a b c p q r",
        .symmetries = along_bc,
        .text = "Two triangles with a pair of equal sides and equal, oppositely directed angles at their ends are "
                "mirror images "
                "of each other.",
        .source = "Euclid I.26",
        .example = "a b c = triangle a b c; q = free q; r = eqdistance r q b c; p = on_aline p q r c b a, on_aline "
                   "p r q b c a ? contrir a b c p q r",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "similar_aa",
        .title = "Similar triangles (AA)",
        .concept_name = "similarity",
        .letters = "a b c p q r",
        .hypotheses = "eqangle b a b c q p q r, eqangle c a c b r p r q",
        .conditions = "ncoll a b c",
        .conclusions = "simtri a b c p q r",
        .symmetries = all_of_similarity,
        .text = "Two triangles with two pairs of equal angles, all equally directed, are similar.",
        .source = "Euclid VI.4",
        .example = "a b c = triangle a b c; q r = segment q r; p = on_aline p q r a b c, on_aline p r q a c b ? "
                   "simtri a b c p q r",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "similar_aa_opposite",
        .title = "Similar triangles (AA), oppositely oriented",
        .concept_name = "similarity",
        .letters = "a b c p q r",
        .hypotheses = "eqangle b a b c q r q p, eqangle c a c b r q r p",
        .conditions = "ncoll a b c",
        .conclusions = "simtrir a b c p q r",
        .symmetries = all_of_similarity,
        .text = "Two triangles with two pairs of equal, oppositely directed angles are similar, the one turned over.",
        .source = "Euclid VI.4",
        .example = "a b c = triangle a b c; q r = segment q r; p = on_aline p q r c b a, on_aline p r q b c a ? "
                   "simtrir a b c p q r",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "spiral_similarity",
        .title = "Spiral similarity",
        .concept_name = "similarity",
        .letters = "x a b c d",
        .hypotheses = "simtri x a b x c d",
        .conclusions = "simtri x a c x b d",
        .symmetries = "x c d a b, x b a d c",
        .text = "If the triangles XAB and XCD are similar, and of one orientation, so are XAC and XBD: a turn about X "
                "that stretches and takes A to C and B to D tells of another that takes A to B and C to D.",
        .source = "XA : XC = XB : XD, and the angles AXC and BXD are equal: similar triangles (SAS)",
        .example = "x a b = triangle x a b; c = free c; d = simtri d x a b x c ? simtri x a c x b d",
        .standing = Standing::derived,
    },
    RuleText{
        .name = "similar_sas",
        .title = "Similar triangles (SAS)",
        .concept_name = "similarity",
        .letters = "a b c p q r",
        .hypotheses = "eqratio b a b c q p q r, eqangle b a b c q p q r",
        .conditions = "sameclock a b c p q r",
        .conclusions = "simtri a b c p q r",
        .symmetries = around_b,
        .text = "Two triangles of the same orientation with two pairs of proportional sides and the angles between "
                "them equal "
                "are similar.",
        .source = "Euclid VI.6; equal angles modulo 180 degrees may be supplementary, which the orientation excludes",
        .example = "a b c = triangle a b c; p q = segment p q; r = eqratio r b a b c q p q, on_aline r q p "
                   "c b a ? simtri a b c p q r",
    },
    RuleText{
        .name = "similar_sas_opposite",
        .title = "Similar triangles (SAS), oppositely oriented",
        .concept_name = "similarity",
        .letters = "a b c p q r",
        .hypotheses = "eqratio b a b c q p q r, eqangle b a b c q r q p",
        .conditions = "sameclock a b c p r q",
        .conclusions = "simtrir a b c p q r",
        .symmetries = around_b,
        .text = "Two triangles of opposite orientation with two pairs of proportional sides and the angles between "
                "them equal "
                "are similar, the one turned over.",
        .source = "Euclid VI.6",
        .example = "a b c = triangle a b c; p q = segment p q; r = eqratio r b a b c q p q, on_aline r q p "
                   "a b c ? simtrir a b c p q r",
    },
    RuleText{
        .name = "similar_sss",
        .title = "Similar triangles (SSS)",
        .concept_name = "similarity",
        .letters = "a b c p q r",
        .hypotheses = "eqratio b a b c q p q r, eqratio c a c b r p r q",
        .conditions = "sameclock a b c p q r",
        .conclusions = "simtri a b c p q r",
        .symmetries = all_of_similarity,
        .text = "Two triangles of the same orientation with proportional sides are similar.",
        .source = "Euclid VI.5",
        .example = "a b c = triangle a b c; p q = segment p q; r = eqratio r b a b c q p q, eqratio r a b a "
                   "c p q p ? simtri a b c p q r",
    },
    RuleText{
        .name = "similar_sss_opposite",
        .title = "Similar triangles (SSS), oppositely oriented",
        .concept_name = "similarity",
        .letters = "a b c p q r",
        .hypotheses = "eqratio b a b c q p q r, eqratio c a c b r p r q",
        .conditions = "sameclock a b c p r q",
        .conclusions = "simtrir a b c p q r",
        .symmetries = all_of_similarity,
        .text = "Two triangles of opposite orientation with proportional sides are similar, the one turned over.",
        .source = "Euclid VI.5",
        .example = "a b c = triangle a b c; p q = segment p q; r = eqratio r b a b c q p q, eqratio r a b a "
                   "c p q p ? simtrir a b c p q r",
    },
};

} // namespace

std::span<const RuleText> similarity_rules() {
    return similarity_rule_texts;
}

} // namespace porism::proof
