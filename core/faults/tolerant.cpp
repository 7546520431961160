#include "faults/tolerant.h"

#include "facts/truth.h"
#include "problem/json.h"
#include "realize/realize.h"

#include <algorithm>
#include <cmath>

namespace porism::faults {
namespace {

class Measuring {
public:
    Measuring(const problem::Problem& problem, const diagram::Diagram& diagram, double tolerance)
        : problem_(problem), picture_(diagram.scene_picture), tolerance_(tolerance) {}

    bool passes() const {
        const auto shown = [&](const facts::Statement& statement) { return this->shown(statement); };
        const auto said = [&](const scene::Action& action) { return !action.states || shown(*action.states); };
        const auto proved = [&](const proof::Path& path) {
            return std::ranges::all_of(path.steps, shown, &proof::Step::conclusion);
        };
        return std::ranges::all_of(problem_.scene.actions(), said) && std::ranges::all_of(problem_.goals, shown) &&
               std::ranges::all_of(problem_.paths, proved) && answered();
    }

private:
    bool shown(const facts::Statement& statement) const {
        return std::ranges::all_of(statement.points(), [&](PointId p) { return p.index() < picture_.points.size(); }) &&
               std::abs(facts::relative_residual(statement, picture_.points, picture_.letters)) <= tolerance_;
    }

    bool answered() const {
        for (std::size_t i = 0; i < std::min(problem_.answers.size(), problem_.questions.size()); ++i) {
            if (!problem_.answers[i]) continue;
            const scene::Question& question = problem_.questions[i];
            const double seen =
                scene::as_counted(question, scene::value_in(question, picture_.points, picture_.letters));
            if (!(std::abs(numbers::to_double(*problem_.answers[i]) - seen) <= tolerance_ * std::abs(seen)))
                return false;
        }
        return true;
    }

    const problem::Problem& problem_;
    const diagram::Picture& picture_;
    double tolerance_;
};

} // namespace

bool let_through(const Faulty& faulty, double tolerance) {
    const auto problem = problem::problem_from_json(faulty.sample);
    if (!problem) return false;
    realize::Options options;
    options.explain = false;
    options.generic_pictures = 0;
    const auto diagram = realize::realize(problem->scene, options);
    return diagram && Measuring(*problem, *diagram, tolerance).passes();
}

} // namespace porism::faults
