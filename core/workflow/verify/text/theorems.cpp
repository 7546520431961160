#include "workflow/verify/text/theorems.h"

#include "base/text.h"

#include <algorithm>
#include <array>
#include <regex>
#include <string_view>
#include <vector>

namespace porism::workflow {
namespace {

/// In small letters, as std::regex has them; {a} is an article, {=} says that amounts are equal, {sum} that they add up
/// to what stands behind it.
constexpr std::array theorems{
    "{the}(?:sum of {the}(?:interior )?)?angles (?:of|in) {a}triangle (?:is|{sum}) 180°?",
    "{the}(?:sum of {the}(?:interior )?)?angles (?:of|in) {a}(?:convex )?quadrilateral (?:is|{sum}) 360°?",
    "{the}(?:sum of {the})?acute angles (?:of|in) {a}right(?:-angled)? triangle (?:is|{sum}|are) "
    "(?:90°?|complementary)",
    "{the}sum of {the}(?:interior )?angles (?:of|in) {an} n-gon is \\(n ?- ?2\\) ?(?:·|\\*)? ?180°?",
    "{the}exterior angles of {a}(?:convex )?polygon {sum} 360°?",
    "{an}exterior angle of {a}triangle (?:is|equals|is equal to) the sum of the (?:two )?(?:remote|opposite|"
    "non-adjacent)(?: interior)? angles",
    "{the}base angles of {an}isosceles triangle {=}",
    "{an}isosceles triangle has (?:two )?equal base angles",
    "{the}(?:angles opposite equal sides|sides opposite equal angles)(?: of {a}triangle)? {=}",
    "{the}angles (?:of|in) {an}equilateral triangle (?:are (?:all )?60°?|{=})",
    "{a}triangle with (?:three|all) (?:equal sides|angles equal|sides equal) is equilateral",
    "{a}triangle with two equal angles is isosceles",
    "{the}(?:longer|larger|greater) side (?:is|lies) opposite the (?:larger|greater) angle",
    "{a}side of {a}triangle is (?:less|shorter|smaller) than the sum of the other two(?: sides)?",
    "{the}sum of two sides of {a}triangle is (?:greater|more|longer|larger) than the third(?: side)?",
    "{the}(?:vertical|vertically opposite|opposite vertical) angles {=}",
    "{the}(?:corresponding|alternate|alternate interior|alternate exterior) angles (?:between|at|of|formed by|on) "
    "parallel(?: line)?s? ?(?:lines )?{=}",
    "{the}(?:corresponding|alternate|alternate interior) angles {=}(?: (?:as|when|if|since) .* parallel)?",
    "{the}(?:co-?interior|consecutive interior|adjacent|supplementary) angles (?:between parallel lines "
    ")?(?:are supplementary|{sum} 180°?)",
    "{the}angles on a (?:straight )?line {sum} 180°?",
    "{the}angles (?:around|about|at) a point {sum} 360°?",
    "{a}tangent(?: line)?(?: to a circle)? is perpendicular to the radius(?: (?:at|drawn to|through|to) the point of "
    "(?:contact|tangency))?",
    "{the}radius (?:drawn )?(?:to|at) the point of (?:contact|tangency) is perpendicular to the tangent",
    "{the}(?:two )?tangents?(?: segments)? (?:drawn )?(?:to a circle )?from (?:a|an|one|the same) (?:external |outside "
    "|"
    "exterior )?point(?: to a circle)?(?: outside (?:a|the) circle)? {=}(?: in length)?",
    "{the}opposite angles of {a}cyclic quadrilateral (?:are supplementary|{sum} 180°?)",
    "{the}(?:inscribed )?angles (?:on|subtended by|over|standing on|in) (?:the same|an|one|equal)(?: arcs?| chords?| "
    "segment| circles?)*(?: of a circle)? {=}",
    "{an}inscribed angle is (?:half|one half)(?: of)? (?:the|its) (?:central angle|intercepted arc|arc)(?: on the same "
    "arc)?",
    "{the}central angle is twice the inscribed angle(?: on the same arc)?",
    "{an}angle (?:inscribed )?in a semi-?circle is (?:a )?(?:right(?: angle)?|90°?)",
    "{an}(?:inscribed )?angle (?:subtended by|on|over) {a}diameter is (?:a )?(?:right(?: angle)?|90°?)",
    "{the}(?:perpendicular|line) (?:from|through) the cent(?:re|er)(?: of a circle)?(?: perpendicular)?(?: to a "
    "chord)? "
    "bisects (?:the|a|that) chord",
    "{the}perpendicular bisector of {a}chord passes through the cent(?:re|er)(?: of the circle)?",
    "equal chords(?: of a circle)? (?:are equidistant from|have equal distances from|subtend equal angles at) the "
    "cent(?:re|er)",
    "{the}(?:chord-tangent|tangent-chord) angle (?:equals|is equal to) the (?:inscribed )?angle (?:in|on) the "
    "(?:alternate|opposite) (?:segment|arc)",
    "{the}opposite (?:sides|angles)(?: (?:and angles))? of {a}(?:parallelogram|rectangle|rhombus|square) {=}",
    "{the}opposite sides of {a}parallelogram are parallel",
    "{the}diagonals of {a}(?:parallelogram|rectangle|rhombus|square) bisect (?:each other|one another)",
    "{the}diagonals of {a}(?:rectangle|square|isosceles trapezoid|isosceles trapezium) {=}(?: in length)?",
    "{the}diagonals of {a}(?:rhombus|square|kite) are perpendicular(?: to each other)?",
    "{the}sides of {a}(?:rhombus|square) {=}",
    "{the}angles of {a}(?:rectangle|square) are (?:all )?right(?: angles)?",
    "{the}base angles of {an}isosceles (?:trapezoid|trapezium) {=}",
    "{the}median to the hypotenuse(?: of {a}right(?:-angled)? triangle)? is half (?:of )?(?:the|its) hypotenuse",
    "{the}(?:midline|midsegment|mid-segment)(?: of {a}triangle)? is (?:parallel to|half|half of|half as long as) "
    "(?:the|its) (?:third side|base|opposite side)(?: and half (?:of it|as long|its length))?",
    "{the}medians of {a}triangle (?:meet at|intersect at|meet in|concur at) (?:the|its) centroid",
    "{the}centroid divides (?:each|every|the|a) medians? in (?:the )?ratio 2 ?(?::|∶) ?1",
    "{the}(?:medians|altitudes|angle bisectors|perpendicular bisectors)(?: of {a}triangle)? (?:are concurrent|meet at "
    "(?:a|one) point)",
    "{the}points? on {the}perpendicular bisector(?: of a segment)? (?:is|are) equidistant from (?:its|the) (?:ends|"
    "endpoints)",
    "{the}points? on {the}(?:angle )?bisector(?: of an angle)? (?:is|are) equidistant from (?:its|the) (?:sides|arms)",
    "(?:similar triangles have|{the}sides of similar triangles are) proportional(?: sides)?",
    "{the}corresponding (?:sides|parts|angles) of congruent (?:triangles|figures) {=}",
    "{the}corresponding sides of similar triangles are proportional",
    "{the}corresponding angles of similar triangles {=}",
    "{the}areas? of similar (?:triangles|figures) (?:are|is) (?:in the ratio of|proportional to) the squares of "
    "(?:corresponding|the|their) sides",
    "{the}areas? of {a}triangle is half (?:of )?(?:the product of )?(?:its )?base (?:times|and|by) (?:its )?height",
    "all radii(?: of a circle| of the same circle)? {=}",
    "{the}radii (?:of a circle|of the same circle) {=}",
    "{the}square (?:of|on|over) the hypotenuse (?:equals|is equal to|is) the sum of the squares (?:of|on|over) the "
    "(?:two "
    ")?(?:legs|other sides|other two sides)",
};

struct Short {
    std::string_view name, pattern;
};
constexpr std::array shorts{
    Short{"{the}", "(?:the |any |all |two |a |an |each |every )*"}, Short{"{an}", "(?:an? |the |any |every |each )?"},
    Short{"{a}", "(?:an? |the |any |every |each )?"},
    Short{"{=}", "(?:are|is|have) (?:all |always )?(?:equal|congruent|the same|of equal length)(?: to each other)?"},
    Short{"{sum}", "(?:adds? up to|sums? (?:up )?to|have (?:the|a) sum(?: of)?)"}};

std::vector<std::regex> theorem_forms() {
    std::vector<std::regex> out;
    for (std::string form : theorems) {
        for (const Short& one : shorts)
            for (std::size_t at = form.find(one.name); at != std::string::npos; at = form.find(one.name, at))
                form.replace(at, one.name.size(), one.pattern);
        out.emplace_back(form);
    }
    return out;
}

} // namespace

bool cites_a_theorem(const std::string& clause) {
    static const auto forms = theorem_forms();
    constexpr std::size_t longest = 300; // bytes; forms are matched by recursion
    const std::string text = lower_case(clause);
    return text.size() < longest &&
           std::ranges::any_of(forms, [&](const std::regex& form) { return std::regex_match(text, form); });
}

} // namespace porism::workflow
