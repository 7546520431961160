#include "ui/session/results.h"

#include <algorithm>

namespace porism::ui {

const Asked* asked_of(const Results& results, std::size_t goal) {
    const std::size_t statements = results.goals.size() - results.asked.size();
    return goal < statements || goal >= results.goals.size() ? nullptr : &results.asked[goal - statements];
}

const proof::Path* told_path(const Results* results, std::optional<std::size_t> goal) {
    if (!results || !goal || *goal >= results->told.size() || !results->told[*goal]) return nullptr;
    return &*results->told[*goal];
}

const verify::StepVerdict* verdict_of(const Results& results, std::size_t goal, std::size_t told_step) {
    const proof::Path* told = told_path(&results, goal);
    if (!told || !results.goals[goal]->verdict) return nullptr;
    const auto& steps = results.goals[goal]->path->steps;
    const auto found = std::ranges::find(steps, told->steps[told_step].conclusion, &proof::Step::conclusion);
    const auto place = static_cast<std::size_t>(found - steps.begin());
    const auto& verdicts = results.goals[goal]->verdict->steps;
    return place < verdicts.size() ? &verdicts[place] : nullptr;
}

} // namespace porism::ui
