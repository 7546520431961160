// What of a long path is drawn: a graph of more than some 150 nodes is folded before it is laid out.
//
// Real deduction graphs are wide and shallow, and drawn whole nobody can read them. Folding goes in rounds, the least
// interesting first, until the rest fits: class steps, givens with a single use, algebra that only restates one
// premise, at last what is farthest from the goal. Free of Qt; deterministic.
#pragma once

#include "proof/trace.h"

#include <cstddef>
#include <set>
#include <string>
#include <vector>

namespace porism::ui {

/// What a person opened and folded by hand. By statement, so that it outlives a new closure.
struct FoldWishes {
    std::set<facts::Statement> opened;   ///< what leads directly to these is shown
    std::set<facts::Statement> folded;   ///< what leads to these alone is hidden
    std::set<facts::Statement> shown;    ///< these are, whatever else is wished: they were found
    std::set<facts::Statement> followed; ///< what was derived directly from these is drawn too (ui/graph/beyond.h)
    std::set<std::string> families;      ///< steps by rules of these are hidden, unless what they lead to is opened
};

struct Fold {
    std::vector<bool> shown; ///< by step; the goal always is
    std::vector<std::size_t>
        behind; ///< by step: hidden steps on the ways to it that meet no shown one; 0 for hidden steps
};

inline constexpr std::size_t readable_nodes = 150;

/// Nodes that a step takes: its statement, and the box of its theorem or sum if it has one.
std::size_t node_count(const proof::Step& step);

/// The family of the theorem by which a step goes (proof::Rule::concept_name); empty where it has none.
std::string family_of(const proof::Path& path, std::size_t step);

/// Hidden steps on the ways to these that meet no shown one.
std::size_t folded_behind(const proof::Path& path, const std::vector<bool>& shown, std::vector<std::size_t> open);

Fold fold(const proof::Path& path, const FoldWishes& wishes, std::size_t limit = readable_nodes);

} // namespace porism::ui
