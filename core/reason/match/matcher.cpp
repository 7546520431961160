#include "reason/match/matcher.h"

#include "base/hash.h"
#include "reason/match/bridges.h"
#include "reason/match/orders.h"
#include "reason/match/seeds.h"
#include "reason/match/sines.h"
#include "reason/match/sums.h"

#include <boost/unordered/unordered_flat_set.hpp>
#include <optional>

namespace porism::reason {
namespace {

struct BindingHash {
    std::size_t operator()(const Binding& binding) const noexcept {
        return hash64({reinterpret_cast<const char*>(binding.data()), sizeof(Binding)});
    }
};

/// Bindings tried between two looks at the stop token.
constexpr std::uint64_t bindings_between_looks = 4096;

bool is_one_of(std::span<const RuleId> rules, std::size_t rule) {
    return std::ranges::find(rules, RuleId(rule)) != rules.end();
}

bool looks_for_sines(std::span<const RuleId> banned) {
    const auto rules = proof::rules();
    for (std::size_t i = 0; i < rules.size(); ++i)
        if (proof::speaks_of_sines(rules[i]) && !is_one_of(banned, i)) return true;
    return false;
}

class Matcher {
public:
    Matcher(const Sight& sight, const std::vector<CompiledRule>& rows, const MatchOptions& options,
            const Control& control)
        : pictures_(sight.pictures()), rows_(rows), seeds_(sight.scene(), sight.incidence(), control.stop),
          options_(options), control_(control) {}

    void match(RuleId id) {
        row_ = &rows_[id.index()];
        if (row_->plans.empty() || stopped()) return;
        rule_ = id;
        seen_.clear();
        const bool spared = !matches_.crowds.empty() && is_spared_in_crowds(*row_->rule);
        const Plan& plan = spared ? through(SeedKind::concyclic) : cheapest();
        for (auto& point : binding_) point = 0;
        const auto visit = [&](const SeedPoints& points) {
            const bool fresh = any_fresh(points, plan.letters.size());
            if (!fresh && plan.steps.empty()) return matches_.complete;
            for (const SeedOrder& order : plan.orders) {
                for (std::size_t i = 0; i < plan.letters.size(); ++i) binding_[plan.letters[i]] = points[order[i]];
                if (going() && checked(plan.checks)) extend(plan, 0, fresh);
            }
            return matches_.complete;
        };
        if (spared)
            seeds_.each_concyclic_but(matches_.crowds, visit);
        else
            seeds_.each(plan.seed, visit);
    }
    void look_for_crowds() { matches_.crowds = crowds(pictures_, seeds_.incidence()); }
    void look_for_bridges() {
        if (stopped()) return;
        matches_.bridges = bridges(pictures_, seeds_.incidence(), control_.stop);
        std::erase_if(matches_.bridges, [&](const facts::Statement& one) { return !speaks_of_new(one.points()); });
    }
    void look_for_sums() {
        if (stopped()) return;
        matches_.sums = sums(pictures_, seeds_.incidence(), options_.measured, control_.stop);
        if (options_.all_lengths)
            std::ranges::move(sums_in_order(pictures_, seeds_.incidence(), control_.stop),
                              std::back_inserter(matches_.sums));
    }
    Matches take() { return std::move(matches_); }

private:
    const Plan& through(SeedKind seed) const { return *std::ranges::find(row_->plans, seed, &Plan::seed); }
    const Plan& cheapest() const {
        const Plan* best = nullptr;
        double least = 0;
        for (const Plan& plan : row_->plans) {
            const double cost = plan.cost(seeds_.estimate(plan.seed), pictures_.front().size());
            if (best && cost >= least) continue;
            best = &plan;
            least = cost;
        }
        return *best;
    }

    bool going() {
        if (++matches_.tried % bindings_between_looks == 0) stopped();
        return matches_.complete;
    }

    bool stopped() {
        const bool out = control_.stopped();
        if (out) matches_.complete = false;
        return out;
    }

    bool checked(std::span<const std::uint16_t> checks) const {
        return std::ranges::all_of(
            checks, [&](std::uint16_t form) { return row_->forms[form].holds(pictures_.front(), binding_); });
    }

    /// `fresh`: one of the points that are bound is new; else the last one must be.
    void extend(const Plan& plan, std::size_t depth, bool fresh) {
        if (depth == plan.steps.size()) return admit();
        const PlanStep& step = plan.steps[depth];
        const bool last = depth + 1 == plan.steps.size();
        const auto bind = [&](Pt point) {
            const bool one_fresh = fresh || point >= options_.first_new;
            if (last && !one_fresh) return;
            binding_[step.letter] = point;
            if (going() && checked(step.checks)) extend(plan, depth + 1, one_fresh);
        };
        if (step.way == PlanStep::Way::any) {
            for (Pt point = 0; point < pictures_.front().size(); ++point) bind(point);
            return;
        }
        const Pt anchor = binding_[step.anchor];
        const double value = wanted(step);
        if (std::isnan(value)) return;
        const Spokes& spokes = seeds_.incidence().spokes(anchor);
        if (step.way == PlanStep::Way::along_direction)
            spokes.each_in_direction(value, bind);
        else
            spokes.each_at_distance(value, bind);
    }

    /// What the equation of the step leaves for the pair (anchor, letter).
    double wanted(const PlanStep& step) const {
        const Form& form = row_->forms[step.form];
        double rest = form.constant;
        for (std::size_t i = 0; i < form.count; ++i) {
            const LetterTerm& term = form.terms[i];
            if (term.a == step.letter || term.b == step.letter) continue;
            rest -= term.coefficient * pictures_.front().quantity(form.table, binding_[term.a], binding_[term.b]);
        }
        return rest * step.coefficient;
    }

    bool speaks_of_new(std::span<const PointId> points) const {
        return std::ranges::any_of(points, [&](PointId point) { return point.index() >= options_.first_new; });
    }

    bool any_fresh(const SeedPoints& points, std::size_t count) const {
        return std::any_of(points.begin(), points.begin() + static_cast<std::ptrdiff_t>(count),
                           [&](Pt point) { return point >= options_.first_new; });
    }

    void admit() {
        for (std::size_t i = 0; i < row_->rule->letters.size(); ++i) points_[i] = PointId(binding_[i]);
        if (!conditions_seen(0) || !squares_hold(0) || is_flat() || !means_something() ||
            !seen_.insert(canonical()).second)
            return;
        for (std::size_t picture = 1; picture < pictures_.size(); ++picture)
            if (!(forms_hold(picture) && squares_hold(picture)) && conditions_seen(picture)) return;
        if (matches_.instances.size() >= options_.limit) {
            matches_.complete = false;
            matches_.limit = matches_limit(options_.limit);
            return;
        }
        matches_.add(rule_, std::span(points_).first(row_->rule->letters.size()));
    }

    /// What it says of triangles is meant of divided lines.
    bool is_flat() const {
        return std::ranges::any_of(row_->triangles, [&](const auto& triangle) {
            return seen_on_line(pictures_.first(1), binding_[triangle[0]], binding_[triangle[1]],
                                binding_[triangle[2]]);
        });
    }

    bool forms_hold(std::size_t picture) const {
        return std::ranges::all_of(row_->forms,
                                   [&](const Form& form) { return form.holds(pictures_[picture], binding_); });
    }

    /// A pattern that is trivial for these points holds.
    bool squares_hold(std::size_t picture) const {
        return std::ranges::all_of(row_->squares, [&](const facts::Pattern& pattern) {
            const auto statement = facts::instantiate(pattern, points_);
            return !statement || facts::seen(*statement, pictures_[picture].points());
        });
    }

    bool conditions_seen(std::size_t picture) const {
        return std::ranges::all_of(row_->rule->conditions, [&](const facts::Pattern& pattern) {
            const auto condition = facts::instantiate(pattern, points_);
            return condition && facts::seen(*condition, pictures_[picture].points());
        });
    }

    /// All conclusions are meant for these points, and at least one is more than a triviality.
    bool means_something() const {
        bool something = false;
        for (const facts::Pattern& pattern : row_->rule->conclusions) {
            const bool says = facts::instantiate(pattern, points_).has_value();
            if (!says && !proof::needs_no_proof(pattern, points_)) return false;
            something = something || says;
        }
        return something;
    }

    /// The least of the bindings that the row's symmetries make of this one.
    Binding canonical() const {
        Binding least = binding_;
        for (const auto& symmetry : row_->symmetries) {
            Binding other{};
            for (std::size_t i = 0; i < symmetry.size(); ++i) other[i] = binding_[symmetry[i]];
            least = std::min(least, other);
        }
        return least;
    }

    const std::span<const Figure> pictures_;
    const std::vector<CompiledRule>& rows_;
    Seeds seeds_;
    const MatchOptions& options_;
    const Control& control_;
    const CompiledRule* row_ = nullptr;
    RuleId rule_;
    Binding binding_{};
    std::array<PointId, max_letters> points_;
    boost::unordered_flat_set<Binding, BindingHash> seen_;
    Matches matches_;
};

} // namespace

std::string matches_limit(std::uint64_t limit) {
    return "the limit of " + std::to_string(limit) + " matches";
}

std::span<const PointId> Matches::binding(std::size_t instance) const {
    const std::size_t first = instances[instance].first;
    const std::size_t count = proof::rule(instances[instance].rule).letters.size();
    return std::span(points).subspan(first, count);
}

void Matches::append(Matches others) {
    const auto offset = static_cast<std::uint32_t>(points.size());
    for (Instance& instance : others.instances) instance.first += offset;
    instances.insert(instances.end(), others.instances.begin(), others.instances.end());
    points.insert(points.end(), others.points.begin(), others.points.end());
    bridges = std::move(others.bridges);
    sums = std::move(others.sums);
    crowds = std::move(others.crowds);
    tried += others.tried;
    complete = others.complete;
    limit = std::move(others.limit);
}

Matches match_sine_rules(const diagram::Diagram& diagram, const Sight& sight, std::span<const RuleId> banned,
                         const AngleLeft& left, const Control& control) {
    Matches matches;
    if (sight.points() < 3 || control.stopped() || !looks_for_sines(banned)) return matches;
    if (triples(sight.points()) > max_sine_triples) {
        matches.complete = false;
        matches.limit = "the limit of " + std::to_string(max_sine_triples) + " triples of points for the law of sines";
        return matches;
    }
    match_sines(diagram, sight, banned, left, control.stop, matches);
    if (control.stopped()) matches.complete = false;
    return matches;
}

void add_sums(std::span<const RuleId> banned, Matches& matches) {
    const RuleId rule = *proof::rule_by_name("segment_addition");
    if (std::ranges::find(banned, rule) != banned.end()) return;
    if (matches.sums.size() > max_sums) {
        matches.complete = false;
        matches.limit = "the limit of " + std::to_string(max_sums) + " sums of segments";
        matches.sums.resize(max_sums);
    }
    for (const auto& sum : matches.sums) matches.add(rule, sum);
}

Matches match_rules(const Sight& sight, const MatchOptions& options, const Control& control) {
    if (sight.points() < 3) return {};
    if (!sight.is_searched()) {
        Matches none;
        none.complete = false;
        none.limit = "the limit of " + std::to_string(max_triples) + " triples of points";
        return none;
    }
    const std::vector<CompiledRule>& rows = compiled_rules(options.shown);
    std::optional<Timed> part(std::in_place, options.profile, Part::finders);
    Matcher matcher(sight, rows, options, control);
    if (options.shown == Shown::hypotheses_and_conclusions) matcher.look_for_crowds();
    part.emplace(options.profile, Part::matching);
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (!is_one_of(options.banned, i) && (is_bound_by_plans(proof::rules()[i]) || is_one_of(options.implied, i)))
            matcher.match(RuleId(i));
    part.emplace(options.profile, Part::bridges);
    matcher.look_for_bridges();
    matcher.look_for_sums();
    Matches matches = matcher.take();
    matches.complete = matches.complete && !control.stopped();
    return matches;
}

} // namespace porism::reason
