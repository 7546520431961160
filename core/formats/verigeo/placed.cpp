#include "formats/verigeo/placed.h"

#include "scene/places.h"

#include <algorithm>
#include <fmt/format.h>

namespace porism::verigeo {
namespace {

using scene::GivenPlace;

const std::string& name_of(const GivenPlace& place, std::span<const std::string> names) {
    return names[place.point.index()];
}

/// Two of them where the place is on their line, else three that are on none.
std::vector<GivenPlace> enough_for(const GivenPlace& place, const std::vector<GivenPlace>& given) {
    for (std::size_t j = 1; j < given.size(); ++j) {
        if (same(given[0], given[j])) continue;
        if (on_one_line(given[0], given[j], place)) return {given[0], given[j]};
        for (std::size_t k = j + 1; k < given.size(); ++k)
            if (!on_one_line(given[0], given[j], given[k])) return {given[0], given[j], given[k]};
    }
    return {};
}

} // namespace

std::vector<std::string> standing_at(const std::string& point, const numbers::Scalar& x, const numbers::Scalar& y,
                                     const scene::Scene& scene, std::span<const std::string> names) {
    const auto px = numbers::as_rational(x), py = numbers::as_rational(y);
    if (!px || !py) return {};
    const GivenPlace place{PointId{}, *px, *py};
    std::vector<std::string> out;
    const auto given = scene::given_places(scene, scene.actions().size());
    if (std::ranges::any_of(given, [&](const GivenPlace& one) { return name_of(one, names) == point; })) return {};
    for (const GivenPlace& from : enough_for(place, given)) {
        if (same(from, place)) return {};
        out.push_back(fmt::format("length({},{})^2 = {}", name_of(from, names), point,
                                  numbers::Scalar(squared_distance(from, place)).text()));
    }
    return out;
}

} // namespace porism::verigeo
