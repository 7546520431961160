// Constants of polynomials: a rational factor times powers of numbers that are not rational. For this module only.
#pragma once

#include "facts/relation.h"

namespace porism::facts {

struct Constant {
    numbers::Rational factor = 1;
    Monomial irrational; ///< numbers alone; at most one of them algebraic
};

/// The factors of a number: "6*pi*sqrt(8)" is 12 times pi times sqrt(2). What cannot be taken apart is one factor.
Constant constant_of(const numbers::Scalar& value);
/// Of a product of monomials: the algebraic numbers among its factors are multiplied into one.
Constant gathered(const Monomial& product);

} // namespace porism::facts
