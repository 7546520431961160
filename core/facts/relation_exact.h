// Equations between quantities over exact numbers.
#pragma once

#include "facts/relation.h"
#include "facts/truth.h"
#include "numbers/constructible.h"
#include "numbers/exact.h"

namespace porism::facts {

/// Decides a relation between lengths, areas, perimeters, and sines, cosines and tangents of angles, with algebraic
/// numbers, or a sum of angles with whole numbers of degrees in it, in an exact picture: lengths are roots of their
/// squares (numbers/root_sum.h), angles are added as products of complex numbers. Undecided for other quantities, and
/// where the limits of the numbers say so.
numbers::Decision decide_exactly(const Relation& relation, Points<numbers::Exact> points);
numbers::Decision decide_exactly(const Relation& relation, Points<numbers::Constructible> points);

} // namespace porism::facts
