// Constructions that no statement makes, in constructions that statements do.
#pragma once

#include "scene/scene.h"

#include <map>
#include <optional>
#include <string_view>

namespace porism::geodsl {

/// The points of an action by the letters of "on_line X A B & on_circle X O P": outputs, then points, each use in the
/// order of its slots. Nothing where the action is another one, or one letter would be two points.
std::optional<std::map<char, PointId>> letters_of(std::string_view construction, const scene::Action& action);

struct Spelled {
    std::string_view words;          ///< constructions and statements, parted by `;`
    std::map<char, PointId> letters; ///< those of the action's points; others in the words are points besides these
};

/// What means the same, in the same figures.
std::optional<Spelled> spelled(const scene::Action& action);

} // namespace porism::geodsl
