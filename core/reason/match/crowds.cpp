#include "reason/match/crowds.h"

#include <array>
#include <string_view>

namespace porism::reason {
namespace {

constexpr std::array<std::string_view, 4> carried{"four_radii", "radius_of_fourth_point", "centre_of_two_chords",
                                                  "inscribed_angle_converse"};
constexpr std::array<std::string_view, 2> of_six{"equal_inscribed_angles", "equal_inscribed_angles_converse"};

bool on_one_circle(const Figure& picture, const Incidence::Set& points) {
    const Pt a = points[0], b = points[1];
    const auto angle = [&](Pt p) { return picture.direction(p, a) - picture.direction(p, b); };
    return std::ranges::all_of(std::span(points).subspan(3), [&](Pt p) {
        return std::abs(turn_distance(angle(p) - angle(points[2]))) <= seen_equal;
    });
}

bool at_one_distance(const Figure& picture, Pt centre, const Incidence::Set& points) {
    return std::ranges::all_of(points, [&](Pt p) {
        return std::abs(picture.log_length(centre, p) - picture.log_length(centre, points[0])) <= seen_equal;
    });
}

} // namespace

std::vector<Crowd> crowds(std::span<const Figure> pictures, const Incidence& incidence) {
    std::vector<Crowd> out;
    for (std::size_t i = 0; i < incidence.circles().size(); ++i) {
        const Incidence::Set& points = incidence.circles()[i];
        const auto everywhere = [&](const auto& shows) { return std::ranges::all_of(pictures, shows); };
        if (points.size() < least_crowd || !everywhere([&](const Figure& p) { return on_one_circle(p, points); }))
            continue;
        Crowd& crowd = out.emplace_back(Crowd{points, {}, i});
        for (Pt centre = 0; centre < pictures.front().size(); ++centre)
            if (everywhere([&](const Figure& p) { return at_one_distance(p, centre, points); }))
                crowd.centres.push_back(centre);
    }
    return out;
}

bool is_spared_in_crowds(const proof::Rule& rule) {
    return std::ranges::find(carried, rule.name) != carried.end() ||
           std::ranges::find(of_six, rule.name) != of_six.end();
}

} // namespace porism::reason
