// A tool of the canvas: what it asks for, what it shows under the cursor, what a click does.
#pragma once

#include "base/result.h"
#include "geometry/point.h"
#include "ui/canvas/tools/curve.h"

#include <QtCore/QString>
#include <optional>
#include <utility>
#include <vector>

namespace porism::ui {

using Point = geometry::Point<double>;

/// What is under the cursor.
struct Pick {
    Point at{0, 0};               ///< scene units
    std::optional<PointId> point; ///< an existing point within reach
    std::vector<Curve> curves;    ///< lines and circles within reach, nearest first
};

/// What a tool shows before anything exists.
struct Ghost {
    std::vector<Point> points;                     ///< would be placed
    std::vector<Point> others;                     ///< where the other branches would place them
    std::vector<std::pair<Point, Point>> segments; ///< rubber bands
    std::optional<Shape> locus;                    ///< where the point will lie
    std::vector<PointId> lit;                      ///< slots that are filled
    std::vector<Shape> snaps;                      ///< lines and circles that a click would take
};

/// A slot as the prompt bar shows it.
struct SlotView {
    QString words;  ///< "the point to drop from"
    QString filled; ///< "A", empty while it is open
};

class Tool {
public:
    virtual ~Tool() = default;
    virtual QString title() const = 0;
    /// What the next click is for: "click the point to drop from".
    virtual QString prompt() const = 0;
    virtual std::vector<SlotView> slot_views() const = 0;
    virtual Ghost ghost(const Pick& hover) const = 0;
    /// Takes a click. The error says in words why the slot cannot be filled so; nothing has changed then.
    virtual Status click(const Pick& pick) = 0;
    /// What may be typed now, as examples ("60, 60o, 7pi/12"); empty while a click is asked for.
    virtual QString typing() const { return {}; }
    /// Takes what was typed. Errors as for a click.
    virtual Status type(const QString&) { return {}; }
    /// Esc: leaves the last filled slot; false when there is none, and the tool itself is to be left.
    virtual bool leave_slot() = 0;
    /// The document changed under the tool (undo, another panel): slots that speak of points which are gone are
    /// emptied.
    virtual void document_changed() = 0;
};

} // namespace porism::ui
