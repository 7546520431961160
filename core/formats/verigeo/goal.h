// Goals as people write them.
#pragma once

#include "formats/verigeo/radius.h"
#include "formats/verigeo/ways.h"
#include "scene/json.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace porism::verigeo {

/// A scene to which goals are added, and what the names of figures in them suppose: "ABCD is a parallelogram" that A, B
/// and C do not lie on one line. It is no goal, but where it is false the goal says something else than is meant.
struct GoalReading : scene::SceneAndGoals {
    std::vector<facts::Statement> supposed = {};
    std::vector<facts::Statement> needed =
        {}; ///< supposed of every figure: "ABCD is a trapezoid" that it is not crossed
    /// Of goals that may be meant in several ways all of these: in another branch it may be another one.
    std::vector<std::vector<SaidGoals>> ways = {};
    std::vector<NamedLetter> letters = {};
    std::vector<NamedCircle> circles = {}; ///< of the envelope; where there are none, those of the scene are meant
};

/// Adds what a goal asks: statements and questions in our words, parted by ";", or forms such as "Find AB", "Find
/// ∠ABC", "Find the area of ABC", "Find Length(A,B)", "Find AB:BC", "Find sin ∠ABC", "Find the radius of the circle",
/// "Find AB and BC", "Prove AB = CD", "Prove AB ∥ CD". An expression, as in "Find AB + BC", is a letter that an action
/// defines as it; of "Prove AD, BE and CF are concurrent" the common point of two of the lines lies on the third, and
/// is constructed where the scene has none there. Of words that may be meant in several ways, as "Prove triangle ABC is
/// isosceles", `choose` says in which. False, with nothing added, where it is something else.
bool read_goal(std::string_view text, std::span<const std::string> names, GoalReading& into,
               const ChooseWay& choose = way_by_givens);
/// Goals and questions in one text, which reads back.
std::string goal_text(const scene::SceneAndGoals& content, std::span<const std::string> names);

} // namespace porism::verigeo
