// A realised scene: pictures, the program that computes them, and what is given. Immutable (definition 6).
#pragma once

#include "diagram/program.h"
#include "facts/equation.h"
#include "facts/sketch.h"
#include "facts/statement.h"
#include "facts/truth.h"
#include "numbers/scalar.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace porism::diagram {

/// Coordinates of every point, the values of the letters that the scene's relations speak of, and the inputs of the
/// program that gave them. Doubles, hence dyadic rationals: balls start from the very same inputs, but where a
/// coordinate is given.
struct Picture {
    std::vector<double> inputs;
    std::vector<geometry::Point<double>> points;
    facts::Letters letters = {};
};

/// Of a figure that was found by solving what its scene states: what the statements fix.
struct Solution {
    int shape_freedom = 0;  ///< degrees of freedom besides motions and, where no length or area is stated, size
    std::uint64_t work = 0; ///< counted, about operations of doubles
    std::vector<std::size_t> redundant; ///< actions whose statement adds nothing to those before, ascending
};

/// A statement that holds by construction, and the action that says so.
struct Given {
    facts::Statement statement;
    std::size_t action;
    friend bool operator==(const Given&, const Given&) = default;
};

/// Two points that are one in every picture (definition 4): a later one and the first that stands in its place.
struct Coincidence {
    PointId point, earlier;
    friend bool operator==(const Coincidence&, const Coincidence&) = default;
};

/// An input of the program that is a coordinate as somebody gave it: the double beside it is only near.
struct GivenInput {
    std::uint32_t input;
    numbers::Scalar value;
    friend bool operator==(const GivenInput&, const GivenInput&) = default;
};

/// Everything that the later stages need, and nothing that is bound to a thread.
struct Diagram {
    std::vector<std::string> names; ///< by PointId
    Program program;
    Picture scene_picture;                     ///< with the sketch coordinates of the scene
    facts::Sketch sketch = {};                 ///< of the scene
    std::vector<GivenInput> given_inputs = {}; ///< of the free points with a given place
    std::vector<Picture>
        generic; ///< independent pictures of the same branch; fewer than three only if the figure is rigid
    std::vector<int> branches;      ///< chosen branch by action
    std::vector<int> branch_counts; ///< how many there are, by action
    /// By action: the branches that can be taken, ascending: those that exist and place no point on an earlier one, or
    /// where there are none of those, all that exist.
    std::vector<std::vector<int>> choices;
    int freedom = 0;               ///< degrees of freedom, similarity included
    std::vector<Given> givens;     ///< equalities, in order of the actions: the premises
    std::vector<Given> guarantees; ///< order and difference statements that the constructions guarantee of new points
    std::vector<Coincidence> coincidences; ///< in order of the later points, each once
    /// Of the goals for which it was chosen, those that other pictures of the same branches fail which were drawn on
    /// the way: these pictures show them because others were passed over.
    std::vector<facts::Statement> failed_elsewhere;
    /// Where the scene states something. Its pictures satisfy that to the last digits, no more: what is computed from
    /// their inputs decides nothing exactly.
    std::optional<Solution> solution;
    std::string scene_hash;

    std::size_t point_count() const { return names.size(); }
    /// Whether all its figures are similar: four degrees of freedom are a similarity.
    bool has_one_shape() const { return freedom <= 4; }
    /// The earlier point in whose place it stands in every picture; empty for a point of its own.
    std::optional<PointId> merged_into(PointId point) const;
    /// Whether a statement names a merged point. What rows guarantee of new points is not said of those; a line through
    /// the two, which an equality may speak of, does not exist.
    bool speaks_of_merged(const facts::Statement& statement) const;
    /// By PointId: the first point that stands in the place of each. Empty where all points are different.
    std::vector<PointId> places() const;
    bool one_place(PointId a, PointId b) const;
    /// Whether a statement takes the direction or the length of a pair that stands in one place.
    bool collapses(const facts::Statement& statement) const;
    bool collapses(const facts::Equation& equation) const;
    /// Whether a statement collapses and does not make sense then: that points are on one line or circle does.
    bool senseless(const facts::Statement& statement) const;
    /// Scene picture and generic ones, the scene picture first.
    std::vector<std::span<const geometry::Point<double>>> pictures() const;
    /// The values of the letters in each of them.
    std::vector<facts::Letters> letters() const;
};

/// The inputs of one of its pictures at the current precision: given coordinates as they are given, all others as the
/// doubles that were drawn.
std::vector<numbers::Ball> ball_inputs(const Diagram& diagram, const Picture& picture);

/// Decides an order statement in the scene picture by balls of growing precision, 64 to 4096 bits (definition 8); in a
/// picture that was solved for by its clearance, *undecided* where that is too small. The
/// ball pictures of the diagram asked last are kept by each thread, so that asking many conditions of one diagram is
/// cheap. *undecided* only if zero stays inside at the last precision.
numbers::Decision decide_condition(const Diagram& diagram, const facts::Statement& condition);

/// An order statement that the scene means: guaranteed, or drawn so and seen to hold.
bool is_meant(const Diagram& diagram, const facts::Statement& order);

/// Decides that `equation` of angles lies in branch 0 of m: |lhs - constant| modulo 1 is below 1/(2m) (definition 9).
/// By balls in the scene picture.
numbers::Decision decide_torsion_branch(const Diagram& diagram, const facts::Statement& statement, std::size_t equation,
                                        const numbers::Integer& multiple);

} // namespace porism::diagram
