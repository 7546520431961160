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
    free,  ///< points with two degrees of freedom each
    point, ///< a determined point (possibly with branches)
    locus, ///< a point on a line or circle: one degree of freedom, can be met with a second locus
};

enum class SlotKind : std::uint8_t { output, point, number };

struct Slot {
    std::string letter; ///< as in the row's patterns: x, a, b
    SlotKind kind;
    std::string prompt; ///< what the tool asks for: "the point to drop from", in English, passed through tr()
};

/// One row. Patterns are over the slots by number, outputs included, in the order of the JGEX signature.
struct Construction {
    std::string name;        ///< JGEX word: "foot"
    std::string title;       ///< the tool's name: "Foot of a perpendicular"
    std::string group;       ///< palette group: "Points", "Lines", "Circles", "Transforms"
    char shortcut = 0;       ///< one letter, 0 for none
    std::vector<Slot> slots; ///< outputs first
    Places places;
    int freedom; ///< degrees of freedom it adds
    /// How the figure is computed, as a term over diagram primitives and slot letters: "foot(a, line(b, c))", "line(a,
    /// b)", "circle(o, a)"; for loci the locus, for points the point (commas between several outputs). Parsed by
    /// realize.
    std::string recipe;
    std::vector<facts::Pattern> needs; ///< preconditions, order statements: else the action is refused
    std::vector<facts::Pattern> gives; ///< equalities that hold by construction: the premises of every proof
    std::vector<facts::Pattern>
        guarantees;      ///< order and difference statements that hold by construction (definition 8)
    std::string text;    ///< English, slots in braces: "{x} is the foot of the perpendicular from {a} to {b}{c}"
    std::string example; ///< a JGEX scene that uses it, realisable as it stands
};

/// The rows that are built, in a fixed order: a ConstructionId is an index into it.
std::span<const Construction> catalogue();
const Construction& construction(ConstructionId id);
std::optional<ConstructionId> construction_by_name(std::string_view name);
/// Names of the JGEX family that are known but have no row yet: the parser says so by name.
std::span<const std::string> known_but_not_built();

std::size_t output_count(const Construction& row);
std::size_t point_input_count(const Construction& row);
std::size_t number_input_count(const Construction& row);

/// The patterns of a use of the row with outputs and inputs put in: what is given, guaranteed or needed there.
std::vector<facts::Statement> instantiate(const std::vector<facts::Pattern>& patterns, std::span<const PointId> outputs,
                                          std::span<const PointId> inputs);

} // namespace porism::scene
