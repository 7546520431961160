// One picture in the making: a plan of what to compute, and a world in which it is computed step by step.
#pragma once

#include "base/random.h"
#include "diagram/diagram.h"
#include "facts/statement.h"
#include "geometry/tolerance.h"
#include "realize/assembly.h"
#include "scene/scene.h"

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

namespace porism::realize {

using Point = geometry::Point<double>;
using Register = diagram::Register<double>;

inline Point place_of(const scene::Coordinates& at) {
    return {numbers::to_double(at.x), numbers::to_double(at.y)};
}

using Outline = std::vector<PointId>;
/// One of the corners of a polygon, counted from 0; of none where `of` is 0.
struct Corner {
    std::size_t number = 0, of = 0;
};

/// Where the inputs of an instruction come from.
struct Source {
    std::optional<Point> place; ///< by hand: the nearest position is taken in the scene picture
    bool given = false;         ///< a given place is kept in every picture
    std::size_t rank = 0;       ///< of a free point among the free points
    Corner corner = {};         ///< that the point is of a polygon (outline.h)
};

/// One action of the plan. The last one of a plan may be open: without outputs, because only its loci are computed so
/// far.
struct Stage {
    std::size_t action = 0;
    bool states = false;                      ///< places nothing, and is met when the figure is solved
    RegisterIndex end = 0;                    ///< instructions before this index belong to this stage or earlier ones
    std::vector<RegisterIndex> outputs;       ///< registers of the points placed, in order
    std::vector<facts::Statement> needs;      ///< what the inputs must show
    std::vector<facts::Statement> restricts;  ///< what the points placed must show
    std::vector<Instruction> probes;          ///< of an open stage: what must exist besides
    std::vector<diagram::Coincidence> merged; ///< points placed that are earlier ones in every world
};

/// What to compute: the same for every world.
struct Plan {
    Assembly assembly;
    std::vector<Source> sources; ///< by input: of the instruction that owns it
    std::vector<Stage> stages;
    std::size_t free_points = 0;
    std::vector<std::array<PointId, 2>> strokes; ///< segments that a picture shows besides the lines computed
    std::vector<Outline> outlines;               ///< polygons of four sides or more
};

/// Why a world ends.
struct Failure {
    enum class What { no_result, precondition, coincident };
    What what;
    std::size_t action;
    Instruction instruction = {};              ///< no_result
    std::optional<facts::Statement> need = {}; ///< precondition
    PointId first = {}, second = {};           ///< coincident: a new point and an earlier one
    std::optional<double> apart = {};          ///< no_result of two circles: the distance of their centres
};

/// The least upright rectangle around some points.
struct Box {
    double low_x = 0, high_x = 0, low_y = 0, high_y = 0;
    bool empty = true;

    void add(const Point& p);
    double size() const { return std::max(high_x - low_x, high_y - low_y); }
};

/// Where the textbook draws the third point of the main triangle: above the base, low above it (an obtuse angle there),
/// beyond either end (an obtuse angle at the base).
enum class Apex : std::uint8_t { textbook, flat, left, right };

/// What the inputs are drawn from.
struct Drawing {
    bool scene = false;       ///< sketch places count, and free points stand as in a textbook
    std::vector<double> near; ///< draw near these inputs, as far as `spread` tells
    double spread = 0;        ///< relative to the size of the figure
    Apex apex = Apex::textbook;
    bool any_order = false;        ///< points of lines stand before, between and behind others equally often
    bool polygons = true;          ///< free corners of polygons stand one after another about them
    double scale = 1;              ///< of the free points, where nothing was put by hand
    std::vector<double> kept = {}; ///< the first inputs: not drawn
};

class World {
public:
    World(std::uint64_t seed, std::uint64_t stream) : rng_(seed, stream) {}

    /// Forgets everything but the state of the generator; draws follow `drawing` from now on.
    void restart(Drawing drawing);
    /// Computes what the plan has beyond the stages done. Afterwards the world is at the end of the plan, or has failed
    /// and must be restarted. From `lead`, the scene picture, a generic one takes what is given and on which side of
    /// the first two free points the third one lies; null for the scene picture itself.
    std::optional<Failure> advance(const Plan& plan, const World* lead);

    const std::vector<double>& inputs() const { return inputs_; }
    const std::vector<Register>& registers() const { return registers_; }
    const std::vector<Point>& points() const { return points_; }
    /// Takes the points with the digits that doubles lost (realize/refine.h). The world must be at the end of the plan.
    void correct(std::vector<Point> points);
    /// The points without those that are merged into earlier ones; of the first ones only.
    std::vector<Point> standing() const { return standing(points_.size()); }
    std::vector<Point> standing(std::size_t first) const;
    /// What an instruction over the registers so far would give.
    std::optional<Register> peek(const Plan& plan, const Instruction& instruction) const;
    /// What the instructions of a longer assembly beyond the registers so far would give; none of them takes inputs.
    std::optional<std::vector<Register>> peek_on(const Assembly& longer) const;
    /// Width or height of the figure so far, whichever is greater; 1 for less than two points.
    double size() const { return points_.size() < 2 ? 1 : box_.size(); }
    /// The same of the free points alone; of less than two the scale that they are drawn in.
    double scale() const { return free_.size() < 2 ? drawing_.scale : free_box_.size(); }
    /// Turning sense of the first three free points: 1 counter-clockwise, -1 clockwise, 0 if there are not three.
    int orientation() const;
    bool same_place(const Point& p, const Point& q) const;

private:
    void draw(const Plan& plan, const Instruction& instruction, const World* lead);
    /// Takes the inputs of an instruction from others; false where they have none for it.
    bool copy(const Instruction& instruction, const std::vector<double>& inputs);
    void add_free(const Point& p);
    void draw_free(const Plan& plan, const Source& source, const World* lead);
    Point textbook_place(const Plan& plan, const Source& source);
    Point spread_place(std::size_t rank, const World* lead);
    double draw_on_line(const Plan& plan, const Instruction& instruction, const Source& source);
    double anywhere_on_line(double where);
    double any_size();
    double draw_on_circle(const Plan& plan, const Instruction& instruction, const Source& source);
    double draw_slope(const Instruction& instruction, const Source& source);
    /// The reference's input with noise of the given width, if there is a reference for it.
    std::optional<double> near(std::size_t input, double width);
    /// How far the next input may move, as a part of the spread.
    double reach();
    std::optional<Failure> meet_needs(const Stage& stage) const;
    std::optional<Failure> probe(const Plan& plan, const Stage& stage) const;
    Failure without_result(const Stage& stage, const Instruction& instruction) const;
    std::optional<Failure> place(const Plan& plan, const Stage& stage);
    std::optional<Failure> add_point(const Stage& stage, const Point& p);

    Rng rng_;
    Drawing drawing_;
    std::vector<double> inputs_;
    std::vector<Register> registers_;
    std::vector<Point> points_;
    std::vector<Point> free_; ///< the free points, by rank
    std::vector<diagram::Coincidence> merged_;
    Box box_, free_box_;
    std::size_t stages_done_ = 0;
    std::size_t needs_met_ = 0; ///< stages whose needs were asked
};

/// Whether a point lies on a line or circle, relative to the size of the terms.
bool lies_on(const Register& locus, const Point& p);

} // namespace porism::realize
