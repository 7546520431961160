// Questions among the goals: their values, the paths to them by mouse and keys, and why one has no answer.
#include "support/settings_room.h"
#include "support/studio.h"
#include "ui/commands/commands.h"
#include "ui/paths/asked.h"
#include "ui/paths/mark.h"
#include "ui/paths/paths_panel.h"
#include "ui/paths/solution_text.h"
#include "ui/paths/steps_model.h"
#include "ui/paths/why_not_view.h"
#include "ui/session/roles.h"

#include <QtGui/QUndoStack>
#include <QtWidgets/QListView>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

using namespace porism;
using namespace porism::ui;

namespace {

const QString right_triangle =
    QStringLiteral("a = free a; b = lconst b a 3; c = on_tline c a a b, lconst c a 3 ? compute length(b,c)");

struct Desk {
    Session session{porism::test::at_once()};
    PathsPanel panel{session};
    QListWidget* goals = panel.findChild<QListWidget*>();
    StepsModel* model = panel.findChild<StepsModel*>();
    QListView* steps = nullptr;
    bool ready = false;

    explicit Desk(const QString& text = right_triangle) {
        for (auto* view : panel.findChildren<QListView*>())
            if (view->model() == model) steps = view;
        panel.resize(320, 560);
        panel.show();
        panel.activateWindow();
        ready = porism::test::closed(session, text) && QTest::qWaitForWindowActive(&panel);
        porism::test::turn();
    }
    QString row(int goal) const { return goals->item(goal)->text().replace('\n', ' '); }
    /// What is said of a question without an answer; empty while nothing of the kind is shown.
    QString why_not() const {
        auto* view = panel.findChild<WhyNotView*>();
        return view->isVisible() ? view->toPlainText() : QString();
    }
    void click_step(int step) const {
        QTest::mouseClick(steps->viewport(), Qt::LeftButton, {}, steps->visualRect(model->index(step)).center());
    }
    std::optional<std::size_t> step() const {
        const auto& now = session.selection().steps;
        return now.empty() ? std::nullopt : std::optional(now.back().step);
    }
};

} // namespace

class QuestionsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void a_value_is_shown_with_its_path() {
        Desk desk;
        QVERIFY(desk.ready);
        QCOMPARE(desk.goals->count(), 1);
        QCOMPARE(desk.row(0), QStringLiteral("BC = 3√2, about 4.243"));
        QCOMPARE(desk.session.status().state, State::accepted);
        QCOMPARE(mark_of(desk.session.results().get(), 0), Mark::proved);
        const int count = desk.model->rowCount();
        QVERIFY(count > 2);
        QCOMPARE(desk.model->index(count - 1).data(StepsModel::claim_role).toString(), QStringLiteral("BC = 3√2"));
        const SolutionText solution = solution_of(desk.session, kept_telling());
        QVERIFY2(solution.problem.endsWith(QStringLiteral("Find BC.")), qPrintable(solution.problem));
        QVERIFY(!plain_text(solution).contains(QStringLiteral("Prove")));
        const auto buttons = desk.panel.findChildren<QPushButton*>();
        const auto keep = std::ranges::find(buttons, QStringLiteral("Keep in library"), &QPushButton::text);
        QVERIFY(keep != buttons.end() && (*keep)->isEnabled());
    }

    void steps_are_clicked_walked_and_lit() {
        Desk desk;
        QVERIFY(desk.ready);
        const int last = desk.model->rowCount() - 1;
        desk.click_step(last);
        QCOMPARE(desk.step(), std::optional<std::size_t>(last));
        bool concludes = false;
        for (const Marked& mark : marked(desk.session))
            concludes = concludes || (mark.role == Role::conclusion && mark.statement == desk.session.said_by(0));
        QVERIFY(concludes);
        QTest::keyClick(desk.steps, Qt::Key_K);
        QCOMPARE(desk.step(), std::optional<std::size_t>(last - 1));
        QTest::keyClick(desk.steps, Qt::Key_J, Qt::ShiftModifier);
        QCOMPARE(desk.step(), std::optional<std::size_t>(last));
    }

    void nothing_is_said_twice() {
        Desk desk(QStringLiteral("a = free a; b = lconst b a 3 ? compute length(a,b)"));
        QVERIFY(desk.ready);
        QCOMPARE(desk.row(0), QStringLiteral("AB = 3"));
        QCOMPARE(desk.model->rowCount(), 1);
    }

    void a_question_without_an_answer_says_why() {
        Desk desk(QStringLiteral("a b c = triangle a b c ? compute length(a,b); lequation 1 a b -1 b c 0"));
        QVERIFY(desk.ready);
        QCOMPARE(desk.row(0), QStringLiteral("AB: not determined: the pictures differ"));
        QTRY_VERIFY2(desk.why_not().contains(QStringLiteral("False in the picture")), qPrintable(desk.why_not()));
        QTest::keyClick(desk.goals, Qt::Key_Up);
        QCOMPARE(desk.session.current_goal(), std::optional<std::size_t>(0));
        QTRY_VERIFY2(desk.why_not().contains(QStringLiteral("Another value in picture")), qPrintable(desk.why_not()));
        QVERIFY2(desk.why_not().startsWith(QStringLiteral("The givens do not determine it")),
                 qPrintable(desk.why_not()));
        const WhyNoPath* why = desk.session.why_not(*desk.session.question(0));
        QVERIFY(why && why->picture);
        const auto problems = desk.session.problems();
        QCOMPARE(problems.size(), std::size_t{2});
        QCOMPARE(problems[0].code, QStringLiteral("question_open"));
        QVERIFY2(problems[0].cause.contains(QStringLiteral("does not determine")), qPrintable(problems[0].cause));
    }

    void a_question_that_is_not_derived_names_what_is_missing() {
        Desk desk(QStringLiteral("a = free a; b = lconst b a 6; c = lconst c a 5, lconst c b 7; i = incenter i a b c; "
                                 "h = orthocenter h a b c ? lcompute i h"));
        QVERIFY(desk.ready);
        QTRY_VERIFY2(desk.why_not().contains(QStringLiteral("First missing link: a value for ")),
                     qPrintable(desk.why_not()));
        QVERIFY(
            desk.why_not().contains(QStringLiteral("Law of cosines says IH² = AI² + AH² − 2 · AI · AH · cos ∠IAH")));
        const Problem problem = desk.session.problems().front();
        QVERIFY2(problem.mend.startsWith(QStringLiteral("First missing link: a value for ")), qPrintable(problem.mend));
        QVERIFY(desk.session.read_text(QStringLiteral("e = midpoint e a b"), true));
        QVERIFY(porism::test::settled(desk.session));
        QTRY_VERIFY(desk.why_not().contains(QStringLiteral("First missing link: a value for ")));
    }

    void what_is_not_derived_is_seen_and_then_exact() {
        Desk desk(
            QStringLiteral("a b = segment a b; c d = square a b c d ? rcompute a c a b; lequation 1 a c -1 b d 0; "
                           "lequation 1 a c -1.414213562373095 a b 0; lequation 1 a c -1 a b 0; lcompute a b"));
        QVERIFY(desk.ready);
        const auto end = [&](std::size_t i) { return goal_row(desk.session, i).replace('\n', ' ').section(": ", -1); };
        QCOMPARE(end(0), QStringLiteral("AB = √2, about 1.414"));
        QCOMPARE(end(1), QStringLiteral("AC − BD = 0"));
        QCOMPARE(mark_of(desk.session.results().get(), 1), Mark::proved);
        QCOMPARE(end(2), QStringLiteral("false, by exact numbers"));
        QCOMPARE(end(3), QStringLiteral("false in a picture"));
        QCOMPARE(end(4), QStringLiteral("the pictures differ"));
        Desk nagel(QStringLiteral(
            "a b c = triangle a b c; i = incenter i a b c; x = excenter x a b c; y = excenter y b c a; "
            "p = foot p x b c; q = foot q y c a; n = intersection_ll n a p b q; u v w g = centroid u v w g a b c "
            "? rcompute i g g n"));
        QVERIFY(nagel.ready);
        const QString row = goal_row(nagel.session, 0).replace('\n', ' ');
        QVERIFY2(row.endsWith(QStringLiteral("1/2, exact in this diagram")), qPrintable(row));
    }

    void questions_stand_behind_goals_and_are_removed() {
        Desk desk;
        QVERIFY(desk.ready);
        QVERIFY(desk.session.read_text(QStringLiteral("? cong a b a c"), true));
        QVERIFY(porism::test::settled(desk.session));
        porism::test::turn();
        QCOMPARE(desk.goals->count(), 2);
        QCOMPARE(desk.row(0), QStringLiteral("AB = AC"));
        QCOMPARE(desk.session.current_goal(), std::optional<std::size_t>(1));
        desk.goals->setFocus();
        QTest::mouseClick(desk.goals->viewport(), Qt::LeftButton, {},
                          desk.goals->visualItemRect(desk.goals->item(1)).center());
        QTest::keyClick(desk.goals, Qt::Key_Delete);
        porism::test::turn();
        QCOMPARE(desk.goals->count(), 1);
        QVERIFY(desk.session.document().questions.empty());
        QCOMPARE(desk.session.undo_stack().undoText(), QStringLiteral("remove question"));
        desk.session.undo_stack().undo();
        porism::test::turn();
        QCOMPARE(desk.row(1), QStringLiteral("BC = 3√2, about 4.243"));
    }

    void a_question_goes_with_its_points() {
        Desk desk;
        QVERIFY(desk.ready);
        QVERIFY(ui::delete_action(desk.session, 2));
        QVERIFY(desk.session.document().questions.empty());
    }

private:
    SettingsRoom room_;
};

QTEST_MAIN(QuestionsTest)
#include "questions_test.moc"
