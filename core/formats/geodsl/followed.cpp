#include "formats/geodsl/followed.h"

#include "formats/geodsl/spellings.h"

#include <algorithm>
#include <array>

namespace porism::geodsl {
namespace {

using facts::Predicate;

/// Statements of one kind among the next actions.
std::vector<const facts::Statement*> stated(const Sight& sight, Predicate predicate, std::size_t far) {
    std::vector<const facts::Statement*> found;
    for (const scene::Action& action : sight.actions.first(std::min(far, sight.actions.size())))
        if (action.states && action.states->predicate() == predicate) found.push_back(&*action.states);
    return found;
}

/// The corner behind three, which turns as they do; nothing where no statement tells it.
std::optional<PointId> next_corner(std::span<const facts::Statement* const> turns, std::span<const PointId> corners) {
    const auto last = corners.last(3);
    for (const facts::Statement* turn : turns)
        for (const PointId next : turn->points()) {
            const std::array points{last[0], last[1], last[2], last[1], last[2], next};
            const auto same = facts::make(Predicate::sameclock, points);
            if (same && *same == *turn) return next;
        }
    return std::nullopt;
}

Candidate polygon(const Sight& sight, std::span<const PointId> corners) {
    Bound bound;
    for (std::size_t i = 0; i < 3; ++i) bound.points[static_cast<char>('A' + i)] = sight.name(corners[i]);
    for (const PointId corner : corners.subspan(3)) bound.corners.push_back(sight.name(corner));
    return {{&row_called("Re_Polygon"), std::move(bound)}};
}

/// In order; empty of another construction.
std::vector<PointId> constructed_corners(const scene::Action& action) {
    std::vector<PointId> corners;
    for (const RegularConstruction& one : regular_constructions())
        for (const std::string_view words : {one.of_new, one.on_side})
            if (const auto letters = letters_of(words, action))
                for (const auto& [letter, point] : *letters) corners.push_back(point);
    return corners;
}

/// What a line and a circle may have in common, as the next actions tell it.
struct Meeting {
    PointId point, a, b; ///< of the line AB
};

std::vector<Meeting> meetings(const Sight& sight) {
    const scene::Action& action = sight.actions.front();
    std::vector<Meeting> found;
    if (const auto letters = letters_of("on_line X A B", action))
        found = {{letters->at('X'), letters->at('A'), letters->at('B')}};
    if (action.states && action.states->predicate() == Predicate::coll)
        for (std::size_t i = 0; i < 3; ++i)
            found.push_back({(*action.states)[i], (*action.states)[(i + 1) % 3], (*action.states)[(i + 2) % 3]});
    for (std::size_t i = 0, all = found.size(); i < all; ++i) found.push_back({found[i].point, found[i].b, found[i].a});
    return found;
}

/// A meeting makes its point, puts it on the circle, drops the foot of the centre and states the order.
constexpr std::size_t made_by_meeting = 4;

void add_new(std::vector<PointId>& points, PointId point) {
    if (std::ranges::find(points, point) == points.end()) points.push_back(point);
}

/// The vertices of acute angles, or of what a foot is dropped from; where two lengths are equal, their common end.
std::vector<PointId> centres(const Sight& sight) {
    std::vector<PointId> found;
    for (const facts::Statement* acute : stated(sight, Predicate::acute_angle, made_by_meeting))
        add_new(found, (*acute)[1]);
    for (const facts::Statement* equal : stated(sight, Predicate::cong, made_by_meeting))
        for (const std::size_t i : {0U, 1U})
            if ((*equal)[i] == (*equal)[2] || (*equal)[i] == (*equal)[3]) add_new(found, (*equal)[i]);
    for (const scene::Action& action : sight.actions.first(std::min(made_by_meeting, sight.actions.size())))
        if (const auto foot = letters_of("foot M O A B", action)) add_new(found, foot->at('O'));
    return found;
}

/// The radius that a circle was defined with, which is stated of its first point.
std::map<char, facts::Polynomial> radius_of(const Sight& sight, PointId centre, PointId point) {
    const auto length = facts::Quantity::of(facts::QuantityKind::length, std::array{centre, point});
    for (const facts::Statement* relation : stated(sight, Predicate::relation, made_by_meeting)) {
        facts::Polynomial value = relation->relation()->polynomial();
        const auto own = value.find(facts::Monomial{{{*length, 1}}});
        if (own == value.end()) continue;
        const numbers::Rational factor = -1 / own->second;
        value.erase(own);
        for (auto& [rest, coefficient] : value) coefficient *= factor;
        return {{'r', std::move(value)}};
    }
    return {};
}

/// The statements before, which make the circle known with the points that the next actions name on it.
Candidate known_circle(const Sight& sight, PointId centre, PointId point) {
    Candidate before;
    const std::string& name = sight.name(centre);
    if (!sight.builder.has_circle(name))
        before.push_back({&row_called("Circle"), {{{'O', name}}, radius_of(sight, centre, point), {}}});
    for (const facts::Statement* equal : stated(sight, Predicate::cong, made_by_meeting))
        for (const PointId other : equal->points()) {
            const auto same = facts::make(Predicate::cong, std::array{centre, point, centre, other});
            if (same && *same == *equal && !sight.builder.on_circle(name, sight.name(other)))
                before.push_back({&row_called("IsOnarc"), {{{'A', sight.name(other)}, {'O', name}}, {}, {}}});
        }
    return before;
}

} // namespace

std::vector<Candidate> regular_polygons(const Sight& sight) {
    constexpr std::size_t made_by_corner = 3;
    std::vector<Candidate> found;
    const auto constructed = constructed_corners(sight.actions.front());
    if (!constructed.empty()) found.push_back(polygon(sight, constructed));
    if (!sight.actions.front().states) return found;
    const facts::Statement& first = *sight.actions.front().states;
    const auto turns = stated(sight, Predicate::sameclock, made_by_corner * most_corners);
    if (turns.empty()) return found;
    std::vector<PointId> three(first.points().begin(), first.points().end());
    std::ranges::sort(three);
    three.erase(std::unique(three.begin(), three.end()), three.end());
    if (three.size() < 3) return found;
    three.resize(3);
    do {
        std::vector<PointId> corners = three;
        while (corners.size() <= most_corners) {
            const auto next = next_corner(turns, corners);
            if (!next || std::ranges::find(corners, *next) != corners.end()) break;
            corners.push_back(*next);
        }
        if (corners.size() > 3 && corners.size() <= most_corners) found.push_back(polygon(sight, corners));
    } while (std::ranges::next_permutation(three).found);
    return found;
}

std::vector<Candidate> circle_lines(const Sight& sight) {
    std::vector<Candidate> found;
    const auto lines = meetings(sight);
    if (lines.empty()) return found;
    for (const PointId centre : centres(sight))
        for (const Meeting& meeting : lines) {
            if (meeting.point == centre) continue;
            Candidate candidate = known_circle(sight, centre, meeting.point);
            candidate.push_back({&row_called("Intersection_cl"),
                                 {{{'X', sight.name(meeting.point)},
                                   {'O', sight.name(centre)},
                                   {'A', sight.name(meeting.a)},
                                   {'B', sight.name(meeting.b)}},
                                  {},
                                  {}}});
            found.push_back(std::move(candidate));
        }
    return found;
}

} // namespace porism::geodsl
