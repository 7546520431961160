// Damages that change several places of a proof in one go, or exchange what belongs together.
#include "mutant_tools.h"

#include "proof/rules/rule.h"

#include <array>
#include <set>

namespace porism::verify::test {
namespace {

using facts::Statement;
using proof::Path;
using proof::Reason;
using proof::Step;

/// The points with two of them exchanged, or one put in the place of another.
struct Renaming {
    PointId from, to;
    bool back; ///< `to` becomes `from`

    PointId operator()(PointId point) const {
        if (point == from) return to;
        return back && point == to ? from : point;
    }
    void operator()(Statement& statement) const {
        std::vector<PointId> points;
        for (const PointId point : statement.points()) points.push_back((*this)(point));
        statement = facts::make(statement.predicate(), points, statement.constant()).value_or(statement);
    }
    void operator()(Step& step) const {
        (*this)(step.conclusion);
        for (PointId& point : step.binding) point = (*this)(point);
        for (Statement& condition : step.conditions) (*this)(condition);
    }
};

Renaming some_renaming(std::size_t points, Rng& rng) {
    return {PointId(pick(rng, points)), PointId(pick(rng, points)), rng.below(2) == 0};
}

std::optional<Mutant> rename_everywhere(const Path& path, std::size_t points, Rng& rng) {
    Mutant m{path, path.steps.size() - 1};
    const Renaming renaming = some_renaming(points, rng);
    for (Step& each : m.path.steps) renaming(each);
    return m;
}

std::optional<Mutant> rename_in_step(const Path& path, std::size_t points, Rng& rng) {
    auto m = of_step(path, rng, [](const Step& s) { return s.reason != Reason::given; });
    if (m) some_renaming(points, rng)(step(*m));
    return m;
}

/// cyclic for coll with the same points is one of them, contri for simtri, para for perp.
std::optional<Mutant> change_predicate(const Path& path, std::size_t, Rng& rng) {
    auto m = of_step(path, rng, [](const Step&) { return true; });
    if (!m) return m;
    const auto table = facts::predicate_table();
    const auto& other = table[pick(rng, table.size())];
    if (auto changed = facts::make(other.predicate, step(*m).conclusion.points(), step(*m).conclusion.constant()))
        step(*m).conclusion = *changed;
    return m;
}

/// Another conclusion of the same row and binding: true mostly, but then what used the first one lacks it.
std::optional<Mutant> change_conclusion_of_row(const Path& path, std::size_t, Rng& rng) {
    const auto conclusions_of = [](const Step& s) { return proof::rule(*proof::rule_by_name(s.rule)).conclusions; };
    auto m = of_step(path, rng, [&](const Step& s) { return is_rule(s) && conclusions_of(s).size() > 1; });
    if (!m) return m;
    const auto conclusions = conclusions_of(step(*m));
    if (auto other = facts::instantiate(conclusions[pick(rng, conclusions.size())], step(*m).binding))
        step(*m).conclusion = *other;
    return m;
}

/// Leaves a step out and lets those who used it rest on its premises.
std::optional<Mutant> splice_step(const Path& path, std::size_t, Rng& rng) {
    if (path.steps.size() < 2) return std::nullopt;
    Mutant m{path, pick(rng, path.steps.size() - 1)};
    const std::vector<std::size_t> own = path.steps[m.step].premises;
    m.path.steps.erase(m.path.steps.begin() + static_cast<std::ptrdiff_t>(m.step));
    for (Step& later : m.path.steps) {
        std::set<std::size_t> premises(later.premises.begin(), later.premises.end());
        if (premises.erase(m.step) == 0 && std::ranges::none_of(premises, [&](auto p) { return p > m.step; })) continue;
        if (std::ranges::count(later.premises, m.step) > 0) premises.insert(own.begin(), own.end());
        later.premises.clear();
        for (const std::size_t premise : premises) later.premises.push_back(premise > m.step ? premise - 1 : premise);
    }
    m.step = std::min(m.step, m.path.steps.size() - 1);
    return m;
}

std::optional<Mutant> exchange_certificates(const Path& path, std::size_t, Rng& rng) {
    auto m = of_step(path, rng, [](const Step& s) { return s.certificates.size() > 1; });
    if (!m) return m;
    auto& certificates = step(*m).certificates;
    std::swap(certificates[pick(rng, certificates.size())], certificates[pick(rng, certificates.size())]);
    return m;
}

std::optional<Mutant> drop_term(const Path& path, std::size_t, Rng& rng) {
    auto m = of_step(path, rng, has_terms);
    if (!m) return m;
    auto& terms = step(*m).certificates.front().terms;
    terms.erase(terms.begin() + static_cast<std::ptrdiff_t>(pick(rng, terms.size())));
    return m;
}

std::optional<Mutant> move_term(const Path& path, std::size_t, Rng& rng) {
    auto m = of_step(path, rng, has_terms);
    if (!m) return m;
    auto& terms = step(*m).certificates.front().terms;
    terms[pick(rng, terms.size())].premise = pick(rng, step(*m).premises.size() + 1);
    return m;
}

/// The negative of a certificate proves the negative of its equation.
std::optional<Mutant> negate_certificate(const Path& path, std::size_t, Rng& rng) {
    auto m = of_step(path, rng, has_terms);
    if (!m) return m;
    auto& certificate = step(*m).certificates[pick(rng, step(*m).certificates.size())];
    for (auto& term : certificate.terms) term.coefficient = -term.coefficient;
    return m;
}

/// The row and binding of another step.
std::optional<Mutant> take_other_reason(const Path& path, std::size_t, Rng& rng) {
    auto m = of_step(path, rng, [](const Step&) { return true; });
    if (!m) return m;
    const Step& other = path.steps[pick(rng, path.steps.size())];
    Step& mine = step(*m);
    mine.reason = other.reason;
    mine.rule = other.rule;
    mine.binding = other.binding;
    mine.certificates = other.certificates;
    return m;
}

/// Two or three of the others, one after the other.
std::optional<Mutant> damage_again(const Path& path, std::size_t points, Rng& rng) {
    const auto all = mutation_kinds();
    std::optional<Mutant> m = Mutant{path, 0};
    for (std::size_t left = 2 + pick(rng, 2); left > 0 && m; --left)
        m = all[pick(rng, all.size())].make(m->path, points, rng);
    return m;
}

constexpr std::array kinds_of_wholes = {
    MutationKind{"damage_again", &damage_again},
    MutationKind{"rename_everywhere", &rename_everywhere},
    MutationKind{"rename_in_step", &rename_in_step},
    MutationKind{"change_predicate", &change_predicate},
    MutationKind{"change_conclusion_of_row", &change_conclusion_of_row},
    MutationKind{"splice_step", &splice_step},
    MutationKind{"exchange_certificates", &exchange_certificates},
    MutationKind{"drop_term", &drop_term},
    MutationKind{"move_term", &move_term},
    MutationKind{"negate_certificate", &negate_certificate},
    MutationKind{"take_other_reason", &take_other_reason},
};

} // namespace

std::span<const MutationKind> mutations_of_wholes() {
    return kinds_of_wholes;
}

} // namespace porism::verify::test
