// What is kept of the closures along a drawing, and what is found again.
#include "formats/jgex/jgex.h"
#include "ui/session/trail.h"

#include <QtTest/QtTest>

using namespace porism;
using namespace porism::ui;

namespace {

/// A triangle with so many midpoints.
scene::Scene drawn(int midpoints) {
    std::string text = "a b c = triangle a b c";
    for (int i = 0; i < midpoints; ++i) text += QStringLiteral("; m%1 = midpoint m%1 a b").arg(i).toStdString();
    return jgex::parse_problem(text)->scene;
}

Passed passed(const scene::Scene& scene, std::size_t statements = 1) {
    auto graph = std::make_shared<proof::Graph>();
    graph->statements.assign(statements, *facts::make(facts::Predicate::coll, {0, 1, 2}));
    auto results = std::make_shared<Results>();
    results->graph = graph;
    return {{scene, nullptr}, results, nullptr};
}

} // namespace

class TrailTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void the_longest_beginning_is_found() {
        Trail trail;
        trail.keep(passed(drawn(0)));
        trail.keep(passed(drawn(2)));
        QVERIFY(trail.of(drawn(2)));
        QVERIFY(!trail.of(drawn(3)));
        QCOMPARE(trail.before(drawn(3))->figure.scene, drawn(2));
        QCOMPARE(trail.before(drawn(2))->figure.scene, drawn(0));
        QVERIFY(!trail.before(drawn(0)));
    }

    void another_way_drops_what_does_not_lie_on_it() {
        Trail trail;
        trail.keep(passed(drawn(1)));
        trail.keep(passed(drawn(2)));
        const auto other =
            jgex::parse_problem("a b c = triangle a b c; m0 = midpoint m0 a b; n = midpoint n b c")->scene;
        trail.keep(passed(other));
        QVERIFY(trail.of(drawn(1)));
        QVERIFY(!trail.of(drawn(2)));
        QVERIFY(trail.of(other));
    }

    void as_many_are_kept_as_memory_allows() {
        Trail trail;
        for (int i = 0; i < 20; ++i) trail.keep(passed(drawn(i)));
        QVERIFY(!trail.of(drawn(7)));
        QVERIFY(trail.of(drawn(8)));
        QVERIFY(trail.of(drawn(19)));
        trail.keep(passed(drawn(20), 59'990));
        QVERIFY(trail.of(drawn(19)));
        QVERIFY(!trail.of(drawn(9)));
        trail.keep(passed(drawn(21), 70'000));
        QVERIFY2(trail.of(drawn(21)), "the last one stays in any case");
        QVERIFY(!trail.of(drawn(20)));
    }
};

QTEST_MAIN(TrailTest)
#include "trail_test.moc"
