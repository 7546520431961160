#include "paint/presented.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace porism::paint {
namespace {

using document::DrawnObject;

struct NamedColour {
    std::string_view name;
    Colour Palette::*colour;
};
constexpr std::array named_colours{
    NamedColour{"black", &Palette::ink},      NamedColour{"blue", &Palette::given},
    NamedColour{"sky", &Palette::derived},    NamedColour{"green", &Palette::proved},
    NamedColour{"orange", &Palette::premise}, NamedColour{"vermillion", &Palette::conclusion},
    NamedColour{"purple", &Palette::goal},    NamedColour{"grey", &Palette::soft}};
static_assert(named_colours.size() == document::style_colours.size());

struct NamedLine {
    std::string_view name;
    Dash dash;
};
constexpr std::array named_lines{NamedLine{"solid", Dash::solid}, NamedLine{"dashed", Dash::dashed},
                                 NamedLine{"dotted", Dash::dotted}};
static_assert(named_lines.size() == document::style_lines.size());

struct NamedWeight {
    std::string_view name;
    double factor;
};
constexpr std::array named_weights{NamedWeight{"thin", 0.6}, NamedWeight{"medium", 1}, NamedWeight{"thick", 1.8}};
static_assert(named_weights.size() == document::style_weights.size());

struct ObjectRow {
    DrawnObject::Kind object;
    Subject::Kind subject;
};
constexpr std::array object_rows{ObjectRow{DrawnObject::Kind::point, Subject::Kind::point},
                                 ObjectRow{DrawnObject::Kind::segment, Subject::Kind::segment},
                                 ObjectRow{DrawnObject::Kind::circle, Subject::Kind::circle}};

struct NamedMark {
    std::string_view name;
    Subject::Kind subject;
};
constexpr std::array named_marks{
    NamedMark{"ticks", Subject::Kind::equal_lengths}, NamedMark{"arrows", Subject::Kind::parallels},
    NamedMark{"arcs", Subject::Kind::equal_angles}, NamedMark{"square", Subject::Kind::right_angle}};
static_assert(named_marks.size() == document::mark_kinds.size());

/// All points, or none.
std::vector<PointId> found(const std::vector<std::string>& names, const scene::Scene& scene) {
    std::vector<PointId> out;
    for (const std::string& name : names)
        if (const auto point = scene.find(name)) out.push_back(*point);
    if (out.size() != names.size()) out.clear();
    return out;
}

std::optional<Subject> subject_of(const DrawnObject& object, const scene::Scene& scene) {
    const auto points = found(object.points, scene);
    if (points.empty()) return std::nullopt;
    Subject out{std::ranges::find(object_rows, object.kind, &ObjectRow::object)->subject};
    const bool nameless = object.kind == DrawnObject::Kind::circle && points.size() == 1;
    (nameless ? out.second : out.first) = points[0];
    if (points.size() > 1) out.second = points[1];
    return out;
}

Styled styled_as(const Subject& subject, const document::ObjectStyle& style) {
    Styled out{subject};
    if (const auto row = std::ranges::find(named_colours, style.colour, &NamedColour::name); row != named_colours.end())
        out.colour = row->colour;
    if (const auto row = std::ranges::find(named_lines, style.line, &NamedLine::name); row != named_lines.end())
        out.dash = row->dash;
    if (const auto row = std::ranges::find(named_weights, style.weight, &NamedWeight::name); row != named_weights.end())
        out.weight = row->factor;
    return out;
}

std::optional<HandSign> hand_sign(const document::HandMark& mark, const scene::Scene& scene) {
    const auto row = std::ranges::find(named_marks, mark.kind, &NamedMark::name);
    const auto points = found(mark.points, scene);
    if (row == named_marks.end() || points.size() != document::points_of_mark(mark.kind)) return std::nullopt;
    Subject subject{row->subject, points[0], points[1]};
    if (points.size() > 2) subject.third = points[2];
    return HandSign{subject, mark.count};
}

} // namespace

Besides drawn_besides(const document::Presentation& presentation, const scene::Scene& scene) {
    Besides out;
    for (const DrawnObject& object : presentation.drawn) {
        const auto points = found(object.points, scene);
        if (points.size() == 2)
            (object.kind == DrawnObject::Kind::circle ? out.circles : out.segments).emplace_back(points[0], points[1]);
    }
    for (const DrawnObject& object : presentation.undrawn) {
        const auto points = found(object.points, scene);
        if (points.size() == 2 && object.kind == DrawnObject::Kind::circle)
            out.no_circles.emplace_back(points[0], points[1]);
    }
    return out;
}

void present(Options& options, const document::Presentation& presentation, const scene::Scene& scene) {
    for (const auto& [name, place] : presentation.labels) options.label_places[name] = {place.dx, place.dy};
    for (const auto& [name, hidden] : presentation.hidden)
        if (const auto point = scene.find(name); hidden && point) options.hidden.push_back(*point);
    for (const auto& [object, style] : presentation.styles)
        if (const auto subject = subject_of(object, scene)) options.styled.push_back(styled_as(*subject, style));
    for (const document::HandMark& mark : presentation.marks)
        if (const auto sign = hand_sign(mark, scene)) options.hand_signs.push_back(*sign);
    const Besides besides = drawn_besides(presentation, scene);
    std::ranges::copy(besides.segments, std::back_inserter(options.besides.segments));
    std::ranges::copy(besides.circles, std::back_inserter(options.besides.circles));
    std::ranges::copy(besides.no_circles, std::back_inserter(options.besides.no_circles));
}

std::optional<DrawnObject> drawn_object(const Subject& subject, const scene::Scene& scene) {
    const auto row = std::ranges::find(object_rows, subject.kind, &ObjectRow::subject);
    if (row == object_rows.end()) return std::nullopt;
    std::vector<std::string> points;
    for (const PointId point : {subject.first, subject.second})
        if (point.valid()) points.push_back(scene.name(point));
    if (points.empty()) return std::nullopt;
    return DrawnObject::of(row->object, std::move(points));
}

} // namespace porism::paint
