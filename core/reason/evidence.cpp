#include "reason/evidence.h"

#include "facts/equation.h"

#include <algorithm>
#include <functional>

namespace porism::reason {

void Evidence::add(StatementId id, const facts::Statement& statement) {
    if (!facts::of_a_set(statement) && facts::collapses(statement, is_one_)) return;
    const auto equations = facts::telling_equations(statement);
    for (std::size_t i = 0; i < equations.size(); ++i) {
        if (facts::collapses(equations[i], is_one_)) continue;
        if (!bans_.takes(statement.predicate(), equations[i].table)) continue;
        tables_.push(id, i, equations[i], false);
        ++pushed_;
    }
}

std::optional<proof::Explanation> Evidence::explain(const facts::Statement& conclusion, std::uint8_t view,
                                                    StatementId before, std::span<const proof::Certificate> known) {
    proof::Explanation out;
    const auto targets = facts::equations(conclusion);
    out.view = view;
    const facts::Alternative wanted = facts::alternatives(conclusion).at(view);
    for (std::size_t i = wanted.first; i < wanted.end(); ++i) {
        if (!bans_.concludes(conclusion.predicate(), targets[i].table)) return std::nullopt;
        if (tables_.ask(targets[i], std::nullopt) == Answer::open) return std::nullopt;
        auto found = tables_.explain(targets[i], before, out.premises);
        if (!found) return std::nullopt;
        const bool angles = targets[i].table == facts::TableKind::direction;
        if (angles && found->multiple > known[i - wanted.first].multiple) return std::nullopt;
        out.certificates.push_back(std::move(*found));
    }
    return out;
}

proof::Explanation without_spare_premises(proof::Explanation explanation, const facts::Statement& conclusion,
                                          std::uint8_t view, const StatementOf& statement_of,
                                          const Evidence::IsOne& is_one, const proof::Bans& bans) {
    std::vector<StatementId> premises = explanation.premises;
    std::ranges::sort(premises, std::greater());
    for (const StatementId left_out : premises) {
        if (std::ranges::find(explanation.premises, left_out) == explanation.premises.end()) continue;
        std::vector<StatementId> rest = explanation.premises;
        std::erase(rest, left_out);
        std::ranges::sort(rest);
        Evidence evidence(is_one, bans);
        for (const StatementId premise : rest) evidence.add(premise, statement_of(premise));
        const StatementId after_all(premises.front().value + 1);
        if (auto fewer = evidence.explain(conclusion, view, after_all, explanation.certificates))
            explanation = *std::move(fewer);
    }
    return explanation;
}

} // namespace porism::reason
