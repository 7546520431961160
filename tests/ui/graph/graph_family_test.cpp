// A family of rules is hidden by its box, and comes back with all others.
#include "desk.h"
#include "ui/graph/fold.h"

#include <map>

using namespace porism;
using namespace porism::ui;
using porism::test::Desk;

namespace {

/// Four feet of perpendiculars on two sides, midlines and similar triangles.
const QString varied = QStringLiteral("a b c = triangle a b c; d = foot d a b c; e = foot e b a c; f = foot f c a b; "
                                      "h = on_line h b e, on_line h c f ? eqangle d a d f d e d a");

struct Hider : Desk {
    Hider() : Desk(varied) { panel.resize(900, 900); }
    std::vector<bool> shown() const {
        std::vector<bool> out;
        for (std::size_t step = 0; step < path().steps.size(); ++step)
            out.push_back(panel.place_of_step(step).has_value());
        return out;
    }
    /// A step with a box, used by one of another family or by the goal, and the family of its rule.
    std::optional<std::pair<std::size_t, std::string>> one_of_a_family() const {
        for (std::size_t step = 0; step + 1 < path().steps.size(); ++step)
            if (const std::string family = family_of(path(), step); !family.empty() && panel.place_of_rule(step))
                if (const std::size_t next = use_of(step); next == goal_step() || family_of(path(), next) != family)
                    return std::pair(step, family);
        return std::nullopt;
    }
    std::size_t use_of(std::size_t step) const {
        const auto uses = [&](const proof::Step& other) { return std::ranges::count(other.premises, step) > 0; };
        return static_cast<std::size_t>(std::ranges::find_if(path().steps, uses) - path().steps.begin());
    }
};

} // namespace

class GraphFamilyTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void a_family_is_hidden_until_all_are_shown() {
        Hider desk;
        QVERIFY(desk.drawn());
        const auto all = desk.shown();
        QVERIFY(std::ranges::all_of(all, [](bool here) { return here; }));
        const auto one = desk.one_of_a_family();
        QVERIFY(one.has_value());
        QVERIFY2(!test::choose(desk.panel, {3, 3}, QStringLiteral("Show all families")), "none is hidden yet");
        int layouts = desk.laid.count();
        QVERIFY(test::choose(desk.panel, *desk.panel.place_of_rule(one->first), QStringLiteral("Hide this family")));
        QTRY_COMPARE(desk.laid.count(), layouts + 1);
        std::vector<bool> expected;
        for (std::size_t step = 0; step < desk.path().steps.size(); ++step)
            expected.push_back(step == desk.goal_step() || family_of(desk.path(), step) != one->second);
        QVERIFY(expected != all);
        QCOMPARE(desk.shown(), expected);
        QVERIFY(desk.panel.caption().contains(QStringLiteral("hidden families of rules: 1")));

        // It stays so whatever comes: another zoom, another shape, another closure.
        desk.wheel(desk.place(desk.goal_step()), 2);
        QTest::keyClick(&desk.panel, Qt::Key_F);
        layouts = desk.laid.count();
        desk.panel.resize(640, 700);
        QTRY_VERIFY(desk.laid.count() > layouts);
        QCOMPARE(desk.shown(), expected);
        layouts = desk.laid.count();
        QVERIFY(desk.session.read_text(QStringLiteral("m = midpoint m b c"), true));
        QVERIFY(test::settled(desk.session));
        test::turn();
        QCOMPARE(desk.shown(), expected);

        QVERIFY(test::choose(desk.panel, {3, 3}, QStringLiteral("Show all families")));
        QTRY_COMPARE(desk.shown(), all);
        QVERIFY(!desk.panel.caption().contains(QStringLiteral("hidden families")));
    }

    void what_is_hidden_so_opens_by_its_count() {
        Hider desk;
        QVERIFY(desk.drawn());
        const auto one = desk.one_of_a_family();
        QVERIFY(one.has_value());
        const std::size_t consumer = desk.use_of(one->first);
        QVERIFY(test::choose(desk.panel, *desk.panel.place_of_rule(one->first), QStringLiteral("Hide this family")));
        QTRY_VERIFY(!desk.panel.place_of_step(one->first));
        QVERIFY(desk.panel.place_of_step(consumer));
        QTest::mouseDClick(&desk.panel, Qt::LeftButton, {}, desk.place(consumer).toPoint());
        QTRY_VERIFY(desk.panel.place_of_step(one->first));
        // Hidden again by hand, it goes again.
        QVERIFY(test::choose(desk.panel, *desk.panel.place_of_rule(one->first), QStringLiteral("Hide this family")));
        QTRY_VERIFY(!desk.panel.place_of_step(one->first));
    }

    void a_statement_has_no_family() {
        Hider desk;
        QVERIFY(desk.drawn());
        QVERIFY(!test::choose(desk.panel, desk.place(0), QStringLiteral("Hide this family")));
    }
};

QTEST_MAIN(GraphFamilyTest)
#include "graph_family_test.moc"
