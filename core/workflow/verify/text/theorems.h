// Theorems that solutions cite of no figure: "A tangent is perpendicular to the radius".
#pragma once

#include <string>

namespace porism::workflow {

/// Whether a clause is one of the school theorems that are known here, said of any figure. What is said so and is none
/// of them may be false, "the angles of a triangle add up to 190°", and is nothing that was read.
bool cites_a_theorem(const std::string& clause);

} // namespace porism::workflow
