#include "formats/jgex/constructed.h"

#include "formats/jgex/on_sides.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <set>

namespace porism::jgex {
namespace {

using facts::Statement;

/// What a free point may become, the first that fits; those of which several equations are stated before the others.
/// These equations determine the points, or what freedom they have.
constexpr std::array<std::string_view, 18> rows = {
    "midpoint",      "mirror",          "foot",       "circumcenter", "reflect",  "orthocenter",
    "parallelogram", "intersection_ll", "on_line",    "on_circle",    "on_tline", "on_pline",
    "on_bline",      "on_dia",          "eqdistance", "lconst",       "rconst",   "rconst2"};
/// Two of these have one common point.
constexpr std::array<std::string_view, 4> lines = {"on_line", "on_tline", "on_pline", "on_bline"};

bool is_line(const scene::Use& use) {
    return std::ranges::find(lines, scene::construction(use.construction).name) != lines.end();
}

/// Whether a point stands free where it is placed: alone, or as an end of a segment.
bool is_free(const scene::Action& action) {
    if (action.uses.size() != 1) return false;
    const std::string& name = scene::construction(action.uses.front().construction).name;
    const bool given = std::ranges::any_of(action.at, [](const auto& at) { return at && at->given; });
    return !given && (name == "free" || name == "segment");
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

/// All lists of points, with repetitions, in the order of the points.
class Choices {
public:
    Choices(std::span<const PointId> points, std::size_t count) : points_(points), at_(count) {}
    std::vector<PointId> chosen() const {
        std::vector<PointId> out;
        for (const std::size_t i : at_) out.push_back(points_[i]);
        return out;
    }
    bool next() {
        for (std::size_t i = at_.size(); i-- > 0;) {
            if (++at_[i] < points_.size()) return true;
            at_[i] = 0;
        }
        return false;
    }

private:
    std::span<const PointId> points_;
    std::vector<std::size_t> at_;
};

bool can_be_meant(const std::vector<facts::Pattern>& patterns, std::span<const PointId> binding) {
    return std::ranges::all_of(patterns,
                               [&](const facts::Pattern& one) { return facts::instantiate(one, binding).has_value(); });
}

/// Which of the statements a use gives; nothing where it gives others, or is none of these points.
std::optional<std::set<std::size_t>> given_by(const scene::Construction& row, PointId point, const scene::Use& use,
                                              std::span<const Statement> statements) {
    std::set<std::size_t> found;
    std::vector<PointId> binding{point};
    binding.insert(binding.end(), use.points.begin(), use.points.end());
    if (!can_be_meant(row.needs, binding) || !can_be_meant(row.required, binding)) return std::nullopt;
    for (const facts::Pattern& pattern : row.gives) {
        const auto given = facts::instantiate(pattern, binding, scene::constants_of(use));
        const auto at = given ? std::ranges::find(statements, *given) : statements.end();
        if (at == statements.end()) return std::nullopt;
        found.insert(static_cast<std::size_t>(at - statements.begin()));
    }
    return found;
}

/// The points of a statement before the one that is placed.
std::vector<PointId> others_of(const Statement& statement, PointId point) {
    std::vector<PointId> others(statement.points().begin(), statement.points().end());
    std::ranges::sort(others);
    others.erase(std::unique(others.begin(), others.end()), others.end());
    std::erase(others, point);
    return others;
}

/// The row with the points of the statement in its slots, if it gives that one and others of the list.
std::optional<Placed> placed_by(ConstructionId id, PointId point, const Statement& first,
                                std::span<const Statement> statements) {
    constexpr std::size_t most_points = 5;
    const scene::Construction& row = scene::construction(id);
    if (std::ranges::none_of(row.gives, [&](const auto& one) { return one.predicate == first.predicate(); }))
        return std::nullopt;
    if (row.gives.size() > statements.size() || (first.constant().has_value() != (scene::number_input_count(row) > 0)))
        return std::nullopt;
    std::set<PointId> all;
    for (const Statement& one : statements)
        for (const PointId other : others_of(one, point)) all.insert(other);
    const std::vector<PointId> others =
        row.gives.size() > 1 ? std::vector(all.begin(), all.end()) : others_of(first, point);
    if (others.empty() || others.size() > most_points) return std::nullopt;
    Choices choices(others, scene::point_input_count(row));
    do {
        scene::Use use{id, choices.chosen(), {}};
        if (first.constant()) use.values.emplace_back(*first.constant());
        const auto given = given_by(row, point, use, statements);
        if (given && std::ranges::any_of(*given, [&](std::size_t i) { return statements[i] == first; }))
            return Placed{{std::move(use)}, *given};
    } while (choices.next());
    return std::nullopt;
}

/// The first row that fits what is stated of a point from the `from`th statement on.
std::optional<Placed> placed(PointId point, std::span<const Statement> statements, std::size_t from) {
    for (const std::string_view name : rows)
        if (auto found = placed_by(*scene::construction_by_name(name), point, statements[from], statements))
            return found;
    return std::nullopt;
}

/// Nothing where a statement stays.
std::optional<std::vector<scene::Use>> uses_for(PointId point, const Stated& stated) {
    Placed all;
    for (std::size_t i = 0; i < stated.statements.size(); ++i) {
        if (all.given.contains(i)) continue;
        if (all.uses.size() == 2) return std::nullopt;
        const auto next = placed(point, stated.statements, i);
        if (!next) return std::nullopt;
        all.uses.push_back(next->uses.front());
        all.given.insert(next->given.begin(), next->given.end());
    }
    const bool meets = all.uses.size() == 2 && std::ranges::all_of(all.uses, is_line);
    if (all.uses.size() == 1 || meets) return std::move(all.uses);
    return std::nullopt;
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
            if (said_.contains(i) || is_guaranteed(action)) continue;
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
