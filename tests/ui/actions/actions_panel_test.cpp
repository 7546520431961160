// The action list: rows, selection both ways, replay, deleting and moving.
#include "ui/actions/action_delegate.h"
#include "ui/actions/actions_model.h"
#include "ui/actions/actions_panel.h"
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
    void rows_follow_undo();
    void a_click_selects_the_action_everywhere();
    void a_selected_point_shows_its_action();
    void the_slider_replays();
    void keys_step_through_the_replay();
    void playing_ends_with_the_whole_figure();
    void deleting_tells_what_went_with_it();
    void what_stands_in_the_way_is_named();
    void a_problem_is_shown_on_its_row();
};

void ActionsPanelTest::rows_say_what_is_placed() {
    Bench bench(figure);
    QCOMPARE(bench.list->model()->rowCount(), 3);
    QCOMPARE(bench.text(0), QStringLiteral("ABC is a triangle"));
    QCOMPARE(bench.text(1), QStringLiteral("D is the foot of the perpendicular from A to BC"));
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

void ActionsPanelTest::deleting_tells_what_went_with_it() {
    Bench bench(figure);
    QSignalSpy told(&bench.panel, &ActionsPanel::told);
    bench.click(1);
    bench.panel.delete_selected();
    QCoreApplication::processEvents();
    QCOMPARE(bench.session.scene().actions().size(), 1u);
    QCOMPARE(told.size(), 1);
    QVERIFY(told.front().front().toString().contains("M"));
    QCOMPARE(bench.session.undo_stack().undoText(), QStringLiteral("delete D, M"));
    bench.session.undo_stack().undo();
    QCOMPARE(bench.session.scene().actions().size(), 3u);
}

void ActionsPanelTest::what_stands_in_the_way_is_named() {
    Bench bench(figure);
    QSignalSpy refused(&bench.panel, &ActionsPanel::refused);
    bench.click(2);
    bench.panel.move_up();
    QCOMPARE(refused.size(), 1);
    QVERIFY2(refused.front().front().toString().contains('D', Qt::CaseInsensitive),
             qPrintable(refused.front().front().toString()));
    QVERIFY(bench.session.read_text("n = midpoint n b c", true));
    QCoreApplication::processEvents();
    bench.click(3);
    bench.panel.move_up();
    QCoreApplication::processEvents();
    QCOMPARE(refused.size(), 1);
    QVERIFY(bench.text(2).startsWith('N'));
    QCOMPARE(bench.session.selection().actions, std::vector<std::size_t>{2});
}

void ActionsPanelTest::a_problem_is_shown_on_its_row() {
    Bench bench(figure);
    bench.session.report(Error{ErrorKind::bad_input, "test", "D cannot be placed: BC is gone", "", std::nullopt});
    QCoreApplication::processEvents();
    QVERIFY(!bench.list->model()->index(1, 0).data(ActionsModel::problem_role).toString().isEmpty());
    QVERIFY(bench.list->model()->index(0, 0).data(ActionsModel::problem_role).toString().isEmpty());
    QVERIFY(!bench.panel.grab().isNull());
}

QTEST_MAIN(ActionsPanelTest)
#include "actions_panel_test.moc"
