#include "realize/realize.h"

#include "base/random.h"
#include "realize/acceptance.h"
#include "realize/attempts.h"
#include "realize/branch_search.h"
#include "realize/stated/solved.h"
#include "realize/to_diagram.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace porism::realize {
namespace {

/// The figure of the constructions of a scene that states something.
Result<Figure> constructed(const scene::Scene& scene, Options& options, const Control& control) {
    options.choose_branch_for = {};
    auto figure = built(scene, options, control);
    if (figure)
        if (auto status = check_given(scene, *figure); !status) return fail(std::move(status.error()));
    return figure;
}

Result<diagram::Diagram> solved_in(const scene::Scene& scene, const Figure& figure, const Options& options,
                                   const Control& control) {
    auto solved = solve(scene, figure, options, control);
    if (!solved) return fail(std::move(solved.error()));
    diagram::Diagram result = to_diagram(scene, figure, std::move(solved->coincidences));
    result.scene_picture = std::move(solved->pictures.front());
    result.generic.assign(std::make_move_iterator(solved->pictures.begin() + 1),
                          std::make_move_iterator(solved->pictures.end()));
    result.freedom = solved->freedom;
    result.solution = std::move(solved->solution);
    return result;
}

/// So many combinations of branches that nobody chose are tried for what is stated.
constexpr std::size_t branches_tried = 16;

/// Branches that an action leaves open: those that place new points, then the others.
std::vector<int> open_branches(const scene::Action& action, const diagram::Diagram& first, std::size_t index) {
    if (action.branch || !action.at.empty() || first.branch_counts[index] < 2) return {};
    std::vector<int> out = first.choices[index];
    for (int branch = 0; branch < first.branch_counts[index]; ++branch)
        if (std::ranges::count(out, branch) == 0) out.push_back(branch);
    return out;
}

/// The scene with each combination of the branches that its actions leave open, but the first, in order.
std::vector<scene::Scene> in_other_branches(const scene::Scene& scene, const diagram::Diagram& first) {
    std::vector<scene::Scene> all{scene};
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        const auto open = open_branches(scene.actions()[i], first, i);
        if (open.empty()) continue;
        std::vector<scene::Scene> more;
        for (const scene::Scene& one : all)
            for (const int branch : open)
                if (more.size() < branches_tried) more.push_back(one.with_branch(i, branch));
        all = std::move(more);
    }
    all.erase(all.begin());
    return all;
}

/// Without the sketched places of some points.
template<class Drops>
scene::Scene without_places(const scene::Scene& scene, const Drops& drops) {
    scene::Scene out = scene;
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        const scene::Action& action = scene.actions()[i];
        auto at = action.at;
        for (std::size_t k = 0; k < at.size(); ++k)
            if (at[k] && !at[k]->given && drops(action.outputs[k], *at[k])) at[k].reset();
        if (at != action.at) out = out.with_coordinates(i, std::move(at));
    }
    return out;
}

/// Without those of points that are drawn in one place.
scene::Scene sketched_apart(const scene::Scene& scene) {
    std::vector<std::pair<PointId, scene::Coordinates>> drawn;
    for (const scene::Action& action : scene.actions())
        for (std::size_t k = 0; k < action.at.size(); ++k)
            if (action.at[k]) drawn.emplace_back(action.outputs[k], *action.at[k]);
    return without_places(scene, [&](PointId point, const scene::Coordinates& at) {
        return std::ranges::any_of(drawn, [&](const auto& other) {
            return other.first != point && other.second.x == at.x && other.second.y == at.y;
        });
    });
}

/// Without those of points from which nothing is constructed.
scene::Scene without_loose_sketches(const scene::Scene& scene) {
    std::vector<bool> used(scene.point_count(), false);
    for (const scene::Action& action : scene.actions())
        if (!action.states)
            for (const PointId point : scene::inputs_of(action)) used[point.index()] = true;
    return without_places(scene, [&](PointId point, const scene::Coordinates&) { return !used[point.index()]; });
}

/// So little, beside the greatest coordinate, are points that are drawn as one moved apart.
constexpr double moved_apart = 1e-4;

/// With the sketched places a little elsewhere.
scene::Scene sketched_beside(const scene::Scene& scene) {
    double size = 0;
    for (const scene::Action& action : scene.actions())
        for (const auto& at : action.at)
            if (at) size = std::max({size, std::fabs(numbers::to_double(at->x)), std::fabs(numbers::to_double(at->y))});
    Rng rng(scene.point_count());
    const auto beside = [&](const numbers::Scalar& place) {
        return numbers::Scalar::from_double(numbers::to_double(place) + moved_apart * size * rng.uniform(-1, 1));
    };
    scene::Scene out = scene;
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        auto at = scene.actions()[i].at;
        for (auto& one : at)
            if (one && !one->given) {
                one->x = beside(one->x);
                one->y = beside(one->y);
            }
        if (!at.empty()) out = out.with_coordinates(i, std::move(at));
    }
    return out;
}

Result<diagram::Diagram> realize_stated(const scene::Scene& scene, const Options& options, const Control& control);

/// Points are drawn as one: what is stated may make them so. Empty where it does not.
std::optional<Result<diagram::Diagram>> drawn_as_one(const scene::Scene& scene, const Options& options,
                                                     const Control& control) {
    const scene::Scene apart = without_loose_sketches(scene);
    if (apart != scene) return realize_stated(apart, options, control);
    Options constructing = options;
    const scene::Scene beside = sketched_beside(scene);
    if (beside == scene || !constructed(beside, constructing, control)) return std::nullopt;
    auto found = realize_stated(beside, options, control);
    return found && !found->coincidences.empty() ? std::optional(std::move(found)) : std::nullopt;
}

/// Order statements choose between figures: of branches that nobody chose the first in which what is stated holds. The
/// error is that of the first branch.
Result<diagram::Diagram> realize_stated(const scene::Scene& scene, const Options& options, const Control& control) {
    Options constructing = options;
    auto figure = constructed(scene, constructing, control);
    if (!figure && figure.error().code == "coincident_points")
        if (auto one = drawn_as_one(scene, options, control)) return std::move(*one);
    if (!figure) return fail(std::move(figure.error()));
    const auto others = in_other_branches(scene, to_diagram(scene, *figure));
    if (others.empty()) return solved_in(scene, *figure, options, control);
    Options quiet = options;
    quiet.explain = false;
    auto first = solved_in(scene, *figure, quiet, control);
    if (first) return first;
    for (const scene::Scene& other : others) {
        if (control.stopped()) break;
        Options in_branch = quiet;
        const auto built = constructed(other, in_branch, control);
        if (!built) continue;
        if (auto found = solved_in(other, *built, quiet, control)) return found;
    }
    return options.explain ? solved_in(scene, *figure, options, control) : std::move(first);
}

/// Does something with options by which all of it has one bound of work, and counts that.
template<class Do>
auto within_bound(const Options& options, const Control& control, const Do& work) {
    const std::uint64_t all = options.budget == nullptr ? most_work : std::min(most_work, *options.budget);
    std::uint64_t left = all;
    Options bounded = options;
    bounded.budget = &left;
    auto done = work(bounded);
    if (options.budget != nullptr) *options.budget -= all - left;
    control.count(all - left);
    return done;
}

} // namespace

Wanted wanted_of(const scene::Goals& goals, const scene::Questions& questions) {
    Wanted wanted{goals, {}};
    std::ranges::copy_if(questions, std::back_inserter(wanted.equations),
                         [](const scene::Question& question) { return scene::row(question.kind).equation; });
    return wanted;
}

std::vector<PointId> points_of(const Wanted& wanted) {
    std::vector<PointId> points;
    for (const facts::Statement& goal : wanted.goals) std::ranges::copy(goal.points(), std::back_inserter(points));
    for (const scene::Question& equation : wanted.equations)
        std::ranges::copy(scene::points_of(equation), std::back_inserter(points));
    return points;
}

Result<diagram::Diagram> realize(const scene::Scene& scene, const Options& options, const Control& control) {
    if (auto status = check_numbers(scene); !status) return fail(std::move(status.error()));
    if (scene.states()) {
        auto diagram = within_bound(options, control, [&](const Options& bounded) {
            return realize_stated(sketched_apart(scene), bounded, control);
        });
        if (diagram) diagram->scene_hash = scene.hash();
        return diagram;
    }
    auto figure =
        options.choose_branch_for.empty() ? built(scene, options, control) : found_branches(scene, options, control);
    if (!figure) return fail(std::move(figure.error()));
    if (auto status = check_given(scene, *figure); !status) return fail(std::move(status.error()));
    if (auto status = finish(*figure, options, control); !status) return fail(std::move(status.error()));
    figure->correct_scene_picture();
    return to_diagram(scene, *figure);
}

std::vector<std::size_t> conflicting_actions(const scene::Scene& scene, const Options& options,
                                             const Control& control) {
    if (!scene.states()) return {};
    Options constructing = options;
    const auto figure = constructed(scene, constructing, control);
    if (!figure) return {};
    return within_bound(options, control,
                        [&](const Options& bounded) { return conflict(scene, *figure, bounded, control); });
}

std::optional<std::size_t> blamed_action(const scene::Scene& scene, Options options, const Control& control) {
    options.choose_branch_for = {};
    options.explain = false;
    // A prefix of a prefix with a figure has one too.
    std::size_t good = 0, bad = scene.actions().size() + 1;
    while (bad - good > 1 && !control.stopped()) {
        const std::size_t middle = good + (bad - good) / 2;
        (realize(scene.prefix(middle), options, control) ? good : bad) = middle;
    }
    if (control.stopped() || bad > scene.actions().size()) return std::nullopt;
    return bad - 1;
}

scene::Scene with_branches(const scene::Scene& scene, const diagram::Diagram& diagram) {
    scene::Scene result = scene;
    for (std::size_t i = 0; i < diagram.branches.size(); ++i)
        if (diagram.branch_counts[i] > 1) result = result.with_branch(i, diagram.branches[i]);
    return result;
}

} // namespace porism::realize
