// Several values that equations leave a quantity: what shows that it has none of them but one.
#pragma once

#include "facts/relation.h"
#include "facts/trial.h"
#include "reason/value/equations.h"

#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace porism::reason {

/// By a quantity and the values that are possible for it: the cheapest equation that leaves them, premises and
/// eliminated quantities, no relation yet.
using Choices = std::map<std::pair<facts::Quantity, std::vector<numbers::Scalar>>, KnownEquation>;

struct KnownNumber {
    numbers::Scalar value;
    std::size_t equation;
    double about = 0; ///< the value in doubles
};

/// What values are tried against. Both functions and the equations must outlive the trials.
struct TrialEvidence {
    const Equations& equations;
    std::function<std::vector<std::size_t>(const facts::Quantity&)> about; ///< equations in which it occurs
    const std::map<facts::Quantity, KnownNumber>& numbers;
    const std::vector<facts::Statement>& orders; ///< that the scene guarantees
};

/// Premises and an order statement that a value is refused by.
struct Grounds {
    std::vector<std::size_t> equations;
    std::optional<facts::Statement> order;
};
/// The value is followed through equations in which all but one quantity have a value, nearest first, a counted number
/// of them. Empty where nothing refuses it.
std::optional<Grounds> refused(const TrialEvidence& evidence, const facts::Quantity& quantity,
                               const numbers::Scalar& value);
/// As premises and a condition of a calculation, each once.
void add(const Grounds& grounds, const Equations& equations, KnownEquation& to);

} // namespace porism::reason
