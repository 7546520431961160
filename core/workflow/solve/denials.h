// How a side condition of a proof may fail.
#pragma once

#include "facts/statement.h"
#include "verify/proofcheck.h"

#include <vector>

namespace porism::workflow {

/// What holds where the condition does not, as far as one statement says it: points on the other side of a line or on
/// it, triangles of the other orientation or flat ones, the other of two directions. Empty for points that are to be
/// different, and for branches of angles that no statement without an angle says.
std::vector<facts::Statement> denials(const verify::ProofVerdict::Condition& condition);

/// The same of an order statement.
std::vector<facts::Statement> denials(const facts::Statement& order);

/// Whether it only keeps points apart that would be one, or three of them off a line.
bool keeps_apart(const verify::ProofVerdict::Condition& condition);

} // namespace porism::workflow
