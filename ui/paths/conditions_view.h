// "Holds provided that ...": the side conditions of the proof, each with how it was decided (definition 8).
#pragma once

#include "ui/session/results.h"

#include <QtWidgets/QWidget>
#include <vector>

class QLabel;
class QListWidget;
class QToolButton;

namespace porism::ui {

class Session;

/// A condition as a row. Conditions that points differ are gathered in one row, which tells the weakest way of deciding
/// among them.
struct ConditionRow {
    enum class How { guaranteed, decided, undecided }; ///< strongest first
    QString text;                                      ///< "A, B and C do not lie on one line"
    How how = How::undecided;
    std::vector<PointId> points; ///< what it speaks of
};
std::vector<ConditionRow> condition_rows(const verify::ProofVerdict& verdict, const Results& results);
/// "guaranteed by the construction", "decided in the picture", "not decided".
QString how_word(ConditionRow::How how);

/// Folded at first. A click on a row selects its points.
class ConditionsView final : public QWidget {
    Q_OBJECT
public:
    explicit ConditionsView(Session& session, QWidget* parent = nullptr);
    /// Hides itself where there is no proof or it needs no condition.
    void set_rows(std::vector<ConditionRow> rows);

private:
    void open(bool open);

    Session& session_;
    std::vector<ConditionRow> rows_;
    QToolButton* head_;
    QListWidget* list_;
};

} // namespace porism::ui
