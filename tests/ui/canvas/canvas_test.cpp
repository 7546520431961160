// The canvas with real mouse and key events: every tool, previews, errors in words, dragging, selection, zoom and pan.
#include "desk.h"
#include "ui/canvas/measure_strip.h"
#include "ui/commands/commands.h"
#include "ui/session/wording.h"
#include "ui/widgets/theme.h"

using namespace porism;
using namespace porism::ui;
using test::Desk;
using test::length;

class CanvasTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { apply_theme(*qApp, ThemeName::light); }
    void the_orthocentre_is_drawn_action_by_action();
    void every_tool_makes_its_example();
    void a_number_is_typed_where_one_is_asked_for();
    void a_shape_is_drawn_by_the_points_that_are_free();
    void of_several_branches_the_one_that_is_clicked_is_made();
    void clicks_within_eight_pixels_take_a_point();
    void a_click_on_a_line_glides();
    void a_click_on_a_radical_axis_glides();
    void a_click_on_a_crossing_meets();
    void a_click_on_a_line_fills_both_slots();
    void a_locus_placed_on_a_curve_meets_it();
    void a_slot_that_cannot_be_filled_says_why();
    void a_point_that_may_not_come_twice_is_refused_at_once_data();
    void a_point_that_may_not_come_twice_is_refused_at_once();
    void a_point_that_may_come_twice_is_taken();
    void lines_that_do_not_meet_are_told_apart();
    void escape_leaves_the_slot_then_the_tool();
    void a_preview_shows_before_the_click();
    void undo_empties_slots_of_points_that_are_gone();
    void dragging_moves_the_figure_as_one_step();
    void a_label_is_dragged_and_freed();
    void a_click_selects_and_ctrl_adds();
    void selected_points_are_measured();
    void what_is_known_is_told_exactly();
    void hovering_tells_the_others();
    void arrows_nudge_and_delete_deletes();
    void tab_counts_through_what_lies_there();
    void the_wheel_zooms_at_the_cursor();
    void panning_moves_the_view_only();
    void a_figure_seen_whole_stays_so();
    void replay_hides_what_comes_later();
};

void CanvasTest::the_orthocentre_is_drawn_action_by_action() {
    Desk desk;
    desk.take("triangle");
    QCOMPARE(desk.canvas.prompt(), QStringLiteral("Click point 1 of 3"));
    desk.click(QPointF(300, 140));
    desk.click(QPointF(180, 480));
    desk.click(QPointF(660, 500));
    QCOMPARE(desk.session.undo_stack().undoText(), QStringLiteral("triangle ABC"));
    desk.take("foot");
    QCOMPARE(desk.canvas.prompt(), QStringLiteral("Click the point to drop from"));
    desk.click("b");
    desk.click("a");
    desk.click("c");
    QCOMPARE(desk.session.undo_stack().undoText(), QStringLiteral("foot D"));
    desk.click("c");
    desk.click("a");
    desk.click("b");
    desk.take("intersection_ll");
    for (const char* name : {"b", "d", "c", "e"}) desk.click(name);
    QCOMPARE(desk.text(), QStringLiteral("a b c = triangle a b c; d = foot d b a c; e = foot e c a b; "
                                         "f = intersection_ll f b d c e"));
    const auto goal = facts::parse_statement("perp a f b c", desk.session.scene().names());
    QVERIFY(set_goal(desk.session, goal->front()));
    QTRY_COMPARE(desk.session.status().state, State::accepted);
}

// Each row of the catalogue: the figure of its example without the last action, its slots filled by clicks and keys,
// its points placed where the example has them.
void CanvasTest::every_tool_makes_its_example() {
    for (std::size_t i = 0; i < scene::catalogue().size(); ++i) {
        const scene::Construction& row = scene::catalogue()[i];
        Desk desk;
        QVERIFY(desk.session.read_text(QString::fromStdString(row.example), true));
        const scene::Scene whole = desk.session.scene();
        const auto places = desk.session.picture().points;
        const std::size_t last = whole.actions().size() - 1;
        const scene::Action action = whole.actions()[last];
        document::Document before;
        before.scene = whole.prefix(last);
        desk.session.open_value(before);
        QCoreApplication::processEvents();
        for (int k = 0; k < 5; ++k) desk.canvas.zoom_out();
        desk.canvas.set_tool(ConstructionId(i));
        std::size_t point = 0, value = 0;
        for (const scene::Slot& slot : row.slots) {
            if (slot.kind == scene::SlotKind::point) desk.click(whole.name(action.uses[0].points[point++]).c_str());
            if (slot.kind == scene::SlotKind::number) desk.type(action.uses[0].values[value++].text().c_str());
        }
        const auto place_of = [&](std::size_t output) {
            return desk.canvas.to_widget(places[action.outputs[output].index()]);
        };
        const auto hand = Session::placed_by_hand(ConstructionId(i));
        for (const std::size_t output : hand) {
            QVERIFY2(desk.canvas.rect().contains(place_of(output).toPoint()), row.name.c_str());
            desk.click(place_of(output));
        }
        std::size_t follows = 0;
        while (std::ranges::count(hand, follows) > 0) ++follows;
        if (desk.session.scene().actions().size() == last) desk.click(place_of(follows));
        QVERIFY2(
            desk.session.scene().actions().size() == last + 1,
            qPrintable(QString::fromStdString(row.name) + ": " + desk.canvas.error() + " " + desk.canvas.prompt()));
        const scene::Action& made = desk.session.scene().actions().back();
        QVERIFY2(made.uses == action.uses, row.name.c_str());
        for (std::size_t k = 0; k < action.outputs.size(); ++k)
            QVERIFY2(length(desk.canvas.place_of(made.outputs[k]) - place_of(k)) < 12, row.name.c_str());
    }
}

void CanvasTest::a_number_is_typed_where_one_is_asked_for() {
    Desk desk;
    QVERIFY(desk.session.read_text("a@0_0 b@1_0 = segment a b", true));
    desk.canvas.fit();
    desk.take("s_angle");
    desk.click("a");
    QVERIFY(!desk.field()->isVisible());
    desk.click("b");
    QVERIFY(desk.field()->isVisible());
    QTRY_VERIFY2(desk.field()->hasFocus(), "no click is needed to type");
    QVERIFY(desk.canvas.prompt().startsWith(QStringLiteral("Type ")));
    desk.click(QPointF(300, 200));
    QVERIFY2(desk.canvas.error().contains(QStringLiteral("A number is asked for")), qPrintable(desk.canvas.error()));
    desk.type("7pi/");
    QVERIFY(!desk.canvas.error().isEmpty());
    QCOMPARE(desk.session.scene().actions().size(), std::size_t{1});
    desk.type("sqrt(2)");
    QVERIFY2(desk.canvas.error().contains(QStringLiteral("no angle")), qPrintable(desk.canvas.error()));
    desk.type("7pi/12");
    QVERIFY(desk.canvas.error().isEmpty());
    QVERIFY(!desk.field()->isVisible() && desk.canvas.hasFocus());
    desk.click(QPointF(420, 120));
    QCOMPARE(desk.session.scene().actions().back().uses[0].values.front().text(), std::string("7pi/12"));
    // Esc goes back to the slot before.
    desk.click("a");
    desk.click("b");
    QTest::keyClick(desk.field(), Qt::Key_Escape);
    QVERIFY(!desk.field()->isVisible());
    QVERIFY(desk.canvas.tool().has_value());
    desk.click("b");
    QVERIFY(desk.field()->isVisible());
}

void CanvasTest::a_shape_is_drawn_by_the_points_that_are_free() {
    Desk desk;
    desk.take("isquare");
    desk.click(QPointF(300, 400));
    QCOMPARE(desk.session.scene().point_count(), std::size_t{0});
    desk.click(QPointF(500, 400));
    if (desk.session.scene().point_count() == 0) desk.click(QPointF(400, 200));
    QCOMPARE(desk.session.scene().point_count(), std::size_t{4});
    const QPointF a = desk.canvas.place_of(PointId(0)), b = desk.canvas.place_of(PointId(1)),
                  c = desk.canvas.place_of(PointId(2));
    QVERIFY(std::abs(length(b - a) - length(c - b)) < 0.5);
    QCOMPARE(desk.session.undo_stack().count(), 1);
}

void CanvasTest::of_several_branches_the_one_that_is_clicked_is_made() {
    for (const bool second : {false, true}) {
        Desk desk;
        QVERIFY(desk.session.read_text("a@0_0 b@1_0 = segment a b", true));
        desk.canvas.fit();
        desk.take("eq_triangle");
        desk.click("a");
        desk.click("b");
        QCOMPARE(desk.canvas.prompt(), QStringLiteral("Click the one that you mean"));
        const QPointF middle = (desk.place("a") + desk.place("b")) / 2;
        desk.click(middle + QPointF(0, second ? 90 : -90));
        QCOMPARE(desk.session.scene().point_count(), std::size_t{3});
        const double below = desk.canvas.place_of(PointId(2)).y() - middle.y();
        QVERIFY(second ? below > 30 : below < -30);
    }
}

void CanvasTest::clicks_within_eight_pixels_take_a_point() {
    Desk desk;
    QVERIFY(desk.session.read_text("a b c = triangle a b c", true));
    desk.canvas.fit();
    desk.take("midpoint");
    desk.click(desk.place("a") + QPointF(5, 5));
    desk.click(desk.place("b") + QPointF(-7, 0));
    QCOMPARE(desk.session.scene().point_count(), 4u);
    QCOMPARE(desk.text(), QStringLiteral("a b c = triangle a b c; m = midpoint m a b"));
}

void CanvasTest::a_click_on_a_line_glides() {
    Desk desk;
    QVERIFY(desk.session.read_text("a b c = triangle a b c", true));
    desk.canvas.fit();
    desk.take("free");
    const QPointF on = desk.place("a") * 0.6 + desk.place("b") * 0.4;
    desk.click(on + QPointF(2, 2));
    QCOMPARE(desk.text(), QStringLiteral("a b c = triangle a b c; d = on_line d a b"));
    QVERIFY(length(desk.place("d") - on) < 4);
    QVERIFY(desk.session.is_movable(desk.point("d")));
}

void CanvasTest::a_click_on_a_radical_axis_glides() {
    Desk desk;
    QVERIFY(desk.session.read_text("o@0_0 w@5_0 = segment o w; a@-1.2_1.6 = free a; b@6_1.2 = free b; "
                                   "x@2.72_1.9 = on_radical x o a w b",
                                   true));
    desk.canvas.fit();
    desk.take("free");
    const QPointF o = desk.place("o"), w = desk.place("w"), x = desk.place("x");
    const QPointF along = (w - o) / length(w - o);
    const double to_foot = (x - o).x() * along.x() + (x - o).y() * along.y();
    desk.click(x * 0.4 + (o + along * to_foot) * 0.6);
    const scene::Use& made = desk.session.scene().actions().back().uses[0];
    QCOMPARE(made.construction, *scene::construction_by_name("on_tline"));
    QCOMPARE(made.points, (std::vector<PointId>{desk.point("x"), desk.point("o"), desk.point("w")}));
}

void CanvasTest::a_click_on_a_crossing_meets() {
    Desk desk;
    QVERIFY(desk.session.read_text("a b c = triangle a b c; d = midpoint d b c; e = midpoint e a c; "
                                   "f = on_line f a d; g = on_line g b e; o = circumcenter o a b c",
                                   true));
    desk.canvas.fit();
    desk.take("free");
    const QPointF a = desk.place("a"), b = desk.place("b"), c = desk.place("c");
    desk.click((a + b + c) / 3);
    QCOMPARE(desk.session.scene().actions().back().uses[0].construction,
             *scene::construction_by_name("intersection_ll"));
    // A line and a circle: the branch is the one that was clicked.
    const QPointF o = desk.place("o"), d = desk.place("d");
    const QPointF way = (d - a) / length(d - a);
    const double along = 2 * ((o - a).x() * way.x() + (o - a).y() * way.y());
    const QPointF second = a + way * along;
    QVERIFY(desk.session.read_text("z = on_line z a d", true));
    desk.session.begin_drag(desk.point("z"));
    const double scale = length(desk.canvas.to_widget({1, 0}) - desk.canvas.to_widget({0, 0}));
    const QPointF far = a + way * (along + 30);
    const QPointF zero = desk.canvas.to_widget({0, 0});
    desk.session.drag_to({(far.x() - zero.x()) / scale, -(far.y() - zero.y()) / scale});
    QVERIFY(desk.session.end_drag());
    desk.click(second);
    QCOMPARE(desk.session.scene().actions().back().uses.size(), 2u);
    const PointId made(desk.session.scene().point_count() - 1);
    QVERIFY(length(desk.canvas.place_of(made) - second) < 3);
}

void CanvasTest::a_click_on_a_line_fills_both_slots() {
    Desk desk;
    QVERIFY(desk.session.read_text("a b c = triangle a b c", true));
    desk.canvas.fit();
    desk.take("foot");
    desk.click("a");
    desk.click((desk.place("b") + desk.place("c")) / 2);
    QCOMPARE(desk.text(), QStringLiteral("a b c = triangle a b c; d = foot d a b c"));
}

void CanvasTest::a_locus_placed_on_a_curve_meets_it() {
    Desk desk;
    QVERIFY(desk.session.read_text("a b c = triangle a b c; o = circumcenter o a b c", true));
    desk.canvas.fit();
    // The perpendicular through A to BC meets the circumcircle again: a click near the lower crossing takes that
    // branch.
    desk.take("on_tline");
    for (const char* name : {"a", "b", "c"}) desk.click(name);
    QCOMPARE(desk.canvas.prompt(), QStringLiteral("Click where the point goes"));
    const QPointF a = desk.place("a"), b = desk.place("b"), o = desk.place("o");
    const QPointF along = (desk.place("c") - b) / length(desk.place("c") - b);
    const QPointF across(-along.y(), along.x());
    const double half = QPointF::dotProduct(o - a, across);
    const QPointF second = a + 2 * half * across;
    desk.click(second + QPointF(2, 1));
    const scene::Action& made = desk.session.scene().actions().back();
    QCOMPARE(made.uses.size(), 2u);
    QVERIFY(length(desk.canvas.place_of(made.outputs.front()) - second) < 1);
}

void CanvasTest::a_label_is_dragged_and_freed() {
    Desk desk;
    QVERIFY(desk.session.read_text("a b c = triangle a b c", true));
    desk.canvas.fit();
    desk.canvas.grab();
    // The label is found by its cursor: somewhere around the point the hand changes.
    const QPointF a = desk.place("a");
    std::optional<QPoint> grip;
    for (int y = -30; y <= 30 && !grip; y += 2)
        for (int x = -30; x <= 30 && !grip; x += 2) {
            desk.move((a + QPointF(x, y)).toPoint());
            if (std::hypot(x, y) > 9 && desk.canvas.cursor().shape() == Qt::SizeAllCursor)
                grip = (a + QPointF(x, y)).toPoint();
        }
    QVERIFY(grip.has_value());
    QTest::mousePress(desk.canvas.windowHandle(), Qt::LeftButton, {}, *grip);
    desk.move(*grip + QPoint(20, 0));
    desk.move(*grip + QPoint(30, -10));
    QTest::mouseRelease(desk.canvas.windowHandle(), Qt::LeftButton, {}, *grip + QPoint(30, -10));
    QCOMPARE(desk.session.undo_stack().undoText(), QStringLiteral("move label A"));
    QVERIFY(desk.session.document().presentation.labels.contains("a"));
    QVERIFY2(length(desk.place("a") - a) < 0.01, "the point stays");
    desk.canvas.grab();
    QTest::mouseDClick(desk.canvas.windowHandle(), Qt::LeftButton, {}, *grip + QPoint(30, -10));
    QVERIFY(desk.session.document().presentation.labels.empty());
}

void CanvasTest::a_slot_that_cannot_be_filled_says_why() {
    Desk desk;
    QVERIFY(desk.session.read_text("a b c = triangle a b c; m = midpoint m b c", true));
    desk.canvas.fit();
    const auto before = desk.session.revision();
    desk.take("foot");
    desk.click("b");
    desk.click("c");
    desk.click("c");
    QCOMPARE(desk.canvas.error(), QStringLiteral("C is taken already: choose another point."));
    desk.click("m");
    QCOMPARE(desk.canvas.error(), QStringLiteral("B, C and M lie on one line: choose a point off the line."));
    QCOMPARE(desk.session.revision(), before);
    desk.click("a");
    QVERIFY(desk.canvas.error().isEmpty());
    QCOMPARE(desk.session.scene().actions().size(), 3u);
}

void CanvasTest::a_point_that_may_not_come_twice_is_refused_at_once_data() {
    QTest::addColumn<bool>("places");
    for (const char* row : {"foot", "reflect", "circumcenter", "circle", "incenter", "orthocenter"})
        QTest::newRow(row) << false;
    for (const char* row : {"on_pline", "on_circum", "angle_bisector"}) QTest::newRow(row) << true;
}

void CanvasTest::a_point_that_may_not_come_twice_is_refused_at_once() {
    QFETCH(bool, places);
    Desk desk;
    QVERIFY(desk.session.read_text("a b c = triangle a b c", true));
    desk.canvas.fit();
    desk.take(QTest::currentDataTag());
    desk.click("a");
    const QString prompt = desk.canvas.prompt();
    desk.click("a");
    QCOMPARE(desk.canvas.error(), QStringLiteral("A is taken already: choose another point."));
    QCOMPARE(desk.canvas.prompt(), prompt);
    desk.click("b");
    QVERIFY(desk.canvas.error().isEmpty());
    desk.click("c");
    QVERIFY(desk.canvas.error().isEmpty());
    QCOMPARE(desk.canvas.prompt() == QStringLiteral("Click where the point goes"), places);
    QCOMPARE(desk.session.scene().actions().size(), places ? 1u : 2u);
}

void CanvasTest::a_point_that_may_come_twice_is_taken() {
    for (const char* row : {"on_tline", "eqdistance"}) {
        Desk desk;
        QVERIFY(desk.session.read_text("a b c = triangle a b c", true));
        desk.canvas.fit();
        desk.take(row);
        for (const char* name : {"a", "a", "b"}) desk.click(name);
        QVERIFY2(desk.canvas.error().isEmpty(), qPrintable(desk.canvas.error()));
        QCOMPARE(desk.canvas.prompt(), QStringLiteral("Click where the point goes"));
    }
}

void CanvasTest::lines_that_do_not_meet_are_told_apart() {
    Desk desk;
    QVERIFY(
        desk.session.read_text("a b c = triangle a b c; m = midpoint m a b; d = mirror d b c; e = mirror e a c", true));
    desk.canvas.fit();
    const auto refused = [&](const char* last, const char* words) {
        desk.click(last);
        QCOMPARE(desk.canvas.error(), QString::fromLatin1(words));
    };
    desk.take("intersection_ll");
    for (const char* name : {"a", "b", "a"}) desk.click(name);
    refused("b", "AB and AB are the same line: choose another line.");
    refused("m", "AB and AM are the same line: choose another line.");
    desk.take("intersection_ll");
    for (const char* name : {"a", "b", "d"}) desk.click(name);
    refused("e", "AB and DE are parallel and do not meet: choose another line.");
}

void CanvasTest::escape_leaves_the_slot_then_the_tool() {
    Desk desk;
    QVERIFY(desk.session.read_text("a b c = triangle a b c", true));
    desk.canvas.fit();
    desk.take("foot");
    desk.click("a");
    QCOMPARE(desk.canvas.prompt(), QStringLiteral("Click a point of the line, or the line itself"));
    QTest::keyClick(&desk.canvas, Qt::Key_Escape);
    QCOMPARE(desk.canvas.prompt(), QStringLiteral("Click the point to drop from"));
    QVERIFY(desk.canvas.tool().has_value());
    QTest::keyClick(&desk.canvas, Qt::Key_Escape);
    QVERIFY(!desk.canvas.tool().has_value());
    QVERIFY(desk.canvas.prompt().isEmpty());
}

void CanvasTest::a_preview_shows_before_the_click() {
    Desk desk;
    QVERIFY(desk.session.read_text("a b c = triangle a b c", true));
    desk.canvas.fit();
    desk.take("midpoint");
    desk.click("a");
    desk.move(desk.place("b").toPoint());
    const QImage shown = desk.canvas.grab().toImage();
    desk.move(QPoint(5, 5));
    const QImage without = desk.canvas.grab().toImage();
    const QPoint middle = ((desk.place("a") + desk.place("b")) / 2).toPoint();
    const double ratio = shown.devicePixelRatio();
    QVERIFY2(shown.pixel(middle * ratio) != without.pixel(middle * ratio), "the midpoint is seen while B is hovered");
    QCOMPARE(desk.session.scene().actions().size(), 1u);
}

void CanvasTest::undo_empties_slots_of_points_that_are_gone() {
    Desk desk;
    desk.take("midpoint");
    desk.click(QPointF(300, 300));
    QCOMPARE(desk.canvas.prompt(), QStringLiteral("Click the other end"));
    desk.session.undo_stack().undo();
    QTRY_COMPARE(desk.canvas.prompt(), QStringLiteral("Click one end"));
}

void CanvasTest::dragging_moves_the_figure_as_one_step() {
    Desk desk;
    QVERIFY(desk.session.read_text("a b c = triangle a b c; d = foot d a b c", true));
    desk.canvas.fit();
    const QPoint from = desk.place("a").toPoint();
    const QPointF foot = desk.place("d");
    desk.move(from);
    QTest::mousePress(desk.canvas.windowHandle(), Qt::LeftButton, {}, from);
    for (int i = 1; i <= 12; ++i) desk.move(from + QPoint(5 * i, 2 * i));
    QVERIFY(desk.session.dragging());
    QTest::mouseRelease(desk.canvas.windowHandle(), Qt::LeftButton, {}, from + QPoint(60, 24));
    QVERIFY(!desk.session.dragging());
    QCOMPARE(desk.session.undo_stack().undoText(), QStringLiteral("move A"));
    QVERIFY(length(desk.place("a") - (from + QPoint(60, 24))) < 2);
    QVERIFY(length(desk.place("d") - foot) > 5);
    desk.session.undo_stack().undo();
    QVERIFY(length(desk.place("d") - foot) < 1);
}

void CanvasTest::a_click_selects_and_ctrl_adds() {
    Desk desk;
    QVERIFY(desk.session.read_text("a b c = triangle a b c", true));
    desk.canvas.fit();
    desk.click("a");
    QCOMPARE(desk.session.selection().points, std::vector{desk.point("a")});
    desk.click("c", Qt::ControlModifier);
    QCOMPARE(desk.session.selection().points, (std::vector{desk.point("a"), desk.point("c")}));
    desk.click((desk.place("b") + desk.place("c")) / 2);
    QCOMPARE(desk.session.selection().points, (std::vector{desk.point("b"), desk.point("c")}));
    desk.click(QPointF(8, 8));
    QVERIFY(desk.session.selection().empty());
}

void CanvasTest::selected_points_are_measured() {
    Desk desk;
    QVERIFY(desk.session.read_text(QStringLiteral("a b c = triangle a b c"), true));
    desk.canvas.fit();
    auto* strip = desk.canvas.findChild<MeasureStrip*>();
    QVERIFY(strip->isHidden());
    desk.canvas.set_measuring(true);
    QTRY_VERIFY(strip->isVisible() && strip->text().startsWith(QStringLiteral("Click")));
    desk.click("a");
    desk.click("b");
    const auto place = [&](std::size_t i) { return desk.session.picture().points[i]; };
    const auto between = [&](std::size_t i, std::size_t j) {
        return QStringLiteral("AB ≈ %1").arg(
            QLocale().toString(std::hypot(place(i).x - place(j).x, place(i).y - place(j).y), 'g', 4));
    };
    QTRY_COMPARE(strip->text(), between(0, 1));
    desk.session.begin_drag(PointId(0));
    desk.session.drag_to({place(0).x + 1, place(0).y + 0.5});
    QTRY_COMPARE(strip->text(), between(0, 1));
    QVERIFY(desk.session.end_drag());
    desk.click("c");
    QTRY_VERIFY2(strip->text().contains(QStringLiteral("∠ABC ≈ ")), qPrintable(strip->text()));
    QVERIFY(strip->text().contains(QStringLiteral("°\n")));
    QCOMPARE(strip->geometry().bottom() < desk.canvas.height(), true);
    QTest::keyClick(&desk.canvas, Qt::Key_Escape);
    QVERIFY(desk.canvas.measuring() && desk.session.selection().empty());
    QTest::keyClick(&desk.canvas, Qt::Key_Escape);
    QTRY_VERIFY(!desk.canvas.measuring() && strip->isHidden());
}

/// A length that is stated is told as it is, not as it is drawn.
void CanvasTest::what_is_known_is_told_exactly() {
    Desk desk;
    QVERIFY(desk.session.read_text(
        QStringLiteral("b = free b; c = lconst c b 4; a = lconst a b 3, on_tline a b b c ? lcompute a c"), true));
    QTRY_COMPARE(desk.session.status().state, State::accepted);
    auto* strip = desk.canvas.findChild<MeasureStrip*>();
    desk.session.select(Selection{{desk.point("a"), desk.point("c")}, {}, {}, {}});
    QTRY_VERIFY2(strip->text().contains(QStringLiteral("CA = 5")), qPrintable(strip->text()));
}

void CanvasTest::hovering_tells_the_others() {
    Desk desk;
    QVERIFY(desk.session.read_text("a b c = triangle a b c", true));
    desk.canvas.fit();
    QSignalSpy told(&desk.session, &Session::hoverChanged);
    desk.move(desk.place("b").toPoint());
    QTRY_VERIFY(told.count() > 0);
    QCOMPARE(desk.session.hover().points, std::vector{desk.point("b")});
}

void CanvasTest::arrows_nudge_and_delete_deletes() {
    Desk desk;
    QVERIFY(desk.session.read_text("a b c = triangle a b c; d = foot d a b c", true));
    desk.canvas.fit();
    desk.click("a");
    const QPointF from = desk.place("a");
    QTest::keyClick(&desk.canvas, Qt::Key_Right);
    QVERIFY(std::abs(desk.place("a").x() - from.x() - 1) < 0.05);
    QTest::keyClick(&desk.canvas, Qt::Key_Up, Qt::ShiftModifier);
    QVERIFY(std::abs(desk.place("a").y() - from.y() + 10) < 0.05);
    desk.click("d");
    QTest::keyClick(&desk.canvas, Qt::Key_Delete);
    QVERIFY(!desk.session.scene().find("d").has_value());
}

void CanvasTest::tab_counts_through_what_lies_there() {
    Desk desk;
    QVERIFY(desk.session.read_text("a b c = triangle a b c", true));
    desk.canvas.fit();
    desk.canvas.setFocus();
    desk.move(desk.place("a"));
    QCOMPARE(desk.session.hover().points, std::vector{desk.point("a")});
    // Two sides meet in A: one after the other, then A again.
    QTest::keyClick(&desk.canvas, Qt::Key_Tab);
    const auto first = desk.session.hover().points;
    QTest::keyClick(&desk.canvas, Qt::Key_Tab);
    const auto second = desk.session.hover().points;
    QCOMPARE(first.size(), 2u);
    QCOMPARE(second.size(), 2u);
    QVERIFY(first != second);
    desk.click("a");
    QCOMPARE(desk.session.selection().points, second);
    QTest::keyClick(&desk.canvas, Qt::Key_Tab);
    QCOMPARE(desk.session.hover().points, std::vector{desk.point("a")});
}

void CanvasTest::the_wheel_zooms_at_the_cursor() {
    Desk desk;
    QVERIFY(desk.session.read_text("a b c = triangle a b c", true));
    desk.canvas.fit();
    const auto revision = desk.session.revision();
    const QPointF a = desk.place("a"), b = desk.place("b");
    QWheelEvent wheel(a, desk.canvas.mapToGlobal(a), {}, {0, 240}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&desk.canvas, &wheel);
    QVERIFY(length(desk.place("a") - a) < 0.01);
    QVERIFY(length(desk.place("b") - a) > 1.2 * length(b - a));
    QCOMPARE(desk.session.revision(), revision);
    QCOMPARE(desk.session.undo_stack().count(), 1);
    QVERIFY(desk.session.document().presentation.view.has_value());
    // What is under the cursor is what is drawn there now.
    QCOMPARE(desk.session.hover().points, std::vector{desk.point("a")});
}

void CanvasTest::panning_moves_the_view_only() {
    Desk desk;
    QVERIFY(desk.session.read_text("a b c = triangle a b c", true));
    desk.canvas.fit();
    const QPointF a = desk.place("a");
    QTest::mousePress(desk.canvas.windowHandle(), Qt::MiddleButton, {}, QPoint(20, 20));
    desk.move(QPoint(60, 50));
    QTest::mouseRelease(desk.canvas.windowHandle(), Qt::MiddleButton, {}, QPoint(60, 50));
    QVERIFY(length(desk.place("a") - a - QPointF(40, 30)) < 0.01);
    desk.canvas.setFocus();
    QTest::keyPress(&desk.canvas, Qt::Key_Space);
    QTest::mousePress(desk.canvas.windowHandle(), Qt::LeftButton, {}, desk.place("a").toPoint());
    desk.move(desk.place("a").toPoint() + QPoint(-30, 0));
    QTest::mouseRelease(desk.canvas.windowHandle(), Qt::LeftButton, {}, QPoint(0, 0));
    QTest::keyRelease(&desk.canvas, Qt::Key_Space);
    QCOMPARE(desk.session.undo_stack().count(), 1);
}

void CanvasTest::a_figure_seen_whole_stays_so() {
    Desk desk;
    desk.take("triangle");
    for (const QPointF at : {QPointF(60, 100), QPointF(80, 500), QPointF(820, 520)}) desk.click(at);
    const QPointF a = desk.place("a");
    desk.canvas.resize(900, 700);
    QTRY_VERIFY2(length(desk.place("a") - a - QPointF(0, 30)) < 1, "room enough: nothing but the middle moves");
    desk.canvas.resize(500, 640);
    for (const char* name : {"a", "b", "c"}) QTRY_VERIFY(desk.canvas.rect().contains(desk.place(name).toPoint()));
}

void CanvasTest::replay_hides_what_comes_later() {
    Desk desk;
    QVERIFY(desk.session.read_text("a b c = triangle a b c; d = foot d a b c", true));
    desk.canvas.fit();
    desk.move(QPoint(2, 2));
    const QPoint d = desk.place("d").toPoint();
    const auto dot = [&] { return desk.canvas.grab(QRect(d - QPoint(3, 3), QSize(7, 7))).toImage(); };
    const QImage there = dot();
    desk.session.show_actions(1);
    QVERIFY(dot() != there);
    desk.click(QPointF(d));
    QCOMPARE(desk.session.selection().points, (std::vector{desk.point("b"), desk.point("c")}));
    desk.session.show_actions(2);
    desk.session.clear_selection();
    desk.move(QPoint(2, 2));
    QTRY_COMPARE(dot(), there);
}

QTEST_MAIN(CanvasTest)
#include "canvas_test.moc"
