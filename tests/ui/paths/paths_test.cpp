// Goals with their marks, steps with their lights, keys, conditions, the solution as a text, keeping.
#include "proof/rules/rule.h"
#include "proof/theorem.h"
#include "source_tree/qt.h"
#include "support/settings_room.h"
#include "support/studio.h"
#include "ui/paths/conditions_view.h"
#include "ui/paths/mark.h"
#include "ui/paths/marked_text.h"
#include "ui/paths/paths_panel.h"
#include "ui/paths/solution_text.h"
#include "ui/paths/solution_view.h"
#include "ui/paths/step_delegate.h"
#include "ui/paths/steps_model.h"
#include "ui/paths/telling_bar.h"
#include "ui/paths/why_not_view.h"
#include "ui/session/library.h"
#include "ui/session/roles.h"
#include "ui/session/wording.h"
#include "ui/widgets/glyphs.h"

#include <QtGui/QClipboard>
#include <QtGui/QTextBlock>
#include <QtGui/QUndoStack>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListView>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QToolButton>
#include <set>

using namespace porism;
using namespace porism::ui;

namespace {

/// Its path has a step by a theorem of the table.
const QString by_a_rule = QStringLiteral("a b = segment a b; c = on_dia c a b; m = midpoint m a b ? cong m a m c");

struct Desk {
    Session session{test::at_once()};
    PathsPanel panel{session};
    SolutionView solution{session};
    QListWidget* goals = panel.findChild<QListWidget*>();
    StepsModel* model = panel.findChild<StepsModel*>();
    QListView* steps = nullptr;
    bool ready = false;

    explicit Desk(const QString& text = test::orthocentre) {
        for (auto* view : panel.findChildren<QListView*>())
            if (view->model() == model) steps = view;
        solution.resize(360, 420);
        solution.show();
        panel.resize(320, 560);
        panel.show();
        panel.activateWindow();
        if (!text.isEmpty()) ready = test::closed(session, text);
    }
    bool solved() {
        return ready && QTest::qWaitForWindowActive(&panel) && QTest::qWaitFor([&] { return model->rowCount() > 0; }) &&
               session.current_result()->solved();
    }
    /// What is said of a goal without a path; empty while nothing of the kind is shown.
    QString why_not() const {
        auto* view = panel.findChild<WhyNotView*>();
        return view->isVisible() ? view->toPlainText() : QString();
    }
    const proof::Path& path() const { return *session.current_result()->path; }
    void key(Qt::Key key, Qt::KeyboardModifiers with = {}) { QTest::keyClick(steps, key, with); }
    std::optional<std::size_t> step() const {
        const auto& steps_now = session.selection().steps;
        return steps_now.empty() ? std::nullopt : std::optional(steps_now.back().step);
    }
    std::string theorem(std::size_t step) const { return proof::theorem_name(path(), step); }
    /// The first that a theorem names.
    std::optional<std::size_t> step_by_rule() const {
        for (std::size_t i = 0; i < path().steps.size(); ++i)
            if (!theorem(i).empty()) return i;
        return std::nullopt;
    }
    QPushButton* keep() const { return panel.findChild<QPushButton*>(); }
    MarkedText* text() const { return solution.findChild<MarkedText*>(); }
};

} // namespace

/// Rows: a path by a rule that is matched, and one by a theorem that is calculation.
void solutions() {
    QTest::addColumn<QString>("problem");
    QTest::newRow("rule") << by_a_rule;
    QTest::newRow("calculation") << QStringLiteral(
        "a b c = triangle a b c; h = on_tline h a b c, on_tline h b a c ? perp c h a b");
}

class PathsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { QSettings().clear(); }
    void steps_are_listed_with_their_reasons() {
        Desk desk;
        QVERIFY(desk.solved());
        QCOMPARE(desk.model->rowCount(), static_cast<int>(desk.path().steps.size()));
        const QModelIndex last = desk.model->index(desk.model->rowCount() - 1);
        QCOMPARE(last.data(StepsModel::claim_role).toString(),
                 notation(desk.session.document().goals[0], desk.session));
        const QString reason = last.data(StepsModel::reason_role).toString();
        for (const std::size_t premise : desk.path().steps.back().premises)
            QVERIFY(reason.contains(QString::number(premise + 1)));
        QVERIFY(!last.data(StepsModel::failed_role).toBool());
        QCOMPARE(last.data(StepsModel::number_role).toInt(), desk.model->rowCount());
    }

    void j_and_k_walk_and_light_premises() {
        Desk desk;
        QVERIFY(desk.solved());
        desk.key(Qt::Key_J);
        QCOMPARE(desk.step(), std::optional<std::size_t>(0));
        for (int i = 0; i < desk.model->rowCount() + 3; ++i) desk.key(Qt::Key_J);
        QCOMPARE(desk.step(), std::optional(desk.path().steps.size() - 1));
        std::size_t premises = 0;
        for (const Marked& mark : marked(desk.session)) premises += mark.role == Role::premise ? 1 : 0;
        QCOMPARE(premises, desk.path().steps.back().premises.size());
        desk.key(Qt::Key_K);
        QCOMPARE(desk.step(), std::optional(desk.path().steps.size() - 2));
        QTRY_COMPARE(desk.steps->currentIndex().row(), static_cast<int>(desk.path().steps.size()) - 2);
    }

    void shift_walks_premise_by_premise() {
        Desk desk;
        QVERIFY(desk.solved());
        const std::size_t last = desk.path().steps.size() - 1;
        const auto& premises = desk.path().steps[last].premises;
        desk.session.select(Selection::of(StepRef{0, last - 1}));
        for (const std::size_t premise : premises) {
            desk.key(Qt::Key_J, Qt::ShiftModifier);
            QCOMPARE(desk.step(), std::optional(last));
            QCOMPARE(desk.session.selection().statements,
                     std::vector<facts::Statement>{desk.path().steps[premise].conclusion});
        }
        desk.key(Qt::Key_J, Qt::ShiftModifier);
        QCOMPARE(desk.session.selection(), Selection::of(StepRef{0, last}));
        desk.key(Qt::Key_K, Qt::ShiftModifier);
        QCOMPARE(desk.session.selection().statements.size(), std::size_t{1});
        QCOMPARE(desk.session.selection().statements.front(), desk.path().steps[premises.back()].conclusion);
    }

    void the_rule_that_a_step_names_is_a_link_to_its_page_data() { solutions(); }
    void the_rule_that_a_step_names_is_a_link_to_its_page() {
        QFETCH(QString, problem);
        Desk desk(problem);
        QVERIFY(desk.solved());
        const auto step = desk.step_by_rule();
        QVERIFY(step.has_value());
        const auto rule = proof::rule_by_name(desk.theorem(*step));
        const QModelIndex index = desk.model->index(static_cast<int>(*step));
        desk.steps->scrollTo(index);
        const QRect row = desk.steps->visualRect(index);
        const QRect place = StepDelegate::rule_place(row, desk.steps->font(), index);
        QVERIFY(row.contains(place));
        desk.solution.hide(); // it may lie over the panel
        QTest::mouseMove(desk.steps->viewport(), QPoint(place.center().x(), row.top() + 4));
        QTest::mouseMove(desk.steps->viewport(), place.center());
        QTRY_COMPARE(desk.steps->viewport()->cursor().shape(), Qt::PointingHandCursor);
        QTest::mouseClick(desk.steps->viewport(), Qt::LeftButton, {}, QPoint(place.center().x(), row.top() + 4));
        QVERIFY2(!desk.session.shown_rule(), "the claim above it is no link");
        QTest::mouseClick(desk.steps->viewport(), Qt::LeftButton, {}, place.center());
        QCOMPARE(desk.session.shown_rule(), rule);
        QCOMPARE(desk.step(), step);
        const QModelIndex given = desk.model->index(0);
        QVERIFY(StepDelegate::rule_place(desk.steps->visualRect(given), desk.steps->font(), given).isEmpty());
    }

    void the_keys_have_the_page_of_a_step_shown() {
        Desk desk(by_a_rule);
        QVERIFY(desk.solved());
        desk.session.select(Selection::of(StepRef{0, *desk.step_by_rule()}));
        desk.key(Qt::Key_R, Qt::ShiftModifier);
        QTRY_COMPARE(desk.session.shown_rule(), proof::rule_by_name(desk.theorem(*desk.step_by_rule())));
    }

    void the_text_of_the_solution_links_its_theorems_data() { solutions(); }
    void the_text_of_the_solution_links_its_theorems() {
        QFETCH(QString, problem);
        Desk desk(problem);
        QVERIFY(desk.solved());
        QTextCursor link(desk.text()->document());
        while (!link.atEnd() && !link.charFormat().isAnchor()) link.movePosition(QTextCursor::NextCharacter);
        QVERIFY(link.charFormat().isAnchor());
        const QString rule = link.charFormat().anchorHref().section(':', 1);
        link.movePosition(QTextCursor::NextCharacter);
        desk.text()->setTextCursor(link);
        desk.text()->ensureCursorVisible();
        const QRect place = desk.text()->cursorRect(link);
        QTest::mouseClick(desk.text()->viewport(), Qt::LeftButton, {}, place.center());
        QTRY_COMPARE(desk.session.shown_rule(), proof::rule_by_name(rule.toStdString()));
        std::size_t links = 0, rules = 0;
        for (QTextBlock block = desk.text()->document()->begin(); block.isValid(); block = block.next())
            for (auto part = block.begin(); !part.atEnd(); ++part) links += part.fragment().charFormat().isAnchor();
        for (std::size_t i = 0; i < desk.path().steps.size(); ++i) rules += desk.theorem(i).empty() ? 0 : 1;
        QCOMPARE(links, rules);
    }

    void brackets_go_from_goal_to_goal() {
        Desk desk(test::orthocentre + QStringLiteral("; cyclic b c e f; perp b e a c"));
        QVERIFY(desk.solved());
        QCOMPARE(desk.goals->count(), 3);
        const std::size_t start = *desk.session.current_goal();
        desk.key(Qt::Key_BracketRight);
        QCOMPARE(*desk.session.current_goal(), (start + 1) % 3);
        desk.key(Qt::Key_BracketLeft);
        desk.key(Qt::Key_BracketLeft);
        QCOMPARE(*desk.session.current_goal(), (start + 2) % 3);
        QTRY_COMPARE(desk.goals->currentRow(), static_cast<int>((start + 2) % 3));
    }

    void a_statement_selected_elsewhere_is_found_on_the_path() {
        Desk desk;
        QVERIFY(desk.solved());
        desk.session.select(Selection::of(desk.path().steps[1].conclusion));
        QTRY_COMPARE(desk.steps->currentIndex().row(), 1);
        QCOMPARE(desk.solution.current_line(), sentences(desk.path(), desk.session)[1]);
    }

    void only_a_checked_proof_has_the_filled_mark() {
        Desk desk(test::orthocentre + QStringLiteral("; cong a b a c"));
        QVERIFY(desk.ready);
        const auto results = desk.session.results();
        QCOMPARE(mark_of(results.get(), 0), Mark::proved);
        QCOMPARE(mark_of(results.get(), 1), Mark::refuted);
        QCOMPARE(mark_of(results.get(), 2), Mark::open);
        QCOMPARE(mark_of(nullptr, 0), Mark::open);
        Results seen = *results;
        seen.goals[0]->verdict.reset();
        QCOMPARE(mark_of(&seen, 0), Mark::seen_in_pictures);
        seen.exact[seen.goals[0]->goal] = numbers::Decision::undecided;
        QCOMPARE(mark_of(&seen, 0), Mark::seen_in_pictures);
        seen.exact[seen.goals[0]->goal] = numbers::Decision::yes;
        QCOMPARE(mark_of(&seen, 0), Mark::exact);
        seen.exact[seen.goals[0]->goal] = numbers::Decision::no;
        QCOMPARE(mark_of(&seen, 0), Mark::refuted_exactly);
        seen.exact.clear();
        QVERIFY(
            mark_word(Mark::seen_in_pictures, &seen).contains(QString::number(results->diagram->pictures().size())));
        QVERIFY2(!mark_word(Mark::seen_in_pictures, &seen).contains(QStringLiteral("pictures")),
                 "it has a plural form");
        seen.goals[0]->sight = workflow::Sight::here;
        QCOMPARE(mark_of(&seen, 0), Mark::seen_here);
        const QString legend = mark_legend(Mark::proved, results.get());
        for (const Mark mark : {Mark::seen_here, Mark::seen_in_pictures, Mark::exact, Mark::proved})
            QVERIFY(legend.contains(mark_word(mark, results.get())));
        QVERIFY(desk.goals->item(0)->toolTip().contains(QStringLiteral("proved under")));
        QVERIFY(desk.goals->item(1)->data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("false")));
    }

    void conditions_are_listed_with_how_they_were_decided() {
        Desk desk;
        QVERIFY(desk.solved());
        const auto verdict = *desk.session.current_result()->verdict;
        QVERIFY(!verdict.conditions.empty());
        const auto rows = condition_rows(verdict, *desk.session.results());
        QVERIFY(!rows.empty());
        for (const ConditionRow& row : rows) {
            QVERIFY(!row.text.isEmpty());
            QVERIFY(!row.points.empty());
            QVERIFY(row.how != ConditionRow::How::undecided);
        }
        auto* view = desk.panel.findChild<ConditionsView*>();
        auto* head = view->findChild<QToolButton*>();
        auto* list = view->findChild<QListWidget*>();
        QVERIFY(view->isVisible() && !list->isVisible());
        QVERIFY(head->text().contains(QString::number(rows.size())));
        QTest::mouseClick(head, Qt::LeftButton);
        QVERIFY(list->isVisible());
        QCOMPARE(list->count(), static_cast<int>(rows.size()));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(0)).center());
        QCOMPARE(desk.session.selection().points, rows[0].points);
    }

    void the_solution_is_readable_and_clickable() {
        Desk desk;
        QVERIFY(desk.solved());
        const SolutionText solution = solution_of(desk.session, kept_telling());
        QCOMPARE(solution.lines.size(), desk.path().steps.size());
        MarkedText* text = desk.text();
        QTRY_VERIFY(text->isVisible());
        QVERIFY(text->toPlainText().startsWith(solution.problem));
        for (const SolutionLine& line : solution.lines) QVERIFY(text->toPlainText().contains(line.text));
        QTextCursor at = text->document()->find(solution.lines[1].text);
        at.setPosition(at.selectionStart());
        const QPoint place = text->cursorRect(at).center() + QPoint(4, 0);
        QTest::mouseClick(text->viewport(), Qt::LeftButton, {}, place);
        QCOMPARE(desk.step(), std::optional<std::size_t>(1));
        QTRY_COMPARE(desk.solution.current_line(), solution.lines[1].text);
        QTRY_COMPARE(text->marks().size(), 1 + desk.path().steps[1].premises.size());
        desk.session.select(Selection::of(StepRef{0, desk.path().steps.size() - 1}));
        QTRY_COMPARE(text->marks().size(), 1 + desk.path().steps.back().premises.size());
        QVERIFY(text->viewport()->rect().contains(text->place_of(text->marks().back().paragraph).center().toPoint()));
    }

    void the_solution_is_seen_from_its_beginning() {
        Desk desk;
        desk.solution.hide();
        desk.solution.resize(320, 150);
        QVERIFY(desk.solved());
        desk.solution.show();
        QVERIFY(QTest::qWaitForWindowExposed(&desk.solution));
        test::turn();
        QVERIFY(desk.text()->verticalScrollBar()->maximum() > 0);
        QCOMPARE(desk.text()->verticalScrollBar()->value(), 0);
    }

    void the_solution_can_be_copied() {
        Desk desk;
        QVERIFY(desk.solved());
        QGuiApplication::clipboard()->setText(QStringLiteral("before"));
        QTest::mouseClick(desk.panel.findChild<QToolButton*>(), Qt::LeftButton);
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY(copied.contains(QStringLiteral("1. ")));
        QVERIFY(copied.contains(QStringLiteral("Provided that")));
        QCOMPARE(copied, plain_text(solution_of(desk.session, kept_telling())));
        QCOMPARE(plain_text({}), QString());
    }

    void the_solution_is_told_as_it_is_chosen() {
        Desk desk;
        QVERIFY(desk.solved());
        auto* bar = desk.solution.findChild<TellingBar*>();
        const auto choices = bar->findChildren<QComboBox*>();
        const QString plain = desk.text()->toPlainText();
        const auto choose = [](QComboBox* choice, int row) {
            choice->setFocus();
            QTest::keyClick(choice, row > choice->currentIndex() ? Qt::Key_Down : Qt::Key_Up);
        };
        choose(choices[0], 1);
        QCOMPARE(bar->telling().voice, translate::Voice::formal);
        QVERIFY2(desk.text()->toPlainText().contains('['), qPrintable(desk.text()->toPlainText()));
        choose(choices[0], 2);
        QCOMPARE(bar->telling().voice, translate::Voice::connected);
        const QString connected = desk.text()->toPlainText();
        QVERIFY(!connected.contains(QStringLiteral("1.\t")));
        const auto buttons = bar->findChildren<QToolButton*>();
        const auto press = [&](const QString& name) {
            test::turn();
            for (QToolButton* button : buttons)
                if (button->accessibleName() == name || button->text() == name) {
                    QVERIFY(button->isVisible());
                    QTest::mouseClick(button, Qt::LeftButton);
                }
        };
        press(QStringLiteral("Say it in other words"));
        QVERIFY(desk.text()->toPlainText() != connected);
        press(QStringLiteral("Plain words"));
        QCOMPARE(desk.text()->toPlainText(), connected);
        choose(choices[1], 1);
        QVERIFY(desk.text()->toPlainText().contains(QStringLiteral("求证")) ||
                desk.text()->toPlainText().contains(QStringLiteral("证明")));
        const auto* missing = bar->findChild<QLabel*>(QStringLiteral("missing_font"));
        QCOMPARE(missing->isVisible(), !has_glyphs(bar->font(), QStringLiteral("中文")));
        QCOMPARE(missing->text().contains(QStringLiteral("(zh)")), missing->isVisible());
        QCOMPARE(kept_telling(), bar->telling());
        QVERIFY(copy_solution(desk.session));
        QCOMPARE(QGuiApplication::clipboard()->text(), plain_text(solution_of(desk.session, kept_telling())));
        keep({translate::Voice::steps, &translate::languages().front(), {}});
        QCOMPARE(SolutionView(desk.session).findChild<MarkedText*>()->toPlainText(), plain);
    }

    /// Of each step that a text tells by itself, in every voice.
    void a_step_is_found_in_each_telling() {
        Desk desk;
        QVERIFY(desk.solved());
        for (const translate::VoiceRow& voice : translate::voices())
            for (const translate::Language& language : translate::languages()) {
                const auto told = solution_of(desk.session, {voice.voice, &language, 3});
                QVERIFY(!told.lines.empty() && !told.problem.isEmpty());
                std::set<std::size_t> steps;
                for (const SolutionLine& line : told.lines) {
                    QVERIFY(line.step < desk.path().steps.size() && steps.insert(line.step).second);
                    if (!line.theorem.isEmpty())
                        QVERIFY2(line.text.contains(line.theorem_words, Qt::CaseInsensitive), qPrintable(line.text));
                }
                QVERIFY(steps.contains(desk.path().steps.size() - 1));
            }
    }

    void a_goal_without_a_path_says_why() {
        Desk desk(test::orthocentre.section('?', 0, 0) + QStringLiteral("? cong a b a c"));
        QVERIFY(desk.ready);
        const QString reason = QString::fromStdString(desk.session.current_result()->reason);
        QVERIFY(!reason.isEmpty());
        QTRY_VERIFY2(desk.why_not().contains(reason, Qt::CaseInsensitive), qPrintable(desk.why_not()));
        QVERIFY2(desk.why_not().contains(QStringLiteral("False in the picture: AB = ")), qPrintable(desk.why_not()));
        QVERIFY(!desk.keep()->isEnabled());
    }

    void a_goal_without_a_path_names_the_first_missing_link() {
        Desk desk(QString{});
        desk.session.set_rule_profile(*proof::ready_rule_profile("circles"));
        QVERIFY(test::closed(desk.session, QStringLiteral("a b c = triangle a b c; d = on_line d a b; e = on_line e a "
                                                          "c, on_pline e d b c ? eqratio a d a b a e a c")));
        QTRY_VERIFY2(desk.why_not().contains(QStringLiteral("First missing link: ")), qPrintable(desk.why_not()));
        QVERIFY2(desk.why_not().contains(QStringLiteral("Intercept theorem")), qPrintable(desk.why_not()));
        desk.session.set_rule_profile({});
        QVERIFY(test::settled(desk.session));
        QTRY_COMPARE(desk.why_not(), QString());
        QTRY_VERIFY(desk.model->rowCount() > 0);
    }

    void a_goal_that_fails_in_another_picture_has_it_shown() {
        Desk desk(QStringLiteral("a@0_0 b@4_0 c@2_3 = triangle a b c; d = foot d c a b ? cong a d d b"));
        QVERIFY(desk.ready);
        QTRY_VERIFY2(desk.why_not().contains(QStringLiteral("in picture")), qPrintable(desk.why_not()));
        const WhyNoPath* why = desk.session.why_not(desk.session.current_result()->goal);
        QVERIFY(why && why->picture);
        QVERIFY(facts::refuted(desk.session.current_result()->goal, why->picture->scene_picture.points));
    }

    void a_scene_without_a_figure_says_so() {
        Desk desk(QString{});
        QVERIFY(desk.session.open_document(
            porism::test::in_source_tree("resources/examples/broken/accidental_coincidence.txt")));
        test::turn();
        const auto problem = desk.session.figure_problem();
        QVERIFY(problem.has_value());
        QStringList words;
        for (auto* label : desk.panel.findChildren<QLabel*>())
            if (label->isVisible()) words += label->text();
        QVERIFY2(words.contains(QStringLiteral("There is no figure: ") + problem->cause), qPrintable(words.join('\n')));
        QVERIFY(words.contains(QStringLiteral("The figure cannot be drawn")));
        QVERIFY(words.filter(QStringLiteral("Stopped before")).isEmpty());
        QVERIFY(words.filter(QStringLiteral("ot answered yet")).isEmpty());
    }

    void goals_are_removed_by_the_keyboard_and_come_back_by_undo() {
        Desk desk;
        QVERIFY(desk.solved());
        desk.goals->setFocus();
        QTest::keyClick(desk.goals, Qt::Key_Delete);
        QVERIFY(desk.session.document().goals.empty());
        QTRY_COMPARE(desk.goals->count(), 0);
        desk.session.undo_stack().undo();
        QTRY_COMPARE(desk.goals->count(), 1);
    }

    void a_proved_problem_is_kept() {
        QTemporaryDir folder;
        Desk desk;
        QVERIFY(desk.solved());
        QVERIFY(desk.session.library().open(folder.filePath(QStringLiteral("kept.porism"))));
        QTRY_VERIFY(desk.keep()->isEnabled());
        QSignalSpy kept(&desk.session, &Session::kept);
        QTest::mouseClick(desk.keep(), Qt::LeftButton);
        QTRY_COMPARE(kept.count(), 1);
        const auto rows = desk.session.library().rows();
        QVERIFY(rows && rows->size() == 1);
        QCOMPARE(rows->front().verdict, QStringLiteral("accepted"));
        QVERIFY(desk.session.read_text(QStringLiteral("m = midpoint m b c"), true));
        QTRY_VERIFY2(!desk.keep()->isEnabled(), "what is outdated cannot be kept");
    }

private:
    SettingsRoom room_;
};

QTEST_MAIN(PathsTest)
#include "paths_test.moc"
