// The inspector: the checks of the open problem in order, what each blames, and what is to be done about it.
#pragma once

#include "ui/session/inspection.h"

#include <QtWidgets/QWidget>

class QCheckBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTabWidget;
class QTableView;

namespace porism::ui {

class ChecksModel;
class EmptyState;
class GivensView;
class MendsView;
class PartView;
class Session;

/// Shows Session::inspection(), which is watched as long as the panel is seen. The current row selects its action and
/// lights its points; the first check that did not pass is current at first.
class VerdictPanel final : public QWidget {
    Q_OBJECT
public:
    explicit VerdictPanel(Session& session, QWidget* parent = nullptr);

Q_SIGNALS:
    /// What could not be done, as a sentence.
    void refused(const QString& why);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();
    void set_up_table();
    void show_found();
    void fill_table();
    void keep_current_in_sight();
    void show_heading();
    void show_remedies();
    void show_check(int row);
    void light(int row);
    QString smallest_words() const;
    QString counter_words() const;

    Session& session_;
    Inspection& inspection_;
    ChecksModel* model_;
    QLabel* heading_;
    QLabel* cause_;
    QPushButton* leave_out_; ///< what the file told
    QCheckBox* only_open_;
    QPushButton* again_;
    QTableView* table_;
    QLabel* detail_;
    QTabWidget* remedies_;
    MendsView* mends_;
    PartView* smallest_;
    PartView* counter_;
    GivensView* givens_;
    EmptyState* none_;
    QStackedWidget* pages_;
    std::vector<problem::Check> checks_; ///< that the table shows
    std::uint64_t revision_ = 0;         ///< of the document that they are of
};

} // namespace porism::ui
