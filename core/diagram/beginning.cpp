#include "diagram/beginning.h"

#include <algorithm>
#include <functional>
#include <iterator>

namespace porism::diagram {
namespace {

template<class Range, class Same = std::ranges::equal_to>
bool starts_with(const Range& range, const Range& start, Same same = {}) {
    return range.size() >= start.size() && std::equal(start.begin(), start.end(), range.begin(), same);
}

bool same_place(const geometry::Point<double>& p, const geometry::Point<double>& q) {
    return p.x == q.x && p.y == q.y;
}

template<class Row, class Early>
std::vector<Row> among_first(const std::vector<Row>& rows, const Early& early) {
    std::vector<Row> out;
    std::ranges::copy_if(rows, std::back_inserter(out), early);
    return out;
}

} // namespace

bool begins_with(const Diagram& diagram, const Diagram& other) {
    const auto pictures = diagram.pictures(), others = other.pictures();
    if (pictures.size() != others.size() || !starts_with(diagram.names, other.names)) return false;
    for (std::size_t i = 0; i < pictures.size(); ++i)
        if (!starts_with(pictures[i], others[i], same_place)) return false;
    return starts_with(diagram.givens, other.givens) && starts_with(diagram.coincidences, other.coincidences);
}

Diagram beginning_of(const Diagram& diagram, std::size_t actions, std::size_t points) {
    Diagram out;
    out.names.assign(diagram.names.begin(), diagram.names.begin() + static_cast<std::ptrdiff_t>(points));
    out.program = diagram.program;
    out.program.point_registers.resize(points);
    out.scene_picture = diagram.scene_picture;
    out.generic = diagram.generic;
    out.scene_picture.points.resize(points);
    for (Picture& picture : out.generic) picture.points.resize(points);
    out.branches.assign(diagram.branches.begin(), diagram.branches.begin() + static_cast<std::ptrdiff_t>(actions));
    const auto early = [&](const Given& given) { return given.action < actions; };
    out.givens = among_first(diagram.givens, early);
    out.guarantees = among_first(diagram.guarantees, early);
    out.coincidences =
        among_first(diagram.coincidences, [&](const Coincidence& c) { return c.point.index() < points; });
    return out;
}

} // namespace porism::diagram
