// The choice of how a solution is told, above its text.
#pragma once

#include "ui/session/telling.h"

#include <QtWidgets/QWidget>

class QComboBox;
class QLabel;
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
    /// Says that the language cannot be shown here, where it cannot.
    void tell_missing_font();

    Telling telling_;
    QComboBox* voices_;
    QComboBox* languages_;
    QToolButton* other_words_;
    QToolButton* plain_words_; ///< seen where others are in use
    QLabel* missing_font_;     ///< seen where no font has the letters of the language
};

} // namespace porism::ui
