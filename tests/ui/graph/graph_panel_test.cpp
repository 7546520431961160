// The graph of a goal: layout from the worker, selection, keeping a node in place, zoom, folding, keys.
#include "desk.h"
#include "proof/rules/rule.h"
#include "source_tree/qt.h"
#include "ui/commands/commands.h"
#include "ui/graph/overview.h"
#include "ui/session/roles.h"

#include <QtGui/QAccessible>
#include <QtWidgets/QLabel>

using namespace porism;
using namespace porism::ui;
using porism::test::apart;
using porism::test::Desk;

class GraphPanelTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void without_a_goal_there_is_nothing_to_draw() {
        Desk desk(test::orthocentre.section('?', 0, 0));
        QVERIFY(desk.ready);
        test::turn();
        QCOMPARE(desk.panel.node_count(), std::size_t{0});
        QVERIFY(desk.panel.accessibleDescription().contains(QStringLiteral("Pick a statement")) ||
                desk.panel.accessibleDescription().isEmpty());
    }

    void a_double_click_on_a_rule_has_its_page_shown() {
        Desk desk;
        QVERIFY(desk.drawn());
        const auto by_rule =
            std::ranges::find_if(desk.path().steps, [](const auto& step) { return !step.rule.empty(); });
        const auto step = static_cast<std::size_t>(by_rule - desk.path().steps.begin());
        QTest::mouseDClick(&desk.panel, Qt::LeftButton, {}, desk.panel.place_of_rule(step)->toPoint());
        QCOMPARE(desk.session.shown_rule(), proof::rule_by_name(by_rule->rule));
    }

    void a_scene_without_a_figure_says_so() {
        Desk desk(QString{});
        QVERIFY(desk.session.open_document(
            porism::test::in_source_tree("resources/examples/broken/accidental_coincidence.txt")));
        test::turn();
        const auto problem = desk.session.figure_problem();
        QVERIFY(problem.has_value());
        const QString words = QStringLiteral("There is no figure: ") + problem->cause;
        QCOMPARE(desk.panel.accessibleDescription(), words);
        QStringList seen;
        for (auto* label : desk.panel.findChildren<QLabel*>())
            if (label->isVisible()) seen += label->text();
        QVERIFY2(seen.contains(words), qPrintable(seen.join('\n')));
    }

    void the_cone_comes_from_the_worker_and_fits() {
        Desk desk;
        QVERIFY(desk.drawn());
        QVERIFY(desk.laid.count() >= 1);
        for (std::size_t step = 0; step < desk.path().steps.size(); ++step) {
            const auto place = desk.panel.place_of_step(step);
            QVERIFY(place.has_value());
            QVERIFY(desk.panel.rect().contains(place->toPoint()));
            for (const std::size_t premise : desk.path().steps[step].premises)
                QVERIFY2(desk.place(premise).y() < place->y(), "premises stand above");
        }
        QVERIFY(desk.panel.caption().contains(QStringLiteral("%1 shown").arg(desk.path().steps.size())));
    }

    void a_small_panel_keeps_the_letters_readable() {
        Desk desk;
        desk.panel.resize(380, 300);
        QVERIFY(desk.drawn());
        QTRY_VERIFY(desk.panel.zoom() >= desk.panel.readable_zoom() - 1e-9);
        QVERIFY(desk.panel.rect().contains(desk.place(desk.goal_step()).toPoint()));
        desk.panel.resize(230, 180);
        QTest::qWait(300);
        QVERIFY(desk.panel.zoom() >= desk.panel.readable_zoom() - 1e-9);
        QVERIFY(desk.panel.rect().contains(desk.place(desk.goal_step()).toPoint()));
        for (std::size_t step = 0; step < desk.path().steps.size(); ++step) {
            desk.session.select(Selection::of(StepRef{0, step}));
            QTRY_VERIFY(desk.panel.rect().contains(desk.place(step).toPoint()));
        }
    }

    void the_overview_covers_no_box() {
        Desk desk;
        desk.panel.resize(260, 300);
        QVERIFY(desk.drawn());
        auto* overview = desk.panel.findChild<Overview*>();
        QTRY_VERIFY(overview && overview->isVisible());
        QVERIFY(!desk.panel.sight().intersects(overview->geometry()));
        for (std::size_t step = 0; step < desk.path().steps.size(); ++step) {
            desk.session.select(Selection::of(StepRef{0, step}));
            QTRY_VERIFY(desk.panel.sight().contains(desk.place(step)));
        }
        // What lies below the graph's edge is not there for the mouse either.
        for (int i = 0; i < 4; ++i) desk.wheel(desk.place(desk.goal_step()), 2);
        desk.session.clear_selection();
        const QPoint beside(6, overview->geometry().center().y());
        QTest::mousePress(&desk.panel, Qt::LeftButton, {}, QPoint(20, 10));
        const QPoint by = beside - desk.place(desk.goal_step()).toPoint();
        QTest::mouseMove(&desk.panel, QPoint(20, 10) + by / 2);
        QTest::mouseMove(&desk.panel, QPoint(20, 10) + by);
        QTest::mouseRelease(&desk.panel, Qt::LeftButton, {}, QPoint(20, 10) + by);
        QVERIFY(overview->isVisible());
        QVERIFY(apart(desk.place(desk.goal_step()), beside) < 2);
        QTest::mouseClick(&desk.panel, Qt::LeftButton, {}, beside);
        QVERIFY(desk.session.selection().empty());
        desk.panel.resize(260, 180); // no room for both
        QTRY_VERIFY(!overview->isVisible());
    }

    void a_click_selects_the_step_and_lights_its_premises() {
        Desk desk;
        QVERIFY(desk.drawn());
        desk.click(desk.goal_step());
        QCOMPARE(desk.selected(), (StepRef{0, desk.goal_step()}));
        std::size_t premises = 0;
        for (const Marked& mark : marked(desk.session)) premises += mark.role == Role::premise ? 1 : 0;
        QCOMPARE(premises, desk.path().steps.back().premises.size());
        QTRY_VERIFY(!desk.panel.accessibleDescription().isEmpty());
        desk.click(0, Qt::ControlModifier);
        QCOMPARE(desk.session.selection().steps.size(), std::size_t{2});
        QTest::mouseClick(&desk.panel, Qt::LeftButton, {}, QPoint(3, 3));
        QVERIFY(desk.session.selection().empty());
    }

    void hover_previews_the_statement() {
        Desk desk;
        QVERIFY(desk.drawn());
        QTest::mouseMove(&desk.panel, QPoint(2, 2));
        QTest::mouseMove(&desk.panel, desk.place(0).toPoint());
        QTRY_COMPARE(desk.session.hover(), Selection::of(desk.path().steps[0].conclusion));
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(&desk.panel, &leave);
        QVERIFY(desk.session.hover().empty());
    }

    void the_wheel_zooms_at_the_cursor() {
        Desk desk;
        QVERIFY(desk.drawn());
        const QPointF at = desk.place(desk.goal_step());
        const double before = apart(desk.place(0), at);
        desk.wheel(at, 2);
        QVERIFY(apart(desk.place(desk.goal_step()), at) < 0.5);
        QVERIFY(apart(desk.place(0), at) > 1.2 * before);
        desk.wheel(at, -2);
        QVERIFY(std::abs(apart(desk.place(0), at) - before) < 0.5);
    }

    void a_drag_pans_and_selects_nothing() {
        Desk desk;
        QVERIFY(desk.drawn());
        const QPointF before = desk.place(0);
        QTest::mousePress(&desk.panel, Qt::LeftButton, {}, QPoint(5, 5));
        QTest::mouseMove(&desk.panel, QPoint(25, 15));
        QTest::mouseMove(&desk.panel, QPoint(65, 35));
        QTest::mouseRelease(&desk.panel, Qt::LeftButton, {}, QPoint(65, 35));
        QVERIFY(apart(desk.place(0), before + QPointF(60, 30)) < 1);
        QVERIFY(desk.session.selection().empty());
        QTest::keyClick(&desk.panel, Qt::Key_F);
        QVERIFY(apart(desk.place(0), before) < 1);
    }

    void the_selected_node_keeps_its_place_when_a_new_layout_comes() {
        Desk desk;
        QVERIFY(desk.drawn());
        desk.click(desk.goal_step());
        desk.wheel(desk.place(desk.goal_step()), 1);
        const QPointF before = desk.place(desk.goal_step());
        const std::size_t nodes = desk.panel.node_count();
        const int layouts = desk.laid.count();
        QTest::keyClick(&desk.panel, Qt::Key_Space); // folds all that leads to the goal
        QTRY_COMPARE(desk.laid.count(), layouts + 1);
        QVERIFY(desk.panel.node_count() < nodes);
        QVERIFY(apart(desk.place(desk.goal_step()), before) < 0.5);
        QVERIFY(!desk.panel.place_of_step(0).has_value());
        QTest::keyClick(&desk.panel, Qt::Key_Space);
        QTRY_COMPARE(desk.laid.count(), layouts + 2);
        QVERIFY(apart(desk.place(desk.goal_step()), before) < 0.5);
    }

    void the_old_picture_stays_until_the_new_one_is_ready() {
        Desk desk;
        QVERIFY(desk.drawn());
        const std::size_t nodes = desk.panel.node_count();
        QVERIFY(desk.session.read_text(QStringLiteral("m = midpoint m b c"), true));
        QVERIFY(QTest::qWaitFor([&] {
            if (desk.panel.node_count() != nodes) return true;
            return desk.session.results() && !desk.session.results_outdated() && desk.session.current_result();
        }));
        QCOMPARE(desk.panel.node_count(), nodes);
        QVERIFY(test::settled(desk.session));
        test::turn();
        QCOMPARE(desk.panel.node_count(), nodes);
    }

    void a_removed_goal_takes_its_picture_away() {
        Desk desk;
        QVERIFY(desk.drawn());
        QVERIFY(remove_goal(desk.session, 0));
        QTRY_COMPARE(desk.panel.node_count(), std::size_t{0});
    }

    void another_goal_gets_another_picture() {
        Desk desk;
        QVERIFY(desk.drawn());
        QVERIFY(set_goal(desk.session, test::statement(desk.session, "cyclic b c e f")));
        QTRY_VERIFY(desk.session.current_result() && desk.session.current_result()->solved());
        const std::size_t steps = desk.path().steps.size();
        QTRY_VERIFY(desk.panel.place_of_step(steps - 1).has_value() && !desk.panel.place_of_step(steps).has_value());
    }

    void arrows_walk_the_graph() {
        Desk desk;
        QVERIFY(desk.drawn());
        QTest::keyClick(&desk.panel, Qt::Key_End);
        QCOMPARE(desk.selected().step, desk.goal_step());
        QTest::keyClick(&desk.panel, Qt::Key_Up);
        const std::size_t premise = desk.selected().step;
        QVERIFY(std::ranges::count(desk.path().steps.back().premises, premise) == 1);
        QTest::keyClick(&desk.panel, Qt::Key_Down);
        QVERIFY(std::ranges::count(desk.path().steps[desk.selected().step].premises, premise) == 1);
        for (int i = 0; i < 30; ++i) QTest::keyClick(&desk.panel, Qt::Key_Up);
        QVERIFY(desk.path().steps[desk.selected().step].premises.empty());
    }

    void screen_readers_get_the_nodes() {
        QAccessible::setActive(true);
        Desk desk;
        QVERIFY(desk.drawn());
        QAccessibleInterface* graph = QAccessible::queryAccessibleInterface(&desk.panel);
        QCOMPARE(graph->childCount(), static_cast<int>(desk.panel.node_count()));
        desk.click(desk.goal_step());
        QAccessibleInterface* goal = graph->focusChild();
        QVERIFY(goal);
        QVERIFY(goal->text(QAccessible::Name).startsWith(QStringLiteral("Goal: ")));
        QVERIFY(goal->state().selected);
        QVERIFY(!goal->text(QAccessible::Description).isEmpty());
        const QPoint at = desk.panel.mapToGlobal(desk.place(desk.goal_step()).toPoint());
        QCOMPARE(graph->childAt(at.x(), at.y()), goal);
        QCOMPARE(graph->child(graph->indexOfChild(goal)), goal);
        QTest::keyClick(&desk.panel, Qt::Key_Space);
        QTRY_COMPARE(graph->childCount(), 2); // the goal and its theorem
        QVERIFY(graph->child(2) == nullptr);
    }

    void what_is_selected_elsewhere_comes_into_sight() {
        Desk desk;
        QVERIFY(desk.drawn());
        for (int i = 0; i < 6; ++i) desk.wheel(desk.place(0), 3);
        QVERIFY(!desk.panel.rect().contains(desk.place(desk.goal_step()).toPoint()));
        desk.session.select(Selection::of(StepRef{0, desk.goal_step()}));
        QTRY_VERIFY(desk.panel.rect().contains(desk.place(desk.goal_step()).toPoint()));
    }
};

QTEST_MAIN(GraphPanelTest)
#include "graph_panel_test.moc"
