// Questions over exact numbers.
#pragma once

#include "facts/truth.h"
#include "numbers/constructible.h"
#include "numbers/exact.h"
#include "scene/question.h"

#include <optional>

namespace porism::scene {

/// Whether an equation can be decided at all: its numbers are algebraic; those that multiply angles are rational, and
/// at most 1000 times the least part of an angle that they leave.
bool decidable(const Question& equation);
/// The equation that says of a value that it is the one which is asked for. Angles in degrees.
Question equation_of(const Question& asked, const numbers::Scalar& value);
/// What must be different for the question to have a meaning: the ends of the lines of an angle, and of what divides.
std::vector<facts::Statement> meaningful(const Question& question);
/// The constant of an equation of angles as a part of a half turn, times the denominators of the other numbers; else 0.
numbers::Rational turn_of(const Question& equation);

/// Decides an equation that is decidable and meaningful in an exact picture. Lengths are roots of their squares:
/// products are compared by squares, and sums of up to four lengths need no new roots (numbers/root_sum.h). Angles are
/// added as products of complex numbers. Undecided where the limits of the numbers say so.
numbers::Decision decide_exactly(const Question& equation, facts::Points<numbers::Exact> points);
numbers::Decision decide_exactly(const Question& equation, facts::Points<numbers::Constructible> points);

} // namespace porism::scene
