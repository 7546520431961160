// Labels and places by hand: labels are dragged relative to their points and given back to the painter by a double
// click; coordinates are typed, and are given or a sketch.
#include "paint/raster/raster.h"
#include "ui/canvas/canvas.h"
#include "ui/canvas/place_editor.h"
#include "ui/commands/commands.h"
#include "ui/session/session.h"
#include "ui/session/wording.h"

#include <QtWidgets/QMenu>

#include <algorithm>

namespace porism::ui {

namespace {

constexpr double label_reach = 3; // pixels around the letters
constexpr double farthest = 6;    // heights of the label: beyond that nobody knows whose it is

double height_of(const paint::Text& text) {
    const double low = text.runs.size() > 1 ? paint::setting(paint::Run::Level::low).drop * 0.6 : 0;
    return (paint::qt_metrics().cap_height() + low) * text.size;
}

QRectF box_of(const paint::Text& text) {
    const double width = paint::width(paint::qt_metrics(), text.runs, text.size);
    return {text.at.x, text.at.y - paint::qt_metrics().cap_height() * text.size, width, height_of(text)};
}

} // namespace

std::optional<Canvas::HeldLabel> Canvas::label_at(QPointF at) const {
    for (const paint::Item& item : list_.items) {
        const auto* text = std::get_if<paint::Text>(&item);
        if (!text || text->subject.kind != paint::Subject::Kind::point) continue;
        const QRectF box = box_of(*text);
        if (!box.adjusted(-label_reach, -label_reach, label_reach, label_reach).contains(at)) continue;
        return HeldLabel{text->subject.first, at - box.center(), height_of(*text), {}};
    }
    return std::nullopt;
}

void Canvas::move_label(QPointF at) {
    const QPointF from = (at - held_->grip - place_of(held_->point)) / held_->height;
    held_->place = {std::clamp(from.x(), -farthest, farthest), std::clamp(-from.y(), -farthest, farthest)};
    refresh();
}

void Canvas::drop_label() {
    const HeldLabel dropped = *held_;
    held_.reset();
    if (const Status moved = ui::move_label(session_, dropped.point, dropped.place); !moved)
        session_.report(moved.error());
}

void Canvas::add_place_entries(QMenu& menu, PointId point) {
    if (!can_be_given(session_.scene(), point)) return;
    const QString name = point_name(session_.scene(), point);
    const bool given = is_given(session_.scene(), point);
    menu.addAction(given_words(session_.scene(), point), this, [=, this] {
        if (const Status done = set_given(session_, point, !given); !done) session_.report(done.error());
    });
    menu.addAction(tr("Type the coordinates of %1…\tF2").arg(name), this, &Canvas::edit_place);
}

void Canvas::edit_place() {
    const auto& selected = session_.selection().points;
    std::optional<PointId> point = focus_;
    if (!point && selected.size() == 1) point = selected.front();
    if (!point || !session_.diagram() || !can_be_given(session_.scene(), *point)) return;
    auto* editor = new PlaceEditor(session_, *point, this);
    editor->open_at(mapToGlobal(place_of(*point).toPoint() + QPoint(14, 14)));
}

bool Canvas::free_label(QPointF at) {
    const auto label = label_at(at);
    if (!label) return false;
    if (const Status freed = ui::free_label(session_, label->point); !freed) session_.report(freed.error());
    return true;
}

} // namespace porism::ui
