#include "proof/bans.h"

#include "proof/theorem.h"

#include <algorithm>
#include <array>
#include <set>

namespace porism::proof {
namespace {

using facts::Predicate;
using facts::TableKind;

std::string calculation_words(Calculation calculation) {
    return "calculation with " + std::string(row(calculation).name);
}

/// The table of equation number `equation` of what stands at `step` of a path.
TableKind table_of(const Step& step, std::size_t equation) {
    return facts::equations(step.conclusion).at(equation).table;
}

/// The banned theorem that the table would use for a statement of the predicate: for a right angle, or for equal
/// powers, which with circles of no radius say the same.
const Rule* pythagoras_in(const Bans& bans, Predicate predicate, TableKind table) {
    if (table != TableKind::square || (predicate != Predicate::perp && predicate != Predicate::eqpower)) return nullptr;
    return bans.closed_by(Predicate::perp, table);
}

/// Of an algebra step: a calculation, or the row by which an equation comes out of a premise.
std::optional<BannedStep> banned_algebra(const Path& path, std::size_t index, const Bans& bans) {
    const Step& step = path.steps[index];
    const TableKind target = table_of(step, facts::alternatives(step.conclusion).at(step.view).first);
    if (!bans.uses(target)) return BannedStep{index, nullptr, calculation_words(calculation_with(target))};
    if (!bans.concludes(step.conclusion.predicate(), target)) {
        const Rule* row = pythagoras_in(bans, step.conclusion.predicate(), target);
        return BannedStep{index, row, row->title};
    }
    for (const Certificate& certificate : step.certificates)
        for (const CertificateTerm& term : certificate.terms) {
            const Step& premise = path.steps[step.premises[term.premise]];
            const TableKind table = table_of(premise, term.equation);
            const Predicate predicate = premise.conclusion.predicate();
            if (bans.takes(predicate, table)) continue;
            if (const Rule* row = bans.closed_by(predicate, table)) return BannedStep{index, row, row->title};
            return BannedStep{index, nullptr, calculation_words(calculation_with(table, predicate))};
        }
    return std::nullopt;
}

std::optional<BannedStep> banned_rule(const Step& step, std::size_t index, const Bans& bans) {
    const Rule* row = row_called(step.rule);
    if (row == nullptr || !bans.bans(*row)) return std::nullopt;
    return BannedStep{index, row, row->title};
}

/// Of an angle itself and its functions, those that the step speaks of.
std::set<facts::Quantity> functions_in(const Step& step) {
    using enum facts::QuantityKind;
    constexpr std::array kinds{angle, sine, cosine, tangent};
    std::set<facts::Quantity> out;
    const facts::Relation* relation = step.conclusion.relation();
    if (relation == nullptr) return out;
    for (const facts::Quantity& quantity : relation->quantities())
        if (std::ranges::find(kinds, quantity.kind()) != kinds.end()) out.insert(quantity);
    return out;
}

/// Whether it goes from an angle to its sine, cosine or tangent, or back.
bool takes_a_function(const Path& path, std::size_t index) {
    const Step& step = path.steps[index];
    if (step.reason != Reason::calculation || step.premises.size() != 1) return false;
    const auto before = functions_in(path.steps[step.premises.front()]);
    return std::ranges::any_of(functions_in(step), [&](const facts::Quantity& now) {
        return std::ranges::any_of(before, [&](const facts::Quantity& one) {
            return one.kind() != now.kind() && std::ranges::equal(one.points(), now.points());
        });
    });
}

std::optional<BannedStep> banned_step(const Path& path, std::size_t index, const Bans& bans) {
    const Step& step = path.steps[index];
    if (step.reason == Reason::rule) return banned_rule(step, index, bans);
    if (bans.bans(Calculation::sines) && takes_a_function(path, index))
        return BannedStep{index, nullptr, calculation_words(Calculation::sines)};
    const auto theorem = theorem_of(path, index);
    const Rule* row = theorem ? &rule(theorem->rule) : nullptr;
    if (step.reason == Reason::reading) {
        const bool said = step.conclusion.relation() == nullptr; // of an equation, and not read as one
        const Predicate predicate =
            said ? step.conclusion.predicate() : path.steps[step.premises.front()].conclusion.predicate();
        if (bans.reads(predicate)) return std::nullopt;
        return BannedStep{index, row, "what " + std::string(facts::row(predicate).name) + " says of angles and sides"};
    }
    if (step.reason == Reason::algebra)
        if (auto banned = banned_algebra(path, index, bans))
            return row != nullptr ? BannedStep{index, row, row->title} : *banned;
    if (row == nullptr || !bans.bans(*row) || bans.calculated(*row)) return std::nullopt;
    return BannedStep{index, row, row->title};
}

} // namespace

bool opens_a_statement(const Rule& row) {
    return row.standing == Standing::implied && row.hypotheses.size() == 1;
}

bool is_pythagoras(const Rule& row) {
    if (!row.relation || row.hypotheses.size() != 1 || row.hypotheses.front().predicate != Predicate::perp)
        return false;
    return std::ranges::all_of(row.relation->polynomial(), [](const auto& term) {
        const auto& factors = term.first.factors;
        return factors.size() == 1 && factors[0].exponent == 2 &&
               factors[0].quantity.kind() == facts::QuantityKind::length;
    });
}

void Bans::ban(const Rule& row) {
    rows_.insert(&row);
    if (is_pythagoras(row)) closed_.try_emplace({Predicate::perp, TableKind::square}, &row);
    if (!opens_a_statement(row)) return;
    for (const auto& tables : row.said_by)
        for (const TableKind table : tables) closed_.try_emplace({row.hypotheses.front().predicate, table}, &row);
}

void Bans::ban(Calculation calculation) {
    calculations_.insert(calculation);
}

bool Bans::bans(Calculation calculation) const {
    const auto& whole = row(calculation).with;
    return calculations_.contains(calculation) || (whole && calculations_.contains(*whole));
}

bool Bans::takes(Predicate predicate, TableKind table) const {
    return !bans(calculation_with(table, predicate)) && !closed_.contains({predicate, table});
}

bool Bans::concludes(Predicate predicate, TableKind table) const {
    return uses(table) && pythagoras_in(*this, predicate, table) == nullptr;
}

bool Bans::reads(Predicate predicate) const {
    return std::ranges::none_of(
        closed_, [&](const auto& one) { return one.first.first == predicate && opens_a_statement(*one.second); });
}

const Rule* Bans::closed_by(Predicate predicate, TableKind table) const {
    const auto found = closed_.find({predicate, table});
    return found != closed_.end() ? found->second : nullptr;
}

bool Bans::calculated(const Rule& row) const {
    if (opens_a_statement(row) && bans(row)) return false;
    const auto has_part = [&](TableKind table) {
        const auto known = [&](const facts::Pattern& pattern) {
            return concludes(pattern.predicate, table) && !bans(calculation_with(table, pattern.predicate));
        };
        return uses(table) && std::ranges::all_of(row.hypotheses, known) && std::ranges::all_of(row.conclusions, known);
    };
    return std::ranges::any_of(row.said_by, [&](const auto& tables) { return std::ranges::all_of(tables, has_part); });
}

std::vector<RuleId> Bans::not_matched() const {
    std::vector<RuleId> out;
    for (std::size_t i = 0; i < rules().size(); ++i)
        if (bans(RuleId(i)) || (bans(Calculation::sines) && speaks_of_sines(rules()[i]))) out.emplace_back(i);
    return out;
}

std::vector<RuleId> Bans::matched_though_implied() const {
    std::vector<RuleId> out;
    for (std::size_t i = 0; i < rules().size(); ++i)
        if (rules()[i].standing == Standing::implied && !bans(RuleId(i)) && !calculated(rules()[i]))
            out.emplace_back(i);
    return out;
}

std::vector<BannedStep> banned_steps(const Path& path, const Bans& bans) {
    std::vector<BannedStep> out;
    for (std::size_t i = 0; i < path.steps.size(); ++i)
        if (auto found = banned_step(path, i, bans)) out.push_back(*std::move(found));
    return out;
}

} // namespace porism::proof
