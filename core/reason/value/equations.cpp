#include "reason/value/equations.h"

#include "proof/join.h"
#include "proof/order.h"
#include "reason/value/carrying.h"

#include <algorithm>
#include <array>
#include <utility>

namespace porism::reason {
namespace {

using proof::Path;
using proof::Reason;
using proof::Step;

constexpr double algebra_step = 2.5; // it rests on several statements that are found on demand
constexpr double full_step = 1;
constexpr double light_step = 0.2; // it counts nothing, and still is to be read

/// By Reason.
double cost_of(Reason reason) {
    using enum Reason;
    constexpr std::array light{reading, line_class, circle_class};
    if (reason == given) return 0;
    return std::ranges::find(light, reason) != light.end() ? light_step : full_step;
}

// Steps that are no equations, equations and statements of other paths are numbered each by themselves.
constexpr StepSet::Step kinds_of_steps = 3;
StepSet::Step number_of_statement(StatementId statement) {
    return static_cast<StepSet::Step>(statement.index()) * kinds_of_steps;
}
StepSet::Step number_of_equation(std::size_t equation) {
    return static_cast<StepSet::Step>(equation) * kinds_of_steps + 1;
}
StepSet::Step number_of_stranger(std::size_t number) {
    return static_cast<StepSet::Step>(number) * kinds_of_steps + 2;
}

/// As far as the goal, which the path to one of its premises may have passed; without the premises of steps whose
/// conclusion other steps had reached before.
Path with_what_is_used(Path path, std::size_t goal) {
    path.steps.resize(goal + 1);
    return proof::in_order_of_use(with_values_carried(path));
}

} // namespace

std::size_t Equations::add(KnownEquation equation) {
    const auto found = index_.find(equation.relation);
    if (found != index_.end() && all_[found->second].cost() <= equation.cost()) {
        if (equation.reason != Reason::calculation) keep_other(std::move(equation));
        return found->second;
    }
    index_.insert_or_assign(equation.relation, all_.size());
    equation.steps.add(number_of_equation(all_.size()), std::exchange(equation.own_cost, 0));
    all_.push_back(std::move(equation));
    return all_.size() - 1;
}

void Equations::keep_other(KnownEquation equation) {
    const facts::Relation relation = equation.relation;
    const auto [place, first] = others_.try_emplace(relation, equation);
    if (!first && equation.cost() < place->second.cost()) place->second = std::move(equation);
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
    const double cost = cost_of(derivation.reason);
    const bool by_class = derivation.reason == Reason::line_class || derivation.reason == Reason::circle_class;
    if (derivation.reason != Reason::algebra && !by_class) return cost;
    const bool told = !graph.calculations.empty() && graph.calculations.begin()->first < first;
    if (!told) return by_class ? cost : algebra_step;
    if (auto explanation = session_->explain(first)) premises = std::move(explanation->premises);
    return cost;
}

const StepSet& Equations::steps_of(StatementId statement) const {
    const auto [place, is_new] = steps_.try_emplace(statement); // derivations have no cycles
    if (!is_new || is_free(session_->graph().statements[statement.index()])) return place->second;
    std::vector<StatementId> premises;
    const double own = cost_of_step(statement, premises);
    StepSet steps;
    for (const StatementId premise : premises) steps.add(steps_of(premise));
    steps.add(number_of_statement(statement), own);
    return place->second = std::move(steps);
}

const StepSet& Equations::steps_of(const Source& source) const {
    return source.statement ? steps_of(*source.statement) : all_[source.equation].steps;
}

/// As far as they are not free.
StepSet Equations::steps_of(const Path& path) {
    StepSet out;
    for (const Step& step : path.steps)
        if (!is_free(step.conclusion)) out.add(number_of(step.conclusion), cost_of(step.reason));
    return out;
}

StepSet::Step Equations::number_of(const facts::Statement& statement) {
    if (const auto id = session_->find(statement)) return number_of_statement(*id);
    return number_of_stranger(strangers_.try_emplace(statement, strangers_.size()).first->second);
}

Result<Path> Equations::path_to(std::size_t equation, const Control& control) const {
    proof::Joined joined;
    std::vector<std::size_t> stack{equation};
    while (!stack.empty()) {
        const KnownEquation& top = all_[stack.back()];
        const std::size_t open = stack.size();
        for (const Source& source : top.premises) {
            if (!source.statement && !joined.place_of(facts::make(all_[source.equation].relation)))
                stack.push_back(source.equation);
            if (!source.statement || joined.place_of(session_->graph().statements[source.statement->index()])) continue;
            auto path = path_to(*source.statement, control);
            if (!path) return fail(std::move(path.error()));
            joined.add(*path);
        }
        if (stack.size() > open) continue;
        stack.pop_back();
        Step step;
        step.conclusion = facts::make(top.relation);
        if (joined.place_of(step.conclusion)) continue;
        step.reason = top.reason;
        step.rule = std::string(top.rule);
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
    return paths_->shortened(with_what_is_used(joined.take(), goal), control);
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
                             const Paths& paths) const {
    Equations out(*session_, *diagram_);
    out.paths_ = paths_;
    out.free_ = free;
    for (const auto& [statement, path] : paths) out.steps_.emplace(statement, out.steps_of(path));
    for (std::size_t i = 0; i < count; ++i)
        if (admits(all_[i], false)) out.add_at_its_cost(all_[i]);
    for (const auto& [relation, other] : others_)
        if (admits(other, true)) out.add_at_its_cost(other);
    return out;
}

void Equations::add_at_its_cost(KnownEquation again) {
    again.steps = {};
    again.own_cost = is_free(facts::make(again.relation)) ? 0 : cost_of(again.reason);
    for (const Source& source : again.premises) again.steps.add(steps_of(*source.statement));
    add(std::move(again));
}

} // namespace porism::reason
