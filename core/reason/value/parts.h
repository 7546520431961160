// What several parts of the search for values ask of a polynomial and of the work that was done.
#pragma once

#include "facts/solving.h"

#include <cstddef>
#include <cstdint>
#include <set>
#include <vector>

namespace porism::reason {

/// That occur in it, numbers left out.
std::set<facts::Quantity> quantities_of(const facts::Polynomial& polynomial);

/// Numbers left out.
std::uint32_t degree_of(const facts::Polynomial& polynomial);

/// "quantity = value".
facts::Relation has_value(const facts::Quantity& quantity, const numbers::Scalar& value);

/// Roots that the kind of the quantity admits, or that it cannot be told of.
std::vector<numbers::Scalar> admitted(const facts::Roots& roots);

/// In the current reckoning (facts/reckoning.h), if there is one.
void count_work(std::size_t work);
bool reckoning_spent();
void leave_out();

} // namespace porism::reason
