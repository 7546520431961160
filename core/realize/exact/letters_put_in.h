// What a figure states with the values of its unknown letters in their place.
#pragma once

#include "facts/quantity.h"
#include "numbers/scalar.h"
#include "realize/stated/constraint_system.h"

#include <optional>
#include <vector>

namespace porism::realize {

/// The simple number that a letter is in a picture, if there is one near its value: a guess.
std::optional<numbers::Scalar> simple_letter(double value);

/// Each letter as the simple number that it is; statements that hold then are left out. Empty where a letter is none,
/// or where a statement fails then.
std::optional<std::vector<Stated>> with_letters_put_in(std::vector<Stated> stated, const facts::Letters& letters);

} // namespace porism::realize
