// The symbolic rescue of VeriGeo's appendix F: a failed check is made again over rational numbers with denominators up
// to 1024, and what passes there passes.
#pragma once

#include "formats/verigeo/numerical.h"
#include "numbers/integer.h"

namespace porism::verigeo {

/// The nearest rational number whose denominator is at most this (Python's Fraction.limit_denominator).
numbers::Rational limit_denominator(const numbers::Rational& value, const numbers::Integer& most);

/// Of EqualLength, Parallel, Perpendicular, Collinear, PointOnLine and PointOnSegment.
bool rescued(const Action& action, const Drawing& drawing);

} // namespace porism::verigeo
