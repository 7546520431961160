// What fails by little in a figure that is not certified.
#pragma once

#include "problem/verdict.h"

#include <span>

namespace porism::verify {

/// Whether among the checks a true figure is shown to lie near the picture. Near one for which it is not, where what is
/// stated touches, coordinates have half of their digits and fewer.
bool is_certified(std::span<const problem::Check> checks);

/// Of such a figure: a check that fails by so small a part of what it compares is undecided.
void leave_near_miss_open(problem::Check& check, double miss);

} // namespace porism::verify
