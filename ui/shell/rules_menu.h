// The choice of a rule profile: the ready ones along the syllabus, or a file.
#pragma once

#include "base/result.h"

#include <QtCore/QObject>
#include <QtCore/QString>
#include <functional>

class QActionGroup;
class QMenu;

namespace porism::ui {

class Session;

/// A submenu of `menu`. What is chosen is remembered in QSettings and taken up again by the next window.
class RulesMenu final : public QObject {
    Q_OBJECT
public:
    /// `choose_file` asks for a file and hands its name on.
    using ChooseFile = std::function<void(std::function<void(const QString&)>)>;
    RulesMenu(Session& session, QMenu* menu, ChooseFile choose_file);

    /// The name of a ready rule profile, a file, or nothing for every rule; what is wrong with it is reported to the
    /// session, which keeps the one that it has, and returned.
    Status take(const QString& name_or_file);

private:
    void add_choice(QMenu* menu, const QString& text, const QString& name, const QString& about);
    void check_present();

    Session& session_;
    QActionGroup* choices_;
};

} // namespace porism::ui
