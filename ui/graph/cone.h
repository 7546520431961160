// The cone of a goal as boxes and arrows: statements, the theorems between them, and what is folded away.
#pragma once

#include "proof/trace.h"
#include "ui/graph/fold.h"
#include "ui/graph/layout.h"
#include "ui/session/wording.h"

#include <QtCore/QString>
#include <QtGui/QFont>
#include <algorithm>
#include <optional>
#include <vector>

namespace porism::ui {

enum class ConeShape { statement, rule };

struct ConeNode {
    ConeShape shape = ConeShape::statement;
    std::size_t step = 0; ///< of the path: the step that concludes the statement, or that the theorem makes; of what is
                          ///< beyond it one behind its last
    QString text;
    QString tip;            ///< in words, for the tooltip and the accessible name
    bool given = false;     ///< holds by construction
    bool goal = false;      ///< the one sink
    std::size_t folded = 0; ///< hidden steps behind a statement: drawn as "+3"
    /// Of a line or circle that several statements say together: the other steps that the node stands for. The text
    /// names all points, the tip has each statement.
    std::vector<std::size_t> also = {};
    bool beyond = false; ///< not on the way to the goal: it follows from a node (ui/graph/beyond.h)

    bool stands_for(std::size_t one) const { return one == step || std::ranges::find(also, one) != also.end(); }
};

/// Given statements are sources, the goal is the one sink of its path and the last node of that. Class steps have no
/// box of their own. An edge that stands for a way through hidden steps is a bridge. Statements of one line or circle
/// share a node (ui/graph/classes.h).
struct Cone {
    std::vector<ConeNode> nodes;
    std::vector<LayoutEdge> edges;
    std::vector<bool> bridges; ///< by edge
};

Cone cone_of(const proof::Path& path, const Fold& fold, const About& about);

/// The text as it stands in its box: a long name of a theorem in two lines.
QString text_in_box(const ConeNode& node);
/// Sizes of the nodes' boxes in logical pixels at zoom 1, for the layout.
std::vector<LayoutNode> box_sizes(const Cone& cone, const QFont& font);
/// Room within a box for the sign before its text and for "+3" behind it; the text stands in the middle of the rest.
struct BoxRoom {
    double sign = 0, badge = 0;
};
BoxRoom room_in(const ConeNode& node, const QFont& font);

} // namespace porism::ui
