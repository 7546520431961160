// Letters that a scene defines as the quotient of two quantities.
#pragma once

#include "facts/quantity.h"
#include "scene/question.h"
#include "scene/scene.h"

#include <optional>

namespace porism::workflow {

struct NamedQuotient {
    facts::Quantity above, below;
};
/// Of a question for a letter s of which an action states "area(a,d,e) = s*area(a,b,c)"; empty of any other. What is
/// proved of the quotient is the letter's value.
std::optional<NamedQuotient> quotient_asked(const scene::Question& question, const scene::Scene& scene);

} // namespace porism::workflow
