// Comparisons that are written otherwise than as two sides and a sign.
#pragma once

#include <string>
#include <vector>

namespace porism::verigeo {

/// The arguments of ExprConstraint with the sign between the sides: of one text ("AB + BC = AC", perhaps with the
/// tolerance behind it), of an operator in place of the sign ("AB", "+ BC =", "AC"; "AB", "+", "BC", "=", "AC"), and of
/// ≤ ≥ ≠. Others are left as they are.
std::vector<std::string> rewritten(std::vector<std::string> texts);

} // namespace porism::verigeo
