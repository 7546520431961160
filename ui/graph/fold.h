// What of a long path is drawn: a graph of more than some 150 nodes is folded before it is laid out.
//
// Real deduction graphs are wide and shallow, and drawn whole nobody can read them. Folding goes in rounds, the least
// interesting first, until the rest fits: class steps, givens with a single use, algebra that only restates one
// premise, at last what is farthest from the goal. Free of Qt; deterministic.
#pragma once

#include "proof/trace.h"

#include <cstddef>
#include <set>
#include <vector>

namespace porism::ui {

/// What a person opened and folded by hand. By statement, so that it outlives a new closure.
struct FoldWishes {
    std::set<facts::Statement> opened; ///< what leads directly to these is shown
    std::set<facts::Statement> folded; ///< what leads to these alone is hidden
};

struct Fold {
    std::vector<bool> shown; ///< by step; the goal always is
    std::vector<std::size_t>
        behind; ///< by step: hidden steps on the ways to it that meet no shown one; 0 for hidden steps
};

inline constexpr std::size_t readable_nodes = 150;

/// Nodes that a step takes: its statement, and the box of its theorem or sum if it has one.
std::size_t node_count(const proof::Step& step);

Fold fold(const proof::Path& path, const FoldWishes& wishes, std::size_t limit = readable_nodes);

} // namespace porism::ui
