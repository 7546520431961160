// Scenes without the letters that stand for unknown numbers: Geo-DSL says AB = CD by a letter that is both.
#pragma once

#include "scene/question.h"
#include "scene/scene.h"

#include <string>
#include <vector>

namespace porism::workflow {

struct WithoutLetters {
    scene::Scene scene;               ///< the same points under the same names
    std::vector<std::size_t> origins; ///< by action: the one of the scene that it comes from
    std::vector<std::string> unused;  ///< letters that one equation has alone: it said nothing but their names
};

/// Each letter that one equation determines, as a number times lengths under it, is put into the others, into powers
/// where it stands above a number alone; letters that are asked for, or that a comparison has, stay.
WithoutLetters without_letters(const scene::Scene& scene, const scene::Questions& questions);

} // namespace porism::workflow
