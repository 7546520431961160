// What follows from a statement of the path is drawn on demand, and is no part of the path.
#include "desk.h"

using namespace porism;
using namespace porism::ui;
using porism::test::Desk;

namespace {

std::size_t node_of(const Desk& desk, std::size_t step) {
    for (std::size_t node = 0; node < desk.panel.node_count(); ++node)
        if (desk.panel.node_place(node).contains(desk.place(step))) return node;
    return desk.panel.node_count();
}

/// Whether a node says what the path does not.
std::vector<std::size_t> beyond(const Desk& desk, std::size_t before) {
    std::vector<std::size_t> out;
    for (std::size_t node = before; node < desk.panel.node_count(); ++node)
        if (desk.panel.node_tip(node).contains(QStringLiteral("not on the way"))) out.push_back(node);
    return out;
}

} // namespace

class GraphFollowingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void what_follows_is_drawn_and_hidden_again() {
        Desk desk;
        QVERIFY(desk.drawn());
        const std::size_t before = desk.panel.node_count();
        const facts::Statement asked = desk.path().steps[0].conclusion;
        QVERIFY(test::choose(desk.panel, desk.place(0), QStringLiteral("Show what follows")));
        QTRY_VERIFY(desk.panel.node_count() > before);
        const auto* found = desk.session.follows(asked);
        QVERIFY(found && *found);
        const auto drawn = beyond(desk, before);
        QCOMPARE(drawn.size(), desk.panel.node_count() - before);
        QVERIFY(drawn.size() <= 2 * most_drawn_following);
        QVERIFY(desk.panel.caption().contains(QStringLiteral("beyond the path")));

        // Each is under what it follows from, and a click selects it by itself.
        for (const std::size_t node : drawn) QVERIFY(desk.panel.node_place(node).center().y() > desk.place(0).y());
        QTest::mouseClick(&desk.panel, Qt::LeftButton, {}, desk.panel.node_place(drawn.back()).center().toPoint());
        QVERIFY(desk.session.selection().steps.empty());
        QCOMPARE(desk.session.selection().statements.size(), 1U);
        const facts::Statement chosen = desk.session.selection().statements.front();
        const auto& statements = desk.session.results()->graph->statements;
        QVERIFY(
            std::ranges::any_of((*found)->direct, [&](StatementId id) { return statements[id.index()] == chosen; }));
        QVERIFY(std::ranges::none_of(desk.path().steps,
                                     [&](const proof::Step& step) { return step.conclusion == chosen; }));
        QVERIFY(desk.panel.is_current_node(drawn.back()));

        QVERIFY(test::choose(desk.panel, desk.place(0), QStringLiteral("Hide what follows")));
        QTRY_COMPARE(desk.panel.node_count(), before);
    }

    void by_keyboard_from_the_selected_node() {
        Desk desk;
        QVERIFY(desk.drawn());
        const std::size_t before = desk.panel.node_count();
        desk.panel.setFocus();
        desk.click(0);
        QTest::keyClick(&desk.panel, Qt::Key_W);
        QTRY_VERIFY(desk.panel.node_count() > before);
        // End is the goal all the same.
        QTest::keyClick(&desk.panel, Qt::Key_End);
        QCOMPARE(desk.selected().step, desk.goal_step());
        QVERIFY(desk.panel.is_current_node(node_of(desk, desk.goal_step())));
        desk.click(0);
        QTest::keyClick(&desk.panel, Qt::Key_W);
        QTRY_COMPARE(desk.panel.node_count(), before);
    }

    /// What is drawn so has no premises to fold, and nothing to follow.
    void what_is_drawn_so_is_no_step() {
        Desk desk;
        QVERIFY(desk.drawn());
        const std::size_t before = desk.panel.node_count();
        QVERIFY(test::choose(desk.panel, desk.place(0), QStringLiteral("Show what follows")));
        QTRY_VERIFY(desk.panel.node_count() > before);
        const QPointF at = desk.panel.node_place(desk.panel.node_count() - 1).center();
        QVERIFY(!test::choose(desk.panel, at, QStringLiteral("Show what follows")));
        QVERIFY(!test::choose(desk.panel, at, QStringLiteral("Fold what leads")));
        const std::size_t nodes = desk.panel.node_count();
        QTest::mouseDClick(&desk.panel, Qt::LeftButton, {}, at.toPoint());
        test::turn();
        QCOMPARE(desk.panel.node_count(), nodes);
    }

    /// It is asked for anew when the scene is closed anew.
    void it_outlives_another_closure() {
        Desk desk;
        QVERIFY(desk.drawn());
        const std::size_t before = desk.panel.node_count();
        QVERIFY(test::choose(desk.panel, desk.place(0), QStringLiteral("Show what follows")));
        QTRY_VERIFY(desk.panel.node_count() > before);
        QVERIFY(desk.session.read_text(QStringLiteral("m = midpoint m b c"), true));
        QVERIFY(test::settled(desk.session));
        QTRY_VERIFY(desk.session.follows(desk.path().steps[0].conclusion) != nullptr);
        QTRY_VERIFY(!beyond(desk, 0).empty());
    }
};

QTEST_MAIN(GraphFollowingTest)
#include "graph_following_test.moc"
