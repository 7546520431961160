// The actions of the scene as rows.
#pragma once

#include "scene/scene.h"

#include <QtCore/QAbstractListModel>
#include <QtCore/QString>
#include <optional>

namespace porism::ui {

class Session;

/// Reads the session when asked; `document_changed` and `look_changed` say when to ask again.
class ActionsModel final : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        shown_role = Qt::UserRole + 1, ///< bool: within the replay
        branch_role,                   ///< "choice 1 of 2", the given coordinates, or that a statement adds nothing
        problem_role,                  ///< the cause of a problem with this action; else empty
        blocked_role,                  ///< why the row did not move when it was asked to; else empty
        auxiliary_role,                ///< bool: from the auxiliary part
    };
    /// A row that could not move, and what stands in its way.
    struct Blocked {
        std::optional<std::size_t> action;
        QString reason;
        friend bool operator==(const Blocked&, const Blocked&) = default;
    };
    explicit ActionsModel(const Session& session, QObject* parent);

    void document_changed();
    void look_changed();
    /// Until the document changes or another is set. False if it is that one already.
    bool set_blocked(Blocked blocked);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    QString problem_of(std::size_t action) const;
    /// Which of its choices an action takes, or which earlier points its own are in every picture.
    QString choice_words(std::size_t action) const;
    /// "given: A (0, 1/2)"; empty where no coordinates are.
    QString given_words(const scene::Action& action) const;

    const Session& session_;
    int count_ = 0;
    Blocked blocked_;
};

} // namespace porism::ui
