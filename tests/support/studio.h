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

/// Twenty points: a triangle with its feet, midpoints, circumcentre, orthocentre, incentre, and reflections.
inline const QString twenty = QStringLiteral(
    "a b c = triangle a b c; d = foot d a b c; e = foot e b a c; f = foot f c a b; h = orthocenter h a b c; "
    "o = circumcenter o a b c; i = incenter i a b c; k = midpoint k b c; l = midpoint l a c; m = midpoint m a b; "
    "p = midpoint p a h; q = midpoint q b h; r = midpoint r c h; n = midpoint n o h; s = reflect s h b c; "
    "t = mirror t h k; u = foot u i b c; v = foot v i a c");

inline PointId point(const ui::Session& session, const char* name) {
    return *session.scene().find(name);
}

/// Lets everything happen that is due: signals of the session come with the next turn of the event loop, and what they
/// start with the turns after it.
inline void turn() {
    for (int i = 0; i < 4; ++i) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
}

/// Milliseconds for what comes from the background: no measure, on a busy machine all of it may come late.
inline constexpr int longest_wait = 60000;

/// Waits until the present scene is closed and every goal has its answer.
inline bool settled(ui::Session& session) {
    return QTest::qWaitFor(
        [&] {
            if (!session.results() || session.results_outdated()) return false;
            for (const auto& goal : session.results()->goals)
                if (!goal) return false;
            return session.status().state != ui::State::checking;
        },
        longest_wait);
}

/// Reads the text as an edit and waits for everything that follows from it.
inline bool closed(ui::Session& session, const QString& text = orthocentre) {
    return session.read_text(text, true).has_value() && settled(session);
}

/// Waits until the values are there too, which a visible list asks for by itself: from then on no row changes its place
/// under the pointer.
inline bool values_listed(ui::Session& session) {
    return QTest::qWaitFor([&] { return session.results() && session.results()->values; }, longest_wait);
}

/// The same for the marks of statements that are proved only as the points lie.
inline bool marked(ui::Session& session) {
    return QTest::qWaitFor([&] { return session.results() && session.results()->as_drawn; }, longest_wait);
}

/// Waits until a person who asks why a statement holds has an answer.
inline bool told_why(ui::Session& session, const facts::Statement& statement) {
    return QTest::qWaitFor([&] { return session.why(statement) != nullptr; }, longest_wait);
}

/// Keeps the problem and waits until it is on the disk, or refused.
inline ui::Kept keep(ui::Session& session, const QString& title) {
    ui::Kept kept{title, 0, fail("not_ended", "keeping did not end")};
    bool ended = false;
    const auto listening = QObject::connect(&session, &ui::Session::kept, [&](const ui::Kept& end) {
        kept = end;
        ended = true;
    });
    if (const Status started = session.keep_in_library(title); !started)
        kept.id = fail(started.error());
    else if (!QTest::qWaitFor([&] { return ended; }, longest_wait))
        qWarning("keeping did not end");
    QObject::disconnect(listening);
    return kept;
}

} // namespace porism::test
