#include "formats/verigeo/goal_words.h"

#include "base/text.h"
#include "formats/verigeo/expressions.h"
#include "formats/verigeo/names.h"
#include "formats/verigeo/plain_sides.h"
#include "formats/verigeo/spelling.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace porism::verigeo {
namespace {

constexpr std::string_view angle_sign = "∠", bar = "|";

bool take(std::string_view& text, std::span<const std::string_view> beginnings) {
    const std::string small = lower_case(text);
    for (const std::string_view beginning : beginnings) {
        if (!std::string_view(small).starts_with(beginning)) continue;
        text = trim(text.substr(beginning.size()));
        return true;
    }
    return false;
}

/// "A and B" behind "the distance between" or "of", "A to B" behind "from".
std::optional<std::vector<std::string>> distance_of_points(std::string_view text) {
    if (!take_beginning(text, {"the distance ", "distance "}) || !take_beginning(text, {"between ", "from ", "of "}))
        return std::nullopt;
    for (const std::string_view joining : {" and ", " to ", " from "}) {
        const std::size_t at = text.find(joining);
        if (at == std::string_view::npos) continue;
        auto one = names_in(trim(text.substr(0, at)));
        const auto other = names_in(trim(text.substr(at + joining.size())));
        if (one.size() == 1 && other.size() == 1) return std::vector{one[0], other[0]};
    }
    return std::nullopt;
}

/// "AB", "|AB|", "length of AB", "the distance from A to B".
std::optional<std::vector<std::string>> length_in(std::string_view text) {
    take_beginning(text, {"the length of ", "length of "});
    take_beginning(text, {"the "});
    take_beginning(text,
                   {"segment ", "side ", "diagonal ", "chord ", "leg ", "base ", "edge ", "hypotenuse ", "altitude ",
                    "height ", "median ", "bisector ", "radius ", "diameter ", "tangent ", "line segment "});
    if (auto ends = distance_of_points(text)) return ends;
    if (text.size() > 2 && text.starts_with(bar) && text.ends_with(bar)) text = text.substr(1, text.size() - 2);
    return names_behind(text, 2, {"SEG_", ""});
}

std::optional<std::vector<std::string>> angle_in(std::string_view text) {
    take_beginning(text, {"the measure of ", "measure of "});
    return names_behind(text, 3, {"ANG_", angle_sign, "∠ ", "\\angle ", "angle "});
}

struct OfPolygon {
    std::string_view quantity;
    std::array<std::string_view, 2> words;
};
constexpr std::array of_polygons = {OfPolygon{"area", {"the area of ", "area of "}},
                                    OfPolygon{"perimeter", {"the perimeter of ", "perimeter of "}}};

/// "the area of triangle ABC", as a quantity.
std::optional<std::string> of_polygon_in(std::string_view text) {
    for (const OfPolygon& one : of_polygons) {
        if (!take(text, one.words)) continue;
        take_beginning(text, {"the "});
        take_beginning(text, {"triangle ", "△", "\\triangle ", "quadrilateral ", "parallelogram ", "rectangle ",
                              "square ", "rhombus ", "trapezoid ", "trapezium ", "kite ", "tri_"});
        const auto names = names_in(text);
        if (names.size() >= 3) return fmt::format("{}({})", one.quantity, join(names, ","));
    }
    return std::nullopt;
}

/// "sin ∠ABC", "cos(∠ABC)", as a quantity.
std::optional<std::string> function_in(std::string_view text) {
    using Function = std::pair<std::string_view, std::string_view>;
    for (const auto& [word, quantity] :
         {Function{"sin", "sine"}, Function{"cos", "cosine"}, Function{"tan", "tangent"}}) {
        std::string_view rest = text;
        if (!take_beginning(rest, {word})) continue;
        if (rest.starts_with('(') && rest.ends_with(')')) rest = trim(rest.substr(1, rest.size() - 2));
        if (const auto angle = angle_in(rest)) return fmt::format("{}({})", quantity, join(*angle, ","));
    }
    return std::nullopt;
}

using EndNames = std::vector<std::string>;

/// "AB/CD", "AB:CD", "the ratio of AB to CD": of what may stand on both sides.
template<class Side>
std::optional<std::pair<Side, Side>> ratio_of(std::optional<Side> (*read)(std::string_view), std::string_view text) {
    take_beginning(text, {"the ratio of ", "ratio of ", "the ratio ", "ratio "});
    for (const std::string_view sign : {"/", ":", "∶", " to "}) {
        const std::size_t at = text.find(sign);
        if (at == std::string_view::npos) continue;
        auto above = read(trim(text.substr(0, at))), below = read(trim(text.substr(at + sign.size())));
        if (above && below) return std::pair{*std::move(above), *std::move(below)};
    }
    return std::nullopt;
}

std::optional<std::pair<EndNames, EndNames>> ratio_in(std::string_view text) {
    return ratio_of(&length_in, text);
}

/// "AB", "the area of triangle ABC", "AB + Length(C,D)", as a sum of quantities.
std::optional<std::string> amount_in(std::string_view text) {
    if (const auto ends = length_in(text)) return fmt::format("length({})", join(*ends, ","));
    if (auto measure = of_polygon_in(text)) return measure;
    return relation_text(text);
}

/// Between two lines, or two amounts where it compares these.
struct Sign {
    std::string_view text, predicate, comparison;
};
constexpr std::array signs = {Sign{" is perpendicular to ", "perp", ""},
                              Sign{" is parallel to ", "para", ""},
                              Sign{"⊥", "perp", ""},
                              Sign{"⟂", "perp", ""},
                              Sign{"∥", "para", ""},
                              Sign{"<=", "", "<="},
                              Sign{">=", "", ">="},
                              Sign{"≤", "", "<="},
                              Sign{"≥", "", ">="},
                              Sign{"!=", "", "!="},
                              Sign{"≠", "", "!="},
                              Sign{"<", "", "<"},
                              Sign{">", "", ">"},
                              Sign{"=", "cong", "="}};

/// "AB/CD = EF/GH" in the words of a statement.
std::optional<std::string> proportion_in(std::string_view left, std::string_view right) {
    const auto first = ratio_in(left), second = ratio_in(right);
    if (!first || !second) return std::nullopt;
    return fmt::format("eqratio {} {} {} {}", join(first->first, " "), join(first->second, " "),
                       join(second->first, " "), join(second->second, " "));
}

/// "the distance from O to AB", "the altitude from A to BC", as twice an area over a length.
std::optional<Quotient> distance_in(std::string_view text) {
    if (!take_beginning(text, {"the distance from ", "distance from ", "the distance of ", "distance of ",
                               "the length of the altitude from ", "the altitude from ", "length of the altitude from ",
                               "the height from "}))
        return std::nullopt;
    take_beginning(text, {"the point ", "point "});
    for (const std::string_view joining : {" to ", " from "}) {
        const std::size_t at = text.find(joining);
        if (at == std::string_view::npos) continue;
        std::string_view line = trim(text.substr(at + joining.size()));
        take_beginning(
            line, {"the line ", "line ", "the side ", "side ", "the segment ", "segment ", "the chord ", "chord "});
        const auto point = names_in(trim(text.substr(0, at))), ends = names_in(line);
        if (point.size() == 1 && ends.size() == 2)
            return std::pair{fmt::format("length({})", join(ends, ",")),
                             fmt::format("2*area({},{})", point[0], join(ends, ","))};
    }
    return std::nullopt;
}

/// "the inradius of ABC" as twice the area over the perimeter, "the circumradius" as the product of the sides over four
/// times the area.
std::optional<Quotient> triangle_radius_in(std::string_view text) {
    const bool inner = take_beginning(text, {"the inradius of ", "inradius of ", "the radius of the incircle of ",
                                             "the radius of the inscribed circle of "});
    if (!inner &&
        !take_beginning(text, {"the circumradius of ", "circumradius of ", "the radius of the circumcircle of ",
                               "the radius of the circumscribed circle of "}))
        return std::nullopt;
    take_beginning(text, {"the triangle ", "triangle ", "△", "tri_"});
    const auto corners = names_in(text);
    if (corners.size() != 3) return std::nullopt;
    const std::string area = fmt::format("area({})", join(corners, ","));
    if (inner) return std::pair{fmt::format("perimeter({})", join(corners, ",")), "2*" + area};
    const auto &a = corners[0], &b = corners[1], &c = corners[2];
    return std::pair{"4*" + area, fmt::format("length({0},{1})*length({1},{2})*length({2},{0})", a, b, c)};
}

} // namespace

bool take_beginning(std::string_view& text, std::initializer_list<std::string_view> beginnings) {
    return take(text, std::span(beginnings.begin(), beginnings.size()));
}

std::optional<std::string> question_in(std::string_view text) {
    if (const auto ends = length_in(text)) return "lcompute " + join(*ends, " ");
    if (const auto angle = angle_in(text)) return fmt::format("compute angle({})", join(*angle, ","));
    if (const auto measure = of_polygon_in(text)) return "compute " + *measure;
    if (const auto value = function_in(text)) return "compute " + *value;
    if (const auto ratio = ratio_in(text))
        return fmt::format("rcompute {} {}", join(ratio->first, " "), join(ratio->second, " "));
    if (const auto quantity = relation_text(text)) return "compute " + *quantity;
    return std::nullopt;
}

std::optional<std::string> statement_in(std::string_view text) {
    for (const Sign& sign : signs) {
        const std::size_t at = text.find(sign.text);
        if (at == std::string_view::npos) continue;
        const std::string_view left = trim(text.substr(0, at)), right = trim(text.substr(at + sign.text.size()));
        const auto a = length_in(left), b = length_in(right);
        if (a && b && !sign.predicate.empty())
            return fmt::format("{} {} {}", sign.predicate, join(*a, " "), join(*b, " "));
        if (sign.comparison.empty()) return std::nullopt;
        if (sign.comparison == "=")
            if (auto proportion = proportion_in(left, right)) return proportion;
        const auto measure = [](const auto& ends, std::string_view side) {
            return ends ? fmt::format("length({})", join(*ends, ",")) : std::string(side);
        };
        const auto [one, other] = in_plain_degrees(measure(a, left), measure(b, right));
        const auto sides = plain_sides(one, sign.comparison, other);
        if (!sides) return std::nullopt;
        return fmt::format("{} {} {}", sides->first, sign.comparison, sides->second);
    }
    return std::nullopt;
}

std::optional<Quotient> quotient_in(std::string_view text) {
    if (auto distance = distance_in(text)) return distance;
    return triangle_radius_in(text);
}

std::optional<Quotient> ratio_of_amounts_in(std::string_view text) {
    auto ratio = ratio_of(&amount_in, text);
    return ratio ? std::optional(Quotient{'(' + ratio->second + ')', std::move(ratio->first)}) : std::nullopt;
}

std::string with_whole_angles(std::string_view text, std::span<const std::string> names) {
    std::string_view rest = text, function;
    for (const std::string_view word : {"sin", "cos", "tan"})
        if (rest.starts_with(word)) function = word;
    rest = trim(rest.substr(function.size()));
    if (rest.size() > 2 && rest.starts_with('(') && rest.ends_with(')')) rest = rest.substr(1, rest.size() - 2);
    const bool angle = take_beginning(rest, {angle_sign, "angle "});
    const auto vertex = std::ranges::find(names, rest);
    if (names.size() != 3 || vertex == names.end() || (function.empty() && !angle)) return std::string(text);
    const auto at = static_cast<std::size_t>(vertex - names.begin());
    return fmt::format("{} {}{}{}{}", function, angle_sign, names[(at + 1) % 3], *vertex, names[(at + 2) % 3]);
}

} // namespace porism::verigeo
