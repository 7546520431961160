// The main job with a real mouse and real keys: draw the orthocentre figure, see what follows, pick the goal, read the
// path, keep the problem, close, and find it again in the library on the disk.
#include "base/processor_time.h"
#include "scene/catalogue.h"
#include "support/settings_room.h"
#include "support/studio.h"
#include "ui/canvas/canvas.h"
#include "ui/facts/facts_panel.h"
#include "ui/graph/graph_panel.h"
#include "ui/paths/paths_panel.h"
#include "ui/session/library.h"
#include "ui/session/roles.h"
#include "ui/session/session.h"
#include "ui/session/wording.h"
#include "ui/shell/main_window.h"
#include "ui/shell/status_line.h"

#include <QtGui/QUndoStack>
#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QListView>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeView>
#include <algorithm>
#include <limits>
#include <optional>

using namespace porism;
using namespace porism::ui;

namespace {

constexpr int patience_ms = 120000;
// Between two beats of the window its thread works no longer than this. By the clock a loaded machine may add to it.
constexpr double work_limit_ms = 50;
constexpr int gap_limit_ms = 250;

} // namespace

class MainJobTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void the_main_job();
    void a_slot_that_cannot_be_filled_says_why();
    void undo_and_redo_name_their_steps();
    void the_window_answers_while_twenty_points_close();

private:
    SettingsRoom room_;
};

namespace {

/// A window on a session, with the hands of a person.
struct Studio {
    Session session;
    MainWindow window;
    Canvas* canvas;

    explicit Studio(const QString& library)
        : session(Session::Options{}), window(session), canvas(window.findChild<Canvas*>()) {
        if (!library.isEmpty()) window.open_library(library);
        window.resize(1280, 800);
        window.show();
        window.activateWindow();
    }
    bool ready() { return QTest::qWaitForWindowActive(&window); }
    /// To whatever has the focus, as a keyboard does.
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : &window, key, modifiers);
        QCoreApplication::processEvents();
    }
    void click(QPointF at) {
        QTest::mouseMove(canvas, at.toPoint());
        QTest::mouseClick(canvas, Qt::LeftButton, {}, at.toPoint());
        QCoreApplication::processEvents();
    }
    void click(double x, double y) { click(QPointF(canvas->width() * x, canvas->height() * y)); }
    QPointF place(const char* name) const { return canvas->place_of(*session.scene().find(name)); }
    std::size_t points() const { return session.scene().point_count(); }

    void draw_triangle() {
        key(Qt::Key_T);
        click(0.45, 0.2);
        click(0.2, 0.8);
        click(0.8, 0.8);
    }
    /// A place on the line from one point to another, nearer to the first.
    QPointF along(const char* from, const char* to, double part) const {
        return place(from) + part * (place(to) - place(from));
    }

    bool settled() const {
        const auto results = session.results();
        return results && !session.results_outdated() && session.status().state != State::checking &&
               std::ranges::all_of(results->goals, [](const auto& goal) { return goal.has_value(); });
    }
};

/// The longest between two beats of the window. Caches that another process empties lengthen the work as well, so that
/// the quietest of a few tries counts.
struct Silence {
    double worked_ms = std::numeric_limits<double>::infinity();
    qint64 gap_ms = std::numeric_limits<qint64>::max();

    bool short_enough() const { return worked_ms <= work_limit_ms && gap_ms <= gap_limit_ms; }
    bool operator<(const Silence& other) const { return worked_ms < other.worked_ms; }
};

/// Nothing where the twenty points were not read, or not closed in time.
std::optional<Silence> silence_while_twenty_points_close() {
    Studio studio({});
    if (!studio.ready() || !studio.session.read_text(test::twenty, true) || studio.points() != 20u) return std::nullopt;
    QElapsedTimer since, all;
    Silence out{0, 0};
    double before = 0;
    QTimer heart;
    QObject::connect(&heart, &QTimer::timeout, &studio.window, [&] {
        out.gap_ms = std::max(out.gap_ms, since.restart());
        out.worked_ms = std::max(out.worked_ms, thread_ms() - before);
        before = thread_ms();
    });
    test::turn();
    since.start();
    before = thread_ms();
    all.start();
    heart.start(5);
    if (!QTest::qWaitFor([&] { return studio.settled(); }, patience_ms)) return std::nullopt;
    qInfo() << "closed" << studio.session.results()->graph->statements.size() << "statements in" << all.elapsed()
            << "ms; longest silence of the window" << out.gap_ms << "ms, of which work" << out.worked_ms;
    return out;
}

/// The row of a statement in the statements panel.
QModelIndex row_of(const QAbstractItemModel& model, const QString& text, const QModelIndex& parent = {}) {
    for (int i = 0; i < model.rowCount(parent); ++i) {
        const QModelIndex index = model.index(i, 0, parent);
        if (index.data().toString() == text) return index;
        if (const QModelIndex below = row_of(model, text, index); below.isValid()) return below;
    }
    return {};
}

} // namespace

void MainJobTest::the_main_job() {
    const QString file = room_.path(QStringLiteral("kept.porism"));
    QString goal_words;
    {
        Studio studio(file);
        QVERIFY(studio.ready());

        // Draw: a triangle by three clicks, two feet, and the point where the altitudes meet.
        studio.draw_triangle();
        QCOMPARE(studio.points(), 3u);
        studio.key(Qt::Key_F);
        studio.click(studio.place("b"));
        studio.click(studio.place("a"));
        studio.click(studio.place("c"));
        QCOMPARE(studio.points(), 4u);
        const std::string foot_b(studio.session.scene().names().back());
        studio.click(studio.place("c"));
        studio.click(studio.along("a", "b", 0.75));
        QCOMPARE(studio.points(), 5u);
        const std::string foot_c(studio.session.scene().names().back());
        studio.key(Qt::Key_X);
        studio.click(studio.along("b", foot_b.c_str(), 0.2));
        studio.click(studio.along("c", foot_c.c_str(), 0.2));
        QCOMPARE(studio.points(), 6u);
        const std::string meet(studio.session.scene().names().back());
        QCOMPARE(studio.session.scene().actions().size(), 4u);
        studio.key(Qt::Key_Escape);
        QVERIFY(!studio.canvas->tool());

        // What follows comes in by itself.
        QTRY_VERIFY_WITH_TIMEOUT(studio.settled(), patience_ms);
        QVERIFY(studio.session.results()->graph->statements.size() > 10);

        // The goal is picked by a click in the list.
        QVERIFY(test::values_listed(studio.session));
        const auto goal = facts::parse_statement("perp a " + meet + " b c", studio.session.scene().names())->front();
        goal_words = notation(goal, studio.session);
        auto* tree = studio.window.findChild<FactsPanel*>()->findChild<QTreeView*>();
        const QModelIndex row = row_of(*tree->model(), goal_words);
        QVERIFY2(row.isValid(), qPrintable(goal_words));
        tree->expand(row.parent());
        tree->scrollTo(row);
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(row).center());
        QCOMPARE(studio.session.selection().statements, std::vector<facts::Statement>{goal});
        QTest::mouseDClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(row).center());
        QTRY_COMPARE(studio.session.document().goals.size(), 1u);
        QTRY_VERIFY_WITH_TIMEOUT(studio.settled() && studio.session.current_result(), patience_ms);
        QVERIFY2(studio.session.current_result()->solved(), studio.session.current_result()->reason.c_str());
        QCOMPARE(studio.session.status().state, State::accepted);
        QTRY_VERIFY(studio.window.findChild<StatusLine*>()->state_text().contains("Accepted"));

        // The path is read step by step; each lights its premises and its conclusion.
        studio.key(Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(studio.window.workspace(), Workspace::reason);
        QListView* steps = nullptr;
        for (auto* list : studio.window.findChild<PathsPanel*>()->findChildren<QListView*>())
            if (list->accessibleName() == QStringLiteral("Steps of the path")) steps = list;
        QVERIFY(steps);
        const int count = steps->model()->rowCount();
        QVERIFY(count >= 3);
        const QModelIndex last = steps->model()->index(count - 1, 0);
        QTRY_VERIFY(steps->isVisible());
        test::turn();
        steps->scrollTo(last);
        QTRY_VERIFY(steps->viewport()->rect().contains(steps->visualRect(last).center()));
        QTest::mouseClick(steps->viewport(), Qt::LeftButton, {}, steps->visualRect(last).center());
        QCOMPARE(studio.session.selection().steps.size(), 1u);
        const auto lit = marked(studio.session);
        QVERIFY(std::ranges::any_of(lit, [](const Marked& m) { return m.role == Role::premise; }));
        QVERIFY(std::ranges::any_of(lit, [&](const Marked& m) { return m.statement == goal; }));
        auto* graph = studio.window.findChild<GraphPanel*>();
        QTRY_VERIFY(graph->place_of_step(studio.session.selection().steps.front().step).has_value());
        QTest::keyClick(steps, Qt::Key_K);
        QCOMPARE(studio.session.selection().steps.front().step, static_cast<std::size_t>(count - 2));

        // Kept: the problem is in the library, and closing asks nothing.
        QPushButton* keep = nullptr;
        for (auto* button : studio.window.findChild<PathsPanel*>()->findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Keep in library")) keep = button;
        QVERIFY(keep && keep->isEnabled());
        QTest::mouseClick(keep, Qt::LeftButton);
        QTRY_VERIFY(!studio.session.keeping());
        QCOMPARE(studio.session.library().rows()->size(), 1u);
        studio.window.close();
        QTRY_VERIFY(!studio.window.isVisible());
    }
    // A new program finds it on the disk, with its proof.
    Studio again(file);
    const auto rows = again.session.library().rows();
    QVERIFY(rows && rows->size() == 1);
    QCOMPARE(rows->front().verdict, QStringLiteral("accepted"));
    QVERIFY2(rows->front().goal.contains(goal_words), qPrintable(rows->front().goal));
    QVERIFY(rows->front().path_length > 0);
    auto document = again.session.library().load(rows->front().id);
    QVERIFY(document.has_value());
    QCOMPARE(document->scene.actions().size(), 4u);
    again.session.open_value(*std::move(document));
    QTRY_VERIFY_WITH_TIMEOUT(again.settled() && again.session.current_result(), patience_ms);
    QVERIFY(again.session.current_result()->solved());
}

void MainJobTest::a_slot_that_cannot_be_filled_says_why() {
    Studio studio({});
    QVERIFY(studio.ready());
    studio.draw_triangle();
    studio.key(Qt::Key_F);
    studio.click(studio.place("a"));
    studio.click(studio.place("b"));
    studio.click(studio.place("b"));
    QVERIFY2(studio.canvas->error().contains("B is taken already"), qPrintable(studio.canvas->error()));
    QCOMPARE(studio.points(), 3u);
    studio.click(studio.place("c"));
    QCOMPARE(studio.points(), 4u);
    QVERIFY(studio.canvas->error().isEmpty());
}

void MainJobTest::undo_and_redo_name_their_steps() {
    Studio studio({});
    QVERIFY(studio.ready());
    studio.draw_triangle();
    studio.key(Qt::Key_M);
    studio.click(studio.place("a"));
    studio.click(studio.place("b"));
    QCOMPARE(studio.points(), 4u);
    QVERIFY(studio.session.undo_stack().undoText().startsWith("midpoint"));
    studio.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(studio.points(), 3u);
    QVERIFY(studio.session.undo_stack().undoText().startsWith("triangle"));
    QVERIFY(studio.session.undo_stack().redoText().startsWith("midpoint"));
    studio.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(studio.points(), 4u);
}

void MainJobTest::the_window_answers_while_twenty_points_close() {
    constexpr int tries = 3;
    Silence quietest;
    for (int i = 0; i < tries && !quietest.short_enough(); ++i) {
        const auto silence = silence_while_twenty_points_close();
        QVERIFY(silence.has_value());
        quietest = std::min(quietest, *silence);
    }
    QVERIFY2(quietest.worked_ms <= work_limit_ms,
             qPrintable(QStringLiteral("the window worked for %1 ms").arg(quietest.worked_ms)));
    QVERIFY2(quietest.gap_ms <= gap_limit_ms,
             qPrintable(QStringLiteral("the window was silent for %1 ms").arg(quietest.gap_ms)));
}

QTEST_MAIN(MainJobTest)
#include "main_job_test.moc"
