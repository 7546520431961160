// The 37 statements: one table that feeds the reader, the printer, the catalogue and docs/formats/geodsl.md.
#pragma once

#include "facts/relation.h"
#include "scene/scene.h"

#include <array>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace porism::geodsl {

class Builder;

/// What a statement of a text puts into its form.
struct Bound {
    std::map<char, std::string> points; ///< by letter: the name in the scene
    std::map<char, facts::Polynomial> values;
    std::vector<std::string> corners; ///< where a form ends in "..."
};

/// Constructions for statements whose points of these letters are new and all others known. A construction is its word,
/// then letters in the order of its slots; `;` stands between constructions, `&` between two loci of one point. A
/// letter that the form has not is a point of its own, with a name that the text does not use.
struct Case {
    std::string_view fresh;
    std::string_view make;
};

struct StatementRow;
using Custom = Status (Builder::*)(const StatementRow&, const Bound&);

/// A row. Patterns are in the letters of the form.
struct StatementRow {
    std::string_view name;
    /// Capitals are points, small letters values: x, y, z, r are lengths, a is an angle. Each value can be left out.
    std::string_view form;
    std::string_view group;   ///< "point", "angle", "shape", "line"
    std::string_view known;   ///< letters of points that must exist already
    std::string_view meaning; ///< a sentence, with what is left open in the source decided
    std::string_view becomes; ///< in words: what stands in the scene
    std::array<Case, 3> cases = {};
    std::string_view help = {};     ///< constructions that `states` needs
    std::string_view states = {};   ///< where no case fits: new points are free, and this is stated
    std::string_view order = {};    ///< stated in any case
    std::string_view measures = {}; ///< "x length A B; a angle A B C"
    bool centred = false;           ///< a shape that has a centre
    Custom custom = nullptr;        ///< does what a pattern cannot say
};

std::span<const StatementRow> statement_table();
/// The row of this name, which there is; the first of several.
const StatementRow& row_called(std::string_view name);
/// The words of a pattern.
std::vector<std::string_view> words_of(std::string_view pattern);
inline constexpr std::size_t most_corners = 12;

/// Regular polygons that constructions make, of new corners or on two that exist.
struct RegularConstruction {
    std::size_t corners;
    std::string_view of_new, on_side; ///< corners by A, B, ... in order
};
std::span<const RegularConstruction> regular_constructions();

} // namespace porism::geodsl
