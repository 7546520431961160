#include "diagram/diagram.h"

#include "diagram/balls.h"
#include "diagram/branches.h"
#include "facts/equation.h"

#include <cassert>

namespace porism::diagram {
namespace {

using numbers::Ball;
using numbers::BallPrecision;
using numbers::Decision;
/// The scene picture of one diagram over balls, at each precision once. Told apart by value, so that it can never be
/// stale.
class BallPictures {
public:
    /// Empty where the figure cannot be computed at this precision.
    const std::optional<std::vector<BallPoint>>& at(const Diagram& diagram, std::size_t level) {
        if (diagram.program != program_ || diagram.scene_picture.inputs != inputs_ || diagram.given_inputs != given_) {
            program_ = diagram.program;
            inputs_ = diagram.scene_picture.inputs;
            given_ = diagram.given_inputs;
            pictures_.clear();
        }
        while (pictures_.size() <= level) {
            pictures_.push_back(ball_picture(diagram, ball_precisions[pictures_.size()]));
        }
        return pictures_[level];
    }

private:
    Program program_;
    std::vector<double> inputs_;
    std::vector<GivenInput> given_;
    std::vector<std::optional<std::vector<BallPoint>>> pictures_;
};

/// Asks `question(points)` at growing precision until it is decided.
template<class Question>
Decision decide(const Diagram& diagram, const Question& question) {
    thread_local BallPictures pictures;
    for (std::size_t level = 0; level < ball_precisions.size(); ++level) {
        const auto& points = pictures.at(diagram, level);
        if (!points) continue;
        const BallPrecision scope(ball_precisions[level]);
        const Decision decision = question(std::span<const BallPoint>(*points));
        if (decision != Decision::undecided) return decision;
    }
    return Decision::undecided;
}

} // namespace

std::optional<std::vector<BallPoint>> ball_picture(const Diagram& diagram, int precision) {
    const BallPrecision scope(precision);
    return evaluate<Ball>(diagram.program, std::span<const Ball>(ball_inputs(diagram, diagram.scene_picture)));
}

std::vector<Ball> ball_inputs(const Diagram& diagram, const Picture& picture) {
    std::vector<Ball> out = exact_inputs<Ball>(picture.inputs);
    for (const GivenInput& given : diagram.given_inputs) out[given.input] = numbers::to_ball(given.value);
    return out;
}

std::vector<std::span<const geometry::Point<double>>> Diagram::pictures() const {
    std::vector<std::span<const geometry::Point<double>>> all{scene_picture.points};
    for (const Picture& picture : generic) all.emplace_back(picture.points);
    return all;
}

std::vector<facts::Letters> Diagram::letters() const {
    std::vector<facts::Letters> all{scene_picture.letters};
    for (const Picture& picture : generic) all.push_back(picture.letters);
    return all;
}

std::optional<PointId> Diagram::merged_into(PointId point) const {
    const auto found = std::ranges::find(coincidences, point, &Coincidence::point);
    return found == coincidences.end() ? std::nullopt : std::optional(found->earlier);
}

bool Diagram::speaks_of_merged(const facts::Statement& statement) const {
    return !coincidences.empty() &&
           std::ranges::any_of(statement.points(), [&](PointId point) { return merged_into(point).has_value(); });
}

std::vector<PointId> Diagram::places() const {
    std::vector<PointId> out;
    for (std::size_t i = 0; !coincidences.empty() && i < point_count(); ++i)
        out.push_back(merged_into(PointId(i)).value_or(PointId(i)));
    return out;
}

bool Diagram::one_place(PointId a, PointId b) const {
    return merged_into(a).value_or(a) == merged_into(b).value_or(b);
}

bool Diagram::collapses(const facts::Statement& statement) const {
    return !coincidences.empty() && facts::collapses(statement, [&](PointId a, PointId b) { return one_place(a, b); });
}

bool Diagram::senseless(const facts::Statement& statement) const {
    return !facts::of_a_set(statement) && collapses(statement);
}

bool Diagram::collapses(const facts::Equation& equation) const {
    return !coincidences.empty() && facts::collapses(equation, [&](PointId a, PointId b) { return one_place(a, b); });
}

Decision decide_condition(const Diagram& diagram, const facts::Statement& condition) {
    if (diagram.solution) {
        const facts::Points<double> points = diagram.scene_picture.points;
        return facts::seen(condition, points)      ? Decision::yes
               : facts::refuted(condition, points) ? Decision::no
                                                   : Decision::undecided;
    }
    return decide(diagram, [&](std::span<const BallPoint> points) { return facts::decide_order(condition, points); });
}

bool is_meant(const Diagram& diagram, const facts::Statement& order) {
    if (std::ranges::find(diagram.guarantees, order, &Given::statement) != diagram.guarantees.end()) return true;
    return facts::shows(diagram.sketch, order) && decide_condition(diagram, order) == Decision::yes;
}

Decision decide_torsion_branch(const Diagram& diagram, const facts::Statement& statement, std::size_t equation,
                               const numbers::Integer& multiple) {
    const std::vector<facts::Equation> view = facts::equations(statement);
    assert(equation < view.size() && view[equation].table == facts::TableKind::direction && multiple != 0);
    return TorsionBranches(diagram).decide(view[equation], multiple);
}

} // namespace porism::diagram
