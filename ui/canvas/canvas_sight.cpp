// What is out of sight, and points in words.
#include "scene/catalogue.h"
#include "ui/canvas/canvas.h"
#include "ui/canvas/figure_notice.h"
#include "ui/canvas/sight_hint.h"
#include "ui/session/session.h"
#include "ui/session/wording.h"

#include <algorithm>

namespace porism::ui {

namespace {

constexpr qsizetype most_named = 4;

} // namespace

void Canvas::note_new_points() {
    const auto names = session_.scene().names();
    if (std::ranges::equal(names, known_)) return;
    unseen_.clear();
    for (const std::string& name : names)
        if (std::ranges::find(known_, name) == known_.end()) unseen_.push_back(name);
    known_.assign(names.begin(), names.end());
}

void Canvas::place_hint() {
    std::erase_if(unseen_, [&](const std::string& name) {
        const auto point = session_.scene().find(name);
        return !point || !session_.diagram() || !session_.is_shown(*point) || session_.is_hidden(*point) ||
               in_sight(view_, *point);
    });
    hint_->setVisible(!unseen_.empty());
    if (unseen_.empty()) return;
    QStringList names;
    for (const std::string& name : unseen_) names += point_name(session_.scene(), *session_.scene().find(name));
    if (names.size() > most_named) names = names.mid(0, most_named) << QStringLiteral("…");
    const QString listed = names.join(QStringLiteral(", "));
    const QString words =
        names.size() == 1 ? tr("%1 is out of sight · Fit").arg(listed) : tr("%1 are out of sight · Fit").arg(listed);
    hint_->point_to(place_of(*session_.scene().find(unseen_.front())), words, zoom_buttons_->geometry());
}

QString Canvas::sight_hint() const {
    return unseen_.empty() ? QString() : hint_->text();
}

void Canvas::show_figure_notice() {
    const auto problem = session_.figure_problem();
    notice_->setVisible(problem.has_value());
    if (!problem) return;
    const scene::Scene& scene = session_.scene();
    notice_->tell(problem->action ? sentence(scene.actions()[*problem->action], scene) : QString(), *problem);
    place_overlays();
}

double Canvas::covered() const {
    return notice_->isHidden() ? 0 : notice_->height();
}

QString Canvas::figure_notice() const {
    return notice_->words();
}

QString Canvas::point_words(PointId point) const {
    const scene::Scene& scene = session_.scene();
    const scene::Action& action = scene.actions()[scene.action_of(point)];
    const QString name = point_name(scene, point);
    const bool free = scene::construction(action.uses.front().construction).places == scene::Places::free;
    QString words = sentence(action, scene);
    if (free) words = action.outputs.size() > 1 ? tr("%1 of %2").arg(name, undo_text(action, scene)) : name;
    if (free && action.outputs.size() > 2) words = tr("%1, vertex of %2").arg(name, undo_text(action, scene));
    if (!session_.is_movable(point)) return free ? tr("%1, held in its place").arg(words) : words;
    return free ? tr("%1, free: drag it").arg(words) : tr("%1: drag it along").arg(words);
}

} // namespace porism::ui
