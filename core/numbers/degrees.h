// Angles as people tell them: with a degree sign, as the value of a function, with pi, or by a plain number.
#pragma once

#include "numbers/scalar.h"

#include <string>

namespace porism::numbers {

/// The degrees that an angle is told with. Where the degree sign stands, a function gives an angle ("arctan(3/4)") or
/// pi stands, the value is an angle, pi in radians as everywhere; so are sums and multiples of such. A plain number
/// beside them counts degrees: "90 - arctan(3/4)" as "90° - arctan(3/4)". A plain number, and a quotient of angles
/// ("180*arctan(3/4)/pi"), is the number of degrees. What is of no such kind is left as it is.
Scalar in_degrees(const Scalar& answer);

/// A number of degrees as in_degrees reads it: "arccos(3/5)" for "arccos(3/5)/(pi/180)".
std::string told_in_degrees(const Scalar& degrees);

/// The degrees of an angle that is told in radians: a plain number counts these.
Scalar from_radians(const Scalar& answer);

} // namespace porism::numbers
