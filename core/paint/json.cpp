#include "paint/json.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <string>

namespace porism::paint {
namespace {

/// Two decimals, as in the other forms of the picture.
double rounded(double value) {
    return std::nearbyint(value * 100) / 100 + 0.0;
}

Json json_of(const Run& run) {
    constexpr const char* levels[] = {"line", "low", "high"};
    Json result{{"text", run.text}, {"level", levels[static_cast<std::size_t>(run.level)]}};
    if (run.face == Run::Face::upright) result["upright"] = true;
    return result;
}

class Writer {
public:
    Writer(const DisplayList& list, const diagram::Diagram& diagram, double ratio)
        : list_(list), diagram_(diagram), ratio_(ratio) {}

    std::string said(std::size_t given) const {
        return facts::to_string(diagram_.givens[given].statement, diagram_.names);
    }

    Json operator()(const Line& line) const {
        return with(
            line.subject,
            {{"item", "line"}, {"from", json(line.from)}, {"to", json(line.to)}, {"stroke", json(line.stroke)}});
    }
    Json operator()(const Circle& circle) const {
        return with(circle.subject, {{"item", "circle"},
                                     {"centre", json(circle.centre)},
                                     {"radius", pixels(circle.radius)},
                                     {"stroke", json(circle.stroke)}});
    }
    Json operator()(const Arc& arc) const {
        return with(arc.subject, {{"item", "arc"},
                                  {"centre", json(arc.centre)},
                                  {"radius", pixels(arc.radius)},
                                  {"start", rounded(arc.start)},
                                  {"sweep", rounded(arc.sweep)},
                                  {"stroke", json(arc.stroke)}});
    }
    Json operator()(const Polygon& polygon) const {
        Json result{{"item", "polygon"}, {"closed", polygon.closed}, {"corners", Json::array()}};
        for (const Vec& corner : polygon.corners) result["corners"].push_back(json(corner));
        if (polygon.stroke) result["stroke"] = json(*polygon.stroke);
        if (polygon.fill) result["fill"] = to_string(*polygon.fill);
        return with(polygon.subject, std::move(result));
    }
    Json operator()(const Dot& dot) const {
        return with(dot.subject, {{"item", "dot"},
                                  {"at", json(dot.at)},
                                  {"radius", pixels(dot.radius)},
                                  {"fill", to_string(dot.fill)},
                                  {"outline", json(dot.outline)}});
    }
    Json operator()(const Text& text) const {
        Json runs = Json::array();
        for (const Run& run : text.runs) runs.push_back(json_of(run));
        return with(text.subject, {{"item", "text"},
                                   {"at", json(text.at)},
                                   {"size", pixels(text.size)},
                                   {"runs", runs},
                                   {"colour", to_string(text.colour)}});
    }

private:
    double pixels(double length) const { return rounded(length * ratio_); }
    Json json(Vec v) const { return Json::array({pixels(v.x), pixels(v.y)}); }
    Json json(const Stroke& stroke) const {
        constexpr const char* dashes[] = {"solid", "dashed", "dotted", "dash_dot"};
        Json result{{"colour", to_string(stroke.colour)}, {"width", pixels(stroke.width)}};
        if (stroke.dash != Dash::solid) result["dash"] = dashes[static_cast<std::size_t>(stroke.dash)];
        return result;
    }
    Json name(PointId point) const { return point.valid() ? Json(diagram_.names[point.index()]) : Json(nullptr); }
    Json named(std::initializer_list<PointId> points) const {
        Json out = Json::array();
        for (const PointId point : points)
            if (point.valid()) out.push_back(name(point));
        return out;
    }
    Json with(const Subject& subject, Json item) const {
        using Kind = Subject::Kind;
        const auto& [kind, first, second, third] = subject;
        if (kind == Kind::point) item["subject"] = {{"point", name(first)}};
        if (kind == Kind::circle) item["subject"] = {{"circle", {{"centre", name(first)}, {"through", name(second)}}}};
        const auto other = std::ranges::find(of_points, kind, &OfPoints::kind);
        if (other != of_points.end()) item["subject"] = {{other->name, named({first, second, third})}};
        for (const Saying& saying : list_.sayings)
            if (saying.mark == subject) item["says"].push_back(said(saying.given));
        return item;
    }
    struct OfPoints {
        Subject::Kind kind;
        const char* name;
    };
    static constexpr std::array of_points{OfPoints{Subject::Kind::segment, "segment"},
                                          OfPoints{Subject::Kind::equal_lengths, "equal_lengths"},
                                          OfPoints{Subject::Kind::equal_angles, "equal_angles"},
                                          OfPoints{Subject::Kind::right_angle, "right_angle"},
                                          OfPoints{Subject::Kind::parallels, "parallels"},
                                          OfPoints{Subject::Kind::length, "length"},
                                          OfPoints{Subject::Kind::angle, "angle"}};
    const DisplayList& list_;
    const diagram::Diagram& diagram_;
    double ratio_;
};

} // namespace

Json to_json(const DisplayList& list, const diagram::Diagram& diagram, double ratio) {
    Json result{{"version", 3},
                {"width", rounded(list.width * ratio)},
                {"height", rounded(list.height * ratio)},
                {"background", to_string(list.background)},
                {"marks", Json::array()},
                {"items", Json::array()}};
    const Writer writer(list, diagram, ratio);
    for (const std::size_t given : list.said) result["marks"].push_back(writer.said(given));
    for (const Item& item : list.items) result["items"].push_back(std::visit(writer, item));
    return result;
}

} // namespace porism::paint
