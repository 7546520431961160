// Folding: what is hidden of a long path, what stands behind a shown step, what a person opens and folds.
#include "base/random.h"
#include "scene/catalogue.h"
#include "support/random_path.h"
#include "ui/graph/classes.h"
#include "ui/graph/cone.h"
#include "ui/graph/fold.h"

#include <QtTest/QtTest>
#include <algorithm>
#include <array>

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

scene::Scene eight_points() {
    scene::Scene scene;
    for (int i = 0; i < 8; ++i) {
        const std::string name = scene::fresh_name(scene);
        if (!scene.append({{}, {scene::Use{*scene::construction_by_name("free"), {}, {}}}}, {&name, 1}))
            qFatal("no free point");
    }
    return scene;
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

    void what_was_found_is_shown_whatever_hides_it() {
        using enum proof::Reason;
        const auto path = path_of({{given, {}}, {rule, {0}}, {rule, {1}}, {rule, {2}}});
        FoldWishes wishes;
        wishes.folded.insert(path.steps[3].conclusion);
        wishes.shown.insert(path.steps[1].conclusion);
        const Fold folded = fold(path, wishes);
        QCOMPARE(folded.shown, (std::vector<bool>{false, true, false, true}));
        QCOMPARE(folded.behind, (std::vector<std::size_t>{0, 1, 0, 1}));
        // No round takes it away either.
        const auto longer = long_path(200);
        FoldWishes far;
        far.shown.insert(longer.steps[0].conclusion);
        QVERIFY(!fold(longer, {}).shown[0]);
        QVERIFY(fold(longer, far).shown[0]);
    }

    void a_family_of_rules_is_hidden_with_what_it_concludes() {
        using enum proof::Reason;
        auto path = path_of({{given, {}}, {rule, {0}}, {rule, {1}}, {rule, {0}}, {rule, {2, 3}}});
        path.steps[1].rule = "similar_aa";
        path.steps[2].rule = "similar_sas";
        path.steps[3].rule = "thales";
        path.steps[4].rule = "spiral_similarity";
        QCOMPARE(family_of(path, 1), family_of(path, 2));
        QVERIFY(family_of(path, 0).empty() && !family_of(path, 3).empty() && family_of(path, 3) != family_of(path, 1));
        FoldWishes wishes;
        wishes.families.insert(family_of(path, 1));
        const Fold folded = fold(path, wishes);
        QCOMPARE(folded.shown, (std::vector<bool>{true, false, false, true, true})); // the goal stays
        QCOMPARE(folded.behind[4], std::size_t{2});
        wishes.opened.insert(path.steps[4].conclusion);
        QCOMPARE(fold(path, wishes).shown, (std::vector<bool>{true, false, true, true, true}));
    }

    void the_cone_bridges_what_is_hidden() {
        using enum proof::Reason;
        const auto path = path_of({{given, {}}, {given, {}}, {line_class, {0, 1}}, {rule, {2}}});
        Fold folded{{true, true, false, true}, {0, 0, 0, 1}};
        const auto scene = eight_points();
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

    void statements_of_one_line_share_a_node() {
        using enum proof::Reason;
        // B, E, H; B, E, K (given) and E, H, K (by their line) say one line; A, B, C another.
        auto path = path_of({{given, {}}, {given, {}}, {given, {}}, {line_class, {0, 1}}, {rule, {2, 3}}});
        const auto line = [&](std::size_t step, std::array<std::size_t, 3> points) {
            const std::array ids{PointId(points[0]), PointId(points[1]), PointId(points[2])};
            path.steps[step].conclusion = *facts::make(facts::Predicate::coll, ids);
        };
        line(0, {1, 4, 5});
        line(1, {1, 4, 6});
        line(2, {0, 1, 2});
        line(3, {4, 5, 6});
        const Fold all = fold(path, {});
        QCOMPARE(shared_nodes(path, all), (std::vector<std::size_t>{0, 0, 2, 0, 4}));
        const auto scene = eight_points();
        const Cone cone = cone_of(path, all, About(scene));
        QCOMPARE(cone.nodes.size(), std::size_t{4}); // two lines, the theorem's box, the goal
        QCOMPARE(cone.edges.size(), std::size_t{3});
        const ConeNode& node = cone.nodes.front();
        QCOMPARE(node.text, QStringLiteral("%1, %2, %3 and %4 lie on one line")
                                .arg(point_name(scene, PointId(1)), point_name(scene, PointId(4)),
                                     point_name(scene, PointId(5)), point_name(scene, PointId(6))));
        QCOMPARE(node.also, (std::vector<std::size_t>{1, 3}));
        QVERIFY(!node.given); // one of them is not
        for (const std::size_t step : {0U, 1U, 3U})
            QVERIFY(node.tip.contains(sentences(path, About(scene))[static_cast<qsizetype>(step)]));
        // What is hidden shares no node.
        Fold without = all;
        without.shown[1] = false;
        QCOMPARE(shared_nodes(path, without)[1], std::size_t{1});
    }

    void no_way_leads_from_a_shared_node_back_into_it() {
        using enum proof::Reason;
        // The second statement of the line comes from the first by a theorem about something else between.
        auto path = path_of({{given, {}}, {rule, {0}}, {rule, {1}}, {rule, {2}}});
        const std::array first{PointId(0), PointId(1), PointId(2)}, second{PointId(0), PointId(1), PointId(3)};
        path.steps[0].conclusion = *facts::make(facts::Predicate::coll, first);
        path.steps[2].conclusion = *facts::make(facts::Predicate::coll, second);
        QCOMPARE(shared_nodes(path, fold(path, {})), (std::vector<std::size_t>{0, 1, 2, 3}));
    }

    void any_path_with_shared_nodes_has_a_layout() {
        Rng rng(19);
        std::size_t shared = 0;
        const auto scene = eight_points();
        for (int round = 0; round < 200; ++round) {
            auto path = test::random_path(rng, scene, 4 + rng.below(30));
            for (auto& step : path.steps) {
                step.reason = step.premises.empty() ? proof::Reason::given : proof::Reason::rule;
                step.rule = "rule_1";
                if (rng.below(2) == 0) continue;
                const std::array points{PointId(rng.below(3)), PointId(3 + rng.below(3)), PointId(6), PointId(7)};
                const bool line = rng.below(2) == 0;
                step.conclusion = *facts::make(line ? facts::Predicate::coll : facts::Predicate::cyclic,
                                               std::span(points).first(line ? 3 : 4));
            }
            const Fold folded = fold(path, {}, 10 + rng.below(60));
            const Cone cone = cone_of(path, folded, About(scene));
            for (const ConeNode& node : cone.nodes) shared += node.also.size();
            QVERIFY(layered_layout(box_sizes(cone, QFont()), cone.edges).has_value());
            QVERIFY(cone.nodes.back().goal && cone.nodes.back().also.empty());
        }
        QVERIFY(shared > 20);
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
