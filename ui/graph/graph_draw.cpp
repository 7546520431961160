// How the graph is drawn: arrows, nodes, caption.
#include "ui/graph/graph_panel.h"
#include "ui/models/walk.h"
#include "ui/session/session.h"
#include "ui/widgets/theme.h"

#include <QtCore/QLocale>
#include <QtGui/QPainter>
#include <algorithm>

namespace porism::ui {

void GraphPanel::draw_edges(QPainter& painter) const {
    const auto step = current_step(session_);
    const bool ours = step && session_.current_goal() == shown_.goal;
    const auto is_box_of_step = [&](std::size_t node) {
        return ours && shown_.cone.nodes[node].shape == ConeShape::rule && shown_.cone.nodes[node].step == *step;
    };
    for (std::size_t i = 0; i < shown_.cone.edges.size(); ++i) {
        const LayoutEdge& edge = shown_.cone.edges[i];
        const EdgeLook look = is_box_of_step(edge.to)     ? EdgeLook::premise
                              : is_box_of_step(edge.from) ? EdgeLook::conclusion
                                                          : EdgeLook::plain;
        draw_edge(painter, shown_.layout.routes[i], look, shown_.cone.bridges[i]);
    }
}

NodeLook GraphPanel::look_of(std::size_t node, const std::vector<Marked>& lit) const {
    const proof::Step& step = shown_.step(node);
    NodeLook look;
    look.proved = shown_.result().solved();
    look.role = step.reason == proof::Reason::given ? Role::given : Role::derived;
    if (shown_.cone.nodes[node].goal) look.role = look.proved ? Role::proved : Role::goal;
    for (const Marked& mark : lit)
        if (mark.statement == step.conclusion && (mark.role == Role::premise || mark.role == Role::conclusion))
            look.role = mark.role;
    const auto& statements = session_.selection().statements;
    look.selected = node == current_node() || std::ranges::find(statements, step.conclusion) != statements.end();
    const auto& hovered = session_.hover().statements;
    look.hovered = std::ranges::find(hovered, step.conclusion) != hovered.end();
    return look;
}

void GraphPanel::draw_nodes(QPainter& painter) const {
    const auto lit = marked(session_);
    const auto step = current_step(session_);
    const QRectF visible(to_layout({0, 0}), QSizeF(size()) / view_.zoom);
    for (std::size_t i = 0; i < shown_.layout.centres.size(); ++i) {
        const ConeNode& node = shown_.cone.nodes[i];
        const QRectF area = area_of(i);
        if (!area.intersects(visible)) continue;
        if (node.shape == ConeShape::rule)
            draw_rule(painter, node, area, step == node.step && session_.current_goal() == shown_.goal);
        else
            draw_statement(painter, node, area, look_of(i, lit));
    }
}

QString GraphPanel::caption() const {
    if (shown_.cone.nodes.empty()) return {};
    const auto statements = std::ranges::count(shown_.cone.nodes, ConeShape::statement, &ConeNode::shape);
    const QString text = tr("%1 statements, %2 shown")
                             .arg(QLocale().toString(static_cast<qulonglong>(shown_.results->graph->statements.size())),
                                  QLocale().toString(static_cast<qlonglong>(statements)));
    return session_.results_outdated() ? tr("%1 (for an earlier version)").arg(text) : text;
}

QString GraphPanel::message() const {
    const auto goal = session_.current_goal();
    if (!goal) return tr("The way to a goal is drawn here. Pick a statement as the goal first.");
    if (const auto problem = session_.figure_problem()) return tr("There is no figure: %1").arg(problem->cause);
    const workflow::GoalResult* result = session_.current_result();
    if (result)
        return session_.question(*goal) ? tr("There is no path to a value to draw.")
                                        : tr("There is no path to this goal to draw.");
    return session_.status().state == State::checking ? tr("Looking for a path…")
                                                      : tr("Stopped before an answer was found.");
}

void GraphPanel::paintEvent(QPaintEvent*) {
    const Colours& c = colours();
    QPainter painter(this);
    painter.fillRect(rect(), c.canvas);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    if (!shown_.cone.nodes.empty()) {
        painter.save();
        painter.setOpacity(session_.results_outdated() ? 0.55 : 1);
        painter.translate(view_.origin);
        painter.scale(view_.zoom, view_.zoom);
        draw_edges(painter);
        draw_nodes(painter);
        painter.restore();
        const QRectF foot(0, sight().bottom(), width(), height() - sight().bottom());
        painter.fillRect(foot, mix(c.canvas, c.ink, 0.02));
        painter.setPen(c.muted);
        painter.drawText(foot.adjusted(10, 0, -10, -5), Qt::AlignLeft | Qt::AlignBottom, caption());
    }
    if (hasFocus()) {
        painter.setPen(QPen(c.accent, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

} // namespace porism::ui
