#include "translate/told.h"

#include "translate/telling.h"

#include <algorithm>

namespace porism::translate {
namespace {

void add_conditions(proof::Step& step, const std::vector<facts::Statement>& conditions) {
    for (const facts::Statement& condition : conditions)
        if (std::ranges::find(step.conditions, condition) == step.conditions.end())
            step.conditions.push_back(condition);
}

} // namespace

proof::Path told(const proof::Path& path, const scene::Scene& scene, Picture picture) {
    const Telling telling{path, scene, picture};
    proof::Path out;
    std::vector<std::size_t> place;
    for (const proof::Step& step : path.steps) {
        const bool reading = step.reason == proof::Reason::reading && step.premises.size() == 1;
        if (reading && telling.say(step.conclusion) == telling.say(telling.premise(step, 0))) {
            place.push_back(place[step.premises.front()]);
            add_conditions(out.steps[place.back()], step.conditions);
            continue;
        }
        place.push_back(out.steps.size());
        out.steps.push_back(step);
        auto& premises = out.steps.back().premises;
        for (std::size_t& premise : premises) premise = place[premise];
    }
    return out;
}

} // namespace porism::translate
