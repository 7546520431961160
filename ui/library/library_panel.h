// The kept problems as a table with a filter; a double click opens one.
#pragma once

#include "ui/session/library.h"

#include <QtWidgets/QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace porism::ui {

class LibraryModel;
class Session;

class LibraryPanel final : public QWidget {
    Q_OBJECT
public:
    explicit LibraryPanel(Session& session, QWidget* parent = nullptr);

Q_SIGNALS:
    /// A problem was opened into the session.
    void opened();

private:
    void refresh();
    void open_row();
    void remove_row();
    void choose_file();
    const LibraryRow* current_row() const;

    Session& session_;
    LibraryModel* model_;
    QLineEdit* find_;
    QLabel* file_;
    QLabel* count_;
    QLabel* empty_;
    QTableView* table_;
    QStackedWidget* pages_;
    QPushButton* open_;
    QPushButton* remove_;
};

} // namespace porism::ui
