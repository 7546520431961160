// What a text says of a figure in the signs of geometry, read back: "AB ⊥ CD", "∠BAC = ∠EDF", "AO = BO = CO".
#pragma once

#include "translate/read.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace porism::workflow {

/// A piece of a text and the statements that it says.
struct TextClaim {
    std::string text;
    std::vector<facts::Statement> statements;
    std::size_t first = 0, end = 0;              ///< of the words of its sentence: from `first` to before `end`
    bool denied = false;                         ///< that not all of the statements hold
    std::vector<facts::Statement> supposed = {}; ///< by the name of a figure (formats/verigeo/words.h)
};

/// How "suppose AB = 7" is read: in a problem it tells, in a solution it may be refuted.
enum class Supposing : std::uint8_t { tells, supposes };

/// So much of a text is read, and so many claims are told; work on them is bounded besides.
inline constexpr std::size_t most_text_bytes = 65536, most_text_claims = 256;

/// The longest pieces of each sentence, between commas and joining words, that say something which is not trivial, in
/// order; and what triangles and quadrilaterals are called ("equilateral triangle ABC"). What is said in other words is
/// left out: that a point is a midpoint by a construction, why a step holds; so is a sentence that denies (but for "AB
/// is not parallel to CD", a claim that is denied) or, where that does not tell, supposes. `picture` says how angles
/// turn (translate/read.h), and in which way a triangle is isosceles.
std::vector<TextClaim> claims_in(std::string_view text, translate::Names names, translate::Picture picture = {},
                                 Supposing supposing = Supposing::tells);
/// The same sentence by sentence, of all of a text (workflow/verify/text/amounts.h).
std::vector<std::vector<TextClaim>> claims_by_sentence(std::span<const std::string> sentences, translate::Names names,
                                                       translate::Picture picture, Supposing supposing);

/// The same of what is to be proved alone: behind "Prove that", "Show that".
std::vector<TextClaim> goals_in(std::string_view text, translate::Names names, translate::Picture picture = {});

} // namespace porism::workflow
