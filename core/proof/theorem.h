// The theorem of the rule table that a step of a path is an instance of.
#pragma once

#include "base/ids.h"
#include "proof/trace.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace porism::proof {

struct Theorem {
    RuleId rule;
    std::vector<PointId> binding; ///< points by letter of the row
};

/// Of a rule step its row. Of a step of algebra, or of one about a line, the first row implied by algebra whose
/// hypotheses are the step's premises, one by one, and of whose conclusions it concludes one; none for a calculation
/// that has no name of its own. Nothing rests on it: certificates and classes prove the step, and the theorem tells a
/// reader what they say.
std::optional<Theorem> theorem_of(const Step& step, std::span<const facts::Statement> premises);
/// Of step number `step` of a path.
std::optional<Theorem> theorem_of(const Path& path, std::size_t step);

/// The name of that theorem; of a rule step the name that it carries, though no row may have it. Empty for the others.
std::string theorem_name(const Path& path, std::size_t step);

} // namespace porism::proof
