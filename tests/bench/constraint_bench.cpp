// How much processor time figures take that are stated by constraints: `constraint_bench [points] [figures]`.
#include "realize/realize.h"
#include "support/measured.h"

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <fmt/format.h>
#include <iostream>

namespace {

using porism::test::MeasuredFigure;

struct Kind {
    const char* name;
    std::size_t reach; ///< how far back the points go to which one is tied; 0: to any two, by lengths
    std::size_t extra;
    std::optional<double> noise = {}; ///< of the sketch
};
constexpr Kind kinds[] = {{"chain", 3, 0},
                          {"tree", 1000, 0},
                          {"sketched", 1000, 3, 0.3},
                          {"redundant", 1000, 60, 0.3},
                          {"lengths, as they are", 0, 0, 0.0},
                          {"lengths, 0.2 % off", 0, 0, 0.04},
                          {"lengths, 3 % off", 0, 0, 0.6},
                          {"lengths, 30 % off", 0, 0, 6},
                          {"lengths", 0, 0}};

void measure(const Kind& kind, std::size_t points, int figures) {
    std::vector<double> times;
    int failed = 0;
    std::size_t statements = 0;
    std::uint64_t work = 0;
    for (int i = 0; i < figures; ++i) {
        MeasuredFigure figure(static_cast<std::uint64_t>(i) + 1, points, kind.noise);
        if (kind.reach == 0)
            figure.tie_anywhere();
        else
            figure.tie_all(kind.reach, kind.extra);
        const auto made = figure.take();
        statements = made.scene.actions().size() - points;
        const std::clock_t start = std::clock();
        const auto diagram = porism::realize::realize(made.scene, {.explain = false});
        times.push_back(1e3 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
        if (diagram)
            work += diagram->solution->work;
        else
            ++failed;
    }
    std::ranges::sort(times);
    std::cout << fmt::format("{:<20} {} points {} statements: median {:.1f} ms, worst {:.1f} ms, {} of {} failed, "
                             "{:.0f} million operations on average\n",
                             kind.name, points, statements, times[times.size() / 2], times.back(), failed, figures,
                             static_cast<double>(work) / 1e6 / std::max(1, figures - failed));
}

} // namespace

int main(int count, char** words) {
    const auto points = static_cast<std::size_t>(count > 1 ? std::atoi(words[1]) : 60);
    const int figures = count > 2 ? std::atoi(words[2]) : 20;
    for (const Kind& kind : kinds) measure(kind, points, figures);
    return 0;
}
