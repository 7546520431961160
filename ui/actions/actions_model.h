// The actions of the scene as rows.
#pragma once

#include <QtCore/QAbstractListModel>

namespace porism::ui {

class Session;

/// Reads the session when asked; `document_changed` and `look_changed` say when to ask again.
class ActionsModel final : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        shown_role = Qt::UserRole + 1, ///< bool: within the replay
        branch_role,                   ///< "2nd" where the action chose another branch than the first; else empty
        problem_role,                  ///< the cause of a problem with this action; else empty
        auxiliary_role,                ///< bool: from the auxiliary part
    };
    explicit ActionsModel(const Session& session, QObject* parent);

    void document_changed();
    void look_changed();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    QString problem_of(std::size_t action) const;

    const Session& session_;
    int count_ = 0;
};

} // namespace porism::ui
