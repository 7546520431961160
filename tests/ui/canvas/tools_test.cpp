// Every construction as a tool of the canvas, on figures that were not made for it: by mouse and keys it adds its
// action, or says why not.
#include "desk.h"

#include <functional>

namespace porism::ui {

using test::Desk;

class ToolsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void every_tool_works_on_a_figure();
    void every_tool_works_on_an_empty_sheet();
    void every_tool_says_why_it_does_not_take_a_point_twice();
};

namespace {

/// Of the rows: those that exist for some points only (a tangent from outside), or want their points in an order.
constexpr int at_most_refused = 7;

/// Where nothing is, spread over the canvas; no three in a line, no four on a circle.
const std::vector<QPointF> bare{{310, 170}, {590, 210}, {660, 420}, {250, 450}, {470, 530},
                                {420, 330}, {730, 300}, {160, 290}, {520, 110}, {350, 590}};

const char* number_for(const scene::Slot& slot) {
    return slot.measure == facts::ConstantKind::turns_of_pi ? "40" : "3/2";
}

/// What came of a tool: its action stands in the scene, or a reason does on the canvas.
struct Outcome {
    bool made = false;
    QString reason;
};

/// Fills the slots, points by `point(i)`, and clicks bare places until the action is made or refused.
Outcome use(Desk& desk, ConstructionId tool, const std::function<QPointF(std::size_t)>& point) {
    const scene::Construction& row = scene::construction(tool);
    const std::size_t before = desk.session.scene().actions().size();
    const auto made = [&] {
        const auto actions = desk.session.scene().actions();
        return actions.size() > before && actions.back().uses.front().construction == tool;
    };
    desk.canvas.set_tool(tool);
    std::size_t points = 0;
    for (const scene::Slot& slot : row.slots) {
        if (slot.kind == scene::SlotKind::point) desk.click(point(points++));
        if (slot.kind == scene::SlotKind::number) desk.type(number_for(slot));
        if (!desk.canvas.error().isEmpty()) return {made(), desk.canvas.error()};
    }
    for (std::size_t i = bare.size(); i-- > 0 && !made() && desk.canvas.error().isEmpty();) desk.click(bare[i]);
    return {made(), desk.canvas.error()};
}

/// The action has its inputs in the order of the clicks, is undone as one step with all that was made for it, and the
/// figure exists.
void check_made(Desk& desk, const scene::Scene& before, const std::string& name) {
    const scene::Scene after = desk.session.scene();
    const std::vector<PointId>& inputs = after.actions().back().uses.front().points;
    for (std::size_t k = 0; k < inputs.size(); ++k) QVERIFY2(inputs[k] == PointId(k), name.c_str());
    QVERIFY2(desk.session.picture().points.size() == after.point_count(), name.c_str());
    for (const auto& [x, y] : desk.session.picture().points)
        QVERIFY2(std::isfinite(x) && std::isfinite(y), name.c_str());
    QVERIFY2(desk.session.undo_stack().undoText().contains(
                 QString::fromStdString(after.names_of(after.actions().size() - 1).front()), Qt::CaseInsensitive),
             qPrintable(desk.session.undo_stack().undoText()));
    desk.session.undo_stack().undo();
    QVERIFY2(desk.session.scene() == before, name.c_str());
}

} // namespace

// Nine points of which the tools take the first ones: a quadrangle, and what lies inside.
void ToolsTest::every_tool_works_on_a_figure() {
    Desk desk;
    QVERIFY(desk.session.read_text("a@0_4 b@-3_-1 c@4_-2 d@5_3 = quadrangle a b c d; e@0.4_0.7 = free e; "
                                   "f@1.6_1.5 = free f; g@-1.1_1.8 = free g; h@2.7_-0.6 = free h",
                                   true));
    desk.canvas.fit();
    const document::Document figure = desk.session.document();
    int refused = 0;
    for (std::size_t i = 0; i < scene::catalogue().size(); ++i) {
        const std::string& name = scene::catalogue()[i].name;
        desk.session.open_value(figure);
        QCoreApplication::processEvents();
        const auto outcome =
            use(desk, ConstructionId(i), [&](std::size_t k) { return desk.canvas.place_of(PointId(k)); });
        QVERIFY2(outcome.made != !outcome.reason.isEmpty(), (name + ": " + outcome.reason.toStdString()).c_str());
        if (outcome.made) check_made(desk, figure.scene, name);
        refused += outcome.made ? 0 : 1;
    }
    QVERIFY2(refused <= at_most_refused, qPrintable(QString::number(refused)));
}

void ToolsTest::every_tool_works_on_an_empty_sheet() {
    Desk desk;
    const document::Document empty = desk.session.document();
    int refused = 0;
    for (std::size_t i = 0; i < scene::catalogue().size(); ++i) {
        const std::string& name = scene::catalogue()[i].name;
        desk.session.open_value(empty);
        QCoreApplication::processEvents();
        const auto outcome = use(desk, ConstructionId(i), [](std::size_t k) { return bare[k]; });
        QVERIFY2(outcome.made != !outcome.reason.isEmpty(), (name + ": " + outcome.reason.toStdString()).c_str());
        if (outcome.made) check_made(desk, empty.scene, name);
        refused += outcome.made ? 0 : 1;
    }
    QVERIFY2(refused <= at_most_refused, qPrintable(QString::number(refused)));
}

void ToolsTest::every_tool_says_why_it_does_not_take_a_point_twice() {
    Desk desk;
    QVERIFY(desk.session.read_text("a@0_4 b@-3_-1 c@4_-2 = triangle a b c", true));
    desk.canvas.fit();
    const document::Document figure = desk.session.document();
    for (std::size_t i = 0; i < scene::catalogue().size(); ++i) {
        if (scene::point_input_count(scene::catalogue()[i]) < 2) continue;
        const std::string& name = scene::catalogue()[i].name;
        desk.session.open_value(figure);
        QCoreApplication::processEvents();
        const auto outcome =
            use(desk, ConstructionId(i), [&](std::size_t) { return desk.canvas.place_of(PointId(0)); });
        QVERIFY2(!outcome.made && !outcome.reason.isEmpty(), name.c_str());
        QVERIFY2(desk.session.scene() == figure.scene, name.c_str());
    }
}

} // namespace porism::ui

QTEST_MAIN(porism::ui::ToolsTest)
#include "tools_test.moc"
