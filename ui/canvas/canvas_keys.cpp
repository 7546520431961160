// The keyboard on the canvas: a walk through the points, a crosshair for places on the paper, nudging.
#include "ui/canvas/canvas.h"
#include "ui/commands/commands.h"
#include "ui/session/session.h"

#include <QtGui/QKeyEvent>
#include <algorithm>
#include <array>

namespace porism::ui {

namespace {

constexpr double crosshair_step = 4; // pixels; with Shift ten times as far, as for points
constexpr double far = 10;

struct Way {
    int key;
    double x, y; // as on the screen
};
constexpr std::array ways{Way{Qt::Key_Left, -1, 0}, Way{Qt::Key_Right, 1, 0}, Way{Qt::Key_Up, 0, -1},
                          Way{Qt::Key_Down, 0, 1}};

} // namespace

bool Canvas::walk(int by) {
    std::vector<PointId> points;
    for (std::size_t i = 0; i < session_.picture().points.size(); ++i)
        if (session_.is_shown(PointId(i)) && !session_.is_hidden(PointId(i))) points.emplace_back(i);
    if (walk_others(by)) return true;
    const auto at = focus_ ? std::ranges::find(points, *focus_) : points.end();
    const auto count = static_cast<std::ptrdiff_t>(points.size());
    const std::ptrdiff_t outside = by > 0 ? -1 : count;
    const std::ptrdiff_t next = (at != points.end() ? at - points.begin() : outside) + by;
    if (next < 0 || next >= count) return false;
    focus_ = points[static_cast<std::size_t>(next)];
    if (!in_sight(view_, *focus_)) {
        view_.centre = session_.picture().points[focus_->index()];
        keep_view();
        refresh();
    }
    steer_to(place_of(*focus_));
    return true;
}

// From a point on through its other branches; backwards they are passed over.
bool Canvas::walk_others(int by) {
    const auto places = ghost_places();
    const std::size_t next = focus_other_ ? *focus_other_ + 1 : 0;
    focus_other_.reset();
    if (by < 0 || !focus_ || next >= places.size()) return false;
    focus_other_ = next;
    steer_to(places[next]);
    return true;
}

void Canvas::steer_to(QPointF at) {
    keys_ = true;
    turn_ = 0;
    hover_at(at);
    describe();
    update();
}

void Canvas::leave_keyboard() {
    if (!keys_) return;
    keys_ = false;
    focus_.reset();
    focus_other_.reset();
    hovering_ = false;
    session_.set_hover({});
    describe();
    update();
}

// Tab counts on through what lies under the mouse; where nothing does, it walks from point to point, and after the last
// one to the next widget.
bool Canvas::take_tab(const QKeyEvent& event) {
    if (event.key() != Qt::Key_Tab && event.key() != Qt::Key_Backtab) return false;
    const bool back = event.key() == Qt::Key_Backtab || event.modifiers() & Qt::ShiftModifier;
    const bool stays = session_.diagram() && !(event.modifiers() & Qt::ControlModifier);
    if (stays && !keys_ && hovering_ && (hover_.point || !hover_.curves.empty())) {
        ++turn_;
        hover_at(cursor_);
        update();
        return true;
    }
    if (stays && walk(back ? -1 : 1)) return true;
    leave_keyboard();
    return focusNextPrevChild(!back);
}

bool Canvas::take_arrow(const QKeyEvent& event) {
    const auto way = std::ranges::find(ways, event.key(), &Way::key);
    if (way == ways.end() || event.modifiers() & (Qt::AltModifier | Qt::ControlModifier)) return false;
    const QPointF by = QPointF(way->x, way->y) * (event.modifiers() & Qt::ShiftModifier ? far : 1);
    const auto& selected = session_.selection().points;
    if (tool_) {
        const QPointF from = keys_ || hovering_ ? cursor_ : QPointF(rect().center());
        const QPointF to = from + crosshair_step * by;
        focus_.reset();
        focus_other_.reset();
        steer_to({std::clamp(to.x(), 0.0, width() - 1.0), std::clamp(to.y(), 0.0, height() - 1.0)});
        return true;
    }
    if (!focus_ && selected.size() != 1) return false;
    nudge(focus_ ? *focus_ : selected.front(), by);
    return true;
}

void Canvas::nudge(PointId point, QPointF by) {
    follows_ = false;
    if (const Status moved = nudge_point(session_, point, by.x() / view_.scale, -by.y() / view_.scale); !moved)
        session_.report(moved.error());
    if (focus_) steer_to(place_of(*focus_));
}

bool Canvas::take_return(const QKeyEvent& event) {
    if (!keys_ || (event.key() != Qt::Key_Return && event.key() != Qt::Key_Enter)) return false;
    if (focus_other_) return take_other(cursor_);
    click_at(cursor_, event.modifiers() & Qt::ControlModifier);
    return true;
}

void Canvas::leave_tool_or_selection() {
    if (session_.dragging()) {
        session_.cancel_drag();
        press_ = Press::none;
    } else if (tool_ && tool_->leave_slot()) {
        show_prompt({});
    } else if (tool_) {
        set_tool({});
    } else if (measuring_ && session_.selection().empty()) {
        set_measuring(false);
    } else {
        leave_keyboard();
        session_.clear_selection();
    }
    set_cursor();
    update();
}

// What was made for the slots of a tool goes with it when the tool is put down before its end.
void Canvas::drop_tool() {
    while (tool_ && tool_->leave_slot()) {
    }
}

void Canvas::delete_selected() {
    const Selection& selection = session_.selection();
    std::optional<std::size_t> action;
    if (!selection.actions.empty()) action = selection.actions.front();
    if (!selection.points.empty()) action = session_.scene().action_of(selection.points.front());
    if (!action) return;
    if (const Status done = delete_action(session_, *action); !done) session_.report(done.error());
}

void Canvas::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        leave_tool_or_selection();
    else if (event->key() == Qt::Key_Space && !event->isAutoRepeat())
        space_ = true;
    else if (event->key() == Qt::Key_F2)
        edit_place();
    else if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)
        delete_selected();
    else if (!take_arrow(*event) && !take_return(*event))
        QWidget::keyPressEvent(event);
    set_cursor();
}

void Canvas::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) space_ = false;
    set_cursor();
    QWidget::keyReleaseEvent(event);
}

void Canvas::focusInEvent(QFocusEvent* event) {
    constexpr std::array by_key{Qt::TabFocusReason, Qt::BacktabFocusReason, Qt::ShortcutFocusReason};
    entered_ = std::ranges::find(by_key, event->reason()) != by_key.end();
    QWidget::focusInEvent(event);
}

void Canvas::focusOutEvent(QFocusEvent* event) {
    space_ = false;
    leave_keyboard();
    set_cursor();
    QWidget::focusOutEvent(event);
}

} // namespace porism::ui
