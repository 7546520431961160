// The catalogue of constructions: one table that feeds the parser, the tools, the prompts, the texts and the documents.
#pragma once

#include "base/ids.h"
#include "facts/statement.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace porism::scene {

/// What a construction places.
enum class Places : std::uint8_t {
    free,  ///< a figure of its own, without inputs: some or all of its points are free
    point, ///< a determined point (possibly with branches)
    locus, ///< a point on a line or circle: one degree of freedom, can be met with a second locus
};

enum class SlotKind : std::uint8_t { output, point, number };

struct Slot {
    std::string letter; ///< as in the row's patterns: x, a, b
    SlotKind kind;
    std::string prompt; ///< what the tool asks for: "the point to drop from", in English, passed through tr()
    facts::ConstantKind measure = facts::ConstantKind::none; ///< of a number: an angle, or a positive ratio or length
};

/// What a picture shows of a row: strokes from slot to slot, closed if there are more than two; the circle about the
/// first slot through the second, or through three; or the helper line through the first slot that stands upright on
/// the line of the other two.
struct Drawn {
    enum class Kind : std::uint8_t { polygon, line, helper, circle, upright };
    Kind kind = Kind::polygon;
    std::vector<std::uint8_t> slots;
};

/// One row. Patterns are over the slots of points by number, outputs first.
struct Construction {
    std::string name;                 ///< JGEX word: "foot"
    std::vector<std::string> aliases; ///< other words that mean the same: read, never written
    std::string title;                ///< the tool's name: "Foot of a perpendicular"
    std::string group;                ///< palette group: one of construction_groups()
    char shortcut = 0;                ///< one letter, 0 for none
    std::vector<Slot> slots;          ///< outputs first, then points and numbers as they are asked for
    /// The long forms of the JGEX text, each a list of slots in the order in which they are written; the first is the
    /// one that is printed.
    std::vector<std::vector<std::size_t>> forms;
    Places places;
    int freedom; ///< degrees of freedom it adds
    /// How the figure is computed, as terms over diagram primitives and slot letters (realize/recipe.h): for loci the
    /// locus, "line(a, b)"; for a point the point, "foot(a, line(b, c))"; for several outputs each by its letter, "y =
    /// turn_either(b, a, [1/2]), x = shift(b, y, a)".
    std::string recipe;
    std::vector<facts::Pattern> needs; ///< preconditions, order statements: else the action is refused
    std::vector<facts::Pattern>
        required; ///< preconditions, equalities of the inputs that every picture must show: else the action is refused
    std::string exists; ///< what must hold besides for the points to exist, in English, slots in braces; empty: nothing
    std::vector<facts::Pattern> gives; ///< equalities that hold by construction: the premises of every proof
    std::vector<facts::Pattern>
        guarantees; ///< order and difference statements that hold by construction (definition 8)
    /// Those among the guarantees that follow from no other choice: where the points have freedom, they are put so that
    /// these hold; where they have none, the action is refused if they fail.
    std::vector<facts::Pattern> restricts;
    std::vector<Drawn> draws; ///< if empty, a picture shows the lines and circles of the recipe
    std::string text;         ///< English, slots in braces: "{x} is the foot of the perpendicular from {a} to {b}{c}"
    std::string example;      ///< a JGEX scene that uses it, realisable as it stands
};

/// The rows that are built, in a fixed order: a ConstructionId is an index into it.
std::span<const Construction> catalogue();
const Construction& construction(ConstructionId id);
/// The groups of the palette in its order; every row is in one.
std::span<const std::string_view> construction_groups();
/// By its word or an alias.
std::optional<ConstructionId> construction_by_name(std::string_view name);

std::size_t output_count(const Construction& row);
std::size_t point_input_count(const Construction& row);
std::size_t number_input_count(const Construction& row);

/// The patterns of a use of the row with outputs, inputs and numbers put in: what is given, guaranteed or needed there.
std::vector<facts::Statement> instantiate(const std::vector<facts::Pattern>& patterns, std::span<const PointId> outputs,
                                          std::span<const PointId> inputs,
                                          std::span<const numbers::Rational> values = {});

} // namespace porism::scene
