// What a crash left behind beside what was saved: actions and goals in two columns.
#pragma once

#include "ui/session/autosave.h"

#include <QtWidgets/QDialog>

namespace porism::ui {

/// Lines that the other side does not have are set off. Not modal; deletes itself when it is closed.
class RecoveryCompare final : public QDialog {
    Q_OBJECT
public:
    explicit RecoveryCompare(const Recovered& recovered, QWidget* parent = nullptr);
};

} // namespace porism::ui
