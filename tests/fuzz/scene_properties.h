// What every fuzzer asks of a scene that was read.
#pragma once

#include "properties.h"
#include "scene/json.h"

namespace porism::fuzz {

/// Its JSON form reads back to the same.
inline void require_comes_back(const scene::SceneAndGoals& content) {
    const Json json = scene::to_json(content);
    const auto back = scene::scene_from_json(json);
    require(back.has_value(), "what is written is read", to_text(json));
    require(back->scene == content.scene && back->goals == content.goals && back->questions == content.questions,
            "the scene comes back", to_text(json));
}

} // namespace porism::fuzz
