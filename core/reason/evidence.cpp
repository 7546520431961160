#include "reason/evidence.h"

#include "facts/equation.h"

#include <algorithm>
#include <functional>
#include <map>

namespace porism::reason {

Tellings tellings_of(const facts::Statement& statement, const IsOne& is_one, const proof::Bans& bans) {
    if (!facts::of_a_set(statement) && facts::collapses(statement, is_one)) return {};
    Tellings out;
    auto equations = facts::telling_equations(statement);
    for (std::size_t i = 0; i < equations.size(); ++i) {
        if (facts::collapses(equations[i], is_one) || !bans.takes(statement.predicate(), equations[i].table)) continue;
        out.push_back({i, std::move(equations[i])});
    }
    return out;
}

TableSet tables_of(const facts::Statement& statement, std::uint8_t view) {
    TableSet out;
    const auto equations = facts::equations(statement);
    const facts::Alternative wanted = facts::alternatives(statement).at(view);
    for (std::size_t i = wanted.first; i < wanted.end(); ++i) out.set(static_cast<std::size_t>(equations[i].table));
    return out;
}

void Evidence::add(StatementId id, const Tellings& tellings) {
    for (const Telling& telling : tellings) {
        if (!wanted_.test(static_cast<std::size_t>(telling.equation.table))) continue;
        tables_.push(id, telling.index, telling.equation, false);
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
                                          std::uint8_t view, const TellingsOf& tellings_of, const proof::Bans& bans) {
    const TableSet wanted = tables_of(conclusion, view);
    std::vector<StatementId> premises = explanation.premises;
    std::map<StatementId, Tellings> told;
    for (const StatementId premise : premises) told.emplace(premise, tellings_of(premise));
    std::ranges::sort(premises, std::greater());
    for (const StatementId left_out : premises) {
        if (std::ranges::find(explanation.premises, left_out) == explanation.premises.end()) continue;
        std::vector<StatementId> rest = explanation.premises;
        std::erase(rest, left_out);
        std::ranges::sort(rest);
        Evidence evidence(bans, wanted);
        for (const StatementId premise : rest) evidence.add(premise, told.at(premise));
        const StatementId after_all(premises.front().value + 1);
        if (auto fewer = evidence.explain(conclusion, view, after_all, explanation.certificates))
            explanation = *std::move(fewer);
    }
    return explanation;
}

} // namespace porism::reason
