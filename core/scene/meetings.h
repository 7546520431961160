// What points are known to lie on, as the actions of a scene say it.
#pragma once

#include "scene/scene.h"

#include <map>
#include <optional>
#include <span>
#include <vector>

namespace porism::scene {

/// Circles by centre, each with the points that are known to be as far from it. Nothing is derived but that.
class KnownCircles {
public:
    KnownCircles() = default;
    explicit KnownCircles(std::span<const Action> actions);

    void learn(const Action& action);
    /// Whether both are known to be as far from the centre; a point always is as itself.
    bool on_one(PointId centre, PointId a, PointId b) const;
    /// That are known to be as far from the centre as the point, which is one of them; ascending.
    std::vector<PointId> points_of(PointId centre, PointId point) const;

private:
    void join(PointId centre, PointId a, PointId b);
    std::map<PointId, std::vector<std::vector<PointId>>> circles_;
};

/// A common point of a line and a circle, or of two circles, as the other one than an earlier point that is known to
/// lie on both. Nothing where the action is no such point, or no common one or two of them are known.
std::optional<Action> second_intersection(const Action& action, const KnownCircles& known);

} // namespace porism::scene
