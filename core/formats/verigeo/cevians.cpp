#include "formats/verigeo/cevians.h"

#include "formats/verigeo/names.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <regex>
#include <utility>
#include <vector>

namespace porism::verigeo {
namespace {

using Statements = std::vector<facts::Statement>;

/// The line from a corner to the opposite side.
struct Cevian {
    PointId corner;
    std::array<PointId, 2> side;
};

struct CevianRow {
    std::string_view word;
    std::optional<facts::Statement> (*foot)(const Cevian&, PointId); ///< that a point is the one on the side
    std::vector<scene::Use> (*uses)(const Cevian&);                  ///< that construct it
};

scene::Use cevian_use(std::string_view construction, std::vector<PointId> points) {
    return {*scene::construction_by_name(construction), std::move(points), {}};
}

const std::array cevian_rows{
    CevianRow{"median",
              [](const Cevian& cevian, PointId foot) {
                  return facts::make(facts::Predicate::midp, std::array{foot, cevian.side[0], cevian.side[1]});
              },
              [](const Cevian& cevian) {
                  return std::vector{cevian_use("midpoint", {cevian.side[0], cevian.side[1]})};
              }},
    CevianRow{"bisector",
              [](const Cevian& cevian, PointId foot) {
                  const PointId from = cevian.corner;
                  return facts::make(facts::Predicate::eqangle,
                                     std::array{from, cevian.side[0], from, foot, from, foot, from, cevian.side[1]});
              },
              [](const Cevian& cevian) {
                  return std::vector{cevian_use("angle_bisector", {cevian.side[0], cevian.corner, cevian.side[1]}),
                                     cevian_use("on_line", {cevian.side[0], cevian.side[1]})};
              }},
};

Statements all_said(const scene::Scene& scene) {
    Statements out;
    for (const scene::Action& action : scene.actions())
        std::ranges::move(scene::said_by(action, &scene::Construction::gives), std::back_inserter(out));
    return out;
}

/// The points of the scene besides the corners of which one of these is said.
template<class... What>
std::vector<PointId> points_said(const Cevian& cevian, const scene::Scene& scene, const What&... what) {
    const Statements said = all_said(scene);
    const auto is_said = [&](const std::optional<facts::Statement>& one) {
        return one && std::ranges::find(said, *one) != said.end();
    };
    const std::array corners{cevian.corner, cevian.side[0], cevian.side[1]};
    std::vector<PointId> out;
    for (std::size_t i = 0; i < scene.point_count(); ++i) {
        const PointId point(i);
        if (std::ranges::find(corners, point) == corners.end() && (is_said(what(point)) || ...)) out.push_back(point);
    }
    return out;
}

std::optional<PointId> foot_of(const Cevian& cevian, const CevianRow& row, scene::Scene& scene) {
    const auto& [one, other] = cevian.side;
    const auto on_side = points_said(
        cevian, scene,
        [&](PointId point) {
            return facts::make(facts::Predicate::coll, std::array{point, one, other});
        },
        [&](PointId point) {
            return facts::make(facts::Predicate::midp, std::array{point, one, other});
        });
    for (const PointId foot : points_said(cevian, scene, [&](PointId point) { return row.foot(cevian, point); }))
        if (std::ranges::find(on_side, foot) != on_side.end()) return foot;
    if (!on_side.empty()) return std::nullopt;
    scene::Action added{{}, row.uses(cevian)};
    const std::string name = scene::fresh_name(scene);
    if (!scene.append(std::move(added), std::array{name})) return std::nullopt;
    return scene.find(name);
}

std::optional<PointId> point_called(const std::string& name, std::span<const std::string> names) {
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? std::nullopt
                                : std::optional(PointId(static_cast<std::size_t>(found - names.begin())));
}

/// The side that is told, or that of the one triangle that there is.
std::optional<Cevian> cevian_of(const std::string& corner, const std::string& side,
                                std::span<const std::string> names) {
    std::vector<std::string> ends = names_in(side);
    if (side.empty() && names.size() == 3) std::ranges::remove_copy(names, std::back_inserter(ends), corner);
    if (ends.size() != 2) return std::nullopt;
    const auto from = point_called(corner, names), one = point_called(ends[0], names),
               other = point_called(ends[1], names);
    if (!from || !one || !other || from == one || from == other || one == other) return std::nullopt;
    return Cevian{*from, {*one, *other}};
}

} // namespace

bool add_cevian(std::string_view text, std::span<const std::string> names, scene::SceneAndGoals& into) {
    constexpr std::size_t longest = 200; // bytes; forms are matched by recursion
    static const std::regex form("(?:the )?(?:length of (?:the )?)?(median|(?:angle |internal )*bisector) (?:from |of "
                                 "(?:the )?(?:∠|angle ))([A-Z][0-9']*)(?: to (?:the side )?([A-Z][0-9'A-Z]*))?");
    const std::string whole(text.substr(0, longest));
    std::smatch match;
    if (text.size() > longest || !std::regex_match(whole, match, form)) return false;
    const std::string word = match[1].str();
    const auto row = std::ranges::find_if(cevian_rows, [&](const CevianRow& one) { return word.ends_with(one.word); });
    const auto cevian = cevian_of(match[2].str(), match[3].str(), names);
    scene::Scene scene = into.scene;
    const auto foot = cevian ? foot_of(*cevian, *row, scene) : std::nullopt;
    const auto length =
        foot ? facts::Quantity::of(facts::QuantityKind::length, std::array{cevian->corner, *foot}) : std::nullopt;
    if (!length) return false;
    into.scene = std::move(scene);
    into.questions.push_back(scene::question_for(*length));
    return true;
}

} // namespace porism::verigeo
