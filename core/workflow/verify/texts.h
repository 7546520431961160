// What a text says of a figure in the signs of geometry, read back: "AB ⊥ CD", "∠BAC = ∠EDF", "AO = BO = CO".
#pragma once

#include "translate/read.h"

#include <string>
#include <string_view>
#include <vector>

namespace porism::workflow {

/// A piece of a text and the statements that it says.
struct TextClaim {
    std::string text;
    std::vector<facts::Statement> statements;
};

/// So much of a text is read, and so many claims are told.
inline constexpr std::size_t most_text_bytes = 65536, most_text_claims = 256;

/// The longest pieces of each sentence, between commas and joining words, that say something which is not trivial, in
/// order. What is said in other words is left out: that a point is a midpoint by a construction, why a step holds.
/// `picture` says how angles turn (translate/read.h).
std::vector<TextClaim> claims_in(std::string_view text, translate::Names names, translate::Picture picture = {});

/// The same of what is to be proved alone: behind "Prove that", "Show that".
std::vector<TextClaim> goals_in(std::string_view text, translate::Names names, translate::Picture picture = {});

} // namespace porism::workflow
