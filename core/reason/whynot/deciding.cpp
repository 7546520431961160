#include "reason/whynot/deciding.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace porism::reason {
namespace {

using facts::Predicate;
using facts::Quantity;
using facts::Statement;
using numbers::Scalar;

std::vector<PointId> points_near(const TrialEvidence& evidence, const Quantity& quantity) {
    std::set<PointId> out(quantity.points().begin(), quantity.points().end());
    for (const std::size_t equation : evidence.about(quantity))
        for (const PointId point : evidence.equations[equation].relation.points()) out.insert(point);
    return {out.begin(), out.end()};
}

/// At each of the points between each two others, as the picture shows it.
std::vector<Statement> seen_angles(std::span<const PointId> points, const diagram::Diagram& diagram, std::size_t most) {
    std::vector<Statement> out;
    for (const PointId vertex : points)
        for (const PointId first : points)
            for (const PointId last : points) {
                if (first == vertex || last == vertex || !(first < last)) continue;
                const std::array corner{first, vertex, last};
                for (const Predicate predicate : {Predicate::acute_angle, Predicate::obtuse_angle}) {
                    const auto order = facts::make(predicate, corner);
                    const bool shown = order && diagram::decide_condition(diagram, *order) == numbers::Decision::yes;
                    if (shown && out.size() < most) out.push_back(*order);
                }
            }
    return out;
}

bool decides(const TrialEvidence& evidence, const Statement& order, const Quantity& quantity,
             const std::vector<Scalar>& values) {
    std::vector<Statement> orders = evidence.orders;
    orders.push_back(order);
    const TrialEvidence with{evidence.equations, evidence.about, evidence.numbers, orders};
    const auto possible =
        std::ranges::count_if(values, [&](const Scalar& value) { return !refused(with, quantity, value); });
    return possible == 1;
}

} // namespace

OpenValues open_values(const Propagation& propagation, const diagram::Diagram& diagram, const Quantity& quantity,
                       std::size_t trials) {
    OpenValues out;
    for (const auto& [choice, by] : propagation.open_choices())
        if (choice.first == quantity && (out.values.empty() || choice.second.size() < out.values.size()))
            out.values = choice.second;
    if (out.values.empty()) return out;
    const TrialEvidence evidence = propagation.evidence();
    const std::vector<Statement> angles = seen_angles(points_near(evidence, quantity), diagram, trials);
    const auto found = std::ranges::find_if(
        angles, [&](const Statement& order) { return decides(evidence, order, quantity, out.values); });
    if (found != angles.end()) out.deciding = *found;
    return out;
}

} // namespace porism::reason
