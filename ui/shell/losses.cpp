#include "ui/shell/losses.h"

#include "ui/session/carry.h"
#include "ui/session/session.h"
#include "ui/session/wording.h"

#include <QtGui/QUndoStack>
#include <utility>

namespace porism::ui {

Losses::Losses(Session& session, QObject* parent)
    : QObject(parent), session_(session), before_(session.document()), steps_(session.undo_stack().index()) {
    connect(&session_, &Session::documentChanged, this, &Losses::look);
}

QString Losses::lost_goals() const {
    QStringList words;
    const About about(before_.scene);
    for (const facts::Statement& goal : before_.goals)
        if (!carried(goal, before_.scene, session_.scene())) words += notation(goal, about);
    for (const scene::Question& question : before_.questions)
        if (carried({question}, before_.scene, session_.scene()).empty())
            words += question_words(question, before_.scene);
    if (words.isEmpty()) return {};
    return tr("%n goal(s) went with it: %1.", "", static_cast<int>(words.size())).arg(words.join(QStringLiteral("; ")));
}

void Losses::look() {
    if (std::exchange(told_, false)) Q_EMIT over();
    const bool edited = session_.undo_stack().index() > steps_;
    if (edited) {
        std::vector<PointId> gone;
        const auto actions = before_.scene.actions();
        std::size_t deleted = 0;
        for (const scene::Action& action : actions) {
            if (action.states || session_.scene().find(before_.scene.name(action.outputs.front()))) continue;
            ++deleted;
            gone.insert(gone.end(), action.outputs.begin(), action.outputs.end());
        }
        const QString goals = deleted > 0 ? lost_goals() : QString();
        const QString text = tr("Deleted %1.").arg(point_names(before_.scene, gone));
        told_ = deleted > 1 || !goals.isEmpty();
        if (told_) Q_EMIT told(goals.isEmpty() ? text : text + ' ' + goals);
    }
    before_ = session_.document();
    steps_ = session_.undo_stack().index();
}

} // namespace porism::ui
