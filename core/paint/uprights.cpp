#include "paint/uprights.h"

#include "paint/scenery.h"

#include <algorithm>

namespace porism::paint {
namespace {

/// In pixels: what is nearer cannot be told apart by eye.
constexpr double one_line = 0.05;

bool are_one(const UprightLine& a, const UprightLine& b) {
    const auto off = [&](Vec p) { return std::fabs(cross(a.direction, p - a.foot)); };
    return off(b.at(b.reach)) < one_line && off(b.at(-b.reach)) < one_line;
}

} // namespace

std::optional<UprightLine> upright_line(Vec at, Vec first, Vec second) {
    constexpr double part = 0.5;
    const Vec across = second - first;
    if (!(length(across) > 0)) return std::nullopt;
    const Vec along = unit(across), foot = first + dot(at - first, along) * along;
    return UprightLine{foot, turned(along), std::max(length(at - foot), part * length(across))};
}

void add_uprights(Scenery& scenery, const Stroke& stroke) {
    std::vector<UprightLine> lines;
    for (const Sketch::Upright& upright : scenery.sketch.uprights()) {
        const auto line = upright_line(scenery.at(upright.at), scenery.at(upright.first), scenery.at(upright.second));
        if (!line) continue;
        const auto same = std::ranges::find_if(lines, [&](const auto& other) { return are_one(*line, other); });
        if (same == lines.end())
            lines.push_back(*line);
        else if (same->reach < line->reach)
            *same = *line;
    }
    constexpr double weight = 0.7, beyond = 24; // of a helper, to the labels; pixels, so that it is seen to go on
    for (const UprightLine& line : lines) {
        const double reach = line.reach + beyond * scenery.options.size;
        scenery.add_line(Layer::base, {line.at(-reach), line.at(reach), stroke}, weight);
    }
}

} // namespace porism::paint
