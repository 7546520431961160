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
    void (*tie)(MeasuredFigure& figure);
    std::optional<double> noise = {}; ///< of the sketch
};
constexpr std::size_t anywhere = 1000; // how far back the sides go to which a point is tied
constexpr std::size_t last_sides = 3, last_points = 5, extra = 3, many_extra = 60;

void chain(MeasuredFigure& figure) {
    figure.tie_all(last_sides, 0);
}
void tree(MeasuredFigure& figure) {
    figure.tie_all(anywhere, 0);
}
void with_extra(MeasuredFigure& figure) {
    figure.tie_all(anywhere, extra);
}
void redundant(MeasuredFigure& figure) {
    figure.tie_all(anywhere, many_extra);
}
void lengths(MeasuredFigure& figure) {
    figure.tie_anywhere();
}
void coupled(MeasuredFigure& figure) {
    figure.tie_coupled();
}
void mixed(MeasuredFigure& figure) {
    figure.tie_mixed(last_points);
}

constexpr Kind kinds[] = {{"chain", chain},
                          {"tree", tree},
                          {"sketched", with_extra, 0.3},
                          {"redundant", redundant, 0.3},
                          {"lengths, as they are", lengths, 0.0},
                          {"lengths, 0.2 % off", lengths, 0.04},
                          {"lengths, 3 % off", lengths, 0.6},
                          {"lengths, 30 % off", lengths, 6},
                          {"lengths", lengths},
                          {"coupled, 1 % off", coupled, 0.2},
                          {"coupled, 5 % off", coupled, 1},
                          {"coupled, 10 % off", coupled, 2},
                          {"coupled", coupled},
                          {"mixed, as they are", mixed, 0.0},
                          {"mixed, 0.2 % off", mixed, 0.04},
                          {"mixed, 1 % off", mixed, 0.2}};

void measure(const Kind& kind, std::size_t points, int figures) {
    std::vector<double> times;
    int failed = 0;
    std::size_t statements = 0;
    std::uint64_t work = 0;
    for (int i = 0; i < figures; ++i) {
        MeasuredFigure figure(static_cast<std::uint64_t>(i) + 1, points, kind.noise);
        kind.tie(figure);
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
