// Scenes in constructions that statements of the language make.
#pragma once

#include "scene/scene.h"

#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace porism::geodsl {

/// The points of an action by the letters of "on_line X A B & on_circle X O P": outputs, then points, each use in the
/// order of its slots. Nothing where the action is another one, or one letter would be two points.
std::optional<std::map<char, PointId>> letters_of(std::string_view construction, const scene::Action& action);

struct Respelled {
    scene::Scene scene;               ///< the same points under the same names; without branches, coordinates, help
    std::vector<std::size_t> origins; ///< by action: the one of the scene that it says
    bool changed = false;             ///< whether a construction was put into others
};

/// What no statement makes, in other constructions or as free points and the equations that it gives, where these mean
/// the same. What cannot be put so stays.
Respelled respelled(const scene::Scene& scene);

} // namespace porism::geodsl
