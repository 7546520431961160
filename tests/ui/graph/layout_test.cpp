// The layered layout: arrows point down, boxes of a rank keep apart, routes begin and end at their boxes.
#include "base/random.h"
#include "ui/graph/layout.h"

#include <QtTest/QtTest>
#include <cmath>
#include <map>

using namespace porism;
using namespace porism::ui;

namespace {

struct Drawing {
    std::vector<LayoutNode> nodes;
    std::vector<LayoutEdge> edges;
};

Drawing random_drawing(std::uint64_t seed, std::size_t count) {
    Rng rng(seed);
    Drawing drawing;
    for (std::size_t i = 0; i < count; ++i) {
        drawing.nodes.push_back({rng.uniform(20, 140), rng.uniform(10, 30)});
        for (std::size_t k = 0; i > 0 && k < 1 + rng.below(3); ++k) drawing.edges.push_back({rng.below(i), i});
    }
    return drawing;
}

} // namespace

class LayoutTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void arrows_point_down_and_boxes_keep_apart() {
        const LayoutOptions options;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const Drawing drawing = random_drawing(seed, 2 + seed * 3);
            const auto layout = layered_layout(drawing.nodes, drawing.edges, options);
            QVERIFY(layout.has_value());
            for (std::size_t e = 0; e < drawing.edges.size(); ++e) {
                const auto [from, to] = drawing.edges[e];
                QVERIFY(layout->ranks[from] < layout->ranks[to]);
                const auto& route = layout->routes[e];
                QCOMPARE(route.size(), 2 * (layout->ranks[to] - layout->ranks[from]));
                QCOMPARE(route.front().x, layout->centres[from].x);
                QCOMPARE(route.back().y, layout->centres[to].y - drawing.nodes[to].height / 2);
            }
            for (std::size_t a = 0; a < drawing.nodes.size(); ++a) {
                QVERIFY(layout->centres[a].x - drawing.nodes[a].width / 2 >= -1e-6);
                QVERIFY(layout->centres[a].x + drawing.nodes[a].width / 2 <= layout->width + 1e-6);
                for (std::size_t b = 0; b < a; ++b) {
                    if (layout->ranks[a] != layout->ranks[b]) continue;
                    const double apart = std::abs(layout->centres[a].x - layout->centres[b].x);
                    const double least = (drawing.nodes[a].width + drawing.nodes[b].width) / 2 + options.node_gap;
                    QVERIFY(apart >= least - 1e-6);
                }
            }
        }
    }

    void an_edge_passes_beside_the_boxes() {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Drawing drawing = random_drawing(seed, 4 + seed * 2);
            LayoutOptions options;
            options.room = seed % 2 == 0 ? 0 : 500;
            const auto layout = layered_layout(drawing.nodes, drawing.edges, options);
            QVERIFY(layout.has_value());
            for (const auto& route : layout->routes)
                for (std::size_t i = 1; i + 1 < route.size(); i += 2) {
                    QCOMPARE(route[i].x, route[i + 1].x);
                    for (std::size_t n = 0; n < drawing.nodes.size(); ++n) {
                        const auto [x, y] = layout->centres[n];
                        const bool level = route[i].y - 1e-6 <= y && y <= route[i + 1].y + 1e-6;
                        QVERIFY(!level || std::abs(route[i].x - x) > drawing.nodes[n].width / 2);
                        QVERIFY(!level || route[i].y <= y - drawing.nodes[n].height / 2 + 1e-6);
                    }
                }
        }
    }

    void a_ladder_is_drawn_without_crossings() {
        // 0 -> 1 -> 2 -> 3 and 4 -> 5 -> 6 -> 7 with rungs to the same rank's successor on one side only.
        const std::vector<LayoutNode> nodes(8, LayoutNode{40, 20});
        const std::vector<LayoutEdge> edges{{0, 1}, {1, 2}, {2, 3}, {4, 5}, {5, 6}, {6, 7}, {0, 5}, {1, 6}, {2, 7}};
        const auto layout = layered_layout(nodes, edges);
        QVERIFY(layout.has_value());
        QCOMPARE(layout->crossings, std::uint64_t{0});
    }

    void a_cycle_has_no_layout() { QVERIFY(!layered_layout(std::vector<LayoutNode>(2), {{0, 1}, {1, 0}}).has_value()); }

    void a_stopped_layout_is_none() {
        StopSource source;
        source.request_stop();
        const Drawing drawing = random_drawing(3, 50);
        QVERIFY(!layered_layout(drawing.nodes, drawing.edges, {}, Control{source.get_token(), {}}).has_value());
    }

    void a_wide_rank_is_wrapped_where_the_frame_is_narrow() {
        // Eight givens lead to one theorem and that to the goal.
        std::vector<LayoutNode> nodes(8, LayoutNode{120, 30});
        std::vector<LayoutEdge> edges;
        for (std::size_t i = 0; i < 8; ++i) edges.push_back({i, 8});
        edges.push_back({8, 9});
        nodes.insert(nodes.end(), {{90, 24}, {100, 30}});
        const LayoutFrame frame{340, 330, 0.7};
        const auto plain = layered_layout(nodes, edges);
        const auto wrapped = framed_layout(nodes, edges, frame);
        QVERIFY(plain && wrapped);
        QVERIFY(zoom_to_fit(*plain, frame) < 0.35);
        QVERIFY(zoom_to_fit(*wrapped, frame) >= frame.least_zoom);
        for (const auto& [from, to] : edges) QVERIFY(wrapped->centres[from].y < wrapped->centres[to].y);
        // Where there is room, the rank stays one.
        QCOMPARE(framed_layout(nodes, edges, {1400, 330, 0.7})->ranks, plain->ranks);
    }

    void wrapped_ranks_keep_to_the_room() {
        LayoutOptions options;
        options.room = 420;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Drawing drawing = random_drawing(seed, 3 + seed);
            const auto layout = layered_layout(drawing.nodes, drawing.edges, options);
            QVERIFY(layout.has_value());
            std::map<std::size_t, double> widths;
            std::map<std::size_t, int> counts;
            for (std::size_t i = 0; i < drawing.nodes.size(); ++i) {
                widths[layout->ranks[i]] += drawing.nodes[i].width + options.node_gap;
                ++counts[layout->ranks[i]];
            }
            for (const auto& [rank, width] : widths)
                QVERIFY(counts[rank] == 1 || width - options.node_gap <= options.room);
            for (const auto& [from, to] : drawing.edges) QVERIFY(layout->ranks[from] < layout->ranks[to]);
        }
    }

    void what_leans_to_one_side_keeps_to_the_room_too() {
        // Two boxes a row, and the longer the way of an edge the further it would push its box aside.
        std::vector<LayoutNode> nodes(9, LayoutNode{120, 30});
        std::vector<LayoutEdge> edges;
        for (std::size_t i = 0; i < 8; ++i) edges.push_back({i, 8});
        LayoutOptions options;
        options.room = 360;
        const auto layout = layered_layout(nodes, edges, options);
        QVERIFY(layout.has_value());
        QVERIFY(layout->height > 4 * 30);
        QVERIFY2(layout->width <= options.room + 1e-6, qPrintable(QString::number(layout->width)));
    }

    void nothing_is_laid_out_as_nothing() {
        const auto layout = layered_layout({}, {});
        QVERIFY(layout.has_value());
        QVERIFY(layout->centres.empty());
    }
};

QTEST_APPLESS_MAIN(LayoutTest)
#include "layout_test.moc"
