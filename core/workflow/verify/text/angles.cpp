#include "workflow/verify/text/angles.h"

#include "geometry/tolerance.h"
#include "workflow/verify/text/forms.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <regex>

namespace porism::workflow {
namespace {

/// "right angle at A" says more than which angle it is; others are none of a polygon.
bool is_another_angle(std::string_view before) {
    constexpr std::array<std::string_view, 8> kinds{"right ",  "exterior ", "external ",  "outer ",
                                                    "reflex ", "central ",  "inscribed ", "straight "};
    return std::ranges::any_of(kinds, [&](std::string_view kind) { return before.ends_with(kind); });
}

} // namespace

AngleNames::AngleNames(const Polygons& polygons) : polygons_(polygons) {}

/// "∠ABC" where these polygons have one angle at the vertex; empty where they have several; nothing where none.
std::optional<std::string> AngleNames::angle_of(const std::vector<Polygon>& polygons, PointId vertex) const {
    std::optional<std::string> out;
    double size = 0;
    for (const Polygon& polygon : polygons) {
        const auto corner = std::ranges::find(polygon, vertex);
        if (corner == polygon.end()) continue;
        const auto i = static_cast<std::size_t>(corner - polygon.begin());
        const PointId before = polygon[(i + polygon.size() - 1) % polygon.size()],
                      after = polygon[(i + 1) % polygon.size()];
        const double here = polygons_.angle(before, vertex, after);
        if (out && std::fabs(here - size) > geometry::Tolerance().equal) return "";
        size = here;
        if (!out) out = "∠" + polygons_.word({before, vertex, after});
    }
    return out;
}

/// Empty where it is not certain.
std::string AngleNames::at_vertex(const std::string& vertex, const std::vector<Polygon>& in_sentence) const {
    const auto point = polygons_.point(vertex);
    if (!point) return "";
    for (const auto* polygons : {&in_sentence, &polygons_.in_texts(), &polygons_.in_figure()})
        if (auto angle = angle_of(*polygons, *point)) return *std::move(angle);
    return "";
}

std::string AngleNames::spelled_out(std::string_view sentence) const {
    const std::string at = "(?:at )?(?:the )?(?:vertex |point )?";
    static const std::regex each = form_of("({point}){name ends}"),
                            several =
                                form_of("\\b[Aa]ngles " + at + "((?:{point}, ){0,6}{point},? and {point}){name ends}"),
                            one = form_of("(?:[Tt]he )?(?:\\b(?:interior |inner )?[Aa]ngle |∠ ?)" + at +
                                          "({point}){name ends}"),
                            function = form_of("\\b(sin|cos|tan)(?: ?\\(| )({point})(?:\\)|{name ends})");
    const auto polygons = polygons_.named_in(sentence);
    const auto angle = [&](const std::string& vertex) { return at_vertex(vertex, polygons); };
    const auto vertices_with_signs = [&](const std::smatch& list, std::string_view) {
        return rewritten(list[1].str(), each,
                         [](const std::smatch& vertex, std::string_view) { return "∠" + vertex.str(); });
    };
    const auto whole_angle = [&](const std::smatch& match, std::string_view before) {
        return is_another_angle(before) ? "" : angle(match[1].str());
    };
    const auto of_whole_angle = [&](const std::smatch& match, std::string_view) {
        const std::string whole = angle(match[2].str());
        return whole.empty() ? "" : match[1].str() + " " + whole;
    };
    const std::string signs = rewritten(std::string(sentence), several, vertices_with_signs);
    return rewritten(rewritten(signs, one, whole_angle), function, of_whole_angle);
}

} // namespace porism::workflow
