#include "verify/picture.h"

#include <algorithm>

namespace porism::verify {

using numbers::Ball;

Picture::Picture(const diagram::Diagram& diagram) {
    if (diagram.solution) {
        solved_ = diagram.scene_picture.points;
        return;
    }
    for (; !points_ && bits_ <= 2048; bits_ *= 2) {
        const numbers::BallPrecision precision(bits_);
        points_ = diagram::evaluate<Ball>(diagram.program,
                                          std::span<const Ball>(diagram::ball_inputs(diagram, diagram.scene_picture)));
        if (points_) return;
    }
}

bool Picture::refutes(const facts::Statement& statement) const {
    if (statement.relation() != nullptr) return false;
    if (!solved_.empty()) return facts::refuted(statement, solved_);
    if (!points_) return false;
    const numbers::BallPrecision precision(bits_);
    const auto residuals = facts::residuals<Ball>(statement, facts::Points<Ball>(*points_));
    return std::ranges::any_of(residuals,
                               [](const Ball& residual) { return residual.finite() && !residual.contains_zero(); });
}

} // namespace porism::verify
