// What all parts of composing share: the points in pixels, what is drawn already, and the list under construction.
#pragma once

#include "paint/carriers.h"
#include "paint/compose.h"
#include "paint/equal_signs.h"
#include "paint/term_labels.h"

#include <algorithm>
#include <vector>

namespace porism::paint {

/// Something that labels keep away from: a straight stroke, or a round one.
struct Obstacle {
    Vec from, to;      ///< of a straight one; the centre twice for a round one
    double radius = 0; ///< 0 for a straight one
    double weight = 1; ///< how bad it is to cover it
};

/// The items by layer, bottom first.
enum class Layer : std::uint8_t { tint, base, lit, mark, lit_mark, dot, label };
inline constexpr std::size_t layer_count = 7;

/// A corner that is marked as right, and the direction (of length 1) of one of its lines.
struct RightAngle {
    Vec vertex, direction;
    Subject subject = {};
    Layer layer = {}; ///< of its square
};

/// The arcs of a corner: where they begin, how far they go (radians, counter-clockwise as seen, not negative), between
/// which radii they lie, and beyond which one the arcs of a corner that this one is a part of have room, since a value
/// stands there.
struct CornerArcs {
    Vec vertex;
    double start, sweep, inner, outer, taken;
};

struct Scenery {
    const diagram::Diagram& diagram;
    const Sketch& sketch;
    const View& view;
    const Options& options;
    const Palette& colours;
    std::vector<Vec> pixels;  ///< by PointId
    std::vector<bool> hidden; ///< by PointId
    Carriers carriers;
    std::vector<Circle> circles; ///< drawn, without repetition
    std::vector<Obstacle> obstacles = {};
    std::vector<RightAngle> right_angles = {};
    EqualSigns signs = {};
    std::vector<CornerArcs> corner_arcs = {};
    std::vector<Arc> bows = {}; ///< drawn beside segments that have points inside
    TermLabels terms = {};
    std::vector<Saying> sayings = {};
    std::vector<std::vector<Item>> layers = std::vector<std::vector<Item>>(layer_count);

    Vec at(PointId point) const { return pixels[point.index()]; }
    /// Whether a given may be marked: it is to be, and its points can be seen, or the radius that ends in one.
    bool may_mark(std::size_t given) const {
        const auto points = diagram.givens[given].statement.points();
        return (!options.marked || (*options.marked)[given]) &&
               std::ranges::all_of(points, [&](PointId point) { return !hidden[point.index()] || ends_radius(point); });
    }
    bool ends_radius(PointId point) const {
        return std::ranges::any_of(sketch.pieces(), [&](const Sketch::Piece& piece) {
            return piece.told && !piece.stated && (piece.first == point || piece.second == point);
        });
    }
    /// Of marks and values that are given.
    Colour given_colour() const { return options.coloured ? colours.given : colours.ink; }
    Stroke given_stroke() const { return {given_colour(), 1.1 * options.size * options.lines}; }
    void add(Layer layer, Item item) { layers[static_cast<std::size_t>(layer)].push_back(std::move(item)); }
    /// A line that labels avoid.
    void add_line(Layer layer, const Line& line, double weight = 1);
    void add_circle(Layer layer, const Circle& circle, double weight = 1);
};

/// The helper lines that stand upright, each once.
void add_uprights(Scenery& scenery, const Stroke& stroke);
/// Right angles, equal lengths and angles that are given by construction, and the statements of Options::lit; what is
/// lit is marked in place of what is given.
void add_marks(Scenery& scenery);
void add_dots(Scenery& scenery);
/// Names of points, and the values that are given.
void add_labels(Scenery& scenery, const GlyphMetrics& metrics, LabelMemory* memory);

} // namespace porism::paint
