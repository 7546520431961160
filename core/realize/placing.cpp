#include "realize/placing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>

namespace porism::realize {
namespace {

/// Where lengths are told by letters, a sketch may have been made in another unit.
constexpr std::array sketch_scales{1.0, 0.25, 0.5, 2.0, 4.0, 8.0};
/// Draws of a group until what is stated of it holds.
constexpr int draws = 4;

/// Of what fails, relative to the magnitude of its terms.
double mean(std::span<const facts::Residual> residuals) {
    double sum = 0;
    for (const facts::Residual& residual : residuals)
        sum += residual.size > 0 ? std::fabs(residual.value) / residual.size : 0;
    return std::isfinite(sum) ? sum : std::numeric_limits<double>::max();
}

double slope_of_turn(Rng& rng) {
    return std::tan(rng.uniform(-0.46, 0.46) * std::numbers::pi);
}

} // namespace

Placing::Placing(const ConstraintSystem& system, const Start& start, std::span<const std::size_t> groups,
                 std::span<const std::size_t> statements)
    : system_(system), start_(start), steps_(greedy_steps(system, groups, statements)) {
    for (const std::size_t group : groups)
        variables_.insert(variables_.end(), system.groups()[group].begin(), system.groups()[group].end());
}

/// The first points as a textbook has them: two on a level line, the third above.
void Placing::draw_point(Values& values, std::size_t group, std::size_t rank, const Trial& trial) const {
    struct Place {
        double left, right, low, high;
    };
    constexpr std::array places{Place{0, 0, 0, 0}, Place{1, 1, 0, 0}, Place{0.2, 0.8, 0.6, 1.05},
                                Place{-0.3, 1.3, -0.5, 1.2}};
    const Place& place = places[std::min(rank, places.size() - 1)];
    const auto& variables = system_.groups()[group];
    values[variables[0]] = trial.origin.x + start_.scale * trial.rng.uniform(place.left, place.right);
    const double height = start_.scale * trial.rng.uniform(place.low, place.high);
    values[variables[1]] = trial.below ? trial.origin.y - height : trial.origin.y + height;
}

void Placing::draw(Values& values, std::size_t group, std::size_t rank, const Trial& trial) const {
    const auto& variables = system_.groups()[group];
    if (system_.is_letter(variables.front())) {
        values[variables.front()] = trial.rng.uniform(1, 20);
        return;
    }
    if (trial.sketch && start_.sketched[variables.front()]) {
        for (const std::size_t variable : variables) values[variable] = start_.figures.front()[variable];
        return;
    }
    const Primitive primitive = system_.primitive_of(group);
    double& one = values[variables.front()];
    if (primitive == Primitive::free_point)
        draw_point(values, group, rank, trial);
    else if (primitive == Primitive::point_on_line)
        one = trial.rng.uniform(-0.6, 1.6);
    else
        one = slope_of_turn(trial.rng);
}

bool Placing::in_order(std::size_t step, const Values& values) const {
    const auto registers = system_.registers(values);
    return !registers.empty() && all_hold(system_, steps_[step].statements, system_.points(registers));
}

/// Whether the points that the group completes are new ones.
bool Placing::new_points(std::size_t step, const Values& values) const {
    const auto registers = system_.registers(values);
    if (registers.empty()) return false;
    const auto points = system_.points(registers);
    std::vector<bool> placed(system_.groups().size(), false);
    for (std::size_t i = 0; i <= step; ++i) placed[steps_[i].group] = true;
    const auto stands = [&](std::size_t p) {
        return std::ranges::all_of(system_.groups_of(PointId(p)), [&](std::size_t group) { return placed[group]; });
    };
    for (std::size_t p = 0; p < points.size(); ++p) {
        if (!stands(p)) continue;
        const auto& groups = system_.groups_of(PointId(p));
        if (std::ranges::find(groups, steps_[step].group) == groups.end()) continue;
        for (std::size_t q = 0; q < points.size(); ++q)
            if (q != p && stands(q) &&
                std::hypot(points[p].x - points[q].x, points[p].y - points[q].y) < 1e-4 * start_.scale)
                return false;
    }
    return true;
}

bool Placing::sketched() const {
    return std::ranges::any_of(
        variables_, [&](std::size_t variable) { return !system_.is_letter(variable) && start_.sketched[variable]; });
}

void Placing::sketch(Values& values, double shake, Rng& rng, Work& work) const {
    std::vector<std::size_t> letters, statements;
    for (const std::size_t variable : variables_) {
        if (system_.is_letter(variable)) {
            letters.push_back(variable);
            continue;
        }
        const double size = start_.sketched[variable] ? start_.scale : 0; // others are parameters as well as places
        values[variable] = start_.figures.front()[variable] + shake * size * rng.uniform(-1, 1);
    }
    if (letters.empty()) return;
    for (const Step& step : steps_) statements.insert(statements.end(), step.statements.begin(), step.statements.end());
    const auto equalities = equalities_of(system_, statements);
    std::optional<Values> best;
    double least = 0;
    for (const double scale : sketch_scales) {
        Values tried = scaled(values, scale);
        fit(system_, equalities, letters, tried, work);
        const double worst = mean(system_.residuals(equalities, system_.points(system_.registers(tried)), tried));
        if (best && !(worst < least)) continue;
        best = std::move(tried);
        least = worst;
    }
    values = *std::move(best);
}

/// Free points, all so many times as far from the origin.
Values Placing::scaled(Values values, double scale) const {
    for (const Step& step : steps_) {
        const auto& group = system_.groups()[step.group];
        const bool place =
            !system_.is_letter(group.front()) && system_.primitive_of(step.group) == Primitive::free_point;
        for (const std::size_t variable : group) values[variable] *= place ? scale : 1;
    }
    return values;
}

void Placing::scatter(Values& values, const Trial& trial) const {
    const double side = start_.scale * std::exp(trial.rng.uniform(-1, 1));
    for (std::size_t rank = 0; rank < steps_.size(); ++rank) {
        const auto& group = system_.groups()[steps_[rank].group];
        draw(values, steps_[rank].group, rank, {trial.rng, trial.origin, false, trial.below});
        if (system_.is_letter(group.front()) || system_.primitive_of(steps_[rank].group) != Primitive::free_point)
            continue;
        values[group[0]] = trial.origin.x + side * trial.rng.uniform(-1, 1);
        values[group[1]] = trial.origin.y + side * trial.rng.uniform(-1, 1);
    }
}

void Placing::place(Values& values, const Trial& trial, Work& work) const {
    for (std::size_t step = 0; step < steps_.size(); ++step) {
        const auto& group = system_.groups()[steps_[step].group];
        for (int i = 0; i < draws; ++i) {
            draw(values, steps_[step].group, step, {trial.rng, trial.origin, trial.sketch && i == 0, trial.below});
            if (steps_[step].statements.empty()) break;
            const Values drawn = values;
            const bool holds = fit(system_, steps_[step].statements, group, values, work);
            if (new_points(step, values)) {
                if (holds && in_order(step, values)) break;
            } else if (i + 1 == draws) {
                values = drawn; // what others leave no place is to move them
            }
        }
    }
}

} // namespace porism::realize
