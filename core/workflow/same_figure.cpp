#include "workflow/same_figure.h"

#include "facts/truth.h"
#include "geometry/tolerance.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace porism::workflow {
namespace {

using PlacesOfFigure = std::span<const geometry::Point<double>>;

/// All distances, as parts of their sum.
std::vector<double> shape_of(PlacesOfFigure points) {
    std::vector<double> out;
    for (std::size_t i = 0; i < points.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            out.push_back(std::hypot(points[i].x - points[j].x, points[i].y - points[j].y));
    const double sum = std::accumulate(out.begin(), out.end(), 0.0);
    for (double& distance : out) distance /= sum > 0 ? sum : 1;
    return out;
}

bool are_similar(PlacesOfFigure one, PlacesOfFigure other) {
    const auto near = [](double a, double b) { return std::fabs(a - b) <= geometry::Tolerance{}.clear; };
    return std::ranges::equal(shape_of(one), shape_of(other), near);
}

bool has_one_shape(const diagram::Diagram& figure) {
    return std::ranges::all_of(
        figure.pictures(), [&](PlacesOfFigure picture) { return are_similar(picture, figure.scene_picture.points); });
}

bool shows(const facts::Statement& goal, const diagram::Diagram& figure) {
    return facts::seen(goal, figure.scene_picture.points, {}, figure.scene_picture.letters);
}

bool shows_the_goals(const LoadedProblem& problem, const diagram::Diagram& figure, const LoadedProblem& text,
                     const diagram::Diagram& read) {
    const scene::Goals &goals = problem.document->goals, &again = text.document->goals;
    for (std::size_t i = 0; i < std::min(goals.size(), again.size()); ++i)
        if (shows(goals[i], figure) && !shows(again[i], read)) return false;
    return true;
}

bool shows_the_values(const LoadedProblem& problem, const diagram::Diagram& figure, const LoadedProblem& text,
                      const diagram::Diagram& read) {
    const scene::Questions &questions = problem.document->questions, &again = text.document->questions;
    for (std::size_t i = 0; i < std::min(questions.size(), again.size()); ++i) {
        const scene::Seen here = scene::seen_in(questions[i], figure.pictures(), figure.letters());
        if (here.sight != scene::Sight::seen) continue;
        const scene::Seen there = scene::seen_in(again[i], read.pictures(), read.letters());
        const bool same =
            scene::row(questions[i].kind).equation || scene::same_value(questions[i].kind, here.value, there.value);
        if (there.sight != scene::Sight::seen || !same) return false;
    }
    return true;
}

} // namespace

bool is_figure_of(const LoadedProblem& problem, const diagram::Diagram& figure, const LoadedProblem& text,
                  const diagram::Diagram& read) {
    const std::size_t points = figure.scene_picture.points.size();
    if (read.scene_picture.points.size() < points) return false;
    const auto again = PlacesOfFigure(read.scene_picture.points).first(points);
    if (has_one_shape(figure) && !are_similar(figure.scene_picture.points, again)) return false;
    return shows_the_goals(problem, figure, text, read) && shows_the_values(problem, figure, text, read);
}

} // namespace porism::workflow
