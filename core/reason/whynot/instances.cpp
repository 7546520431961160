#include "reason/whynot/instances.h"

#include "algebra/modular.h"

#include <algorithm>

namespace porism::reason {
namespace {

/// Conclusions between two looks at the stop token.
constexpr std::size_t instances_between_looks = 256;

/// The rows that say what a statement means: "cyclic a b p q" for equal angles.
std::span<const RuleId> opening_rows() {
    static const std::vector<RuleId> rows = [] {
        std::vector<RuleId> out;
        for (std::size_t i = 0; i < proof::rules().size(); ++i)
            if (proof::opens_a_statement(proof::rules()[i])) out.emplace_back(i);
        return out;
    }();
    return rows;
}

/// What is left of an equation and of its negative is the same saying.
Saying left_of(const Session& session, const facts::Equation& equation) {
    Saying one{static_cast<std::uint64_t>(equation.table)}, other = one;
    for (const auto& [variable, coefficient] : session.left_of(equation)) {
        one.insert(one.end(), {std::uint64_t{variable}, coefficient});
        other.insert(other.end(), {std::uint64_t{variable}, algebra::modular::kPrime - coefficient});
    }
    return one.size() == 1 ? Saying{} : std::min(one, other);
}

Saying spelled(const facts::Statement& statement) {
    Saying out{facts::table_kinds + static_cast<std::uint64_t>(statement.predicate())};
    for (const PointId point : statement.points()) out.push_back(point.index());
    return out;
}

} // namespace

Saying saying_of(const Session& session, const diagram::Diagram& diagram, const facts::Statement& statement) {
    const auto alternatives = facts::alternatives(statement);
    if (alternatives.empty() || diagram.collapses(statement)) return spelled(statement);
    const auto equations = facts::equations(statement);
    const auto used = [&](const facts::Alternative& one) {
        return session.bans().concludes(statement.predicate(), equations[one.first].table);
    };
    const facts::Alternative* least = nullptr;
    for (const facts::Alternative& one : alternatives)
        if (used(one) && (least == nullptr || one.count < least->count)) least = &one;
    if (least == nullptr) return spelled(statement);
    Saying out;
    for (std::size_t i = least->first; i < least->end(); ++i) {
        const Saying left = left_of(session, equations[i]);
        out.insert(out.end(), left.begin(), left.end());
    }
    return out;
}

Concluders::Concluders(Session& session, const diagram::Diagram& diagram, std::uint64_t limit, const Control& control)
    : session_(session), diagram_(diagram),
      matches_(match_rules(Sight(diagram, control.stop), {.banned = {}, .limit = limit, .implied = opening_rows()},
                           control)) {
    for (std::size_t i = 0; i < matches_.instances.size(); ++i) {
        if (i % instances_between_looks == 0 && control.stopped()) {
            matches_.complete = false;
            return;
        }
        const auto& conclusions = proof::rule(matches_.instances[i].rule).conclusions;
        for (std::size_t j = 0; j < conclusions.size(); ++j) {
            const auto statement = facts::instantiate(conclusions[j], matches_.binding(i));
            if (!statement || diagram.senseless(*statement)) continue;
            if (Saying saying = saying_of(session, diagram, *statement); !saying.empty())
                by_saying_[std::move(saying)].push_back({i, j});
        }
    }
}

std::vector<Concluders::Instance> Concluders::of(const facts::Statement& statement) const {
    std::vector<Instance> out;
    const auto found = by_saying_.find(saying_of(session_, diagram_, statement));
    if (found == by_saying_.end()) return out;
    for (const Place& place : found->second) {
        const proof::Rule& rule = proof::rule(matches_.instances[place.instance].rule);
        const auto binding = matches_.binding(place.instance);
        out.push_back({&rule, binding, *facts::instantiate(rule.conclusions[place.conclusion], binding)});
    }
    return out;
}

} // namespace porism::reason
