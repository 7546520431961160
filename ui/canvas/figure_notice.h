// A card on the canvas that tells why the figure ends where it does.
#pragma once

#include "ui/session/results.h"

#include <QtWidgets/QFrame>

class QLabel;

namespace porism::ui {

/// Stands over the sheet while an action has no figure, with the action, the cause and a mend in words; a click asks to
/// be shown the action.
class FigureNotice final : public QFrame {
    Q_OBJECT
public:
    explicit FigureNotice(QWidget* parent);

    /// `action` is what was to be drawn, in words; empty when the trouble is with the scene as a whole.
    void tell(const QString& action, const Problem& problem);
    /// As wide as it needs to be, at most `room`.
    void fit_into(int room);
    /// All that it says, a line each; empty while it is hidden.
    QString words() const;

Q_SIGNALS:
    void clicked();

protected:
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent*) override { Q_EMIT clicked(); }

private:
    QLabel *title_, *action_, *cause_, *mend_;
};

} // namespace porism::ui
