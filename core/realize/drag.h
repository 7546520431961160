// Dragging: a point moves under the hand, and every branch follows without a jump.
#pragma once

#include "diagram/diagram.h"
#include "scene/scene.h"

#include <optional>

namespace porism::realize {

/// A figure under the hand: the program of its diagram in the branches that it has come to, and the scene picture.
struct Followed {
    diagram::Program program;
    diagram::Picture picture;
};
/// Where a drag begins.
Followed followed(const diagram::Diagram& diagram);

/// The scene picture alone, at 60 frames a second for 40 points: the inputs of one free or gliding point replaced so
/// that it is nearest to `target`. Of the branches of an instruction that is taken which lies nearest to where its
/// result was; long ways are gone in steps that are short beside the distance of the branches, as far as the figure
/// exists on them, and where the branches come too close to each other to be told apart, their number stays. Empty when
/// it does not exist at the target, and for a point that cannot be moved; the caller keeps the old picture.
std::optional<Followed> drag(const Followed& from, PointId point, geometry::Point<double> target);

/// The scene with the places of its movable points and the branches that the figure has come to written in: realised
/// again, it gives this picture.
scene::Scene with_followed(const scene::Scene& scene, const diagram::Diagram& diagram, const Followed& followed);

} // namespace porism::realize
