// What the graph of the studio costs: a frame while it is panned and zoomed, and its layout. Random proofs, drawn
// whole.
//
//   QT_QPA_PLATFORM=offscreen graph_bench
#include "base/processor_time.h"
#include "base/random.h"
#include "support/random_path.h"
#include "ui/graph/picture.h"

#include <QtGui/QGuiApplication>
#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>

namespace {

using namespace porism;
using namespace porism::ui;

/// A path whose steps rest on one to three of the `reach` steps before them: proofs are wide and shallow.
proof::Path long_path(const scene::Scene& scene, std::size_t steps, std::size_t reach) {
    Rng rng(11);
    proof::Path path = test::random_path(rng, scene, 1);
    while (path.steps.size() < steps) {
        proof::Step step = test::random_path(rng, scene, 1).steps.front();
        const std::size_t here = path.steps.size();
        const bool given = rng.below(4) == 0;
        step.reason = given ? proof::Reason::given : proof::Reason::rule;
        step.rule = "similar_aa";
        for (std::size_t i = 0; !given && i < 1 + rng.below(3); ++i)
            step.premises.push_back(here - 1 - rng.below(std::min(here, reach)));
        path.steps.push_back(std::move(step));
    }
    return path;
}

scene::Scene many_points() {
    scene::Scene scene;
    for (int i = 0; i < 12; ++i) {
        const std::string name = scene::fresh_name(scene);
        if (!scene.append({{}, {scene::Use{*scene::construction_by_name("free"), {}, {}}}}, {&name, 1})) std::abort();
    }
    return scene;
}

double ms_of(const std::function<void()>& work) {
    const double start = thread_ms();
    work();
    return thread_ms() - start;
}

struct Times {
    double median = 0, longest = 0;
};

Times times_of(int times, const std::function<void(int)>& work) {
    std::vector<double> spent;
    for (int i = 0; i < times; ++i) spent.push_back(ms_of([&] { work(i); }));
    std::ranges::sort(spent);
    return {spent[spent.size() / 2], spent.back()};
}

/// As the widget does it: the ground, then what meets the window, in 1280x800.
void draw_frame(QImage& window, const GraphPicture& picture, GraphLooks& looks, double zoom, QPointF origin) {
    looks.far = is_far(QGuiApplication::font(), zoom);
    window.fill(Qt::white);
    QPainter painter(&window);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(origin);
    painter.scale(zoom, zoom);
    draw_graph(painter, picture, looks, QRectF(-origin / zoom, QSizeF(window.size()) / zoom));
}

void measure(const scene::Scene& scene, std::size_t nodes, std::size_t reach) {
    // Three of four steps are a statement and its theorem.
    const proof::Path path = long_path(scene, nodes * 4 / 7, reach);
    const Fold all{std::vector<bool>(path.steps.size(), true), std::vector<std::size_t>(path.steps.size(), 0)};
    GraphPicture picture;
    picture.cone = cone_of(path, all, About(scene));
    picture.boxes = box_sizes(picture.cone, QGuiApplication::font());
    const Times laying = times_of(5, [&](int) {
        picture.layout = *framed_layout(picture.boxes, picture.cone.edges, {1244, 764, 0.75});
    });
    GraphLooks looks;
    looks.nodes.resize(picture.cone.nodes.size());
    looks.edges.resize(picture.cone.edges.size(), EdgeLook::plain);
    QImage window(1280, 800, QImage::Format_RGB32);
    const Layout& layout = picture.layout;
    const double whole = std::max(0.08, zoom_to_fit(layout, {1244, 764, 0.08}));
    const Times panning = times_of(101, [&](int i) {
        draw_frame(window, picture, looks, 1, {-layout.width / 2 + i, -layout.height / 2 + i});
    });
    const Times far = times_of(51, [&](int i) { draw_frame(window, picture, looks, whole, QPointF(18 + i, 18)); });
    const Times zooming = times_of(
        51, [&](int i) { draw_frame(window, picture, looks, whole * std::pow(1 / whole, i / 50.0), QPointF(18, 18)); });
    std::printf("%5zu nodes, %5zu edges, %5.0f x %5.0f: layout %.0f ms (longest %.0f); frame panned at 1: %.1f (%.1f), "
                "at %.2f: %.1f (%.1f), zoomed between: %.1f (%.1f)\n",
                picture.cone.nodes.size(), picture.cone.edges.size(), layout.width, layout.height, laying.median,
                laying.longest, panning.median, panning.longest, whole, far.median, far.longest, zooming.median,
                zooming.longest);
}

} // namespace

int main(int count, char** arguments) {
    const QGuiApplication application(count, arguments);
    const scene::Scene scene = many_points();
    for (const std::size_t reach : {400U, 40U}) {
        std::printf("steps rest on some of the %zu before them\n", reach);
        for (const std::size_t nodes : {150U, 1000U, 5000U}) measure(scene, nodes, reach);
    }
    return 0;
}
