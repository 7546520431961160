#include "workflow/verify/text/sides.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <utility>
#include <vector>

namespace porism::workflow {
namespace {

/// Of the numbers that are the parts of the match from the first on, the lengths of these sides: each the nearest in
/// size, however they are ordered in the text.
std::string in_size(const ShapeFound& found, std::vector<std::size_t> sides) {
    std::vector<std::pair<double, std::string>> numbers;
    for (std::size_t i = 1; i <= sides.size(); ++i) {
        const std::string text = found.match[i].str();
        double value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error != std::errc() || end != text.data() + text.size()) return {};
        numbers.emplace_back(value, text);
    }
    std::ranges::sort(numbers);
    std::ranges::sort(sides, {}, [&](std::size_t side) { return found.length(side); });
    std::vector<std::string> out;
    for (std::size_t i = 0; i < sides.size(); ++i) out.push_back(found.side(sides[i]) + " = " + numbers[i].second);
    return join(out, " and ");
}

/// The legs of the triangle, as sides by their numbers; none where it has no right angle.
std::vector<std::size_t> legs_of(const ShapeFound& found) {
    for (std::size_t i = 0; i < 3; ++i)
        if (found.polygons.is_right(found.meant[i], found.meant[(i + 1) % 3], found.meant[(i + 2) % 3]))
            return {i, (i + 1) % 3};
    return {};
}

std::string sides(const ShapeFound& found) {
    return in_size(found, {0, 1, 2});
}
std::string legs(const ShapeFound& found) {
    const auto both = legs_of(found);
    return both.empty() ? std::string() : in_size(found, both);
}
std::string equal_sides(const ShapeFound& found) {
    return of_each([&](std::size_t i) { return found.side(i) + " = " + found.match[1].str(); });
}
std::string equal_angles(const ShapeFound& found) {
    return of_each([&](std::size_t i) { return found.angle(i) + " = " + found.match[1].str(); });
}
/// "square ABCD with side 4": behind what it is called.
std::string with_side(const ShapeFound& found) {
    return found.match[1].str() + " with " + found.side(0) + " = " + found.match[2].str();
}
std::string side_of(const ShapeFound& found) {
    return found.side(0) + " = " + found.match[found.match.size() - 1].str();
}
std::string equal_legs(const ShapeFound& found) {
    std::vector<std::string> out;
    for (const std::size_t leg : legs_of(found)) out.push_back(found.side(leg) + " = " + found.match[1].str());
    return join(out, " and ");
}
std::string sum_of_legs(const ShapeFound& found) {
    const auto both = legs_of(found);
    return both.empty() ? std::string()
                        : found.side(both[0]) + " + " + found.side(both[1]) + " = " + found.match[1].str();
}
/// Of either leg to the other, for a text does not say which is which.
std::string ratio_of_legs(const ShapeFound& found) {
    const auto both = legs_of(found);
    if (both.empty()) return {};
    const std::string a = found.side(both[0]), b = found.side(both[1]), p = found.match[1].str(),
                      q = found.match[2].str();
    return fmt::format("({0}*{2} - {1}*{3})*({0}*{3} - {1}*{2}) = 0", a, b, q, p);
}

/// The only line from a corner to a point of the other side that is such a one in the picture; empty where there are
/// several, or none.
template<class Is>
Polygon only_cevian(const ShapeFound& found, Is is) {
    std::vector<Polygon> all;
    for (std::size_t corner = 0; corner < 3; ++corner)
        for (std::size_t other = 0; other < found.polygons.point_count(); ++other)
            if (!found.has(PointId(other)) &&
                is(found.meant[corner], PointId(other), found.meant[(corner + 1) % 3], found.meant[(corner + 2) % 3]))
                all.push_back({found.meant[corner], PointId(other)});
    return all.size() == 1 ? all.front() : Polygon();
}
std::string long_as(const ShapeFound& found, const Polygon& segment) {
    return segment.empty() ? std::string() : found.polygons.word(segment) + " = " + found.match[1].str();
}
std::string altitude(const ShapeFound& found) {
    return long_as(found, only_cevian(found, [&](PointId from, PointId foot, PointId b, PointId c) {
                       return found.polygons.is_right(from, foot, b) && found.polygons.is_right(from, foot, c);
                   }));
}
std::string median(const ShapeFound& found) {
    return long_as(found, only_cevian(found, [&](PointId, PointId middle, PointId b, PointId c) {
                       const double half = found.polygons.distance(b, c) / 2, near = geometry::Tolerance().equal * half;
                       return std::fabs(found.polygons.distance(b, middle) - half) <= near &&
                              std::fabs(found.polygons.distance(middle, c) - half) <= near;
                   }));
}

bool is_greatest(std::string_view word) {
    constexpr std::array<std::string_view, 4> greatest{"longest", "largest", "greatest", "longer"};
    return std::ranges::find(greatest, word) != greatest.end();
}

/// The side that is this part of the match against the others.
std::string against_others(const ShapeFound& found, std::string_view word, std::size_t part = 1) {
    const auto ends = found.points(part);
    if (!ends || ends->size() != 2 || !found.has(ends->front()) || !found.has(ends->back())) return {};
    const bool longest = is_greatest(word);
    std::vector<std::string> out;
    for (std::size_t i = 0; i < 3; ++i) {
        const Polygon side{found.meant[i], found.meant[(i + 1) % 3]};
        if (!std::ranges::is_permutation(side, *ends))
            out.push_back(found.match[part].str() + (longest ? " > " : " < ") + found.side(i));
    }
    return join(out, " and ");
}

std::string longest_or_shortest(const ShapeFound& found) {
    return against_others(found, found.match[2].str());
}
/// "The longest side is AC".
std::string longest_or_shortest_named(const ShapeFound& found) {
    return against_others(found, found.match[1].str(), 2);
}
/// "AC = 5 is the longest side": the value besides.
std::string longest_or_shortest_of(const ShapeFound& found) {
    const std::string order = against_others(found, found.match[3].str());
    return order.empty() ? order : found.match[1].str() + " = " + found.match[2].str() + " and " + order;
}

/// The side, angle or leg that a superlative means, of these by their numbers; by the picture.
template<class Size>
std::size_t meant_by_size(std::string_view word, std::vector<std::size_t> parts, Size size) {
    const auto [least, greatest] = std::ranges::minmax_element(parts, {}, size);
    return is_greatest(word) ? *greatest : *least;
}

std::string side_by_size(const ShapeFound& found) {
    const auto size = [&](std::size_t i) { return found.length(i); };
    return found.side(meant_by_size(found.match[1].str(), {0, 1, 2}, size)) + " = " + found.match[2].str();
}
std::string leg_by_size(const ShapeFound& found) {
    const auto size = [&](std::size_t i) { return found.length(i); };
    const auto both = legs_of(found);
    return both.empty() ? std::string()
                        : found.side(meant_by_size(found.match[1].str(), both, size)) + " = " + found.match[2].str();
}
std::string angle_by_size(const ShapeFound& found) {
    const auto size = [&](std::size_t i) { return found.size(i); };
    return found.angle(meant_by_size(found.match[1].str(), {0, 1, 2}, size)) + " = " + found.match[2].str();
}
std::string hypotenuse_by_size(const ShapeFound& found) {
    const auto both = legs_of(found);
    return both.empty() ? std::string() : found.side(3 - both[0] - both[1]) + " = " + found.match[1].str();
}

constexpr std::array side_rows{
    ShapeForm{"\\b({point}{point}) is the (longest|shortest|largest|smallest) side{of triangle}", longest_or_shortest,
              true},
    ShapeForm{"\\b(?:[Tt]he )?(longest|shortest|largest|smallest) side{of triangle} is ({point}{point}){name ends}",
              longest_or_shortest_named, true},
    ShapeForm{"\\b({point}{point}) = {number}{unit} is the (longest|shortest|largest|smallest) side{of triangle}",
              longest_or_shortest_of, true},
    ShapeForm{"(?:\\b[Tt]he )?\\b(longest|shortest|largest|smallest) side{of triangle}(?:{is}| = ){number}{unit}{end}",
              side_by_size, true, Corners::of_triangle, Meaning::of_problem_or_seen},
    ShapeForm{"(?:\\b[Tt]he )?\\b(longer|shorter|longest|shortest) leg{of triangle}(?:{is}| = ){number}{unit}{end}",
              leg_by_size, true, Corners::of_triangle, Meaning::of_problem_or_seen},
    ShapeForm{"(?:\\b[Tt]he )?\\b(largest|greatest|smallest) angle{of triangle}(?:{is}| = ){number}{end}",
              angle_by_size, true, Corners::of_triangle, Meaning::of_problem_or_seen},
    ShapeForm{"(?:\\b[Tt]he )?\\b[Hh]ypotenuse{of triangle}(?:{is}| = ){number}{unit}{end}", hypotenuse_by_size, true,
              Corners::of_triangle, Meaning::of_problem_or_seen},
    ShapeForm{"(?:\\b[Tt]he )?\\b[Ss]um of (?:the )?(?:two )?legs{of triangle}(?:{is}| = ){number}{unit}{end}",
              sum_of_legs, true, Corners::of_triangle, Meaning::of_problem_or_seen},
    ShapeForm{
        "\\b(?:[Bb]oth legs|[Ee]ach leg){of triangle}(?: are|{is}| =| measure| have length)? ?{number}{unit}{end}",
        equal_legs, true, Corners::of_triangle, Meaning::of_problem_or_seen},
    ShapeForm{"(?:\\b[Tt]he )?\\b(?:two )?[Ll]egs{of triangle} are in (?:the |a )?ratio (?:of )?([0-9]{1,9}) ?(?::|∶) "
              "?([0-9]{1,9}){end}",
              ratio_of_legs, true, Corners::of_triangle, Meaning::of_problem_or_seen},
    ShapeForm{"(?:\\b[Tt]he |\\b[Ii]ts )(?:two )?legs{of triangle} (?:are|measure|have lengths?) {number}{unit} and "
              "{number}{unit}{end}",
              legs, true, Corners::of_triangle, Meaning::of_problem_or_seen},
    ShapeForm{"(?:\\b[Tt]he |\\b[Ii]ts )(?:altitude|height)(?: to the hypotenuse)?{of triangle}(?:{is}| = "
              "){number}{unit}{end}",
              altitude, true, Corners::of_triangle, Meaning::of_problem_or_seen},
    ShapeForm{"(?:\\b[Tt]he |\\b[Ii]ts )median(?: to the hypotenuse)?{of triangle}(?:{is}| = ){number}{unit}{end}",
              median, true, Corners::of_triangle, Meaning::of_problem_or_seen},
    ShapeForm{"\\blegs (?:(?:of|with|measure|measuring|are|have) )?(?:lengths? )?{number}{unit} and {number}", legs,
              false, Corners::of_triangle, Meaning::of_problem_or_seen},
    ShapeForm{
        "(?:\\b[Tt]he )?\\blegs of (?:an? |the )?(?:right(?:-angled)? )?triangle(?: (?:{point}){3})?(?: with (?:a )?"
        "right angle at {point})? (?:are|measure) {number}{unit} and {number}{unit}",
        legs, true, Corners::of_triangle, Meaning::of_problem_or_seen},
    ShapeForm{"\\bsides (?:(?:of|with|measure|measuring|are|have) )?(?:lengths? )?{number}{unit}, {number}{unit},? "
              "(?:and )?{number}",
              sides, false, Corners::of_triangle, Meaning::of_problem_or_seen},
    ShapeForm{
        "\\b((?:[Ss]quare|[Rr]hombus)(?: (?:{point}){4})?) (?:of|with) (?:a )?sides? (?:lengths? )?(?:of )?(?:length "
        ")?{number}{unit}{end}",
        with_side, true, Corners::of_polygon, Meaning::of_problem_or_seen},
    ShapeForm{"^(?:[Ee]ach|[Ee]very) side{of triangle}(?:{is}| = ){number}{unit}{end}", equal_sides, true},
    ShapeForm{"^(?:[Ee]ach|[Ee]very) angle{of triangle}(?:{is}| = ){number}{end}", equal_angles, true},
    ShapeForm{"(?:\\b[Tt]he |\\b[Ee]ach |\\b[Aa]ll )?(?:the )?\\b[Ss]ides?(?: lengths?)? of (?:an? |the )?(?:[Ss]quare|"
              "[Rr]hombus|[Ee]quilateral triangle)(?: (?:{point}){3,4}{name ends})?(?:{is}| = | are | have length "
              "){number}{unit}{end}",
              side_of, true, Corners::of_polygon},
    ShapeForm{"\\b(?:[Ss]quare|[Rr]hombus|[Ee]quilateral triangle)(?: (?:{point}){3,4})? has (?:a )?sides?(?: "
              "lengths?)? (?:of )?(?:length )?{number}{unit}{end}",
              side_of, true, Corners::of_polygon},
    ShapeForm{"\\bequilateral triangle (?:(?:{point}){3} )?(?:of|with) (?:a )?sides? (?:lengths? )?(?:of )?(?:length "
              ")?{number}",
              equal_sides, false, Corners::of_triangle, Meaning::of_problem_or_seen},
};

} // namespace

std::span<const ShapeForm> side_forms() {
    return side_rows;
}

} // namespace porism::workflow
