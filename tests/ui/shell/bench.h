// A session and its window on the screen.
#pragma once

#include "support/studio.h"
#include "ui/session/session.h"
#include "ui/shell/command_bar.h"
#include "ui/shell/main_window.h"
#include "ui/widgets/notice.h"

#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

namespace porism::test {

struct Bench {
    ui::Session session{at_once()};
    ui::MainWindow window{session};

    Bench() {
        window.resize(1280, 800);
        window.show();
        window.activateWindow();
    }
    bool ready() { return QTest::qWaitForWindowActive(&window); }
    QDockWidget* dock(const char* name) const { return window.findChild<QDockWidget*>(QString::fromLatin1(name)); }
    QLineEdit* line() const { return window.findChild<ui::CommandBar*>()->findChild<QLineEdit*>(); }
    void type(const char* text) {
        line()->setFocus();
        line()->clear();
        QTest::keyClicks(line(), QString::fromLatin1(text));
        QTest::keyClick(line(), Qt::Key_Return);
        QCoreApplication::processEvents();
    }
    bool read(const char* text) {
        const bool good = session.read_text(QString::fromLatin1(text), true).has_value();
        QCoreApplication::processEvents();
        return good;
    }
    /// The entry of a menu whose text begins so.
    void trigger(const char* text) const {
        for (QAction* action : window.findChildren<QAction*>())
            if (action->text().remove('&').startsWith(QLatin1String(text))) {
                action->trigger();
                return;
            }
    }
    /// Answers the file dialog that is open.
    bool answer(const QString& path) const {
        auto* dialog = window.findChild<QFileDialog*>();
        if (!dialog) return false;
        dialog->selectFile(path);
        static_cast<QDialog*>(dialog)->accept();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
        return true;
    }
    /// The button of that text in any notice bar that is shown.
    QPushButton* offered(const QString& text) const {
        for (const ui::Notice* notice : window.findChildren<ui::Notice*>())
            for (QPushButton* button : notice->findChildren<QPushButton*>())
                if (notice->isVisible() && button->text() == text) return button;
        return nullptr;
    }
    /// The text of the notice bar that offers it.
    QString told_beside(const QString& button) const {
        for (const ui::Notice* notice : window.findChildren<ui::Notice*>())
            if (const QPushButton* one = offered(button); one && notice->isAncestorOf(one)) return notice->text();
        return {};
    }
};

} // namespace porism::test
