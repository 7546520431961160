#include "formats/jgex/constructed.h"

#include "base/text.h"
#include "formats/jgex/at_base.h"
#include "formats/jgex/elimination.h"
#include "formats/jgex/on_sides.h"
#include "scene/catalogue.h"
#include "scene/constructing.h"
#include "scene/needed.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <map>
#include <optional>

namespace porism::jgex {
namespace {

using facts::Statement;
using Coordinates = std::optional<scene::Coordinates>;

bool is_locus(const scene::Use& use) {
    return scene::construction(use.construction).places == scene::Places::locus;
}

/// Whether these are circles about the two points: their common points lie alike on both sides of the line of these.
bool are_circles_about(const std::vector<scene::Use>& uses, std::span<const PointId> points) {
    return uses.size() == 2 && points.size() == 2 && std::ranges::all_of(uses, [&](const scene::Use& use) {
               const auto centre = scene::centre_of(use);
               return centre && std::ranges::find(points, *centre) != points.end();
           });
}

/// That something is not so, which holds in general.
bool is_inequation(const Statement& statement) {
    constexpr std::array inequations = {facts::Predicate::ncoll, facts::Predicate::npara, facts::Predicate::nperp,
                                        facts::Predicate::ncong, facts::Predicate::ncyclic};
    return std::ranges::find(inequations, statement.predicate()) != inequations.end();
}

/// That a figure is not degenerate, which each text means.
bool is_meant_anyway(const Statement& inequation) {
    return inequation.predicate() == facts::Predicate::ncoll || inequation.predicate() == facts::Predicate::npara;
}

struct Attempt {
    Constructed made;
    std::vector<Told> unsaid; ///< what it still states
};

/// How what is stated is told.
struct Telling {
    facts::Points<double> picture;
    bool at_base; ///< angles of isosceles triangles
};

Stated told(const scene::Scene& scene, const std::set<std::size_t>& opened, const Telling& telling) {
    Stated stated = stated_of(scene, opened, telling.picture);
    return telling.at_base ? told_at_base(std::move(stated), telling.picture) : stated;
}

/// The scene in the order and by the constructions of an elimination.
class Maker {
public:
    Maker(const scene::Scene& scene, const std::set<std::size_t>& opened, const Telling& telling)
        : scene_(scene), opened_(opened), picture_(telling.picture), stated_(told(scene, opened, telling)),
          elimination_(eliminated(scene, stated_)), uses_(scene.point_count()), now_(scene.point_count()) {
        for (const Step& step : elimination_.steps)
            for (const PointId point : step.outputs) uses_[point.index()] = step.uses;
        for (const Told& equation : stated_.equations) known_.learn(equation.statement);
        for (const Statement& order : elimination_.orders) known_.learn(order);
    }

    Attempt make() && {
        for (std::size_t i = 0; i < elimination_.steps.size(); ++i)
            if (!is_placed(elimination_.steps[i])) append_step(i);
        unsaid_ = elimination_.unsaid;
        for (const Told& order : stated_.orders) tell_order(order);
        std::ranges::stable_sort(unsaid_, {}, &Told::origin);
        for (const Told& one : unsaid_) {
            scene::Action stating;
            stating.states = facts::renamed(one.statement, now_);
            append(std::move(stating), one.origin, {});
        }
        out_.points = now_;
        out_.directed = stated_.directed;
        return {std::move(out_), std::move(unsaid_)};
    }

private:
    bool is_placed(const Step& step) const { return placed_.contains(step.outputs.front()); }

    void tell_order(const Told& order) {
        if (known_.holds(order.statement)) return;
        if (holds_in_general(order.statement))
            (is_meant_anyway(order.statement) ? out_.meant : out_.general)
                .push_back({*facts::renamed(order.statement, now_), order.origin});
        else if (!picture_.empty() && facts::seen(order.statement, picture_))
            out_.drawn.push_back({*facts::renamed(order.statement, now_), order.origin});
        else
            unsaid_.push_back(order);
    }

    void append_step(std::size_t i) {
        const Step& step = elimination_.steps[i];
        const Unit& unit = stated_.units[step.unit];
        const scene::Action& action = scene_.actions()[unit.origin];
        if (!step.uses.empty()) return append_placed(step, unit.origin);
        if (begins_triangle(i)) return append_triangle(step.outputs.front());
        if (!opened_.contains(unit.origin) && stays_whole(action)) {
            scene::Action same = action;
            for (scene::Use& use : same.uses)
                for (PointId& point : use.points) point = now_[point.index()];
            return append(std::move(same), unit.origin, action.outputs);
        }
        Step alone = step;
        alone.uses = {{*scene::construction_by_name("free"), {}, {}}};
        append_placed(alone, unit.origin);
    }

    bool stays_whole(const scene::Action& action) const {
        return std::ranges::all_of(action.outputs, [&](PointId point) { return uses_[point.index()].empty(); });
    }

    void append_placed(const Step& step, std::size_t origin) {
        scene::Action placing;
        placing.uses = step.uses;
        for (scene::Use& use : placing.uses)
            for (PointId& point : use.points) point = now_[point.index()];
        take_over(placing, step.outputs);
        append(std::move(placing), origin, step.outputs);
    }

    /// Places and whether they are auxiliary, of the actions that placed these points.
    void take_over(scene::Action& placing, std::span<const PointId> points) const {
        for (const PointId point : points) {
            const scene::Action& before = scene_.actions()[scene_.action_of(point)];
            const auto at = static_cast<std::size_t>(std::ranges::find(before.outputs, point) - before.outputs.begin());
            placing.at.push_back(before.at.empty() ? Coordinates() : before.at[at]);
            placing.auxiliary = placing.auxiliary || before.auxiliary;
        }
    }

    /// Alone, free, and not constructed by anything.
    bool stands_free(PointId point) const {
        const scene::Action& action = scene_.actions()[scene_.action_of(point)];
        return action.outputs.size() == 1 && uses_[point.index()].empty() &&
               !opened_.contains(scene_.action_of(point)) &&
               scene::construction(action.uses.front().construction).name == "free";
    }

    /// Three free points one after the other that are stated not to be on one line.
    bool begins_triangle(std::size_t i) const {
        std::array<PointId, 3> corners;
        for (std::size_t k = 0; k < corners.size(); ++k) {
            if (i + k >= elimination_.steps.size()) return false;
            corners[k] = elimination_.steps[i + k].outputs.front();
            if (!stands_free(corners[k]) || corners[k].index() != corners[0].index() + k) return false;
        }
        const auto flat = facts::make(facts::Predicate::ncoll, corners);
        return std::ranges::any_of(stated_.orders, [&](const Told& order) { return order.statement == *flat; });
    }

    void append_triangle(PointId first) {
        const std::array corners{first, PointId(first.index() + 1), PointId(first.index() + 2)};
        scene::Action triangle;
        triangle.uses = {{*scene::construction_by_name("triangle"), {}, {}}};
        take_over(triangle, corners);
        append(std::move(triangle), scene_.action_of(first), corners);
    }

    void append(scene::Action action, std::size_t origin, std::span<const PointId> points) {
        std::vector<std::string> names;
        for (const PointId point : points) {
            names.push_back(scene_.name(point));
            now_[point.index()] = PointId(out_.scene.point_count() + names.size() - 1);
            placed_.insert(point);
        }
        const auto done = out_.scene.append(std::move(action), names);
        assert(done);
        (void)done;
        out_.origins.push_back(origin);
        std::vector<PointId> before(out_.scene.point_count());
        for (const PointId point : placed_) before[now_[point.index()].index()] = point;
        for (const auto patterns : {&scene::Construction::gives, &scene::Construction::guarantees})
            for (const Statement& one : scene::said_by(out_.scene.actions().back(), patterns))
                if (!out_.scene.actions().back().states) known_.learn(*facts::renamed(one, before));
        for (const Statement& one : scene::needed_by(out_.scene.actions().back()))
            known_.learn(*facts::renamed(one, before));
    }

    /// What is not so in general, where the last of the points is free or on one locus, and where it is common to
    /// circles about the others.
    bool holds_in_general(const Statement& statement) const {
        if (!is_inequation(statement)) return false;
        std::vector<PointId> points(statement.points().begin(), statement.points().end());
        std::ranges::sort(points, {}, [&](PointId point) { return now_[point.index()]; });
        points.erase(std::unique(points.begin(), points.end()), points.end());
        const PointId last = points.back();
        points.pop_back();
        const auto& uses = uses_[last.index()];
        if (!uses.empty()) return (uses.size() == 1 && is_locus(uses.front())) || are_circles_about(uses, points);
        const scene::Action& placing = scene_.actions()[scene_.action_of(last)];
        return opened_.contains(scene_.action_of(last)) || (placing.outputs.size() == 1 && stands_free(last));
    }

    const scene::Scene& scene_;
    const std::set<std::size_t>& opened_;
    const facts::Points<double> picture_;
    const Stated stated_;
    const Elimination elimination_;
    std::vector<std::vector<scene::Use>> uses_; ///< by point, of those that are constructed otherwise
    std::vector<PointId> now_;                  ///< by point
    std::set<PointId> placed_;
    KnownOrders known_;
    std::vector<Told> unsaid_;
    Constructed out_;
};

/// The last action that places a point of something unsaid and can be opened.
std::optional<std::size_t> to_open(const scene::Scene& scene, const std::vector<Told>& unsaid,
                                   const std::set<std::size_t>& opened) {
    std::optional<std::size_t> last;
    for (const Told& one : unsaid)
        for (const PointId point : one.statement.points()) {
            const std::size_t action = scene.action_of(point);
            if (!opened.contains(action) && can_be_opened(scene.actions()[action]) && (!last || action > *last))
                last = action;
        }
    return last;
}

/// With as few figures opened as it takes, or as it takes to leave the least stated.
Attempt with_opened(const scene::Scene& scene, const Telling& telling) {
    constexpr std::size_t most_opened = 16;
    std::set<std::size_t> opened;
    Attempt best = Maker(scene, opened, telling).make();
    std::vector<Told> unsaid = best.unsaid;
    while (!unsaid.empty() && opened.size() < most_opened) {
        const auto next = to_open(scene, unsaid, opened);
        if (!next) break;
        opened.insert(*next);
        Attempt more = Maker(scene, opened, telling).make();
        unsaid = more.unsaid;
        if (unsaid.size() < best.unsaid.size()) best = std::move(more);
    }
    return best;
}

/// With angles told where they are stated, or at the base if less stays stated then.
Constructed with_angles(const scene::Scene& scene, facts::Points<double> picture) {
    Attempt best = with_opened(scene, {picture, false});
    if (best.unsaid.empty() || picture.empty()) return std::move(best.made);
    Attempt other = with_opened(scene, {picture, true});
    return std::move(other.unsaid.size() < best.unsaid.size() ? other.made : best.made);
}

} // namespace

scene::Goals Constructed::renamed(const scene::Goals& goals) const {
    scene::Goals out;
    for (const Statement& goal : goals) out.push_back(*facts::renamed(goal, points));
    return out;
}

scene::Questions Constructed::renamed(const scene::Questions& questions) const {
    scene::Questions out = questions;
    for (scene::Question& question : out) {
        for (scene::Term& term : question.terms)
            for (PointId& point : term.points) point = points[point.index()];
        if (!question.quantity || question.quantity->points().empty()) continue;
        std::vector<PointId> now;
        for (const PointId point : question.quantity->points()) now.push_back(points[point.index()]);
        question.quantity = facts::Quantity::of(question.quantity->kind(), now);
    }
    return out;
}

Error not_said(const scene::Scene& scene, const Constructed& made, std::size_t action) {
    const std::size_t origin = made.origins[action];
    const auto& whole = scene.actions()[origin].states;
    return {ErrorKind::bad_input,
            "not_in_jgex",
            "JGEX text has no clause for " +
                in_quotes(whole ? facts::to_string(*whole, scene.names())
                                : facts::to_string(*made.scene.actions()[action].states, made.scene.names())),
            "it has constructions alone: construct the points so that this holds",
            std::nullopt,
            "/actions/" + std::to_string(origin)};
}

Status check_said(const scene::Scene& scene, const Constructed& made) {
    const auto actions = made.scene.actions();
    const auto stated = std::ranges::find_if(actions, [](const auto& action) { return action.states.has_value(); });
    if (stated == actions.end()) return {};
    return fail(not_said(scene, made, static_cast<std::size_t>(stated - actions.begin())));
}

Constructed constructed(const scene::Scene& scene, facts::Points<double> picture) {
    const Constructed sides = on_sides(scene);
    Constructed out = with_angles(sides.scene, picture);
    for (std::size_t& origin : out.origins) origin = sides.origins[origin];
    for (auto* const orders : {&out.drawn, &out.general})
        for (UntoldOrder& order : *orders) order.origin = sides.origins[order.origin];
    return out;
}

} // namespace porism::jgex
