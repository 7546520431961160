// Recipes of the catalogue, read once: how a construction is computed, as terms over primitives and slots.
#pragma once

#include "base/ids.h"
#include "base/result.h"
#include "diagram/program.h"
#include "scene/catalogue.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace porism::realize {

/// A constant of a term: a rational number, or a number slot of the row, to a power.
struct ConstantTerm {
    static constexpr std::uint8_t no_slot = 255;
    numbers::Rational value = 0;
    std::uint8_t slot = no_slot; ///< index among the number slots, or no_slot
    int power = 1;

    numbers::Rational of(std::span<const numbers::Rational> values) const;
};

/// A point input of the row, an earlier term of the recipe, or a primitive over terms. A *glide* is a point of one
/// degree of freedom on the line or circle that is its argument.
struct Term {
    enum class Kind : std::uint8_t { slot, earlier, primitive, glide };
    Kind kind = Kind::primitive;
    std::uint8_t index = 0; ///< slot: among the row's point inputs; earlier: among the recipe's terms
    diagram::Primitive primitive = diagram::Primitive::free_point;
    std::vector<Term> arguments = {};
    std::optional<ConstantTerm> constant = {};

    bool is_slot() const { return kind == Kind::slot; }
};

/// Terms in the order in which they are computed.
struct Recipe {
    struct Step {
        Term term;
        std::optional<std::size_t> output; ///< which output of the row it is; empty: a helper
    };
    std::vector<Step> steps;
    /// For a locus: other loci in its stead where the one before does not exist ("apollonius_circle(...) else
    /// bline(...)").
    std::vector<Term> instead;
    /// How many branches the recipe has by itself: the product over its primitives.
    int branches = 1;

    /// The term that computes an output.
    const Term& of_output(std::size_t output) const;
};

/// recipe := step (',' step)* ['else' term ...]; step := [letter '='] term; a row with one output needs no letter;
/// term := letter | 'glide(' term ')' | name '(' [term (',' term)*] [',' constant] ')';
/// constant := '[' number ['^' power] ']' with a rational or the letter of a number slot. Letters are the row's inputs
/// and earlier steps, names those of the primitive table; kinds and counts are checked. Errors: `recipe`, with the
/// column.
Result<Recipe> parse_recipe(std::string_view text, const scene::Construction& row);

/// The recipe of a catalogue row. The rows are part of the program, so a recipe that cannot be read is a broken
/// invariant (asserted; a test reads every row).
const Recipe& recipe(ConstructionId id);

} // namespace porism::realize
