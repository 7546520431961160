#include "workflow/same_figure.h"

#include "facts/truth.h"
#include "geometry/tolerance.h"
#include "geometry/vector.h"

#include <algorithm>
#include <cmath>

namespace porism::workflow {
namespace {

using PlacesOfFigure = std::span<const geometry::Point<double>>;

/// Between the rays from one point to two others, in [0, pi]; not finite where two of them are one.
double angle_at(PlacesOfFigure points, std::size_t vertex, std::size_t one, std::size_t other) {
    const auto u = points[one] - points[vertex], v = points[other] - points[vertex];
    const double across = geometry::cross(u, v), along = geometry::dot(u, v);
    return across == 0 && along == 0 ? NAN : std::fabs(std::atan2(across, along));
}

/// Angles that make two right ones together are alike: in which order the points of a line or circle lie may be open.
bool is_same_angle(double one, double other) {
    const auto near = [](double a, double b) { return std::fabs(a - b) <= geometry::Tolerance{}.clear; };
    return near(std::sin(one), std::sin(other)) && near(std::fabs(std::cos(one)), std::fabs(std::cos(other)));
}

/// Whether the angles that all pictures of a figure show alike are so in another picture.
bool shows_its_angles(const diagram::Diagram& figure, PlacesOfFigure other) {
    const std::size_t count = figure.scene_picture.points.size();
    const auto differs = [&](std::size_t vertex, std::size_t a, std::size_t b) {
        const double angle = angle_at(figure.scene_picture.points, vertex, a, b);
        return !is_same_angle(angle, angle_at(other, vertex, a, b)) &&
               std::ranges::all_of(figure.pictures(), [&](PlacesOfFigure picture) {
                   return is_same_angle(angle, angle_at(picture, vertex, a, b));
               });
    };
    for (std::size_t vertex = 0; vertex < count; ++vertex)
        for (std::size_t a = 0; a < count; ++a)
            for (std::size_t b = 0; b < a; ++b)
                if (a != vertex && b != vertex && differs(vertex, a, b)) return false;
    return true;
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
    return shows_its_angles(figure, again) && shows_the_goals(problem, figure, text, read) &&
           shows_the_values(problem, figure, text, read);
}

} // namespace porism::workflow
