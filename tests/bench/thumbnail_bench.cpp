// What thumbnails of random figures cost: composing, and writing them as SVG and PNG of 128 pixels. Ratios say which
// part of it grows. The first PNG of a process makes the fonts ready and is not counted.
//
//   thumbnail_bench [scenes]
#include "base/processor_time.h"
#include "paint/compose.h"
#include "paint/raster/raster.h"
#include "paint/spread.h"
#include "paint/svg.h"
#include "realize/realize.h"
#include "support/random_scene.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace {

using namespace porism;

/// As workflow/picture.cpp composes what is smaller than 200 pixels: on a page of 410 units, without names and values.
constexpr double page = 409.6, thumbnail = 128 / page;

struct Cost {
    std::vector<double> ms;
    std::size_t counted = 0; ///< items or bytes: the same for the same number of scenes

    template<class Work>
    void add(Work work) {
        const double start = thread_ms();
        counted += work();
        ms.push_back(thread_ms() - start);
    }
    double mean() const {
        double sum = 0;
        for (const double one : ms) sum += one;
        return sum / static_cast<double>(std::max<std::size_t>(ms.size(), 1));
    }
    /// In parts of a hundred.
    double above(double limit) const {
        const auto slow = std::ranges::count_if(ms, [&](double one) { return one > limit; });
        return 100 * static_cast<double>(slow) / static_cast<double>(std::max<std::size_t>(ms.size(), 1));
    }
    double largest() const { return ms.empty() ? 0 : *std::ranges::max_element(ms); }
    void print(const char* name, double unit) const {
        std::printf(
            "%-22s %8.3f ms in the mean, %8.3f ms at most, %4.1f %% above 2 ms, %5.2f of composing; counted %zu\n",
            name, mean(), largest(), above(2), mean() / unit, counted);
    }
};

} // namespace

int main(int argc, char** argv) {
    const std::size_t wanted = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 300;
    paint::ensure_fonts();
    Cost apart, composed, svg, png, whole;
    for (std::uint64_t seed = 1; composed.ms.size() < wanted; ++seed) {
        test::RandomSceneOptions random;
        random.actions = 12;
        random.coordinates = false;
        const auto scene = test::random_scene(seed, random).scene;
        realize::Options realizing;
        realizing.explain = false;
        if (scene.point_count() < 4 || scene.point_count() > 20) continue;
        const auto diagram = realize::realize(scene, realizing);
        if (!diagram) continue;
        if (composed.ms.empty()) (void)paint::to_png(paint::picture_of(scene, *diagram, page), thumbnail);
        paint::Options options;
        options.labels = options.values = false;
        paint::DisplayList list;
        apart.add([&] { return paint::well_spread(scene, *diagram, paint::Sketch(scene)).size(); });
        composed.add([&] { return (list = paint::picture_of(scene, *diagram, page, options)).items.size(); });
        svg.add([&] { return paint::to_svg(list, {}, thumbnail).size(); });
        png.add([&] { return paint::to_png(list, thumbnail)->empty() ? 0U : 1U; });
        whole.add([&] { return paint::picture_of(scene, *diagram, 640).items.size(); });
    }
    std::printf("%zu figures of 4 to 20 points\n", wanted);
    apart.print("moving points apart", composed.mean());
    composed.print("composing a thumbnail", composed.mean());
    svg.print("SVG", composed.mean());
    png.print("PNG", composed.mean());
    whole.print("composing with names", composed.mean());
    return 0;
}
