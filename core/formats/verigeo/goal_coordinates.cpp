#include "formats/verigeo/goal_coordinates.h"

#include "numbers/scalar.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <regex>
#include <vector>

namespace porism::verigeo {
namespace {

using numbers::Rational;
using Placed = Rationals::value_type;

std::string text_of(const Rational& value) {
    return numbers::Scalar(value).text();
}

/// The coordinate that is asked for, and the other one.
struct Axes {
    Rational Gaussian::*asked;
    Rational Gaussian::*other;
};

/// 2 (q - p) x is CP^2 - CQ^2 + q^2 - p^2 where both are as high.
std::optional<std::string> by_two(const std::string& point, Axes axes, const Placed& one, const Placed& another) {
    const bool ascending = one.second.*axes.asked < another.second.*axes.asked;
    const auto& [from, first] = ascending ? one : another;
    const auto& [to, last] = ascending ? another : one;
    const Rational &p = first.*axes.asked, &q = last.*axes.asked;
    if (p == q || first.*axes.other != last.*axes.other) return std::nullopt;
    return fmt::format("(Length({0},{1})^2 - Length({0},{2})^2 + ({3}))/({4})", point, from, to,
                       text_of(Rational(q * q - p * p)), text_of(Rational(2 * (q - p))));
}

/// Numbers u, v and w with the sum 0 and uP + vQ + wR = (1, 0): 2x is uP^2 + vQ^2 + wR^2 - u CP^2 - v CQ^2 - w CR^2.
std::optional<std::string> by_three(const std::string& point, Axes axes, const Placed& p, const Placed& q,
                                    const Placed& r) {
    const auto x = [&](const Placed& of) -> Rational { return of.second.*axes.asked - r.second.*axes.asked; };
    const auto y = [&](const Placed& of) -> Rational { return of.second.*axes.other - r.second.*axes.other; };
    const Rational area = x(p) * y(q) - x(q) * y(p);
    if (area == 0) return std::nullopt;
    const Rational u = y(q) / area, v = -y(p) / area, w = -u - v;
    const auto square = [](const Placed& of) -> Rational {
        return of.second.x * of.second.x + of.second.y * of.second.y;
    };
    return fmt::format("(({}) - ({})*Length({},{})^2 - ({})*Length({},{})^2 - ({})*Length({},{})^2)/2",
                       text_of(Rational(u * square(p) + v * square(q) + w * square(r))), text_of(u), point, p.first,
                       text_of(v), point, q.first, text_of(w), point, r.first);
}

std::optional<std::string> by_places(const std::string& point, Axes axes, const Rationals& places) {
    for (auto p = places.begin(); p != places.end(); ++p)
        for (auto q = std::next(p); q != places.end(); ++q)
            if (auto found = by_two(point, axes, *p, *q)) return found;
    const auto apart =
        std::ranges::find_if(places, [&](const Placed& one) { return !(one.second == places.begin()->second); });
    if (apart == places.end()) return std::nullopt;
    for (const Placed& third : places)
        if (auto found = by_three(point, axes, *places.begin(), *apart, third)) return found;
    return std::nullopt;
}

} // namespace

std::string coordinate_by_distances(std::string_view goal, const Rationals& places) {
    static const std::regex form(
        "\\s*((?:[Ff]ind|[Cc]ompute|[Cc]alculate|[Dd]etermine|[Ww]hat is) )(?:the )?(?:value of )?"
        "(?:([XY])\\(([A-Z][0-9']*(?:_[0-9]+)?)\\)|([xy])-coordinate of (?:the )?(?:point )?([A-Z][0-9']*))[.?]?\\s*");
    constexpr std::size_t longest = 200; // bytes; the form is matched by recursion
    std::string text(goal);
    std::smatch match;
    if (text.size() > longest || !std::regex_match(text, match, form)) return text;
    const std::string axis = match[2].str() + match[4].str(), point = match[3].str() + match[5].str();
    if (places.contains(point)) return text;
    const bool is_x = axis == "X" || axis == "x";
    const Axes axes = is_x ? Axes{&Gaussian::x, &Gaussian::y} : Axes{&Gaussian::y, &Gaussian::x};
    const auto amount = by_places(point, axes, places);
    return amount ? match[1].str() + *amount : text;
}

} // namespace porism::verigeo
