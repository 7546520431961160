// A graph of a goal that is answered, and a person before it. For Qt Test programs.
#pragma once

#include "support/studio.h"
#include "ui/graph/graph_panel.h"

#include <QtCore/QTimer>
#include <QtWidgets/QApplication>
#include <QtWidgets/QMenu>
#include <cmath>

namespace porism::test {

struct Desk {
    ui::Session session{at_once()};
    ui::GraphPanel panel{session};
    QSignalSpy laid{&panel, &ui::GraphPanel::laid_out};

    explicit Desk(const QString& text = orthocentre) {
        panel.resize(720, 520);
        panel.show();
        if (!text.isEmpty()) ready = closed(session, text);
    }
    bool ready = false;
    bool drawn() {
        return ready && QTest::qWaitFor([&] { return panel.node_count() > 0; }, 20000);
    }
    const proof::Path& path() const { return *session.current_result()->path; }
    std::size_t goal_step() const { return path().steps.size() - 1; }
    QPointF place(std::size_t step) const { return *panel.place_of_step(step); }
    void click(std::size_t step, Qt::KeyboardModifiers keys = {}) {
        QTest::mouseClick(&panel, Qt::LeftButton, keys, place(step).toPoint());
    }
    ui::StepRef selected() const {
        return session.selection().steps.empty() ? ui::StepRef{99, 99} : session.selection().steps.back();
    }
    void wheel(QPointF at, int turns) {
        QWheelEvent event(at, panel.mapToGlobal(at), {}, QPoint(0, 120 * turns), Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&panel, &event);
    }
};

inline double apart(QPointF a, QPointF b) {
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

/// Opens the menu of the graph with the other button at a place, and clicks on the entry that begins with these words;
/// false where there is none that can be chosen.
inline bool choose(ui::GraphPanel& panel, QPointF at, const QString& words) {
    bool chosen = false;
    QTimer::singleShot(0, [&] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        if (!menu) return;
        for (QAction* action : menu->actions()) {
            if (!action->text().startsWith(words) || !action->isEnabled()) continue;
            chosen = true;
            QTest::mouseMove(menu, menu->actionGeometry(action).center());
            return QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
        }
        menu->close();
    });
    QContextMenuEvent event(QContextMenuEvent::Mouse, at.toPoint(), panel.mapToGlobal(at.toPoint()));
    QCoreApplication::sendEvent(&panel, &event);
    return chosen;
}

} // namespace porism::test
