// What the quantities of a relation need to be what they are called.
#include "facts/readings.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace porism::facts {
namespace {

std::vector<Statement> conditions_of(const Quantity& quantity) {
    if (quantity.kind() == QuantityKind::perimeter) return {};
    const auto points = quantity.points();
    std::vector<std::optional<Statement>> out;
    if (points.size() == 2) out = {make(Predicate::diff, std::array{points[0], points[1]})};
    constexpr std::array of_arcs{QuantityKind::arc, QuantityKind::arc_length, QuantityKind::sector};
    if (std::ranges::find(of_arcs, quantity.kind()) != of_arcs.end())
        out = {make(Predicate::diff, std::array{points[1], points.back()})};
    else if (points.size() == 3)
        out = {make(Predicate::ncoll, std::array{points[0], points[1], points[2]})};
    if (points.size() == 4 && quantity.kind() == QuantityKind::area)
        out = {make(Predicate::apart_by, std::array{points[0], points[2], points[1], points[3]}),
               make(Predicate::apart_by, std::array{points[1], points[3], points[0], points[2]})};
    std::vector<Statement> all;
    for (auto& one : out)
        if (one) all.push_back(*std::move(one));
    return all;
}

} // namespace

std::vector<Statement> conditions_of(const Relation& relation) {
    std::vector<Statement> out;
    for (const Quantity& quantity : relation.quantities())
        std::ranges::move(conditions_of(quantity), std::back_inserter(out));
    std::ranges::sort(out);
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

} // namespace porism::facts
