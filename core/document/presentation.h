// How a document is shown: nothing here changes what is true.
#pragma once

#include "base/json.h"
#include "scene/scene.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace porism::document {

/// Where the label of a point stands relative to it, in units of the label's own height; chosen by hand.
struct LabelPlace {
    double dx = 0, dy = 0;
    friend bool operator==(const LabelPlace&, const LabelPlace&) = default;
};

/// An object that is drawn: a point; a segment by its ends; a circle by its centre and a point on it, or by that point
/// alone where the centre has no name. Names of points, those of a segment in their order.
struct DrawnObject {
    enum class Kind : std::uint8_t { point, segment, circle };
    Kind kind = Kind::point;
    std::vector<std::string> points;
    friend auto operator<=>(const DrawnObject&, const DrawnObject&) = default;

    static DrawnObject of(Kind kind, std::vector<std::string> points);
};

/// How a person has an object drawn, by names of these tables; what is empty is left to the painter.
inline constexpr std::array<std::string_view, 8> style_colours{"black",  "blue",       "sky",    "green",
                                                               "orange", "vermillion", "purple", "grey"};
inline constexpr std::array<std::string_view, 3> style_lines{"solid", "dashed", "dotted"};
inline constexpr std::array<std::string_view, 3> style_weights{"thin", "medium", "thick"};
struct ObjectStyle {
    std::string colour = {}, line = {}, weight = {};
    bool empty() const { return colour.empty() && line.empty() && weight.empty(); }
    friend bool operator==(const ObjectStyle&, const ObjectStyle&) = default;
};

/// A sign that a person puts on the figure. Nothing follows from it. *ticks* and *arrows* are on a segment, by its
/// ends; *arcs* and a *square* in an angle: a point of a side, the vertex, a point of the other side.
inline constexpr std::array<std::string_view, 4> mark_kinds{"ticks", "arrows", "arcs", "square"};
inline constexpr int most_signs = 3; ///< of one mark
inline constexpr std::size_t most_marks = 400;
struct HandMark {
    std::string kind;
    std::vector<std::string> points;
    int count = 1; ///< 1 to most_signs; 1 of a square
    friend bool operator==(const HandMark&, const HandMark&) = default;
};
/// How many points a mark of this kind is put on; 0 where there is no such kind.
std::size_t points_of_mark(std::string_view kind);

/// Undone with the rest of the document (labels, styles, marks, what is drawn besides), or saved only (view).
struct Presentation {
    std::map<std::string, LabelPlace> labels;  ///< by point name
    std::map<std::string, bool> hidden;        ///< points not drawn
    std::map<DrawnObject, ObjectStyle> styles; ///< by what is drawn so; none is empty
    std::vector<HandMark> marks;               ///< at most most_marks
    /// Segments and circles with a centre that are drawn besides what the scene draws: a file tells a circle by its
    /// points, of which the scene has equal lengths. Seen also where their points are hidden.
    std::set<DrawnObject> drawn;
    std::set<DrawnObject> undrawn;             ///< circles that the scene draws and nobody spoke of
    std::optional<std::array<double, 4>> view; ///< centre x, y, width in scene units, rotation; saved, not undone
    friend bool operator==(const Presentation&, const Presentation&) = default;

    /// Without what is about points that the scene does not have.
    Presentation only_of(const scene::Scene& scene) const;
};

/// {"labels":{"a":[0.5,-1]},"hidden":["d"],"styles":{"segment a b":{"colour":"blue","line":"dashed","weight":"thick"}},
/// "marks":[{"kind":"ticks","points":["a","b"],"count":2}],"drawn":["circle o a"],"undrawn":["circle o b"],
/// "view":[0,0,4,0]}; styles, marks, drawn and undrawn only where there are some. What is of points that are not in the
/// scene is left out when written and refused when read.
Json to_json(const Presentation& presentation, const scene::Scene& scene);
Result<Presentation> presentation_from_json(const Json& json, const scene::Scene& scene);

} // namespace porism::document
