// The statements that follow, by kind and class with counts: find, filter by the selected points, pick a goal, ask why
// and what follows.
#pragma once

#include "facts/statement.h"
#include "ui/session/session.h"

#include <QtCore/QHash>
#include <QtWidgets/QWidget>
#include <optional>
#include <vector>

class QLabel;
class QLineEdit;
class QModelIndex;
class QPushButton;
class QStackedWidget;
class QToolButton;
class QTreeView;

namespace porism::ui {

class AskRow;
class EmptyState;
class FactDelegate;
class FactsModel;
class WhyCard;

/// Shows Session::results(). Selecting a row selects the statement everywhere (Ctrl adds); hovering previews it; a
/// double click, Enter or the button makes it the goal; W asks why it holds, Shift+W what follows from it. Selected
/// points filter the list until something else than a statement is selected, and may be asked about. The line below the
/// field tells what is shown; it keeps its place.
class FactsPanel final : public QWidget {
    Q_OBJECT
public:
    explicit FactsPanel(Session& session, QWidget* parent = nullptr);

public Q_SLOTS:
    /// Puts the cursor into the field that finds.
    void find();
    /// Asks why the current statement holds.
    void ask_why();
    /// The same for what follows from it.
    void ask_follows();

private:
    void arrange();
    void show_results();
    void apply_filter();
    void unfold();
    void unfold(const QModelIndex& fold, bool by_itself);
    void remember(const QModelIndex& fold, bool open);
    void follow_selection();
    void follow_points();
    void follow_document();
    std::optional<facts::Statement> selected() const;
    void count();
    QString count_text() const;
    void elide_count();
    void show_page();
    void make_goal(const QModelIndex& index);
    void open_menu(const QPoint& position);
    std::optional<facts::Statement> current() const;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent*) override { elide_count(); }
    void showEvent(QShowEvent*) override { ask_more(); }
    /// What is told of the statements besides what they say.
    void ask_more();

    Session& session_;
    FactsModel* model_;
    QLineEdit* find_;
    QLabel* count_;
    QToolButton* all_;
    AskRow* ask_;
    EmptyState* none_;
    EmptyState* unfound_;
    QTreeView* tree_;
    FactDelegate* rows_;
    QStackedWidget* pages_;
    WhyCard* card_;
    QPushButton* why_;
    QPushButton* goal_;
    std::vector<PointId> points_; ///< the filter
    std::uint64_t scene_revision_ = 0;
    QHash<QString, bool> opened_; ///< kinds and classes that a person opened or closed
    bool following_ = false;
};

} // namespace porism::ui
