// Mouse and keys on the canvas.
#include "ui/canvas/canvas.h"
#include "ui/canvas/picking.h"
#include "ui/commands/commands.h"
#include "ui/session/session.h"
#include "ui/session/wording.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtWidgets/QToolTip>
#include <cmath>

namespace porism::ui {

namespace {

// A press that moves no farther than this is a click.
constexpr double click_slack = 4;

double length(QPointF v) {
    return std::hypot(v.x(), v.y());
}

QString words(const Error& error) {
    QString text = QString::fromStdString(error.what);
    if (!error.mend.empty()) text += QStringLiteral(". ") + QString::fromStdString(error.mend);
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text + '.';
}

} // namespace

void Canvas::hover_at(QPointF at) {
    if (length(at - cursor_) > click_slack / 2) turn_ = 0;
    hover_ = pick_at(session_, drawn().sketch, view_, at, turn_);
    hovering_ = true;
    cursor_ = at;
    Selection under;
    if (hover_.point)
        under.points = {*hover_.point};
    else if (!tool_ && !hover_.curves.empty() && hover_.curves.front().line)
        under.points = {hover_.curves.front().line->first, hover_.curves.front().line->second};
    session_.set_hover(under);
    set_cursor();
    if (tool_) update();
}

void Canvas::set_cursor() {
    if (press_ == Press::pan || space_)
        setCursor(press_ == Press::pan ? Qt::ClosedHandCursor : Qt::OpenHandCursor);
    else if (tool_)
        setCursor(Qt::CrossCursor);
    else if (press_ == Press::label || (hovering_ && !hover_.point && label_at(cursor_)))
        setCursor(Qt::SizeAllCursor);
    else if (hovering_ && hover_.point)
        setCursor(session_.is_movable(*hover_.point) ? Qt::SizeAllCursor : Qt::PointingHandCursor);
    else
        setCursor(Qt::ArrowCursor);
}

void Canvas::mousePressEvent(QMouseEvent* event) {
    setFocus(Qt::MouseFocusReason);
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
    if (grab) session_.begin_drag(*hover_.point);
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
    hover_ = pick_at(session_, drawn().sketch, view_, at, turn_);
    if (!tool_) {
        select_at(hover_, add);
        return;
    }
    follows_ = false;
    const Status done = tool_->click(hover_);
    show_prompt(done ? QString() : words(done.error()));
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
    hovering_ = false;
    session_.set_hover({});
    update();
}

void Canvas::wheelEvent(QWheelEvent* event) {
    zoom(std::pow(1.0015, event->angleDelta().y()), event->position());
    event->accept();
}

void Canvas::leave_tool_or_selection() {
    if (session_.dragging()) {
        session_.cancel_drag();
        press_ = Press::none;
    } else if (tool_ && tool_->leave_slot()) {
        show_prompt({});
    } else if (tool_) {
        set_tool({});
    } else {
        session_.clear_selection();
    }
    update();
}

bool Canvas::nudge(const QKeyEvent& event) {
    struct Way {
        int key;
        double x, y;
    };
    static constexpr Way ways[] = {
        {Qt::Key_Left, -1, 0}, {Qt::Key_Right, 1, 0}, {Qt::Key_Up, 0, 1}, {Qt::Key_Down, 0, -1}};
    const auto& points = session_.selection().points;
    if (points.size() != 1 || event.modifiers() & (Qt::AltModifier | Qt::ControlModifier)) return false;
    for (const Way& way : ways) {
        if (way.key != event.key()) continue;
        const double step = (event.modifiers() & Qt::ShiftModifier ? 10 : 1) / view_.scale;
        if (const Status moved = nudge_point(session_, points.front(), way.x * step, way.y * step); !moved)
            session_.report(moved.error());
        return true;
    }
    return false;
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
    else if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)
        delete_selected();
    else if (!nudge(*event))
        QWidget::keyPressEvent(event);
    set_cursor();
}

void Canvas::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) space_ = false;
    set_cursor();
    QWidget::keyReleaseEvent(event);
}

void Canvas::focusOutEvent(QFocusEvent* event) {
    space_ = false;
    set_cursor();
    QWidget::focusOutEvent(event);
}

// Tab counts on through what lies under the cursor; where nothing does, it goes to the next widget as ever.
bool Canvas::take_tab(const QKeyEvent& event) {
    const bool tab = event.key() == Qt::Key_Tab || event.key() == Qt::Key_Backtab;
    if (!tab || !hovering_ || (!hover_.point && hover_.curves.empty())) return false;
    ++turn_;
    hover_at(cursor_);
    update();
    return true;
}

bool Canvas::event(QEvent* event) {
    if (event->type() == QEvent::KeyPress && take_tab(*static_cast<QKeyEvent*>(event))) return true;
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (hovering_ && hover_.point && !tool_) {
            const scene::Action& action = session_.scene().actions()[session_.scene().action_of(*hover_.point)];
            QToolTip::showText(help->globalPos(), sentence(action, session_.scene()), this);
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    return QWidget::event(event);
}

} // namespace porism::ui
