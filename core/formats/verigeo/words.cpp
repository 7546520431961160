#include "formats/verigeo/words.h"

#include "base/text.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <regex>

namespace porism::verigeo {
namespace {

/// How something is said, and in signs. In the words P is a point, O one that may be called so, L what a line may be
/// called before its points, S what a line is called of which no more than a segment is meant, T what a triangle may
/// be, I a verb, N a whole number; points are numbered from 1 as they come, and a digit behind a stroke is one of them
/// again. Claims are parted by semicolons, ways in which it may be so by strokes; what the words only suppose has a "!"
/// before it, and "!!" where it has to be so in every figure.
struct Phrase {
    std::string_view words, signs;
};
constexpr std::size_t longest = 200; // bytes
constexpr std::array phrases{
    Phrase{"LPP (?:is |are |be )?(?:perpendicular|orthogonal) to LPP", "12 ⊥ 34"},
    Phrase{"LPP and LPP are (?:perpendicular|orthogonal)(?: to each other)?", "12 ⊥ 34"},
    Phrase{"LPP (?:⊥|(?:is |be )?perpendicular to) LPP at (?:the point )?\\1", "12 ⊥ 34; 1, 3 and 4 lie on one line"},
    Phrase{"LPP (?:⊥|(?:is |be )?perpendicular to) LPP at (?:the point )?\\2", "12 ⊥ 34; 2, 3 and 4 lie on one line"},
    Phrase{"LPP (?:⊥|(?:is |be )?perpendicular to) LPP at (?:the point )?\\3", "12 ⊥ 34; 3, 1 and 2 lie on one line"},
    Phrase{"LPP (?:⊥|(?:is |be )?perpendicular to) LPP at (?:the point )?\\4", "12 ⊥ 34; 4, 1 and 2 lie on one line"},
    Phrase{"LPP (?:⊥|(?:is |be )?perpendicular to) LPP at (?:the point )?P",
           "12 ⊥ 34; 1, 2 and 5 lie on one line; 3, 4 and 5 lie on one line"},
    Phrase{"LPP (?:is |are |be )?parallel to LPP", "12 ∥ 34"},
    Phrase{"LPP and LPP are parallel(?: to each other)?", "12 ∥ 34"},
    Phrase{"LPP (?:equals|is equal to|is congruent to|is as long as|≅) LPP", "12 = 34"},
    Phrase{"LPP has the same length as LPP", "12 = 34"},
    Phrase{"LPP and LPP are (?:equal|congruent|equally long|of (?:the same|equal) length)", "12 = 34"},
    Phrase{"LPP bisects (?:the )?(?:angle |∠)P\\1P", "∠312 = ∠214; ∠312 + ∠214 = ∠314"},
    Phrase{"LPP bisects (?:the )?(?:angle |∠)P\\2P", "∠321 = ∠124; ∠321 + ∠124 = ∠324"},
    Phrase{"LPP is the (?:angle )?bisector of (?:the )?(?:angle |∠)P\\1P", "∠312 = ∠214; ∠312 + ∠214 = ∠314"},
    Phrase{"LPP is the (?:angle )?bisector of (?:the )?(?:angle |∠)P\\2P", "∠321 = ∠124; ∠321 + ∠124 = ∠324"},
    Phrase{
        "SPP bisects LPP",
        "2 is the midpoint of 34 | 1 is the midpoint of 34 | Area(1,2,3) = Area(1,2,4); 3 and 4 lie on different sides "
        "of 12; 1 and 2 lie on different sides of 34"},
    Phrase{
        "(?:the )?ray PP bisects LPP",
        "2 is the midpoint of 34 | 1 is the midpoint of 34 | Area(1,2,3) = Area(1,2,4); 3 and 4 lie on different sides "
        "of 12; 1 and 2 lie on different sides of 34 | Area(1,2,3) = Area(1,2,4); 3 and 4 lie on different sides of "
        "12; "
        "1 and 2 lie on the same side of 34; Area(2,3,4) < Area(1,3,4)"},
    Phrase{"(?:the )?(?:line )?PP bisects LPP", "2 is the midpoint of 34 | 1 is the midpoint of 34 | Area(1,2,3) = "
                                                "Area(1,2,4); 3 and 4 lie on different sides of 12"},
    Phrase{"LPP and LPP bisect (?:each other|one another) (?:at|in) (?:the point )?P",
           "5 is the midpoint of 12; 5 is the midpoint of 34"},
    Phrase{"LPP and LPP bisect (?:each other|one another)", "13 ∥ 24; 14 ∥ 23; !triangle 134"},
    Phrase{"(?:the )?(?:angle |∠)PPP I(?: a)? right(?: angle)?", "∠123 = 90°"},
    Phrase{"(?:the )?(?:angle |∠)PPP (?:equals|is equal to|is congruent to|is as large as|≅) (?:angle |∠)PPP",
           "∠123 = ∠456"},
    Phrase{"(?:the )?(?:angles? ∠|angles? |∠)PPP and (?:angle |∠)?PPP are (?:equal|congruent|equally large|of the same "
           "size)",
           "∠123 = ∠456"},
    Phrase{"P (?:I|as) (?:the )?(?:midpoint|mid-point|middle) of LPP", "1 is the midpoint of 23"},
    Phrase{"O bisects LPP", "1 is the midpoint of 23"},
    Phrase{"(?:the )?(?:midpoint|mid-point|middle) of LPP I P", "3 is the midpoint of 12"},
    Phrase{"(?:points? )?P, ?P(?:, ?| and |, and )P (?:are collinear|lie on (?:a|one) (?:straight )?line)",
           "1, 2 and 3 lie on one line"},
    Phrase{"(?:points? )?P, ?P, ?P(?:, ?| and |, and )P (?:are collinear|(?:all )?lie on (?:a|one) (?:straight )?line)",
           "1, 2 and 3 lie on one line; 1, 2 and 4 lie on one line"},
    Phrase{"O I (?:equidistant|equally (?:far|distant)) from (?:the )?(?:points )?P and P", "12 = 13"},
    Phrase{"O I (?:equidistant|equally (?:far|distant)) from (?:the )?(?:points |vertices )?P, ?P,? and P",
           "12 = 13; 13 = 14"},
    Phrase{"O I (?:equidistant|equally (?:far|distant)) from (?:the )?(?:points |vertices )?P, ?P, ?P,? and P",
           "12 = 13; 13 = 14; 14 = 15"},
    Phrase{"O (?:(?:lies|lie|is|lying) )?on SPP", "21 + 13 = 23"},
    Phrase{"(?:both )?(?:points )?P and P (?:both )?(?:lie|are|lying) on SPP", "31 + 14 = 34; 32 + 24 = 34"},
    Phrase{"(?:both )?(?:points )?P and P (?:both )?(?:lie|are|lying) on LPP",
           "1, 3 and 4 lie on one line; 2, 3 and 4 lie on one line"},
    Phrase{"O (?:(?:lies|lie|is|lying) )?on (?:the )?ray PP", "1, 2 and 3 lie on one line; 12 + 23 > 13"},
    Phrase{"O (?:(?:lies|lie|is|lying) )?on LPP", "1, 2 and 3 lie on one line"},
    Phrase{"P and P (?:are|lie) on (?:opposite|different|the opposite) sides of LPP",
           "1 and 2 lie on different sides of 34"},
    Phrase{"(?:the )?altitude (?:from|through) P (?:meets|intersects|cuts) LPP (?:at|in) (?:the point )?P",
           "4, 2 and 3 lie on one line; 14 ⊥ 23"},
    Phrase{"(?:the )?median (?:from|through) P (?:meets|intersects|cuts) LPP (?:at|in) (?:the point )?P",
           "4 is the midpoint of 23"},
    Phrase{"(?:the )?(?:angle |internal )?bisector of (?:the )?(?:angle |∠)PPP (?:meets|intersects|cuts) LPP (?:at|in) "
           "(?:the point )?P",
           "∠126 = ∠623; ∠126 + ∠623 = ∠123; 4, 5 and 6 lie on one line"},
    Phrase{"(?:the )?perpendicular bisector of LPP (?:meets|intersects|cuts) LPP (?:at|in) (?:the point )?P",
           "51 = 52; 3, 4 and 5 lie on one line"},
    Phrase{"LPP and LPP (?:meet|intersect|cross)(?: each other| one another)? (?:at|in) (?:the point )?P",
           "1, 2 and 5 lie on one line; 3, 4 and 5 lie on one line"},
    Phrase{"LPP (?:meets|intersects|cuts|crosses) LPP (?:at|in) (?:the point )?P",
           "1, 2 and 5 lie on one line; 3, 4 and 5 lie on one line"},
    Phrase{"P (?:I|as) (?:the )?(?:point of intersection|intersection(?: point)?|common point) of LPP and LPP",
           "1, 2 and 3 lie on one line; 1, 4 and 5 lie on one line"},
    Phrase{"P (?:I|as) the foot of the (?:perpendicular|altitude) (?:from|through) P (?:to|on|onto) LPP",
           "1, 3 and 4 lie on one line; 12 ⊥ 34"},
    Phrase{"P (?:lies|lie|is) on the perpendicular to LPP through P", "14 ⊥ 23"},
    Phrase{"P (?:lies|lie|is) on the parallel to LPP through P", "14 ∥ 23"},
    Phrase{"P (?:lies|lie|is) on the perpendicular bisector of LPP", "12 = 13"},
    Phrase{"(?:the )?circle (?:with|on) (?:the )?diameter PP passes through P", "13 ⊥ 32"},
    Phrase{"P ?∈ ?SPP", "21 + 13 = 23"},
    Phrase{"P ?∈ ?LPP", "1, 2 and 3 lie on one line"},
    Phrase{"(?:(?:the )?points? )?P, ?P, ?P(?:, ?| and |, and )P (?:are concyclic|(?:all )?lie on (?:a|one|the same) "
           "circle)",
           "1, 2, 3 and 4 lie on one circle"},
    Phrase{"(?:quadrilateral )?PPPP (?:is|be|can be) inscribed in a circle", "1, 2, 3 and 4 lie on one circle"},
    Phrase{"O (?:lies|lie|is) on (?:the )?(?:circumcircle|circumscribed circle) of TPPP",
           "1, 2, 3 and 4 lie on one circle"},
    Phrase{"O (?:lies|lie|is) on (?:the )?circle (?:through )?PPP", "1, 2, 3 and 4 lie on one circle"},
    Phrase{"O (?:lies|lie|is) on (?:the )?circle through P, ?P,? and P", "1, 2, 3 and 4 lie on one circle"},
    Phrase{"O (?:lies|lie|is) on (?:the )?circle (?:with|on|of) (?:the )?diameter PP", "12*12 + 13*13 = 23*23"},
    Phrase{"LPP (?:passes|goes) through (?:the )?(?:point )?P", "3, 1 and 2 lie on one line"},
    Phrase{"(?:quadrilateral )?PPPP I (?:a )?cyclic(?: quadrilateral)?",
           "1, 2, 3 and 4 lie on one circle; !convex 1234"},
    Phrase{"TPPP I (?:an )?equilateral(?: triangle)?", "12 = 23; 23 = 31"},
    Phrase{"TPPP I (?:an )?isosceles(?: triangle)? with (?:apex|vertex) \\1", "12 = 13; !triangle 123"},
    Phrase{"TPPP I (?:an )?isosceles(?: triangle)? with (?:apex|vertex) \\2", "21 = 23; !triangle 123"},
    Phrase{"TPPP I (?:an )?isosceles(?: triangle)? with (?:apex|vertex) \\3", "31 = 32; !triangle 123"},
    Phrase{"TPPP I (?:an )?isosceles(?: triangle)? with (?:the )?base (?:\\2\\3|\\3\\2)", "12 = 13; !triangle 123"},
    Phrase{"TPPP I (?:an )?isosceles(?: triangle)? with (?:the )?base (?:\\3\\1|\\1\\3)", "21 = 23; !triangle 123"},
    Phrase{"TPPP I (?:an )?isosceles(?: triangle)? with (?:the )?base (?:\\1\\2|\\2\\1)", "31 = 32; !triangle 123"},
    Phrase{"TPPP I (?:an )?isosceles(?: triangle)?,? with PP ?= ?PP", "45 = 67; !triangle 123"},
    Phrase{"TPPP I (?:a )?right(?:[- ]angled)?(?: triangle)? at \\1", "12 ⊥ 13"},
    Phrase{"TPPP I (?:a )?right(?:[- ]angled)?(?: triangle)? at \\2", "21 ⊥ 23"},
    Phrase{"TPPP I (?:a )?right(?:[- ]angled)?(?: triangle)? at \\3", "31 ⊥ 32"},
    Phrase{"TPPP I (?:an )?isosceles(?: triangle)?",
           "12 = 13; !triangle 123 | 21 = 23; !triangle 123 | 31 = 32; !triangle 123"},
    Phrase{"TPPP I (?:a )?right(?:[- ]angled)?(?: triangle)?", "12 ⊥ 13 | 21 ⊥ 23 | 31 ⊥ 32"},
    Phrase{"TPPP I (?:an? )?(?:isosceles right|right isosceles)(?: triangle)?",
           "12 = 13; 12 ⊥ 13 | 21 = 23; 21 ⊥ 23 | 31 = 32; 31 ⊥ 32"},
    Phrase{"TPPP has (?:a|its) right angle at \\1", "12 ⊥ 13"},
    Phrase{"TPPP has (?:a|its) right angle at \\2", "21 ⊥ 23"},
    Phrase{"TPPP has (?:a|its) right angle at \\3", "31 ⊥ 32"},
    Phrase{"(?:quadrilateral )?PPPP I (?:a )?parallelogram", "12 ∥ 34; 23 ∥ 41; !triangle 123"},
    Phrase{"(?:quadrilateral )?PPPP I (?:a )?rectangle", "12 ∥ 34; 23 ∥ 41; 12 ⊥ 23"},
    Phrase{"(?:quadrilateral )?PPPP I (?:a )?rhombus", "12 = 23; 23 = 34; 34 = 41"},
    Phrase{"(?:quadrilateral )?PPPP I (?:a )?square", "12 = 23; 23 = 34; 34 = 41; 12 ⊥ 23"},
    Phrase{"(?:quadrilateral )?PPPP I (?:a )?(?:trapezoid|trapezium)",
           "12 ∥ 34; !!convex 1234 | 23 ∥ 41; !!convex 1234"},
    Phrase{"(?:quadrilateral )?PPPP I (?:an )?isosceles (?:trapezoid|trapezium)",
           "12 ∥ 34; 23 = 41; !!convex 1234; !!equal 1324 | 23 ∥ 41; 12 = 34; !!convex 1234; !!equal 1324"},
    Phrase{"(?:quadrilateral )?PPPP I (?:a )?right(?:[- ]angled)? (?:trapezoid|trapezium)",
           "12 ∥ 34; 41 ⊥ 12; !!convex 1234 | 12 ∥ 34; 12 ⊥ 23; !!convex 1234 | 23 ∥ 41; 12 ⊥ 23; !!convex 1234 | "
           "23 ∥ 41; 23 ⊥ 34; !!convex 1234"},
    Phrase{"(?:quadrilateral )?PPPP I (?:a )?kite",
           "12 = 14; 32 = 34; !triangle 123 | 12 = 32; 14 = 34; !triangle 123"},
    Phrase{"(?:the )?(?:angle |∠)PPP I (?:an )?acute(?: angle)?", "∠123 < 90°"},
    Phrase{"(?:the )?(?:angle |∠)PPP I (?:an )?obtuse(?: angle)?", "∠123 > 90°"},
    Phrase{"LPP I (?:a|the) median of T\\1PP", "2 is the midpoint of 34; !triangle 134"},
    Phrase{"LPP I (?:a|the) median of TP(?:\\1P|P\\1)", "2 is the midpoint of 345; !triangle 1345"},
    Phrase{"LPP I (?:an|the) altitude of T(?:\\1\\2P|\\2\\1P|\\1P\\2|\\2P\\1|P\\1\\2|P\\2\\1)",
           "12 ⊥ 2345678; !triangle 12345678 | 12 ⊥ 1345678; !triangle 12345678"},
    Phrase{"LPP I (?:an|the) altitude of T\\1PP", "12 ⊥ 34; 2, 3 and 4 lie on one line; !triangle 134"},
    Phrase{"LPP I (?:an|the) altitude of TP(?:\\1P|P\\1)", "12 ⊥ 345; 2, 3 and 45 lie on one line; !triangle 1345"},
    Phrase{"P I (?:the )?circumcent(?:er|re) of TPPP", "12 = 13; 13 = 14; !triangle 234"},
    Phrase{"P I (?:the )?orthocent(?:er|re) of T(?:\\1PP|P\\1P|PP\\1)", "1246 ⊥ 1357"},
    Phrase{
        "P I (?:the )?orthocent(?:er|re) of TPPP",
        "12 ⊥ 34; 13 ⊥ 24; 14 ⊥ 23; !triangle 234 | 1 and 2 are one point; 23 ⊥ 24 | 1 and 3 are one point; 32 ⊥ 34 | "
        "1 and 4 are one point; 42 ⊥ 43"},
    Phrase{"P I (?:the )?centroid of TPPP", "Area(1,2,3) = Area(1,3,4); Area(1,3,4) = Area(1,4,2); Area(1,2,3) + "
                                            "Area(1,3,4) + Area(1,4,2) = Area(2,3,4); !triangle 234"},
    Phrase{"P I (?:the )?excent(?:er|re) of TPPP opposite (?:to )?\\2",
           "∠321 = ∠124; ∠321 + ∠124 = ∠324; ∠231 + ∠431 = 90° + 90°; ∠231 = ∠431 + ∠234; !triangle 234"},
    Phrase{"P I (?:the )?excent(?:er|re) of TPPP opposite (?:to )?\\3",
           "∠231 = ∠134; ∠231 + ∠134 = ∠234; ∠321 + ∠421 = 90° + 90°; ∠321 = ∠421 + ∠324; !triangle 234"},
    Phrase{"P I (?:the )?excent(?:er|re) of TPPP opposite (?:to )?\\4",
           "∠241 = ∠143; ∠241 + ∠143 = ∠243; ∠421 + ∠321 = 90° + 90°; ∠421 = ∠321 + ∠324; !triangle 234"},
    Phrase{"P I (?:the )?P-excent(?:er|re) of T\\2PP",
           "∠321 = ∠124; ∠321 + ∠124 = ∠324; ∠231 + ∠431 = 90° + 90°; ∠231 = ∠431 + ∠234; !triangle 234"},
    Phrase{"P I (?:the )?P-excent(?:er|re) of TP\\2P",
           "∠321 = ∠124; ∠321 + ∠124 = ∠324; ∠231 + ∠431 = 90° + 90°; ∠231 = ∠431 + ∠234; !triangle 234"},
    Phrase{"P I (?:the )?P-excent(?:er|re) of TPP\\2",
           "∠321 = ∠124; ∠321 + ∠124 = ∠324; ∠231 + ∠431 = 90° + 90°; ∠231 = ∠431 + ∠234; !triangle 234"},
    Phrase{"P I (?:the )?incent(?:er|re) of TPPP",
           "∠321 = ∠124; ∠321 + ∠124 = ∠324; ∠231 = ∠134; ∠231 + ∠134 = ∠234; !triangle 234"},
    Phrase{"(?:triangles |△)?PPP and (?:triangle |△)?PPP are congruent", "△123 ≅ △456; !triangle 123"},
    Phrase{"TPPP is congruent to TPPP", "△123 ≅ △456; !triangle 123"},
    Phrase{"(?:triangles |△)?PPP and (?:triangle |△)?PPP are similar", "△123 ∼ △456; !triangle 123"},
    Phrase{"TPPP is similar to TPPP", "△123 ∼ △456; !triangle 123"},
    Phrase{"△ ?PPP ≅ △ ?PPP", "△123 ≅ △456; !triangle 123"},
    Phrase{"△ ?PPP (?:∼|~) △ ?PPP", "△123 ∼ △456; !triangle 123"},
};

/// What goals alone are read as so: what texts say of the order of points is looked at in the picture, with its own
/// words.
constexpr std::array of_goals{
    Phrase{"TPPP I (?:an )?acute(?:-angled)?(?: triangle)?", "∠312 < 90°; ∠123 < 90°; ∠231 < 90°"},
    Phrase{"TPPP I (?:an )?obtuse(?:-angled)?(?: triangle)?", "∠312 > 90° | ∠123 > 90° | ∠231 > 90°"},
    Phrase{"TPPP I (?:a )?scalene(?: triangle)?", "12 ≠ 23; 23 ≠ 31; 31 ≠ 12; !triangle 123"},
    Phrase{
        "P lies (?:in|inside(?: of)?|within) (?:the )?triangle PPP",
        "1 and 2 lie on the same side of 34; 1 and 3 lie on the same side of 42; 1 and 4 lie on the same side of 23"},
    Phrase{"PP ?: ?PP ?: ?PP ?= ?N ?: ?N ?: ?N", "12/34 = 7/8; 34/56 = 8/9"},
    Phrase{"PP ?: ?PP ?= ?N ?: ?N", "12/34 = 5/6"},
    Phrase{"O lies between P and P", "21 + 13 = 23"},
};

std::string pattern_of(std::string_view words) {
    std::string out;
    for (const char c : words) {
        if (c == 'P')
            out += "([A-Z][0-9']*)";
        else if (c == 'O')
            out += "(?:(?:the )?point )?([A-Z][0-9']*)";
        else if (c == 'L')
            out += "(?:the )?(?:(?:lines?|segments?|sides?|rays?|diagonals?) )?";
        else if (c == 'S')
            out += "(?:the )?(?:line )?(?:segment|side|chord|diagonal|leg|base|hypotenuse|edge) ";
        else if (c == 'N')
            out += "([0-9]+)";
        else if (c == 'T')
            out += "(?:the )?(?:triangle |△)?";
        else if (c == 'I')
            out += "(?:is|be)";
        else
            out += c;
    }
    return out;
}

/// The same for claims in signs, and their statements; letters of these are points too.
constexpr std::array claims{
    Phrase{"P is the midpoint of PP", "midp 1 2 3"},
    Phrase{"P and P are one point", "same 1 2"},
    Phrase{"P, P and P lie on one line", "coll 1 2 3"},
    Phrase{"P and P lie on different sides of PP", "apart_by 1 2 3 4"},
    Phrase{"P and P lie on the same side of PP", "same_side_of 1 2 3 4"},
    Phrase{"P, P, P and P lie on one circle", "cyclic 1 2 3 4"},
    Phrase{"△ ?PPP ≅ △ ?\\1\\2P", "contrir 1 2 3 1 2 4"},
    Phrase{"△ ?PPP ≅ △ ?\\1P\\3", "contrir 1 2 3 1 4 3"},
    Phrase{"△ ?PPP ≅ △ ?P\\2\\3", "contrir 1 2 3 4 2 3"},
    Phrase{"△ ?PPP ≅ △ ?PPP", "cong 1 2 4 5; cong 2 3 5 6; cong 3 1 6 4"},
    Phrase{"△ ?PPP (?:∼|~) △ ?PPP", "eqratio 1 2 4 5 2 3 5 6; eqratio 1 2 4 5 3 1 6 4"},
};

/// What words suppose, and its statements.
constexpr std::array supposings{
    Phrase{"triangle PPP", "ncoll 1 2 3"},
    Phrase{"convex PPPP", "apart_by 1 3 2 4; apart_by 2 4 1 3"},
    Phrase{"equal PPPP", "cong 1 2 3 4"},
};

template<std::size_t count>
std::array<std::regex, count> compiled(const std::array<Phrase, count>& rows) {
    std::array<std::regex, count> out;
    for (std::size_t i = 0; i < count; ++i) out.at(i) = std::regex(pattern_of(rows.at(i).words));
    return out;
}

/// "Triangle ABC" as "triangle ABC": a word that begins a sentence, and no point.
std::string small_beginning(std::string_view text) {
    std::string out(text);
    const auto is_small = [](char c) { return c >= 'a' && c <= 'z'; };
    if (out.size() > 1 && is_small(out[1])) out[0] = lower_case(out.substr(0, 1))[0];
    return out;
}

/// "AB = CD (SSS)" as "AB = CD".
std::string_view without_reason(std::string_view text) {
    const std::size_t open = text.rfind(" (");
    if (!text.ends_with(')') || open == std::string_view::npos) return text;
    const std::string_view reason = text.substr(open + 2, text.size() - open - 3);
    constexpr std::string_view of_claims = "=+-*/^<>()";
    const bool says_more = reason.find_first_of(of_claims) != std::string_view::npos;
    return says_more ? text : trim(text.substr(0, open));
}

std::string filled(std::string_view signs, const std::smatch& points) {
    std::string out;
    for (const char c : signs) {
        const bool slot = c > '0' && c <= '9' && static_cast<std::size_t>(c - '0') < points.size();
        out += slot ? points[static_cast<std::size_t>(c - '0')].str() : std::string(1, c);
    }
    return out;
}

template<std::size_t count>
std::vector<std::string> statements_by(const std::array<Phrase, count>& rows,
                                       const std::array<std::regex, count>& patterns, std::string_view claim) {
    const std::string text(claim.substr(0, longest));
    std::smatch points;
    std::vector<std::string> out;
    for (std::size_t i = 0; i < count && out.empty(); ++i) {
        if (!std::regex_match(text, points, patterns.at(i))) continue;
        for (const std::string_view part : split(rows.at(i).signs, ';')) out.push_back(filled(trim(part), points));
    }
    return out;
}

/// "A, D and D lie on one line": what "AD meets BC at D" says besides that D lies on BC.
bool is_no_line(const std::string& claim) {
    static const std::regex line(pattern_of("P, P and P lie on one line"));
    std::smatch points;
    return std::regex_match(claim, points, line) &&
           (points[1] == points[2] || points[2] == points[3] || points[3] == points[1]);
}

Way way_of(std::string_view parts, const std::smatch& points) {
    static const auto patterns = compiled(supposings);
    Way out;
    for (const std::string_view part : split(parts, ';')) {
        const std::string said = filled(trim(part), points);
        const std::size_t marks = said.find_first_not_of('!');
        if (marks > 0)
            std::ranges::move(statements_by(supposings, patterns, said.substr(marks)),
                              std::back_inserter(marks > 1 ? out.needed : out.supposed));
        else
            out.claims.push_back(said);
    }
    if (!std::ranges::all_of(out.claims, is_no_line)) std::erase_if(out.claims, is_no_line);
    return out;
}

/// None where it is none of the rows.
template<std::size_t count>
Ways ways_by(const std::array<Phrase, count>& rows, const std::array<std::regex, count>& patterns,
             const std::string& text) {
    Ways out;
    if (text.size() > longest) return out;
    std::smatch points;
    for (std::size_t i = 0; i < count && out.empty(); ++i) {
        if (!std::regex_match(text, points, patterns.at(i))) continue;
        for (const std::string_view way : split(rows.at(i).signs, '|')) out.push_back(way_of(way, points));
    }
    return out;
}

} // namespace

Ways ways_in_signs(std::string_view words) {
    static const auto patterns = compiled(phrases);
    const std::string text = small_beginning(without_reason(trim(words)));
    if (auto ways = ways_by(phrases, patterns, text); !ways.empty()) return ways;
    return {{{std::string(without_reason(trim(words)))}}};
}

Ways ways_of_goal(std::string_view words) {
    static const auto patterns = compiled(of_goals);
    auto ways = ways_by(of_goals, patterns, small_beginning(without_reason(trim(words))));
    return ways.empty() ? ways_in_signs(words) : ways;
}

std::vector<std::string> statements_of(std::string_view claim) {
    static const auto patterns = compiled(claims);
    return statements_by(claims, patterns, claim);
}

} // namespace porism::verigeo
