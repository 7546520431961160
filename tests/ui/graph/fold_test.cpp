// Folding: what is hidden of a long path, what stands behind a shown step, what a person opens and folds.
#include "base/random.h"
#include "scene/catalogue.h"
#include "support/random_path.h"
#include "ui/graph/cone.h"
#include "ui/graph/fold.h"

#include <QtTest/QtTest>
#include <algorithm>

using namespace porism;
using namespace porism::ui;

namespace {

/// A path over invented points whose steps conclude different statements; `premises` and `reasons` as given.
proof::Path path_of(const std::vector<std::pair<proof::Reason, std::vector<std::size_t>>>& rows) {
    proof::Path path;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        proof::Step step;
        step.conclusion = *facts::make(facts::Predicate::cong, {i, i + 1, i + 2, i + 3});
        step.reason = rows[i].first;
        step.premises = rows[i].second;
        path.steps.push_back(std::move(step));
    }
    return path;
}

/// Givens, then `length` steps each of which rests on the one before and on a given of its own; every third is a class
/// step.
proof::Path long_path(std::size_t length) {
    std::vector<std::pair<proof::Reason, std::vector<std::size_t>>> rows;
    for (std::size_t i = 0; i <= length; ++i) rows.push_back({proof::Reason::given, {}});
    std::size_t last = 0;
    for (std::size_t i = 0; i < length; ++i) {
        const auto reason = i % 3 == 2 ? proof::Reason::line_class : proof::Reason::rule;
        rows.push_back({reason, {last, i + 1}});
        last = rows.size() - 1;
    }
    return path_of(rows);
}

std::size_t nodes(const proof::Path& path, const Fold& fold) {
    std::size_t sum = 0;
    for (std::size_t i = 0; i < path.steps.size(); ++i)
        if (fold.shown[i]) sum += node_count(path.steps[i]);
    return sum;
}

} // namespace

class FoldTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void a_short_path_is_shown_whole() {
        const auto path = long_path(12);
        const Fold all = fold(path, {});
        QVERIFY(std::ranges::all_of(all.shown, [](bool shown) { return shown; }));
        QVERIFY(std::ranges::all_of(all.behind, [](std::size_t n) { return n == 0; }));
    }

    void a_long_path_fits_and_keeps_its_goal() {
        for (const std::size_t length : {60u, 200u, 700u}) {
            const auto path = long_path(length);
            const Fold folded = fold(path, {});
            QVERIFY(nodes(path, folded) <= readable_nodes);
            QVERIFY(folded.shown.back());
            std::size_t hidden = 0;
            for (std::size_t i = 0; i < path.steps.size(); ++i) hidden += folded.shown[i] ? 0 : 1;
            const std::size_t most = *std::ranges::max_element(folded.behind);
            QVERIFY(hidden > 0 && most > 0 && most <= hidden);
        }
    }

    void class_steps_are_folded_first() {
        const auto path = long_path(56); // 57 givens, 56 steps of which 18 are class steps: 57 + 18 + 2 * 38 nodes
        QCOMPARE(nodes(path, fold(path, {}, 1000)), std::size_t{151});
        const Fold folded = fold(path, {});
        for (std::size_t i = 0; i < path.steps.size(); ++i)
            QCOMPARE(folded.shown[i], path.steps[i].reason != proof::Reason::line_class);
    }

    void what_is_opened_by_hand_is_shown() {
        const auto path = long_path(56);
        const Fold before = fold(path, {});
        const auto with = static_cast<std::size_t>(std::ranges::find_if(before.behind, [](auto n) { return n > 0; }) -
                                                   before.behind.begin());
        FoldWishes wishes;
        wishes.opened.insert(path.steps[with].conclusion);
        const Fold after = fold(path, wishes);
        for (const std::size_t premise : path.steps[with].premises) QVERIFY(after.shown[premise]);
        QVERIFY(after.behind[with] < before.behind[with]);
    }

    void folding_hides_what_leads_to_a_statement_alone() {
        using enum proof::Reason;
        // 0, 1 -> 2; 1 -> 3; 2, 3 -> 4. Without what leads to 2, only 0 is gone: 1 is needed for 3.
        const auto path = path_of({{given, {}}, {given, {}}, {rule, {0, 1}}, {rule, {1}}, {rule, {2, 3}}});
        FoldWishes wishes;
        wishes.folded.insert(path.steps[2].conclusion);
        const Fold folded = fold(path, wishes);
        QCOMPARE(folded.shown, (std::vector<bool>{false, true, true, true, true}));
        QCOMPARE(folded.behind[2], std::size_t{1});
    }

    void the_cone_bridges_what_is_hidden() {
        using enum proof::Reason;
        const auto path = path_of({{given, {}}, {given, {}}, {line_class, {0, 1}}, {rule, {2}}});
        Fold folded{{true, true, false, true}, {0, 0, 0, 1}};
        scene::Scene scene;
        for (int i = 0; i < 8; ++i) {
            const std::string name = scene::fresh_name(scene);
            QVERIFY(scene.append({{}, {scene::Use{*scene::construction_by_name("free"), {}, {}}}}, {&name, 1}));
        }
        const Cone cone = cone_of(path, folded, About(scene));
        QCOMPARE(cone.nodes.size(), std::size_t{4}); // two givens, the theorem's box, the goal
        QCOMPARE(cone.edges.size(), std::size_t{3});
        QCOMPARE(std::ranges::count(cone.bridges, true), 2);
        QVERIFY(cone.nodes.back().goal);
        QCOMPARE(cone.nodes.back().folded, std::size_t{1});
        QVERIFY(cone.nodes.front().given);
        const auto sizes = box_sizes(cone, QFont());
        QCOMPARE(sizes.size(), cone.nodes.size());
        QVERIFY(std::ranges::all_of(sizes, [](const LayoutNode& n) { return n.width > 10 && n.height > 10; }));
    }

    void any_path_is_folded_without_loose_ends() {
        Rng rng(7);
        for (int round = 0; round < 60; ++round) {
            const auto scene = test::random_scene(rng).scene;
            if (scene.point_count() < 3) continue;
            const auto path = test::random_path(rng, scene, 2 + rng.below(60));
            const Fold folded = fold(path, {}, 5 + rng.below(60));
            QVERIFY(folded.shown.back());
            for (std::size_t i = 0; i < path.steps.size(); ++i) {
                bool hidden_premise = false;
                for (const std::size_t premise : path.steps[i].premises) hidden_premise |= !folded.shown[premise];
                if (folded.shown[i])
                    QCOMPARE(folded.behind[i] > 0, hidden_premise);
                else
                    QCOMPARE(folded.behind[i], std::size_t{0});
            }
        }
    }
};

QTEST_MAIN(FoldTest)
#include "fold_test.moc"
