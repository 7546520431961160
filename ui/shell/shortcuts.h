// All keys on one page, read from the menus.
#pragma once

#include <QtWidgets/QDialog>

class QAction;

namespace porism::ui {

/// The keys of a menu's entry, as the platform writes them. Those that belong to a panel stand behind a tab in its
/// text.
QString keys_of(const QAction& action);

/// Not modal: it may stay open beside the work.
class ShortcutsDialog final : public QDialog {
    Q_OBJECT
public:
    explicit ShortcutsDialog(const QList<QAction*>& menus, QWidget* parent = nullptr);
};

} // namespace porism::ui
