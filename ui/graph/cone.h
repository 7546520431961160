// The cone of a goal as boxes and arrows: statements, the rules between them, folded where a step is trivial.
#pragma once

#include "proof/trace.h"
#include "ui/session/wording.h"
#include "ui/graph/layout.h"

#include <QtCore/QString>
#include <QtGui/QFont>
#include <optional>
#include <vector>

namespace porism::ui {

enum class ConeShape { statement, rule };

struct ConeNode {
    ConeShape shape = ConeShape::statement;
    std::size_t step = 0; ///< of the path: the step that concludes the statement, or that the rule makes
    QString text;
    QString tip; ///< in words, for the tooltip and the accessible name
};

/// What is drawn: given statements are sources, the goal is the one sink. Class steps have no box of their own.
struct Cone {
    std::vector<ConeNode> nodes;
    std::vector<LayoutEdge> edges;
};

Cone cone_of(const proof::Path& path, const About& about);

/// Sizes of the nodes' boxes in logical pixels at zoom 1, for the layout.
std::vector<LayoutNode> box_sizes(const Cone& cone, const QFont& font);

} // namespace porism::ui
