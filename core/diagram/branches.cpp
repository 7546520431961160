#include "diagram/branches.h"

#include "diagram/balls.h"
#include "geometry/vector.h"

#include <cassert>
#include <cmath>

namespace porism::diagram {
namespace {

using numbers::Ball;
using numbers::Decision;

/// The direction of a vector in turns of pi, one of the values that differ by integers; all reals if the vector may be
/// zero.
Ball turns(const BallPoint& v) {
    // Turned into the half plane around the axis that it is nearer to, so that the branch cut of the arc tangent is far
    // away.
    const bool flat = std::fabs(v.x.to_double()) >= std::fabs(v.y.to_double());
    const bool against = (flat ? v.x : v.y).to_double() < 0;
    return (against ? numbers::atan2(-v.y, -v.x) : numbers::atan2(v.y, v.x)) / numbers::pi_ball();
}

/// Whether a sum of directions is nearer to a whole number than to the next branch of the multiple.
Decision in_first_branch(const Ball& value, const numbers::Integer& multiple) {
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

/// The scene picture at one precision, and the directions in it that were asked for.
class TorsionBranches::Level {
public:
    Level(const Diagram& diagram, int precision)
        : precision_(precision), points_(ball_picture(diagram, precision)),
          turns_(diagram.point_count() * diagram.point_count()) {}

    Decision decide(const facts::Equation& equation, const numbers::Integer& multiple) {
        if (!points_) return Decision::undecided;
        const numbers::BallPrecision scope(precision_);
        Ball value = -Ball(equation.constant);
        for (const facts::PairTerm& term : equation.terms)
            value += Ball(numbers::Rational(numbers::from_int64(term.coefficient))) * of(term.pair);
        return in_first_branch(value, multiple);
    }

private:
    const Ball& of(const facts::PointPair& pair) {
        auto& known = turns_[pair.first.index() * points_->size() + pair.second.index()];
        if (!known) known = turns((*points_)[pair.second.index()] - (*points_)[pair.first.index()]);
        return *known;
    }

    int precision_;
    std::optional<std::vector<BallPoint>> points_;
    std::vector<std::optional<Ball>> turns_;
};

TorsionBranches::TorsionBranches(const Diagram& diagram) : diagram_(diagram) {}
TorsionBranches::~TorsionBranches() = default;

Decision TorsionBranches::decide(const facts::Equation& equation, const numbers::Integer& multiple) {
    assert(equation.table == facts::TableKind::direction && multiple != 0);
    for (std::size_t level = 0; level < ball_precisions.size(); ++level) {
        if (level == levels_.size()) levels_.push_back(std::make_unique<Level>(diagram_, ball_precisions[level]));
        const Decision decision = levels_[level]->decide(equation, multiple);
        if (decision != Decision::undecided) return decision;
    }
    return Decision::undecided;
}

} // namespace porism::diagram
