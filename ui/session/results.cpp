#include "ui/session/results.h"

#include <algorithm>

namespace porism::ui {

const Asked* asked_of(const Results& results, std::size_t goal) {
    const std::size_t statements = results.goals.size() - results.asked.size();
    return goal < statements || goal >= results.goals.size() ? nullptr : &results.asked[goal - statements];
}

std::optional<bool> is_as_drawn(const Results& results, const facts::Statement& statement) {
    if (results.values) {
        const auto known = std::ranges::find(*results.values, statement, &workflow::KnownValue::statement);
        if (known != results.values->end()) return known->as_drawn;
    }
    if (!results.as_drawn) return std::nullopt;
    const auto& statements = results.graph->statements;
    const auto place = static_cast<std::size_t>(std::ranges::find(statements, statement) - statements.begin());
    return place < results.as_drawn->size() ? std::optional<bool>((*results.as_drawn)[place]) : std::nullopt;
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
