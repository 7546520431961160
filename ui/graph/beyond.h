// What follows from statements of a cone, outside of the way to its goal.
#pragma once

#include "ui/graph/cone.h"

#include <span>

namespace porism::ui {

/// A step of a path and what was derived directly from its statement.
struct FollowingFrom {
    std::size_t step = 0;
    std::span<const StatementId> direct;
};

/// So many of what was derived directly from one statement are drawn, the first that were derived.
inline constexpr std::size_t most_drawn_following = 10;

/// Behind the goal of a path, as steps with those of their premises that the path has, what was derived directly from
/// its statements and is not on it. They are no steps of the path: their other premises are left out.
proof::Path with_following(const proof::Path& path, std::span<const FollowingFrom> wished, const proof::Graph& graph);

/// Appends a node for each step of `whole` behind the first `count`, and the box of its theorem, where a node of the
/// cone stands for a premise.
void add_following(Cone& cone, const proof::Path& whole, std::size_t count, const About& about);

} // namespace porism::ui
