#include "workflow/solve/needed.h"

#include "geometry/vector.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace porism::workflow {
namespace {

using facts::Quantity;
using facts::QuantityKind;
using scene::QuestionKind;

/// From line ab to line cd, which have one point in common: counter-clockwise and modulo 180 degrees.
std::optional<Needed> angle_of(std::span<const PointId> points, facts::Points<double> picture) {
    PointId a = points[0], b = points[1], c = points[2], d = points[3];
    if (a == c || a == d) std::swap(a, b);
    if (b == d) std::swap(c, d);
    if (b != c || a == d) return std::nullopt;
    const std::array corner{a, b, d};
    const auto quantity = Quantity::of(QuantityKind::angle, corner);
    if (!quantity) return std::nullopt;
    const auto& vertex = picture[b.index()];
    return Needed{*quantity, geometry::cross(picture[a.index()] - vertex, picture[d.index()] - vertex) < 0};
}

std::vector<Needed> angles(const scene::Question& question, facts::Points<double> picture) {
    std::vector<Needed> out;
    for (const scene::Term& term : question.terms) {
        const auto angle = angle_of(term.points, picture);
        if (!angle) return {};
        out.push_back(*angle);
    }
    return out;
}

std::vector<Needed> lengths(const scene::Question& question, facts::Points<double>) {
    std::vector<Needed> out;
    for (const scene::Term& term : question.terms) {
        for (std::size_t i = 0; i + 1 < term.points.size(); i += 2) {
            const auto length = Quantity::of(QuantityKind::length, std::span(term.points).subspan(i, 2));
            if (!length) return {};
            out.push_back({*length});
        }
    }
    return out;
}

std::vector<Needed> any_quantity(const scene::Question& question, facts::Points<double>) {
    return {{*question.quantity}};
}

struct NeededRow {
    QuestionKind kind;
    std::vector<Needed> (*needed)(const scene::Question&, facts::Points<double>);
};
constexpr std::array needed_rows{
    NeededRow{QuestionKind::acompute, angles},   NeededRow{QuestionKind::aequation, angles},
    NeededRow{QuestionKind::lcompute, lengths},  NeededRow{QuestionKind::rcompute, lengths},
    NeededRow{QuestionKind::lequation, lengths}, NeededRow{QuestionKind::compute, any_quantity},
};

} // namespace

std::vector<Needed> needed_by(const scene::Question& question, facts::Points<double> picture) {
    return std::ranges::find(needed_rows, question.kind, &NeededRow::kind)->needed(question, picture);
}

} // namespace porism::workflow
