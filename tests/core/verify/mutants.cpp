#include "mutant_tools.h"

#include "proof/rules/rule.h"

#include <algorithm>
#include <array>

namespace porism::verify::test {
namespace {

using facts::Statement;
using proof::Path;
using proof::Reason;
using proof::Step;

bool has_premises(const Step& s) {
    return !s.premises.empty();
}
bool is_given(const Step& s) {
    return s.reason == Reason::given;
}
bool has_conditions(const Step& s) {
    return !s.conditions.empty();
}

std::optional<Mutant> drop_premise(const Path& path, std::size_t, Rng& rng) {
    auto m = of_step(path, rng, has_premises);
    if (m)
        step(*m).premises.erase(step(*m).premises.begin() +
                                static_cast<std::ptrdiff_t>(pick(rng, step(*m).premises.size())));
    return m;
}

std::optional<Mutant> swap_premise(const Path& path, std::size_t, Rng& rng) {
    auto m = of_step(path, rng, has_premises);
    if (m) step(*m).premises[pick(rng, step(*m).premises.size())] = pick(rng, m->path.steps.size());
    return m;
}

std::optional<Mutant> permute_premises(const Path& path, std::size_t, Rng& rng) {
    auto m = of_step(path, rng, [](const Step& s) { return s.premises.size() > 1; });
    if (m) std::ranges::rotate(step(*m).premises, step(*m).premises.begin() + 1);
    return m;
}

std::optional<Mutant> add_premise(const Path& path, std::size_t, Rng& rng) {
    auto m = of_step(path, rng, has_premises);
    if (m) step(*m).premises.push_back(pick(rng, m->path.steps.size()));
    return m;
}

Statement renamed(const Statement& statement, std::size_t points, Rng& rng) {
    std::vector<PointId> all(statement.points().begin(), statement.points().end());
    all[pick(rng, all.size())] = PointId(pick(rng, points));
    return facts::make(statement.predicate(), all, statement.constant()).value_or(statement);
}

std::optional<Mutant> rename_in_conclusion(const Path& path, std::size_t points, Rng& rng) {
    auto m = of_step(path, rng, [](const Step&) { return true; });
    if (m) step(*m).conclusion = renamed(step(*m).conclusion, points, rng);
    return m;
}

std::optional<Mutant> rename_in_binding(const Path& path, std::size_t points, Rng& rng) {
    auto m = of_step(path, rng, is_rule);
    if (m) step(*m).binding[pick(rng, step(*m).binding.size())] = PointId(pick(rng, points));
    return m;
}

std::optional<Mutant> swap_in_binding(const Path& path, std::size_t, Rng& rng) {
    auto m = of_step(path, rng, [](const Step& s) { return is_rule(s) && s.binding.size() > 1; });
    if (m)
        std::swap(step(*m).binding[pick(rng, step(*m).binding.size())],
                  step(*m).binding[pick(rng, step(*m).binding.size())]);
    return m;
}

std::optional<Mutant> change_rule(const Path& path, std::size_t, Rng& rng) {
    auto m = of_step(path, rng, is_rule);
    if (m) step(*m).rule = proof::rules()[pick(rng, proof::rules().size())].name;
    return m;
}

std::optional<Mutant> change_reason(const Path& path, std::size_t, Rng& rng) {
    auto m = of_step(path, rng, [](const Step&) { return true; });
    if (m) step(*m).reason = static_cast<Reason>(pick(rng, 5));
    return m;
}

std::optional<Mutant> change_coefficient(const Path& path, std::size_t, Rng& rng) {
    auto m = of_step(path, rng, has_terms);
    if (!m) return m;
    auto& terms = step(*m).certificates.front().terms;
    terms[pick(rng, terms.size())].coefficient += static_cast<int>(rng.below(5)) - 2;
    return m;
}

std::optional<Mutant> change_equation(const Path& path, std::size_t, Rng& rng) {
    auto m = of_step(path, rng, has_terms);
    if (!m) return m;
    auto& terms = step(*m).certificates.front().terms;
    terms[pick(rng, terms.size())].equation = pick(rng, 4);
    return m;
}

std::optional<Mutant> change_multiple(const Path& path, std::size_t, Rng& rng) {
    auto m = of_step(path, rng, is_algebra);
    if (m) step(*m).certificates.front().multiple = static_cast<int>(rng.below(5)) - 1;
    return m;
}

/// Scales a whole certificate: the sum stays right, but for directions the conclusion is then one of several branches.
std::optional<Mutant> scale_certificate(const Path& path, std::size_t, Rng& rng) {
    auto m = of_step(path, rng, is_algebra);
    if (!m) return m;
    proof::Certificate& certificate = step(*m).certificates.front();
    const int factor = 2 + static_cast<int>(rng.below(3));
    for (auto& term : certificate.terms) term.coefficient *= factor;
    certificate.multiple *= factor;
    certificate.turns *= factor;
    return m;
}

std::optional<Mutant> change_turns(const Path& path, std::size_t, Rng& rng) {
    auto m = of_step(path, rng, is_algebra);
    if (m) step(*m).certificates.front().turns += rng.below(2) == 0 ? 1 : -1;
    return m;
}

std::optional<Mutant> remove_step(const Path& path, std::size_t, Rng& rng) {
    if (path.steps.size() < 2) return std::nullopt;
    Mutant m{path, pick(rng, path.steps.size() - 1)};
    m.path.steps.erase(m.path.steps.begin() + static_cast<std::ptrdiff_t>(m.step));
    for (Step& later : m.path.steps) {
        std::erase(later.premises, m.step);
        for (std::size_t& premise : later.premises)
            if (premise > m.step) --premise;
    }
    m.step = std::min(m.step, m.path.steps.size() - 1);
    return m;
}

std::optional<Mutant> exchange_steps(const Path& path, std::size_t, Rng& rng) {
    if (path.steps.size() < 2) return std::nullopt;
    Mutant m{path, pick(rng, path.steps.size() - 1)};
    std::swap(m.path.steps[m.step], m.path.steps[m.step + 1]);
    return m;
}

std::optional<Mutant> take_other_conclusion(const Path& path, std::size_t, Rng& rng) {
    auto m = of_step(path, rng, [](const Step&) { return true; });
    if (m) step(*m).conclusion = path.steps[pick(rng, path.steps.size())].conclusion;
    return m;
}

/// perp for para, cong for a ratio of 2, one angle for another.
std::optional<Mutant> change_constant(const Path& path, std::size_t, Rng& rng) {
    auto m = of_step(path, rng, [](const Step& s) {
        return s.conclusion.points().size() == 4 && s.conclusion.predicate() != facts::Predicate::cyclic &&
               s.conclusion.predicate() != facts::Predicate::circle;
    });
    if (!m) return m;
    const auto old = step(*m).conclusion;
    const bool lengths = old.predicate() == facts::Predicate::cong || old.predicate() == facts::Predicate::rconst;
    const auto top = static_cast<unsigned long>(rng.below(6));
    const auto changed = lengths ? facts::make(facts::Predicate::rconst, old.points(), numbers::Rational(top + 1, 2))
                                 : facts::make(facts::Predicate::aconst, old.points(), numbers::Rational(top, 6));
    if (changed) step(*m).conclusion = *changed;
    return m;
}

std::optional<Mutant> drop_condition(const Path& path, std::size_t, Rng& rng) {
    auto m = of_step(path, rng, has_conditions);
    if (m)
        step(*m).conditions.erase(step(*m).conditions.begin() +
                                  static_cast<std::ptrdiff_t>(pick(rng, step(*m).conditions.size())));
    return m;
}

std::optional<Mutant> change_condition(const Path& path, std::size_t points, Rng& rng) {
    auto m = of_step(path, rng, has_conditions);
    if (!m) return m;
    auto& condition = step(*m).conditions[pick(rng, step(*m).conditions.size())];
    condition = renamed(condition, points, rng);
    return m;
}

/// Other equations that the conclusion may be told by, half the time with as many certificates as they are.
std::optional<Mutant> change_view(const Path& path, std::size_t, Rng& rng) {
    auto m = of_step(path, rng, is_algebra);
    if (!m) return m;
    Step& mine = step(*m);
    mine.view = static_cast<std::uint8_t>(pick(rng, facts::max_alternatives + 1));
    const auto views = facts::alternatives(mine.conclusion);
    if (mine.view < views.size() && rng.below(2) == 0)
        mine.certificates.resize(views[mine.view].count, proof::Certificate(mine.certificates.front()));
    return m;
}

std::optional<Mutant> change_action(const Path& path, std::size_t, Rng& rng) {
    auto m = of_step(path, rng, is_given);
    if (m) step(*m).action = pick(rng, step(*m).action + 3);
    return m;
}

constexpr std::array kinds = {
    MutationKind{"drop_premise", &drop_premise},
    MutationKind{"swap_premise", &swap_premise},
    MutationKind{"permute_premises", &permute_premises},
    MutationKind{"add_premise", &add_premise},
    MutationKind{"rename_in_conclusion", &rename_in_conclusion},
    MutationKind{"rename_in_binding", &rename_in_binding},
    MutationKind{"swap_in_binding", &swap_in_binding},
    MutationKind{"change_rule", &change_rule},
    MutationKind{"change_reason", &change_reason},
    MutationKind{"change_coefficient", &change_coefficient},
    MutationKind{"change_equation", &change_equation},
    MutationKind{"change_multiple", &change_multiple},
    MutationKind{"scale_certificate", &scale_certificate},
    MutationKind{"change_turns", &change_turns},
    MutationKind{"remove_step", &remove_step},
    MutationKind{"exchange_steps", &exchange_steps},
    MutationKind{"take_other_conclusion", &take_other_conclusion},
    MutationKind{"change_constant", &change_constant},
    MutationKind{"drop_condition", &drop_condition},
    MutationKind{"change_condition", &change_condition},
    MutationKind{"change_view", &change_view},
    MutationKind{"change_action", &change_action},
};

} // namespace

std::span<const MutationKind> mutations_of_steps() {
    return kinds;
}

std::vector<MutationKind> mutation_kinds() {
    std::vector<MutationKind> all;
    for (const auto family : {mutations_of_steps(), mutations_of_wholes()})
        all.insert(all.end(), family.begin(), family.end());
    return all;
}

} // namespace porism::verify::test
