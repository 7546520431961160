// The kept problems as a table with a filter; a double click opens one.
#pragma once

#include "ui/session/library.h"

#include <QtWidgets/QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace porism::ui {

class EmptyState;
class LibraryModel;
class Notice;
class Session;

/// Enter or a double click opens the problem as the document, Delete removes it; a bar offers to undo that, and what
/// was removed can be listed and put back at any time.
class LibraryPanel final : public QWidget {
    Q_OBJECT
public:
    explicit LibraryPanel(Session& session, QWidget* parent = nullptr);

public Q_SLOTS:
    /// Puts the cursor into the field that finds.
    void find();

Q_SIGNALS:
    /// A problem was opened into the session.
    void opened();

private:
    void arrange();
    void set_up_table();
    void refresh();
    void show_page(bool any, const QString& trouble);
    void follow_current();
    void tell(const Error& error);
    void open_row();
    void open(qint64 id);
    void remove_row();
    void restore(qint64 id);
    void open_menu(const QPoint& position);
    void choose_file();
    bool in_trash() const;
    const LibraryRow* current_row() const;
    void resizeEvent(QResizeEvent*) override { elide_path(); }
    void elide_path();
    void keep_focus();

    Session& session_;
    LibraryModel* model_;
    QLineEdit* find_;
    QToolButton* trash_;
    QPushButton* other_;
    Notice* notice_;
    QLabel* file_;
    QLabel* count_;
    EmptyState* none_;
    EmptyState* unfound_;
    EmptyState* trouble_;
    QTableView* table_;
    QStackedWidget* pages_;
    QPushButton* open_;
    QPushButton* remove_;
};

} // namespace porism::ui
