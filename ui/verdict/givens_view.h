// What each given is needed for: the givens in a list that is filtered by need, with a figure that does without one.
#pragma once

#include "ui/session/inspection.h"

#include <QtWidgets/QWidget>

class QComboBox;
class QLabel;
class QListWidget;

namespace porism::ui {

class FigureView;

class GivensView final : public QWidget {
    Q_OBJECT
public:
    explicit GivensView(QWidget* parent = nullptr);
    /// Null while they are looked at. The same givens keep the current row.
    void show_givens(const std::vector<GivenShown>* givens);

Q_SIGNALS:
    /// The current given is one of this action.
    void chosen(std::size_t action);

private:
    void fill_filter();
    void fill_list();
    void follow_row();

    std::vector<GivenShown> givens_;
    std::vector<std::size_t> listed_; ///< of the givens, by row
    bool looked_at_ = false;
    QComboBox* filter_;
    QListWidget* list_;
    QLabel* words_;
    FigureView* figure_;
};

} // namespace porism::ui
