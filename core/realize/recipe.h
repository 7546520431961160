// Recipes of the catalogue, read once: how a construction is computed, as terms over primitives and slots.
#pragma once

#include "base/ids.h"
#include "base/result.h"
#include "diagram/program.h"
#include "scene/catalogue.h"

#include <string_view>
#include <vector>

namespace porism::realize {

/// A slot of the row, or a primitive over terms.
struct Term {
    static constexpr std::uint8_t no_slot = 255;
    std::uint8_t slot = no_slot; ///< index of an input slot among the row's point inputs, or no_slot
    diagram::Primitive primitive = diagram::Primitive::free_point;
    std::vector<Term> arguments = {};

    bool is_slot() const { return slot != no_slot; }
};

/// One term per output; for a locus one term, the line or circle.
using Recipe = std::vector<Term>;

/// recipe := term (',' term)*, term := letter | name '(' [term (',' term)*] ')'. Letters are the row's input slots,
/// names those of the primitive table; kinds and counts are checked. Errors: `recipe`, with the column.
Result<Recipe> parse_recipe(std::string_view text, const scene::Construction& row);

/// The recipe of a catalogue row. The rows are part of the program, so a recipe that cannot be read is a broken
/// invariant (asserted; a test reads every row).
const Recipe& recipe(ConstructionId id);

} // namespace porism::realize
