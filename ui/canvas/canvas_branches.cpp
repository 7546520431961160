// The other branches of a construction on the canvas: where its points could stand as well, and the choice among them.
#include "scene/catalogue.h"
#include "ui/canvas/canvas.h"
#include "ui/canvas/picking.h"
#include "ui/commands/commands.h"
#include "ui/session/session.h"
#include "ui/session/wording.h"
#include "ui/widgets/theme.h"

#include <QtGui/QPainter>
#include <QtWidgets/QMenu>
#include <algorithm>
#include <cmath>

namespace porism::ui {

namespace {

constexpr double ghost_radius = 5; // pixels
constexpr double same_place = 2;   // pixels: what is nearer is the point itself

} // namespace

std::optional<PointId> Canvas::branching_point() const {
    const auto branches = [this](PointId point) {
        return session_.is_shown(point) && !session_.is_hidden(point) &&
               session_.choices(session_.scene().action_of(point)).size() > 1;
    };
    const auto known = [this](PointId point) { return point.index() < session_.picture().points.size(); };
    if (!session_.diagram() || tool_ || press_ == Press::drag) return std::nullopt;
    for (const auto& wanted : {focus_, hover_.point && hovering_ ? hover_.point : std::nullopt, branching_})
        if (wanted && known(*wanted) && branches(*wanted)) return wanted;
    const auto& selected = session_.selection().points;
    if (selected.size() == 1 && known(selected[0]) && branches(selected[0])) return selected[0];
    return std::nullopt;
}

std::vector<Canvas::Other> Canvas::others() const {
    const auto point = branching_point();
    if (!point) return {};
    const std::size_t action = session_.scene().action_of(*point);
    const auto places = session_.branch_places(action);
    std::vector<Other> found;
    for (const auto& [branch, points] : places) {
        if (branch == session_.branch(action)) continue;
        for (std::size_t k = 0; k < points.size(); ++k) {
            const QPointF at = to_widget(points[k]);
            const QPointF from = at - place_of(session_.scene().actions()[action].outputs[k]);
            if (std::hypot(from.x(), from.y()) > same_place) found.push_back({action, branch, at});
        }
    }
    return found;
}

std::vector<QPointF> Canvas::ghost_places() const {
    std::vector<QPointF> places;
    for (const Other& other : others()) places.push_back(other.at);
    return places;
}

std::optional<Canvas::Other> Canvas::other_at(QPointF at) const {
    std::optional<Other> nearest;
    double least = point_reach;
    for (const Other& other : others()) {
        const double distance = std::hypot(other.at.x() - at.x(), other.at.y() - at.y());
        if (distance > least) continue;
        least = distance;
        nearest = other;
    }
    return nearest;
}

// What was under the cursor last, until something else is: the way to a ghost leads over empty ground.
void Canvas::note_branching() {
    const auto before = branching_;
    if (hover_.point && (!branching_ || hover_.point != branching_)) branching_ = hover_.point;
    if (before != branching_) update();
}

bool Canvas::take_other(QPointF at) {
    const auto other = other_at(at);
    if (other) choose(other->action, other->branch);
    return other.has_value();
}

void Canvas::choose(std::size_t action, int branch) {
    follows_ = false;
    if (const Status chosen = choose_branch(session_, action, branch); !chosen) session_.report(chosen.error());
    focus_other_.reset();
    update();
}

void Canvas::add_branch_entries(QMenu& menu, PointId point) {
    const std::size_t action = session_.scene().action_of(point);
    const std::vector<int> choices = session_.choices(action);
    for (const int branch : choices) {
        if (branch == session_.branch(action)) continue;
        const QString words = branch_words(session_.scene().actions()[action], branch, choices);
        menu.addAction(tr("Take %1").arg(words), this, [=, this] { choose(action, branch); });
    }
}

void Canvas::draw_others(QPainter& painter) const {
    const QColor accent = colours().accent;
    painter.setRenderHint(QPainter::Antialiasing);
    const auto under = hovering_ && !hover_.point ? other_at(cursor_) : std::nullopt;
    const auto all = others();
    for (const Other& other : all) {
        const bool meant = under && under->branch == other.branch;
        painter.setBrush(meant ? mix(colours().canvas, accent, 0.35) : colours().canvas);
        QPen dashed(accent, 1.6);
        dashed.setDashPattern({1.6, 1.6});
        painter.setPen(meant ? QPen(accent, 1.8) : dashed);
        painter.drawEllipse(other.at, ghost_radius, ghost_radius);
        const auto& scene = session_.scene();
        const QString words = branch_words(scene.actions()[other.action], other.branch, session_.choices(other.action));
        if (meant || all.size() == 1) draw_note(painter, other.at, words);
    }
}

// Beside the place, on the side where there is room.
void Canvas::draw_note(QPainter& painter, QPointF at, const QString& words) const {
    const QFontMetricsF metrics(font());
    const double wide = metrics.horizontalAdvance(words) + 10, high = metrics.height() + 4, off = ghost_radius + 5;
    const double x = at.x() + off + wide < width() ? at.x() + off : at.x() - off - wide;
    const QRectF box(x, at.y() - high / 2, wide, high);
    QColor ground = colours().canvas;
    ground.setAlphaF(0.88F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(colours().muted);
    painter.drawText(box, Qt::AlignCenter, words);
}

} // namespace porism::ui
