// The session: edits and undo, the figure, closures in the background, goals, selection, files, side files.
// size: a step a row of one table of slots, each on a session of its own.
#include "base/processor_time.h"
#include "diagram/beginning.h"
#include "source_tree/qt.h"
#include "support/pulse.h"
#include "support/studio.h"
#include "ui/commands/commands.h"
#include "ui/session/autosave.h"
#include "ui/session/background.h"
#include "ui/session/inspection.h"
#include "ui/session/library.h"
#include "ui/session/roles.h"
#include "ui/session/session.h"
#include "ui/session/version.h"
#include "ui/session/wording.h"

#include <QtGui/QUndoStack>
#include <QtTest/QtTest>
#include <SQLiteCpp/Database.h>

using namespace porism;
using namespace porism::ui;

namespace {

const QString orthocentre = QStringLiteral(
    "a b c = triangle a b c; e = foot e b a c; f = foot f c a b; h = on_line h b e, on_line h c f ? perp a h b c");

/// The first argument of a process that is there to be killed.
constexpr const char* victim_word = "draw-and-wait";

facts::Statement statement(const Session& session, const char* text) {
    return facts::parse_statement(text, session.scene().names())->front();
}

/// Some statements of the closed scene, the last found first: those have the longest ways back.
std::vector<facts::Statement> last_found(const proof::Graph& graph, std::size_t count) {
    std::vector<facts::Statement> found(graph.statements.rbegin(), graph.statements.rend());
    found.resize(std::min(count, found.size()));
    return found;
}

Session::Options quick(const QString& recovery = {}) {
    return {recovery, 0};
}

} // namespace

class SessionTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void edits_are_named_and_undone();
    void a_refused_edit_changes_nothing();
    void a_scene_without_a_figure_shows_its_beginning();
    void growing_a_scene_keeps_the_picture();
    void a_drag_is_one_step();
    void strokes_of_one_nudge_are_one_step();
    void the_closure_comes_from_the_background();
    void the_rest_comes_before_the_closure();
    void an_edit_makes_results_outdated_and_undo_brings_them_back();
    void what_is_added_goes_on_from_the_closure();
    void undo_and_removal_show_the_earlier_closure_at_once();
    void what_is_taken_out_leaves_what_still_holds();
    void a_point_without_a_place_in_the_pictures_is_closed_anew();
    void outdated_answers_stay_with_their_goals();
    void a_goal_set_before_the_closure_waits_for_it();
    void a_goal_set_afterwards_is_proved();
    void a_false_goal_is_rejected_with_a_problem();
    void a_goal_proved_in_one_branch_alone_is_not_accepted();
    void a_verdict_stays_with_what_only_looks_different();
    void a_rule_profile_closes_anew_and_problems_name_what_is_missing();
    void givens_that_cannot_hold_are_named_with_their_action();
    void a_cancelled_closure_says_so_and_can_start_again();
    void selection_has_a_history_and_is_carried_by_name();
    void steps_light_premises_and_conclusion();
    void a_goal_without_a_figure_is_not_shown_as_proved();
    void deleting_takes_what_depends_and_its_goals();
    void reordering_names_what_is_in_the_way();
    void documents_are_saved_and_opened();
    void a_bad_file_leaves_the_document();
    void a_side_file_survives_its_program();
    void a_killed_program_loses_nothing();
    void a_side_file_that_cannot_be_written_is_told();
    void bytes_that_are_no_text_are_saved_as_replacements();
    void questions_can_be_cancelled();
    void questions_never_hold_up_the_next_closure();
    void problems_are_kept_in_the_library();
    void questions_are_kept_with_their_answers();
    void the_window_answers_while_the_library_is_busy();
    void a_library_that_cannot_be_written_is_told();
    void the_window_answers_while_a_scene_closes();
};

void SessionTest::edits_are_named_and_undone() {
    Session session(quick());
    QVERIFY(session.read_text("a b c = triangle a b c", true));
    QVERIFY(session.read_text("d = foot d a b c", true));
    QCOMPARE(session.undo_stack().undoText(), QStringLiteral("foot D"));
    QCOMPARE(session.scene().point_count(), 4u);
    session.undo_stack().undo();
    QCOMPARE(session.scene().point_count(), 3u);
    QCOMPARE(session.undo_stack().redoText(), QStringLiteral("foot D"));
    session.undo_stack().redo();
    QVERIFY(session.scene().find("d").has_value());
}

// A coincidence by accident of the sketch: what stands before it is drawn, and moving its points mends it.
void SessionTest::a_scene_without_a_figure_shows_its_beginning() {
    Session session(quick());
    QVERIFY(
        session.open_document(porism::test::in_source_tree("resources/examples/broken/accidental_coincidence.txt")));
    QCOMPARE(session.scene().actions().size(), 3u);
    QCOMPARE(session.figure_actions(), 2u);
    QCOMPARE(session.shown_actions(), 2u);
    QVERIFY(session.diagram());
    QCOMPARE(session.diagram()->point_count(), 4u);
    QCOMPARE(session.status().state, State::rejected);
    QVERIFY2(session.status().phase.contains("M falls on D"), qPrintable(session.status().phase));
    QCOMPARE(session.problems().front().action, std::optional<std::size_t>(2));
    QVERIFY(!session.read_text("n = midpoint n a b", true));
    const PointId a = *session.scene().find("a");
    QVERIFY(session.is_movable(a) && !session.is_movable(*session.scene().find("m")));
    const auto from = session.picture().points[a.index()];
    session.begin_drag(a);
    QVERIFY(session.drag_to({from.x + 0.4, from.y}));
    QVERIFY(session.end_drag());
    QCOMPARE(session.figure_actions(), 3u);
    QCOMPARE(session.shown_actions(), 3u);
    QVERIFY(session.problems().empty());
    QVERIFY(test::settled(session));
    QVERIFY(session.results()->goals.front()->solved());
    session.undo_stack().undo();
    QCOMPARE(session.figure_actions(), 2u);
    QCOMPARE(session.status().state, State::rejected);
}

void SessionTest::a_refused_edit_changes_nothing() {
    Session session(quick());
    QVERIFY(session.read_text("a b c = triangle a b c", true));
    const auto before = session.revision();
    const Status refused = session.read_text("d = foot d a b q", true);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, std::string("undefined_point"));
    QVERIFY(refused.error().place && refused.error().place->column > 1);
    QCOMPARE(session.revision(), before);
    QCOMPARE(session.undo_stack().count(), 1);
}

void SessionTest::growing_a_scene_keeps_the_picture() {
    Session session(quick());
    QVERIFY(session.read_text("a b c = triangle a b c", true));
    const auto before = session.picture().points;
    QVERIFY(session.read_text("x = on_line x a b; o = circumcenter o a b c", true));
    for (std::size_t i = 0; i < before.size(); ++i) {
        QVERIFY(std::abs(session.picture().points[i].x - before[i].x) < 1e-9);
        QVERIFY(std::abs(session.picture().points[i].y - before[i].y) < 1e-9);
    }
}

void SessionTest::a_drag_is_one_step() {
    Session session(quick());
    QVERIFY(session.read_text("a b c = triangle a b c; d = foot d a b c", true));
    const PointId a = *session.scene().find("a"), d = *session.scene().find("d");
    QVERIFY(session.is_movable(a));
    QVERIFY(!session.is_movable(d));
    const auto from = session.picture().points[a.index()];
    QSignalSpy moved(&session, &Session::pictureMoved);
    session.begin_drag(a);
    for (int i = 1; i <= 20; ++i) QVERIFY(session.drag_to({from.x + 0.01 * i, from.y}));
    QCOMPARE(moved.count(), 20);
    QCOMPARE(session.undo_stack().count(), 1);
    QVERIFY(session.end_drag());
    QCOMPARE(session.undo_stack().count(), 2);
    QCOMPARE(session.undo_stack().undoText(), QStringLiteral("move A"));
    QVERIFY(std::abs(session.picture().points[a.index()].x - from.x - 0.2) < 1e-9);
    session.undo_stack().undo();
    QVERIFY(std::abs(session.picture().points[a.index()].x - from.x) < 1e-9);
}

void SessionTest::strokes_of_one_nudge_are_one_step() {
    Session session(quick());
    QVERIFY(session.read_text("a b c = triangle a b c", true));
    const PointId a = *session.scene().find("a"), b = *session.scene().find("b");
    const double from = session.picture().points[a.index()].x;
    for (int i = 0; i < 3; ++i) QVERIFY(nudge_point(session, a, 0.01, 0));
    QCOMPARE(session.undo_stack().count(), 2);
    QVERIFY(nudge_point(session, b, 0.01, 0));
    QCOMPARE(session.undo_stack().count(), 3);
    session.undo_stack().undo();
    session.undo_stack().undo();
    QVERIFY(std::abs(session.picture().points[a.index()].x - from) < 1e-9);
}

void SessionTest::the_closure_comes_from_the_background() {
    Session session(quick());
    QSignalSpy closed(&session, &Session::closureChanged);
    QCOMPARE(session.status().state, State::draft);
    QVERIFY(session.read_text(orthocentre, false));
    QVERIFY(!session.results());
    QTRY_COMPARE(session.status().state, State::accepted);
    QVERIFY(closed.count() > 0);
    QVERIFY(session.results()->graph->statements.size() > 5);
    QVERIFY(session.current_result() && session.current_result()->solved());
    QVERIFY(session.problems().empty());
}

void SessionTest::the_rest_comes_before_the_closure() {
    constexpr int longer_than_a_test = 3'600'000;
    Session session(Session::Options{{}, longer_than_a_test});
    const auto rests = [&] {
        porism::test::turn();
        return session.status().state != State::checking;
    };
    QVERIFY(session.read_text("a b c = triangle a b c", true));
    QVERIFY(rests() && !session.results());
    session.restart();
    QVERIFY(porism::test::settled(session));
    QVERIFY(session.read_text("d = foot d a b c", true));
    QVERIFY2(rests() && session.results_outdated(), "each edit starts the rest anew");
}

void SessionTest::an_edit_makes_results_outdated_and_undo_brings_them_back() {
    Session session(Session::Options{{}, 200});
    QVERIFY(session.read_text(orthocentre, false));
    QTRY_COMPARE(session.status().state, State::accepted);
    QVERIFY(session.read_text("m = midpoint m a b", true));
    QVERIFY(session.results_outdated());
    QVERIFY(session.status().outdated);
    QVERIFY(session.results() != nullptr);
    session.undo_stack().undo();
    QVERIFY(!session.results_outdated());
    QCOMPARE(session.status().state, State::accepted);
}

namespace {

const QString feet = QStringLiteral("a b c = triangle a b c; e = foot e b a c; f = foot f c a b");
const QString orthocentre_of_feet = QStringLiteral("h = on_line h b e, on_line h c f");

bool tells(const News& news, const facts::Statement& statement) {
    return std::ranges::count(news.statements, statement) > 0;
}

} // namespace

void SessionTest::what_is_added_goes_on_from_the_closure() {
    Session session(quick());
    QVERIFY(porism::test::closed(session, feet));
    QVERIFY2(session.results()->news.empty(), "there was nothing before");
    const auto before = session.results();
    QVERIFY(porism::test::closed(session, orthocentre_of_feet));
    const auto after = session.results();
    QVERIFY(diagram::begins_with(*after->diagram, *before->diagram));
    QCOMPARE(after->diagram, session.diagram());
    QVERIFY2(std::equal(before->graph->statements.begin(), before->graph->statements.end(),
                        after->graph->statements.begin()),
             "the closure went on");
    QCOMPARE(after->news.size(), 1u);
    QCOMPARE(after->news[0].points, std::vector{*session.scene().find("h")});
    QVERIFY(tells(after->news[0], statement(session, "perp a h b c")));
    QVERIFY(!tells(after->news[0], statement(session, "cyclic b c e f")));
    QVERIFY(porism::test::closed(session, "d = foot d a b c"));
    QCOMPARE(session.results()->news.size(), 2u);
    QVERIFY(tells(session.results()->news[0], statement(session, "coll a d h")));
    QVERIFY(tells(session.results()->news[1], statement(session, "perp a h b c")));
}

void SessionTest::undo_and_removal_show_the_earlier_closure_at_once() {
    Session session(quick());
    QVERIFY(porism::test::closed(session, feet));
    const auto earlier = session.results();
    QVERIFY(porism::test::closed(session, orthocentre_of_feet));
    const auto later = session.results();
    session.undo_stack().undo();
    QVERIFY(!session.results_outdated());
    QCOMPARE(session.results()->graph, earlier->graph);
    QVERIFY(session.status().state != State::checking);
    session.undo_stack().redo();
    QVERIFY(!session.results_outdated());
    QCOMPARE(session.results()->graph, later->graph);
    QCOMPARE(session.results()->news.size(), 1u);
    QVERIFY(delete_action(session, 3));
    QVERIFY(!session.results_outdated());
    QCOMPARE(session.results()->graph, earlier->graph);
    // What was asked of it is answered by its own engine.
    const facts::Statement known = statement(session, "cyclic b c e f");
    session.ask_why(known);
    QTRY_VERIFY(session.why(known) && session.why(known)->solved());
}

void SessionTest::what_is_taken_out_leaves_what_still_holds() {
    Session session(quick());
    QVERIFY(porism::test::closed(session, "a b c = triangle a b c; m = midpoint m b c"));
    const auto beginning = session.results();
    QVERIFY(porism::test::closed(session, "e = foot e b a c"));
    QVERIFY(porism::test::closed(session, "n = midpoint n a c"));
    QVERIFY(delete_action(session, 2));
    QVERIFY(session.results_outdated());
    QCOMPARE(session.results()->graph, beginning->graph);
    QVERIFY(porism::test::settled(session));
    QVERIFY(diagram::begins_with(*session.results()->diagram, *beginning->diagram));
    QCOMPARE(session.results()->news[0].points, std::vector{*session.scene().find("n")});
    QVERIFY(tells(session.results()->news[0], statement(session, "para a b m n")));
}

// Without freedom there is one picture, with it there are more.
void SessionTest::a_point_without_a_place_in_the_pictures_is_closed_anew() {
    Session session(quick());
    QVERIFY(porism::test::closed(session, "a b = segment a b"));
    document::Document after = session.document();
    auto at = after.scene.actions()[0].at;
    for (auto& place : at) place->given = true;
    after.scene = after.scene.with_coordinates(0, at);
    QVERIFY(session.edit("give", after));
    QVERIFY(porism::test::settled(session));
    QVERIFY(session.results()->diagram->generic.empty());
    QVERIFY(porism::test::closed(session, "c = on_circle c a b"));
    QCOMPARE(session.results()->diagram->generic.size(), 3u);
    QVERIFY(tells(session.results()->news[0], statement(session, "cong a b a c")));
}

// Points are numbered anew when an action goes; what was proved must not move to another goal.
void SessionTest::outdated_answers_stay_with_their_goals() {
    Session session(Session::Options{{}, 300});
    QVERIFY(session.read_text("a b c = triangle a b c; m = midpoint m a b; e = foot e b a c; f = foot f c a b "
                              "? cyclic b c e f; cong m a m e",
                              false));
    QTRY_COMPARE(session.status().state, State::accepted);
    QVERIFY(delete_action(session, 1));
    QVERIFY(session.results_outdated());
    QCOMPARE(session.document().goals.size(), 1u);
    QCOMPARE(session.results()->goals.size(), 1u);
    QVERIFY(session.results()->goals[0].has_value());
    QCOMPARE(session.results()->goals[0]->goal.predicate(), facts::Predicate::cyclic);
    QTRY_VERIFY(!session.results_outdated() && session.current_result());
    QVERIFY(session.current_result()->solved());
}

void SessionTest::a_goal_set_before_the_closure_waits_for_it() {
    Session session(Session::Options{{}, 50});
    QVERIFY(session.read_text("a b c = triangle a b c; e = foot e b a c; f = foot f c a b", true));
    QVERIFY(set_goal(session, statement(session, "cyclic b c e f")));
    QVERIFY(!session.current_result());
    QTRY_VERIFY(session.current_result() != nullptr);
    QVERIFY(session.current_result()->solved());
    QCOMPARE(session.undo_stack().undoText().section(' ', 0, 0), QStringLiteral("goal"));
}

void SessionTest::a_goal_set_afterwards_is_proved() {
    Session session(quick());
    QVERIFY(session.read_text("a b c = triangle a b c; e = foot e b a c; f = foot f c a b", true));
    QTRY_VERIFY(session.results() != nullptr);
    const auto graph = session.results()->graph;
    QVERIFY(set_goal(session, statement(session, "cyclic b c e f")));
    QVERIFY2(!session.results_outdated(), "a goal is no change of the scene");
    QTRY_COMPARE(session.status().state, State::accepted);
    session.ask_why(statement(session, "perp b e a c"));
    QTRY_VERIFY(session.why(statement(session, "perp b e a c")) != nullptr);
}

void SessionTest::a_false_goal_is_rejected_with_a_problem() {
    Session session(quick());
    QVERIFY(session.read_text("a b c = triangle a b c; d = foot d a b c ? cong b d d c", true));
    QTRY_COMPARE(session.status().state, State::rejected);
    const auto problems = session.problems();
    QCOMPARE(problems.size(), 1u);
    QCOMPARE(problems[0].code, QStringLiteral("goal_false"));
    QVERIFY(!problems[0].points.empty() && !problems[0].mend.isEmpty());
}

// Definition 13: the apexes of equilateral triangles have two places each, and the goal holds for some of them.
void SessionTest::a_goal_proved_in_one_branch_alone_is_not_accepted() {
    const QString text = QStringLiteral("a b c = triangle a b c; d = eq_triangle d a b; e = eq_triangle e a c; "
                                        "f = eq_triangle f c b ? para e d c f\n");
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("branches.txt"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) > 0);
    file.close();
    Session session(quick());
    bool said_accepted = false;
    connect(&session, &Session::stateChanged,
            [&] { said_accepted = said_accepted || session.status().state == State::accepted; });
    QVERIFY(session.open_document(path));
    QVERIFY(test::settled(session));
    QVERIFY(session.results()->goals.front()->path);
    QCOMPARE(session.status().state, State::rejected);
    QVERIFY(!said_accepted);
    const QString words = session.status().phase;
    QVERIFY2(words.startsWith("proved in this branch; ") && words.contains("is false in the figure with D"),
             qPrintable(words));
    QVERIFY2(!session.inspection().inspected()->mends, "nobody looks at what would mend it");
}

void SessionTest::a_verdict_stays_with_what_only_looks_different() {
    Session session(quick());
    QVERIFY(test::closed(session));
    QCOMPARE(session.status().state, State::accepted);
    QVERIFY(hide_point(session, *session.scene().find("e")));
    QTest::qWait(1);
    QCOMPARE(session.status().state, State::accepted);
    QVERIFY(!session.inspection().checking());
}

void SessionTest::a_rule_profile_closes_anew_and_problems_name_what_is_missing() {
    Session session(quick());
    QSignalSpy changed(&session, &Session::rulesChanged);
    QVERIFY(test::closed(session, "a b c = triangle a b c; d = on_line d a b; e = on_line e a c, on_pline e d b c ? "
                                  "eqratio a d a b a e a c"));
    QCOMPARE(session.status().state, State::accepted);
    QVERIFY(!session.rule_profile());
    session.set_rule_profile(*proof::ready_rule_profile("circles"));
    QVERIFY2(!session.results(), "nothing is shown that was found by other rules");
    QVERIFY(test::settled(session));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(session.status().state, State::undecided);
    const facts::Statement goal = session.document().goals.front();
    QVERIFY(!session.why_not(goal));
    session.ask_why_not(goal);
    QTRY_VERIFY(session.why_not(goal));
    QVERIFY2(session.why_not(goal)->missing.contains("Intercept theorem"), qPrintable(session.why_not(goal)->missing));
    QVERIFY2(session.problems().front().mend.startsWith("First missing link: "),
             qPrintable(session.problems().front().mend));
    session.set_rule_profile(*proof::ready_rule_profile("similarity"));
    QVERIFY(test::settled(session));
    QCOMPARE(session.status().state, State::accepted);
    QVERIFY(!session.why_not(goal));
}

void SessionTest::givens_that_cannot_hold_are_named_with_their_action() {
    Session session(quick());
    QVERIFY(session.read_text("a b c = triangle a b c; d = s_angle a b d 30, s_angle a b d 40", true));
    QTRY_COMPARE(session.status().state, State::rejected);
    QCOMPARE(session.problems().size(), 1u);
    const Problem contradicting = session.problems().front();
    QCOMPARE(contradicting.code, QStringLiteral("inconsistent"));
    QVERIFY2(contradicting.cause.contains(QStringLiteral("30°")) && !contradicting.cause.contains("aconst"),
             qPrintable(contradicting.cause));
    QCOMPARE(contradicting.action, std::optional<std::size_t>(1));
    QVERIFY(!contradicting.points.empty() && !contradicting.mend.isEmpty());

    session.new_document();
    QVERIFY(session.read_text("o a b = triangle o a b; d = on_circle d o a, on_tline d a o a", true));
    QTRY_COMPARE(session.problems().size(), 1u);
    const Problem senseless = session.problems().front();
    QCOMPARE(senseless.code, QStringLiteral("senseless"));
    QVERIFY2(senseless.cause.contains(QStringLiteral("A and D are one point")) && !senseless.cause.contains("perp"),
             qPrintable(senseless.cause));
    QCOMPARE(senseless.action, std::optional<std::size_t>(1));
    QVERIFY(!senseless.points.empty() && !senseless.mend.isEmpty());
}

void SessionTest::a_cancelled_closure_says_so_and_can_start_again() {
    Session session(quick());
    QVERIFY(session.read_text(orthocentre, false));
    session.restart();
    session.cancel();
    QTRY_VERIFY(session.status().state != State::checking);
    session.restart();
    QTRY_COMPARE(session.status().state, State::accepted);
}

void SessionTest::selection_has_a_history_and_is_carried_by_name() {
    Session session(quick());
    QVERIFY(session.read_text("a b c = triangle a b c; d = foot d a b c; m = midpoint m a b", true));
    const PointId a = *session.scene().find("a"), m = *session.scene().find("m");
    session.select(Selection::of(a));
    session.select(Selection::of(m), true);
    QCOMPARE(session.selection().points.size(), 2u);
    session.go_back();
    QCOMPARE(session.selection().points, std::vector{a});
    session.go_forward();
    QCOMPARE(session.selection().points.size(), 2u);
    session.select(Selection::of(m));
    QVERIFY(delete_action(session, 1));
    QCOMPARE(session.selection().points, std::vector{*session.scene().find("m")});
}

void SessionTest::a_goal_without_a_figure_is_not_shown_as_proved() {
    Session session(quick());
    const QString path = porism::test::in_source_tree("resources/examples/broken/accidental_coincidence.txt");
    QVERIFY(session.open_document(path));
    QVERIFY(session.figure_problem().has_value());
    session.begin_drag(*session.scene().find("a"));
    QVERIFY(session.drag_to({0.3, 1}));
    QVERIFY(session.end_drag());
    QVERIFY(!session.figure_problem());
    QVERIFY(test::settled(session));
    QVERIFY(session.results()->goals.front()->solved());
    QCOMPARE(marked(session).front().role, Role::proved);
    session.undo_stack().undo();
    QVERIFY(session.figure_problem().has_value());
    QCOMPARE(marked(session).front().role, Role::goal);
}

void SessionTest::steps_light_premises_and_conclusion() {
    Session session(quick());
    QVERIFY(session.read_text(orthocentre, false));
    QTRY_COMPARE(session.status().state, State::accepted);
    QCOMPARE(marked(session).front().role, Role::proved);
    const auto steps = session.current_result()->path->steps;
    session.select(Selection::of(StepRef{0, steps.size() - 1}));
    const auto lit = marked(session);
    QCOMPARE(lit.size(), steps.back().premises.size() + 1);
    QCOMPARE(lit[0].role, Role::conclusion);
    QCOMPARE(lit[1].role, Role::premise);
    // Under the cursor it is still this step's conclusion, as in the list and in the text.
    session.select(Selection::of(StepRef{0, 0}));
    QCOMPARE(steps.front().reason, proof::Reason::given);
    session.set_hover(Selection::of(steps.front().conclusion));
    QCOMPARE(marked(session).size(), 1u);
    QCOMPARE(marked(session).front().role, Role::conclusion);
}

void SessionTest::deleting_takes_what_depends_and_its_goals() {
    Session session(quick());
    QVERIFY(session.read_text(orthocentre, false));
    QCOMPARE(dependants(session.scene(), 1), (std::vector<std::size_t>{3}));
    QVERIFY(delete_action(session, 1));
    QCOMPARE(session.scene().actions().size(), 2u);
    QVERIFY(session.document().goals.empty());
    QCOMPARE(session.undo_stack().undoText(), QStringLiteral("delete E, H"));
    session.undo_stack().undo();
    QCOMPARE(session.document().goals.size(), 1u);
}

void SessionTest::reordering_names_what_is_in_the_way() {
    Session session(quick());
    QVERIFY(session.read_text(orthocentre, false));
    const Status blocked = reorder_action(session, 3, 1);
    QVERIFY(!blocked);
    QVERIFY(blocked.error().what.find("\"h\" is constructed from") != std::string::npos);
    QVERIFY(reorder_action(session, 2, 1));
    QCOMPARE(session.scene().name(session.scene().actions()[1].outputs[0]), std::string("f"));
    QCOMPARE(QString::fromStdString(facts::to_string(session.document().goals[0], session.scene().names())),
             QStringLiteral("perp a h b c"));
}

void SessionTest::documents_are_saved_and_opened() {
    QTemporaryDir folder;
    Session session(quick());
    QVERIFY(session.read_text(orthocentre, false));
    QVERIFY(session.modified());
    const QString path = folder.filePath("orthocentre.pfig");
    QVERIFY(session.save_document(path));
    QVERIFY(!session.modified());
    Session other(quick());
    QVERIFY(other.open_document(path));
    QCOMPARE(other.document().scene.hash(), session.document().scene.hash());
    QCOMPARE(other.document().goals, session.document().goals);
    QVERIFY(!other.modified());
    QCOMPARE(other.file_name(), path);
    const Status refused = session.save_document("/proc/nothing/there.pfig");
    QVERIFY(!refused);
    QCOMPARE(refused.error().kind, ErrorKind::unavailable);
    QCOMPARE(session.file_name(), path);
}

void SessionTest::a_bad_file_leaves_the_document() {
    QTemporaryDir folder;
    QFile file(folder.filePath("bad.txt"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("bad\na b c = triangel a b c\n");
    file.close();
    Session session(quick());
    QVERIFY(session.read_text("a b c = triangle a b c", true));
    const Status refused = session.open_document(file.fileName());
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, std::string("unknown_construction"));
    QCOMPARE(refused.error().place->line, 2);
    QCOMPARE(session.scene().point_count(), 3u);
}

void SessionTest::a_side_file_survives_its_program() {
    QTemporaryDir folder;
    QVERIFY(find_recovered(folder.path()).empty());
    {
        // A lock whose process is gone, as a killed program leaves it.
        Session session(quick(folder.path()));
        QVERIFY(session.read_text("a b c = triangle a b c", true));
        QDir dir(folder.path());
        QTRY_COMPARE(dir.entryList({"*.side"}, QDir::Files).size(), 1);
        QVERIFY2(find_recovered(folder.path()).empty(), "its program lives");
        const QString side = dir.filePath(dir.entryList({"*.side"}, QDir::Files).front());
        QVERIFY(QFile::copy(side, dir.filePath("dead.side")));
    }
    const auto found = find_recovered(folder.path());
    QCOMPARE(found.size(), 1u);
    QCOMPARE(found[0].document.scene.point_count(), 3u);
    discard_recovered(found[0]);
    QVERIFY(find_recovered(folder.path()).empty());
}

// The program itself, in another process: draws, tells that the side file is there, and is killed without warning.
void SessionTest::a_killed_program_loses_nothing() {
    QTemporaryDir folder;
    QProcess victim;
    victim.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    victim.start(QCoreApplication::applicationFilePath(), {QString::fromLatin1(victim_word), folder.path()});
    QVERIFY(victim.waitForReadyRead(60000));
    QCOMPARE(victim.readLine().trimmed(), QByteArray("written"));
    QVERIFY2(find_recovered(folder.path()).empty(), "it lives");
    victim.kill();
    QVERIFY(victim.waitForFinished());
    const auto found = find_recovered(folder.path());
    QCOMPARE(found.size(), 1u);
    QCOMPARE(found[0].document.scene.actions().size(), 4u);
    QCOMPARE(found[0].document.goals.size(), 1u);
    QVERIFY(found[0].original.isEmpty() && found[0].time.isValid());
    Session session(quick());
    session.open_value(found[0].document);
    QTRY_COMPARE(session.status().state, State::accepted);
}

void SessionTest::a_side_file_that_cannot_be_written_is_told() {
    QTemporaryDir folder;
    const QString inner = folder.filePath("inner");
    Session session(quick(inner));
    QVERIFY(QDir(inner).removeRecursively());
    QVERIFY(session.read_text("a b c = triangle a b c", true));
    QTRY_COMPARE(session.problems().size(), 1u);
    QCOMPARE(session.problems()[0].code, QStringLiteral("side_file"));
    QCOMPARE(session.problems()[0].severity, Severity::warning);
    QVERIFY(QDir().mkpath(inner));
    QVERIFY(session.read_text("m = midpoint a b", true));
    QTRY_VERIFY2(session.problems().empty(), "the next one was written");
}

void SessionTest::problems_are_kept_in_the_library() {
    QTemporaryDir folder;
    const QString path = folder.filePath("library.porism");
    Session session(quick());
    QVERIFY(session.read_text(orthocentre, false));
    QVERIFY(!session.keep_in_library("too early"));
    QVERIFY(session.library().open(path));
    QTRY_COMPARE(session.status().state, State::accepted);
    const auto kept = test::keep(session, "The altitudes meet");
    QVERIFY2(kept.id, kept.id ? "" : kept.id.error().what.c_str());
    QCOMPARE(kept.title, QStringLiteral("The altitudes meet"));
    QCOMPARE(kept.revision, session.revision());
    QVERIFY(!session.keeping());
    Session other(quick());
    QVERIFY(other.library().open(path));
    const auto rows = other.library().rows("altitudes");
    QVERIFY(rows && rows->size() == 1);
    QCOMPARE((*rows)[0].verdict, QStringLiteral("accepted"));
    QCOMPARE((*rows)[0].goal, QStringLiteral("AH ⊥ BC"));
    QCOMPARE((*rows)[0].points, 6);
    QVERIFY((*rows)[0].path_length > 0 && (*rows)[0].saved.isValid());
    QVERIFY(other.library().rows("nothing like it")->empty());
    const auto document = other.library().load((*rows)[0].id);
    QVERIFY(document);
    QCOMPARE(document->goals, session.document().goals);
}

void SessionTest::questions_are_kept_with_their_answers() {
    QTemporaryDir folder;
    Session session(quick());
    QVERIFY(session.library().open(folder.filePath("library.porism")));
    QVERIFY(session.read_text("a = free a; b = lconst b a 3; c = on_tline c a a b, lconst c a 3 ? compute length(b,c)",
                              false));
    QTRY_COMPARE(session.status().state, State::accepted);
    QTRY_COMPARE(session.title_to_keep(), QStringLiteral("BC"));
    const auto kept = test::keep(session, "A diagonal");
    QVERIFY2(kept.id, kept.id ? "" : kept.id.error().what.c_str());
    const auto rows = session.library().rows("diagonal");
    QVERIFY(rows && rows->size() == 1);
    QCOMPARE((*rows)[0].verdict, QStringLiteral("accepted"));
    QCOMPARE((*rows)[0].goal, QStringLiteral("BC"));
    const auto document = session.library().load(*kept.id);
    QVERIFY(document);
    QCOMPARE(document->questions, session.document().questions);
    Session other(quick());
    other.open_value(*document);
    QTRY_COMPARE(other.status().state, State::accepted);
    QCOMPARE(other.results()->asked[0].value->text(), std::string("3*sqrt(2)"));
}

// Surrogates and overlong forms are no UTF-8; a document from elsewhere may still have them in its title.
void SessionTest::bytes_that_are_no_text_are_saved_as_replacements() {
    QTemporaryDir folder;
    Session session(quick(folder.filePath("side")));
    for (const char* bytes : {"\xED\xA0\x80", "\xE0\x80\x80", "\xFF"}) {
        document::Document document;
        document.title = bytes;
        session.open_value(document);
        QVERIFY(session.read_text(orthocentre, true));
        const QString path = folder.filePath("odd.json");
        QVERIFY(session.save_document(path));
        Session other(quick());
        QVERIFY(other.open_document(path));
        QCOMPARE(other.document().scene.hash(), session.document().scene.hash());
        QVERIFY(QString::fromStdString(other.document().title).contains(QChar::ReplacementCharacter));
        QTRY_VERIFY(session.problems().empty());
    }
}

void SessionTest::questions_can_be_cancelled() {
    Session session(quick());
    QVERIFY(test::closed(session, test::twenty));
    const auto asked = last_found(*session.results()->graph, 200);
    for (const auto& each : asked) session.ask_why(each);
    QCOMPARE(session.status().state, State::checking);
    QVERIFY(session.asking_why(asked.back()));
    session.cancel();
    QTRY_VERIFY_WITH_TIMEOUT(session.status().state != State::checking, 60000);
    QVERIFY2(!session.why(asked.back()), "the last one was never begun");
    QVERIFY(!session.asking_why(asked.back()));
    QVERIFY2(session.problems().empty(), "to be stopped is no error");
    session.ask_why(asked.back());
    QTRY_VERIFY_WITH_TIMEOUT(session.why(asked.back()) != nullptr, 60000);
}

void SessionTest::questions_never_hold_up_the_next_closure() {
    Session session(quick());
    QVERIFY(session.read_text(test::twenty, true));
    document::Document whole, part;
    whole.scene = session.scene();
    part.scene = session.scene().prefix(2);
    const auto drawn = settle(part.scene);
    QVERIFY(drawn);
    Background background;
    std::shared_ptr<Closure> closure;
    std::shared_ptr<const Results> results;
    background.close({1, whole, session.diagram(), {}, nullptr}, [&](auto found, auto engine) {
        results = *found;
        closure = engine;
    });
    QTRY_VERIFY_WITH_TIMEOUT(closure, 60000);
    std::size_t answered = 0, stopped = 0;
    const auto asked = last_found(*results->graph, 200);
    for (const auto& each : asked)
        background.solve(closure, each, [&](const Result<Answer>& answer) { ++(answer ? answered : stopped); });
    bool closed = false;
    background.close({2, part, drawn->diagram, {}, nullptr}, [&](auto found, auto) { closed = found.has_value(); });
    QTRY_VERIFY_WITH_TIMEOUT(closed, 60000);
    QTRY_COMPARE_WITH_TIMEOUT(answered + stopped, asked.size(), 60000);
    QVERIFY2(answered < 10, "what was asked about the scene before was stopped");
}

// Another program holds the file for writing, and questions are being answered.
void SessionTest::the_window_answers_while_the_library_is_busy() {
    QTemporaryDir folder;
    const QString path = folder.filePath("library.porism");
    Session session(quick());
    QVERIFY(session.library().open(path));
    QVERIFY(test::closed(session, test::twenty + " ? perp a h b c"));
    SQLite::Database other(path.toStdString(), SQLite::OPEN_READWRITE);
    other.exec("BEGIN IMMEDIATE");
    for (const auto& each : last_found(*session.results()->graph, 20)) session.ask_why(each);
    QSignalSpy ended(&session, &Session::kept);
    test::Pulse pulse;
    QVERIFY(session.keep_in_library("busy"));
    QVERIFY(session.keeping());
    const bool ended_early = QTest::qWaitFor([&] { return !ended.empty(); }, 1000);
    const double waited = pulse.longest_ms();
    QVERIFY(!ended_early && session.keeping());
    other.exec("COMMIT");
    QTRY_VERIFY_WITH_TIMEOUT(!session.keeping(), 60000);
    qInfo("longest silence beside a busy library: %.1f ms", waited);
    QVERIFY2(waited <= 50, "the interface waited");
    QCOMPARE(ended.count(), 1);
    QCOMPARE(session.library().rows("busy")->size(), 1u);
}

void SessionTest::a_library_that_cannot_be_written_is_told() {
    QTemporaryDir folder;
    const QString path = folder.filePath("library.porism");
    Session session(quick());
    QVERIFY(test::closed(session));
    QVERIFY(session.library().open(path));
    QVERIFY(QFile::remove(path));
    const auto kept = test::keep(session, "lost");
    QVERIFY(!kept.id);
    QCOMPARE(session.problems().size(), 1u);
    QCOMPARE(session.problems()[0].code, QString::fromStdString(kept.id.error().code));
    QVERIFY(!session.keeping());
}

void SessionTest::the_window_answers_while_a_scene_closes() {
    Session session(quick());
    double longest = 0, before = thread_ms();
    int beats = 0;
    QTimer pulse;
    connect(&pulse, &QTimer::timeout, this, [&] {
        longest = std::max(longest, thread_ms() - before);
        before = thread_ms();
        ++beats;
    });
    pulse.start(1);
    QVERIFY(session.read_text(test::twenty, true));
    QCOMPARE(session.scene().point_count(), 20u);
    QTRY_VERIFY_WITH_TIMEOUT(session.results() != nullptr, 60000);
    qInfo("closed %zu statements; longest work between two of %d beats: %.1f ms",
          session.results()->graph->statements.size(), beats, longest);
    QVERIFY2(longest <= 50, "the interface waited");
}

namespace {

int draw_and_wait(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    Session session(quick(QString::fromLocal8Bit(argv[2])));
    if (!session.read_text(orthocentre, false)) return 1;
    const QDir folder(QString::fromLocal8Bit(argv[2]));
    while (folder.entryList({"*.side"}, QDir::Files).empty()) QTest::qWait(5);
    QFile out;
    if (!out.open(stdout, QIODevice::WriteOnly)) return 1;
    out.write("written\n");
    out.flush();
    return QCoreApplication::exec();
}

} // namespace

int main(int argc, char** argv) {
    if (argc == 3 && qstrcmp(argv[1], victim_word) == 0) return draw_and_wait(argc, argv);
    QCoreApplication app(argc, argv);
    SessionTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "session_test.moc"
