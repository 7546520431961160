#include "ui/canvas/place_editor.h"

#include "ui/commands/commands.h"
#include "ui/session/session.h"
#include "ui/session/wording.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QVBoxLayout>
#include <algorithm>

namespace porism::ui {

PlaceEditor::PlaceEditor(Session& session, PointId point, QWidget* canvas)
    : QFrame(canvas, Qt::Popup), session_(session), point_(point), x_(new QLineEdit), y_(new QLineEdit),
      error_(new QLabel) {
    setAttribute(Qt::WA_DeleteOnClose);
    setProperty("look", "panel");
    const scene::Action& action = session.scene().actions()[session.scene().action_of(point)];
    const auto output = static_cast<std::size_t>(std::ranges::find(action.outputs, point) - action.outputs.begin());
    if (output < action.at.size() && action.at[output]) {
        x_->setText(QString::fromStdString(action.at[output]->x.text()));
        y_->setText(QString::fromStdString(action.at[output]->y.text()));
    }
    auto* column = new QVBoxLayout(this);
    auto* row = new QHBoxLayout;
    row->addWidget(new QLabel(tr("%1 at").arg(point_name(session.scene(), point))));
    for (QLineEdit* field : {x_, y_}) {
        field->setFixedWidth(120);
        row->addWidget(field);
        connect(field, &QLineEdit::returnPressed, this, &PlaceEditor::take);
    }
    x_->setAccessibleName(tr("Across"));
    y_->setAccessibleName(tr("Up"));
    column->addLayout(row);
    error_->setProperty("look", "error");
    error_->setWordWrap(true);
    error_->hide();
    column->addWidget(error_);
}

void PlaceEditor::open_at(QPoint place) {
    move(place);
    show();
    x_->setFocus(Qt::PopupFocusReason);
    x_->selectAll();
}

QString PlaceEditor::error() const {
    return error_->isHidden() ? QString() : error_->text();
}

void PlaceEditor::take() {
    const Status done =
        place_exactly(session_, point_, x_->text().trimmed().toStdString(), y_->text().trimmed().toStdString());
    if (done) {
        close();
        return;
    }
    error_->setText(error_sentence(done.error()));
    error_->show();
    adjustSize();
}

} // namespace porism::ui
