#include "explore/explore.h"

#include <algorithm>

namespace porism::explore {
namespace {

constexpr std::array<std::string_view, tier_count> tier_names = {"below 5", "5 to 9", "10 to 19", "20 to 50",
                                                                 "above 50"};

/// Premises of the first derivation of every statement.
Result<std::vector<std::vector<StatementId>>> explain_all(const proof::Explainer& explainer, const Control& control) {
    const proof::Graph& graph = explainer.graph();
    const std::size_t count = graph.statements.size();
    std::vector<std::vector<StatementId>> premises(count);
    for (std::size_t i = 0; i < count; ++i) {
        if (control.stopped())
            return fail(Error{ErrorKind::interrupted, "interrupted", "stopped while explaining", {}, std::nullopt});
        control.report({"explaining", i, count});
        const DerivationId first = graph.first[i];
        if (graph.derivations[first.index()].reason == proof::Reason::given) continue;
        auto explanation = explainer.explain(first);
        if (!explanation) return fail(std::move(explanation.error()));
        premises[i] = std::move(explanation->premises);
    }
    return premises;
}

/// Counts the steps below one statement after another; `seen` carries the statement for which a step was counted last.
class Measure {
public:
    Measure(const proof::Graph& graph, const std::vector<std::vector<StatementId>>& premises)
        : graph_(graph), premises_(premises), seen_(graph.statements.size()) {}

    Candidate of(StatementId goal) {
        Candidate out{goal, 0, 0, 0};
        std::vector<StatementId> waiting{goal};
        seen_[goal.index()] = goal;
        while (!waiting.empty()) {
            const StatementId next = waiting.back();
            waiting.pop_back();
            count(next, out);
            for (const StatementId premise : premises_[next.index()]) {
                if (seen_[premise.index()] == goal) continue;
                seen_[premise.index()] = goal;
                waiting.push_back(premise);
            }
        }
        return out;
    }

private:
    void count(StatementId statement, Candidate& out) const {
        const proof::Reason reason = graph_.derivations[graph_.first[statement.index()].index()].reason;
        ++out.raw_length;
        if (reason == proof::Reason::given) ++out.premises;
        if (reason == proof::Reason::rule || reason == proof::Reason::algebra) ++out.length;
    }

    const proof::Graph& graph_;
    const std::vector<std::vector<StatementId>>& premises_;
    std::vector<StatementId> seen_;
};

bool passes(const Candidate& candidate, const Filter& filter, std::size_t premises) {
    return candidate.length >= filter.min_length && candidate.length <= filter.max_length &&
           static_cast<double>(candidate.premises) >= filter.min_premise_ratio * static_cast<double>(premises);
}

} // namespace

Tier tier_of(std::size_t length) {
    if (length < 5) return Tier::below;
    if (length < 10) return Tier::first;
    if (length < 20) return Tier::second;
    return length <= 50 ? Tier::third : Tier::above;
}

std::string_view tier_name(Tier tier) {
    return tier_names[static_cast<std::size_t>(tier)];
}

Result<Survey> survey(const proof::Explainer& explainer, const Filter& filter, const Control& control) {
    const proof::Graph& graph = explainer.graph();
    const auto premises = explain_all(explainer, control);
    if (!premises) return fail(premises.error());
    Survey out;
    out.statements = graph.statements.size();
    for (const DerivationId first : graph.first)
        if (graph.derivations[first.index()].reason == proof::Reason::given) ++out.premises;
    Measure measure(graph, *premises);
    for (std::size_t i = 0; i < out.statements; ++i) {
        const Candidate candidate = measure.of(StatementId(i));
        if (candidate.length == 0) {
            ++out.trivial;
            continue;
        }
        ++out.tiers[static_cast<std::size_t>(tier_of(candidate.length))];
        if (passes(candidate, filter, out.premises)) out.candidates.push_back(candidate);
    }
    std::ranges::stable_sort(out.candidates, std::ranges::greater{}, &Candidate::length);
    return out;
}

Result<proof::Path> single(const proof::Explainer& explainer, StatementId goal) {
    return proof::trace_back(explainer, goal);
}

} // namespace porism::explore
