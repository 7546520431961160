// Mouse, keys and menu of the graph.
#include "ui/commands/commands.h"
#include "ui/graph/graph_panel.h"
#include "ui/models/walk.h"
#include "ui/session/session.h"

#include <QtCore/QTimer>
#include <QtGui/QHelpEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QWheelEvent>
#include <QtWidgets/QMenu>
#include <QtWidgets/QToolTip>
#include <algorithm>
#include <array>
#include <cmath>

namespace porism::ui {
namespace {

constexpr double other_shape = 0.12; // of width or height: so much changed asks for another layout

} // namespace

void GraphPanel::wheelEvent(QWheelEvent* event) {
    zoom_by(std::pow(1.0015, event->angleDelta().y()), event->position());
}

void GraphPanel::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::RightButton) return;
    pressed_ = event->position();
    origin_at_press_ = view_.origin;
    panning_ = false;
}

void GraphPanel::mouseMoveEvent(QMouseEvent* event) {
    if (pressed_ && (panning_ || (event->position() - *pressed_).manhattanLength() > 4)) {
        panning_ = true;
        fitted_ = false;
        setCursor(Qt::ClosedHandCursor);
        view_.origin = origin_at_press_ + event->position() - *pressed_;
        follow_view();
        return;
    }
    const auto node = node_at(event->position());
    setCursor(node ? Qt::PointingHandCursor : Qt::ArrowCursor);
    Selection under;
    if (node) under.statements = shown_.statements(*node);
    session_.set_hover(under);
}

void GraphPanel::mouseReleaseEvent(QMouseEvent* event) {
    const bool click = pressed_ && !panning_;
    pressed_.reset();
    panning_ = false;
    const auto node = node_at(event->position());
    setCursor(node ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (!click) return;
    const bool add = (event->modifiers() & Qt::ControlModifier) != 0;
    if (node && on_badge(*node, event->position()))
        toggle_fold(*node);
    else if (node)
        go_to(node, add);
    else if (!add)
        session_.clear_selection();
}

void GraphPanel::mouseDoubleClickEvent(QMouseEvent* event) {
    const auto node = node_at(event->position());
    if (!node)
        fit();
    else if (shown_.cone.nodes[*node].shape == ConeShape::statement)
        toggle_fold(*node);
    else
        session_.show_rule(shown_.theorem(*node));
}

void GraphPanel::fill_menu(QMenu& menu, std::optional<std::size_t> node) {
    if (node) {
        const facts::Statement statement = shown_.step(*node).conclusion;
        const std::size_t target = *shown_.node_of(statement);
        const bool folded = shown_.cone.nodes[target].folded > 0;
        QAction* fold = menu.addAction(folded ? tr("Show what leads to it") : tr("Fold what leads to it"), this,
                                       [this, target] { toggle_fold(target); });
        fold->setEnabled(folded || has_premises(target));
        const bool followed = wishes_.followed.contains(statement);
        menu.addAction(followed ? tr("Hide what follows from it\tW") : tr("Show what follows from it\tW"), this,
                       [this, target] { toggle_following(target); })
            ->setEnabled(!shown_.cone.nodes[target].beyond);
        QAction* goal = menu.addAction(tr("Make it the goal"), this, [this, statement] {
            if (const Status done = set_goal(session_, statement); !done) session_.report(done.error());
        });
        goal->setEnabled(!shown_.cone.nodes[target].goal);
        QAction* rule = menu.addAction(tr("Show the rule"), this,
                                       [this, name = shown_.theorem(*node)] { session_.show_rule(name); });
        rule->setEnabled(!shown_.theorem(*node).empty());
        if (shown_.cone.nodes[*node].shape == ConeShape::rule && !shown_.cone.nodes[*node].beyond) {
            const std::string family = family_of(shown_.path(), shown_.cone.nodes[*node].step);
            menu.addAction(tr("Hide this family of rules"), this, [this, family] { hide_family(family); })
                ->setEnabled(!family.empty());
        }
        menu.addSeparator();
    }
    menu.addAction(tr("Show everything"), this, [this] { show_whole(true); })->setEnabled(!whole_);
    menu.addAction(tr("Fold what is too much to read"), this, [this] { show_whole(false); });
    menu.addAction(tr("Show all families"), this, &GraphPanel::show_all_families)
        ->setEnabled(!wishes_.families.empty());
    menu.addSeparator();
    menu.addAction(tr("Find in the graph…\tCtrl+F"), this, &GraphPanel::find);
    menu.addAction(tr("Fit in view\tF"), this, &GraphPanel::fit);
    menu.addSeparator();
    menu.addAction(tr("Export the graph…"), this, &GraphPanel::ask_export);
}

void GraphPanel::contextMenuEvent(QContextMenuEvent* event) {
    if (shown_.cone.nodes.empty()) return;
    const bool keyboard = event->reason() == QContextMenuEvent::Keyboard;
    const auto node = keyboard ? current_node() : node_at(event->pos());
    QMenu menu(this);
    fill_menu(menu, node);
    menu.exec(keyboard && node ? mapToGlobal(to_widget(shown_.layout.centres[*node]).toPoint()) : event->globalPos());
}

void GraphPanel::leaveEvent(QEvent*) {
    session_.set_hover({});
}

void GraphPanel::resizeEvent(QResizeEvent*) {
    if (fitted_)
        fit();
    else
        follow_selection();
    follow_view();
    const auto changed = [](double from, double to) { return std::abs(to - from) > other_shape * from; };
    const QSizeF then = shown_.room;
    if (shown_.results && (changed(then.width(), width()) || changed(then.height(), height()))) settle_->start();
}

void GraphPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) request_layout();
    if (event->type() == QEvent::PaletteChange) {
        announce_picture();
        update();
    }
    QWidget::changeEvent(event);
}

void GraphPanel::go_to(std::optional<std::size_t> node, bool add) {
    if (!node) return;
    const ConeNode& shown = shown_.cone.nodes[*node];
    session_.select(shown.beyond ? Selection::of(shown_.step(*node).conclusion)
                                 : Selection::of(StepRef{shown_.goal, shown.step}),
                    add);
}

std::size_t GraphPanel::goal_node() const {
    const auto& nodes = shown_.cone.nodes;
    return static_cast<std::size_t>(std::ranges::find(nodes, true, &ConeNode::goal) - nodes.begin());
}

/// To the nearest statement above or below along the arrows, over the box of a theorem.
void GraphPanel::go_vertically(bool up) {
    const auto from = current_node();
    if (!from) return go_to(goal_node());
    std::vector<std::size_t> reached{*from};
    std::optional<std::size_t> best;
    const auto distance = [&](std::size_t node) {
        return std::abs(shown_.layout.centres[node].x - shown_.layout.centres[*from].x);
    };
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const LayoutEdge& edge : shown_.cone.edges) {
            if ((up ? edge.to : edge.from) != reached[i]) continue;
            const std::size_t next = up ? edge.from : edge.to;
            if (shown_.cone.nodes[next].shape == ConeShape::rule)
                reached.push_back(next);
            else if (!best || distance(next) < distance(*best))
                best = next;
        }
    }
    go_to(best);
}

/// To the neighbour among the statements of the same row.
void GraphPanel::go_sideways(int by) {
    const auto from = current_node();
    if (!from) return go_to(goal_node());
    const auto ahead = [&](std::size_t node) {
        return by * (shown_.layout.centres[node].x - shown_.layout.centres[*from].x);
    };
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < shown_.cone.nodes.size(); ++i) {
        if (shown_.cone.nodes[i].shape != ConeShape::statement) continue;
        if (shown_.layout.ranks[i] != shown_.layout.ranks[*from] || ahead(i) <= 0) continue;
        if (!best || ahead(i) < ahead(*best)) best = i;
    }
    go_to(best);
}

auto GraphPanel::action_of(const QKeyEvent& event) const -> void (*)(GraphPanel&) {
    struct KeyRow {
        int key;
        void (*act)(GraphPanel&);
    };
    static constexpr std::array keys{
        KeyRow{Qt::Key_Up, [](GraphPanel& g) { g.go_vertically(true); }},
        KeyRow{Qt::Key_Down, [](GraphPanel& g) { g.go_vertically(false); }},
        KeyRow{Qt::Key_Left, [](GraphPanel& g) { g.go_sideways(-1); }},
        KeyRow{Qt::Key_Right, [](GraphPanel& g) { g.go_sideways(+1); }},
        KeyRow{Qt::Key_End, [](GraphPanel& g) { g.go_to(g.goal_node()); }},
        KeyRow{Qt::Key_Space,
               [](GraphPanel& g) {
                   if (const auto node = g.current_node()) g.toggle_fold(*node);
               }},
        KeyRow{Qt::Key_W,
               [](GraphPanel& g) {
                   if (const auto node = g.current_node()) g.toggle_following(*node);
               }},
        KeyRow{Qt::Key_Plus, [](GraphPanel& g) { g.zoom_in(); }},
        KeyRow{Qt::Key_Equal, [](GraphPanel& g) { g.zoom_in(); }},
        KeyRow{Qt::Key_Minus, [](GraphPanel& g) { g.zoom_out(); }},
        KeyRow{Qt::Key_F, [](GraphPanel& g) { g.fit(); }},
    };
    if (shown_.cone.nodes.empty()) return nullptr;
    if (event.matches(QKeySequence::Find)) return [](GraphPanel& g) { g.find(); };
    if (event.key() == Qt::Key_Escape && finding()) return [](GraphPanel& g) { g.end_find(); };
    const bool plain = (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
    const auto row = std::ranges::find(keys, event.key(), &KeyRow::key);
    return plain && row != keys.end() ? row->act : nullptr;
}

void GraphPanel::keyPressEvent(QKeyEvent* event) {
    if (const auto act = action_of(*event))
        act(*this);
    else
        QWidget::keyPressEvent(event);
}

bool GraphPanel::event(QEvent* event) {
    // The graph's own keys go before the shortcuts of the window: F fits the graph here, and takes the foot tool
    // elsewhere.
    if (event->type() == QEvent::ShortcutOverride && action_of(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
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
