#include "document/presentation.h"

#include "base/fields.h"
#include "base/text.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <set>
#include <span>

namespace porism::document {
namespace {

using Kind = DrawnObject::Kind;

struct KindRow {
    Kind kind;
    std::string_view name;
    std::size_t least, most; ///< points
};
constexpr std::array kinds{KindRow{Kind::point, "point", 1, 1}, KindRow{Kind::segment, "segment", 2, 2},
                           KindRow{Kind::circle, "circle", 1, 2}};

struct Member {
    const char* name;
    std::string ObjectStyle::*value;
    std::span<const std::string_view> values;
};
constexpr std::array members{Member{"colour", &ObjectStyle::colour, style_colours},
                             Member{"line", &ObjectStyle::line, style_lines},
                             Member{"weight", &ObjectStyle::weight, style_weights}};

bool known(const scene::Scene& scene, std::span<const std::string> points) {
    return std::ranges::all_of(points, [&](const std::string& name) { return scene.find(name).has_value(); });
}

std::string name_of(const DrawnObject& object) {
    return fmt::format("{} {}", std::ranges::find(kinds, object.kind, &KindRow::kind)->name, join(object.points, " "));
}

Json labels_json(const Presentation& presentation) {
    Json labels = Json::object();
    for (const auto& [name, place] : presentation.labels)
        if (std::isfinite(place.dx) && std::isfinite(place.dy)) labels[name] = Json::array({place.dx, place.dy});
    return labels;
}

Json hidden_json(const Presentation& presentation) {
    Json hidden = Json::array();
    for (const auto& [name, is_hidden] : presentation.hidden)
        if (is_hidden) hidden.push_back(name);
    return hidden;
}

Json styles_json(const Presentation& presentation) {
    Json styles = Json::object();
    for (const auto& [object, style] : presentation.styles)
        for (const Member& member : members)
            if (!(style.*member.value).empty()) styles[name_of(object)][member.name] = style.*member.value;
    return styles;
}

Json objects_json(const std::set<DrawnObject>& objects) {
    Json out = Json::array();
    for (const DrawnObject& object : objects) out.push_back(name_of(object));
    return out;
}

Json marks_json(const Presentation& presentation) {
    Json marks = Json::array();
    for (const HandMark& mark : presentation.marks)
        marks.push_back({{"kind", mark.kind}, {"points", mark.points}, {"count", mark.count}});
    return marks;
}

struct Reader {
    const scene::Scene& scene;
    Presentation out = {};

    Status labels(const Json& json);
    Status hidden(const Json& json);
    Status styles(const Json& json);
    Status marks(const Json& json);
    Status drawn(const Json& json) { return objects(json, "drawn", out.drawn); }
    Status undrawn(const Json& json) { return objects(json, "undrawn", out.undrawn); }
    Status objects(const Json& json, std::string_view member, std::set<DrawnObject>& into) const;
    Status view(const Json& json);
};

/// "segment a b"; empty for anything else. Its points need not be in the scene.
std::optional<DrawnObject> object_called(std::string_view name) {
    const auto words = split(name, ' ');
    const auto row = std::ranges::find(kinds, words.front(), &KindRow::name);
    std::vector<std::string> points(words.begin() + 1, words.end());
    if (row == kinds.end() || points.size() < row->least || points.size() > row->most) return std::nullopt;
    return DrawnObject::of(row->kind, std::move(points));
}

Status Reader::labels(const Json& json) {
    if (!json.is_object())
        return fail("json_type", "the member \"labels\" is not an object", "expected {\"a\":[0.5,-1]}");
    for (const auto& [name, place] : json.items()) {
        if (!scene.find(name))
            return fail("undefined_point",
                        "a label stands for a point " + in_quotes(name) + " that is not in the scene",
                        "leave the label out");
        if (!place.is_array() || place.size() != 2 || !place[0].is_number() || !place[1].is_number())
            return fail("json_type", "the place of the label " + in_quotes(name) + " is not a pair of numbers",
                        "expected [0.5,-1]");
        out.labels[name] = {place[0].get<double>(), place[1].get<double>()};
    }
    return {};
}

Status Reader::hidden(const Json& json) {
    if (!json.is_array())
        return fail("json_type", "the member \"hidden\" is not a list", "expected the names of points");
    for (const auto& item : json) {
        if (!item.is_string() || !scene.find(item.get_ref<const std::string&>()))
            return fail("undefined_point", "a hidden point is not in the scene", "leave it out");
        out.hidden[item.get<std::string>()] = true;
    }
    return {};
}

Status Reader::styles(const Json& json) {
    if (!json.is_object())
        return fail("json_type", "the member \"styles\" is not an object",
                    "expected {\"segment a b\":{\"colour\":\"blue\"}}");
    for (const auto& [name, told] : json.items()) {
        auto object = object_called(name);
        if (!object)
            return fail("unknown_object", "a style is for " + in_quotes(name) + ", which is no drawn object",
                        "it is for a point, a segment or a circle: \"point a\", \"segment a b\", \"circle o a\"");
        if (!known(scene, object->points))
            return fail("undefined_point",
                        "the style of " + in_quotes(name) + " is of a point that is not in the scene",
                        "leave the style out");
        if (auto ok = only_members(told, {"colour", "line", "weight"}); !ok) return ok;
        ObjectStyle style;
        for (const Member& member : members) {
            if (auto ok = read_text(told, member.name, style.*member.value); !ok) return ok;
            const std::string& value = style.*member.value;
            if (!value.empty() && std::ranges::find(member.values, value) == member.values.end())
                return fail("unknown_style", fmt::format("there is no {} called {}", member.name, in_quotes(value)),
                            fmt::format("it is one of {}", fmt::join(member.values, ", ")));
        }
        if (!style.empty()) out.styles[*std::move(object)] = std::move(style);
    }
    return {};
}

Status Reader::marks(const Json& json) {
    const auto unread = [](std::string what) {
        return fail("bad_mark", std::move(what), "expected {\"kind\":\"ticks\",\"points\":[\"a\",\"b\"],\"count\":2}");
    };
    if (!json.is_array()) return unread("the member \"marks\" is not a list");
    if (json.size() > most_marks) return unread(fmt::format("there are more than {} marks", most_marks));
    for (const Json& told : json) {
        if (auto ok = only_members(told, {"kind", "points", "count"}); !ok) return ok;
        HandMark mark;
        if (auto ok = read_text(told, "kind", mark.kind); !ok) return ok;
        if (told.contains("points") && told["points"].is_array())
            for (const Json& name : told["points"])
                if (name.is_string()) mark.points.push_back(name.get<std::string>());
        if (points_of_mark(mark.kind) == 0) return unread("there is no mark called " + in_quotes(mark.kind));
        const bool different = std::set(mark.points.begin(), mark.points.end()).size() == mark.points.size();
        if (mark.points.size() != points_of_mark(mark.kind) || !different || !known(scene, mark.points))
            return unread("a mark is not put on different points of the scene");
        if (told.contains("count") && told["count"].is_number_integer()) mark.count = told["count"].get<int>();
        if (mark.count < 1 || mark.count > most_signs)
            return unread(fmt::format("the count of a mark is not 1 to {}", most_signs));
        out.marks.push_back(std::move(mark));
    }
    return {};
}

Status Reader::objects(const Json& json, std::string_view member, std::set<DrawnObject>& into) const {
    const auto unread = [](std::string what) {
        return fail("bad_drawn", std::move(what), "expected [\"circle o a\",\"segment a b\"]");
    };
    if (!json.is_array()) return unread(fmt::format("the member \"{}\" is not a list", member));
    for (const Json& told : json) {
        auto object = told.is_string() ? object_called(told.get_ref<const std::string&>()) : std::nullopt;
        if (!object || object->points.size() != 2 || object->points[0] == object->points[1] ||
            !known(scene, object->points))
            return unread(fmt::format("what is {} is no segment or circle by two points of the scene", member));
        into.insert(*std::move(object));
    }
    return {};
}

Status Reader::view(const Json& json) {
    const bool numbers = json.is_array() && json.size() == 4 &&
                         std::all_of(json.begin(), json.end(), [](const Json& item) { return item.is_number(); });
    if (!numbers || json[2].get<double>() <= 0)
        return fail("json_type", "the member \"view\" is not centre x, centre y, width and rotation",
                    "expected [0,0,4,0]");
    out.view = {json[0].get<double>(), json[1].get<double>(), json[2].get<double>(), json[3].get<double>()};
    return {};
}

struct Part {
    const char* name;
    Status (Reader::*read)(const Json&);
};
constexpr std::array parts{Part{"labels", &Reader::labels}, Part{"hidden", &Reader::hidden},
                           Part{"styles", &Reader::styles}, Part{"marks", &Reader::marks},
                           Part{"drawn", &Reader::drawn},   Part{"undrawn", &Reader::undrawn},
                           Part{"view", &Reader::view}};

} // namespace

DrawnObject DrawnObject::of(Kind kind, std::vector<std::string> points) {
    if (kind == Kind::segment) std::ranges::sort(points);
    return {kind, std::move(points)};
}

std::size_t points_of_mark(std::string_view kind) {
    constexpr std::array<std::size_t, mark_kinds.size()> points{2, 2, 3, 3};
    const auto at = std::ranges::find(mark_kinds, kind);
    return at == mark_kinds.end() ? 0 : points.at(static_cast<std::size_t>(at - mark_kinds.begin()));
}

Presentation Presentation::only_of(const scene::Scene& scene) const {
    Presentation out = *this;
    const auto gone = [&](const auto& entry) { return !scene.find(entry.first); };
    std::erase_if(out.labels, gone);
    std::erase_if(out.hidden, gone);
    std::erase_if(out.styles, [&](const auto& entry) { return !known(scene, entry.first.points); });
    std::erase_if(out.marks, [&](const HandMark& mark) { return !known(scene, mark.points); });
    for (auto* const objects : {&out.drawn, &out.undrawn})
        std::erase_if(*objects, [&](const DrawnObject& object) { return !known(scene, object.points); });
    return out;
}

Json to_json(const Presentation& presentation, const scene::Scene& scene) {
    const Presentation told = presentation.only_of(scene);
    Json json = Json::object();
    json["labels"] = labels_json(told);
    json["hidden"] = hidden_json(told);
    if (!told.styles.empty()) json["styles"] = styles_json(told);
    if (!told.marks.empty()) json["marks"] = marks_json(told);
    if (!told.drawn.empty()) json["drawn"] = objects_json(told.drawn);
    if (!told.undrawn.empty()) json["undrawn"] = objects_json(told.undrawn);
    const auto finite = [](double value) { return std::isfinite(value); };
    if (told.view && std::ranges::all_of(*told.view, finite)) json["view"] = *told.view;
    return json;
}

Result<Presentation> presentation_from_json(const Json& json, const scene::Scene& scene) {
    if (auto ok = only_members(json, {"labels", "hidden", "styles", "marks", "drawn", "undrawn", "view"}); !ok)
        return fail(ok.error());
    Reader reader{scene};
    for (const Part& part : parts)
        if (json.contains(part.name))
            if (auto ok = (reader.*part.read)(json[part.name]); !ok) return fail(ok.error());
    return std::move(reader.out);
}

} // namespace porism::document
