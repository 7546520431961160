#include "explore/explore.h"

#include <algorithm>

namespace porism::explore {
namespace {

constexpr std::array<std::string_view, tier_count> tier_names = {"below 5", "5 to 9", "10 to 19", "20 to 50",
                                                                 "above 50"};

/// Premises of the first derivation of a statement; none of a given one.
Result<std::vector<StatementId>> premises_of(const proof::Explainer& explainer, std::size_t statement,
                                             const Control& control) {
    const proof::Graph& graph = explainer.graph();
    if (control.stopped())
        return fail(Error{ErrorKind::interrupted, "interrupted", "stopped while explaining", {}, std::nullopt});
    control.report({"explaining", statement, graph.statements.size()});
    const DerivationId first = graph.first[statement];
    if (graph.derivations[first.index()].reason == proof::Reason::given) return std::vector<StatementId>();
    auto explanation = explainer.explain(first);
    if (!explanation) return fail(std::move(explanation.error()));
    return std::move(explanation->premises);
}

Result<std::vector<std::vector<StatementId>>> explain_all(const proof::Explainer& explainer, const Control& control) {
    std::vector<std::vector<StatementId>> premises;
    for (std::size_t i = 0; i < explainer.graph().statements.size(); ++i) {
        auto found = premises_of(explainer, i, control);
        if (!found) return fail(std::move(found.error()));
        premises.push_back(std::move(*found));
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

Result<Following> following(const proof::Explainer& explainer, std::span<const StatementId> from,
                            const Control& control) {
    Following out;
    if (from.empty()) return out;
    enum class Mark : std::uint8_t { none, later, start };
    std::vector<Mark> marks(explainer.graph().statements.size(), Mark::none);
    for (const StatementId statement : from) marks[statement.index()] = Mark::start;
    for (std::size_t i = std::ranges::min(from).index() + 1; i < marks.size(); ++i) {
        if (marks[i] == Mark::start) continue;
        const auto premises = premises_of(explainer, i, control);
        if (!premises) return fail(premises.error());
        const auto rests_on = [&](Mark mark) {
            return std::ranges::any_of(*premises, [&](StatementId premise) { return marks[premise.index()] == mark; });
        };
        const bool direct = rests_on(Mark::start);
        if (direct) out.direct.emplace_back(i);
        if (!direct && !rests_on(Mark::later)) continue;
        marks[i] = Mark::later;
        out.all.emplace_back(i);
    }
    return out;
}

Result<proof::Path> single(const proof::Explainer& explainer, StatementId goal) {
    return proof::trace_back(explainer, goal);
}

} // namespace porism::explore
