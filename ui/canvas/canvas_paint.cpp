// The frame: the display list of the figure, then what the tool shows before anything exists.
#include "paint/presented.h"
#include "paint/raster/raster.h"
#include "ui/canvas/canvas.h"
#include "ui/canvas/picking.h"
#include "ui/session/inspection.h"
#include "ui/session/roles.h"
#include "ui/session/session.h"
#include "ui/widgets/theme.h"

#include <QtGui/QPainter>
#include <algorithm>
#include <cmath>

namespace porism::ui {

namespace {

struct RoleRow {
    Role role;
    paint::Role painted;
};
constexpr std::array role_rows{
    RoleRow{Role::given, paint::Role::given},     RoleRow{Role::derived, paint::Role::derived},
    RoleRow{Role::premise, paint::Role::premise}, RoleRow{Role::conclusion, paint::Role::conclusion},
    RoleRow{Role::goal, paint::Role::goal},       RoleRow{Role::proved, paint::Role::proved},
};

void add(std::vector<PointId>& into, PointId point) {
    if (std::ranges::find(into, point) == into.end()) into.push_back(point);
}

std::vector<PointId> haloed(Session& session) {
    std::vector<PointId> points = session.inspection().lit();
    for (const Selection* selection : {&session.selection(), &session.hover()}) {
        for (const PointId p : selection->points) add(points, p);
        for (const std::size_t a : selection->actions)
            if (a < session.scene().actions().size())
                for (const PointId p : session.scene().actions()[a].outputs) add(points, p);
    }
    return points;
}

bool all_shown(const Session& session, const facts::Statement& statement) {
    return std::ranges::all_of(statement.points(), [&](PointId p) { return session.is_shown(p); });
}

} // namespace

paint::Options Canvas::options() const {
    paint::Options options;
    options.ground = colours().dark ? paint::Ground::dark : paint::Ground::light;
    for (const Marked& marked : marked(session_)) {
        if (!all_shown(session_, marked.statement)) continue;
        const auto row = std::ranges::find(role_rows, marked.role, &RoleRow::role);
        options.lit.push_back({marked.statement, row->painted, marked.told});
    }
    options.haloed = haloed(session_);
    std::erase_if(options.haloed, [&](PointId p) { return !session_.is_shown(p) || session_.is_hidden(p); });
    paint::present(options, session_.document().presentation, session_.scene());
    if (held_ && press_ == Press::label)
        options.label_places[session_.scene().name(held_->point)] = {held_->place.dx, held_->place.dy};
    return options;
}

std::vector<document::DrawnObject> Canvas::selected_objects() {
    if (stale_) compose();
    const auto& points = session_.selection().points;
    const auto is_selected = [&](PointId point) {
        return !point.valid() || std::ranges::find(points, point) != points.end();
    };
    std::vector<document::DrawnObject> out;
    for (const paint::Item& item : list_.items) {
        const paint::Subject subject = std::visit([](const auto& one) { return one.subject; }, item);
        if (subject.kind == paint::Subject::Kind::point || !is_selected(subject.first) || !is_selected(subject.second))
            continue;
        auto object = paint::drawn_object(subject, session_.scene());
        if (object && std::ranges::find(out, *object) == out.end()) out.push_back(*std::move(object));
    }
    return out;
}

void Canvas::compose() {
    stale_ = false;
    list_ = {};
    if (!session_.diagram()) return;
    const Drawn& now = drawn();
    const paint::Points points(session_.picture().points.data(), now.diagram->point_count());
    list_ = paint::compose(*now.diagram, now.sketch, points, view_, options(), paint::qt_metrics(), &labels_);
}

void Canvas::paintEvent(QPaintEvent*) {
    const bool lags =
        drawn_ && (drawn_->scene_revision != session_.scene_revision() || drawn_->actions != session_.shown_actions());
    if (stale_ || lags) compose();
    painted_ = true;
    corner_ = mapTo(window(), QPoint());
    QPainter painter(this);
    painter.fillRect(rect(), colours().canvas);
    paint::draw(painter, list_);
    if (tool_ && hovering_ && press_ != Press::pan) draw_ghost(painter);
    draw_others(painter);
    if (entered_ && hasFocus()) draw_entered(painter);
    if (keys_ && hasFocus()) draw_focus(painter);
}

void Canvas::draw_entered(QPainter& painter) const {
    constexpr double width = 2;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours().accent, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(QRectF(rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2));
}

// A ring around the point, or a crosshair on the paper.
void Canvas::draw_focus(QPainter& painter) const {
    constexpr double ring = 12, gap = 4, arm = 15;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const QPointF at = focus_ && !focus_other_ ? place_of(*focus_) : cursor_;
    for (const auto& [colour, width] : {std::pair(colours().canvas, 4.5), std::pair(colours().accent, 2.0)}) {
        painter.setPen(QPen(colour, width));
        if (focus_) painter.drawEllipse(at, ring, ring);
        for (const QPointF way : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
            if (!focus_) painter.drawLine(at + gap * way, at + arm * way);
    }
}

void Canvas::draw_shape(QPainter& painter, const Shape& shape) const {
    if (shape.circle) {
        const double r = shape.radius * view_.scale;
        if (r < 1e5) painter.drawEllipse(to_widget(shape.a), r, r);
        return;
    }
    const QPointF a = to_widget(shape.a), b = to_widget(shape.b);
    const double length = std::hypot(b.x() - a.x(), b.y() - a.y());
    if (length < 1e-9) return;
    const double reach = (width() + height()) * 1.5 + std::hypot(a.x(), a.y());
    const QPointF way = (b - a) / length * reach;
    painter.drawLine(a - way, a + way);
}

void Canvas::draw_ghost(QPainter& painter) {
    // The scene may have changed since the cursor came here.
    const QPointF at = to_widget(hover_.at);
    hover_ = pick(at);
    const Ghost ghost = tool_->ghost(hover_);
    const QColor accent = colours().accent;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    QColor soft = accent;
    soft.setAlphaF(0.30F);
    painter.setPen(QPen(soft, 5, Qt::SolidLine, Qt::RoundCap));
    for (const Shape& snap : ghost.snaps) draw_shape(painter, snap);
    painter.setPen(QPen(accent, 1.3, Qt::DashLine, Qt::RoundCap));
    if (ghost.locus) draw_shape(painter, *ghost.locus);
    for (const auto& [from, to] : ghost.segments) painter.drawLine(to_widget(from), to_widget(to));
    painter.setPen(QPen(accent, 1.6));
    for (const PointId lit : ghost.lit)
        if (lit.index() < session_.scene().point_count()) painter.drawEllipse(place_of(lit), 8.5, 8.5);
    painter.setBrush(colours().canvas);
    painter.setPen(QPen(accent, 1.3, Qt::DotLine));
    for (const Point& place : ghost.others) painter.drawEllipse(to_widget(place), 4.2, 4.2);
    painter.setPen(QPen(accent, 1.6));
    painter.setBrush(mix(colours().canvas, accent, 0.35));
    for (const Point& place : ghost.points) painter.drawEllipse(to_widget(place), 4.2, 4.2);
}

} // namespace porism::ui
