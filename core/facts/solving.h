// Solving polynomial equations between quantities, exactly: one quantity put in for another, and the roots of an
// equation in one.
//
// What the engine finds with these functions the checker finds again with the same ones (definition 25): they are part
// of what both trust, and have tests of their own.
#pragma once

#include "facts/relation.h"
#include "numbers/scalar.h"

#include <optional>
#include <vector>

namespace porism::facts {

/// `in` = 0 without the quantity, for which `by` = 0 is solved. `by` is of degree one in it, and its coefficient there
/// is a number other than zero, or a product of quantities that are positive by their kind; `in` is multiplied with
/// that product as often as needed. Empty where `by` is not such an equation, or the result would be too large.
std::optional<Polynomial> eliminated(const Polynomial& in, const Quantity& quantity, const Polynomial& by);

/// What `in` = 0 and `by` = 0 say together without the quantity: `eliminated`, or else, where `by` is of degree one or
/// two in it, their resultant, by pseudo-division and, if the remainder is linear, by putting that into `by`
/// (Sylvester; Cox, Little, O'Shea, Ideals, Varieties, and Algorithms, 3.6). It is a combination of the two with
/// polynomial factors, so it follows whatever their signs; nothing is said of the other way round. Zero where both have
/// a common factor; empty where `by` has another degree, or the result would be too large.
std::optional<Polynomial> consequence(const Polynomial& in, const Quantity& quantity, const Polynomial& by);

/// Divided by the quantities that are in all its terms and positive by their kind.
Polynomial without_common_factors(Polynomial polynomial);

/// The quantity, if there is just one besides numbers.
std::optional<Quantity> only_quantity(const Polynomial& polynomial);

struct Roots {
    Quantity quantity;
    std::vector<numbers::Scalar> values; ///< all real ones, ascending, each once
};
/// Of a polynomial in one quantity that is of degree one or two in it or in one of its powers, after rational roots are
/// divided out; of degree three with rational coefficients if one root is real, or three times the cosines of parts of
/// a turn. Empty for any other, and where a sign or a value cannot be told.
std::optional<Roots> real_roots(const Polynomial& polynomial);

/// What an equation says of the quotient of two quantities, by all that both can be.
struct Quotients {
    Quantity above, below;
    std::vector<numbers::Scalar> values; ///< the positive ones, ascending
};
/// Of a polynomial in two quantities, positive by their kind, all of whose terms are of one degree in them: the roots
/// of what it is in the first for one of the second. Empty for any other, and where a sign or a value cannot be told.
std::optional<Quotients> quotients(const Polynomial& polynomial, const Quantity& above);

/// The value of a polynomial of numbers alone, in the simplest form that is found.
std::optional<numbers::Scalar> value_of(const Polynomial& numbers_alone);

/// The sign of that value, decided; nothing where it cannot be told.
std::optional<int> sign_of_numbers(const Polynomial& numbers_alone);

/// Whether the polynomial is known to be zero: it has no terms, or of numbers alone that cancel exactly.
bool vanishes(const Polynomial& polynomial);

/// The values that an angle (in degrees) can have by that of its cosine, tangent or sine, a sine, cosine or tangent by
/// that of its angle, ascending: both quantities are of the same three points. Two only of an angle by its sine; none
/// of others, and where there is no value.
std::vector<numbers::Scalar> function_values(const Quantity& wanted, const Quantity& known,
                                             const numbers::Scalar& value);

/// Whether a quantity of this kind can have the value: lengths are positive, angles lie between 0 and 180. Nothing
/// where the sign cannot be told.
std::optional<bool> admits(const Quantity& quantity, const numbers::Scalar& value);

} // namespace porism::facts
