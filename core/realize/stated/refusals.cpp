#include "realize/stated/refusals.h"

#include "base/digits.h"
#include "base/text.h"

#include <algorithm>
#include <fmt/format.h>

namespace porism::realize {
namespace {

/// By what a number of three digits and more is off.
constexpr double rounded_by = 1e-3;

std::string mend_of_conflict(std::size_t count) {
    return count == 1 ? "change it, or take it out" : "change one of them, or take it out";
}

bool is_sketched(const scene::Scene& scene) {
    return std::ranges::any_of(scene.actions(), [](const scene::Action& action) {
        return std::ranges::any_of(action.at, [](const auto& place) { return place && !place->given; });
    });
}

std::string mend_of_miss(const Found& found, std::size_t apart, const scene::Scene& scene) {
    const std::string sketch = is_sketched(scene) ? "better sketch coordinates help" : "sketch coordinates help";
    if (found.left && found.left->residual < rounded_by)
        return "where numbers were rounded, write them exactly, or leave one of them out; else " + sketch;
    return apart == 0 ? "what is stated may fit together all the same: " + sketch
                      : mend_of_conflict(apart) + ", or sketch another figure";
}

} // namespace

/// "AB = 3; BC = 4", each once.
std::string Refusals::said(std::span<const std::size_t> statements) const {
    std::vector<std::string> words;
    for (const std::size_t statement : statements)
        if (auto text = facts::to_string(system_.stated()[statement].said, scene_.names());
            std::ranges::count(words, text) == 0)
            words.push_back(std::move(text));
    return join(words, "; ");
}

std::string Refusals::holding(std::span<const std::size_t> statements) const {
    return (actions_of(statements).size() == 1 ? "this holds: " : "these hold: ") + said(statements);
}

Error Refusals::conflict(const Found& found, std::span<const std::size_t> blamed) const {
    Error error{ErrorKind::bad_input, "conflict",
                "no figure was found" + but_flat(found, blamed) + " in which " + holding(blamed),
                mend_of_conflict(blamed.size()), std::nullopt};
    error.pointer = "/actions/" + std::to_string(system_.stated()[blamed.back()].action);
    error.actions = actions_of(blamed);
    return error;
}

Error Refusals::coincident(const std::pair<PointId, PointId>& pair, std::span<const std::size_t> forcing) const {
    const auto name = [&](PointId point) { return scene::display_name(scene_.name(point)); };
    const std::string where = forcing.empty() ? "" : " in which " + holding(forcing);
    Error error{ErrorKind::bad_input, "coincident_points",
                name(pair.first) + " and " + name(pair.second) +
                    " are one point, or too near to be told apart, in every figure that was found" + where,
                "take one of the two out, or state less of them", std::nullopt};
    error.actions = actions_of(forcing);
    return error;
}

Error Refusals::flat(const Flat& flat) const {
    return {ErrorKind::bad_input, "degenerate", "in every figure that was found " + names_in(flat) + " lie on one line",
            "state what keeps them apart, or that they do", std::nullopt};
}

Error Refusals::without_area(const Stated& stated) const {
    return {ErrorKind::bad_input, "degenerate",
            "in every figure that was found the points of " + facts::to_string(stated.said, scene_.names()) +
                " lie on one line",
            "state what keeps them apart", std::nullopt};
}

std::string Refusals::but_apart(std::span<const std::size_t> apart) const {
    return apart.empty() ? ""
                         : "; these do not fit together near by, though in another figure they may: " + said(apart);
}

Error Refusals::not_found(const Found& found, std::span<const std::size_t> apart) const {
    Error error{ErrorKind::limit, "no_figure_found",
                "no figure was found within the limits" + left(found) + but_apart(apart),
                mend_of_miss(found, apart.size(), scene_), std::nullopt};
    error.actions = actions_of(apart);
    return error;
}

Error Refusals::too_tight(const Found& found) const {
    std::string where;
    if (found.flat) where = ": what comes near has " + names_in(*found.flat) + " all but on one line";
    Error error{ErrorKind::limit, "no_figure_found",
                "no figure was found within the limits" + where + "; what is stated leaves little room",
                "it may fit together all the same: compare with numbers that leave more room", std::nullopt};
    for (std::size_t i = 0; i < system_.stated().size(); ++i)
        if (system_.row(i).leaves_room()) error.actions.push_back(system_.stated()[i].action);
    return error;
}

Error Refusals::too_much_work(const Found& found, std::span<const std::size_t> apart) const {
    Error error{ErrorKind::limit, "too_much_work",
                "no figure was found in which all holds that is stated" + left(found) + but_apart(apart),
                apart.empty() ? "state less, or sketch where the points are to stand" : mend_of_conflict(apart.size()),
                std::nullopt};
    error.actions = actions_of(apart);
    return error;
}

Error Refusals::too_many() {
    return {ErrorKind::limit, "too_many_statements",
            "so many statements about so many points cannot be solved together",
            "state less, or construct some of the points", std::nullopt};
}

std::vector<std::size_t> Refusals::actions_of(std::span<const std::size_t> statements) const {
    std::vector<std::size_t> actions;
    for (const std::size_t statement : statements)
        if (const std::size_t action = system_.stated()[statement].action; std::ranges::count(actions, action) == 0)
            actions.push_back(action);
    return actions;
}

/// What the trial left that came nearest.
std::string Refusals::left(const Found& found) const {
    if (!found.left) return "";
    const Stated& stated = system_.stated()[found.left->statement];
    return fmt::format(", at best \"{}\" is off by {} %", facts::to_string(stated.said, scene_.names()),
                       in_digits(100 * found.left->residual, 2));
}

/// That there are figures on a line, if they are of what is blamed.
std::string Refusals::but_flat(const Found& found, std::span<const std::size_t> blamed) const {
    const auto is_blamed = [&](PointId point) {
        return std::ranges::any_of(blamed, [&](std::size_t one) {
            return std::ranges::count(system_.stated()[one].statement.points(), point) > 0;
        });
    };
    const bool of_these = found.flat && std::ranges::all_of(found.flat->points, is_blamed);
    return of_these ? ", but with " + names_in(*found.flat) + " on one line," : "";
}

std::string Refusals::names_in(const Flat& flat) const {
    std::vector<std::string> names;
    for (const PointId point : flat.points) names.push_back(scene::display_name(scene_.name(point)));
    std::ranges::sort(names);
    return join(std::span(names).first(names.size() - 1), ", ") + " and " + names.back();
}

} // namespace porism::realize
