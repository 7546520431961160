#include "formats/verigeo/radius.h"

#include "scene/catalogue.h"

#include <algorithm>
#include <fmt/format.h>
#include <regex>
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

} // namespace

std::optional<std::string> radius_asked(std::string_view text, const scene::Scene& scene,
                                        std::span<const std::string> names) {
    static const std::regex asked(
        "(?:the )?radius(?: of (?:the )?(?:circle|⊙)(?: with cent(?:re|er))? ?([A-Z][0-9']*)?)?");
    std::match_results<std::string_view::const_iterator> match;
    if (!std::regex_match(text.begin(), text.end(), match, asked)) return std::nullopt;
    auto radii = constructed(scene);
    if (radii.empty()) radii = stated(scene);
    if (match[1].matched)
        std::erase_if(radii, [&](const Radius& one) { return names[one.centre.index()] != match[1].str(); });
    if (radii.empty()) return std::nullopt;
    const Radius& first = radii.front();
    const bool one = std::ranges::all_of(radii, [&](const Radius& radius) { return radius.centre == first.centre; });
    if (!one) return std::nullopt;
    return fmt::format("lcompute {} {}", names[first.centre.index()], names[first.end.index()]);
}

} // namespace porism::verigeo
