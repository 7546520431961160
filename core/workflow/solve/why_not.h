// Why a goal is not solved: false, and in which picture; true as far as is seen and not derived, and what is missing;
// or undecided. Why a question is not answered is told in the same form (workflow/solve/why_no_value.h).
#pragma once

#include "base/json.h"
#include "reason/whynot/value_gap.h"
#include "reason/whynot/why_not.h"
#include "workflow/solve/analyse.h"

#include <optional>
#include <string>
#include <vector>

namespace porism::workflow {

enum class Cause : std::uint8_t {
    fails,          ///< in a picture, or in an exact one
    not_determined, ///< the value that is asked for differs from picture to picture
    not_derived,    ///< it holds in every picture that was drawn
    undecided, ///< the pictures are too near to tell, the work ended before the end, or it is not meant to be proved
};
/// Stable words: "false", "not_determined", "not_derived", "undecided".
std::string_view name_of(Cause cause);

/// A picture of the scene in which the goal is clearly false, or what is asked for has another value.
struct FailingPicture {
    std::size_t number = 0; ///< 0 is the scene's own, then the generic ones; `count` where it is none of those
    std::size_t count = 0;  ///< of all
    std::vector<geometry::Point<double>> points;
    std::string measured; ///< "∠(AD, BC) = 83.2°, not 90°"; empty where there is no such measure
    std::optional<diagram::Picture> other = {}; ///< of another figure in which all holds that is given
};

struct WhyNot {
    Cause cause = Cause::undecided;
    std::string reason;                         ///< one clause
    std::optional<FailingPicture> picture = {}; ///< of what fails
    std::optional<numbers::Decision> exact = {};
    reason::WhyNot search = {};                      ///< of a goal that is not derived
    std::string seen = {};                           ///< of a question: what every picture shows
    std::string exactly = {};                        ///< the same of an exact one, where it shows a value
    std::optional<numbers::Scalar> exact_value = {}; ///< that is asked for, in an exact picture
    /// Of a question that is not answered, or of a goal about lengths and angles that no theorem concludes: then of the
    /// first of them without a value.
    reason::ValueGap values = {};
};

/// Of a goal without a solution. A stop leaves out what was not found by then.
WhyNot why_not(const Analysis& analysis, const GoalResult& goal, const Control& control = {});

/// A line each, in the words of the scene: the picture; the missing link; what theorems lack; what was derived near it.
std::vector<std::string> words_of(const Analysis& analysis, const WhyNot& why);
/// "in the picture", "in picture 3 of 4, of the same construction", "in another figure of what is given".
std::string picture_words(const FailingPicture& picture);
/// "There A is at (0.356, 0.638), B at (0, 0), C at (1, 0)".
std::string place_words(const Analysis& analysis, const FailingPicture& picture);
/// The first missing link alone; empty where none was found.
std::string link_words(const Analysis& analysis, const WhyNot& why);
/// "AB ⊥ CD, by Theorem of Thales, which may not be used (from ...)".
std::string link_words(const Analysis& analysis, const reason::MissingLink& link);
/// The member "why_not" of a record (docs/formats/records.md).
Json to_json(const Analysis& analysis, const WhyNot& why);

} // namespace porism::workflow
