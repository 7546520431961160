// Regular expressions of what arguments may be, for the schemas: of their form alone. That a name is defined or new,
// that points differ, and that a number has a value, is told by reading them.
#pragma once

#include <string>

namespace porism::verigeo {

/// The name of one point (names.h).
std::string point_pattern();
/// As many points written together behind a prefix or none; prefixes are parted by |.
std::string points_pattern(std::size_t count, const std::string& prefixes);
/// A name of a circle, angle, triangle or quadrilateral.
std::string id_pattern();
/// A point behind a prefix that tells its circle.
std::string circle_pattern();
/// A number (numbers/scalar.h). Within two brackets the form is told; of deeper ones only the signs.
std::string scalar_pattern();
/// Text that is not blank.
std::string expression_pattern();

/// What a comparison may be written as (rewrite.h).
std::string whole_comparison_pattern(); ///< with both its sides
std::string sign_pattern();
std::string left_rest_pattern();   ///< an operator, what belongs to the left side, and the sign
std::string signed_rest_pattern(); ///< what belongs to the left side, and the sign
std::string operator_pattern();
std::string signless_pattern();

} // namespace porism::verigeo
