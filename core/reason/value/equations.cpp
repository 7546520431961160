#include "reason/value/equations.h"

#include "proof/order.h"
#include "reason/path.h"
#include "reason/value/carrying.h"

#include <algorithm>

namespace porism::reason {
namespace {

using proof::Path;
using proof::Reason;
using proof::Step;

constexpr double algebra_step = 2.5; // it rests on several statements that are found on demand
constexpr double rule_step = 1;
constexpr double class_step = 0.2;   // it counts nothing, and still is to be read
constexpr double deepest_cost = 100; // of statements whose derivations are not followed further

/// Puts paths together, each statement once.
class Joined {
public:
    std::optional<std::size_t> place_of(const facts::Statement& statement) const {
        const auto found = places_.find(statement);
        return found == places_.end() ? std::nullopt : std::optional(found->second);
    }
    void add(const Path& path) {
        for (const Step& step : path.steps) {
            if (places_.contains(step.conclusion)) continue;
            Step moved = step;
            for (std::size_t& premise : moved.premises) premise = places_.at(path.steps[premise].conclusion);
            append(std::move(moved));
        }
    }
    void append(Step step) {
        places_.emplace(step.conclusion, path_.steps.size());
        path_.steps.push_back(std::move(step));
    }
    const facts::Statement& statement(std::size_t place) const { return path_.steps[place].conclusion; }
    Path take() { return std::move(path_); }

private:
    Path path_;
    std::map<facts::Statement, std::size_t> places_;
};

/// As far as the goal, which the path to one of its premises may have passed; without the premises of steps whose
/// conclusion other steps had reached before.
Path with_what_is_used(Path path, std::size_t goal) {
    path.steps.resize(goal + 1);
    return proof::in_order_of_use(with_values_carried(path));
}

} // namespace

std::size_t Equations::add(KnownEquation equation) {
    const auto found = index_.find(equation.relation);
    if (found != index_.end() && all_[found->second].cost <= equation.cost) {
        if (equation.reason != Reason::calculation) keep_other(std::move(equation));
        return found->second;
    }
    index_.insert_or_assign(equation.relation, all_.size());
    quantities_.push_back(equation.relation.quantities());
    all_.push_back(std::move(equation));
    return all_.size() - 1;
}

void Equations::keep_other(KnownEquation equation) {
    const facts::Relation relation = equation.relation;
    const auto [place, first] = others_.try_emplace(relation, equation);
    if (!first && equation.cost < place->second.cost) place->second = std::move(equation);
}

std::optional<std::size_t> Equations::find(const facts::Relation& relation) const {
    const auto found = index_.find(relation);
    if (found == index_.end()) return std::nullopt;
    return found->second;
}

bool Equations::of_one_solution(std::span<const facts::Statement> conditions) const {
    return one_solution_.any_seen(conditions);
}

/// Premises are older equations.
bool Equations::of_one_solution(const KnownEquation& equation) const {
    return equation.of_one_solution || std::ranges::any_of(equation.premises, [&](const Source& one) {
               return one.statement ? one_solution_.carries(*one.statement) : of_one_solution(one.equation);
           });
}

bool Equations::of_one_solution(std::size_t equation) const {
    of_one_solution_.resize(all_.size());
    if (const auto known = of_one_solution_[equation]) return *known;
    const bool is = of_one_solution(all_[equation]);
    of_one_solution_[equation] = is;
    return is;
}

/// Of the step alone, and what it rests on. What algebra and classes rest on is found on demand: it is looked for once
/// values have flowed into the closure, which makes it dear.
double Equations::cost_of_step(StatementId statement, std::vector<StatementId>& premises) const {
    const proof::Graph& graph = session_->graph();
    const DerivationId first = graph.first[statement.index()];
    const proof::Derivation& derivation = graph.derivations[first.index()];
    premises = derivation.premises;
    if (derivation.reason == Reason::given) return 0;
    const bool by_class = derivation.reason == Reason::line_class || derivation.reason == Reason::circle_class;
    if (derivation.reason != Reason::algebra && !by_class) return derivation.reason == Reason::reading ? class_step : 1;
    const bool told = !graph.calculations.empty() && graph.calculations.begin()->first < first;
    if (!told) return by_class ? class_step : algebra_step;
    if (auto explanation = session_->explain(first)) premises = std::move(explanation->premises);
    return by_class ? class_step : 1;
}

double Equations::cost_of(StatementId statement) const {
    if (is_free(session_->graph().statements[statement.index()])) return 0;
    const auto known = costs_.find(statement);
    if (known != costs_.end()) return known->second;
    costs_[statement] = deepest_cost; // derivations have no cycles; this ends only what is broken
    std::vector<StatementId> premises;
    double cost = cost_of_step(statement, premises);
    for (const StatementId premise : premises) cost += cost_of(premise);
    return costs_[statement] = std::min(cost, deepest_cost);
}

double Equations::cost_of(const Source& source) const {
    return source.statement ? cost_of(*source.statement) : all_[source.equation].cost;
}

Result<Path> Equations::path_to(std::size_t equation, const Control& control) const {
    Joined joined;
    std::vector<std::size_t> stack{equation};
    while (!stack.empty()) {
        const KnownEquation& top = all_[stack.back()];
        const std::size_t open = stack.size();
        for (const Source& source : top.premises) {
            if (!source.statement && !joined.place_of(facts::make(all_[source.equation].relation)))
                stack.push_back(source.equation);
            if (!source.statement || joined.place_of(session_->graph().statements[source.statement->index()])) continue;
            auto path = reason::path_to(*session_, *source.statement, control);
            if (!path) return fail(std::move(path.error()));
            joined.add(*path);
        }
        if (stack.size() > open) continue;
        stack.pop_back();
        Step step;
        step.conclusion = facts::make(top.relation);
        if (joined.place_of(step.conclusion)) continue;
        step.reason = top.reason;
        step.rule = top.rule;
        step.binding = top.binding;
        step.action = top.action;
        step.eliminated = top.eliminated;
        std::vector<facts::Statement> premises;
        for (const Source& source : top.premises) {
            const facts::Statement statement = source.statement
                                                   ? session_->graph().statements[source.statement->index()]
                                                   : facts::make(all_[source.equation].relation);
            step.premises.push_back(*joined.place_of(statement));
            premises.push_back(statement);
        }
        step.conditions = proof::conditions_of(step, premises);
        std::ranges::copy(top.conditions, std::back_inserter(step.conditions));
        joined.append(std::move(step));
    }
    const std::size_t goal = *joined.place_of(facts::make(all_[equation].relation));
    return with_what_is_used(joined.take(), goal);
}

std::set<std::size_t> Equations::equations_below(std::size_t equation) const {
    std::set<std::size_t> seen{equation};
    for (std::vector<std::size_t> open{equation}; !open.empty();) {
        const KnownEquation& top = all_[open.back()];
        open.pop_back();
        for (const Source& source : top.premises)
            if (!source.statement && seen.insert(source.equation).second) open.push_back(source.equation);
    }
    return seen;
}

std::set<facts::Relation> Equations::sources_of(std::size_t equation) const {
    std::set<facts::Relation> out;
    for (const std::size_t one : equations_below(equation))
        if (all_[one].reason != Reason::calculation) out.insert(all_[one].relation);
    return out;
}

std::set<StatementId> Equations::statements_below(std::size_t equation) const {
    std::set<StatementId> out;
    for (const std::size_t one : equations_below(equation))
        for (const Source& source : all_[one].premises)
            if (source.statement) out.insert(*source.statement);
    return out;
}

Equations Equations::another(std::size_t count, const Admits& admits, const std::set<facts::Statement>& free,
                             const Costs& costs) const {
    Equations out(*session_, *diagram_);
    out.free_ = free;
    out.costs_ = costs;
    for (std::size_t i = 0; i < count; ++i)
        if (admits(all_[i], false)) out.add_at_its_cost(all_[i]);
    for (const auto& [relation, other] : others_)
        if (admits(other, true)) out.add_at_its_cost(other);
    return out;
}

void Equations::add_at_its_cost(KnownEquation again) {
    again.cost = again.reason == Reason::given || is_free(facts::make(again.relation)) ? 0
                 : again.reason == Reason::reading                                     ? class_step
                                                                                       : rule_step;
    for (const Source& source : again.premises) again.cost += cost_of(*source.statement);
    add(std::move(again));
}

} // namespace porism::reason
