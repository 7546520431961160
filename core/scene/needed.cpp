#include "scene/needed.h"

#include "scene/catalogue.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>

namespace porism::scene {
namespace {

using facts::Predicate;
using facts::Statement;

/// A locus that is a line: two of the slots of its row that are along it, or across. The point itself stands only where
/// the row guarantees that it is another one than the vertex.
struct LineRow {
    std::string_view row;
    char from, to;
    bool across = false;
};
constexpr std::array line_rows{
    LineRow{"on_line", 'a', 'b'},
    LineRow{"between_bound", 'a', 'b'},
    LineRow{"on_opline", 'a', 'b'},
    LineRow{"on_tline", 'b', 'c', true},
    LineRow{"on_pline", 'b', 'c'},
    LineRow{"on_pline0", 'b', 'c'},
    LineRow{"on_bline", 'a', 'b', true},
    LineRow{"iso_triangle_vertex", 'b', 'c', true},
    LineRow{"iso_triangle_vertex_angle", 'b', 'c', true},
    LineRow{"lc_tangent", 'a', 'o', true},
    LineRow{"on_radical", 'o', 'w', true},
    LineRow{"angle_bisector", 'b', 'x'},
    LineRow{"angle_mirror", 'b', 'x'},
    LineRow{"on_aline", 'a', 'x'},
};

struct Direction {
    std::array<PointId, 2> points;
    bool across;
};

PointId point_of(const Construction& row, char letter, const Action& action, const Use& use) {
    std::size_t output = 0, input = 0;
    for (const Slot& slot : row.slots) {
        if (slot.kind == SlotKind::number) continue;
        const PointId point = slot.kind == SlotKind::output ? action.outputs[output++] : use.points[input++];
        if (slot.letter.front() == letter) return point;
    }
    return action.outputs.front();
}

std::optional<Direction> direction_of(const Action& action, const Use& use) {
    const Construction& row = construction(use.construction);
    const auto line = std::ranges::find(line_rows, row.name, &LineRow::row);
    if (line == line_rows.end()) return std::nullopt;
    return Direction{{point_of(row, line->from, action, use), point_of(row, line->to, action, use)}, line->across};
}

/// Of lines through one point it is that three points are not on one line.
std::optional<Statement> not_parallel(const Direction& one, const Direction& other) {
    std::set<PointId> points{one.points.begin(), one.points.end()};
    points.insert(other.points.begin(), other.points.end());
    const bool square = one.across != other.across;
    if (points.size() == 2) return std::nullopt;
    if (points.size() == 3 && !square) {
        const std::vector<PointId> corners(points.begin(), points.end());
        return facts::make(Predicate::ncoll, corners);
    }
    const std::array four{one.points[0], one.points[1], other.points[0], other.points[1]};
    return facts::make(square ? Predicate::nperp : Predicate::npara, four);
}

} // namespace

std::vector<Statement> needed_by(const Action& action) {
    std::vector<Statement> out;
    if (action.states) return out;
    for (Statement& one : said_by(action, &Construction::needs))
        if (one.predicate() != Predicate::diff) out.push_back(std::move(one));
    if (action.uses.size() != 2) return out;
    const auto one = direction_of(action, action.uses[0]), other = direction_of(action, action.uses[1]);
    if (!one || !other) return out;
    if (auto statement = not_parallel(*one, *other)) out.push_back(*std::move(statement));
    return out;
}

} // namespace porism::scene
