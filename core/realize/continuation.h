// Whether two pictures show the same branch: the one is led to the other, and every root must follow without changing
// its sign.
#pragma once

#include "realize/world.h"

namespace porism::realize {

/// Leads the inputs of `from` in equal steps to those of `to` and follows every meeting point that was chosen by a
/// sign. False if the figure ceases to exist on the way, or if a meeting point passes through its fellow: behind such a
/// place the same sign means the other of two curves (an isosceles trapezoid becomes a parallelogram), although the
/// figure looks continuous. By sight: it chooses pictures, it proves nothing. Costs some 16 evaluations.
bool continues(const Plan& plan, const World& from, const World& to);

} // namespace porism::realize
