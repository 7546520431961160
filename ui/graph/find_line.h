// The line at the top of the graph in which is typed what is looked for, with what was found.
#pragma once

#include <QtWidgets/QFrame>

class QLabel;
class QLineEdit;
class QPushButton;

namespace porism::ui {

class FindLine final : public QFrame {
    Q_OBJECT
public:
    explicit FindLine(QWidget* parent);

    QString words() const;
    /// Comes to be seen and takes the keys, with all of its words selected.
    void start();
    /// "2 of 7" and "and 3 folded away". `at` counts from 1; 0 where none of them is the current one.
    void tell(std::size_t at, std::size_t shown, std::size_t folded);

Q_SIGNALS:
    void changed();        ///< words() are others
    void asked(int by);    ///< Enter: +1, Shift+Enter: -1
    void asked_to_open();  ///< what is folded away
    void asked_to_close(); ///< Esc, or the cross

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLineEdit* field_;
    QLabel* count_;
    QPushButton* folded_;
};

} // namespace porism::ui
