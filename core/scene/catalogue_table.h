// The catalogue as text: what a person edits to add a construction. Compiled once, by catalogue.cpp.
#pragma once

#include "scene/catalogue.h"

#include <span>
#include <string_view>

namespace porism::scene {

/// A row before it is compiled. Patterns and recipe are over the letters of the signature.
struct ConstructionText {
    std::string_view
        signature; ///< "foot x | a b c": word, outputs, then inputs; a number slot is written #k and comes last
    std::string_view title;
    std::string_view group;
    char shortcut = 0;
    Places places = Places::point;
    int freedom = 0;
    std::string_view prompts; ///< one per input, separated by ';'
    std::string_view recipe;
    std::string_view needs;
    std::string_view gives;
    std::string_view guarantees;
    std::string_view text;
    std::string_view example;
};

std::span<const ConstructionText> catalogue_text();
/// Words of the JGEX family without a row, separated by blanks.
std::string_view known_words();

} // namespace porism::scene
