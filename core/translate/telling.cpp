#include "translate/telling.h"

#include "proof/rule.h"
#include "translate/quantity_text.h"

#include <algorithm>

namespace porism::translate {

using facts::Predicate;
using facts::Statement;
using proof::Step;

Telling::Telling(const proof::Path& path, const scene::Scene& scene, Picture picture)
    : path_(&path), scene_(&scene), picture_(picture) {
    for (const Step& step : path.steps) {
        const auto theorem = this->theorem(step);
        if (!theorem || theorem->binding.empty()) continue;
        const proof::Rule& row = proof::rule(theorem->rule);
        if (row.relation && proof::relation_of(row, theorem->binding) == step.conclusion)
            equations_.emplace(step.conclusion, say_as_written(row, theorem->binding, scene.names()));
        for (const facts::Pattern& pattern : row.hypotheses) {
            const auto hypothesis = facts::instantiate(pattern, theorem->binding);
            if (!hypothesis || hypothesis->predicate() != Predicate::eqangle) continue;
            std::vector<PointId> order;
            for (const std::uint8_t slot : pattern.slots) order.push_back(theorem->binding[slot]);
            orders_.emplace(*hypothesis, std::move(order));
        }
    }
}

std::optional<proof::Theorem> Telling::theorem(const Step& step) const {
    std::vector<Statement> premises;
    for (std::size_t i = 0; i < step.premises.size(); ++i) premises.push_back(premise(step, i));
    return proof::theorem_of(step, premises);
}

Order Telling::order(const Statement& statement) const {
    const auto found = orders_.find(statement);
    return found == orders_.end() ? Order{} : Order(found->second);
}

std::string Telling::say(const Statement& statement) const {
    if (const auto written = equations_.find(statement); written != equations_.end()) return written->second;
    return translate::say(statement, scene_->names(), picture_, order(statement));
}

Arranged Telling::arrange(const Statement& statement) const {
    return translate::arrange(statement, picture_, order(statement));
}

Drawn Telling::as_drawn(const Statement& statement) const {
    return translate::as_drawn(statement, *scene_, picture_, order(statement));
}

std::vector<std::size_t> numbers_of(const Step& step) {
    std::vector<std::size_t> numbers;
    for (const std::size_t index : step.premises) numbers.push_back(index + 1);
    std::ranges::sort(numbers);
    return numbers;
}

} // namespace porism::translate
