// Problems read back from sentences of a language: what writing.h writes, and what a person writes in the same phrases.
#pragma once

#include "base/result.h"
#include "geometry/point.h"
#include "scene/question.h"
#include "scene/scene.h"
#include "translate/language/language.h"
#include "translate/language/writing.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace porism::translate {

/// What a picture tells a reader besides the text.
struct Annotations {
    std::map<std::string, geometry::Point<double>, std::less<>> places = {}; ///< by name of the point; y upwards
    std::vector<std::string> marks = {}; ///< statements that its marks say, in their notation: "cong a b a c"
};

struct ReadProblem {
    scene::Scene scene;
    scene::Goals goals;
    scene::Questions questions;
    std::vector<std::vector<facts::Statement>> orders; ///< by action: what the text says behind its sentence
    std::vector<facts::Statement> goal_orders;         ///< behind goals
    std::vector<Turning> turns;                        ///< behind any
};

/// Points are named in small letters: A1 is a1. What marks say stands behind what the text says of points, as
/// statements. Angles with a vertex turn as they do in the picture. Errors, with the place in the text:
/// `text_unread` (no phrase of the language fits; the place is where the nearest one ends to fit), `text_ambiguous`
/// (it can be read in ways that say different things), `text_too_long` (64 KiB in all, 2,000 bytes a sentence),
/// `unknown_point`, `text_not_in_picture`, and those of scenes, quantities and marks.
Result<ReadProblem> read_problem(std::string_view text, const Language& language, const Annotations& annotations = {});

} // namespace porism::translate
