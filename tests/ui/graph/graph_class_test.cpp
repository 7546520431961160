// One node for a line that several statements say together.
#include "desk.h"
#include "ui/graph/find_line.h"

#include <QtWidgets/QLineEdit>

using namespace porism;
using namespace porism::ui;
using porism::test::Desk;

namespace {

/// A, B and D are given to lie on a line, A, B and E as well, and A, D and E do by that.
const QString four_on_a_line =
    QStringLiteral("a b c = triangle a b c; d = on_line d a b; e = on_line e a b; p = foot p c a b ? perp c p d e");

struct Lined : Desk {
    Lined() : Desk(four_on_a_line) {}
    std::vector<std::size_t> on_the_line() const {
        std::vector<std::size_t> steps;
        for (std::size_t step = 0; step < path().steps.size(); ++step)
            if (path().steps[step].conclusion.predicate() == facts::Predicate::coll) steps.push_back(step);
        return steps;
    }
    std::size_t node_of(std::size_t step) const {
        std::size_t node = 0;
        while (!panel.node_place(node).contains(place(step))) ++node;
        return node;
    }
};

} // namespace

class GraphClassTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void a_line_is_one_node_with_its_statements_in_the_tip() {
        Lined desk;
        QVERIFY(desk.drawn());
        const auto steps = desk.on_the_line();
        QCOMPARE(steps.size(), std::size_t{3});
        const std::size_t node = desk.node_of(steps.front());
        QCOMPARE(desk.panel.node_name(node), QStringLiteral("A, B, D and E lie on one line"));
        for (const std::size_t step : steps) QCOMPARE(desk.place(step), desk.place(steps.front()));
        for (const char* line : {"A, B and D", "A, B and E", "A, D and E"})
            QVERIFY2(desk.panel.node_tip(node).contains(line), qPrintable(desk.panel.node_tip(node)));
        QVERIFY(desk.panel.caption().contains(QStringLiteral("%1 shown").arg(desk.path().steps.size())));
    }

    void each_of_its_statements_lights_it() {
        Lined desk;
        QVERIFY(desk.drawn());
        const std::size_t node = desk.node_of(desk.on_the_line().front());
        QVERIFY(!desk.panel.is_current_node(node));
        for (const std::size_t step : desk.on_the_line()) {
            desk.session.select(Selection::of(StepRef{0, step}));
            QVERIFY(desk.panel.is_current_node(node));
            desk.session.select(Selection::of(desk.path().steps[step].conclusion));
            QVERIFY(desk.panel.is_current_node(node));
        }
        QTest::mouseMove(&desk.panel, QPoint(2, 2));
        QTest::mouseMove(&desk.panel, desk.place(desk.on_the_line().front()).toPoint());
        QTRY_COMPARE(desk.session.hover().statements.size(), std::size_t{3});
        desk.click(desk.on_the_line().front());
        QCOMPARE(desk.selected(), (StepRef{0, desk.on_the_line().front()}));
    }

    void it_is_found_once() {
        Lined desk;
        QVERIFY(desk.drawn());
        auto* line = desk.panel.findChild<FindLine*>();
        QTest::keyClick(&desk.panel, Qt::Key_F, Qt::ControlModifier);
        QTest::keyClicks(line->findChild<QLineEdit*>(), "e");
        QCOMPARE(line->accessibleDescription(), QStringLiteral("2 found")); // the line and the goal
        QVERIFY(desk.panel.is_found(desk.node_of(desk.on_the_line().front())));
    }

    void what_leads_to_one_of_them_alone_folds_and_opens() {
        Lined desk;
        QVERIFY(desk.drawn());
        const auto steps = desk.on_the_line();
        desk.click(steps.front());
        int layouts = desk.laid.count();
        QTest::keyClick(&desk.panel, Qt::Key_Space);
        QTRY_COMPARE(desk.laid.count(), layouts + 1);
        QVERIFY(!desk.panel.place_of_step(steps[1]));
        QVERIFY(desk.panel.is_current_node(desk.node_of(steps.front())));
        layouts = desk.laid.count();
        QTest::keyClick(&desk.panel, Qt::Key_Space);
        QTRY_COMPARE(desk.laid.count(), layouts + 1);
        QVERIFY(desk.panel.place_of_step(steps[1]));
    }
};

QTEST_MAIN(GraphClassTest)
#include "graph_class_test.moc"
