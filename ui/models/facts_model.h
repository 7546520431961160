// The statements of a closure as a tree: a row a kind with its count, below it the statements, newest rank last.
#pragma once

#include "facts/statement.h"
#include "ui/session/results.h"

#include <QtCore/QAbstractItemModel>
#include <memory>
#include <optional>
#include <vector>

namespace porism::ui {

/// Keeps the Results alive that it shows. Texts are made when they are first asked for.
class FactsModel final : public QAbstractItemModel {
    Q_OBJECT
public:
    using QAbstractItemModel::QAbstractItemModel;
    /// Of a kind: its number in the table of kinds, the same whatever is shown.
    enum Role { kind_role = Qt::UserRole + 1 };

    /// False, and nothing is reset, if the same statements about the same scene are shown already.
    bool set_results(std::shared_ptr<const Results> results);
    /// Shows only statements whose notation contains every word of `words` and that mention every one of `points`.
    /// False if that is what it shows already.
    bool set_filter(const QString& words, std::vector<PointId> points);

    std::size_t total() const;
    std::size_t shown() const;
    /// The statement of a row; empty for a kind.
    std::optional<facts::Statement> statement(const QModelIndex& index) const;
    /// Row of a statement that is shown; invalid otherwise.
    QModelIndex index_of(const facts::Statement& statement) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Group {
        std::size_t kind;
        std::vector<std::size_t> rows; ///< indices into the graph's statements
    };
    void regroup();
    bool matches(std::size_t statement) const;
    bool is_given(std::size_t statement) const;
    const QString& text(std::size_t statement) const;
    /// "Given: D is the foot of the perpendicular from A to BC", "Derived: Similar triangles (AA)".
    QString origin(std::size_t statement) const;

    std::shared_ptr<const Results> results_;
    QStringList words_;
    std::vector<PointId> points_;
    std::vector<Group> groups_;
    mutable std::vector<QString> texts_;
};

} // namespace porism::ui
