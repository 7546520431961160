// The action list: rows, selection both ways, replay, deleting and moving.
#include "source_tree/qt.h"
#include "ui/actions/action_delegate.h"
#include "ui/actions/actions_model.h"
#include "ui/actions/actions_panel.h"
#include "ui/commands/commands.h"
#include "ui/session/session.h"

#include <QtGui/QUndoStack>
#include <QtTest/QtTest>
#include <QtWidgets/QListView>
#include <QtWidgets/QSlider>

using namespace porism;
using namespace porism::ui;

namespace {

struct Bench {
    Session session{Session::Options{{}, 0}};
    ActionsPanel panel{session};
    QListView* list = panel.findChild<QListView*>();
    QSlider* slider = panel.findChild<QSlider*>();

    explicit Bench(const char* text) {
        const bool read = session.read_text(QString::fromLatin1(text), true).has_value();
        Q_ASSERT(read);
        Q_UNUSED(read)
        panel.resize(320, 480);
        panel.show();
        QCoreApplication::processEvents();
    }
    QString text(int row) const { return list->model()->index(row, 0).data().toString(); }
    void click(int row) const {
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(list->model()->index(row, 0)).center());
        QCoreApplication::processEvents();
    }
};

constexpr const char* figure = "a b c = triangle a b c; d = foot d a b c; m = midpoint m a d";

} // namespace

class ActionsPanelTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void rows_say_what_is_placed();
    void numbers_have_the_signs_of_print();
    void a_row_says_what_is_stated();
    void rows_follow_undo();
    void a_click_selects_the_action_everywhere();
    void a_selected_point_shows_its_action();
    void the_slider_replays();
    void keys_step_through_the_replay();
    void playing_ends_with_the_whole_figure();
    void deleting_takes_what_depends_and_stays_near();
    void the_replay_keeps_its_cursor_in_sight();
    void what_has_no_figure_is_not_replayed();
    void what_stands_in_the_way_is_named();
    void a_problem_is_shown_on_its_row();
};

void ActionsPanelTest::rows_say_what_is_placed() {
    Bench bench(figure);
    QCOMPARE(bench.list->model()->rowCount(), 3);
    QCOMPARE(bench.text(0), QStringLiteral("ABC is a triangle"));
    QCOMPARE(bench.text(1), QStringLiteral("D is the foot of the perpendicular from A to BC"));
}

void ActionsPanelTest::numbers_have_the_signs_of_print() {
    for (const auto& [typed, shown] : {std::pair{"60", "60°"}, {"60o", "60°"}, {"-15", "−15°"}, {"7pi/12", "7π/12"}}) {
        Bench bench(("a o = segment a o; b = aconst a o o b " + std::string(typed)).c_str());
        QCOMPARE(bench.text(1), QStringLiteral("B is such that ∠(AO, OB) = %1 as directed angles modulo 180°")
                                    .arg(QString::fromUtf8(shown)));
    }
    Bench bench("a b = segment a b; c = rconst a b a c 3/2");
    QVERIFY2(bench.text(1).contains(QStringLiteral("3/2")), qPrintable(bench.text(1)));
}

void ActionsPanelTest::a_row_says_what_is_stated() {
    Bench bench(figure);
    scene::Action action;
    action.states = facts::parse_statement("perp a b a c", bench.session.scene().names())->front();
    QVERIFY(append_action(bench.session, action, {}));
    QCoreApplication::processEvents();
    QCOMPARE(bench.text(3), QStringLiteral("AB ⊥ AC"));
    QCOMPARE(bench.list->model()->index(3, 0).data(Qt::ToolTipRole).toString(), QStringLiteral("Statement"));
    bench.click(3);
    QCOMPARE(bench.session.selection().actions, std::vector<std::size_t>{3});
    QVERIFY(delete_action(bench.session, 1));
    QCoreApplication::processEvents();
    QCOMPARE(bench.list->model()->rowCount(), 2); // the triangle and what is stated of it
}

void ActionsPanelTest::rows_follow_undo() {
    Bench bench(figure);
    QVERIFY(bench.session.read_text("e = midpoint e b c", true));
    QCoreApplication::processEvents();
    QCOMPARE(bench.list->model()->rowCount(), 4);
    bench.session.undo_stack().undo();
    QCoreApplication::processEvents();
    QCOMPARE(bench.list->model()->rowCount(), 3);
}

void ActionsPanelTest::a_click_selects_the_action_everywhere() {
    Bench bench(figure);
    bench.click(1);
    QCOMPARE(bench.session.selection().actions, std::vector<std::size_t>{1});
}

void ActionsPanelTest::a_selected_point_shows_its_action() {
    Bench bench(figure);
    bench.session.select(Selection::of(*bench.session.scene().find("m")));
    QCoreApplication::processEvents();
    const auto rows = bench.list->selectionModel()->selectedRows();
    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows.front().row(), 2);
    QVERIFY(bench.session.selection().actions.empty());
}

void ActionsPanelTest::the_slider_replays() {
    Bench bench(figure);
    QCOMPARE(bench.slider->maximum(), 3);
    bench.slider->setValue(1);
    QCOMPARE(bench.session.shown_actions(), 1u);
    QVERIFY(!bench.session.is_shown(*bench.session.scene().find("d")));
    QVERIFY(!bench.list->model()->index(1, 0).data(ActionsModel::shown_role).toBool());
    QVERIFY(!bench.session.undo_stack().undoText().contains("show"));
}

void ActionsPanelTest::keys_step_through_the_replay() {
    Bench bench(figure);
    bench.panel.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&bench.panel));
    bench.list->setFocus();
    QTest::keyClick(bench.list, Qt::Key_Home);
    QCOMPARE(bench.session.shown_actions(), 0u);
    QTest::keyClick(bench.list, Qt::Key_Right);
    QCOMPARE(bench.session.shown_actions(), 1u);
    QTest::keyClick(bench.list, Qt::Key_End);
    QCOMPARE(bench.session.shown_actions(), 3u);
    QTest::keyClick(bench.list, Qt::Key_Left);
    QCOMPARE(bench.session.shown_actions(), 2u);
}

void ActionsPanelTest::playing_ends_with_the_whole_figure() {
    Bench bench(figure);
    bench.panel.play_or_pause();
    QCOMPARE(bench.session.shown_actions(), 0u);
    QTRY_COMPARE_WITH_TIMEOUT(bench.session.shown_actions(), 3u, 10000);
}

void ActionsPanelTest::deleting_takes_what_depends_and_stays_near() {
    Bench bench(figure);
    bench.click(1);
    bench.panel.delete_selected();
    QCoreApplication::processEvents();
    QCOMPARE(bench.session.scene().actions().size(), 1u);
    QCOMPARE(bench.session.selection().actions, std::vector<std::size_t>{0});
    QCOMPARE(bench.session.undo_stack().undoText(), QStringLiteral("delete D, M"));
    bench.session.undo_stack().undo();
    QCOMPARE(bench.session.scene().actions().size(), 3u);
}

void ActionsPanelTest::the_replay_keeps_its_cursor_in_sight() {
    Bench bench("a b c = triangle a b c; d = foot d a b c; e = foot e b c a; f = foot f c a b; m = midpoint m a b; "
                "n = midpoint n b c; p = midpoint p c a");
    bench.panel.resize(320, 160);
    QCoreApplication::processEvents();
    const auto in_sight = [&](int row) {
        return bench.list->viewport()->rect().contains(
            bench.list->visualRect(bench.list->model()->index(row, 0)).center());
    };
    bench.slider->setValue(1);
    QTRY_VERIFY(in_sight(0));
    bench.slider->setValue(6);
    QTRY_VERIFY(in_sight(5));
    QTRY_VERIFY(!in_sight(0));
}

void ActionsPanelTest::what_has_no_figure_is_not_replayed() {
    Bench bench(figure);
    QVERIFY(bench.session.open_document(
        porism::test::in_source_tree("resources/examples/broken/accidental_coincidence.txt")));
    QCoreApplication::processEvents();
    QCOMPARE(bench.list->model()->rowCount(), 3);
    QCOMPARE(bench.slider->maximum(), 2);
    QVERIFY(bench.list->model()->index(2, 0).data(ActionsModel::problem_role).toString().startsWith("M falls on D"));
    QVERIFY(bench.list->model()->index(1, 0).data(ActionsModel::problem_role).toString().isEmpty());
    bench.panel.play_or_pause();
    QTRY_COMPARE_WITH_TIMEOUT(bench.session.shown_actions(), 2u, 10000);
}

void ActionsPanelTest::what_stands_in_the_way_is_named() {
    Bench bench(figure);
    QSignalSpy refused(&bench.panel, &ActionsPanel::refused);
    bench.click(2);
    bench.panel.move_up();
    QCOMPARE(refused.size(), 0);
    const auto blocked = [&](int row) {
        return bench.list->model()->index(row, 0).data(ActionsModel::blocked_role).toString();
    };
    QCOMPARE(blocked(2), QStringLiteral("Stays below row 2: it is constructed from D."));
    bench.click(1);
    QVERIFY(blocked(2).isEmpty());
    bench.panel.move_down();
    QCOMPARE(blocked(1), QStringLiteral("Stays above row 3: that is constructed from D."));
    QVERIFY(bench.session.read_text("n = midpoint n b c", true));
    QCoreApplication::processEvents();
    bench.click(3);
    bench.panel.move_up();
    QCoreApplication::processEvents();
    QCOMPARE(refused.size(), 0);
    QVERIFY(bench.text(2).startsWith('N'));
    QCOMPARE(bench.session.selection().actions, std::vector<std::size_t>{2});
}

// And what is wrong with no action in particular is on no row.
void ActionsPanelTest::a_problem_is_shown_on_its_row() {
    Bench bench(figure);
    QVERIFY(bench.session.open_document(
        porism::test::in_source_tree("resources/examples/broken/accidental_coincidence.txt")));
    bench.session.report(Error{ErrorKind::bad_input, "test", "D cannot be placed: BC is gone", "", std::nullopt});
    QCoreApplication::processEvents();
    QCOMPARE(bench.session.problems().size(), 2u);
    const auto problem = [&](int row) {
        return bench.list->model()->index(row, 0).data(ActionsModel::problem_role).toString();
    };
    QVERIFY2(problem(2).startsWith("M falls on D"), qPrintable(problem(2)));
    QVERIFY(problem(0).isEmpty() && problem(1).isEmpty());
    const auto height = [&](int row) { return bench.list->visualRect(bench.list->model()->index(row, 0)).height(); };
    const int with_words = height(2);
    const PointId a = *bench.session.scene().find("a");
    QVERIFY(nudge_point(bench.session, a, 0.4, 0));
    QTRY_VERIFY(problem(2).isEmpty());
    QTRY_VERIFY2(height(2) < with_words, "the row has no more room for words than it needs");
}

QTEST_MAIN(ActionsPanelTest)
#include "actions_panel_test.moc"
