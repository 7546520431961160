// The mouse on the canvas.
#include "ui/canvas/canvas.h"
#include "ui/canvas/picking.h"
#include "ui/commands/commands.h"
#include "ui/session/session.h"
#include "ui/session/wording.h"

#include <QtGui/QContextMenuEvent>
#include <QtGui/QMouseEvent>
#include <QtWidgets/QMenu>
#include <QtWidgets/QToolTip>
#include <cmath>

namespace porism::ui {

namespace {

// A press that moves no farther than this is a click.
constexpr double click_slack = 4;
// The tip stands beside what it speaks of.
constexpr QPoint tip_offset(18, 22);

double length(QPointF v) {
    return std::hypot(v.x(), v.y());
}

} // namespace

// What the keyboard has come to is meant, whatever lies on the same place.
Pick Canvas::pick(QPointF at) {
    Pick found = pick_at(session_, drawn().sketch, view_, at, turn_);
    if (keys_ && focus_ && !focus_other_) {
        found.point = focus_;
        found.curves.clear();
    }
    return found;
}

void Canvas::hover_at(QPointF at) {
    if (length(at - cursor_) > click_slack / 2) turn_ = 0;
    hover_ = pick(at);
    hovering_ = true;
    cursor_ = at;
    Selection under;
    if (hover_.point)
        under.points = {*hover_.point};
    else if (!tool_ && !hover_.curves.empty() && hover_.curves.front().line)
        under.points = {hover_.curves.front().line->first, hover_.curves.front().line->second};
    session_.set_hover(under);
    note_branching();
    set_cursor();
    if (tool_ || branching_) update();
}

void Canvas::set_cursor() {
    if (press_ == Press::pan || space_)
        setCursor(press_ == Press::pan ? Qt::ClosedHandCursor : Qt::OpenHandCursor);
    else if (tool_)
        setCursor(Qt::CrossCursor);
    else if (press_ == Press::label || (hovering_ && !hover_.point && label_at(cursor_)))
        setCursor(Qt::SizeAllCursor);
    else if (hovering_ && !hover_.point && other_at(cursor_))
        setCursor(Qt::PointingHandCursor);
    else if (hovering_ && hover_.point)
        setCursor(session_.is_movable(*hover_.point) ? Qt::SizeAllCursor : Qt::PointingHandCursor);
    else
        setCursor(Qt::ArrowCursor);
}

void Canvas::mousePressEvent(QMouseEvent* event) {
    setFocus(Qt::MouseFocusReason);
    entered_ = false;
    leave_keyboard();
    hover_at(event->position());
    pressed_at_ = panned_from_ = event->position();
    const bool middle = event->button() == Qt::MiddleButton;
    if (middle || (space_ && event->button() == Qt::LeftButton))
        press_ = Press::pan;
    else if (event->button() == Qt::LeftButton)
        press_ = Press::click;
    set_cursor();
}

void Canvas::mouseMoveEvent(QMouseEvent* event) {
    const QPointF at = event->position();
    leave_keyboard();
    if (press_ == Press::click && length(at - pressed_at_) > click_slack && !tool_) {
        begin_move();
    }
    if (press_ == Press::pan)
        pan_to(at);
    else if (press_ == Press::label)
        move_label(at);
    else if (press_ == Press::drag)
        session_.drag_to(view_.to_plane({at.x(), at.y()}));
    else if (press_ == Press::none)
        hover_at(at);
    set_cursor();
}

// A movable point, a label, or the ground.
void Canvas::begin_move() {
    held_ = hover_.point ? std::nullopt : label_at(pressed_at_);
    const bool grab = hover_.point && session_.is_movable(*hover_.point);
    press_ = grab ? Press::drag : held_ ? Press::label : Press::pan;
    if (!grab) return;
    follows_ = false;
    session_.begin_drag(*hover_.point);
}

void Canvas::pan_to(QPointF at) {
    const QPointF by = at - panned_from_;
    panned_from_ = at;
    view_.centre.x -= by.x() / view_.scale;
    view_.centre.y += by.y() / view_.scale;
    keep_view();
    refresh();
}

void Canvas::mouseReleaseEvent(QMouseEvent* event) {
    const Press was = press_;
    press_ = Press::none;
    if (was == Press::label) {
        drop_label();
    } else if (was == Press::drag) {
        if (const Status ended = session_.end_drag(); !ended) session_.report(ended.error());
    } else if (was == Press::click) {
        // Within the slack the place of the press is meant: the hand moves a little while the finger goes up.
        click_at(pressed_at_, event->modifiers() & Qt::ControlModifier);
    }
    hover_at(event->position());
}

void Canvas::click_at(QPointF at, bool add) {
    hover_ = pick(at);
    if (!tool_) {
        if (!hover_.point && take_other(at)) return;
        if (!hover_.point) branching_.reset();
        select_at(hover_, add || (measuring_ && hover_.point));
        return;
    }
    follows_ = false;
    const Status done = tool_->click(hover_);
    show_prompt(done ? QString() : error_sentence(done.error()));
    update();
}

void Canvas::select_at(const Pick& pick, bool add) {
    Selection selection;
    if (pick.point) {
        selection.points = {*pick.point};
    } else if (!pick.curves.empty()) {
        const Curve& curve = pick.curves.front();
        for (const PointId p : curve.locus.points) selection.points.push_back(p);
    }
    if (!selection.empty() || !add) session_.select(selection, add);
}

void Canvas::mouseDoubleClickEvent(QMouseEvent* event) {
    if (tool_) {
        mousePressEvent(event);
        return;
    }
    hover_at(event->position());
    if (hover_.point)
        session_.activate(Selection::of(*hover_.point));
    else
        free_label(event->position());
}

void Canvas::leaveEvent(QEvent*) {
    if (keys_) return;
    hovering_ = false;
    branching_.reset();
    session_.set_hover({});
    update();
}

void Canvas::wheelEvent(QWheelEvent* event) {
    zoom(std::pow(1.0015, event->angleDelta().y()), event->position());
    if (press_ == Press::none && !keys_) hover_at(event->position());
    event->accept();
}

void Canvas::contextMenuEvent(QContextMenuEvent* event) {
    if (tool_) return;
    const bool keyboard = event->reason() == QContextMenuEvent::Keyboard;
    if (!keyboard) {
        leave_keyboard();
        hover_at(event->pos());
    }
    const std::optional<PointId> point = keyboard ? focus_ : hover_.point;
    if (!point && !keyboard && !hover_.curves.empty()) select_at(hover_, false);
    QMenu menu(this);
    fill_menu(menu, point);
    menu.exec(keyboard && point ? mapToGlobal(place_of(*point).toPoint()) : event->globalPos());
}

void Canvas::fill_menu(QMenu& menu, std::optional<PointId> point) {
    const auto& presentation = session_.document().presentation;
    const auto report = [this](const Status& done) {
        if (!done) session_.report(done.error());
    };
    if (point) {
        const QString name = point_name(session_.scene(), *point);
        const bool placed = presentation.labels.contains(session_.scene().name(*point));
        session_.select(Selection::of(*point));
        menu.addAction(tr("Free the label of %1").arg(name), this,
                       [=, this] { report(ui::free_label(session_, *point)); })
            ->setEnabled(placed);
        add_branch_entries(menu, *point);
        add_place_entries(menu, *point);
        menu.addAction(tr("Hide %1").arg(name), this, [=, this] { report(hide_point(session_, *point)); });
        menu.addAction(tr("Delete %1").arg(name), this, &Canvas::delete_selected);
        menu.addSeparator();
    }
    menu.addAction(tr("Style and marks"), this, &Canvas::styleRequested)
        ->setEnabled(!session_.selection().points.empty());
    menu.addAction(tr("Show hidden points"), this, [=, this] { report(show_hidden_points(session_)); })
        ->setEnabled(!presentation.hidden.empty());
    menu.addAction(tr("Show the whole figure"), this, &Canvas::fit);
}

bool Canvas::event(QEvent* event) {
    if (event->type() == QEvent::KeyPress && take_tab(*static_cast<QKeyEvent*>(event))) return true;
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (hovering_ && hover_.point && !tool_)
            QToolTip::showText(help->globalPos() + tip_offset, point_words(*hover_.point), this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

} // namespace porism::ui
