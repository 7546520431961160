// Comparisons in the plainest words that say as much.
#pragma once

#include "facts/statement.h"

namespace porism::facts {

/// A comparison of lengths where powers of them are compared (AB < 2AC of AB^2 < 4AC^2), or products with what is
/// positive (AB < AC of AB BC < AC BC); of angles where their cosines are (A > 60 of 2 cos A < 1, A > B of cos A < cos
/// B, A + B < 180 of cos A + cos B > 0), or a tangent with zero (A > 90 of tan A < 0); ∠ABC > 90 of obtuse_angle A B C.
/// Any other statement itself. Each says of every figure in which its quantities are what it says of them (an angle
/// between 0 and 180 degrees, a tangent of no right angle).
Statement plainest(const Statement& order);

} // namespace porism::facts
