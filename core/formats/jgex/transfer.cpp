#include "formats/jgex/transfer.h"

#include <algorithm>
#include <array>
#include <vector>

namespace porism::jgex {
namespace {

using facts::Predicate;
using facts::Statement;

/// Statements of segments, and the tie that lets one of these stand for another.
struct OfSegments {
    Predicate predicate, tie;
};
constexpr std::array of_segments = {
    OfSegments{Predicate::cong, Predicate::cong},    OfSegments{Predicate::lconst, Predicate::cong},
    OfSegments{Predicate::l2const, Predicate::cong}, OfSegments{Predicate::rconst, Predicate::cong},
    OfSegments{Predicate::r2const, Predicate::cong}, OfSegments{Predicate::eqratio, Predicate::cong},
    OfSegments{Predicate::para, Predicate::para},    OfSegments{Predicate::perp, Predicate::para},
    OfSegments{Predicate::aconst, Predicate::para},  OfSegments{Predicate::eqangle, Predicate::para},
};

bool ends_in(std::span<const PointId> segment, std::span<const PointId> points) {
    return std::ranges::find_first_of(segment, points) != segment.end();
}

/// Puts another segment in the place of one.
bool replace(std::span<PointId> segment, std::span<const PointId> points, const Statement& tie) {
    const auto ends = tie.points();
    for (const auto& [from, to] : {std::pair(ends.first(2), ends.last(2)), std::pair(ends.last(2), ends.first(2))}) {
        if (!std::ranges::is_permutation(segment, from) || ends_in(to, points)) continue;
        std::ranges::copy(to, segment.begin());
        return true;
    }
    return false;
}

/// Two other points of a line that goes through a segment have its direction: points of a scene are different.
bool replace_on_line(std::span<PointId> segment, std::span<const PointId> points, const Statement& line) {
    const auto is_on_line = [&](PointId point) { return std::ranges::count(line.points(), point) > 0; };
    std::vector<PointId> others;
    for (const PointId point : line.points())
        if (std::ranges::count(points, point) == 0) others.push_back(point);
    if (others.size() < 2 || !std::ranges::all_of(segment, is_on_line)) return false;
    std::ranges::copy(std::span(others).first(2), segment.begin());
    return true;
}

/// What a statement of segments with this tie may be said of instead.
bool replaced(std::span<PointId> segment, std::span<const PointId> points, const Statement& tie, Predicate by) {
    if (tie.predicate() == by) return replace(segment, points, tie);
    return by == Predicate::para && tie.predicate() == Predicate::coll && replace_on_line(segment, points, tie);
}

} // namespace

std::optional<Statement> transferred(const Statement& statement, std::span<const PointId> points,
                                     std::span<const Statement> ties) {
    const auto row = std::ranges::find(of_segments, statement.predicate(), &OfSegments::predicate);
    if (row == of_segments.end()) return std::nullopt;
    std::vector<PointId> now(statement.points().begin(), statement.points().end());
    for (std::size_t i = 0; i < now.size(); i += 2) {
        const std::span segment = std::span(now).subspan(i, 2);
        if (!ends_in(segment, points)) continue;
        if (std::ranges::none_of(ties, [&](const Statement& tie) { return replaced(segment, points, tie, row->tie); }))
            return std::nullopt;
    }
    return facts::make(statement.predicate(), now, statement.constant());
}

} // namespace porism::jgex
