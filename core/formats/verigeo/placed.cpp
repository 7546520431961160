#include "formats/verigeo/placed.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>

namespace porism::verigeo {
namespace {

using numbers::Rational;

struct RationalPlace {
    std::string name;
    Rational x, y;
};

std::optional<RationalPlace> rational_place(const std::string& name, const numbers::Scalar& x,
                                            const numbers::Scalar& y) {
    const auto px = numbers::as_rational(x), py = numbers::as_rational(y);
    return px && py ? std::optional(RationalPlace{name, *px, *py}) : std::nullopt;
}

std::vector<RationalPlace> given_places(const scene::Scene& scene, std::span<const std::string> names) {
    std::vector<RationalPlace> out;
    for (const scene::Action& action : scene.actions())
        for (std::size_t i = 0; i < action.at.size(); ++i)
            if (action.at[i] && action.at[i]->given)
                if (auto one = rational_place(names[action.outputs[i].index()], action.at[i]->x, action.at[i]->y))
                    out.push_back(*std::move(one));
    return out;
}

bool on_one_line(const RationalPlace& a, const RationalPlace& b, const RationalPlace& c) {
    return (b.x - a.x) * (c.y - a.y) == (b.y - a.y) * (c.x - a.x);
}
bool same(const RationalPlace& a, const RationalPlace& b) {
    return a.x == b.x && a.y == b.y;
}

/// Two of them where the place is on their line, else three that are on none.
std::vector<RationalPlace> enough_for(const RationalPlace& place, const std::vector<RationalPlace>& given) {
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
    const auto place = rational_place(point, x, y);
    if (!place) return {};
    std::vector<std::string> out;
    const auto given = given_places(scene, names);
    if (std::ranges::find(given, point, &RationalPlace::name) != given.end()) return {};
    for (const RationalPlace& from : enough_for(*place, given)) {
        if (same(from, *place)) return {};
        const Rational dx = place->x - from.x, dy = place->y - from.y;
        out.push_back(
            fmt::format("length({},{})^2 = {}", from.name, point, numbers::Scalar(Rational(dx * dx + dy * dy)).text()));
    }
    return out;
}

} // namespace porism::verigeo
