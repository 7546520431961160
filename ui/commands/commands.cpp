#include "ui/commands/commands.h"

#include "ui/session/carry.h"
#include "ui/session/session.h"
#include "ui/session/wording.h"

#include <QtCore/QCoreApplication>
#include <algorithm>

namespace porism::ui {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("Commands", text);
}

QString outputs_of(const scene::Scene& scene, std::size_t action) {
    QStringList names;
    for (const PointId p : scene.actions()[action].outputs)
        names += QString::fromStdString(scene::display_name(scene.name(p)));
    return names.join(QLatin1String(", "));
}

QString outputs_of(const scene::Scene& scene, std::size_t first, const std::vector<std::size_t>& more) {
    QString names = outputs_of(scene, first);
    for (const std::size_t action : more) names += QLatin1String(", ") + outputs_of(scene, action);
    return names;
}

bool uses_any(const scene::Action& action, const std::vector<PointId>& points) {
    return std::ranges::any_of(action.uses, [&](const scene::Use& use) {
        return std::ranges::any_of(use.points, [&](PointId p) { return std::ranges::find(points, p) != points.end(); });
    });
}

Status edit_scene(Session& session, const QString& text, scene::Scene scene) {
    document::Document after = session.document();
    after.goals = carried(after.goals, after.scene, scene);
    after.scene = std::move(scene);
    return session.edit(text, std::move(after));
}

} // namespace

Status append_action(Session& session, scene::Action action, std::span<const std::string> names) {
    document::Document after = session.document();
    if (Status added = after.scene.append(std::move(action), names); !added) return added;
    const QString text = undo_text(after.scene.actions().back(), after.scene);
    return session.edit(text, std::move(after));
}

std::vector<std::size_t> dependants(const scene::Scene& scene, std::size_t action) {
    std::vector<std::size_t> found;
    std::vector<PointId> gone = scene.actions()[action].outputs;
    for (std::size_t i = action + 1; i < scene.actions().size(); ++i) {
        const scene::Action& later = scene.actions()[i];
        if (!uses_any(later, gone)) continue;
        found.push_back(i);
        gone.insert(gone.end(), later.outputs.begin(), later.outputs.end());
    }
    return found;
}

Status delete_action(Session& session, std::size_t action) {
    const QString text = tr("delete %1").arg(outputs_of(session.scene(), action, dependants(session.scene(), action)));
    return edit_scene(session, text, session.scene().without(action));
}

Status reorder_action(Session& session, std::size_t action, std::size_t to) {
    auto moved = session.scene().with_moved(action, to);
    if (!moved) return fail(std::move(moved).error());
    const QString text = (to < action ? tr("move up %1") : tr("move down %1")).arg(outputs_of(session.scene(), action));
    return edit_scene(session, text, *std::move(moved));
}

Status nudge_point(Session& session, PointId point, double dx, double dy) {
    if (!session.is_movable(point)) return {};
    const auto from = session.picture().points[point.index()];
    session.begin_drag(point);
    session.drag_to({from.x + dx, from.y + dy});
    return session.end_drag(QStringLiteral("nudge %1").arg(point.value));
}

} // namespace porism::ui
