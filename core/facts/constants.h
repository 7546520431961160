// Constants of polynomials: a rational factor times powers of numbers that are not rational. For this module only.
#pragma once

#include "facts/relation.h"
#include "numbers/exact.h"

#include <optional>
#include <string_view>
#include <vector>

namespace porism::facts {

struct Constant {
    numbers::Rational factor = 1;
    Monomial irrational; ///< numbers alone; at most one of them algebraic
};

/// A number as a sum of products, as its text would be read term by term: "(6*pi*sqrt(8)-1)/2" is 6 times pi times
/// sqrt(2), and -1/2. What cannot be taken apart is one factor.
std::vector<Constant> constants_of(const numbers::Scalar& value);
/// The same number as people write such a sum, what is added first: "(1+sqrt(5))/2", "15*sqrt(2)-5*sqrt(6)".
/// Where that would be too long to be read, as it is.
numbers::Scalar in_terms(const numbers::Scalar& value);
/// Of a product of monomials: the algebraic numbers among its factors are multiplied into one, which may be such a sum.
/// Empty where that is too long to be written.
std::optional<std::vector<Constant>> gathered(const Monomial& product);
/// In roots, if it has a form in few of them; of many roots of long numbers none is looked for. `written`: a text of
/// it.
std::optional<numbers::Scalar> simplest_form(const numbers::Exact& value, std::string_view written);
/// By balls, or exactly; nothing where neither tells it.
std::optional<int> sign_of(const numbers::Scalar& value);

} // namespace porism::facts
