#include "formats/geodsl/near.h"

#include "geometry/vector.h"

#include <array>
#include <string_view>
#include <utility>

namespace porism::geodsl {
namespace {

using Letters = std::map<char, PointId>;
using geometry::dot;
using Spot = geometry::Point<double>;

constexpr std::array<std::string_view, 2> common_points = {"on_line X A B & on_circle X O P",
                                                           "on_circle X O P & on_line X A B"};
constexpr std::string_view with_foot = "on_line X A B & on_circle X O P; foot M O A B; acute_angle A M X";
constexpr std::string_view about_line_point = "on_line X A B & on_circle X O P; acute_angle A O X";
constexpr std::string_view about_near_point = "on_line X A B & on_circle X O P; acute_angle X A B";

/// Of the line AB.
Spot foot_of(const Spot& o, const Spot& a, const Spot& b) {
    const Spot along = b - a;
    const double part = dot(o - a, along) / dot(along, along);
    return {a.x + part * along.x, a.y + part * along.y};
}

bool is_on_line(const Spot& o, const Spot& a, const Spot& b) {
    constexpr double close = 1e-9;
    const Spot away = o - foot_of(o, a, b), along = b - a;
    return dot(away, away) <= close * dot(along, along);
}

} // namespace

std::optional<Spelled> near_point(const scene::Action& action, facts::Points<double> picture) {
    std::optional<Letters> letters;
    for (const std::string_view words : common_points)
        if (!letters) letters = letters_of(words, action);
    if (!letters) return std::nullopt;
    const auto at = [&](char letter) { return picture[letters->at(letter).index()]; };
    const Spot foot = foot_of(at('O'), at('A'), at('B'));
    const auto is_beside = [&](char end) { return dot(at('X') - foot, at(end) - foot) > 0; };
    if (!is_beside('A')) std::swap(letters->at('A'), letters->at('B'));
    const bool about_end = letters->at('A') == letters->at('O');
    if (about_end && dot(at('X') - at('A'), at('B') - at('A')) > 0) return Spelled{about_near_point, *letters};
    if (about_end || !is_beside('A')) return std::nullopt;
    return Spelled{is_on_line(at('O'), at('A'), at('B')) ? about_line_point : with_foot, *letters};
}

} // namespace porism::geodsl
