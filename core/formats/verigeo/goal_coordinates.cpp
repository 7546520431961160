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

/// In bytes; the forms are matched by recursion.
constexpr std::size_t longest_asked = 200;

Axes axes_of(std::string_view name) {
    const bool is_x = name == "X" || name == "x";
    return is_x ? Axes{&Gaussian::x, &Gaussian::y} : Axes{&Gaussian::y, &Gaussian::x};
}

/// Empty where it is no such question.
std::optional<std::string> asked(const std::string& goal, const Rationals& places) {
    static const std::regex form(
        "\\s*((?:[Ff]ind|[Cc]ompute|[Cc]alculate|[Dd]etermine|[Ww]hat is) )(?:the )?(?:value of )?"
        "(?:([XY])\\(([A-Z][0-9']*(?:_[0-9]+)?)\\)|([xy])-coordinate of (?:the )?(?:point )?([A-Z][0-9']*))[.?]?\\s*");
    std::smatch match;
    if (!std::regex_match(goal, match, form)) return std::nullopt;
    const std::string axis = match[2].str() + match[4].str(), point = match[3].str() + match[5].str();
    if (places.contains(point)) return goal;
    const auto amount = by_places(point, axes_of(axis), places);
    return amount ? match[1].str() + *amount : goal;
}

/// "X(D) - X(A) = 5 and Y(D) - Y(A) = 3" for what says so of a vector or of a place.
std::string by_coordinates(const std::string& claim) {
    const std::string point = "([A-Z][0-9']*(?:_[0-9]+)?)", pair = "\\(([^(),]{1,30}),([^(),]{1,30})\\)";
    static const std::regex vector("[Vv]ec(?:tor)?\\(" + point + ", ?" + point + "\\) ?==? ?(?:[Vv]ec(?:tor)?)?" +
                                   pair),
        place("(?:[Pp]oint )?" + point + "(?: ?==? ?| is (?:at )?| lies at | has (?:the )?coordinates )" +
              "(?:[Vv]ec(?:tor)?)?" + pair);
    std::smatch match;
    if (std::regex_match(claim, match, vector))
        return fmt::format("X({0}) - X({1}) = {2} and Y({0}) - Y({1}) = {3}", match[2].str(), match[1].str(),
                           match[3].str(), match[4].str());
    if (std::regex_match(claim, match, place))
        return fmt::format("X({0}) = {1} and Y({0}) = {2}", match[1].str(), match[2].str(), match[3].str());
    return claim;
}

/// A number where the point has a given place.
std::optional<std::string> coordinate(const std::string& axis, const std::string& point, const Rationals& places) {
    const auto found = places.find(point);
    if (found != places.end()) return "(" + text_of(found->second.*axes_of(axis).asked) + ")";
    return by_places(point, axes_of(axis), places);
}

/// Each coordinate of a claim by distances; empty where it speaks of none, or only of given ones.
std::optional<std::string> claimed(const std::string& goal, const Rationals& places) {
    static const std::regex form("\\s*((?:[Pp]rove|[Ss]how) (?:that )?)(.*[^.\\s])\\.?\\s*"),
        one("\\b([XY])\\(([A-Z][0-9']*(?:_[0-9]+)?)\\)");
    std::smatch match;
    if (!std::regex_match(goal, match, form)) return std::nullopt;
    const std::string claim = by_coordinates(match[2].str());
    std::string out = match[1].str();
    auto from = claim.begin();
    bool says_more = false;
    for (std::sregex_iterator at(claim.begin(), claim.end(), one), none; at != none; ++at) {
        const std::string point = (*at)[2].str();
        const auto amount = coordinate((*at)[1].str(), point, places);
        if (!amount) return std::nullopt;
        says_more = says_more || !places.contains(point);
        out.append(from, (*at)[0].first).append(*amount);
        from = (*at)[0].second;
    }
    return says_more ? std::optional(out.append(from, claim.end())) : std::nullopt;
}

} // namespace

std::string coordinates_by_distances(std::string_view goal, const Rationals& places) {
    std::string text(goal);
    if (text.size() > longest_asked) return text;
    if (auto question = asked(text, places)) return *std::move(question);
    return claimed(text, places).value_or(text);
}

} // namespace porism::verigeo
