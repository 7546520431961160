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
class PanelActions;
class PartView;
class Session;

/// Shows Session::inspection(), which is watched as long as the panel is seen. The row that a person goes to selects
/// its action and its points; the check that decides (Inspected::deciding) is current at first, and where it failed its
/// points are lit. What a check cost is left out where there is little room.
class VerdictPanel final : public QWidget {
    Q_OBJECT
public:
    explicit VerdictPanel(Session& session, QWidget* parent = nullptr);
    /// All that can be done here.
    const PanelActions& actions() const { return *actions_; }

Q_SIGNALS:
    /// What could not be done, as a sentence.
    void refused(const QString& why);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();
    void set_up_table();
    void show_found();
    void fill_table();
    void select_deciding();
    void keep_current_in_sight();
    void show_heading();
    void show_remedies();
    void show_check(int row);
    void show_detail(int row);
    void show_ran_again(std::size_t check);
    void light(int row);
    QString smallest_words() const;
    QString counter_words() const;

    // verdict_actions.cpp: the sentences say why something cannot be done, and are empty where it can.
    void make_actions();
    QString nothing_to_check() const;
    QString no_verdict() const;
    QString nothing_wrong() const;
    QString no_check_to_run() const;
    QString no_mend() const;
    QString nothing_told() const;
    void run_check_again();
    void show_failure();
    void show_page(QWidget* page);

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
    PanelActions* actions_;
    std::vector<problem::Check> checks_; ///< that the table shows
    std::uint64_t revision_ = 0;         ///< of the document that they are of
};

} // namespace porism::ui
