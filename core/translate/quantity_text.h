// Quantities and relations in plain geometry words.
#pragma once

#include "facts/comparison.h"
#include "facts/relation.h"
#include "translate/say.h"

#include <functional>
#include <string>
#include <string_view>

namespace porism::translate {

/// "AB", "∠ABC", "the arc AMB about O", "the area of the triangle ABC", "x".
std::string say(const facts::Quantity& quantity, Names names);

/// "3√2", "7π/12", "6.41": the number alone, whatever it counts.
std::string say(const numbers::Scalar& value);

/// "AB² + BC² = AC²", "the area of the triangle ABC is 84", "∠ABC = 2x° + 10°", "CO = 5x − 9": numbers and letters that
/// are measured beside angles alone are in degrees.
std::string say(const facts::Relation& relation, Names names);

/// "AC > 4", "∠ABC ≤ 2·∠BCA", "AB ≠ CD".
std::string say(const facts::ComparisonRow& comparison, const facts::Relation& difference, Names names);

/// What a quantity is called.
using QuantityName = std::function<std::string(const facts::Quantity&)>;
/// The same with other words for quantities, as another language has them; `is` stands between a quantity in words and
/// its value.
std::string say(const facts::Relation& relation, const QuantityName& name, std::string_view is);
std::string say(const facts::ComparisonRow& comparison, const facts::Relation& difference, const QuantityName& name);

/// The equation of a relation row for these points, its terms in the order of the row: "AC² + BC² = AB²". The row says
/// something of them (proof::relation_of).
std::string say_as_written(const proof::Rule& row, std::span<const PointId> binding, Names names);

} // namespace porism::translate
