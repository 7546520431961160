// From a figure to drawing orders: what is drawn of a scene, with which marks, and where its labels stand.
#pragma once

#include "diagram/diagram.h"
#include "paint/display_list.h"
#include "paint/metrics.h"
#include "scene/scene.h"

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace porism::paint {

/// Which part of the plane is shown: the scene's point `centre` in the middle of the picture, `scale` pixels a unit.
struct View {
    double width = 640, height = 480; ///< of the picture, in pixels
    geometry::Point<double> centre{0, 0};
    double scale = 100;

    Vec to_pixels(const geometry::Point<double>& p) const {
        return {width / 2 + (p.x - centre.x) * scale, height / 2 - (p.y - centre.y) * scale};
    }
    geometry::Point<double> to_plane(const Vec& v) const {
        return {centre.x + (v.x - width / 2) / scale, centre.y - (v.y - height / 2) / scale};
    }
};

/// A statement to light up.
struct Lit {
    facts::Statement statement;
    Role role = Role::goal;
    /// Of equal directed angles the points of their sides as words name them, each angle at its vertex; empty: as the
    /// statement has them.
    std::vector<PointId> told = {};
};

/// Where labels were put, so that they keep their places while a figure moves. Plain value; empty at first.
struct LabelMemory {
    std::vector<int> places; ///< by PointId; -1 for none
};

/// How an object is drawn where a person wants it otherwise; what is empty stays as it is.
struct Styled {
    Subject subject; ///< a point, a segment or a circle
    Colour Palette::*colour = nullptr;
    std::optional<Dash> dash = {};
    double weight = 1; ///< factor on the width of its line, or on the radius of a point
};

/// A sign that a person puts on the figure: strokes (Subject::Kind::equal_lengths) or arrows (parallels) on a segment,
/// arcs (equal_angles) or a square (right_angle, drawn where the angle is one) in the angle first, second, third.
/// It says nothing of what is given.
struct HandSign {
    Subject subject;
    int count = 1;
};

/// What is drawn besides what a scene draws itself. A statement that says of two points that they lie on such a circle
/// (equal lengths from its centre) draws no radii.
struct Besides {
    std::vector<std::pair<PointId, PointId>> segments = {};
    std::vector<std::pair<PointId, PointId>> circles = {}; ///< centre, and a point on it
    /// Such circles that the scene draws and the picture does not.
    std::vector<std::pair<PointId, PointId>> no_circles = {};
};

struct Options {
    Ground ground = Ground::light;
    Look look = Look::studio;
    double size = 1;       ///< factor on everything that is measured in pixels: points, lines, letters
    double lines = 1;      ///< factor on the widths of lines besides
    double letters = 1;    ///< factor on letters besides
    double turn = 0;       ///< of picture_of: radians counter-clockwise besides, where the scene lets it be turned
    bool coloured = false; ///< marks and values in the colour of what is given, angles tinted
    bool marks = true;     ///< right angles, equal lengths and angles that are given
    bool values = true;    ///< of lengths and angles that are given
    bool labels = true;    ///< of points
    bool as_drawn = false; ///< of picture_of: points stand as the scene picture has them, not moved apart nor turned
    bool arcs = false; ///< of a circle that leaves the page, with points on it, only the arc past these (picture_of)
    /// By the diagram's givens: whether marks and values may say one. Empty: they may say all.
    std::optional<std::vector<bool>> marked = {};
    std::vector<Lit> lit = {};
    Besides besides = {};             ///< of picture_of
    std::vector<PointId> haloed = {}; ///< hovered or selected
    /// By point name: the label's place relative to the point, x to the right and y up, in units of the label's height.
    std::map<std::string, std::array<double, 2>> label_places = {};
    /// Points that are not drawn, nor their labels, nor what only a statement draws to them.
    std::vector<PointId> hidden = {};
    std::vector<Styled> styled = {};       ///< the later before the earlier
    std::vector<HandSign> hand_signs = {}; ///< without those whose points are hidden
};

/// What a scene draws, apart from any picture: which segments and circles stand for which actions. Computed once a
/// scene; reused for every frame. (A foot draws its perpendicular and the line it falls on; a circle's centre draws the
/// circle.)
class Sketch {
public:
    enum class Weight : std::uint8_t { helper, line, side };
    /// Straight from first to second, whatever lies between. Extensions beyond the ends come from further pieces on the
    /// same line.
    struct Piece {
        PointId first, second;
        Weight weight;
        /// Drawn because its length is told, or for a circle that is drawn besides; dashed where it is a radius.
        bool told = false;
        /// Of an altitude the line on which it stands: it goes on to its foot there, and so does that line. None: both
        /// are not valid.
        std::array<PointId, 2> stands_on = {};
        bool stated = false; ///< by a statement, and nothing that is constructed
    };
    /// Around `centre` through `through`; a circle through three points has no centre: through, second and third lie on
    /// it.
    struct Ring {
        PointId centre, through, second, third;
        bool stated = false;
        bool named = false; ///< drawn besides: it is shown whole
    };
    /// A helper line through `at` at right angles to the line of the other two.
    struct Upright {
        PointId at, first, second;
        bool stated = false;
    };

    explicit Sketch(const scene::Scene& scene, const Besides& besides = {});
    std::span<const Piece> pieces() const { return pieces_; }
    std::span<const Ring> rings() const { return rings_; }
    std::span<const Upright> uprights() const { return uprights_; }
    /// Without what statements draw to these points, or about them.
    Sketch without_stated_at(std::span<const PointId> points) const;
    /// How a point came to be: free, gliding on a line or circle, or determined.
    enum class Standing : std::uint8_t { free, gliding, determined };
    Standing standing(PointId point) const { return standings_[point.index()]; }
    /// Whether its coordinates are given, part of the problem (definition 2).
    bool is_given(PointId point) const { return given_[point.index()]; }

private:
    friend class SketchMaker;
    std::vector<Piece> pieces_;
    std::vector<Ring> rings_;
    std::vector<Upright> uprights_;
    std::vector<Standing> standings_;
    std::vector<bool> given_;
};

using Points = std::span<const geometry::Point<double>>;

/// The view that shows all points and, where they are not much larger than the rest, whole circles, with room for
/// labels.
View fit(const Sketch& sketch, Points points, double width, double height, double margin = 28);

/// The picture of one set of points. `memory` may be null. Well below 2 ms for 40 points.
DisplayList compose(const diagram::Diagram& diagram, const Sketch& sketch, Points points, const View& view,
                    const Options& options = {}, const GlyphMetrics& metrics = built_in_metrics(),
                    LabelMemory* memory = nullptr);

/// The scene picture of a diagram, its points apart (spread.h), turned to stand (turn.h) or as drawn, fitted into a
/// picture whose longer side is `size` pixels and whose shorter side is as long as it needs to be. Points, names and
/// values are within it whole.
DisplayList picture_of(const scene::Scene& scene, const diagram::Diagram& diagram, double size,
                       const Options& options = {}, const GlyphMetrics& metrics = built_in_metrics());

} // namespace porism::paint
