// Integer certificates, added up again (definition 9): does a combination of equations give the target, exactly?
#pragma once

#include "facts/equation.h"
#include "proof/graph.h"

#include <span>
#include <string>
#include <vector>

namespace porism::verify {

/// Empty if sum of coefficient * equation = multiple * target (+ turns for directions) holds exactly, terms and
/// constants alike; otherwise what does not fit, in words. `premises[i]` are the equations of the i-th premise.
/// Constants of log-lengths multiply: they are compared through a coprime base, so that no exponent is too large.
/// Whether a multiple above 1 may be divided out is not asked here.
std::string check_certificate(const proof::Certificate& certificate, const facts::Equation& target,
                              std::span<const std::vector<facts::Equation>> premises);

/// Is the product of the factors, each to its exponent, equal to one? The factors must be positive.
struct Power {
    numbers::Rational base;
    numbers::Integer exponent;
};
bool product_is_one(std::span<const Power> powers);

} // namespace porism::verify
