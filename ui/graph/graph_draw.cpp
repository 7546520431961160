// How the graph is drawn: arrows, nodes, caption.
#include "ui/graph/graph_panel.h"
#include "ui/models/walk.h"
#include "ui/session/session.h"
#include "ui/widgets/theme.h"

#include <QtCore/QLocale>
#include <QtGui/QPainter>
#include <algorithm>

namespace porism::ui {

NodeLook GraphPanel::look_of(std::size_t node) const {
    NodeLook look;
    look.proved = shown_.result().solved();
    look.role = shown_.cone.nodes[node].given ? Role::given : Role::derived;
    if (shown_.cone.nodes[node].goal) look.role = look.proved ? Role::proved : Role::goal;
    return look;
}

GraphLooks GraphPanel::plain_looks() const {
    GraphLooks looks;
    for (std::size_t i = 0; i < node_count(); ++i) looks.nodes.push_back(look_of(i));
    looks.edges.assign(shown_.cone.edges.size(), EdgeLook::plain);
    return looks;
}

GraphLooks GraphPanel::looks() const {
    GraphLooks looks = plain_looks();
    const auto lit = marked(session_);
    const auto current = current_node();
    const auto& selected = session_.selection().statements;
    const auto& hovered = session_.hover().statements;
    for (std::size_t i = 0; i < node_count(); ++i) {
        NodeLook& look = looks.nodes[i];
        look.found = is_found(i);
        if (shown_.cone.nodes[i].shape == ConeShape::rule) continue;
        const auto said = [&](const facts::Statement& statement) { return shown_.says(i, statement); };
        for (const Marked& mark : lit)
            if ((mark.role == Role::premise || mark.role == Role::conclusion) && said(mark.statement))
                look.role = mark.role;
        look.selected = i == current || std::ranges::any_of(selected, said);
        look.hovered = std::ranges::any_of(hovered, said);
    }
    light_step(looks);
    looks.far = is_far(font(), view_.zoom);
    return looks;
}

/// The box of the theorem by which the current step goes, and the arrows into and out of it.
void GraphPanel::light_step(GraphLooks& looks) const {
    const auto step = current_step(session_);
    if (!step || session_.current_goal() != shown_.goal) return;
    const auto is_its_box = [&](std::size_t node) {
        return shown_.cone.nodes[node].shape == ConeShape::rule && shown_.cone.nodes[node].step == *step;
    };
    for (std::size_t i = 0; i < node_count(); ++i)
        if (is_its_box(i)) looks.nodes[i].selected = true;
    for (std::size_t i = 0; i < shown_.cone.edges.size(); ++i) {
        const LayoutEdge& edge = shown_.cone.edges[i];
        if (is_its_box(edge.to))
            looks.edges[i] = EdgeLook::premise;
        else if (is_its_box(edge.from))
            looks.edges[i] = EdgeLook::conclusion;
    }
}

QString GraphPanel::caption() const {
    if (shown_.cone.nodes.empty()) return {};
    std::size_t shown = 0, beyond = 0;
    for (const ConeNode& node : shown_.cone.nodes)
        if (node.shape == ConeShape::statement) (node.beyond ? beyond : shown) += 1 + node.also.size();
    const auto number = [](std::size_t count) { return QLocale().toString(static_cast<qulonglong>(count)); };
    QString text = tr("%1 statements, %2 shown").arg(number(shown_.results->said), number(shown));
    if (beyond > 0) text = tr("%1, %2 beyond the path").arg(text, number(beyond));
    if (!wishes_.families.empty()) text = tr("%1, hidden families of rules: %2").arg(text).arg(wishes_.families.size());
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
        draw_graph(painter, shown_, looks(), QRectF(to_layout({0, 0}), QSizeF(size()) / view_.zoom));
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
