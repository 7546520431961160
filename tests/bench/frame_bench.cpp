// What a frame of a drag costs, and how it grows with the points of the figure: the drag itself and composing.
//
//   frame_bench
#include "base/processor_time.h"
#include "formats/jgex/jgex.h"
#include "paint/compose.h"
#include "realize/drag.h"
#include "realize/realize.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <fmt/format.h>
#include <functional>

namespace {

using namespace porism;

/// A triangle with its circumcentre, and points of its circumcircle with midpoints and feet: everything depends on the
/// first point.
std::string chain(int points) {
    std::string text = "a b c = triangle a b c; o = circle o a b c", last = "c";
    for (int i = 4; i < points; ++i) {
        const std::string name = "p" + std::to_string(i);
        const std::array ways{fmt::format("on_circle {} o a", name), fmt::format("midpoint {} a {}", name, last),
                              fmt::format("foot {} {} b c", name, last)};
        text += fmt::format("; {} = {}", name, ways[static_cast<std::size_t>(i % 3)]);
        last = name;
    }
    return text;
}

double median_ms(const std::function<void()>& work) {
    constexpr std::size_t times = 101;
    std::vector<double> spent;
    for (std::size_t i = 0; i < times; ++i) {
        const double start = thread_ms();
        work();
        spent.push_back(thread_ms() - start);
    }
    std::ranges::sort(spent);
    return spent[times / 2];
}

int measure(int points) {
    const auto problem = jgex::parse_problem(chain(points));
    const auto diagram = problem ? realize::realize(problem->scene) : fail(problem.error());
    if (!diagram) return std::fprintf(stderr, "%s\n", to_string(diagram.error()).c_str()), 1;
    realize::Followed figure = realize::followed(*diagram);
    int stuck = 0;
    const double dragging = median_ms([&] {
        const auto from = figure.picture.points[0];
        auto moved = realize::drag(figure, PointId(0), {from.x + 1e-4, from.y});
        if (moved)
            figure = *std::move(moved);
        else
            ++stuck;
    });
    if (stuck > 0) return std::fprintf(stderr, "%d points: %d drags led nowhere\n", points, stuck), 1;
    const paint::Sketch sketch(problem->scene);
    const paint::View view = paint::fit(sketch, diagram->scene_picture.points, 1280, 800);
    const double composing = median_ms([&] { paint::compose(*diagram, sketch, diagram->scene_picture.points, view); });
    std::printf("%3d points: drag %.3f ms, compose %.2f ms\n", points, dragging, composing);
    return 0;
}

} // namespace

int main() {
    int status = 0;
    for (const int points : {10, 20, 40, 80}) status |= measure(points);
    return status;
}
