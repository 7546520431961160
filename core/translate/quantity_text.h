// Quantities and relations in plain geometry words.
#pragma once

#include "facts/relation.h"
#include "translate/say.h"

#include <string>

namespace porism::translate {

/// "AB", "∠ABC", "the arc AMB about O", "the area of the triangle ABC", "x".
std::string say(const facts::Quantity& quantity, Names names);

/// "AB² + BC² = AC²", "∠ABC = 2x° + 10°": numbers and letters that are measured beside angles alone are in degrees.
std::string say(const facts::Relation& relation, Names names);

} // namespace porism::translate
