// The little grammar that every text needs. For the sources of this module only.
#pragma once

#include "numbers/integer.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace porism::translate {

/// The text with every {key} replaced by `value(key)`. Braces in texts come in pairs (asserted).
std::string fill(std::string_view text, const std::function<std::string(std::string_view)>& value);

/// "", "A", "A and B", "A, B and C".
std::string listed(std::span<const std::string> parts);

/// "step 2", "steps 1, 4 and 5"; numbers in ascending order, each once.
std::string steps(std::span<const std::size_t> numbers);

/// "60°", "64.1°", "180°/7".
std::string degrees(const numbers::Rational& half_turns);

/// First letter small, for use inside a sentence. Words of capitals (AB, SSS) stay.
std::string inside_sentence(std::string_view text);
/// First letter great, but for the name of a function and an unknown letter, and a full stop at the end.
std::string sentence(std::string_view text);

} // namespace porism::translate
