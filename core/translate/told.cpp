#include "translate/told.h"

#include "proof/rules/rule.h"
#include "translate/telling.h"

#include <algorithm>
#include <string>
#include <vector>

namespace porism::translate {
namespace {

void add_conditions(proof::Step& step, const std::vector<facts::Statement>& conditions) {
    for (const facts::Statement& condition : conditions)
        if (std::ranges::find(step.conditions, condition) == step.conditions.end())
            step.conditions.push_back(condition);
}

std::vector<std::string> parts(const std::string& text, std::string_view between) {
    std::vector<std::string> out{text};
    for (std::size_t at = out.back().find(between); at != std::string::npos; at = out.back().find(between)) {
        std::string rest = out.back().substr(at + between.size());
        out.back().resize(at);
        out.push_back(std::move(rest));
    }
    std::ranges::sort(out);
    return out;
}

/// The sums on its sides, whatever their order.
std::vector<std::vector<std::string>> sides(const std::string& equation) {
    std::vector<std::vector<std::string>> out;
    for (const std::string& side : parts(equation, " = ")) out.push_back(parts(side, " + "));
    std::ranges::sort(out);
    return out;
}

bool says_the_same(const Telling& telling, const proof::Step& reading) {
    return sides(telling.say(reading.conclusion)) == sides(telling.say(telling.premise(reading, 0)));
}

bool is_derived(const proof::Step& step) {
    return step.reason == proof::Reason::rule || step.reason == proof::Reason::algebra;
}

/// A theorem or calculation with directed angles that concludes instead what was read from it.
void conclude(proof::Step& step, const facts::Statement& read, const std::optional<proof::Theorem>& theorem) {
    step.conclusion = read;
    if (step.reason == proof::Reason::rule) return;
    step.reason = theorem ? proof::Reason::rule : proof::Reason::calculation;
    step.certificates.clear();
    if (!theorem) return;
    step.rule = proof::rule(theorem->rule).name;
    step.binding = theorem->binding;
}

/// Steps that only one other rests on.
std::vector<bool> used_once(const proof::Path& path) {
    std::vector<int> uses(path.steps.size());
    for (const proof::Step& step : path.steps)
        for (const std::size_t premise : step.premises) ++uses[premise];
    std::vector<bool> out;
    for (const int count : uses) out.push_back(count == 1);
    return out;
}

} // namespace

proof::Path told(const proof::Path& path, const scene::Scene& scene, Picture picture) {
    const Telling telling{path, scene, picture};
    proof::Path out;
    std::vector<std::size_t> place;
    const auto once = used_once(path);
    for (const proof::Step& step : path.steps) {
        const bool reading = step.reason == proof::Reason::reading && step.premises.size() == 1;
        const bool retold = reading && once[step.premises.front()] && telling.reads_angles_as_said(step) &&
                            is_derived(path.steps[step.premises.front()]);
        if (retold || (reading && says_the_same(telling, step))) {
            place.push_back(place[step.premises.front()]);
            if (retold)
                conclude(out.steps[place.back()], step.conclusion, telling.theorem(path.steps[step.premises.front()]));
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

proof::Path resting_on(const proof::Path& path, const std::set<facts::Statement>& shown) {
    proof::Path cut = path;
    for (proof::Step& step : cut.steps)
        if (shown.contains(step.conclusion)) step.premises.clear();
    std::vector<bool> used(cut.steps.size(), false);
    if (!used.empty()) used.back() = true;
    for (std::size_t i = cut.steps.size(); i-- > 0;)
        if (used[i])
            for (const std::size_t premise : cut.steps[i].premises) used[premise] = true;
    proof::Path out;
    std::vector<std::size_t> place(cut.steps.size());
    for (std::size_t i = 0; i < cut.steps.size(); ++i) {
        place[i] = out.steps.size();
        if (!used[i]) continue;
        out.steps.push_back(std::move(cut.steps[i]));
        for (std::size_t& premise : out.steps.back().premises) premise = place[premise];
    }
    return out;
}

void add_shown(std::set<facts::Statement>& shown, const proof::Path& path) {
    for (const proof::Step& step : path.steps)
        if (!step.premises.empty()) shown.insert(step.conclusion);
}

} // namespace porism::translate
