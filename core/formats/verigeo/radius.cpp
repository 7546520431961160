#include "formats/verigeo/radius.h"

#include "scene/catalogue.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <regex>
#include <utility>
#include <vector>

namespace porism::verigeo {
namespace {

/// A circle: its centre and a point on it.
struct Radius {
    PointId centre, end;
};

std::vector<Radius> constructed(const scene::Scene& scene) {
    std::vector<Radius> out;
    for (const scene::Action& action : scene.actions())
        for (const scene::Use& use : action.uses)
            if (scene::construction(use.construction).name == "on_circle")
                out.push_back({use.points[0], use.points[1]});
    return out;
}

/// Of circles whose radius is a number: a point on one is placed by it.
std::vector<Radius> by_number(const scene::Scene& scene) {
    std::vector<Radius> out;
    for (const scene::Action& action : scene.actions())
        for (const scene::Use& use : action.uses)
            if (scene::construction(use.construction).name == "lconst")
                out.push_back({use.points[0], action.outputs[0]});
    return out;
}

std::vector<Radius> stated(const scene::Scene& scene) {
    std::vector<Radius> out;
    for (const scene::Action& action : scene.actions()) {
        if (!action.states || action.states->predicate() != facts::Predicate::cong) continue;
        const auto ends = action.states->points();
        for (const std::size_t a : {0U, 1U})
            for (const std::size_t b : {2U, 3U})
                if (ends[a] == ends[b]) out.push_back({ends[a], ends[1 - a]});
    }
    return out;
}

/// A word for an amount of a circle, then perhaps which one.
struct Words {
    std::string amount, centre;
};

std::optional<Words> words_in(std::string_view text) {
    static const std::regex asked("(?:the )?(radius|diameter|area|circumference|perimeter)"
                                  "(?: of (?:the )?(?:circle|⊙)(?: with cent(?:re|er))? ?([A-Z][0-9']*)?)?");
    std::match_results<std::string_view::const_iterator> match;
    if (!std::regex_match(text.begin(), text.end(), match, asked)) return std::nullopt;
    return Words{match[1].str(), match[2].str()};
}

/// The one circle that is meant.
std::optional<Radius> radius_of(const Words& words, const scene::Scene& scene, std::span<const std::string> names) {
    auto radii = constructed(scene);
    if (radii.empty()) radii = stated(scene);
    if (radii.empty()) radii = by_number(scene);
    if (!words.centre.empty())
        std::erase_if(radii, [&](const Radius& one) { return names[one.centre.index()] != words.centre; });
    if (radii.empty()) return std::nullopt;
    const Radius& first = radii.front();
    const bool one = std::ranges::all_of(radii, [&](const Radius& radius) { return radius.centre == first.centre; });
    return one ? std::optional(first) : std::nullopt;
}

} // namespace

std::optional<std::string> radius_asked(std::string_view text, const scene::Scene& scene,
                                        std::span<const std::string> names) {
    const auto words = words_in(text);
    if (!words || words->amount != "radius") return std::nullopt;
    const auto radius = radius_of(*words, scene, names);
    if (!radius) return std::nullopt;
    return fmt::format("lcompute {} {}", names[radius->centre.index()], names[radius->end.index()]);
}

std::optional<std::string> amount_of_circle(std::string_view text, const scene::Scene& scene,
                                            std::span<const std::string> names) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 4> by_radius{
        {{"diameter", "2*{0}"}, {"area", "pi*{0}^2"}, {"circumference", "2*pi*{0}"}, {"perimeter", "2*pi*{0}"}}};
    const auto words = words_in(text);
    const auto row = words ? std::ranges::find(by_radius, words->amount, [](const auto& one) { return one.first; })
                           : by_radius.end();
    const auto radius = row == by_radius.end() ? std::nullopt : radius_of(*words, scene, names);
    if (!radius) return std::nullopt;
    const std::string length = fmt::format("length({},{})", names[radius->centre.index()], names[radius->end.index()]);
    return fmt::format(fmt::runtime(row->second), length);
}

} // namespace porism::verigeo
