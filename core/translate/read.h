// Statements read back from the words that `say` has for them.
#pragma once

#include "translate/say.h"

#include <optional>
#include <string_view>
#include <vector>

namespace porism::translate {

/// The equality that words say: "AB ⊥ CD", "∠BAC = ∠EDF". Blanks and capitals do not count, and what keyboards have
/// will do for a sign: || or // for ∥, ~ for ∼, * for ·, ^2 for ², - for −, and no ° behind the value of an angle.
/// Angles with a vertex have no sense of rotation: they turn as they do in the picture, all alike without one. Empty
/// where the words are no statement's.
std::optional<facts::Statement> read(std::string_view text, Names names, Picture picture = {});

/// What the words of a whole class say, as the first member held against each other one: "AO = OD = OE",
/// "∠MON = ∠BDC = 180° − ∠BAC", "AB ∥ CD ∥ EF", "A, B, C, D and E lie on one circle". One statement where the words are
/// a single one's; empty where some member is none of a statement.
std::vector<facts::Statement> read_class(std::string_view text, Names names, Picture picture = {});

} // namespace porism::translate
