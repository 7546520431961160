// The choice of how a solution is told, above its text.
#pragma once

#include "ui/session/telling.h"

#include <QtWidgets/QWidget>

class QComboBox;
class QToolButton;

namespace porism::ui {

class TellingBar final : public QWidget {
    Q_OBJECT
public:
    explicit TellingBar(QWidget* parent = nullptr);

    const Telling& telling() const { return telling_; }

Q_SIGNALS:
    /// By the user; it is kept already.
    void changed();

private:
    void change(const Telling& to);

    Telling telling_;
    QComboBox* voices_;
    QComboBox* languages_;
    QToolButton* other_words_;
    QToolButton* plain_words_; ///< seen where others are in use
};

} // namespace porism::ui
