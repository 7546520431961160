#include "realize/acceptance.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace porism::realize {
namespace {

/// Beyond this, squares of lengths lose what the pictures are to show.
constexpr double farthest = 1e9;

Status check_coordinates(const scene::Scene& scene) {
    for (const scene::Action& action : scene.actions())
        for (std::size_t i = 0; i < action.at.size(); ++i) {
            if (!action.at[i]) continue;
            const double far = std::max(std::fabs(numbers::to_double(action.at[i]->x)),
                                        std::fabs(numbers::to_double(action.at[i]->y)));
            if (far <= farthest) continue;
            return fail("coordinates_too_large",
                        scene::display_name(scene.name(action.outputs[i])) +
                            " lies too far away: coordinates lie between -1e9 and 1e9",
                        "draw the figure smaller; its size says nothing");
        }
    return {};
}

/// Where doubles no longer tell apart what differs by a part in 1e9 of the figure.
constexpr double most_remote = 1e6;

Status check_remoteness(const scene::Scene& scene) {
    Box box;
    for (const scene::Action& action : scene.actions())
        for (const auto& at : action.at)
            if (at) box.add(place_of(*at));
    const double far =
        std::max({std::fabs(box.low_x), std::fabs(box.high_x), std::fabs(box.low_y), std::fabs(box.high_y)});
    const double size = box.size() > 0 ? box.size() : 1;
    if (far <= most_remote * size) return {};
    return fail("coordinates_too_remote",
                "the points lie so close together, so far from the origin, that they cannot be told apart",
                "move them nearer to the origin; where a figure lies says nothing");
}

/// The lengths and ratios of a use; those that no double holds are zero or infinite.
std::vector<double> sizes_of(const scene::Use& use) {
    std::vector<double> sizes;
    const auto constants = scene::constants_of(use);
    std::size_t number = 0;
    for (const scene::Slot& slot : scene::construction(use.construction).slots) {
        if (slot.kind != scene::SlotKind::number) continue;
        const double size = constants[number++].get_d();
        if (slot.measure == facts::ConstantKind::positive_rational) sizes.push_back(size);
    }
    return sizes;
}

/// Lengths and ratios that no picture can show beside others.
Status check_sizes(const scene::Scene& scene) {
    for (const scene::Action& action : scene.actions())
        for (const scene::Use& use : action.uses)
            for (const double size : sizes_of(use)) {
                if (size >= 1 / farthest && size <= farthest) continue;
                return fail("number_out_of_range",
                            "a number of " + scene::display_name(scene.name(action.outputs.front())) +
                                (size > 1 ? " is too large to be drawn" : " is too small to be drawn"),
                            "lengths and ratios lie between 1e-9 and 1e9; the size of a figure says nothing");
            }
    return {};
}

/// How far from its given place a point may stand, relative to the figure: by the last digits of doubles.
constexpr double last_digits = 1e-13;

} // namespace

Status check_numbers(const scene::Scene& scene) {
    if (auto status = check_coordinates(scene); !status) return status;
    if (auto status = check_remoteness(scene); !status) return status;
    return check_sizes(scene);
}

Status check_given(const scene::Scene& scene, const Figure& figure) {
    const World& picture = figure.worlds()[0];
    const diagram::Program& program = figure.plan().assembly.program();
    for (const scene::Action& action : scene.actions())
        for (std::size_t i = 0; i < action.at.size(); ++i) {
            if (!action.at[i] || !action.at[i]->given) continue;
            const std::size_t point = action.outputs[i].index();
            const Point place = place_of(*action.at[i]), stands = picture.points()[point];
            const bool moves = diagram::row(program.instructions[program.point_registers[point]].primitive).inputs > 0;
            const double far = std::max(picture.size(), std::hypot(stands.x, stands.y));
            if (std::hypot(place.x - stands.x, place.y - stands.y) <= last_digits * far) continue;
            const std::string name = scene::display_name(scene.name(action.outputs[i]));
            return fail(
                "given_place",
                fmt::format("{} cannot stand at its given place: {} ({:.15g}, {:.15g})", name,
                            moves ? "the nearest that its construction allows is" : "the other points put it at",
                            stands.x, stands.y),
                moves ? "give " + name + " exact coordinates, such as sqrt(2)/2, or sketch ones"
                      : "give no coordinates to " + name + ", or sketch ones");
        }
    return {};
}

} // namespace porism::realize
