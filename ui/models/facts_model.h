// What a closure found as a tree: a row a kind with its count, below it the rows of that kind (proof/fact_rows.h);
// those of a class (proof/fact_classes.h) stand below a row of their own that says it of all members. Above the kinds
// stands what the last edits brought, the newest first, its rows by kind; those rows are below their kinds as well.
// Between the two stand the values that are known (Results::values), by kind of quantity.
#pragma once

#include "proof/fact_classes.h"
#include "proof/fact_search.h"
#include "ui/session/results.h"

#include <QtCore/QAbstractItemModel>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace porism::ui {

/// Keeps the Results alive that it shows. Texts are made when they are first asked for.
class FactsModel final : public QAbstractItemModel {
    Q_OBJECT
public:
    using QAbstractItemModel::QAbstractItemModel;
    /// Of a kind or a class: its name, the same whatever is shown of it; nothing for a row. Values are no statements
    /// and have names that begin with "values".
    enum Role { fold_role = Qt::UserRole + 1 };

    /// False, and nothing is reset, if the same statements about the same scene are shown already; their marks may be
    /// others.
    bool set_results(std::shared_ptr<const Results> results);
    /// Shows only rows that mention every one of `points` and fit `words` (proof/fact_search.h; the words of its class
    /// count as a row's own). A row is shown as that of its statements which fits best, and says which other name it
    /// was found by. False if that is what it shows already.
    bool set_filter(const QString& words, std::vector<PointId> points);

    /// How many rows there are, and how many of them are shown.
    std::size_t total() const;
    std::size_t shown() const;
    /// The statement that a row is shown as; empty for a kind and for a class.
    std::optional<facts::Statement> statement(const QModelIndex& index) const;
    /// Those that the rows of a class are shown as; of a row its own, of a kind none.
    std::vector<facts::Statement> statements(const QModelIndex& index) const;
    /// Of a row above what an edit brought, and of one above the statements of a kind therein: which edit, 0 for the
    /// last.
    std::optional<std::size_t> news(const QModelIndex& index) const;
    /// The row below its kind that says it, if it is shown; invalid otherwise.
    QModelIndex index_of(const facts::Statement& statement) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Entry {
        std::size_t row;  ///< index into those of rows_; of a value no_row
        std::size_t said; ///< the statement that it is shown as, an index into the graph's; of a value into the values
        /// Read as its class has it, where that has a reading of its own.
        std::optional<proof::FactClass> read = {};
    };
    static constexpr std::size_t no_row = ~std::size_t{0};
    /// The shown rows of a class; where it is one it stands below its kind itself.
    struct Branch {
        std::size_t one; ///< index into classes_; of news into the kinds
        std::vector<Entry> entries;
    };
    struct Group {
        std::size_t kind;
        std::size_t rows = 0;
        std::vector<Branch> branches;
        std::optional<std::size_t> news = {};             ///< no kind, but what so many edits ago was brought
        std::optional<facts::QuantityKind> quantity = {}; ///< no kind, but values
        QString title = {};                               ///< of news
    };
    enum class Level { kind, branch, row };
    /// What an index is of: its branch only below a kind.
    struct Spot {
        Level level;
        std::size_t group, branch = 0, row = 0;
    };
    void renew_rows();
    void regroup();
    void add_kinds();
    std::vector<std::pair<std::size_t, std::vector<std::size_t>>> new_rows(const News& news) const;
    void add_news(std::size_t number);
    void add_values();
    /// Rows that say a listed value in the same words are listed there alone.
    void note_valued_rows();
    bool fits_value(const workflow::KnownValue& known) const;
    QString value_text(const workflow::KnownValue& known) const;
    const facts::Statement& said(const Entry& entry) const;
    QString news_title(const News& news) const;
    /// Makes the search anew, for the results and the filter as they are set.
    void renew_search();
    static Spot spot(const QModelIndex& index);
    const Branch& branch(const Spot& spot) const { return groups_[spot.group].branches[spot.branch]; }
    /// The row that an index is of; null for a kind and a class.
    const Entry* entry(const QModelIndex& index) const;
    QString class_words(const Branch& branch) const;
    QVariant kind_data(const Group& group, int role) const;
    QVariant class_data(const Branch& branch, int role) const;
    QVariant news_data(const Branch& branch, int role) const;
    QVariant value_data(const workflow::KnownValue& known, int role) const;
    QVariant row_data(const Entry& entry, int role) const;
    bool is_given(const proof::FactRow& row) const;
    QString text(const Entry& entry) const;
    /// The text, and in brackets why it was found.
    QString text_with_names(const Entry& entry) const;
    /// "B, C, D and E lie on one line"
    QString class_text(const proof::FactRow& row) const;
    const QString& words_of(std::size_t statement) const;
    /// The other ways in which it was found.
    QStringList others(const Entry& entry) const;
    /// "Given: D is the foot of the perpendicular from A to BC", "Derived: Similar triangles (AA)".
    QString origin(const proof::FactRow& row) const;
    QString tip(const Entry& entry) const;
    bool is_as_drawn(const Entry& entry) const;

    std::shared_ptr<const Results> results_;
    proof::FactRows rows_;
    std::vector<proof::FactClass> classes_;
    std::size_t listed_ = 0; ///< rows in classes: those that are of a kind
    QStringList looked_for_;
    std::vector<PointId> points_;
    std::optional<proof::FactSearch> search_; ///< of looked_for_ and points_; none where there are no results
    std::vector<Group> groups_;
    std::map<std::size_t, std::size_t> valued_; ///< rows that stand among the values, and which value says it
    mutable std::vector<QString> texts_;        ///< by statement
};

} // namespace porism::ui
