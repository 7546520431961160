#include "workflow/asked_segments.h"

#include "facts/equation.h"
#include "paint/stated.h"

#include <algorithm>
#include <span>

namespace porism::workflow {
namespace {

using Segments = std::vector<std::pair<PointId, PointId>>;

void add_sides(Segments& out, std::span<const PointId> points, bool closed) {
    for (std::size_t i = 0; i + 1 < points.size(); ++i) out.emplace_back(points[i], points[i + 1]);
    if (closed) out.emplace_back(points.back(), points.front());
}

void add_pairs(Segments& out, std::span<const PointId> points) {
    for (std::size_t i = 0; i + 1 < points.size(); i += 2) out.emplace_back(points[i], points[i + 1]);
}

void add_of(Segments& out, const facts::Quantity& quantity) {
    const auto kind = quantity.kind();
    const bool polygon = kind == facts::QuantityKind::area || kind == facts::QuantityKind::perimeter;
    if (kind != facts::QuantityKind::letter && kind != facts::QuantityKind::number)
        add_sides(out, quantity.points(), polygon);
}

} // namespace

Segments asked_segments(const scene::Goals& goals, const scene::Questions& questions) {
    Segments out;
    for (const facts::Statement& goal : goals)
        if (!facts::of_a_set(goal))
            for (const paint::Sketch::Piece& piece : paint::drawing_of(goal).pieces)
                out.emplace_back(piece.first, piece.second);
    for (const scene::Question& question : questions) {
        if (question.quantity) add_of(out, *question.quantity);
        for (const scene::Term& term : question.terms) add_pairs(out, term.points);
    }
    std::erase_if(out, [](const auto& segment) { return segment.first == segment.second; });
    return out;
}

} // namespace porism::workflow
