#include "formats/jgex/constructed.h"

#include "formats/jgex/on_sides.h"
#include "scene/catalogue.h"
#include "scene/constructing.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <set>

namespace porism::jgex {
namespace {

using facts::Statement;

/// Whether a point stands free where it is placed: alone, or as an end of a segment.
bool is_free(const scene::Action& action) {
    if (action.uses.size() != 1) return false;
    const std::string& name = scene::construction(action.uses.front().construction).name;
    const bool given = std::ranges::any_of(action.at, [](const auto& at) { return at && at->given; });
    return !given && (name == "free" || name == "segment");
}

bool is_locus(const scene::Use& use) {
    return scene::construction(use.construction).places == scene::Places::locus;
}

/// What is stated of one point in terms of those before it.
struct Stated {
    std::vector<std::size_t> actions;
    std::vector<Statement> statements;
};

/// By point: of free points alone.
std::vector<Stated> stated_of(const scene::Scene& scene) {
    std::vector<Stated> of(scene.point_count());
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        const scene::Action& action = scene.actions()[i];
        if (!action.states || facts::row(action.states->predicate()).order) continue;
        if (action.states->points().empty()) continue;
        const PointId last = std::ranges::max(action.states->points());
        if (!is_free(scene.actions()[scene.action_of(last)])) continue;
        of[last.index()].actions.push_back(i);
        of[last.index()].statements.push_back(plain(*action.states));
    }
    return of;
}

/// The uses that a free point is put to, and which of its statements they give.
struct Placed {
    std::vector<scene::Use> uses;
    std::set<std::size_t> given;
};

/// Nothing where a statement stays.
std::optional<std::vector<scene::Use>> uses_for(PointId point, const Stated& stated) {
    Placed all;
    for (std::size_t i = 0; i < stated.statements.size(); ++i) {
        if (all.given.contains(i)) continue;
        if (all.uses.size() == 2) return std::nullopt;
        auto next = scene::constructing(point, stated.statements, i);
        if (!next) return std::nullopt;
        all.uses.push_back(std::move(next->use));
        all.given.insert(next->given.begin(), next->given.end());
    }
    if (all.uses.size() == 1 || std::ranges::all_of(all.uses, is_locus)) return std::move(all.uses);
    return std::nullopt;
}

/// Whether these are circles about the two points: their common points lie alike on both sides of the line of these.
bool are_circles_about(const std::vector<scene::Use>& uses, std::span<const PointId> points) {
    return uses.size() == 2 && points.size() == 2 && std::ranges::all_of(uses, [&](const scene::Use& use) {
               const auto centre = scene::centre_of(use);
               return centre && std::ranges::find(points, *centre) != points.end();
           });
}

class Maker {
public:
    explicit Maker(const scene::Scene& scene) : scene_(scene), uses_(scene.point_count()) {
        const auto stated = stated_of(scene);
        for (std::size_t i = 0; i < stated.size(); ++i) {
            if (stated[i].statements.empty()) continue;
            uses_[i] = uses_for(PointId(i), stated[i]);
            if (uses_[i]) said_.insert(stated[i].actions.begin(), stated[i].actions.end());
        }
        for (std::size_t i = 0; i < scene.actions().size(); ++i) find_triangle(i);
    }

    Constructed make() && {
        for (std::size_t i = 0; i < scene_.actions().size(); ++i) {
            const scene::Action& action = scene_.actions()[i];
            if (said_.contains(i) || is_guaranteed(action) || is_general(action)) continue;
            if (!action.outputs.empty() && triangles_.contains(action.outputs.front())) {
                append_triangle(i);
                continue;
            }
            const bool changed =
                std::ranges::any_of(action.outputs, [&](PointId point) { return uses_[point.index()].has_value(); });
            if (!changed)
                append(action, i, scene_.names_of(i));
            else
                append_each(action, i);
        }
        return std::move(out_);
    }

private:
    /// Three points that stand free one after the other, and are stated not to be on one line.
    void find_triangle(std::size_t stating) {
        const auto& statement = scene_.actions()[stating].states;
        if (!statement || statement->predicate() != facts::Predicate::ncoll) return;
        std::array<PointId, 3> corners;
        std::ranges::copy(statement->points(), corners.begin());
        std::ranges::sort(corners);
        for (std::size_t k = 0; k < corners.size(); ++k) {
            const std::size_t placing = scene_.action_of(corners[k]);
            const bool alone = scene_.actions()[placing].outputs.size() == 1 && is_free(scene_.actions()[placing]);
            if (corners[k].index() != corners[0].index() + k || !alone || uses_[corners[k].index()] ||
                in_triangle_.contains(placing))
                return;
        }
        triangles_.insert(corners[0]);
        said_.insert(stating);
        for (const PointId corner : corners) in_triangle_.insert(scene_.action_of(corner));
        for (const std::size_t k : {1U, 2U}) said_.insert(scene_.action_of(corners[k]));
    }

    void append_triangle(std::size_t first) {
        const PointId corner = scene_.actions()[first].outputs.front();
        scene::Action triangle;
        triangle.uses = {{*scene::construction_by_name("triangle"), {}, {}}};
        bool drawn = false;
        for (std::size_t k = 0; k < 3; ++k) {
            const PointId point(corner.index() + k);
            const scene::Action& one = scene_.actions()[scene_.action_of(point)];
            triangle.outputs.push_back(point);
            triangle.at.push_back(one.at.empty() ? std::nullopt : one.at.front());
            triangle.auxiliary = triangle.auxiliary || one.auxiliary;
            drawn = drawn || triangle.at.back();
        }
        if (!drawn) triangle.at.clear();
        append(std::move(triangle), first, scene_.names().subspan(corner.index(), 3));
    }

    void append(scene::Action action, std::size_t origin, std::span<const std::string> names) {
        const bool places = !action.outputs.empty();
        const auto done = out_.scene.append(std::move(action), places ? names : std::span<const std::string>());
        assert(done);
        (void)done;
        out_.origins.push_back(origin);
        const scene::Action& last = out_.scene.actions().back();
        for (Statement& one : scene::said_by(last, &scene::Construction::guarantees)) known_.insert(std::move(one));
    }

    /// The points of a free action one by one, each by its own construction.
    void append_each(const scene::Action& action, std::size_t origin) {
        for (std::size_t k = 0; k < action.outputs.size(); ++k) {
            scene::Action one;
            one.uses = uses_[action.outputs[k].index()].value_or(
                std::vector{scene::Use{*scene::construction_by_name("free"), {}, {}}});
            one.outputs = {action.outputs[k]};
            one.auxiliary = action.auxiliary;
            if (!action.at.empty() && action.at[k]) one.at = {action.at[k]};
            append(std::move(one), origin, scene_.names_of(origin).subspan(k, 1));
        }
    }

    bool is_guaranteed(const scene::Action& action) const {
        return action.states && facts::row(action.states->predicate()).order && known_.contains(*action.states);
    }

    /// That points are on no line holds in general where the last of them is free or on one locus, and where it is
    /// common to circles about the others.
    bool is_general(const scene::Action& action) const {
        if (!action.states || action.states->predicate() != facts::Predicate::ncoll) return false;
        std::vector<PointId> points(action.states->points().begin(), action.states->points().end());
        std::ranges::sort(points);
        const PointId last = points.back();
        points.pop_back();
        const scene::Action& placing = scene_.actions()[scene_.action_of(last)];
        if (!uses_[last.index()]) return placing.outputs.size() == 1 && is_free(placing);
        const auto& uses = *uses_[last.index()];
        return (uses.size() == 1 && is_locus(uses.front())) || are_circles_about(uses, points);
    }

    const scene::Scene& scene_;
    std::vector<std::optional<std::vector<scene::Use>>> uses_; ///< by point, of those that are constructed otherwise
    std::set<std::size_t> said_;                               ///< actions that these say
    std::set<PointId> triangles_;                              ///< the first corners of points that become triangles
    std::set<std::size_t> in_triangle_;                        ///< the actions that placed these
    std::set<Statement> known_;
    Constructed out_;
};

} // namespace

Constructed constructed(const scene::Scene& scene) {
    const Constructed sides = on_sides(scene);
    Constructed out = Maker(sides.scene).make();
    for (std::size_t& origin : out.origins) origin = sides.origins[origin];
    return out;
}

} // namespace porism::jgex
