// Branches on the canvas: the others of a point are seen, and one of them is taken by a click, by keys, by a menu.
#include "desk.h"
#include "ui/canvas/place_editor.h"
#include "ui/commands/commands.h"
#include "ui/widgets/theme.h"

using namespace porism;
using namespace porism::ui;
using test::Desk;
using test::length;

namespace {

// A line through the centre meets the circle on both sides.
constexpr auto chord = "o@0_0 a@2_0 = segment o a; p@-1_-0.5 q@1_0.5 = segment p q; "
                       "x = on_line x p q, on_circle x o a; m = midpoint m x a";

struct ChordDesk : Desk {
    ChordDesk() {
        if (!session.read_text(chord, true)) qFatal("no figure");
        canvas.fit();
        QCoreApplication::processEvents();
    }
    std::size_t action() const { return session.scene().action_of(point("x")); }
};

} // namespace

class BranchesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { apply_theme(*qApp, ThemeName::light); }

    void the_other_intersection_shows_and_a_click_takes_it() {
        ChordDesk desk;
        QVERIFY(desk.canvas.ghost_places().empty());
        const QPointF before = desk.place("x");
        desk.move(before);
        QCOMPARE(desk.canvas.ghost_places().size(), std::size_t{1});
        const QPointF ghost = desk.canvas.ghost_places().front();
        QVERIFY(length((ghost + before) / 2 - desk.place("o")) < 1);
        const int branch = desk.session.branch(desk.action());
        const int steps = desk.session.undo_stack().count();
        desk.click(ghost);
        QCOMPARE(desk.session.branch(desk.action()), 1 - branch);
        QCOMPARE(desk.session.scene().actions()[desk.action()].branch, std::optional(1 - branch));
        QVERIFY(length(desk.place("x") - ghost) < 1);
        QCOMPARE(desk.session.undo_stack().count(), steps + 1);
        QCOMPARE(desk.session.undo_stack().undoText(), QStringLiteral("the other intersection X"));
        desk.session.undo_stack().undo();
        QVERIFY(length(desk.place("x") - before) < 1);
    }

    void a_click_beside_takes_nothing() {
        ChordDesk desk;
        desk.move(desk.place("x"));
        const QPointF ghost = desk.canvas.ghost_places().front();
        const int steps = desk.session.undo_stack().count();
        desk.click(ghost + QPointF(40, 40));
        QCOMPARE(desk.session.undo_stack().count(), steps);
        QVERIFY2(desk.canvas.ghost_places().empty(), "a click on the ground puts the ghosts away");
    }

    void what_is_selected_shows_its_others() {
        ChordDesk desk;
        desk.click("x");
        desk.move(QPointF(5, 5));
        QCOMPARE(desk.canvas.ghost_places().size(), std::size_t{1});
        desk.canvas.set_tool(scene::construction_by_name("midpoint"));
        QVERIFY2(desk.canvas.ghost_places().empty(), "with a tool in hand a click is for the tool");
    }

    void a_point_with_one_place_has_no_ghosts() {
        ChordDesk desk;
        for (const char* name : {"o", "m", "p"}) {
            desk.move(desk.place(name));
            QVERIFY(desk.canvas.ghost_places().empty());
        }
    }

    void keys_go_to_the_other_place_and_take_it() {
        ChordDesk desk;
        desk.canvas.activateWindow();
        desk.canvas.setFocus();
        const int branch = desk.session.branch(desk.action());
        for (int i = 0; i < 12 && desk.canvas.focused_point() != desk.point("x"); ++i)
            QTest::keyClick(&desk.canvas, Qt::Key_Tab);
        QCOMPARE(desk.canvas.focused_point(), std::optional(desk.point("x")));
        QTest::keyClick(&desk.canvas, Qt::Key_Tab);
        QTest::keyClick(&desk.canvas, Qt::Key_Return);
        QCOMPARE(desk.session.branch(desk.action()), 1 - branch);
        QTest::keyClick(&desk.canvas, Qt::Key_Tab);
        QTest::keyClick(&desk.canvas, Qt::Key_Tab);
        QVERIFY(desk.canvas.focused_point() != std::optional(desk.point("x")));
    }

    void text_says_another_branch_by_coordinates() {
        ChordDesk desk;
        const int branch = desk.session.branch(desk.action());
        const std::size_t action = desk.action();
        const bool first = desk.session.choices(action).front() == branch;
        QCOMPARE(desk.session.text().contains('@'), !first);
        QVERIFY(choose_branch(desk.session, action, 1 - branch));
        QCOMPARE(desk.session.text().contains('@'), first);
        for (const int chosen : {0, 1}) {
            QVERIFY(choose_branch(desk.session, action, chosen));
            const QString text = desk.session.text();
            QVERIFY(desk.session.read_text(text, false));
            QCOMPARE(desk.session.branch(action), chosen);
        }
    }

    void text_says_a_branch_that_gives_no_new_point() {
        Desk desk;
        QVERIFY(desk.session.read_text("a b = segment a b; x y = square a b x y; u v = square a b u v", false));
        QVERIFY(!desk.session.text().contains('@'));
        QVERIFY(choose_branch(desk.session, 2, 0));
        QVERIFY(desk.session.diagram()->merged_into(PointId(4)).has_value());
        const QString text = desk.session.text();
        QVERIFY2(text.contains('@'), qPrintable(text));
        QVERIFY(desk.session.read_text(text, false));
        QCOMPARE(desk.session.branch(2), 0);
    }

    void of_two_points_in_one_place_the_earlier_is_picked_first() {
        Desk desk;
        QVERIFY(desk.session.read_text("a b c = triangle a b c; o = circumcenter o a b c; "
                                       "d = on_line d b c, on_circle d o a",
                                       false));
        const PointId under = desk.session.diagram()->merged_into(desk.point("d")).value();
        desk.move(desk.place("d"));
        desk.click("d");
        QCOMPARE(desk.session.selection().points, std::vector<PointId>{under});
        QVERIFY(desk.session.is_movable(under) && !desk.session.is_movable(desk.point("d")));
    }

    void the_next_branch_of_a_row_comes_round() {
        ChordDesk desk;
        const int branch = desk.session.branch(desk.action());
        QVERIFY(next_branch(desk.session, desk.action()));
        QCOMPARE(desk.session.branch(desk.action()), 1 - branch);
        QVERIFY(next_branch(desk.session, desk.action()));
        QCOMPARE(desk.session.branch(desk.action()), branch);
        const int steps = desk.session.undo_stack().count();
        QVERIFY(next_branch(desk.session, 0));
        QCOMPARE(desk.session.undo_stack().count(), steps);
    }

    void what_is_given_stands_still_and_looks_so() {
        ChordDesk desk;
        const PointId a = desk.point("a");
        const auto shot = [&] {
            desk.move(QPointF(3, 3));
            return desk.canvas.grab(QRect(desk.place("a").toPoint() - QPoint(12, 12), QSize(24, 24))).toImage();
        };
        const QImage sketch = shot();
        QVERIFY(!is_given(desk.session.scene(), a) && desk.session.is_movable(a));
        QVERIFY(set_given(desk.session, a, true));
        QVERIFY(is_given(desk.session.scene(), a) && !desk.session.is_movable(a));
        QCOMPARE(desk.session.undo_stack().undoText(), QStringLiteral("give the place of A"));
        QVERIFY2(shot() != sketch, "a given point has another shape");
        QVERIFY(set_given(desk.session, a, false));
        QVERIFY(desk.session.is_movable(a));
        QVERIFY(!can_be_given(desk.session.scene(), desk.point("x")));
    }

    void a_point_that_nobody_placed_is_kept_where_it_stands() {
        Desk desk;
        QVERIFY(desk.session.read_text(QStringLiteral("a b c = triangle a b c; d = foot d a b c"), true));
        const auto before = desk.session.picture().points;
        QVERIFY(set_given(desk.session, desk.point("a"), true));
        QVERIFY(is_given(desk.session.scene(), desk.point("a")));
        QVERIFY(!is_given(desk.session.scene(), desk.point("b")) && desk.session.is_movable(desk.point("b")));
        for (std::size_t i = 0; i < before.size(); ++i) {
            const auto& now = desk.session.picture().points[i];
            QVERIFY(std::hypot(now.x - before[i].x, now.y - before[i].y) < 1e-9);
        }
    }

    void coordinates_are_typed_to_the_letter() {
        ChordDesk desk;
        desk.click("a");
        QTest::keyClick(&desk.canvas, Qt::Key_F2);
        auto* editor = desk.canvas.findChild<PlaceEditor*>();
        QVERIFY(editor && editor->isVisible());
        const auto fields = editor->findChildren<QLineEdit*>();
        fields[0]->setText(QStringLiteral("1+"));
        QTest::keyClick(fields[0], Qt::Key_Return);
        QVERIFY2(!editor->error().isEmpty(), "what cannot be read is told, and nothing changes");
        QVERIFY(!is_given(desk.session.scene(), desk.point("a")));
        fields[0]->setText(QStringLiteral("3/2"));
        fields[1]->setText(QStringLiteral("sqrt(2)"));
        QTest::keyClick(fields[1], Qt::Key_Return);
        const auto& at = desk.session.scene().actions()[0].at[1];
        QVERIFY(at && at->given);
        QCOMPARE(at->x.text(), std::string("3/2"));
        QCOMPARE(at->y.text(), std::string("sqrt(2)"));
        QVERIFY(std::abs(desk.session.picture().points[desk.point("a").index()].y - std::sqrt(2.0)) < 1e-12);
    }

    // The line's direction turns round when q comes to the other side of p: the number changes, and the point stays.
    void a_drag_that_changes_the_number_is_one_step() {
        ChordDesk desk;
        const QPointF x = desk.place("x"), q = desk.place("q"), p = desk.place("p");
        const int branch = desk.session.branch(desk.action());
        const int steps = desk.session.undo_stack().count();
        desk.session.begin_drag(desk.point("q"));
        const auto at = [&](QPointF place) {
            const QPointF zero = desk.canvas.to_widget({0, 0}), one = desk.canvas.to_widget({1, 0});
            const double scale = (one - zero).x();
            return geometry::Point<double>{(place - zero).x() / scale, -(place - zero).y() / scale};
        };
        QVERIFY(desk.session.drag_to(at(p + 0.4 * (p - q))));
        QVERIFY2(length(desk.place("x") - x) < 1, "the point stays while the line turns round");
        QVERIFY(desk.session.end_drag());
        QVERIFY(length(desk.place("x") - x) < 1);
        QCOMPARE(desk.session.branch(desk.action()), 1 - branch);
        QCOMPARE(desk.session.undo_stack().count(), steps + 1);
        desk.session.undo_stack().undo();
        QCOMPARE(desk.session.branch(desk.action()), branch);
        QVERIFY(length(desk.place("q") - q) < 1);
    }
};

QTEST_MAIN(BranchesTest)
#include "branches_test.moc"
