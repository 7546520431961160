// The instances that circles of many points need (match/crowds.h): once nothing else follows, what tables and classes
// have proved of a crowd is one partition of it for each question, and one instance joins each member of a part to its
// first. Any other that could be proved says what classes and tables then know.
#include "reason/session/closure.h"

#include <algorithm>
#include <array>
#include <map>

namespace porism::reason {
namespace {

using facts::Predicate;
using Parts = std::vector<Incidence::Set>;

std::vector<PointId> ids(std::span<const Pt> points) {
    return {points.begin(), points.end()};
}

} // namespace

bool Closure::grow_crowds(const Control& control) {
    const std::size_t before = matches_.instances.size();
    for (const Crowd& crowd : matches_.crowds)
        for (const Pt centre : crowd.centres) grow_from_centre(crowd, centre);
    // They are many, and all known where the circle is.
    if (matches_.instances.size() == before)
        for (const Crowd& crowd : matches_.crowds) grow_from_angles(crowd, control);
    if (matches_.instances.size() == before) return false;
    add_instances(control);
    return !ended_;
}

void Closure::add_crowded(std::string_view rule, std::span<const Pt> binding) {
    const RuleId id = *proof::rule_by_name(rule);
    if (options_.bans.bans(id)) return;
    if (matches_.instances.size() >= options_.limits.matches) {
        matches_.complete = false;
        matches_.limit = matches_limit(options_.limits.matches);
        return;
    }
    if (!crowded_.insert(id, binding)) return;
    matches_.add(id, binding);
}

/// The points that the tables cannot tell apart by this quantity.
Parts Closure::parts_of(const Incidence::Set& points, const std::function<facts::Equation(Pt)>& quantity) const {
    std::map<std::vector<std::pair<algebra::Var, std::uint64_t>>, Incidence::Set> parts;
    for (const Pt point : points) parts[tables_.left_of(quantity(point))].push_back(point);
    Parts out;
    for (auto& [left, part] : parts) out.push_back(std::move(part));
    std::ranges::sort(out);
    return out;
}

bool Closure::on_circle(std::array<Pt, 4> points) const {
    return circles_.holds(ids(points));
}

void Closure::grow_from_centre(const Crowd& crowd, Pt centre) {
    const auto radius = [&](Pt point) {
        return facts::Equation{facts::TableKind::log_length, {{facts::pair_of(PointId(centre), PointId(point)), 1}}, 1};
    };
    const Parts equal = parts_of(crowd.points, radius);
    for (const facts::Statement& goal : options_.goals) join_goal(goal, centre, equal);
    for (const Incidence::Set& part : equal) {
        for (std::size_t i = 3; i < part.size(); ++i)
            if (!on_circle({part[0], part[1], part[2], part[i]}))
                add_crowded("four_radii", std::array{centre, part[0], part[1], part[2], part[i]});
    }
    for (std::size_t circle = 0; circle < circles_.size(); ++circle)
        if (!circles_.members(circle).empty()) grow_from_circle(circle, centre, equal);
}

/// Of a circle that is proved: its points by their distance from the centre, as far as that is proved.
void Closure::grow_from_circle(std::size_t circle, Pt centre, const Parts& equal) {
    Parts here;
    Incidence::Set all;
    for (const Incidence::Set& part : equal) {
        Incidence::Set on;
        std::ranges::copy_if(part, std::back_inserter(on), [&](Pt point) {
            return std::ranges::binary_search(circles_.members(circle), PointId(point));
        });
        all.insert(all.end(), on.begin(), on.end());
        if (on.size() > 1) here.push_back(std::move(on));
    }
    if (here.empty() || here.front().size() == all.size()) return;
    for (const Incidence::Set& part : here) {
        if (part.size() < 3) continue;
        for (const Pt other : all)
            if (!std::ranges::binary_search(part, other))
                add_crowded("radius_of_fourth_point", std::array{centre, part[0], part[1], part[2], other});
    }
    for (std::size_t i = 0; i < here.size(); ++i)
        for (std::size_t j = i + 1; j < here.size(); ++j) join_chords(centre, here[i], here[j]);
}

/// What is asked for is told at once, and not by way of the first of its part.
void Closure::join_goal(const facts::Statement& goal, Pt centre, const Parts& equal) {
    if (goal.predicate() != Predicate::cyclic) return;
    std::array<Pt, 5> binding{centre};
    for (std::size_t i = 0; i < 4; ++i) binding[i + 1] = static_cast<Pt>(goal[i].index());
    for (const Incidence::Set& part : equal)
        if (std::all_of(binding.begin() + 1, binding.end(),
                        [&](Pt point) { return std::ranges::binary_search(part, point); }))
            add_crowded("four_radii", binding);
}

/// Two chords of one circle; of three points one chord at least is not parallel to another.
void Closure::join_chords(Pt centre, const Incidence::Set& one, const Incidence::Set& other) {
    for (std::size_t i = 1; i < std::min<std::size_t>(one.size(), 3); ++i) {
        const std::array chords{one[0], one[i], other[0], other[1]};
        const auto apart = facts::make(Predicate::npara, ids(chords));
        if (!apart || !facts::seen(*apart, diagram_.scene_picture.points)) continue;
        return add_crowded("centre_of_two_chords", std::array{centre, chords[0], chords[1], chords[2], chords[3]});
    }
}

void Closure::grow_from_angles(const Crowd& crowd, const Control& control) {
    const Incidence::Set& points = crowd.points;
    if (circles_.holds(ids(points))) return;
    for (std::size_t i = 0; i < points.size() && !control.stopped(); ++i)
        for (std::size_t j = i + 1; j < points.size(); ++j) {
            const PointId a(points[i]), b(points[j]);
            Incidence::Set others = points;
            std::erase_if(others, [&](Pt point) { return point == points[i] || point == points[j]; });
            const auto angle = [&](Pt point) {
                facts::Equation equation{
                    facts::TableKind::direction,
                    {{facts::pair_of(PointId(point), a), 1}, {facts::pair_of(PointId(point), b), -1}},
                    0};
                std::ranges::sort(equation.terms, {}, &facts::PairTerm::pair);
                return equation;
            };
            for (const Incidence::Set& part : parts_of(others, angle))
                for (std::size_t k = 1; k < part.size(); ++k)
                    if (!on_circle({points[i], points[j], part[0], part[k]}))
                        add_crowded("inscribed_angle_converse", std::array{points[i], points[j], part[0], part[k]});
        }
}

} // namespace porism::reason
