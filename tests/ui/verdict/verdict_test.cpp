// The inspector on samples that the verifier really rejects: rows, what they light, mends, all by keys and mouse.
#include "source_tree/qt.h"
#include "support/studio.h"
#include "ui/commands/commands.h"
#include "ui/models/figure_view.h"
#include "ui/verdict/checks_model.h"
#include "ui/verdict/givens_view.h"
#include "ui/verdict/mends_view.h"
#include "ui/verdict/verdict_panel.h"

#include <QtGui/QUndoStack>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTabWidget>
#include <QtWidgets/QTableView>

using namespace porism;
using namespace porism::ui;

namespace {

const QString broken = porism::test::in_source_tree("resources/examples/broken/");

/// Places that no point has.
const QByteArray contradictory =
    R"json({"problem": "", "givens": [], "goal": "Prove PQ > PR", "answer": "", "comment": "", "actions": [)json"
    R"json({"op": "AddPoint", "type": "Cartesian", "args": ["P", "1", "1"]}, )json"
    R"json({"op": "AddPoint", "type": "Cartesian", "args": ["Q", "6", "1"]}, )json"
    R"json({"op": "AddPoint", "type": "Free", "args": ["R"]}, )json"
    R"json({"op": "AddEdge", "type": "ExprConstraint", "args": ["Y(R)", ">", "5"]}, )json"
    R"json({"op": "AddEdge", "type": "ExprConstraint", "args": ["Y(R)", "<", "4"]}]})json";

struct Desk {
    QTemporaryDir folder;
    Session session{test::at_once()};
    VerdictPanel panel{session};
    QTableView* table = panel.findChild<QTableView*>();
    ChecksModel* model = panel.findChild<ChecksModel*>();
    QTabWidget* remedies = panel.findChild<QTabWidget*>();
    MendsView* mends = panel.findChild<MendsView*>();

    Desk() {
        panel.resize(560, 720);
        panel.show();
    }
    bool open(const char* file) { return session.open_document(broken + QString::fromLatin1(file)).has_value(); }
    bool open_text(const QByteArray& text) {
        QFile file(folder.filePath(QStringLiteral("sample")));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) return false;
        file.close();
        return session.open_document(file.fileName()).has_value();
    }
    QPushButton* button(const QString& text) const {
        for (auto* each : panel.findChildren<QPushButton*>())
            if (each->text() == text) return each;
        return nullptr;
    }
    const Inspected* found() { return session.inspection().inspected(); }
    /// Everything was found of the present version.
    bool verified() {
        const Inspection& now = session.inspection();
        return QTest::qWaitFor([&] { return now.inspected() && now.at_rest(); }, 60000);
    }
    QLabel* label(const QString& name) const {
        for (auto* each : panel.findChildren<QLabel*>())
            if (each->accessibleName() == name) return each;
        return nullptr;
    }
    QString heading() const { return label(QStringLiteral("Verdict"))->text(); }
    void click(int row) {
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(model->index(row, 1)).center());
    }
};

} // namespace

class VerdictTest : public QObject {
    Q_OBJECT private Q_SLOTS : void nothing_is_verified_before_there_is_a_figure() {
        Desk desk;
        test::turn();
        QVERIFY(!desk.found());
        QVERIFY(!desk.table->isVisible());
    }

    /// The chip calls nothing accepted without them.
    void checks_alone_are_made_while_nobody_looks() {
        Desk desk;
        desk.panel.hide();
        QVERIFY(desk.open("false_goal.txt"));
        QTRY_VERIFY_WITH_TIMEOUT(desk.found(), 60000);
        QVERIFY(!desk.found()->counter);
        QVERIFY(!desk.found()->givens);
        desk.panel.show();
        QVERIFY(desk.verified());
        QTRY_VERIFY_WITH_TIMEOUT(desk.found()->givens, 60000);
    }

    void a_rejected_sample_stands_at_its_first_failure() {
        Desk desk;
        QVERIFY(desk.open("false_goal.txt"));
        QVERIFY(desk.verified());
        QVERIFY2(desk.heading().contains(QStringLiteral("Rejected")), qPrintable(desk.heading()));
        const auto current = desk.model->check(desk.table->currentIndex().row());
        QVERIFY(current);
        const problem::Check& check = desk.model->at(*current);
        QCOMPARE(check.state, problem::CheckState::failed);
        QCOMPARE(QString::fromStdString(check.name), QStringLiteral("goal_holds"));
        const int row = desk.table->currentIndex().row();
        QCOMPARE(desk.model->index(row, 3).data().toString(), QString::number(*check.value, 'g', 3));
        QCOMPARE(desk.model->index(row, 4).data().toString(), QString::number(*check.limit, 'g', 3));
        QVERIFY(desk.model->index(row, 0).data(Qt::AccessibleTextRole).toString().startsWith(QStringLiteral("failed")));
        QVERIFY(desk.label(QStringLiteral("What decides"))->text().contains(QStringLiteral("false")));
    }

    /// What was shown is said in all places, and nothing of what a search that found nothing leaves open.
    void a_contradiction_is_told_in_place_of_the_search() {
        Desk desk;
        QVERIFY(desk.open_text(contradictory));
        QSignalSpy told(&desk.session, &Session::problemsChanged);
        QVERIFY(desk.verified());
        const QString words = QStringLiteral("o places satisfy together: Y(R) > 5");
        const auto problem = desk.session.figure_problem();
        QVERIFY(problem && !told.isEmpty());
        QVERIFY2(problem->cause.contains(words), qPrintable(problem->cause));
        QVERIFY2(desk.session.status().phase.contains(words), qPrintable(desk.session.status().phase));
        for (const CheckTold& check : desk.found()->told)
            QVERIFY2(!(check.message + check.mend).contains(QStringLiteral("may fit")), qPrintable(check.mend));
    }

    void a_row_lights_its_action_and_its_points() {
        Desk desk;
        QVERIFY(desk.open("false_goal.txt"));
        QVERIFY(desk.verified());
        const int goal = desk.table->currentIndex().row();
        desk.click(goal);
        QCOMPARE(desk.session.selection().points.size(), 3U);
        QVERIFY(desk.session.selection().actions.empty());
        int row = 0;
        while (desk.model->at(*desk.model->check(row)).action != 1U) ++row;
        desk.click(row);
        QCOMPARE(desk.session.selection().actions, std::vector<std::size_t>{1});
        QCOMPARE(desk.session.selection().points.size(), 4U);
        QTest::keyClick(desk.table, Qt::Key_Up);
        QCOMPARE(desk.session.selection().actions, std::vector<std::size_t>{0});
    }

    void what_passed_is_hidden_when_asked() {
        Desk desk;
        QVERIFY(desk.open("false_goal.txt"));
        QVERIFY(desk.verified());
        const int all = desk.model->rowCount();
        auto* hide = desk.panel.findChild<QCheckBox*>();
        hide->setFocus();
        QTest::keyClick(hide, Qt::Key_Space);
        QVERIFY(desk.model->rowCount() > 0 && desk.model->rowCount() < all);
        for (int row = 0; row < desk.model->rowCount(); ++row)
            QVERIFY(desk.model->at(*desk.model->check(row)).state != problem::CheckState::passed);
    }

    void checks_that_were_not_run_say_so() {
        Desk desk;
        QVERIFY(desk.open("accidental_coincidence.txt"));
        QVERIFY(desk.verified());
        QCOMPARE(desk.table->currentIndex().row(), 0);
        int not_run = 0;
        for (int row = 0; row < desk.model->rowCount(); ++row) {
            if (desk.model->at(*desk.model->check(row)).state != problem::CheckState::not_run) continue;
            ++not_run;
            QCOMPARE(desk.model->index(row, static_cast<int>(CheckColumn::cost)).data().toString(), QString());
        }
        QVERIFY(not_run > 5);
    }

    void what_the_givens_are_needed_for_is_told_with_a_figure() {
        Desk desk;
        QVERIFY(test::closed(desk.session, QStringLiteral("a b c = triangle a b c; d = foot d a b c; "
                                                          "m = midpoint m a b ? perp a d b d")));
        QVERIFY(desk.verified());
        QVERIFY2(desk.heading().contains(QStringLiteral("Accepted")), qPrintable(desk.heading()));
        auto* view = desk.panel.findChild<GivensView*>();
        QVERIFY(view->isVisible());
        auto* list = view->findChild<QListWidget*>();
        auto* filter = view->findChild<QComboBox*>();
        const int all = list->count();
        QCOMPARE(static_cast<std::size_t>(all), desk.found()->givens->size());
        filter->setFocus();
        QTest::keyClick(filter, Qt::Key_Down);
        QCOMPARE(list->count(), 2);
        QVERIFY2((list->item(0)->text() + list->item(1)->text()).contains(QStringLiteral("AD ⊥ BC")),
                 qPrintable(list->item(0)->text()));
        QVERIFY(view->findChild<FigureView*>()->isVisible());
        QVERIFY(view->findChild<FigureView*>()->has_figure());
        QTest::keyClick(filter, Qt::Key_Down);
        QCOMPARE(list->count(), all - 2);
        QVERIFY(!view->findChild<FigureView*>()->isVisible());
        list->setFocus();
        QTest::keyClick(list, Qt::Key_End);
        QCOMPARE(desk.session.selection().actions, std::vector<std::size_t>{2});
    }

    void a_mend_is_applied_and_the_verdict_changes() {
        Desk desk;
        QVERIFY(desk.open("accidental_coincidence.txt"));
        QVERIFY(desk.verified());
        auto* list = desk.mends->findChild<QListWidget*>();
        QVERIFY(list->count() > 0);
        QVERIFY(desk.mends->findChild<FigureView*>()->has_figure());
        QCOMPARE(desk.mends->findChild<FigureView*>()->accessibleName(), QStringLiteral("Nearest passing sample"));
        const auto before = desk.session.document();
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(desk.session.document() != before);
        QVERIFY(desk.verified());
        QVERIFY2(desk.heading().contains(QStringLiteral("Accepted")), qPrintable(desk.heading()));
        QVERIFY(!desk.mends->isVisible());
        desk.session.undo_stack().undo();
        QVERIFY(desk.verified());
        QVERIFY2(desk.heading().contains(QStringLiteral("Rejected")), qPrintable(desk.heading()));
    }

    void the_smallest_part_and_the_counter_picture_are_shown() {
        Desk desk;
        QVERIFY(desk.session.read_text(QStringLiteral("a b c = triangle a b c; d = foot d a b c; m = midpoint m a b; "
                                                      "o = circumcenter o a b c ? cong d b d c"),
                                       true));
        QVERIFY(desk.verified());
        QVERIFY(*desk.found()->smallest);
        QCOMPARE((*desk.found()->smallest)->actions, (std::vector<std::size_t>{0, 1}));
        QVERIFY(*desk.found()->counter);
        for (const int tab : {1, 2}) {
            desk.remedies->setCurrentIndex(tab);
            QVERIFY(desk.remedies->currentWidget()->findChild<FigureView*>()->has_figure());
            QVERIFY(!desk.remedies->currentWidget()->findChild<QLabel*>()->text().isEmpty());
        }
    }

    void a_figure_of_the_givens_that_denies_the_goal_is_shown_with_what_tells_it() {
        Desk desk;
        QVERIFY(desk.open_text(
            R"json({"problem": "", "givens": [], "goal": "Prove BC = EG", "answer": "yes", "comment": "", "actions": [
            {"op": "AddPoint", "type": "Free", "args": ["A"]}, {"op": "AddPoint", "type": "Free", "args": ["B"]},
            {"op": "AddPoint", "type": "Free", "args": ["C"]}, {"op": "AddPoint", "type": "Free", "args": ["D"]},
            {"op": "AddPoint", "type": "Free", "args": ["E"]}, {"op": "AddPoint", "type": "Free", "args": ["G"]},
            {"op": "AddTriangle", "type": "ByPoints", "args": ["T", "A", "B", "C"]},
            {"op": "AddTriangle", "type": "ByPoints", "args": ["S", "D", "E", "G"]},
            {"op": "AddEdge", "type": "EqualLength", "args": ["AB", "DE"]},
            {"op": "AddEdge", "type": "EqualLength", "args": ["AC", "DG"]},
            {"op": "AddEdge", "type": "EqualAngle", "args": ["∠ABC", "∠DEG"]}]})json"));
        QVERIFY(desk.verified());
        desk.remedies->setCurrentIndex(2);
        QVERIFY(desk.remedies->currentWidget()->findChild<FigureView*>()->has_figure());
        const QString words = desk.remedies->currentWidget()->findChild<QLabel*>()->text();
        QVERIFY2(words.startsWith(QStringLiteral("Another figure of what is given, in which this is false: BC = EG.")),
                 qPrintable(words));
        QVERIFY2(words.contains(QStringLiteral("What tells it from the figure of the scene: ")), qPrintable(words));
        const auto current = desk.model->check(desk.table->currentIndex().row());
        QVERIFY(current);
        QCOMPARE(desk.model->at(*current).state, problem::CheckState::failed);
        const QString cause = desk.label(QStringLiteral("What decides"))->text();
        QVERIFY2(cause.startsWith(QStringLiteral("Not so in every branch: BC = EG is false in ")), qPrintable(cause));
    }

    void a_branch_in_which_the_value_is_another_is_named_and_shown() {
        Desk desk;
        QVERIFY(desk.open_text("one\na = free a; b = free b; c = on_circle c a b, on_circle c b a; "
                               "d = on_tline d b b c, on_circle d b c ? rcompute a d a b\n"));
        QVERIFY(desk.verified());
        desk.remedies->setCurrentIndex(2);
        QVERIFY(desk.remedies->currentWidget()->findChild<FigureView*>()->has_figure());
        const QString words = desk.remedies->currentWidget()->findChild<QLabel*>()->text();
        QVERIFY2(words.contains(QStringLiteral("another value: the ratio AD : AB.")), qPrintable(words));
        QVERIFY2(words.contains(QStringLiteral("the figure with ABC ")), qPrintable(words));
    }

    void a_statement_is_named_as_the_action_of_its_check() {
        Desk desk;
        QVERIFY(test::closed(desk.session, QStringLiteral("a = free a; b = free b; c = free c")));
        QVERIFY(desk.session.state_text(QStringLiteral("AB = AC")));
        QVERIFY(desk.verified());
        QStringList actions;
        for (int row = 0; row < desk.model->rowCount(); ++row)
            actions += desk.model->index(row, static_cast<int>(CheckColumn::action)).data().toString();
        QVERIFY2(actions.contains(QStringLiteral("4. AB = AC")), qPrintable(actions.join('\n')));
    }

    void a_wrong_answer_is_rejected_and_mended_by_a_key() {
        Desk desk;
        QVERIFY(desk.open_text(
            R"json({"problem": "", "givens": [], "goal": "Find BC", "answer": "6", "comment": "", "actions": [
            {"op": "AddPoint", "type": "Free", "args": ["A"]}, {"op": "AddPoint", "type": "Free", "args": ["B"]},
            {"op": "AddPoint", "type": "Free", "args": ["C"]},
            {"op": "AddEdge", "type": "Perpendicular", "args": ["AB", "AC"]},
            {"op": "AddEdge", "type": "ExprConstraint", "args": ["AB", "=", "3"]},
            {"op": "AddEdge", "type": "ExprConstraint", "args": ["AC", "=", "4"]}]})json"));
        QVERIFY(desk.verified());
        QVERIFY2(desk.heading().contains(QStringLiteral("Rejected")), qPrintable(desk.heading()));
        const auto current = desk.model->check(desk.table->currentIndex().row());
        QVERIFY(current);
        QCOMPARE(QString::fromStdString(desk.model->at(*current).name), QStringLiteral("answer_holds"));
        auto* list = desk.mends->findChild<QListWidget*>();
        QCOMPARE(list->count(), 1);
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(desk.verified());
        QVERIFY2(!desk.heading().contains(QStringLiteral("Rejected")), qPrintable(desk.heading()));
        desk.session.undo_stack().undo();
        QVERIFY(desk.verified());
        QVERIFY2(desk.heading().contains(QStringLiteral("Rejected")), qPrintable(desk.heading()));
    }

    void a_false_step_is_shown_with_its_part_and_left_out_by_a_key() {
        Desk desk;
        QVERIFY(desk.open_text(
            "<problem> a : ; b : ; c : ; d : cong a b a d [000] cong c b c d [001] ? perp a c b d </problem>\n"
            "<numerical_check> ncoll a b c [002] ; </numerical_check>\n"
            "<proof> cong a b c b [003] r64 [000] [001] [002] ; perp a c b d [004] a01 [003] ; </proof>"));
        QVERIFY(desk.verified());
        QVERIFY2(desk.heading().contains(QStringLiteral("Rejected")), qPrintable(desk.heading()));
        desk.remedies->setCurrentIndex(1);
        const auto words = desk.remedies->currentWidget()->findChild<QLabel*>()->text();
        QVERIFY2(words.contains(QStringLiteral("AB = BC")), qPrintable(words));
        auto* leave_out = desk.button(QStringLiteral("Leave out what the file told"));
        QVERIFY(!leave_out->isVisible());
        QVERIFY(desk.session.state_text(QStringLiteral("AB = AC")));
        QVERIFY(delete_action(desk.session, desk.session.scene().action_of(*desk.session.scene().find("d"))));
        QVERIFY(desk.verified());
        QVERIFY(leave_out->isVisible());
        leave_out->setFocus();
        QTest::keyClick(leave_out, Qt::Key_Space);
        QVERIFY(desk.verified());
        QVERIFY(!leave_out->isVisible());
        QVERIFY(desk.session.document().told.empty());
    }

    void a_given_that_is_missing_is_named_as_people_write_it() {
        Desk desk;
        QVERIFY(
            desk.session.read_text(QStringLiteral("a b c = triangle a b c; m = midpoint m b c ? perp a m b c"), true));
        QVERIFY(desk.verified());
        auto* list = desk.panel.findChild<GivensView*>()->findChild<QListWidget*>();
        QCOMPARE(list->count(), 1);
        QVERIFY2(list->item(0)->text().contains(QStringLiteral("AB = AC: missing")), qPrintable(list->item(0)->text()));
        desk.remedies->setCurrentIndex(3);
        QVERIFY(desk.panel.findChild<GivensView*>()->findChild<FigureView*>()->has_figure());
        QVERIFY(!desk.found()->mends->empty());
        const QString mend = desk.found()->mends->front().text;
        QVERIFY2(mend.contains(QStringLiteral("AB = AC")) && !mend.contains(QStringLiteral("cong")), qPrintable(mend));
    }

    void an_edit_is_verified_anew() {
        Desk desk;
        QVERIFY(
            desk.session.read_text(QStringLiteral("a b c = triangle a b c; d = foot d a b c ? perp a d b d"), true));
        QVERIFY(desk.verified());
        QVERIFY(desk.heading().contains(QStringLiteral("Accepted")));
        QVERIFY(desk.session.read_text(QStringLiteral("? cong d b d c"), true));
        QVERIFY(desk.session.inspection().outdated() || desk.session.inspection().checking());
        QVERIFY(desk.verified());
        QVERIFY(desk.heading().contains(QStringLiteral("Rejected")));
    }

    void every_check_is_made_again_when_asked() {
        Desk desk;
        QVERIFY(desk.open("false_goal.txt"));
        QVERIFY(desk.verified());
        QSignalSpy changed(&desk.session.inspection(), &Inspection::changed);
        QTest::mouseClick(desk.button(QStringLiteral("Check again")), Qt::LeftButton);
        QVERIFY(desk.session.inspection().checking());
        QVERIFY(desk.verified());
        QVERIFY(changed.count() >= 2);
        QVERIFY(desk.heading().contains(QStringLiteral("Rejected")));
    }
};

QTEST_MAIN(VerdictTest)
#include "verdict_test.moc"
