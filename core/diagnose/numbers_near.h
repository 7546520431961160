// Numbers as people tell them, recognised in doubles. For the sources of this module only.
#pragma once

#include "numbers/scalar.h"

#include <optional>

namespace porism::diagnose {

/// So near, relative to those above 1, numbers are one as far as doubles tell.
inline constexpr double recognised = 1e-9;

/// The rational number with the least denominator, of at most `most`, that a value is.
std::optional<numbers::Rational> rational_near(double value, int most = 1000);
/// That, or the root of a rational number with a small denominator: "5*sqrt(2)/3" for that of 50/9.
std::optional<numbers::Scalar> rational_or_root_near(double value);
/// The simplest number: rational with a small denominator, such a root, such a multiple of pi, or any rational one.
std::optional<numbers::Scalar> told_near(double value);

} // namespace porism::diagnose
