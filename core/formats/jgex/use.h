// One construction of a clause with its arguments: `foot d a b c` in the long form, `foot a b c` in the short one.
#pragma once

#include "formats/jgex/source_line.h"
#include "scene/scene.h"

#include <optional>
#include <vector>

namespace porism::jgex {

/// A point that a clause places, as its left side names it.
struct Output {
    Piece name;
    std::optional<scene::Coordinates> at;
};

/// Reads one construction. The long form says in which order the points are placed ("c a b = triangle a b c"): the
/// outputs are put into that order. Which of the arguments are outputs tells which of several long forms is meant.
Result<scene::Use> read_use(const scene::Scene& scene, const SourceLine& line, const Piece& text,
                            std::vector<Output>& outputs);

/// The construction's long forms and its short one, as a person would write them.
std::string forms_text(const scene::Construction& row);

/// At most 48 bytes of a text, in quotes.

} // namespace porism::jgex
