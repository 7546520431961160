// Points that a click makes: free, on a curve, at a crossing; and how they are named.
#include "ui/canvas/tools/construct_tool.h"
#include "ui/commands/commands.h"
#include "ui/session/session.h"
#include "ui/session/sketched.h"

#include <algorithm>
#include <cmath>

namespace porism::ui {

namespace {

scene::Action intersection(const Curve& first, const Curve& second) {
    if (first.line && second.line) {
        const scene::Use meet{*scene::construction_by_name("intersection_ll"),
                              {first.line->first, first.line->second, second.line->first, second.line->second},
                              {}};
        return {{}, {meet}};
    }
    return {{}, {first.locus, second.locus}};
}

} // namespace

bool take_nearest_branch(const Session& session, scene::Action& action, Point at) {
    const auto branches = session.preview(action);
    // The first point in which they differ decides.
    if (branches.empty()) return false;
    const std::vector<Point>& first = branches.begin()->second;
    const auto differ = [&](std::size_t point) {
        return std::ranges::any_of(branches, [&](const auto& branch) {
            return branch.second[point].x != first[point].x || branch.second[point].y != first[point].y;
        });
    };
    std::size_t asked = 0;
    while (asked + 1 < first.size() && !differ(asked)) ++asked;
    const auto distance = [&](const auto& branch) {
        return std::hypot(branch.second[asked].x - at.x, branch.second[asked].y - at.y);
    };
    const auto best = std::ranges::min_element(branches, {}, distance);
    if (branches.size() > 1) action.branch = best->first;
    return true;
}

scene::Action point_action(const Session& session, const Pick& pick) {
    const scene::Coordinates place = sketched(pick.at);
    if (pick.curves.size() >= 2) {
        scene::Action meet = intersection(pick.curves[0], pick.curves[1]);
        if (take_nearest_branch(session, meet, pick.at)) return meet;
    }
    if (!pick.curves.empty()) return {{}, {pick.curves.front().locus}, {}, {place}};
    return {{}, {{*scene::construction_by_name("free"), {}, {}}}, {}, {place}};
}

Result<PointId> place_point(Session& session, const Pick& pick) {
    scene::Action action = point_action(session, pick);
    const auto names = output_names(session.scene(), scene::construction(*scene::construction_by_name("free")));
    if (Status made = append_action(session, std::move(action), names); !made) return fail(std::move(made).error());
    return PointId(session.scene().point_count() - 1);
}

std::vector<std::string> output_names(const scene::Scene& scene, const scene::Construction& row) {
    const scene::Use free{*scene::construction_by_name("free"), {}, {}};
    std::vector<std::string> names;
    scene::Scene taken = scene;
    const std::size_t last = row.example.rfind("; ");
    const std::string letter(1, row.example[last == std::string::npos ? 0 : last + 2]);
    for (std::size_t i = 0; i < scene::output_count(row); ++i) {
        const bool usual = i == 0 && letter != "x" && !taken.find(letter);
        names.push_back(usual ? letter : scene::fresh_name(taken));
        [[maybe_unused]] const Status ok = taken.append({{}, {free}}, {&names.back(), 1});
    }
    return names;
}

} // namespace porism::ui
