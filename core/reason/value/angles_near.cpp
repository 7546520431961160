#include "reason/value/angles_near.h"

#include <algorithm>
#include <array>
#include <functional>
#include <set>

namespace porism::reason {
namespace {

using facts::Predicate;
using facts::Quantity;
using facts::Statement;
using Triple = std::array<PointId, 3>;

/// Of equations about these quantities; the quantities of those come with them.
std::set<PointId> points_about(std::set<Quantity>& quantities, const TrialEvidence& evidence) {
    std::set<PointId> out;
    std::set<Quantity> further;
    for (const Quantity& quantity : quantities)
        for (const std::size_t equation : evidence.about(quantity)) {
            const facts::Relation& relation = evidence.equations[equation].relation;
            out.insert(relation.points().begin(), relation.points().end());
            further.insert(relation.quantities().begin(), relation.quantities().end());
        }
    quantities.merge(further);
    return out;
}

bool share_a_point(const std::set<PointId>& points, const Quantity& quantity) {
    return std::ranges::any_of(quantity.points(), [&](PointId point) { return points.contains(point); });
}

/// A letter is near to no points itself, and a length that it says to two: those of known amounts beside it come then.
std::set<PointId> points_near(const TrialEvidence& evidence, const Quantity& quantity) {
    constexpr std::size_t of_an_angle = 3;
    std::set<Quantity> quantities{quantity};
    std::set<PointId> out(quantity.points().begin(), quantity.points().end());
    for (int step = 0; step < 2 && out.size() < of_an_angle; ++step) out.merge(points_about(quantities, evidence));
    if (out.size() >= of_an_angle) return out;
    const std::set<PointId> near = out;
    for (const auto& [known, number] : evidence.numbers)
        if (share_a_point(near, known)) out.insert(known.points().begin(), known.points().end());
    return out;
}

/// At each of the points between each two others; those of the quantity's own triangles first.
std::vector<Triple> triples_of(const std::set<PointId>& points, const Quantity& quantity) {
    std::vector<Triple> out;
    for (const PointId vertex : points)
        for (const PointId first : points)
            for (const PointId last : points)
                if (first != vertex && last != vertex && first < last) out.push_back({first, vertex, last});
    const auto own = [&](const Triple& triple) {
        return std::ranges::count_if(quantity.points(),
                                     [&](PointId one) { return std::ranges::find(triple, one) != triple.end(); });
    };
    std::ranges::stable_sort(out, std::greater{}, own);
    return out;
}

constexpr std::array angle_kinds{Predicate::acute_angle, Predicate::obtuse_angle};

bool is_drawn_otherwise(const Triple& triple, const diagram::Diagram& diagram) {
    for (std::size_t i = 0; i < angle_kinds.size(); ++i) {
        const auto drawn = facts::make(angle_kinds[i], triple), other = facts::make(angle_kinds[1 - i], triple);
        if (!drawn || !facts::shows(diagram.sketch, *drawn)) continue;
        if (diagram::decide_condition(diagram, *drawn) == numbers::Decision::yes) return false;
        return diagram::decide_condition(diagram, *other) == numbers::Decision::yes ||
               facts::shows(diagram.sketch, *drawn, facts::plainly_drawn);
    }
    return false;
}

} // namespace

std::vector<Statement> angles_near(const Quantity& quantity, const TrialEvidence& evidence,
                                   const diagram::Diagram& diagram, std::size_t most) {
    std::vector<Statement> out;
    for (const Triple& triple : triples_of(points_near(evidence, quantity), quantity))
        for (const Predicate predicate : angle_kinds) {
            if (out.size() == most) return out;
            const auto order = facts::make(predicate, triple);
            if (order && diagram::decide_condition(diagram, *order) == numbers::Decision::yes) out.push_back(*order);
        }
    return out;
}

bool angles_drawn_otherwise(const Quantity& quantity, const TrialEvidence& evidence, const diagram::Diagram& diagram,
                            std::size_t most) {
    std::vector<Triple> near = triples_of(points_near(evidence, quantity), quantity);
    near.resize(std::min(near.size(), most));
    return std::ranges::any_of(near, [&](const Triple& triple) { return is_drawn_otherwise(triple, diagram); });
}

} // namespace porism::reason
