#include "formats/verigeo/concurrent.h"

#include "base/text.h"
#include "formats/verigeo/goal_words.h"
#include "formats/verigeo/names.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

namespace porism::verigeo {
namespace {

using PointIds = std::vector<PointId>;

/// A point that is constructed or said to lie on both lines.
std::optional<PointId> known_meet(const PointIds& lines, const scene::Scene& scene) {
    std::vector<facts::Statement> said;
    for (const scene::Action& action : scene.actions())
        std::ranges::move(scene::said_by(action, &scene::Construction::gives), std::back_inserter(said));
    const auto lies_on = [&](PointId point, PointId a, PointId b) {
        const auto line = facts::make(facts::Predicate::coll, std::array{point, a, b});
        return line && std::ranges::find(said, *line) != said.end();
    };
    for (std::size_t i = 0; i < scene.point_count(); ++i)
        if (lies_on(PointId(i), lines[0], lines[1]) && lies_on(PointId(i), lines[2], lines[3])) return PointId(i);
    return std::nullopt;
}

/// The common point of two lines, which the scene gets where it has none.
std::optional<PointId> meet_of(const PointIds& lines, scene::Scene& scene) {
    if (const auto known = known_meet(lines, scene)) return known;
    const auto on_line = scene::construction_by_name("on_line");
    if (!on_line) return std::nullopt;
    scene::Action meeting;
    meeting.uses = {{*on_line, {lines[0], lines[1]}, {}}, {*on_line, {lines[2], lines[3]}, {}}};
    const std::string name = scene::fresh_name(scene);
    if (!scene.append(std::move(meeting), std::array{name})) return std::nullopt;
    return scene.find(name);
}

/// "AD, BE and CF": three lines that are concurrent, by six points.
std::optional<PointIds> three_lines_in(std::string_view text, std::span<const std::string> names) {
    if (!text.ends_with(" are concurrent") && !text.ends_with(" concur")) return std::nullopt;
    text = text.substr(0, text.rfind(text.ends_with(" concur") ? " concur" : " are concurrent"));
    take_beginning(text, {"the lines ", "lines ", "the segments ", "segments "});
    PointIds out;
    std::string plain(text);
    for (const std::string_view joining : {", and ", " and "})
        if (const std::size_t at = plain.find(joining); at != std::string::npos) plain.replace(at, joining.size(), ",");
    for (const std::string_view line : split(plain, ',')) {
        const auto ends = names_in(trim(line));
        if (ends.size() != 2) return std::nullopt;
        for (const std::string& name : ends) {
            const auto point = std::ranges::find(names, name);
            if (point == names.end()) return std::nullopt;
            out.emplace_back(static_cast<std::size_t>(point - names.begin()));
        }
    }
    return out.size() == 6 ? std::optional(out) : std::nullopt;
}

} // namespace

bool add_concurrent(std::string_view text, std::span<const std::string> names, scene::SceneAndGoals& into) {
    const auto lines = three_lines_in(text, names);
    if (!lines) return false;
    const auto meet = meet_of(*lines, into.scene);
    const auto goal =
        meet ? facts::make(facts::Predicate::coll, std::array{*meet, (*lines)[4], (*lines)[5]}) : std::nullopt;
    if (goal) into.goals.push_back(*goal);
    return goal.has_value();
}

} // namespace porism::verigeo
