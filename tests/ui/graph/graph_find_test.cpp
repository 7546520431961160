// Finding in the graph: what fits is lit and counted, Enter goes round, and what is folded away is opened.
#include "desk.h"
#include "ui/graph/find_line.h"
#include "ui/session/wording.h"

#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <set>

using namespace porism;
using namespace porism::ui;
using porism::test::Desk;

namespace {

struct Seeker : Desk {
    using Desk::Desk;
    FindLine* line = panel.findChild<FindLine*>();
    QLineEdit* field = line->findChild<QLineEdit*>();

    void look_for(const QString& words) {
        QTest::keyClick(&panel, Qt::Key_F, Qt::ControlModifier);
        QTest::keyClicks(field, words);
    }
    QString told() const { return line->accessibleDescription(); }
    /// Steps whose conclusion speaks of the point.
    std::size_t about(const char* point) const {
        return static_cast<std::size_t>(std::ranges::count_if(path().steps, [&](const proof::Step& step) {
            return std::ranges::count(step.conclusion.points(), test::point(session, point)) > 0;
        }));
    }
    std::size_t lit() const {
        std::size_t sum = 0;
        for (std::size_t node = 0; node < panel.node_count(); ++node) sum += panel.is_found(node) ? 1 : 0;
        return sum;
    }
};

} // namespace

class GraphFindTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void a_point_is_found_where_statements_speak_of_it() {
        Seeker desk;
        QVERIFY(desk.drawn());
        QVERIFY(!desk.line->isVisible());
        desk.look_for("e");
        QVERIFY(desk.line->isVisible());
        const std::size_t expected = desk.about("e");
        QVERIFY(expected > 0 && expected < desk.path().steps.size());
        QCOMPARE(desk.lit(), expected);
        QCOMPARE(desk.told(), QStringLiteral("%1 found").arg(expected));
        QTest::keyClicks(desk.field, "xyz");
        QCOMPARE(desk.told(), QStringLiteral("Nothing fits"));
        QCOMPARE(desk.lit(), std::size_t{0});
    }

    void what_is_selected_stays_where_it_is() {
        Seeker desk(porism::test::twenty + QStringLiteral(" ? perp a h b c"));
        QVERIFY(desk.drawn());
        desk.panel.resize(360, 240);
        desk.session.select(Selection::of(StepRef{0, 0}));
        QTRY_VERIFY(desk.panel.rect().contains(desk.place(0).toPoint()));
        const QPointF before = desk.place(0);
        desk.look_for({});
        QVERIFY(desk.line->isVisible());
        QVERIFY(test::apart(desk.place(0), before) < 1);
        QTest::keyClick(desk.field, Qt::Key_Escape);
        QVERIFY(!desk.line->isVisible());
        QVERIFY(test::apart(desk.place(0), before) < 1);
    }

    void enter_goes_round() {
        Seeker desk;
        QVERIFY(desk.drawn());
        desk.look_for("e");
        const std::size_t count = desk.about("e");
        std::set<std::size_t> seen;
        double height = -1e9;
        const auto row = [&] { return desk.place(desk.selected().step).y() - desk.place(desk.goal_step()).y(); };
        for (std::size_t i = 1; i <= count; ++i) {
            QTest::keyClick(desk.field, Qt::Key_Return);
            QTRY_COMPARE(desk.told(), QStringLiteral("%1 of %2").arg(i).arg(count));
            seen.insert(desk.selected().step);
            QVERIFY2(row() >= height - 1e-6, "row by row, downwards");
            height = row();
        }
        QCOMPARE(seen.size(), count);
        QTest::keyClick(desk.field, Qt::Key_Return);
        QTRY_COMPARE(desk.told(), QStringLiteral("1 of %1").arg(count));
        QTest::keyClick(desk.field, Qt::Key_Return, Qt::ShiftModifier);
        QTRY_COMPARE(desk.told(), QStringLiteral("%1 of %1").arg(count));
    }

    void what_is_gone_to_comes_into_sight() {
        Seeker desk;
        QVERIFY(desk.drawn());
        desk.look_for("e");
        for (int i = 0; i < 5; ++i) desk.wheel(desk.panel.sight().center(), 3);
        for (std::size_t i = 0; i < desk.about("e"); ++i) {
            QTest::keyClick(desk.field, Qt::Key_Return);
            test::turn();
            QTRY_VERIFY(desk.panel.sight().contains(desk.place(desk.selected().step)));
        }
    }

    void a_theorem_is_found_by_its_name() {
        Seeker desk;
        QVERIFY(desk.drawn());
        const QString theorem = porism::ui::reason(desk.path(), desk.goal_step(), desk.session);
        std::optional<std::size_t> box;
        for (std::size_t node = 0; node < desk.panel.node_count(); ++node)
            if (desk.panel.node_name(node) == theorem) box = node;
        QVERIFY(box.has_value());
        desk.look_for(desk.panel.node_name(*box).toUpper());
        QVERIFY(desk.panel.is_found(*box));
        const QImage lit = desk.panel.grab().toImage();
        QTest::keyClick(desk.field, Qt::Key_Escape);
        QVERIFY(!desk.panel.is_found(*box));
        QVERIFY(desk.panel.grab().toImage() != lit);
    }

    void escape_closes_the_line_from_everywhere() {
        Seeker desk;
        QVERIFY(desk.drawn());
        desk.look_for("e");
        QTest::keyClick(desk.field, Qt::Key_Escape);
        QVERIFY(!desk.line->isVisible());
        QCOMPARE(desk.lit(), std::size_t{0});
        QCOMPARE(desk.panel.focusWidget(), static_cast<QWidget*>(&desk.panel));
        QVERIFY(test::choose(desk.panel, {4, 4}, QStringLiteral("Find in the graph")));
        QVERIFY(desk.line->isVisible());
        QCOMPARE(desk.lit(), desk.about("e")); // what was looked for last stands there
        QTest::keyClick(&desk.panel, Qt::Key_Escape);
        QVERIFY(!desk.line->isVisible());
    }

    void the_line_covers_no_node() {
        Seeker desk;
        QVERIFY(desk.drawn());
        desk.look_for("e");
        for (std::size_t step = 0; step < desk.path().steps.size(); ++step) {
            desk.session.select(Selection::of(StepRef{0, step}));
            QTRY_VERIFY(desk.place(step).y() > desk.line->geometry().bottom());
        }
        QTest::keyClick(desk.field, Qt::Key_Escape);
    }

    void what_is_folded_away_is_counted_and_opened() {
        Seeker desk;
        QVERIFY(desk.drawn());
        const std::size_t nodes = desk.panel.node_count();
        desk.click(desk.goal_step());
        QTest::keyClick(&desk.panel, Qt::Key_Space); // folds all that leads to the goal
        QTRY_VERIFY(desk.panel.node_count() < nodes);
        QVERIFY(!desk.panel.place_of_step(0));
        desk.look_for("e");
        const std::size_t count = desk.about("e");
        QCOMPARE(desk.told(), QStringLiteral("None shown and %1 folded away").arg(count));
        const int layouts = desk.laid.count();
        QTest::keyClick(desk.field, Qt::Key_Return);
        QTRY_COMPARE(desk.laid.count(), layouts + 1);
        QCOMPARE(desk.told(), QStringLiteral("%1 found").arg(count));
        QCOMPARE(desk.lit(), count);
        QTest::keyClick(desk.field, Qt::Key_Return);
        QTRY_COMPARE(desk.told(), QStringLiteral("1 of %1").arg(count));
    }

    void the_button_opens_what_is_folded_away_and_folding_takes_it_back() {
        Seeker desk;
        QVERIFY(desk.drawn());
        desk.click(desk.goal_step());
        QTest::keyClick(&desk.panel, Qt::Key_Space);
        QTRY_VERIFY(!desk.panel.place_of_step(0));
        const std::size_t folded = desk.panel.node_count();
        desk.look_for("e");
        auto* open = desk.line->findChild<QPushButton*>();
        QVERIFY(open->isVisible());
        QTest::mouseClick(open, Qt::LeftButton);
        QTRY_VERIFY(desk.panel.node_count() > folded);
        QTRY_VERIFY(!open->isVisible());
        QTest::keyClick(desk.field, Qt::Key_Escape);
        desk.click(desk.goal_step());
        const int layouts = desk.laid.count();
        QTest::keyClick(&desk.panel, Qt::Key_Space); // what is still folded comes
        QTRY_COMPARE(desk.laid.count(), layouts + 1);
        for (std::size_t step = 0; step < desk.path().steps.size(); ++step) QVERIFY(desk.panel.place_of_step(step));
        QTest::keyClick(&desk.panel, Qt::Key_Space);
        QTRY_COMPARE(desk.panel.node_count(), folded);
    }
};

QTEST_MAIN(GraphFindTest)
#include "graph_find_test.moc"
