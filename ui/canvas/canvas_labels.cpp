// Labels by hand: dragged relative to their points, given back to the painter by a double click.
#include "paint/raster/raster.h"
#include "ui/canvas/canvas.h"
#include "ui/session/session.h"

#include <algorithm>

namespace porism::ui {

namespace {

constexpr double label_reach = 3; // pixels around the letters
constexpr double farthest = 6;    // heights of the label: beyond that nobody knows whose it is

double height_of(const paint::Text& text) {
    const double low = text.runs.size() > 1 ? paint::low_drop * 0.6 : 0;
    return (paint::qt_metrics().cap_height() + low) * text.size;
}

QRectF box_of(const paint::Text& text) {
    const double width = paint::width(paint::qt_metrics(), text.runs, text.size);
    return {text.at.x, text.at.y - paint::qt_metrics().cap_height() * text.size, width, height_of(text)};
}

QString shown(const Session& session, PointId point) {
    return QString::fromStdString(scene::display_name(session.scene().name(point)));
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
    document::Document after = session_.document();
    after.presentation.labels[session_.scene().name(held_->point)] = held_->place;
    const QString text = tr("move label %1").arg(shown(session_, held_->point));
    held_.reset();
    if (const Status moved = session_.edit(text, std::move(after)); !moved) session_.report(moved.error());
}

bool Canvas::free_label(QPointF at) {
    const auto label = label_at(at);
    if (!label) return false;
    document::Document after = session_.document();
    after.presentation.labels.erase(session_.scene().name(label->point));
    const QString text = tr("free label %1").arg(shown(session_, label->point));
    if (const Status freed = session_.edit(text, std::move(after)); !freed) session_.report(freed.error());
    return true;
}

} // namespace porism::ui
