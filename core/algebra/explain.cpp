#include "algebra/table.h"

#include "algebra/lattice.h"
#include "algebra/modular.h"
#include "algebra/shares.h"

#include <algorithm>
#include <map>
#include <set>

namespace porism::algebra {

namespace {

std::vector<Remainder::Part> parts_of(const std::vector<Term>& terms) {
    std::vector<Remainder::Part> parts;
    for (const auto& term : terms) parts.push_back({term.var, modular::residue(term.coefficient)});
    return parts;
}

std::vector<RowIndex> rows_of(const Certificate& certificate) {
    std::vector<RowIndex> rows;
    for (const auto& [row, factor] : certificate.combination) rows.push_back(row);
    return rows;
}

/// Leaves out rows, newest first, as long as the multiple does not grow. Nothing if the budget ran out on the way.
std::optional<Certificate> irreducible(std::span<const Equation> rows, Certificate certificate, const Equation& target,
                                       LatticeBudget& budget) {
    std::vector<RowIndex> untried = rows_of(certificate);
    while (!untried.empty()) {
        const RowIndex candidate = untried.back();
        untried.pop_back();
        std::vector<RowIndex> others = rows_of(certificate);
        others.erase(std::remove(others.begin(), others.end(), candidate), others.end());
        auto smaller = least_multiple(rows, others, target, budget);
        if (budget.spent()) return std::nullopt;
        if (!smaller || smaller->multiple > certificate.multiple) continue;
        certificate = std::move(*smaller);
        const auto kept = rows_of(certificate);
        std::erase_if(untried, [&](RowIndex row) { return !std::binary_search(kept.begin(), kept.end(), row); });
    }
    return certificate;
}

} // namespace

std::vector<RowIndex> Table::rows_near(std::span<const RowIndex> core, const Equation& target, RowIndex before_epoch,
                                       std::size_t count, Reach reach) const {
    std::set<Var> known;
    const auto learn = [&](const Equation& equation) {
        for (const auto& term : equation.terms) known.insert(term.var);
    };
    learn(target);
    for (const auto row : core) learn(rows_[row]);
    std::set<RowIndex> chosen(core.begin(), core.end());
    const RowIndex end = std::min(before_epoch, epoch());
    const auto is_known = [&](const Term& term) { return known.contains(term.var); };
    std::size_t before = 0;
    do {
        before = chosen.size();
        std::vector<RowIndex> found;
        for (RowIndex row = 0; row < end && chosen.size() + found.size() < count; ++row) {
            const auto& terms = rows_[row].terms;
            if (chosen.contains(row)) continue;
            const bool near = reach == Reach::same_variables ? std::all_of(terms.begin(), terms.end(), is_known)
                                                             : std::any_of(terms.begin(), terms.end(), is_known);
            if (near) found.push_back(row);
        }
        for (const auto row : found) learn(rows_[row]);
        chosen.insert(found.begin(), found.end());
    } while (reach == Reach::connected && chosen.size() > before);
    return {chosen.begin(), chosen.end()};
}

std::optional<Certificate> Table::integral(const Equation& target, const Certificate& found, RowIndex before_epoch,
                                           const ExplainLimits& limits, const Control& control) {
    if (limits.lattice_steps == 0) return std::nullopt;
    const auto core = rows_of(found);
    std::optional<Certificate> best;
    LatticeBudget budget{limits.lattice_steps, control.stop};
    for (const Reach reach : {Reach::same_variables, Reach::connected}) {
        const std::size_t count = std::max<std::size_t>(limits.lattice_rows, core.size());
        const auto chosen = rows_near(core, target, before_epoch, count, reach);
        auto certificate = least_multiple(rows_, chosen, target, budget);
        if (certificate && certificate->multiple < found.multiple && (!best || certificate->multiple < best->multiple))
            best = irreducible(rows_, std::move(*certificate), target, budget);
        if (budget.spent() || (best && best->multiple == 1)) break;
    }
    work_.lattice_steps += limits.lattice_steps - budget.steps;
    return best;
}

std::optional<Certificate> Table::explain(const Equation& wanted, RowIndex before_epoch, const ExplainLimits& limits,
                                          const Control& control) {
    const Equation target = normalized(wanted);
    const Reduction& r = reduce(parts_of(target.terms), modular::residue(target.constant), before_epoch);
    if (!r.parts.empty()) return std::nullopt;
    const auto combination = exact_combination(rows_, support(r.uses), target.terms, control);
    if (!combination) return std::nullopt;
    auto certificate = to_certificate(kind_, *combination, target.constant);
    if (!certificate) return std::nullopt;
    if (kind_ == TableKind::modulo_one && certificate->multiple > 1) {
        if (auto better = integral(target, *certificate, before_epoch, limits, control))
            certificate = std::move(better);
    }
    if (!verify(kind_, *certificate, rows_, target)) return std::nullopt;
    return certificate;
}

std::optional<Rational> Table::value(const std::vector<Term>& terms, RowIndex before_epoch) {
    const Equation target = normalized(Equation{terms, 0});
    const Reduction& r = reduce(parts_of(target.terms), 0, before_epoch);
    if (!r.parts.empty()) return std::nullopt;
    const auto combination = exact_combination(rows_, support(r.uses), target.terms, {});
    if (!combination) return std::nullopt;
    return combination->constant;
}

namespace {

constexpr std::uint64_t kConflictSteps = 20000;

/// denominator * row - sum of its combination: what is left of it.
Conflict leftover(std::span<const Equation> rows, RowIndex row, const Combination& combination) {
    Conflict conflict;
    const Integer scale = combination.denominator();
    for (const auto& [other, share] : combination.shares)
        conflict.combination.emplace_back(other, -Rational(share * scale).get_num());
    conflict.combination.emplace_back(row, scale);
    std::map<Var, Integer> terms;
    for (const auto& [other, factor] : conflict.combination) {
        for (const auto& term : rows[other].terms) terms[term.var] += factor * numbers::from_int64(term.coefficient);
    }
    for (const auto& [var, coefficient] : terms) {
        if (coefficient != 0) conflict.rest_terms.emplace_back(var, coefficient);
    }
    conflict.rest = scale * Rational(rows[row].constant - combination.constant);
    return conflict;
}

} // namespace

// A relation among redundant rows has as its constant an integral combination of their leftovers. So while every
// leftover is an integer no torsion can contradict, and rows that are integral combinations never do.
std::optional<Conflict> Table::find_conflict(const Reduction& reduction, Search search) {
    const auto rest = modular::recover(reduction.constant);
    const bool vanishes = kind_ == TableKind::real ? reduction.constant == 0 : rest && numbers::is_integer(*rest);
    if (reduction.parts.empty() && vanishes && (reduction.integral || !torsion_seen_)) return std::nullopt;
    // Not whole, and no integral combination: a division modulo one may account for it.
    const bool perhaps_torsion = kind_ == TableKind::modulo_one && reduction.parts.empty() && !reduction.integral;
    // A larger denominator is that of a constant which the rows do not account for, or no number that was recovered.
    constexpr long most_torsion = 64;
    if (search == Search::without_torsion && perhaps_torsion && rest && rest->get_den() <= most_torsion) {
        torsion_seen_ = torsion_seen_ || !vanishes;
        return std::nullopt;
    }
    const RowIndex row = epoch() - 1;
    const auto combination = exact_combination(rows_, support(reduction.uses), rows_[row].terms, {}, constant_);
    if (!combination) return std::nullopt;
    Conflict conflict = leftover(rows_, row, *combination);
    const bool holds = kind_ == TableKind::real ? conflict.rest == 0 : numbers::is_integer(conflict.rest);
    if (!holds || !conflict.rest_terms.empty()) return conflict;
    if (combination->denominator() == 1) return std::nullopt;
    torsion_seen_ = torsion_seen_ || !vanishes;
    if (search == Search::without_torsion) return std::nullopt;
    std::vector<RowIndex> core;
    for (const auto& [other, factor] : conflict.combination) core.push_back(other);
    LatticeBudget budget{kConflictSteps, {}};
    const std::size_t count = std::max<std::size_t>(ExplainLimits{}.lattice_rows, core.size());
    const auto chosen = rows_near(core, rows_[row], kNoLimit, count, Reach::same_variables);
    auto hidden = torsion_conflict(rows_, chosen, budget);
    work_.lattice_steps += kConflictSteps - budget.steps;
    return hidden;
}

} // namespace porism::algebra
