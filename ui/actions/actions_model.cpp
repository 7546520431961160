#include "ui/actions/actions_model.h"

#include "scene/catalogue.h"
#include "ui/models/tool_picture.h"
#include "ui/session/session.h"
#include "ui/session/wording.h"

namespace porism::ui {

ActionsModel::ActionsModel(const Session& session, QObject* parent)
    : QAbstractListModel(parent), session_(session), count_(static_cast<int>(session.scene().actions().size())) {}

// Rows that stay keep their selection and their place on screen; only the count at the end is adjusted.
void ActionsModel::document_changed() {
    const int now = static_cast<int>(session_.scene().actions().size());
    if (now > count_) {
        beginInsertRows({}, count_, now - 1);
        count_ = now;
        endInsertRows();
    } else if (now < count_) {
        beginRemoveRows({}, now, count_ - 1);
        count_ = now;
        endRemoveRows();
    }
    blocked_ = {};
    look_changed();
}

bool ActionsModel::set_blocked(Blocked blocked) {
    if (blocked == blocked_) return false;
    blocked_ = std::move(blocked);
    look_changed();
    return true;
}

void ActionsModel::look_changed() {
    if (count_ > 0) Q_EMIT dataChanged(index(0), index(count_ - 1));
}

int ActionsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count_;
}

QString ActionsModel::choice_words(std::size_t action) const {
    const auto diagram = session_.diagram();
    for (const PointId point : session_.scene().actions()[action].outputs) {
        const auto earlier = diagram ? diagram->merged_into(point) : std::nullopt;
        if (!earlier) continue;
        return tr("%1 is the point %2")
            .arg(point_name(session_.scene(), point), point_name(session_.scene(), *earlier));
    }
    if (diagram && diagram->solution && std::ranges::binary_search(diagram->solution->redundant, action))
        return tr("adds nothing to those before");
    const std::vector<int> choices = session_.choices(action);
    if (choices.size() < 2) return {};
    const auto taken = std::ranges::lower_bound(choices, session_.branch(action)) - choices.begin();
    return tr("choice %1 of %2").arg(taken + 1).arg(choices.size());
}

QString ActionsModel::problem_of(std::size_t action) const {
    for (const Problem& problem : session_.problems())
        if (problem.action == action && problem.severity != Severity::hint) return problem.cause;
    return {};
}

QString ActionsModel::given_words(const scene::Action& action) const {
    QStringList words;
    for (std::size_t i = 0; i < action.at.size(); ++i)
        if (action.at[i] && action.at[i]->given)
            words += QStringLiteral("%1 (%2, %3)")
                         .arg(point_name(session_.scene(), action.outputs[i]),
                              QString::fromStdString(action.at[i]->x.text()),
                              QString::fromStdString(action.at[i]->y.text()));
    return words.isEmpty() ? QString() : tr("given: %1").arg(words.join(QStringLiteral(", ")));
}

QVariant ActionsModel::data(const QModelIndex& index, int role) const {
    const auto row = static_cast<std::size_t>(index.row());
    const auto actions = session_.scene().actions();
    if (!index.isValid() || row >= actions.size()) return {};
    const scene::Action& action = actions[row];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return sentence(action, session_.scene());
    case Qt::ToolTipRole: {
        const QString problem = problem_of(row);
        if (!problem.isEmpty()) return problem;
        return action.states ? tr("Statement")
                             : catalogue_words(scene::construction(action.uses.front().construction).title);
    }
    case Qt::DecorationRole:
        if (action.states) return {};
        return tool_icon(action.uses.front().construction);
    case shown_role:
        return row < session_.shown_actions();
    case branch_role:
        if (const QString given = given_words(action); !given.isEmpty()) return given;
        return choice_words(row);
    case problem_role:
        return problem_of(row);
    case blocked_role:
        return row == blocked_.action ? blocked_.reason : QString();
    case auxiliary_role:
        return action.auxiliary;
    default:
        return {};
    }
}

} // namespace porism::ui
