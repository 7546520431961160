// What a person can do to the document: one undo step each, refused in words where it cannot be.
#include "scene/catalogue.h"
#include "support/studio.h"
#include "ui/commands/commands.h"

#include <QtGui/QUndoStack>

using namespace porism;
using namespace porism::ui;

namespace {

struct Desk {
    Session session{test::at_once()};
    QUndoStack& stack = session.undo_stack();

    bool reads(const QString& text) { return session.read_text(text, true).has_value(); }
    PointId point(const char* name) const { return test::point(session, name); }
};

const QString feet = QStringLiteral("a b c = triangle a b c; e = foot e b a c; f = foot f c a b");

} // namespace

class CommandsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void an_action_is_appended() {
        Desk desk;
        QVERIFY(desk.reads(feet));
        const std::string name = "m";
        const scene::Use midpoint{*scene::construction_by_name("midpoint"), {desk.point("a"), desk.point("b")}, {}};
        QVERIFY(append_action(desk.session, {{}, {midpoint}}, {&name, 1}));
        QCOMPARE(desk.stack.undoText(), QStringLiteral("midpoint M"));
        QCOMPARE(desk.session.scene().point_count(), 6u);
        desk.stack.undo();
        QCOMPARE(desk.session.scene().point_count(), 5u);
    }

    void an_action_without_a_figure_is_refused() {
        Desk desk;
        QVERIFY(desk.reads(feet));
        const std::string name = "d";
        const PointId a = desk.point("a"), b = desk.point("b");
        const scene::Use foot{*scene::construction_by_name("foot"), {a, b, b}, {}};
        const Status refused = append_action(desk.session, {{}, {foot}}, {&name, 1});
        QVERIFY(!refused);
        QVERIFY(!refused.error().what.empty());
        QCOMPARE(desk.stack.count(), 1);
    }

    void deleting_names_all_that_goes() {
        Desk desk;
        QVERIFY(desk.reads(feet + QStringLiteral("; m = midpoint m e f ? cong m e m f")));
        QCOMPARE(dependants(desk.session.scene(), 1), std::vector<std::size_t>{3});
        QVERIFY(delete_action(desk.session, 1));
        QCOMPARE(desk.stack.undoText(), QStringLiteral("delete E, M"));
        QVERIFY(desk.session.document().goals.empty());
        desk.stack.undo();
        QCOMPARE(desk.session.document().goals.size(), 1u);
    }

    void a_statement_is_called_by_what_it_says() {
        Desk desk;
        QVERIFY(desk.reads(feet));
        scene::Action action;
        action.states = facts::parse_statement("cong a b a c", desk.session.scene().names())->front();
        const std::size_t row = desk.session.scene().actions().size();
        QVERIFY(append_action(desk.session, action, {}));
        QCOMPARE(desk.stack.undoText(), QStringLiteral("statement"));
        QCOMPARE(dependants(desk.session.scene(), 0).back(), row);
        QVERIFY(delete_action(desk.session, row));
        QCOMPARE(desk.stack.undoText(), QStringLiteral("delete AB = AC"));
    }

    void an_action_moves_where_it_may() {
        Desk desk;
        QVERIFY(desk.reads(feet + QStringLiteral("; m = midpoint m e f")));
        QVERIFY(reorder_action(desk.session, 2, 1));
        QCOMPARE(desk.stack.undoText(), QStringLiteral("move up F"));
        QVERIFY(reorder_action(desk.session, 1, 2));
        QCOMPARE(desk.stack.undoText(), QStringLiteral("move down F"));
        const Status blocked = reorder_action(desk.session, 3, 1);
        QVERIFY(!blocked);
        QCOMPARE(blocked.error().code, std::string("order_blocked"));
        QCOMPARE(desk.stack.count(), 3);
    }

    void only_movable_points_are_nudged() {
        Desk desk;
        QVERIFY(desk.reads(feet));
        const PointId a = desk.point("a");
        const auto before = desk.session.picture().points[a.index()];
        QVERIFY(nudge_point(desk.session, a, 0.25, -0.5));
        QVERIFY(std::abs(desk.session.picture().points[a.index()].x - before.x - 0.25) < 1e-9);
        QVERIFY(std::abs(desk.session.picture().points[a.index()].y - before.y + 0.5) < 1e-9);
        QCOMPARE(desk.stack.undoText(), QStringLiteral("move A"));
        QVERIFY(nudge_point(desk.session, desk.point("e"), 1, 1));
        QCOMPARE(desk.stack.count(), 2);
    }

    void a_goal_is_set_once_and_is_the_current_one() {
        Desk desk;
        QVERIFY(desk.reads(feet));
        const auto first = test::statement(desk.session, "cyclic b c e f");
        const auto second = test::statement(desk.session, "perp b e a c");
        QVERIFY(set_goal(desk.session, first));
        QCOMPARE(desk.stack.undoText(), QStringLiteral("goal B, C, E and F lie on one circle"));
        QVERIFY(set_goal(desk.session, second));
        QCOMPARE(desk.session.current_goal(), std::optional<std::size_t>(1));
        QVERIFY(set_goal(desk.session, first));
        QCOMPARE(desk.session.current_goal(), std::optional<std::size_t>(0));
        QCOMPARE(desk.session.document().goals, (scene::Goals{first, second}));
        QCOMPARE(desk.stack.count(), 3);
    }

    void a_goal_is_removed_and_comes_back() {
        Desk desk;
        QVERIFY(desk.reads(feet + QStringLiteral(" ? cyclic b c e f; perp b e a c")));
        const scene::Goals both = desk.session.document().goals;
        QVERIFY(remove_goal(desk.session, 0));
        QCOMPARE(desk.stack.undoText(), QStringLiteral("remove goal"));
        QCOMPARE(desk.session.document().goals, scene::Goals{both[1]});
        QVERIFY(remove_goal(desk.session, 7));
        QCOMPARE(desk.stack.count(), 2);
        desk.stack.undo();
        QCOMPARE(desk.session.document().goals, both);
    }

    void a_label_is_moved_and_freed() {
        Desk desk;
        QVERIFY(desk.reads(feet));
        const PointId e = desk.point("e");
        QVERIFY(move_label(desk.session, e, {0.5, -1}));
        QCOMPARE(desk.stack.undoText(), QStringLiteral("move label E"));
        const auto& labels = desk.session.document().presentation.labels;
        QVERIFY(labels.contains("e") && labels.at("e").dx == 0.5 && labels.at("e").dy == -1);
        QVERIFY(free_label(desk.session, e));
        QCOMPARE(desk.stack.undoText(), QStringLiteral("free label E"));
        QVERIFY(desk.session.document().presentation.labels.empty());
        QVERIFY2(free_label(desk.session, e), "a label that is free already");
        QCOMPARE(desk.stack.count(), 3);
        desk.stack.undo();
        QCOMPARE(desk.session.document().presentation.labels.size(), 1u);
    }

    void a_point_is_hidden_and_shown() {
        Desk desk;
        QVERIFY(desk.reads(feet));
        const PointId e = desk.point("e"), f = desk.point("f");
        QVERIFY(hide_point(desk.session, e));
        QCOMPARE(desk.stack.undoText(), QStringLiteral("hide E"));
        QVERIFY(desk.session.is_hidden(e) && !desk.session.is_hidden(f));
        QVERIFY2(desk.session.is_shown(e), "of the replay it is a part");
        QVERIFY(hide_point(desk.session, f));
        QVERIFY(show_hidden_points(desk.session));
        QCOMPARE(desk.stack.undoText(), QStringLiteral("show hidden points"));
        QVERIFY(!desk.session.is_hidden(e) && !desk.session.is_hidden(f));
        desk.stack.undo();
        QVERIFY(desk.session.is_hidden(e) && desk.session.is_hidden(f));
    }

    void a_deleted_point_leaves_its_looks_to_no_other() {
        Desk desk;
        QVERIFY(desk.reads(feet));
        QVERIFY(hide_point(desk.session, desk.point("f")));
        QVERIFY(move_label(desk.session, desk.point("f"), {0.5, -1}));
        QVERIFY(delete_action(desk.session, 2));
        QVERIFY(desk.reads(QStringLiteral("f = midpoint f a b")));
        QVERIFY(!desk.session.is_hidden(desk.point("f")));
        QVERIFY(desk.session.document().presentation.labels.empty());
    }

    void what_is_recovered_counts_as_unsaved() {
        Desk other;
        QVERIFY(other.reads(feet));
        Desk desk;
        QVERIFY(recover(desk.session, other.session.document()));
        QCOMPARE(desk.stack.undoText(), QStringLiteral("recovery"));
        QVERIFY(desk.session.modified());
        QCOMPARE(desk.session.scene().hash(), other.session.scene().hash());
    }
};

QTEST_GUILESS_MAIN(CommandsTest)
#include "commands_test.moc"
