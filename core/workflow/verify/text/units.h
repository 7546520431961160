// The lengths of texts in one unit.
#pragma once

#include "diagram/diagram.h"
#include "formats/verigeo/figure_unit.h"
#include "translate/read.h"

#include <optional>
#include <string>
#include <vector>

namespace porism::workflow {

struct CountedText {
    std::string text;
    bool counted = true;  ///< its lengths are in the unit of the figure, or in none; else they say nothing of it
    bool guessed = false; ///< they are counted in a unit in which they fit the figure, and that nothing tells
};

struct CountedTexts {
    std::vector<CountedText> statements, solutions; ///< as many as before
};

/// Texts that tell lengths in several units ("AB = 3 m and BC = 400 cm"), with these counted in one: that of the texts
/// of the problem, where they tell one alone; of several that in which the fewest are false in a picture, the larger of
/// two. Where the unit of the figure is known, texts that tell any are counted in it. Others stay as they are.
CountedTexts in_one_unit(const std::vector<std::string>& statements, const std::vector<std::string>& solutions,
                         std::optional<verigeo::FigureUnit> figure, translate::Names names,
                         const diagram::Picture& picture);

} // namespace porism::workflow
