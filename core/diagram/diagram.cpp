#include "diagram/diagram.h"

#include "facts/equation.h"
#include "geometry/vector.h"

#include <cassert>
#include <cmath>

namespace porism::diagram {
namespace {

using numbers::Ball;
using numbers::BallPrecision;
using numbers::Decision;
using BallPoint = geometry::Point<Ball>;

constexpr int precisions[] = {64, 128, 256, 512, 1024, 2048, 4096};

/// The scene picture of one diagram over balls, at each precision once. Told apart by value, so that it can never be
/// stale.
class BallPictures {
public:
    /// Empty where the figure cannot be computed at this precision.
    const std::optional<std::vector<BallPoint>>& at(const Diagram& diagram, std::size_t level) {
        if (diagram.program != program_ || diagram.scene_picture.inputs != inputs_) {
            program_ = diagram.program;
            inputs_ = diagram.scene_picture.inputs;
            pictures_.clear();
        }
        while (pictures_.size() <= level) {
            const BallPrecision scope(precisions[pictures_.size()]);
            pictures_.push_back(evaluate<Ball>(program_, exact_inputs<Ball>(inputs_)));
        }
        return pictures_[level];
    }

private:
    Program program_;
    std::vector<double> inputs_;
    std::vector<std::optional<std::vector<BallPoint>>> pictures_;
};

/// Asks `question(points)` at growing precision until it is decided.
template<class Question>
Decision decide(const Diagram& diagram, const Question& question) {
    thread_local BallPictures pictures;
    for (std::size_t level = 0; level < std::size(precisions); ++level) {
        const auto& points = pictures.at(diagram, level);
        if (!points) continue;
        const BallPrecision scope(precisions[level]);
        const Decision decision = question(std::span<const BallPoint>(*points));
        if (decision != Decision::undecided) return decision;
    }
    return Decision::undecided;
}

/// The direction of a vector in turns of pi, one of the values that differ by integers; all reals if the vector may be
/// zero.
Ball turns(const BallPoint& v) {
    // Turned into the half plane around the axis that it is nearer to, so that the branch cut of the arc tangent is far
    // away.
    const bool flat = std::fabs(v.x.to_double()) >= std::fabs(v.y.to_double());
    const bool against = (flat ? v.x : v.y).to_double() < 0;
    return (against ? numbers::atan2(-v.y, -v.x) : numbers::atan2(v.y, v.x)) / numbers::pi_ball();
}

Decision in_first_branch(const facts::Equation& equation, const numbers::Integer& multiple,
                         std::span<const BallPoint> points) {
    Ball value = -Ball(equation.constant);
    for (const facts::PairTerm& term : equation.terms) {
        const BallPoint v = points[term.pair.second.index()] - points[term.pair.first.index()];
        value += Ball(numbers::Rational(numbers::from_int64(term.coefficient))) * turns(v);
    }
    if (!value.finite()) return Decision::undecided;
    // Any integer may be taken away; the nearest one leaves the value that is small.
    const Ball rest = value - Ball(std::nearbyint(value.to_double()));
    const Ball limit = Ball(numbers::ratio(1, 2 * abs(multiple)));
    const auto inside = numbers::sign(limit - numbers::abs(rest));
    if (inside && *inside > 0) return Decision::yes;
    const auto nearest = numbers::sign(Ball(1) - limit - numbers::abs(rest));
    if (inside && *inside < 0 && nearest && *nearest > 0) return Decision::no;
    return Decision::undecided;
}

} // namespace

std::vector<std::span<const geometry::Point<double>>> Diagram::pictures() const {
    std::vector<std::span<const geometry::Point<double>>> all{scene_picture.points};
    for (const Picture& picture : generic) all.emplace_back(picture.points);
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
    return decide(diagram, [&](std::span<const BallPoint> points) { return facts::decide_order(condition, points); });
}

Decision decide_torsion_branch(const Diagram& diagram, const facts::Statement& statement, std::size_t equation,
                               const numbers::Integer& multiple) {
    const std::vector<facts::Equation> view = facts::equations(statement);
    assert(equation < view.size() && view[equation].table == facts::TableKind::direction && multiple != 0);
    return decide(diagram,
                  [&](std::span<const BallPoint> points) { return in_first_branch(view[equation], multiple, points); });
}

} // namespace porism::diagram
