// A session with a closed scene for tests of panels: the orthocentre figure, asked and answered. For Qt Test programs.
#pragma once

#include "ui/session/session.h"

#include <QtTest/QtTest>

namespace porism::test {

inline const QString orthocentre = QStringLiteral(
    "a b c = triangle a b c; e = foot e b a c; f = foot f c a b; h = on_line h b e, on_line h c f ? perp a h b c");

inline ui::Session::Options at_once() {
    return {{}, 0};
}

inline facts::Statement statement(const ui::Session& session, const char* text) {
    return facts::parse_statement(text, session.scene().names())->front();
}

inline PointId point(const ui::Session& session, const char* name) {
    return *session.scene().find(name);
}

/// Waits until the present scene is closed and every goal has its answer.
inline bool settled(ui::Session& session) {
    return QTest::qWaitFor(
        [&] {
            if (!session.results() || session.results_outdated()) return false;
            for (const auto& goal : session.results()->goals)
                if (!goal) return false;
            return session.status().state != ui::State::checking;
        },
        60000);
}

/// Reads the text as an edit and waits for everything that follows from it.
inline bool closed(ui::Session& session, const QString& text = orthocentre) {
    return session.read_text(text, true).has_value() && settled(session);
}

} // namespace porism::test
