#include "scene/constructing.h"

#include "scene/catalogue.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace porism::scene {
namespace {

using facts::Statement;

/// What a free point may become, the first that fits; those of which several equations are stated before the others.
/// These equations determine the points, or what freedom they have.
constexpr std::array<std::string_view, 20> rows = {
    "midpoint",        "mirror",     "foot",      "circumcenter", "reflect",  "orthocenter", "parallelogram",
    "intersection_ll", "on_line",    "on_circle", "on_tline",     "on_pline", "on_bline",    "on_dia",
    "on_circum",       "eqdistance", "lconst",    "rconst",       "rconst2",  "on_radical"};
/// The same where order may be said besides.
constexpr std::array<std::string_view, 1> rows_of_order = {"angle_bisector"};
/// Two of these have one common point.
constexpr std::array<std::string_view, 6> lines = {"on_line",  "on_tline",       "on_pline",
                                                   "on_bline", "angle_bisector", "on_radical"};

/// Circles, and which of their points is the centre.
struct Circle {
    std::string_view row;
    std::size_t centre;
};
constexpr std::array circles = {Circle{"on_circle", 0}, Circle{"eqdistance", 0}, Circle{"lconst", 0},
                                Circle{"rconst", 2}};

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
std::optional<std::set<std::size_t>> given_by(const Construction& row, PointId point, const Use& use,
                                              std::span<const Statement> statements) {
    std::set<std::size_t> found;
    std::vector<PointId> binding{point};
    binding.insert(binding.end(), use.points.begin(), use.points.end());
    if (!can_be_meant(row.needs, binding) || !can_be_meant(row.required, binding)) return std::nullopt;
    for (const facts::Pattern& pattern : row.gives) {
        const auto given = facts::instantiate(pattern, binding, constants_of(use));
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
std::optional<Constructing> placed_by(ConstructionId id, PointId point, const Statement& first,
                                      std::span<const Statement> statements) {
    constexpr std::size_t most_points = 5;
    const Construction& row = construction(id);
    if (std::ranges::none_of(row.gives, [&](const auto& one) { return one.predicate == first.predicate(); }))
        return std::nullopt;
    if (row.gives.size() > statements.size() || (first.constant().has_value() != (number_input_count(row) > 0)))
        return std::nullopt;
    std::set<PointId> all;
    for (const Statement& one : statements)
        for (const PointId other : others_of(one, point)) all.insert(other);
    const std::vector<PointId> others =
        row.gives.size() > 1 ? std::vector(all.begin(), all.end()) : others_of(first, point);
    if (others.empty() || others.size() > most_points) return std::nullopt;
    Choices choices(others, point_input_count(row));
    do {
        Use use{id, choices.chosen(), {}};
        if (first.constant()) use.values.emplace_back(*first.constant());
        const auto given = given_by(row, point, use, statements);
        if (given && std::ranges::any_of(*given, [&](std::size_t i) { return statements[i] == first; }))
            return Constructing{std::move(use), *given};
    } while (choices.next());
    return std::nullopt;
}

} // namespace

bool is_line(const Use& use) {
    return std::ranges::find(lines, construction(use.construction).name) != lines.end();
}

std::optional<PointId> centre_of(const Use& use) {
    const auto row = std::ranges::find(circles, construction(use.construction).name, &Circle::row);
    return row == circles.end() ? std::nullopt : std::optional(use.points[row->centre]);
}

std::optional<Constructing> constructing(PointId point, std::span<const Statement> statements, std::size_t which,
                                         Besides besides) {
    for (const std::string_view name : rows)
        if (auto found = placed_by(*construction_by_name(name), point, statements[which], statements)) return found;
    if (besides == Besides::nothing) return std::nullopt;
    for (const std::string_view name : rows_of_order)
        if (auto found = placed_by(*construction_by_name(name), point, statements[which], statements)) return found;
    return std::nullopt;
}

} // namespace porism::scene
