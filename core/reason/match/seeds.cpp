#include "reason/match/seeds.h"

#include <functional>

namespace porism::reason {
namespace {

double subsets(std::size_t from, std::size_t size) {
    double count = 1;
    for (std::size_t i = 0; i < size; ++i)
        count = count * (static_cast<double>(from) - static_cast<double>(i)) / static_cast<double>(i + 1);
    return std::max(count, 0.0);
}

template<class Sets, class SetOf>
double in_sets(const Sets& sets, std::size_t size, SetOf set_of) {
    double sum = 0;
    for (const auto& set : sets) sum += subsets(set_of(set).size(), size);
    return sum;
}

double in_sets(const auto& sets, std::size_t size) {
    return in_sets(sets, size, std::identity{});
}

double on_rims(const Incidence& incidence, std::size_t size) {
    return in_sets(
        incidence.radii(), size, [](const auto& radii) -> const auto& { return radii.rim; });
}

double pairs_on(const Incidence& incidence, std::size_t line) {
    return subsets(incidence.lines()[line].size(), 2);
}

double pairs_on_parallels(const Incidence& incidence) {
    double sum = 0;
    for (const auto& lines : incidence.parallels())
        for (std::size_t i = 0; i < lines.size(); ++i)
            for (std::size_t j = i + 1; j < lines.size(); ++j)
                sum += pairs_on(incidence, lines[i]) * pairs_on(incidence, lines[j]);
    return sum;
}

double pairs_on_perpendiculars(const Incidence& incidence) {
    double sum = 0;
    for (const auto& [a, b] : incidence.perpendiculars()) sum += pairs_on(incidence, a) * pairs_on(incidence, b);
    return sum;
}

/// What is counted: the picture's incidences and shapes, and its points.
using Estimate = double (*)(const Incidence& in, const Shapes& shapes, double points);
/// Configurations of many lines are rare: none of the points is tried.
constexpr Estimate rare = [](const Incidence&, const Shapes&, double points) { return points; };
constexpr Estimate similar_triangles = [](const Incidence&, const Shapes& shapes, double) {
    return static_cast<double>(shapes.similar_count());
};
constexpr Estimate congruent_triangles = [](const Incidence&, const Shapes& shapes, double) {
    return static_cast<double>(shapes.similar_count()) / 2;
};
/// By kind.
constexpr std::array<Estimate, seed_kind_count> estimates{
    similar_triangles,
    similar_triangles,
    congruent_triangles,
    congruent_triangles,
    congruent_triangles,
    [](const Incidence&, const Shapes& shapes, double) { return static_cast<double>(shapes.proportional_count()); },
    [](const Incidence& in, const Shapes&, double) { return in_sets(in.circles(), 4); },
    [](const Incidence& in, const Shapes&, double) { return on_rims(in, 3); },
    [](const Incidence& in, const Shapes&, double) { return on_rims(in, 2); },
    [](const Incidence& in, const Shapes&, double) { return on_rims(in, 2) / 4; },
    [](const Incidence& in, const Shapes&, double) { return in_sets(in.lines(), 3); },
    [](const Incidence& in, const Shapes&, double) { return pairs_on_parallels(in); },
    [](const Incidence& in, const Shapes&, double) { return pairs_on_perpendiculars(in); },
    [](const Incidence& in, const Shapes&, double) { return pairs_on_perpendiculars(in) / 2; },
    [](const Incidence& in, const Shapes&, double) { return in_sets(in.equal_lengths(), 2); },
    [](const Incidence& in, const Shapes&, double) { return static_cast<double>(in.secants().size()); },
    [](const Incidence&, const Shapes&, double points) { return points * points * points / 2; },
    rare,
    rare,
    [](const Incidence&, const Shapes&, double points) { return points * points / 2; },
};

} // namespace

double Seeds::estimate(SeedKind kind) const {
    return estimates[static_cast<std::size_t>(kind)](incidence_, shapes_, static_cast<double>(figure_.size()));
}

} // namespace porism::reason
