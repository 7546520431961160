#include "paint/json.h"

#include <cmath>

namespace porism::paint {
namespace {

/// Two decimals, as in the other forms of the picture.
double rounded(double value) {
    return std::nearbyint(value * 100) / 100 + 0.0;
}
Json json(Vec v) {
    return Json::array({rounded(v.x), rounded(v.y)});
}

Json json(const Stroke& stroke) {
    constexpr const char* dashes[] = {"solid", "dashed", "dotted", "dash_dot"};
    Json result{{"colour", to_string(stroke.colour)}, {"width", rounded(stroke.width)}};
    if (stroke.dash != Dash::solid) result["dash"] = dashes[static_cast<std::size_t>(stroke.dash)];
    return result;
}

class Writer {
public:
    explicit Writer(std::span<const std::string> names) : names_(names) {}

    Json operator()(const Line& line) const {
        return with(
            line.subject,
            {{"item", "line"}, {"from", json(line.from)}, {"to", json(line.to)}, {"stroke", json(line.stroke)}});
    }
    Json operator()(const Circle& circle) const {
        return with(circle.subject, {{"item", "circle"},
                                     {"centre", json(circle.centre)},
                                     {"radius", rounded(circle.radius)},
                                     {"stroke", json(circle.stroke)}});
    }
    Json operator()(const Arc& arc) const {
        return {{"item", "arc"},
                {"centre", json(arc.centre)},
                {"radius", rounded(arc.radius)},
                {"start", rounded(arc.start)},
                {"sweep", rounded(arc.sweep)},
                {"stroke", json(arc.stroke)}};
    }
    Json operator()(const Polygon& polygon) const {
        Json result{{"item", "polygon"}, {"closed", polygon.closed}, {"corners", Json::array()}};
        for (const Vec& corner : polygon.corners) result["corners"].push_back(json(corner));
        if (polygon.stroke) result["stroke"] = json(*polygon.stroke);
        if (polygon.fill) result["fill"] = to_string(*polygon.fill);
        return result;
    }
    Json operator()(const Dot& dot) const {
        return with(dot.subject, {{"item", "dot"},
                                  {"at", json(dot.at)},
                                  {"radius", rounded(dot.radius)},
                                  {"fill", to_string(dot.fill)},
                                  {"outline", json(dot.outline)}});
    }
    Json operator()(const Text& text) const {
        Json runs = Json::array();
        for (const Run& run : text.runs) runs.push_back({{"text", run.text}, {"low", run.low}});
        return with(text.subject, {{"item", "text"},
                                   {"at", json(text.at)},
                                   {"size", rounded(text.size)},
                                   {"runs", runs},
                                   {"colour", to_string(text.colour)}});
    }

private:
    Json name(PointId point) const { return point.valid() ? Json(names_[point.index()]) : Json(nullptr); }
    Json with(const Subject& subject, Json item) const {
        switch (subject.kind) {
        case Subject::Kind::none:
            break;
        case Subject::Kind::point:
            item["subject"] = {{"point", name(subject.first)}};
            break;
        case Subject::Kind::segment:
            item["subject"] = {{"segment", {name(subject.first), name(subject.second)}}};
            break;
        case Subject::Kind::circle:
            item["subject"] = {{"circle", {{"centre", name(subject.first)}, {"through", name(subject.second)}}}};
            break;
        }
        return item;
    }
    std::span<const std::string> names_;
};

} // namespace

Json to_json(const DisplayList& list, std::span<const std::string> names) {
    Json result{{"version", 1},
                {"width", rounded(list.width)},
                {"height", rounded(list.height)},
                {"background", to_string(list.background)},
                {"items", Json::array()}};
    const Writer writer(names);
    for (const Item& item : list.items) result["items"].push_back(std::visit(writer, item));
    return result;
}

} // namespace porism::paint
