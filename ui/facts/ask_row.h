// What may be asked of the selected points, a button each: "Compute AC", "Compute ∠ABC".
#pragma once

#include "scene/question.h"

#include <QtWidgets/QWidget>
#include <vector>

namespace porism::ui {

class Session;

/// In the order in which the points were selected: of two the length, of three the angle at the second and the area, of
/// four the ratio of two lengths and the area. Hidden where there is nothing to ask. A click makes it the current
/// question.
class AskRow final : public QWidget {
    Q_OBJECT
public:
    explicit AskRow(Session& session, QWidget* parent = nullptr);

private:
    void refresh();

    Session& session_;
    std::vector<scene::Question> offered_;
};

} // namespace porism::ui
