// Statements that are proved only as the points lie are looked for apart from the engine, which answers questions.
#include "support/studio.h"
#include "ui/session/background.h"
#include "workflow/load.h"

#include <algorithm>

using namespace porism;
using namespace porism::ui;

namespace {

std::shared_ptr<Closure> closed(const char* scene) {
    auto closure = std::make_shared<Closure>();
    const auto loaded = workflow::load_bytes(scene, "p").value();
    workflow::Options options;
    options.consequences = options.values = true;
    closure->analysis = workflow::analyse(loaded.problems.front(), options).value();
    closure->closed = workflow::closed_scene(closure->analysis);
    return closure;
}

} // namespace

class MarksTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void they_do_not_wait_for_the_engine_and_do_not_hold_it() {
        const auto closure = closed("p\na b c = triangle a b c; f = foot f c a b\n");
        const std::lock_guard who_asks_why(closure->engine);
        Background background;
        std::optional<Result<std::vector<bool>>> marks;
        background.mark(closure, [&](const auto& found) { marks = found; });
        QVERIFY(QTest::qWaitFor([&] { return marks.has_value(); }, 60000));
        QVERIFY(*marks);
        const auto& statements = closure->closed.statements;
        QCOMPARE((*marks)->size(), statements.size());
        const auto sum = facts::parse_statement("sum a f b f a b", closure->closed.scene.names(), {}).value().front();
        const auto found = std::ranges::find(statements, sum);
        QVERIFY(found != statements.end());
        for (std::size_t i = 0; i < statements.size(); ++i)
            if (facts::row(statements[i].predicate()).name == std::string_view("perp")) QVERIFY(!(**marks)[i]);
        QVERIFY((**marks)[static_cast<std::size_t>(found - statements.begin())]);
    }
};

QTEST_MAIN(MarksTest)
#include "marks_test.moc"
