// Every construction as a tool of the canvas, on figures that were not made for it: by mouse and keys it adds its
// action, or says why not.
#include "desk.h"

#include "realize/realize.h"
#include "ui/canvas/tools/construct_tool.h"
#include "ui/models/line_slots.h"

#include <functional>
#include <map>

namespace porism::ui {

using test::Desk;

class ToolsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void every_tool_works_on_a_figure();
    void every_tool_works_on_an_empty_sheet();
    void every_tool_says_why_it_does_not_take_a_point_twice();
    void a_click_on_a_line_stands_for_two_points_of_it();
    void what_one_click_gives_is_a_line_of_the_definition();
    void a_tangent_does_not_take_the_radius_for_its_points();
    void a_tool_names_the_equality_that_it_asks_for();
};

namespace {

/// Of the rows: those that exist for some points only (a tangent from outside), or want their points in an order or
/// lengths equal.
constexpr int at_most_refused = 9;

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

/// The pairs of inputs that one click on a line gives, by their letters; of all other rows none.
const std::map<std::string, std::string> clicked_lines{
    {"aconst", "ab"},
    {"foot", "bc"},
    {"intersection_ll", "ab cd"},
    {"intersection_lp", "ab mn"},
    {"intersection_lt", "ab de"},
    {"intersection_pp", "bc ef"},
    {"intersection_tt", "bc ef"},
    {"on_aline0", "ab cd ef"},
    {"on_line", "ab"},
    {"on_pline", "bc"},
    {"on_pline0", "bc"},
    {"on_tline", "bc"},
    {"reflect", "bc"},
};

std::string clicked_line_letters(ConstructionId id) {
    const scene::Construction& row = scene::construction(id);
    std::string letters;
    for (const std::size_t slot : line_slots(id)) {
        const std::size_t first = scene::output_count(row) + slot;
        letters += (letters.empty() ? "" : " ") + row.slots[first].letter + row.slots[first + 1].letter;
    }
    return letters;
}

/// The outputs of a row in each of its branches, over inputs at given places; where it leaves freedom they are near
/// `near`.
using Places = std::vector<Point>;
std::vector<Places> outputs_over(ConstructionId id, const Places& inputs, Point near) {
    const scene::Construction& row = scene::construction(id);
    const auto at = [](Point p, bool given) {
        return scene::Coordinates{numbers::Scalar::from_double(p.x), numbers::Scalar::from_double(p.y), given};
    };
    scene::Scene scene;
    scene::Use use{id, {}, {}};
    for (const Point& p : inputs) {
        const std::string name = "p" + std::to_string(use.points.size());
        use.points.emplace_back(scene.point_count());
        if (!scene.append({{}, {{*scene::construction_by_name("free"), {}, {}}}, {}, {at(p, true)}}, {&name, 1}))
            return {};
    }
    for (const scene::Slot& slot : row.slots)
        if (slot.kind == scene::SlotKind::number) use.values.push_back(*numbers::Scalar::parse(number_for(slot)));
    std::vector<std::string> names;
    while (names.size() < scene::output_count(row)) names.push_back("x" + std::to_string(names.size()));
    if (!scene.append({{}, {use}, {}, {names.size(), at(near, false)}}, names)) return {};
    std::vector<Places> found;
    for (int branch = 0; branch < 8; ++branch)
        if (const auto diagram = realize::realize(scene.with_branch(inputs.size(), branch), {.seed = 7}))
            found.emplace_back(diagram->scene_picture.points.begin() + static_cast<std::ptrdiff_t>(inputs.size()),
                               diagram->scene_picture.points.end());
    return found;
}

bool same(const std::vector<Places>& first, const std::vector<Places>& second) {
    const auto near = [](Point p, Point q) { return std::hypot(p.x - q.x, p.y - q.y) < 1e-6; };
    return first.size() == second.size() && std::ranges::all_of(first, [&](const Places& one) {
               return std::ranges::any_of(second,
                                          [&](const Places& other) { return std::ranges::equal(one, other, near); });
           });
}

/// Whether the figure stays when two neighbouring inputs are replaced by other points of their line; empty where it
/// does not exist.
std::optional<bool> stays(ConstructionId row, std::size_t first, Rng& rng) {
    Places inputs;
    const auto somewhere = [&] { return Point{rng.uniform(-5, 5), rng.uniform(-5, 5)}; };
    while (inputs.size() < scene::point_input_count(scene::construction(row))) inputs.push_back(somewhere());
    const Point p = inputs[first], q = inputs[first + 1], near = somewhere();
    const auto before = outputs_over(row, inputs, near);
    if (before.empty()) return std::nullopt;
    const auto on_line = [&](double part) { return Point{p.x + part * (q.x - p.x), p.y + part * (q.y - p.y)}; };
    // Beyond one end, so that neither a segment nor a ray stays.
    const double side = rng.below(2) == 0 ? 1 : -1;
    const double near_end = rng.uniform(1.2, 1.6), far_end = rng.uniform(1.9, 2.5);
    const bool far_first = rng.below(2) == 0;
    inputs[first] = on_line(0.5 + side * (far_first ? far_end : near_end));
    inputs[first + 1] = on_line(0.5 + side * (far_first ? near_end : far_end));
    return same(before, outputs_over(row, inputs, near));
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

void ToolsTest::a_click_on_a_line_stands_for_two_points_of_it() {
    std::size_t rows_with_lines = 0;
    for (std::size_t i = 0; i < scene::catalogue().size(); ++i) {
        const scene::Construction& row = scene::catalogue()[i];
        const auto wanted = clicked_lines.find(row.name);
        const std::string letters = wanted == clicked_lines.end() ? "" : wanted->second;
        QCOMPARE(row.name + ": " + clicked_line_letters(ConstructionId(i)), row.name + ": " + letters);
        rows_with_lines += letters.empty() ? 0 : 1;
    }
    QCOMPARE(rows_with_lines, clicked_lines.size());
}

// Of all neighbouring slots, those that a line may fill are those that any two points of it may fill. The centres of
// two circles are points, though their second intersection depends on no more than the line through them.
void ToolsTest::what_one_click_gives_is_a_line_of_the_definition() {
    constexpr int wanted = 6;
    Rng rng(5);
    std::size_t pairs = 0;
    for (std::size_t i = 0; i < scene::catalogue().size(); ++i) {
        const scene::Construction& row = scene::catalogue()[i];
        if (!row.required.empty() || row.name == "intersection_cc") continue;
        const auto lines = line_slots(ConstructionId(i));
        for (std::size_t k = 0; k + 1 < scene::point_input_count(row); ++k, ++pairs) {
            int figures = 0, kept = 0;
            for (int draw = 0; draw < 1000 && figures < wanted; ++draw)
                if (const auto same_figure = stays(ConstructionId(i), k, rng)) {
                    ++figures;
                    kept += *same_figure ? 1 : 0;
                }
            const bool line = std::ranges::find(lines, k) != lines.end();
            const std::string what = row.name + ", inputs " + std::to_string(k + 1) + " and " + std::to_string(k + 2);
            QVERIFY2(figures == wanted, what.c_str());
            QVERIFY2(line ? kept == wanted : kept < wanted, (what + ": " + std::to_string(kept)).c_str());
        }
    }
    QVERIFY(pairs > 100);
}

void ToolsTest::a_tangent_does_not_take_the_radius_for_its_points() {
    Desk desk;
    QVERIFY(desk.session.read_text("o@0_0 p@3_1 = segment o p", true));
    desk.canvas.fit();
    desk.take("lc_tangent");
    QString words;
    for (const QLabel* label : desk.canvas.findChild<PromptBar*>()->findChildren<QLabel*>()) words += label->text();
    QVERIFY2(words.contains("Click the touching point") && !words.contains("line"), qPrintable(words));
    const std::size_t before = desk.session.scene().point_count();
    desk.click((desk.place("o") + desk.place("p")) / 2);
    // The click made a point of the segment for the first slot; O is the centre, and the tangent wants its point.
    QCOMPARE(desk.session.scene().point_count(), before + 1);
    desk.click("o");
    desk.click(bare[0]);
    const auto& use = desk.session.scene().actions().back().uses.front();
    QCOMPARE(scene::construction(use.construction).name, std::string("lc_tangent"));
    QCOMPARE(use.points, (std::vector{PointId(before), desk.point("o")}));
}

void ToolsTest::a_tool_names_the_equality_that_it_asks_for() {
    Desk desk;
    QVERIFY(desk.session.read_text("a@0_4 b@-3_-1 c@4_-2 o@0.4_0.7 = quadrangle a b c o", true));
    desk.canvas.fit();
    desk.take("2l1c");
    for (const char* point : {"a", "b", "c", "o"}) desk.click(point);
    QCOMPARE(desk.canvas.error(), QStringLiteral("OA and OB must be equal: construct them so, then choose them."));
    QCOMPARE(desk.session.scene().actions().size(), 1U);
}

} // namespace porism::ui

QTEST_MAIN(porism::ui::ToolsTest)
#include "tools_test.moc"
