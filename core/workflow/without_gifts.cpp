#include "workflow/without_gifts.h"

#include "diagnose/sample.h"
#include "scene/catalogue.h"
#include "workflow/verify/goals_given.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <numeric>
#include <optional>
#include <set>

namespace porism::workflow {
namespace {

using facts::Predicate;
using facts::Statement;

using Pair = std::set<PointId>;

/// Two pairs of points whose lines are parallel.
std::optional<std::array<Pair, 2>> parallels_in(const scene::Action& action) {
    if (!action.states || action.states->predicate() != Predicate::para) return std::nullopt;
    const auto p = action.states->points();
    return std::array{Pair{p[0], p[1]}, Pair{p[2], p[3]}};
}

/// The diagonals of the parallelogram that two pairs of parallels make of four points.
std::optional<std::array<Pair, 2>> diagonals(const std::array<Pair, 2>& one, const std::array<Pair, 2>& other) {
    Pair all, others;
    for (const Pair& pair : one) all.insert(pair.begin(), pair.end());
    for (const Pair& pair : other) others.insert(pair.begin(), pair.end());
    constexpr std::size_t corners = 4;
    if (all.size() != corners || all != others || one[0] == other[0] || one[0] == other[1]) return std::nullopt;
    // The corner that is joined to the first by neither of both.
    const PointId first = *all.begin();
    Pair far = all;
    far.erase(first);
    for (const auto* pairs : {&one, &other})
        for (const Pair& pair : *pairs)
            if (pair.contains(first))
                for (const PointId point : pair) far.erase(point);
    const PointId opposite = *far.begin();
    Pair rest = all;
    rest.erase(first);
    rest.erase(opposite);
    return std::array{Pair{first, opposite}, rest};
}

struct Centred {
    std::size_t one, other; ///< actions that state parallels
    std::array<Pair, 2> diagonals;
};

std::optional<Centred> first_parallelogram(const scene::Scene& scene, const std::vector<std::string>& amounts_to) {
    const auto only_follows = [&](std::size_t action) {
        return std::ranges::count(amounts_to, diagnose::text_of(scene, action)) > 0;
    };
    const auto actions = scene.actions();
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const auto one = parallels_in(actions[i]);
        for (std::size_t k = i + 1; one && k < actions.size(); ++k) {
            const auto other = parallels_in(actions[k]);
            const auto found = other ? diagonals(*one, *other) : std::nullopt;
            if (found && only_follows(i) && only_follows(k)) return Centred{i, k, *found};
        }
    }
    return std::nullopt;
}

void append(scene::Scene& scene, scene::Action action, std::span<const std::string> names) {
    const auto done = scene.append(std::move(action), names);
    assert(done);
    (void)done;
}

std::span<const std::string> names_placed(const scene::Scene& scene, std::size_t action) {
    return scene.actions()[action].outputs.empty() ? std::span<const std::string>() : scene.names_of(action);
}

Restated with_centre(Restated problem, const Centred& parallelogram) {
    const scene::Scene& scene = problem.problem.document->scene;
    scene::Scene out;
    std::vector<std::size_t> origins;
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        if (i == parallelogram.one || i == parallelogram.other) continue;
        append(out, scene.actions()[i], names_placed(scene, i));
        origins.push_back(i);
    }
    const std::string name = scene::fresh_name(scene);
    const PointId centre(out.point_count());
    append(out, {{}, {{*scene::construction_by_name("free"), {}, {}}}}, std::span(&name, 1));
    for (const Pair& diagonal : parallelogram.diagonals) {
        scene::Action stating;
        stating.states = facts::make(Predicate::midp, std::array{centre, *diagonal.begin(), *diagonal.rbegin()});
        append(out, std::move(stating), {});
    }
    origins.insert(origins.end(), {parallelogram.one, parallelogram.one, parallelogram.other});
    problem.losses.push_back("a sum of vectors is said by a further point, " + scene::display_name(name) +
                             ", which is the midpoint of two diagonals");
    return with_scene(std::move(problem), std::move(out), origins);
}

} // namespace

std::vector<std::string> gifts_of(const LoadedProblem& problem) {
    std::vector<std::string> out;
    if (!problem.document) return out;
    for (const problem::Check& check : goals_given(problem, problem.document->scene))
        if (check.state == problem::CheckState::failed) out.push_back(check.message);
    return out;
}

Restated by_centres(Restated problem) {
    while (const auto found = first_parallelogram(problem.problem.document->scene, problem.problem.amounts_to))
        problem = with_centre(std::move(problem), *found);
    return problem;
}

Restated by_parallels(Restated problem) {
    const scene::Scene& scene = problem.problem.document->scene;
    const auto parallel = *scene::construction_by_name("on_pline");
    scene::Scene out;
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        scene::Action action = scene.actions()[i];
        const bool is_corner =
            action.uses.size() == 1 && scene::construction(action.uses.front().construction).name == "parallelogram";
        if (is_corner) {
            const auto p = action.uses.front().points;
            action.uses = {{parallel, {p[0], p[1], p[2]}, {}}, {parallel, {p[2], p[0], p[1]}, {}}};
        }
        append(out, std::move(action), names_placed(scene, i));
    }
    std::vector<std::size_t> origins(scene.actions().size());
    std::iota(origins.begin(), origins.end(), std::size_t{0});
    return with_scene(std::move(problem), std::move(out), origins);
}

} // namespace porism::workflow
