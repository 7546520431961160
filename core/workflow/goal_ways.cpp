#include "workflow/goal_ways.h"

#include "realize/realize.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace porism::workflow {
namespace {

/// The ways that are so in one picture.
std::vector<std::size_t> ways_shown(const diagram::Diagram& diagram, std::size_t picture,
                                    std::span<const verigeo::SaidGoals> ways) {
    const auto points = diagram.pictures()[picture];
    const facts::Letters letters = diagram.letters()[picture];
    const auto shown = [&](const facts::Statement& one) {
        return !diagram.senseless(one) && facts::seen(one, points, {}, letters);
    };
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < ways.size(); ++i)
        if (std::ranges::all_of(ways[i].goals, shown)) out.push_back(i);
    return out;
}

std::vector<std::size_t> in_both(const std::vector<std::size_t>& a, const std::vector<std::size_t>& b) {
    std::vector<std::size_t> out;
    std::ranges::set_intersection(a, b, std::back_inserter(out));
    return out;
}

} // namespace

std::optional<std::size_t> way_in_figure(const scene::Scene& scene, std::span<const verigeo::SaidGoals> ways) {
    realize::Options options;
    options.explain = false;
    const auto diagram = realize::realize(scene, options);
    if (!diagram) return verigeo::way_by_givens(scene, ways);
    std::vector<std::size_t> every(ways.size());
    std::iota(every.begin(), every.end(), std::size_t{0});
    std::vector<std::size_t> everywhere = every;
    bool fails_somewhere = false;
    for (std::size_t picture = 0; picture < diagram->pictures().size(); ++picture) {
        const auto shown = ways_shown(*diagram, picture, ways);
        fails_somewhere = fails_somewhere || shown.empty();
        everywhere = in_both(everywhere, shown);
    }
    return verigeo::most_stated(scene, ways, fails_somewhere ? every : everywhere);
}

} // namespace porism::workflow
