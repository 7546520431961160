#include "reason/value/common_point.h"

#include "reason/path.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace porism::reason {
namespace {

using facts::Predicate;
using facts::Statement;
using TwoPoints = std::array<PointId, 2>;

constexpr std::size_t most_right_angles = 4; // at which an angle is looked for

bool lies_on(PointId point, const TwoPoints& line, Session& session) {
    if (std::ranges::find(line, point) != line.end()) return true;
    const auto on_line = facts::make(Predicate::coll, std::array{line[0], line[1], point});
    return on_line && session.holds(*on_line);
}

/// perp A D D B and perp A D D C of perp A D B C.
std::vector<Statement> right_angles_at(PointId vertex, const TwoPoints& one, const TwoPoints& other) {
    std::vector<Statement> out;
    for (const PointId first : one)
        for (const PointId last : other)
            if (first != vertex && last != vertex)
                if (auto perp = facts::make(Predicate::perp, std::array{first, vertex, vertex, last}))
                    out.push_back(*std::move(perp));
    return out;
}

std::vector<Statement> by_common_points(Session& session, const diagram::Diagram& diagram, const Statement& perp) {
    const TwoPoints one{perp[0], perp[1]}, other{perp[2], perp[3]};
    std::vector<Statement> out;
    for (std::size_t i = 0; i < diagram.point_count(); ++i) {
        const PointId vertex(i);
        if (diagram.merged_into(vertex) || !lies_on(vertex, one, session) || !lies_on(vertex, other, session)) continue;
        std::ranges::move(right_angles_at(vertex, one, other), std::back_inserter(out));
    }
    std::erase(out, perp);
    if (out.size() > most_right_angles) out.erase(out.begin() + most_right_angles, out.end());
    return out;
}

/// A step as the closure is told it: its premises are in the graph.
Told told_of(const proof::Step& step, const std::vector<StatementId>& places) {
    Told out{step.conclusion, step.reason, {}};
    for (const std::size_t premise : step.premises) out.premises.push_back(places[premise]);
    if (step.reason == proof::Reason::rule) out.rule = *proof::rule_by_name(step.rule);
    out.binding = step.binding;
    if (step.reason == proof::Reason::calculation) out.calculated = {step.eliminated, step.conditions};
    return out;
}

bool may_be_told(const proof::Step& step) {
    constexpr std::array reasons{proof::Reason::rule, proof::Reason::reading, proof::Reason::calculation};
    return std::ranges::find(reasons, step.reason) != reasons.end();
}

/// Whether the closure holds all of the path then.
bool take(Session& session, const proof::Path& path) {
    std::vector<StatementId> places;
    for (const proof::Step& step : path.steps) {
        auto place = session.find(step.conclusion);
        if (!place) place = session.prove(step.conclusion);
        if (!place && !may_be_told(step)) return false;
        places.push_back(place ? *place : session.take(told_of(step, places)));
    }
    return true;
}

} // namespace

Result<proof::Path> path_by_common_point(Session& session, const diagram::Diagram& diagram, const Statement& statement,
                                         const facts::Letters& letters, const ValueLimits& limits,
                                         const Control& control) {
    const bool may_be = statement.predicate() == Predicate::perp && session.ending() == Ending::saturated;
    const auto corners = may_be ? by_common_points(session, diagram, statement) : std::vector<Statement>{};
    for (const Statement& corner : corners) {
        const auto path = path_by_quantities(session, diagram, corner, letters, limits, control);
        if (!path || !take(session, *path)) continue;
        if (const auto found = session.prove(statement)) return path_to(session, *found, control);
    }
    return fail("value_unknown", "no right angle of these lines was derived", "give more, or another goal");
}

} // namespace porism::reason
