#include "formats/jgex/on_sides.h"

#include "formats/jgex/plain.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace porism::jgex {
namespace {

/// A figure of points of its own as one on two of them, in the same order.
struct OnSegment {
    std::string_view figure, on_segment;
};
constexpr std::array on_segments = {OnSegment{"isquare", "square"}, OnSegment{"ieq_triangle", "eq_triangle"},
                                    OnSegment{"regular_pentagon", "regular_pentagon_on"},
                                    OnSegment{"regular_hexagon", "regular_hexagon_on"}};

/// Whether the length of two points is stated.
bool has_length(const scene::Scene& scene, PointId a, PointId b) {
    return std::ranges::any_of(scene.actions(), [&](const scene::Action& action) {
        if (!action.states) return false;
        const facts::Statement said = plain(*action.states);
        return said.predicate() == facts::Predicate::lconst &&
               std::ranges::is_permutation(said.points(), std::array{a, b});
    });
}

} // namespace

Constructed on_sides(const scene::Scene& scene) {
    Constructed out;
    const auto append = [&](scene::Action action, std::size_t origin, std::span<const std::string> names) {
        const auto done = out.scene.append(std::move(action), names);
        assert(done);
        (void)done;
        out.origins.push_back(origin);
    };
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        const scene::Action& action = scene.actions()[i];
        const auto names = action.outputs.empty() ? std::span<const std::string>() : scene.names_of(i);
        const auto row = std::ranges::find_if(on_segments, [&](const OnSegment& one) {
            return action.uses.size() == 1 && !action.branch &&
                   scene::construction(action.uses.front().construction).name == one.figure;
        });
        if (row == on_segments.end() || !has_length(scene, action.outputs[0], action.outputs[1])) {
            append(action, i, names);
            continue;
        }
        scene::Action segment = action, rest = action;
        const bool drawn = !action.at.empty();
        segment.uses = {{*scene::construction_by_name("segment"), {}, {}}};
        rest.uses = {{*scene::construction_by_name(row->on_segment), {action.outputs[0], action.outputs[1]}, {}}};
        if (drawn) segment.at.resize(2);
        if (drawn) rest.at.erase(rest.at.begin(), rest.at.begin() + 2);
        append(std::move(segment), i, names.first(2));
        append(std::move(rest), i, names.subspan(2));
    }
    return out;
}

} // namespace porism::jgex
