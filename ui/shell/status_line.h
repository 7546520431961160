// The lowest line of the window: state of the work, what is under the cursor, coordinates.
#pragma once

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;

namespace porism::ui {

class Canvas;
class Chip;
class ElidedLabel;
class Session;

/// The chip says Draft, Checking (phase, facts, seconds), Accepted, Rejected or Undecided; greyed for an earlier
/// version. Cancel stands beside it only while something is being checked, "Go on" after a cancel.
class StatusLine final : public QWidget {
    Q_OBJECT
public:
    StatusLine(Session& session, Canvas& canvas, QWidget* parent = nullptr);
    QString state_text() const;

Q_SIGNALS:
    /// The chip was clicked.
    void pressed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show_state();
    void show_hover();
    void show_rules();
    void show_freedom();

    Session& session_;
    Canvas& canvas_;
    Chip* chip_;
    QPushButton* cancel_;
    ElidedLabel* reason_;
    QLabel* rules_;   ///< the rule profile; hidden where every rule may be used
    QLabel* freedom_; ///< of a figure that is stated
    QLabel* hover_;
    QLabel* place_;
    double turn_ = 0;
};

} // namespace porism::ui
