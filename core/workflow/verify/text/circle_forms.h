// How a text says something of a circle: forms of words, and what each says of the points on it.
#pragma once

#include "workflow/verify/text/figure_circles.h"

#include <optional>
#include <regex>
#include <span>
#include <string>
#include <string_view>

namespace porism::workflow {

/// A match in a sentence, and the circle that it names.
struct CircleFound {
    const Polygons& polygons;
    const Circle& circle;
    const std::smatch& match;

    /// The points that a part of the match names; nothing where it names others besides, or none.
    std::optional<Polygon> points(std::size_t part) const;
    std::string word(const Polygon& some) const { return polygons.word(some); }
};

/// What is said of a circle: that points lie on it, and something besides.
struct SaidOfCircle {
    Polygon on;
    std::string besides; ///< in signs
};
/// Nothing where that is not certain.
using SayCircle = std::optional<SaidOfCircle> (*)(const CircleFound&);

struct CircleForm {
    std::string_view form; ///< of workflow/verify/text/forms.h; {circle} is one in signs, in brackets: "⊙O"
    std::size_t circle;    ///< the part of the match that it is
    SayCircle said;
    std::size_t kept = 0; ///< the part that stays in place of the words, of what goes on: "chords AB and CD of ⊙O meet"
};
std::span<const CircleForm> circle_forms();

/// That all this is so, in signs; what is known of a circle by its name says nothing.
std::string in_signs(const SaidOfCircle& said, const Circle& circle, const Polygons& polygons);

} // namespace porism::workflow
