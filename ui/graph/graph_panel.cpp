#include "ui/graph/graph_panel.h"

#include "ui/session/roles.h"
#include "ui/session/session.h"
#include "ui/widgets/theme.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>
#include <QtCore/QPointer>
#include <QtCore/QThreadPool>
#include <QtGui/QHelpEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QWheelEvent>
#include <QtWidgets/QToolTip>
#include <algorithm>
#include <array>
#include <cmath>

namespace porism::ui {
namespace {

constexpr double least_zoom = 0.08, greatest_zoom = 4, margin = 24;

/// Colour of a role and its second cue: how the outline is stroked and how thick.
struct RoleLook {
    Role role;
    QColor Colours::*colour;
    Qt::PenStyle stroke;
    double width;
};
constexpr std::array role_looks{
    RoleLook{Role::given, &Colours::given, Qt::SolidLine, 1.6},
    RoleLook{Role::derived, &Colours::derived, Qt::SolidLine, 1.2},
    RoleLook{Role::premise, &Colours::premise, Qt::DashLine, 2.4},
    RoleLook{Role::conclusion, &Colours::conclusion, Qt::SolidLine, 3.0},
    RoleLook{Role::goal, &Colours::goal, Qt::SolidLine, 2.4},
    RoleLook{Role::proved, &Colours::proved, Qt::SolidLine, 2.4},
};

const RoleLook& look(Role role) {
    return *std::ranges::find_if(role_looks, [&](const RoleLook& row) { return row.role == role; });
}

QPointF point(LayoutPoint p) {
    return {p.x, p.y};
}

QRectF box(LayoutPoint centre, const LayoutNode& size) {
    return {centre.x - size.width / 2, centre.y - size.height / 2, size.width, size.height};
}

/// A curve through the bends whose tangents are vertical: arrows leave and arrive straight.
QPainterPath curve(const std::vector<LayoutPoint>& route) {
    QPainterPath path(point(route.front()));
    for (std::size_t i = 1; i < route.size(); ++i) {
        const double middle = (route[i - 1].y + route[i].y) / 2;
        path.cubicTo({route[i - 1].x, middle}, {route[i].x, middle}, point(route[i]));
    }
    return path;
}

} // namespace

GraphPanel::GraphPanel(Session& session, QWidget* parent) : QWidget(parent), session_(session) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(220, 160);
    setAccessibleName(tr("Reasoning graph of the goal"));
    connect(&session_, &Session::goalResultChanged, this, &GraphPanel::request_layout);
    connect(&session_, &Session::closureChanged, this, &GraphPanel::request_layout);
    connect(&session_, &Session::selectionChanged, this, qOverload<>(&QWidget::update));
    connect(&session_, &Session::hoverChanged, this, qOverload<>(&QWidget::update));
    request_layout();
}

GraphPanel::~GraphPanel() {
    stop_.request_stop();
}

void GraphPanel::request_layout() {
    stop_.request_stop();
    stop_ = StopSource();
    ++request_;
    const workflow::GoalResult* result = session_.current_result();
    if (!result || !result->path) {
        clear();
        return;
    }
    const auto results = session_.results();
    Shown next;
    next.results = results;
    next.goal = *session_.current_goal();
    next.cone = cone_of(*result->path, *results);
    next.boxes = box_sizes(next.cone, font());
    QPointer<GraphPanel> self(this);
    QThreadPool::globalInstance()->start(
        [self, request = request_, next = std::move(next), control = Control{stop_.get_token(), {}}]() mutable {
            auto layout = layered_layout(next.boxes, next.cone.edges, {}, control);
            if (!layout) return;
            next.layout = std::move(*layout);
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [self, request, next = std::move(next)]() mutable {
                    if (self) self->take_layout(request, std::move(next));
                },
                Qt::QueuedConnection);
        });
}

void GraphPanel::take_layout(std::uint64_t request, Shown shown) {
    if (request != request_) return;
    const auto before = anchor_node(shown_);
    const std::optional<QPointF> place =
        before ? std::optional(to_widget(shown_.layout.centres[*before])) : std::nullopt;
    shown_ = std::move(shown);
    const auto after = anchor_node(shown_);
    if (place && after && !fitted_)
        view_.origin += *place - to_widget(shown_.layout.centres[*after]);
    else
        fit();
    update();
    Q_EMIT laid_out();
}

void GraphPanel::clear() {
    shown_ = {};
    update();
}

/// The node of the selected step: it keeps its place on screen when a new layout comes.
std::optional<std::size_t> GraphPanel::anchor_node(const Shown& shown) const {
    for (const StepRef& ref : session_.selection().steps)
        for (std::size_t i = 0; i < shown.layout.centres.size(); ++i)
            if (shown.cone.nodes[i].shape == ConeShape::statement && shown.cone.nodes[i].step == ref.step) return i;
    return std::nullopt;
}

void GraphPanel::fit() {
    fitted_ = true;
    if (shown_.layout.centres.empty()) return;
    const double across = (width() - 2 * margin) / std::max(1.0, shown_.layout.width);
    const double down = (height() - 2 * margin) / std::max(1.0, shown_.layout.height);
    view_.zoom = std::clamp(std::min(across, down), least_zoom, 1.25);
    view_.origin = {(width() - view_.zoom * shown_.layout.width) / 2,
                    (height() - view_.zoom * shown_.layout.height) / 2};
    update();
}

QPointF GraphPanel::to_widget(LayoutPoint p) const {
    return view_.origin + view_.zoom * point(p);
}

std::optional<QPointF> GraphPanel::place_of_step(std::size_t step) const {
    for (std::size_t i = 0; i < shown_.layout.centres.size(); ++i)
        if (shown_.cone.nodes[i].shape == ConeShape::statement && shown_.cone.nodes[i].step == step)
            return to_widget(shown_.layout.centres[i]);
    return std::nullopt;
}

std::optional<std::size_t> GraphPanel::node_at(QPointF position) const {
    const QPointF in_layout = (position - view_.origin) / view_.zoom;
    for (std::size_t i = 0; i < shown_.layout.centres.size(); ++i)
        if (box(shown_.layout.centres[i], shown_.boxes[i]).contains(in_layout)) return i;
    return std::nullopt;
}

void GraphPanel::draw_edges(QPainter& painter) const {
    const Colours& c = colours();
    const auto selected = [&](std::size_t node) {
        return std::ranges::any_of(session_.selection().steps, [&](const StepRef& ref) {
            return ref.goal == shown_.goal && shown_.cone.nodes[node].step == ref.step &&
                   shown_.cone.nodes[node].shape == ConeShape::rule;
        });
    };
    for (std::size_t i = 0; i < shown_.cone.edges.size(); ++i) {
        const LayoutEdge& edge = shown_.cone.edges[i];
        const bool into = selected(edge.to), out = selected(edge.from);
        const QColor colour = into ? c.premise : out ? c.conclusion : mix(c.canvas, c.ink, 0.35);
        painter.setPen(QPen(colour, into || out ? 2 : 1, into ? Qt::DashLine : Qt::SolidLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(curve(shown_.layout.routes[i]));
        const QPointF tip = point(shown_.layout.routes[i].back());
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawPolygon(QPolygonF{tip, tip + QPointF(-3.5, -7), tip + QPointF(3.5, -7)});
    }
}

void GraphPanel::draw_node(QPainter& painter, std::size_t index) const {
    const Colours& c = colours();
    const ConeNode& node = shown_.cone.nodes[index];
    const QRectF area = box(shown_.layout.centres[index], shown_.boxes[index]);
    painter.setPen(c.muted);
    if (node.shape == ConeShape::rule) {
        painter.setBrush(c.raised);
        painter.setPen(QPen(c.border, 1));
        painter.drawRect(area);
        painter.setPen(c.muted);
        painter.drawText(area, Qt::AlignCenter, node.text);
        return;
    }
    const proof::Step& step = shown_.step(index);
    Role role = step.reason == proof::Reason::given ? Role::given : Role::derived;
    if (node.step + 1 == shown_.result().path->steps.size())
        role = shown_.result().solved() ? Role::proved : Role::goal;
    for (const Marked& mark : marked(session_))
        if (mark.statement == step.conclusion && (mark.role == Role::premise || mark.role == Role::conclusion))
            role = mark.role;
    const RoleLook& row = look(role);
    painter.setPen(QPen(c.*row.colour, row.width, row.stroke));
    painter.setBrush(mix(c.canvas, c.*row.colour, 0.10));
    painter.drawRoundedRect(area, area.height() / 2, area.height() / 2);
    painter.setPen(c.ink);
    painter.drawText(area, Qt::AlignCenter, node.text);
}

QString GraphPanel::caption() const {
    if (shown_.cone.nodes.empty()) return {};
    const auto statements = std::ranges::count(shown_.cone.nodes, ConeShape::statement, &ConeNode::shape);
    const QString text = tr("%1 facts, %2 shown")
                             .arg(QLocale().toString(static_cast<qulonglong>(shown_.results->graph->statements.size())),
                                  QLocale().toString(static_cast<qlonglong>(statements)));
    return session_.results_outdated() ? tr("%1 (for an earlier version)").arg(text) : text;
}

void GraphPanel::paintEvent(QPaintEvent*) {
    const Colours& c = colours();
    QPainter painter(this);
    painter.fillRect(rect(), c.canvas);
    painter.setRenderHint(QPainter::Antialiasing);
    if (shown_.cone.nodes.empty()) {
        painter.setPen(c.muted);
        painter.drawText(rect().adjusted(32, 32, -32, -32), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("The way to a goal is drawn here. Pick a statement as the goal first."));
        return;
    }
    painter.save();
    painter.translate(view_.origin);
    painter.scale(view_.zoom, view_.zoom);
    draw_edges(painter);
    const QRectF visible = QRectF(-view_.origin / view_.zoom, QSizeF(size()) / view_.zoom);
    for (std::size_t i = 0; i < shown_.layout.centres.size(); ++i)
        if (box(shown_.layout.centres[i], shown_.boxes[i]).intersects(visible)) draw_node(painter, i);
    painter.restore();
    painter.setPen(c.muted);
    painter.drawText(rect().adjusted(10, 6, -10, -6), Qt::AlignLeft | Qt::AlignBottom, caption());
}

void GraphPanel::wheelEvent(QWheelEvent* event) {
    const double factor = std::pow(1.0015, event->angleDelta().y());
    const double zoom = std::clamp(view_.zoom * factor, least_zoom, greatest_zoom);
    const QPointF at = event->position();
    view_.origin = at - (at - view_.origin) * (zoom / view_.zoom);
    view_.zoom = zoom;
    fitted_ = false;
    update();
}

void GraphPanel::mousePressEvent(QMouseEvent* event) {
    pressed_ = event->position();
    origin_at_press_ = view_.origin;
    panning_ = false;
}

void GraphPanel::mouseMoveEvent(QMouseEvent* event) {
    if (pressed_ && (panning_ || (event->position() - *pressed_).manhattanLength() > 4)) {
        panning_ = true;
        fitted_ = false;
        view_.origin = origin_at_press_ + event->position() - *pressed_;
        update();
        return;
    }
    const auto node = node_at(event->position());
    setCursor(node ? Qt::PointingHandCursor : Qt::ArrowCursor);
    session_.set_hover(node ? Selection::of(shown_.step(*node).conclusion) : Selection{});
}

void GraphPanel::mouseReleaseEvent(QMouseEvent* event) {
    const bool click = pressed_ && !panning_;
    pressed_.reset();
    if (!click) return;
    const auto node = node_at(event->position());
    if (!node)
        session_.clear_selection();
    else
        session_.select(Selection::of(StepRef{shown_.goal, shown_.cone.nodes[*node].step}));
}

void GraphPanel::mouseDoubleClickEvent(QMouseEvent* event) {
    if (!node_at(event->position())) fit();
}

void GraphPanel::leaveEvent(QEvent*) {
    session_.set_hover({});
}

void GraphPanel::resizeEvent(QResizeEvent*) {
    if (fitted_) fit();
}

void GraphPanel::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_F && event->modifiers() == Qt::NoModifier)
        fit();
    else
        QWidget::keyPressEvent(event);
}

bool GraphPanel::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto node = node_at(help->pos());
    if (node)
        QToolTip::showText(help->globalPos(), shown_.cone.nodes[*node].tip, this);
    else
        QToolTip::hideText();
    return true;
}

} // namespace porism::ui
