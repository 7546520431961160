// Amounts that a goal tells in words, in the signs of VeriGeo's expressions.
#pragma once

#include "scene/scene.h"

#include <span>
#include <string>
#include <string_view>

namespace porism::verigeo {

/// "Find AB + AC" for "Find the sum of AB and AC", "Prove Area(A,B,C) = 6" for "Prove that the area of ABC is 6", "Find
/// AB:BC and BC:CA" for "Find AB:BC:CA"; of a scene of three points, which are a triangle, also "Find AC" for "Find the
/// hypotenuse" where a right angle is stated, and "∠BAC" for "∠A". What it does not know stays, and so does text of
/// more than 400 bytes.
std::string goal_in_signs(std::string_view text, const scene::Scene& scene, std::span<const std::string> names);

} // namespace porism::verigeo
