// A session and its canvas on the screen, with the mouse on it.
#pragma once

#include "scene/catalogue.h"
#include "ui/canvas/canvas.h"
#include "ui/canvas/prompt_bar.h"
#include "ui/session/session.h"

#include <QtGui/QUndoStack>
#include <QtTest/QtTest>
#include <QtWidgets/QLineEdit>
#include <cmath>

namespace porism::ui::test {

struct Desk {
    Session session{Session::Options{{}, 0}};
    Canvas canvas{session};

    explicit Desk(QSize size = {900, 640}) {
        canvas.resize(size);
        canvas.show();
        if (!QTest::qWaitForWindowExposed(&canvas)) qFatal("the canvas does not show");
    }
    /// Through the window, not by the pointer of the screen, which comes late.
    void move(QPointF at) { QTest::mouseMove(canvas.windowHandle(), at.toPoint()); }
    void take(const char* row) { canvas.set_tool(scene::construction_by_name(row)); }
    void click(QPointF at, Qt::KeyboardModifiers keys = {}) {
        move(at);
        QTest::mouseClick(canvas.windowHandle(), Qt::LeftButton, keys, at.toPoint());
    }
    void click(const char* point, Qt::KeyboardModifiers keys = {}) { click(place(point), keys); }
    /// Where the prompt asks for a number.
    QLineEdit* field() const { return canvas.findChild<PromptBar*>()->field(); }
    void type(const char* text) {
        field()->clear();
        QTest::keyClicks(field(), QString::fromLatin1(text));
        QTest::keyClick(field(), Qt::Key_Return);
    }
    PointId point(const char* name) const { return *session.scene().find(name); }
    QPointF place(const char* name) const { return canvas.place_of(point(name)); }
    QString text() const { return session.text(); }
};

inline double length(QPointF v) {
    return std::hypot(v.x(), v.y());
}

} // namespace porism::ui::test
