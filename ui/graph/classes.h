// Statements of one line or one circle that one node of the graph stands for.
#pragma once

#include "ui/graph/fold.h"

namespace porism::ui {

/// By step of the path: the first of those with which it shares a node; its own number where it has one alone. Shown
/// statements that points are collinear, or concyclic, share it where together they say that all their points are one
/// line or one circle (facts/classes.h), except where a way would then lead from the node back into it. The goal stands
/// alone, and what is hidden as well.
std::vector<std::size_t> shared_nodes(const proof::Path& path, const Fold& fold);

} // namespace porism::ui
