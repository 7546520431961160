// JSON form of actions, scenes and goals, version 1 (docs/formats/scene.md).
//
// {"version":1,"actions":[{"op":"Construct","type":"foot","args":["d","a","b","c"]},
//   {"op":"Construct","type":"on_line","args":["e","a","b"],"and":[{"type":"on_circle","args":["e","o","a"]}],
//    "branch":1,"at":[{"x":"1/2","y":"0.25","kind":"sketch"}],"auxiliary":true}],
//  "goals":["perp a d b c"],"questions":["lcompute a d"],"name":"altitude"}
// Numbers are strings, kept exactly as written. Outputs come first in args.
#pragma once

#include "base/json.h"
#include "scene/question.h"
#include "scene/scene.h"

namespace porism::scene {

struct SceneAndGoals {
    Scene scene;
    Goals goals = {};
    Questions questions = {};
    std::string name = {}; ///< of the problem, where the form stands alone
    friend bool operator==(const SceneAndGoals&, const SceneAndGoals&) = default;
};

/// "questions" is written where there are some.
Json to_json(const Scene& scene, const Goals& goals = {}, const Questions& questions = {});
/// "name" is written where there is one.
Json to_json(const SceneAndGoals& content);
Result<SceneAndGoals> scene_from_json(const Json& json);

} // namespace porism::scene
