#include "workflow/branch_places.h"

#include "base/text.h"
#include "numbers/scalar.h"
#include "realize/recipe.h"
#include "realize/world.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <cmath>

namespace porism::workflow {
namespace {

bool leaves_first_branch(const scene::Scene& scene) {
    return std::ranges::any_of(scene.actions(),
                               [](const scene::Action& action) { return action.branch.value_or(0) != 0; });
}

bool leaves_branch_open(const scene::Action& action) {
    if (action.branch || action.states) return false;
    return action.uses.size() > 1 || realize::recipe(action.uses.front().construction).branches > 1;
}

/// Whether the figure says more than text of the scene: where nothing but the order of the branches, or the goals,
/// choose, reading it again chooses the same.
bool says_more_than_text(const LoadedProblem& problem) {
    const scene::Scene& scene = problem.document->scene;
    return leaves_first_branch(scene) ||
           (!problem.choose_branch && std::ranges::any_of(scene.actions(), [](const scene::Action& action) {
               return leaves_branch_open(action) && !action.at.empty();
           }));
}

/// The same of actions, which name their branches.
bool says_more_than_actions(const LoadedProblem& problem) {
    const scene::Scene& scene = problem.document->scene;
    return leaves_first_branch(scene) || std::ranges::any_of(scene.actions(), leaves_branch_open);
}

/// The figure, where it is in another branch than the first. Its scene is the problem's, with the branches written in
/// that are not the first. An error: a branch is written that is not there.
Result<std::optional<Figure>> branched_figure(const LoadedProblem& problem, const Control& control) {
    const scene::Scene& scene = problem.document->scene;
    auto figure = figure_of(problem, {}, control);
    if (!figure && figure.error().code == "branch") return fail(figure.error());
    if (!figure) return std::optional<Figure>();
    figure->scene = scene;
    for (std::size_t i = 0; i < scene.actions().size(); ++i)
        if (const int branch = figure->diagram->branches[i]; branch > 0)
            figure->scene = figure->scene.with_branch(i, branch);
    if (!leaves_first_branch(figure->scene)) return std::optional<Figure>();
    return std::optional(std::move(*figure));
}

/// Which points get coordinates: those that have none, or also those whose sketch places are not where they stand.
enum class Placed : std::uint8_t { missing, all };

scene::Scene with_coordinates(const Figure& figure, Placed places) {
    scene::Scene out = figure.scene;
    for (std::size_t i = 0; i < out.actions().size(); ++i) {
        const scene::Action& action = out.actions()[i];
        std::vector<std::optional<scene::Coordinates>> at = action.at;
        at.resize(action.outputs.size());
        for (std::size_t k = 0; k < at.size(); ++k) {
            const PointId point = action.outputs[k];
            const bool stands =
                at[k] && (at[k]->given || places == Placed::missing || realize::is_movable(*figure.diagram, point));
            if (stands) continue;
            const auto& place = figure.diagram->scene_picture.points[point.index()];
            at[k] =
                scene::Coordinates{numbers::Scalar::from_double(place.x), numbers::Scalar::from_double(place.y), false};
        }
        out = out.with_coordinates(i, std::move(at));
    }
    return out;
}

scene::Scene without_branches(scene::Scene scene) {
    for (std::size_t i = 0; i < scene.actions().size(); ++i) scene = scene.with_branch(i, std::nullopt);
    return scene;
}

/// Whether text of the scene is read in the branches of the figure, whatever the goals.
bool reads_back(const LoadedProblem& problem, const scene::Scene& scene, const Figure& figure, const Control& control) {
    LoadedProblem text = problem;
    text.document->scene = without_branches(scene);
    text.choose_branch = false;
    const auto read = figure_of(text, {}, control);
    return read && read->diagram->branches == figure.diagram->branches;
}

/// The scene with as few coordinates as text of it needs to be read in the branches of the figure; nothing where no
/// coordinates do.
std::optional<scene::Scene> for_text(const LoadedProblem& problem, const Figure& figure, const Control& control) {
    const scene::Scene& as_typed = problem.document->scene;
    for (const scene::Scene& told :
         {as_typed, with_coordinates(figure, Placed::missing), with_coordinates(figure, Placed::all)})
        if (reads_back(problem, told, figure, control)) return without_branches(told);
    return std::nullopt;
}

/// The figure of the same free points, or of their mirror images, where each action takes its first branch.
Result<Figure> of_first_branches(const LoadedProblem& problem, const Figure& figure, double side,
                                 const Control& control) {
    LoadedProblem text = problem;
    scene::Scene plain = without_branches(problem.document->scene);
    for (std::size_t i = 0; i < plain.actions().size(); ++i) {
        std::vector<std::optional<scene::Coordinates>> at;
        for (const PointId point : plain.actions()[i].outputs) {
            const auto& place = figure.diagram->scene_picture.points[point.index()];
            at.emplace_back();
            if (realize::is_movable(*figure.diagram, point))
                at.back() = scene::Coordinates{numbers::Scalar::from_double(side * place.x),
                                               numbers::Scalar::from_double(place.y), false};
        }
        plain = plain.with_coordinates(i, std::move(at));
    }
    text.document->scene = std::move(plain);
    text.document->goals.clear();
    text.choose_branch = false;
    return figure_of(text, {}, control);
}

std::size_t movable_points(const Figure& figure) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < figure.diagram->scene_picture.points.size(); ++i)
        count += realize::is_movable(*figure.diagram, PointId(i)) ? 1 : 0;
    return count;
}

/// The points that stand elsewhere; all of them where there is no figure.
std::vector<std::string> moved_points(const LoadedProblem& problem, const Figure& figure, double side,
                                      const Control& control) {
    const auto read = of_first_branches(problem, figure, side, control);
    const auto& points = figure.diagram->scene_picture.points;
    realize::Box box;
    for (const auto& point : points) box.add(point);
    constexpr double same = 1e-6; // of the size of the figure
    std::vector<std::string> out;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const auto at = read ? read->diagram->scene_picture.points[i] : points[i];
        const bool alike = read && std::hypot(side * at.x - points[i].x, at.y - points[i].y) <= same * box.size();
        if (!alike) out.push_back(problem.document->scene.names()[i]);
    }
    return out;
}

/// A sketch tells the places of points to this part of the size of the figure.
constexpr double places_of_a_sketch = 1e4;

} // namespace

Result<InText> branches_in_text(const LoadedProblem& problem, const Control& control) {
    const scene::Scene& scene = problem.document->scene;
    if (!says_more_than_text(problem)) return InText{scene};
    const auto figure = branched_figure(problem, control);
    if (!figure) return fail(figure.error());
    if (!*figure) return InText{scene};
    const auto told = for_text(problem, **figure, control);
    return told ? InText{*told} : InText{scene, false};
}

scene::Scene standing(scene::Scene scene, const diagram::Diagram& diagram, std::span<const PointId> before) {
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        const scene::Action& action = scene.actions()[i];
        auto at = action.at;
        at.resize(action.outputs.size());
        for (std::size_t k = 0; k < at.size(); ++k) {
            const auto& place = diagram.scene_picture.points[before[action.outputs[k].index()].index()];
            if (at[k] && at[k]->given) continue;
            at[k] =
                scene::Coordinates{numbers::Scalar::from_double(place.x), numbers::Scalar::from_double(place.y), false};
        }
        scene = scene.with_coordinates(i, std::move(at));
    }
    return scene;
}

Result<scene::SceneAndGoals> with_branches(const LoadedProblem& problem, const Control& control) {
    Result<std::optional<Figure>> figure = std::optional<Figure>();
    if (says_more_than_actions(problem)) figure = branched_figure(problem, control);
    if (!figure) return fail(figure.error());
    const document::Document& document = *problem.document;
    return scene::SceneAndGoals{*figure ? (*figure)->scene : document.scene, document.goals, document.questions,
                                problem.name};
}

std::vector<std::string> lost_branches(const LoadedProblem& problem, const Control& control) {
    if (problem.document->scene.states()) return {};
    const auto figure = branched_figure(problem, control);
    if (!figure || !*figure) return {};
    auto moved = moved_points(problem, **figure, 1, control);
    // Three free points lie as they are drawn, or in the mirror; two are their own mirror image.
    if (movable_points(**figure) <= 2 && moved_points(problem, **figure, -1, control).empty()) moved.clear();
    if (moved.empty()) return {};
    return {"the branch that is meant: " + join(moved, ", ") + " stand elsewhere where it is read"};
}

std::optional<scene::SceneAndGoals> sketched(const LoadedProblem& problem, const Control& control) {
    const auto figure = figure_of(problem, {}, control);
    if (!figure) return std::nullopt;
    const auto& points = figure->diagram->scene_picture.points;
    realize::Box box;
    for (const auto& point : points) box.add(point);
    if (!(box.size() > 0)) return std::nullopt;
    const double unit = std::pow(10, std::ceil(std::log10(box.size()))) / places_of_a_sketch;
    const auto rounded = [&](double value) { return numbers::Scalar::from_double(std::round(value / unit) * unit); };
    const document::Document& document = *problem.document;
    scene::SceneAndGoals out{document.scene, document.goals, document.questions, problem.name};
    for (std::size_t i = 0; i < out.scene.actions().size(); ++i) {
        const scene::Action& action = out.scene.actions()[i];
        auto at = action.at;
        at.resize(action.outputs.size());
        for (std::size_t k = 0; k < at.size(); ++k) {
            const auto& place = points[action.outputs[k].index()];
            if (!at[k] || !at[k]->given) at[k] = scene::Coordinates{rounded(place.x), rounded(place.y), false};
        }
        out.scene = out.scene.with_coordinates(i, std::move(at));
    }
    return out;
}

} // namespace porism::workflow
