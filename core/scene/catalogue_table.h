// The catalogue as text: what a person edits to add a construction. Compiled once, by catalogue.cpp.
#pragma once

#include "scene/catalogue.h"

#include <span>
#include <string_view>

namespace porism::scene {

/// A row before it is compiled. Patterns and recipe are over the letters of the signature.
struct ConstructionText {
    std::string_view signature;    ///< "foot x | a b c", "s_angle x | a b angle:y": word, outputs, then inputs; numbers
                                   ///< are written angle:y, ratio:r or length:l
    std::string_view forms = "";   ///< "a b x y; x y a b": the long forms; empty: outputs, then inputs
    std::string_view aliases = ""; ///< other words, separated by blanks
    std::string_view title;
    std::string_view group;
    char shortcut = 0;
    Places places = Places::point;
    int freedom = 0;
    std::string_view prompts = ""; ///< one per input, separated by ';'
    std::string_view recipe;
    std::string_view needs = "";
    std::string_view required = "";
    std::string_view exists = "";
    std::string_view gives = "";
    std::string_view guarantees = "";
    std::string_view restricts = ""; ///< guaranteed too, by the choice of the points
    std::string_view draws = "";     ///< "polygon x b c; line a x; helper i x; circle i x; circle a b c; upright x
                                     ///< a b"; if empty, the outputs of a figure of its own, and of others what the
                                     ///< recipe draws
    std::string_view text;
    std::string_view example;
};

// Why the guarantees hold. Two points of a scene never coincide (definition 4), so a point on a line through two others
// is different from both, and a line meets a circle in two points at most. What a row lists beyond that follows from
// its needs: an incentre lies inside, so it sees each side under an obtuse angle and each half angle is acute; the foot
// of a from bc is not a because a is not on bc. Order statements that merely repeat a need are not listed.

/// The families, each in a file of its own: catalogue_<family>.cpp.
std::span<const ConstructionText> point_rows();
std::span<const ConstructionText> triangle_rows();
std::span<const ConstructionText> quadrangle_rows();
std::span<const ConstructionText> polygon_rows();
std::span<const ConstructionText> line_rows();
std::span<const ConstructionText> angle_rows();
std::span<const ConstructionText> meeting_rows();
std::span<const ConstructionText> circle_rows();
std::span<const ConstructionText> tangent_rows();
std::span<const ConstructionText> centre_rows();
std::span<const ConstructionText> measure_rows();
std::span<const ConstructionText> transform_rows();
std::span<const ConstructionText> figure_rows();

} // namespace porism::scene
