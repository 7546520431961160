// Coordinates of a point as they were typed, to be typed anew.
#pragma once

#include "base/ids.h"

#include <QtWidgets/QFrame>

class QLabel;
class QLineEdit;

namespace porism::ui {

class Session;

/// Opens beside a point; Return takes both numbers to the letter and makes them given, Esc leaves all as it was. What
/// cannot be taken is told below, and the editor stays.
class PlaceEditor final : public QFrame {
    Q_OBJECT
public:
    PlaceEditor(Session& session, PointId point, QWidget* canvas);
    void open_at(QPoint place);
    QString error() const;

private:
    void take();

    Session& session_;
    PointId point_;
    QLineEdit* x_;
    QLineEdit* y_;
    QLabel* error_;
};

} // namespace porism::ui
