#include "formats/verigeo/helps.h"

#include "formats/verigeo/lines.h"
#include "formats/verigeo/names.h"
#include "scene/catalogue.h"
#include "scene/constructing.h"
#include "scene/meetings.h"
#include "scene/places.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>
#include <set>
#include <utility>

namespace porism::verigeo {
namespace {

using facts::Statement;
using scene::Use;

/// On which line or circle the point is put when it is added.
std::optional<std::string> put_on(const Action& point, const Figure& figure) {
    if (point.row->type == "OnSegment") {
        const auto ends = points_of_id(point.args[1]);
        return fmt::format("coll {} {} {}", point.args[0], ends[0], ends[1]);
    }
    const auto circle = point.args.size() < 2 ? figure.circles.end() : figure.circles.find(point.args[1]);
    if (circle == figure.circles.end()) return std::nullopt;
    return on_circle(circle->second, point.args[0]);
}

std::vector<std::string> with(std::span<const std::string> names, const std::string& name) {
    std::vector<std::string> out(names.begin(), names.end());
    out.push_back(name);
    return out;
}

bool mentions(const Action& action, const std::string& name) {
    return std::ranges::any_of(action.args,
                               [&](const std::string& one) { return one.find(name) != std::string::npos; });
}

/// Those about these points and no others.
std::vector<Statement> statements_of(const Action& edge, const Figure& figure, std::span<const std::string> names) {
    auto meaning = meaning_of(edge, figure, names);
    return meaning && meaning->helps.empty() ? std::move(meaning->statements) : std::vector<Statement>();
}

bool is_locus(const Use& use) {
    return scene::construction(use.construction).places == scene::Places::locus;
}

/// Along the line through two points, across it, or within an angle.
enum class Way : std::uint8_t { along, across, within };
struct Direction {
    std::set<PointId> points;
    Way way = Way::along;
    friend bool operator==(const Direction&, const Direction&) = default;
};

/// By the points of a locus that is a line the last two are those of its direction; of a bisector the vertex.
Direction direction_of(const Use& line) {
    constexpr std::array ways = {std::pair{std::string_view("on_tline"), Way::across},
                                 std::pair{std::string_view("on_bline"), Way::across},
                                 std::pair{std::string_view("angle_bisector"), Way::within}};
    const std::string_view name = scene::construction(line.construction).name;
    const auto row = std::ranges::find(ways, name, [](const auto& one) { return one.first; });
    const Way way = row == ways.end() ? Way::along : row->second;
    if (way == Way::within) return {{line.points[1]}, way};
    const std::span pair = std::span(line.points).last(2);
    return {{pair.begin(), pair.end()}, way};
}

/// Circles about one point are one, or have no common point: the second is a claim alone.
bool is_concentric(const Use& circle, const std::vector<Use>& others) {
    const auto centre = scene::centre_of(circle);
    return centre && std::ranges::any_of(others, [&](const Use& other) { return scene::centre_of(other) == centre; });
}

/// Two names of one line, or lines of one direction.
bool are_alike(const Use& one, const Use& other, const scene::Scene& scene) {
    const Direction first = direction_of(one), second = direction_of(other);
    if (first == second || first.way != Way::along || second.way != Way::along) return first == second;
    std::vector<PointId> points(first.points.begin(), first.points.end());
    points.insert(points.end(), second.points.begin(), second.points.end());
    return known_on_one_line(scene, points);
}

/// Where lines meet that are one.
bool meets_itself(const Use& use, const scene::Scene& scene) {
    return scene::construction(use.construction).name == "intersection_ll" && known_on_one_line(scene, use.points);
}

/// Two loci with one common point, or one that is not known already.
std::optional<std::vector<Use>> meeting(const Use& one, const Use& other, const scene::Scene& scene) {
    if (scene::is_line(one) && scene::is_line(other)) {
        if (are_alike(one, other, scene)) return std::nullopt;
        return std::vector{one, other};
    }
    const scene::Action met{{PointId(scene.point_count())}, {one, other}};
    auto second = scene::second_intersection(met, scene::KnownCircles(scene.actions()));
    if (!second) return std::nullopt;
    return std::move(second->uses);
}

/// A parallel may be a line that is told otherwise as well.
std::size_t count_parallels(const Use& one, const Use& other) {
    const auto is_parallel = [](const Use& use) { return scene::construction(use.construction).name == "on_pline"; };
    return (is_parallel(one) ? 1U : 0U) + (is_parallel(other) ? 1U : 0U);
}

/// The uses that make the point one, with as few parallels as can be; nothing where they do not.
std::optional<std::vector<Use>> one_point_of(const std::vector<Use>& uses, const scene::Scene& scene) {
    for (const Use& use : uses)
        if (!is_locus(use)) return std::vector{use};
    std::optional<std::vector<Use>> best;
    std::size_t fewest = 0;
    for (std::size_t i = 0; i < uses.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const std::size_t parallels = count_parallels(uses[i], uses[j]);
            if (best && parallels >= fewest) continue;
            if (auto one = meeting(uses[j], uses[i], scene)) {
                best = std::move(one);
                fewest = parallels;
            }
        }
    return best;
}

} // namespace

void Helps::hold(const SolverAction& edge) {
    edges_.push_back(edge);
    told_.push_back(edge);
}

Helps::Placing Helps::placing_of(const SolverAction& point, const Figure& figure, const scene::Scene& scene,
                                 std::span<const std::string> names) const {
    const std::string& name = point.action.args[0];
    const auto among = with(names, name);
    Placing out;
    std::vector<Statement> said;
    if (const auto put = put_on(point.action, figure)) said = facts::parse_goal(*put, among).value_or(said);
    for (const SolverAction& edge : told_) {
        if (!mentions(edge.action, name)) continue;
        const auto more = statements_of(edge.action, figure, among);
        out.says_all = out.says_all && !more.empty();
        said.insert(said.end(), more.begin(), more.end());
    }
    std::set<std::size_t> given;
    for (std::size_t i = 0; i < said.size(); ++i) {
        if (given.contains(i) || std::ranges::find(said, said[i]) != said.begin() + static_cast<std::ptrdiff_t>(i))
            continue;
        auto next = scene::constructing(PointId(names.size()), said, i, scene::Besides::order);
        if (next && meets_itself(next->use, scene)) {
            next = scene::constructing(PointId(names.size()), std::span(said).subspan(i, 1), 0, scene::Besides::order);
            if (next) next->given = {i};
        }
        if (!next) out.says_all = false;
        if (!next) continue;
        if (!is_concentric(next->use, out.uses)) out.uses.push_back(std::move(next->use));
        given.insert(next->given.begin(), next->given.end());
    }
    if (auto one = one_point_of(out.uses, scene)) {
        out.uses = *std::move(one);
        out.determined = true;
    }
    return out;
}

template<class Wanted>
std::optional<Help> Helps::take(const Figure& figure, const scene::Scene& scene, std::span<const std::string> names,
                                Wanted&& wanted) {
    for (auto point = points_.begin(); point != points_.end(); ++point) {
        Placing placing = placing_of(*point, figure, scene, names);
        if (!wanted(placing)) continue;
        Help out{std::move(*point), std::move(placing.uses), placing.determined};
        points_.erase(point);
        return out;
    }
    return std::nullopt;
}

std::optional<Help> Helps::determined(const Figure& figure, const scene::Scene& scene,
                                      std::span<const std::string> names) {
    return take(figure, scene, names, [](const Placing& one) { return one.determined; });
}

std::optional<Help> Helps::left_open(const Figure& figure, const scene::Scene& scene,
                                     std::span<const std::string> names) {
    return take(figure, scene, names, [](const Placing& one) { return one.uses.size() < 2 && one.says_all; });
}

std::vector<SolverAction> Helps::said(const Figure& figure, std::span<const std::string> names) {
    const auto waits = [&](const SolverAction& edge) {
        const auto meaning = meaning_of(edge.action, figure, names);
        return meaning && meaning->of_others;
    };
    const auto rest = std::stable_partition(edges_.begin(), edges_.end(), waits);
    std::vector<SolverAction> out(std::make_move_iterator(rest), std::make_move_iterator(edges_.end()));
    edges_.erase(rest, edges_.end());
    return out;
}

} // namespace porism::verigeo
