#include "reason/value/equations.h"

#include "reason/path.h"

#include <algorithm>

namespace porism::reason {
namespace {

using proof::Path;
using proof::Reason;
using proof::Step;

constexpr double algebra_step = 2.5; // it rests on several statements that are found on demand
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

/// Without the premises of steps whose conclusion other steps had reached before.
Path with_what_is_used(Path path) {
    std::vector<bool> used(path.steps.size(), false);
    used.back() = true;
    for (std::size_t i = path.steps.size(); i-- > 0;)
        if (used[i])
            for (const std::size_t premise : path.steps[i].premises) used[premise] = true;
    std::vector<std::size_t> place(path.steps.size());
    Path out;
    for (std::size_t i = 0; i < path.steps.size(); ++i) {
        if (!used[i]) continue;
        place[i] = out.steps.size();
        out.steps.push_back(std::move(path.steps[i]));
        for (std::size_t& premise : out.steps.back().premises) premise = place[premise];
    }
    return out;
}

} // namespace

std::size_t Equations::add(KnownEquation equation) {
    equation.of_one_solution =
        equation.of_one_solution || std::ranges::any_of(equation.premises, [&](const Source& one) {
            return !one.statement && all_[one.equation].of_one_solution;
        });
    const auto found = index_.find(equation.relation);
    if (found != index_.end() && all_[found->second].cost <= equation.cost) return found->second;
    index_.insert_or_assign(equation.relation, all_.size());
    quantities_.push_back(equation.relation.quantities());
    all_.push_back(std::move(equation));
    return all_.size() - 1;
}

std::optional<std::size_t> Equations::find(const facts::Relation& relation) const {
    const auto found = index_.find(relation);
    if (found == index_.end()) return std::nullopt;
    return found->second;
}

double Equations::cost_of(StatementId statement) const {
    const auto known = costs_.find(statement);
    if (known != costs_.end()) return known->second;
    costs_[statement] = deepest_cost; // derivations have no cycles; this ends only what is broken
    const proof::Graph& graph = session_->graph();
    const proof::Derivation& derivation = graph.derivations[graph.first[statement.index()].index()];
    double cost = derivation.reason == Reason::given ? 0 : derivation.reason == Reason::algebra ? algebra_step : 1;
    if (derivation.reason == Reason::line_class || derivation.reason == Reason::circle_class) cost = class_step;
    for (const StatementId premise : derivation.premises) cost += cost_of(premise);
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
    return with_what_is_used(joined.take());
}

} // namespace porism::reason
