#include "reason/subfigure.h"

#include "proof/join.h"
#include "reason/match/figure.h"
#include "reason/path.h"
#include "reason/reason.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace porism::reason {
namespace {

using diagram::Diagram;
using diagram::Given;
using facts::Statement;
using proof::Path;
using Points = std::set<PointId>;

constexpr std::size_t direct = 2;     // steps
constexpr std::size_t most_added = 2; // points, to those of the goal

Points points_of(const Statement& statement) {
    const auto points = statement.points();
    return {points.begin(), points.end()};
}

bool within(const Statement& statement, const Points& points) {
    return std::ranges::all_of(statement.points(), [&](PointId point) { return points.contains(point); });
}

void hide(Diagram& part, PointId point) {
    std::size_t picture = 0;
    part.scene_picture.points[point.index()] = somewhere(point, picture);
    for (diagram::Picture& other : part.generic) other.points[point.index()] = somewhere(point, ++picture);
}

Points spoken_of(const Path& path) {
    Points out;
    for (const proof::Step& step : path.steps) out.merge(points_of(step.conclusion));
    return out;
}

/// Whether it says what values are: no closure of a part derives it.
bool is_of_values(const proof::Step& step) {
    return step.reason == proof::Reason::reading && !step.conclusion.relation();
}

/// The statements of a path that a part is given, for it knows no values.
std::vector<Statement> of_values(const Path& path) {
    std::vector<Statement> out;
    for (const proof::Step& step : path.steps)
        if (is_of_values(step)) out.push_back(step.conclusion);
    return out;
}

/// The smallest part in which a path is found: that of the goal's points and a few more of which the path speaks, or
/// the path's points without as many as can be left out.
class SmallestPart {
public:
    SmallestPart(Path path, const Diagram& diagram, const proof::Bans& bans, std::uint64_t& matches,
                 const Control& control)
        : best_(std::move(path)), goal_(points_of(best_.goal())), of_values_(of_values(best_)), diagram_(diagram),
          bans_(bans), matches_(matches), control_(control) {}

    Path run() {
        if (!found_by_adding()) leave_out();
        return std::move(best_);
    }

private:
    bool is_worth_it() const { return proof::length(best_) > direct && matches_ > 0 && !control_.stopped(); }

    bool found_by_adding() {
        const Points spoken = spoken_of(best_);
        std::vector<Points> sets{goal_};
        for (std::size_t added = 0; added <= most_added; ++added) {
            if (std::ranges::any_of(sets, [&](const Points& set) { return is_worth_it() && take(set); })) return true;
            sets = one_more(sets, spoken);
        }
        return false;
    }

    /// Each set with each of these.
    static std::vector<Points> one_more(const std::vector<Points>& sets, const Points& from) {
        std::set<Points> out;
        for (const Points& set : sets)
            for (const PointId point : from) {
                Points larger = set;
                if (larger.insert(point).second) out.insert(std::move(larger));
            }
        return {out.begin(), out.end()};
    }

    void leave_out() {
        Points points = spoken_of(best_);
        for (const PointId point : Points(points)) {
            if (goal_.contains(point) || !is_worth_it()) continue;
            points.erase(point);
            if (!take(points)) points.insert(point);
        }
    }

    /// Whether the goal follows from what is said of these by no longer path.
    bool take(const Points& points) {
        auto found = path_in(points);
        if (!found || proof::length(*found) > proof::length(best_)) return false;
        best_ = *std::move(found);
        return true;
    }

    bool is_spoken_of(const Diagram& part, PointId point) const {
        return std::ranges::any_of(part.givens, [&](const Given& given) {
            return std::ranges::find(given.statement.points(), point) != given.statement.points().end();
        });
    }

    std::optional<Path> path_in(const Points& points) {
        Diagram part = subfigure(diagram_, points);
        for (const Statement& statement : of_values_)
            if (within(statement, points)) part.givens.push_back({statement, 0});
        if (!std::ranges::all_of(points, [&](PointId point) { return is_spoken_of(part, point); })) return std::nullopt;
        Options options;
        options.limits.matches = std::min(options.limits.matches, matches_);
        options.bans = bans_;
        options.stop_at_goals = true;
        options.goals = {best_.goal()};
        auto session = close(part, options, control_);
        if (!session) return std::nullopt;
        matches_ -= std::min(matches_, session->counts().matches);
        const auto goal = session->prove(best_.goal());
        auto path = goal ? path_to(*session, *goal, control_) : fail(Error{});
        if (!path) return std::nullopt;
        return *std::move(path);
    }

    Path best_;
    Points goal_;
    std::vector<Statement> of_values_;
    const Diagram& diagram_;
    const proof::Bans& bans_;
    std::uint64_t& matches_;
    const Control& control_;
};

/// The path, where what the part concludes is derived as the part does, and what the part is given as the path does.
Path with(const Path& part, const Path& path) {
    proof::Joined joined;
    for (std::size_t i = 0; i < path.steps.size(); ++i)
        if (is_of_values(path.steps[i])) joined.add(proof::cone_of(path, i));
    joined.add(part);
    joined.add(path);
    return proof::cone_of(joined.take(), *joined.place_of(path.goal()));
}

} // namespace

Diagram subfigure(const Diagram& diagram, const Points& points) {
    Diagram part = diagram;
    const auto is_outside = [&](const Given& one) { return !within(one.statement, points); };
    std::erase_if(part.givens, is_outside);
    std::erase_if(part.guarantees, is_outside);
    std::erase_if(part.coincidences, [&](const diagram::Coincidence& one) {
        return !points.contains(one.point) || !points.contains(one.earlier);
    });
    for (std::size_t i = 0; i < part.point_count(); ++i)
        if (!points.contains(PointId(i))) hide(part, PointId(i));
    return part;
}

const Path& Subfigures::within(const Path& path, const Control& control) {
    const auto found = found_.find(path.goal());
    if (found != found_.end()) return found->second;
    Path part = SmallestPart(path, diagram_, bans_, matches_, control).run();
    return found_.emplace(path.goal(), std::move(part)).first->second;
}

Path Subfigures::shortened(Path path, const Control& control) {
    std::set<Statement> looked_at;
    for (std::size_t i = path.steps.size(); i-- > 0 && !control.stopped();) {
        const proof::Step& step = path.steps[i];
        if (!looked_at.insert(step.conclusion).second || step.conclusion.relation() || is_of_values(step)) continue;
        const Path cone = proof::cone_of(path, i);
        if (proof::length(cone) <= direct) continue;
        Path other = with(within(cone, control), path);
        if (proof::length(other) >= proof::length(path)) continue;
        path = std::move(other);
        i = path.steps.size();
    }
    return path;
}

} // namespace porism::reason
