#include "reason/value/reading_step.h"

#include <utility>

namespace porism::reason {

void append_reading(proof::Path& path, const facts::Statement& statement) {
    proof::Step step;
    step.conclusion = statement;
    step.reason = proof::Reason::reading;
    step.premises = {path.steps.size() - 1};
    step.conditions = proof::conditions_of(step, std::vector{path.goal()});
    path.steps.push_back(std::move(step));
}

} // namespace porism::reason
