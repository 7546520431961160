#include "reason/match/plan.h"

#include "reason/match/start.h"

#include <cmath>
#include <optional>
#include <set>

namespace porism::reason {
namespace {

using facts::Pattern;
using facts::Predicate;
using Group = std::vector<std::vector<std::uint8_t>>;

struct DirectSeed {
    Predicate predicate;
    SeedKind seed;
};
constexpr std::array direct_seeds{
    DirectSeed{Predicate::simtri, SeedKind::similar},     DirectSeed{Predicate::simtrir, SeedKind::similar_opposite},
    DirectSeed{Predicate::contri, SeedKind::congruent},   DirectSeed{Predicate::contrir, SeedKind::congruent_opposite},
    DirectSeed{Predicate::cyclic, SeedKind::concyclic},   DirectSeed{Predicate::circle, SeedKind::centre},
    DirectSeed{Predicate::midp, SeedKind::midpoint},      DirectSeed{Predicate::coll, SeedKind::collinear},
    DirectSeed{Predicate::para, SeedKind::parallel},      DirectSeed{Predicate::perp, SeedKind::perpendicular},
    DirectSeed{Predicate::cong, SeedKind::equal_lengths},
};

/// Two pairs that share a letter: the shared one first, then the others in order.
std::optional<Letters> shared_first(const Letters& slots) {
    for (std::size_t i = 0; i < 2; ++i)
        for (std::size_t j = 2; j < 4; ++j)
            if (slots[i] == slots[j]) return Letters{slots[i], slots[1 - i], slots[5 - j]};
    return std::nullopt;
}

std::optional<Start> start_at_shared(const Pattern& pattern) {
    const auto shared = shared_first(pattern.slots);
    if (!shared) return std::nullopt;
    const Letters& l = *shared;
    if (pattern.predicate == Predicate::cong) return Start{SeedKind::radii, l};
    if (pattern.predicate == Predicate::para) return Start{SeedKind::collinear, l};
    return Start{SeedKind::right_angle, {l[1], l[0], l[2]}};
}

/// simtri x a b x c d, in this order of the letters.
std::optional<Start> start_at_spiral(const Letters& s) {
    if (s[0] != s[3]) return std::nullopt;
    return Start{SeedKind::spiral, {s[0], s[1], s[2], s[4], s[5]}};
}

/// eqangle a b a x a x a c, in this order of the letters.
std::optional<Start> start_at_bisector(const Letters& s) {
    const bool one_vertex = s[0] == s[2] && s[2] == s[4] && s[4] == s[6];
    if (!one_vertex || s[3] != s[5]) return std::nullopt;
    return Start{SeedKind::bisector, {s[0], s[1], s[3], s[7]}};
}

std::optional<Start> start_at(const Pattern& pattern) {
    if (pattern.predicate == Predicate::eqangle) return start_at_bisector(pattern.slots);
    if (pattern.predicate == Predicate::simtri)
        if (const auto spiral = start_at_spiral(pattern.slots)) return spiral;
    const auto found = std::ranges::find(direct_seeds, pattern.predicate, &DirectSeed::predicate);
    if (found == direct_seeds.end()) return std::nullopt;
    const bool two_pairs = found->seed == SeedKind::parallel || found->seed == SeedKind::perpendicular ||
                           found->seed == SeedKind::equal_lengths;
    if (two_pairs)
        if (const auto shared = start_at_shared(pattern)) return shared;
    return Start{found->seed, pattern.slots};
}

/// coll a b c, coll p q r and an equal ratio of parts (eqratio b a b c q p q r, in this order of the letters).
std::optional<Start> start_at_proportion(const proof::Rule& rule) {
    const auto on_line = [&](std::uint8_t a, std::uint8_t b, std::uint8_t c) {
        return std::ranges::any_of(rule.hypotheses, [&](const Pattern& pattern) {
            return pattern.predicate == Predicate::coll &&
                   std::set(pattern.slots.begin(), pattern.slots.end()) == std::set{a, b, c};
        });
    };
    for (const Pattern& pattern : rule.hypotheses) {
        const auto& s = pattern.slots;
        if (pattern.predicate != Predicate::eqratio || s[0] != s[2] || s[4] != s[6]) continue;
        if (!on_line(s[1], s[0], s[3]) || !on_line(s[5], s[4], s[7])) continue;
        return Start{SeedKind::proportional, {s[1], s[0], s[3], s[5], s[4], s[7]}};
    }
    return std::nullopt;
}

/// The other of two points at one distance from a centre.
std::optional<std::uint8_t> across(const proof::Rule& rule, std::uint8_t centre, std::uint8_t point) {
    for (const Pattern& pattern : rule.hypotheses) {
        const auto& s = pattern.slots;
        if (pattern.predicate != Predicate::cong || s[0] != centre || s[2] != centre) continue;
        if (s[1] == point) return s[3];
        if (s[3] == point) return s[1];
    }
    return std::nullopt;
}

/// eqpower p o a q u c, where a stands in cong o a o b and c in cong u c u d.
std::optional<Start> start_at_secants(const proof::Rule& rule) {
    for (const auto* patterns : {&rule.hypotheses, &rule.conclusions})
        for (const Pattern& pattern : *patterns) {
            const auto& s = pattern.slots;
            if (pattern.predicate != Predicate::eqpower) continue;
            const auto b = across(rule, s[1], s[2]), d = across(rule, s[4], s[5]);
            if (b && d) return Start{SeedKind::secants, {s[0], s[1], s[2], *b, s[3], s[4], s[5], *d}};
        }
    return std::nullopt;
}

bool all_different(const Letters& letters) {
    return std::set(letters.begin(), letters.end()).size() == letters.size();
}

std::vector<Start> starts(const proof::Rule& rule) {
    std::vector<Start> out;
    const auto add = [&](const std::optional<Start>& start) {
        if (start && all_different(start->letters)) out.push_back(*start);
    };
    add(start_at_quadrilateral(rule));
    add(start_at_hexagon(rule));
    // A whole configuration is rarer than what it is made of.
    const bool whole = !out.empty();
    add(start_at_proportion(rule));
    add(start_at_secants(rule));
    for (const auto* patterns : {&rule.conclusions, &rule.hypotheses})
        for (const Pattern& pattern : *patterns)
            if (!whole) add(start_at(pattern));
    // Whatever the row, it can be matched from two points on.
    out.push_back({SeedKind::pair, {rule.hypotheses.front().slots[0], rule.hypotheses.front().slots[1]}});
    return out;
}

/// The rule's symmetries that move the seed's letters among themselves, as permutations of places.
std::vector<SeedOrder> symmetries_of_places(const Group& group, const Letters& letters) {
    std::vector<SeedOrder> out;
    for (const auto& symmetry : group) {
        SeedOrder order{};
        for (std::uint8_t i = 0; i < max_seed_points; ++i) order[i] = i;
        bool stays = true;
        for (std::size_t i = 0; i < letters.size(); ++i) {
            const auto found = std::ranges::find(letters, symmetry[letters[i]]);
            stays = stays && found != letters.end();
            if (stays) order[i] = static_cast<std::uint8_t>(found - letters.begin());
        }
        if (stays) out.push_back(order);
    }
    return out;
}

std::vector<SeedOrder> representatives(SeedKind seed, const Group& group, const Letters& letters) {
    const auto same = symmetries_of_places(group, letters);
    std::set<SeedOrder> covered;
    std::vector<SeedOrder> out;
    for (const SeedOrder& order : seed_orders(seed)) {
        if (covered.contains(order)) continue;
        out.push_back(order);
        for (const SeedOrder& symmetry : same) {
            SeedOrder other{};
            for (std::size_t i = 0; i < max_seed_points; ++i) other[i] = order[symmetry[i]];
            covered.insert(other);
        }
    }
    return out;
}

bool all_bound(const Form& form, const std::vector<bool>& bound) {
    return std::all_of(form.terms.begin(), form.terms.begin() + form.count,
                       [&](const LetterTerm& term) { return bound[term.a] && bound[term.b]; });
}

/// The way to bind `letter` by this form, if it is the only unbound one and stands in one term with coefficient 1 or
/// -1.
std::optional<PlanStep> step_by(const Form& form, std::uint16_t index, std::uint8_t letter, std::vector<bool> bound) {
    std::optional<PlanStep> step;
    for (std::size_t i = 0; i < form.count; ++i) {
        const LetterTerm& term = form.terms[i];
        if (term.a != letter && term.b != letter) continue;
        if (step || std::abs(term.coefficient) != 1) return std::nullopt;
        const auto way =
            form.table == facts::TableKind::direction ? PlanStep::Way::along_direction : PlanStep::Way::at_distance;
        step = PlanStep{way, letter, term.a == letter ? term.b : term.a, index, term.coefficient, {}};
    }
    bound[letter] = true;
    if (!step || !all_bound(form, bound)) return std::nullopt;
    return step;
}

PlanStep next_step(const std::vector<Form>& forms, const std::vector<bool>& bound) {
    PlanStep best;
    int best_rank = -1;
    const auto letters = static_cast<std::uint8_t>(bound.size());
    const auto form_count = static_cast<std::uint16_t>(forms.size());
    for (std::uint8_t letter = 0; letter < letters; ++letter) {
        if (bound[letter]) continue;
        // Without a lookup, the letter about which most can be checked at once.
        std::vector<bool> then = bound;
        then[letter] = true;
        int checks = 0;
        for (const Form& form : forms) checks += form.mentions(letter) && all_bound(form, then);
        if (checks > best_rank) {
            best_rank = checks;
            best = PlanStep{PlanStep::Way::any, letter, 0, 0, 1, {}};
        }
        for (std::uint16_t i = 0; i < form_count; ++i) {
            const auto step = step_by(forms[i], i, letter, bound);
            const int rank = 100 + checks + (step && step->way == PlanStep::Way::at_distance ? 50 : 0);
            if (step && rank > best_rank) {
                best_rank = rank;
                best = *step;
            }
        }
    }
    return best;
}

Plan planned(const Start& start, const CompiledRule& row) {
    Plan plan;
    plan.seed = start.seed;
    plan.letters = start.letters;
    plan.orders = representatives(start.seed, row.symmetries, start.letters);
    std::vector<bool> bound(row.rule->letters.size(), false);
    for (const std::uint8_t letter : start.letters) bound[letter] = true;
    const auto form_count = static_cast<std::uint16_t>(row.forms.size());
    for (std::uint16_t i = 0; i < form_count; ++i)
        if (all_bound(row.forms[i], bound)) plan.checks.push_back(i);
    while (std::ranges::count(bound, false) > 0) {
        PlanStep step = next_step(row.forms, bound);
        bound[step.letter] = true;
        for (std::uint16_t i = 0; i < form_count; ++i) {
            const bool used = step.way != PlanStep::Way::any && i == step.form;
            if (!used && row.forms[i].mentions(step.letter) && all_bound(row.forms[i], bound)) step.checks.push_back(i);
        }
        plan.steps.push_back(std::move(step));
    }
    return plan;
}

CompiledRule compiled(const proof::Rule& rule, Shown shown) {
    CompiledRule row;
    row.rule = &rule;
    std::vector<Pattern> patterns = rule.hypotheses;
    if (shown == Shown::hypotheses_and_conclusions)
        patterns.insert(patterns.end(), rule.conclusions.begin(), rule.conclusions.end());
    for (const Pattern& pattern : patterns) {
        const auto linear = forms(pattern, rule.letters.size());
        row.forms.insert(row.forms.end(), linear.begin(), linear.end());
        if (linear.empty()) row.squares.push_back(pattern);
    }
    for (const auto* said : {&rule.hypotheses, &rule.conclusions})
        for (const Pattern& pattern : *said)
            if (facts::about_triangles(pattern.predicate))
                row.triangles.push_back({pattern.slots[0], pattern.slots[1], pattern.slots[2]});
    row.symmetries = proof::symmetry_group(rule);
    for (const Start& start : starts(rule))
        if (shown == Shown::hypotheses_and_conclusions || start.seed == SeedKind::pair)
            row.plans.push_back(planned(start, row));
    return row;
}

bool adds_parts_of_a_segment(const proof::Rule& rule) {
    return rule.conclusions.front().predicate == Predicate::sum &&
           std::ranges::all_of(rule.hypotheses, [](const Pattern& one) { return one.predicate == Predicate::coll; });
}

bool has_own_finder(const proof::Rule& rule) {
    return proof::speaks_of_sines(rule) || proof::concludes_one_point(rule) || adds_parts_of_a_segment(rule);
}

std::vector<CompiledRule> compiled_table(Shown shown) {
    std::vector<CompiledRule> out;
    for (const proof::Rule& rule : proof::rules())
        out.push_back(has_own_finder(rule) ? CompiledRule{.rule = &rule} : compiled(rule, shown));
    return out;
}

} // namespace

bool is_bound_by_plans(const proof::Rule& rule) {
    return rule.standing != proof::Standing::implied && !has_own_finder(rule);
}

double Plan::cost(double tuples, std::size_t points) const {
    double each = tuples * static_cast<double>(orders.size());
    double total = each;
    for (const PlanStep& step : steps) {
        // Equations that can be checked at once leave few of the points.
        const double tried = step.way == PlanStep::Way::any ? static_cast<double>(points) : 1.5;
        total += each * tried;
        each *= step.way == PlanStep::Way::any ? tried * std::pow(0.2, static_cast<double>(step.checks.size())) : tried;
    }
    return total;
}

const std::vector<CompiledRule>& compiled_rules(Shown shown) {
    if (shown == Shown::hypotheses) {
        static const std::vector<CompiledRule> bare = compiled_table(Shown::hypotheses);
        return bare;
    }
    static const std::vector<CompiledRule> table = compiled_table(Shown::hypotheses_and_conclusions);
    return table;
}

} // namespace porism::reason
