#include "diagnose/proved.h"

#include "facts/truth.h"
#include "reason/path.h"
#include "reason/value/flow.h"
#include "reason/value/values.h"
#include "verify/proofcheck.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace porism::diagnose {
namespace {

using facts::Statement;
using numbers::Ball;

constexpr std::array precisions{64, 256, 1024};
/// A solved figure satisfies what is stated to about 1e-12: a goal that fails by this much fails.
constexpr double clear_of_digits = 1e-4;

std::vector<Ball> exact_inputs(const std::vector<double>& inputs) {
    std::vector<Ball> out;
    for (const double input : inputs) out.emplace_back(input);
    return out;
}

bool fails_in_balls(const Statement& statement, const diagram::Diagram& diagram, const diagram::Picture& picture,
                    int bits) {
    const numbers::BallPrecision scope(bits);
    const auto inputs = exact_inputs(picture.inputs);
    const auto points = diagram::evaluate<Ball>(diagram.program, std::span<const Ball>(inputs));
    if (!points) return false;
    const std::span<const geometry::Point<Ball>> view(*points);
    if (facts::row(statement.predicate()).order) return facts::decide_order(statement, view) == numbers::Decision::no;
    const auto residuals = facts::residuals(statement, view);
    return std::ranges::any_of(residuals, [](const Ball& ball) { return ball.finite() && !ball.contains_zero(); });
}

} // namespace

std::vector<const diagram::Picture*> pictures_of(const diagram::Diagram& diagram) {
    std::vector<const diagram::Picture*> out{&diagram.scene_picture};
    for (const diagram::Picture& picture : diagram.generic) out.push_back(&picture);
    return out;
}

std::optional<std::string> certainly_false(const Statement& statement, const diagram::Diagram& diagram,
                                           const diagram::Picture& picture) {
    const double residual = facts::relative_residual(statement, picture.points, picture.letters);
    const bool order = facts::row(statement.predicate()).order;
    if (!std::isfinite(residual) || !(order ? residual < -clear_of_digits : std::abs(residual) > clear_of_digits))
        return std::nullopt;
    if (diagram.solution || statement.relation() != nullptr) return "clearance";
    for (const int bits : precisions)
        if (fails_in_balls(statement, diagram, picture, bits)) return "balls";
    return std::nullopt;
}

namespace {

/// Of what relation rows may say.
constexpr reason::ValueLimits limits_of_goals{.bindings = 400'000, .equations = 6'000, .tried = 4'000, .bases = 2};

/// The path to a goal: of the closure, then of what the values say that are told to it, then by quantities.
std::optional<proof::Path> path_in(reason::Session& session, const Statement& goal, const diagram::Diagram& diagram,
                                   const Control& control) {
    const auto told = [&]() -> std::optional<proof::Path> {
        const auto found = session.prove(goal);
        if (!found) return std::nullopt;
        auto path = reason::path_to(session, *found, control);
        return path ? std::optional(*std::move(path)) : std::nullopt;
    };
    if (auto path = told()) return path;
    if (!reason::speaks_of_values(diagram) && goal.relation() == nullptr && !goal.constant()) return std::nullopt;
    const auto& letters = diagram.scene_picture.letters;
    if (reason::let_values_flow(session, diagram, letters, {}, control).rounds > 0)
        if (auto path = told()) return path;
    auto path = reason::path_by_quantities(session, diagram, goal, letters, limits_of_goals, control);
    return path ? std::optional(*std::move(path)) : std::nullopt;
}

std::set<PointId> points_of(const proof::Path& path) {
    std::set<PointId> out;
    const auto add = [&](const Statement& said) { out.insert(said.points().begin(), said.points().end()); };
    for (const proof::Step& step : path.steps) {
        add(step.conclusion);
        std::ranges::for_each(step.conditions, add);
        out.insert(step.binding.begin(), step.binding.end());
    }
    return out;
}

} // namespace

std::optional<Proof> proved(const Statement& goal, const scene::Scene& scene, const diagram::Diagram& diagram,
                            const reason::Limits& limits, const Control& control) {
    if (facts::row(goal.predicate()).order || diagram.senseless(goal)) return std::nullopt;
    reason::Options options;
    options.limits = limits;
    options.stop_at_goals = !diagram.solution;
    options.consequences = diagram.solution.has_value();
    options.goals = {goal};
    auto session = reason::close(diagram, options, control);
    if (!session || session->ending() == reason::Ending::inconsistent) return std::nullopt;
    const auto path = path_in(*session, goal, diagram, control);
    if (!path || path->goal() != goal) return std::nullopt;
    const auto verdict = verify::check(*path, scene, diagram, control);
    if (!verdict.valid) return std::nullopt;
    Proof out{verify::open_conditions(verdict, scene.names()), verify::order_conditions(verdict, scene.names()),
              points_of(*path)};
    std::ranges::sort(out.order);
    return out;
}

} // namespace porism::diagnose
