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

/// Circles through a point, and those whose radius is a number: a point on one is placed by it.
std::vector<NamedCircle> constructed(const scene::Scene& scene) {
    std::vector<NamedCircle> out;
    for (const scene::Action& action : scene.actions())
        for (const scene::Use& use : action.uses) {
            const std::string_view name = scene::construction(use.construction).name;
            if (name == "on_circle") out.push_back({{}, use.points[0], use.points[1]});
            if (name == "lconst") out.push_back({{}, use.points[0], action.outputs[0]});
        }
    return out;
}

std::vector<NamedCircle> stated(const scene::Scene& scene) {
    std::vector<NamedCircle> out;
    for (const scene::Action& action : scene.actions()) {
        if (!action.states || action.states->predicate() != facts::Predicate::cong) continue;
        const auto ends = action.states->points();
        for (const std::size_t a : {0U, 1U})
            for (const std::size_t b : {2U, 3U})
                if (ends[a] == ends[b]) out.push_back({{}, ends[a], ends[1 - a]});
    }
    return out;
}

/// A word for an amount of a circle, then perhaps which one.
struct Words {
    std::string amount, circle;
};

std::optional<Words> words_in(std::string_view text) {
    static const std::regex asked("(?:the )?(radius|diameter|area|circumference|perimeter)"
                                  "(?: of (?:the )?(?:circle|⊙)(?: with cent(?:re|er))? ?([A-Za-z][A-Za-z0-9_']*)?)?");
    std::match_results<std::string_view::const_iterator> match;
    if (!std::regex_match(text.begin(), text.end(), match, asked)) return std::nullopt;
    return Words{match[1].str(), match[2].str()};
}

} // namespace

std::vector<NamedCircle> circles_of(const scene::Scene& scene) {
    auto out = constructed(scene);
    return out.empty() ? stated(scene) : out;
}

const NamedCircle* circle_called(std::string_view called, std::span<const NamedCircle> circles,
                                 std::span<const std::string> names) {
    const NamedCircle* meant = nullptr;
    for (const NamedCircle& one : circles) {
        if (!called.empty() && called != names[one.centre.index()] && called != one.name) continue;
        if (meant != nullptr && (meant->centre != one.centre || meant->name != one.name)) return nullptr;
        if (meant == nullptr) meant = &one;
    }
    return meant;
}

std::optional<std::string> radius_asked(std::string_view text, std::span<const NamedCircle> circles,
                                        std::span<const std::string> names) {
    const auto words = words_in(text);
    if (!words || words->amount != "radius") return std::nullopt;
    const NamedCircle* circle = circle_called(words->circle, circles, names);
    if (circle == nullptr) return std::nullopt;
    return fmt::format("lcompute {} {}", names[circle->centre.index()], names[circle->end.index()]);
}

std::optional<std::string> amount_of_circle(std::string_view text, std::span<const NamedCircle> circles,
                                            std::span<const std::string> names) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 4> by_radius{
        {{"diameter", "2*{0}"}, {"area", "pi*{0}^2"}, {"circumference", "2*pi*{0}"}, {"perimeter", "2*pi*{0}"}}};
    const auto words = words_in(text);
    const auto row = words ? std::ranges::find(by_radius, words->amount, [](const auto& one) { return one.first; })
                           : by_radius.end();
    const NamedCircle* circle = row == by_radius.end() ? nullptr : circle_called(words->circle, circles, names);
    if (circle == nullptr) return std::nullopt;
    const std::string length = fmt::format("length({},{})", names[circle->centre.index()], names[circle->end.index()]);
    return fmt::format(fmt::runtime(row->second), length);
}

} // namespace porism::verigeo
