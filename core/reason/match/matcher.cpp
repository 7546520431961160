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

std::uint64_t triples(std::uint64_t points) {
    return points * (points - 1) * (points - 2) / 6;
}

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
    Matcher(const std::vector<Figure>& pictures, const std::vector<CompiledRule>& rows, const MatchOptions& options,
            const Control& control)
        : pictures_(pictures), rows_(rows), seeds_(pictures.front(), control.stop), options_(options),
          control_(control) {}

    void match(RuleId id) {
        row_ = &rows_[id.index()];
        if (row_->plans.empty() || stopped()) return;
        rule_ = id;
        seen_.clear();
        const bool spared = !matches_.crowds.empty() && is_spared_in_crowds(*row_->rule);
        const Plan& plan = spared ? through(SeedKind::concyclic) : cheapest();
        for (auto& point : binding_) point = 0;
        const auto visit = [&](const SeedPoints& points) {
            for (const SeedOrder& order : plan.orders) {
                for (std::size_t i = 0; i < plan.letters.size(); ++i) binding_[plan.letters[i]] = points[order[i]];
                if (going() && checked(plan.checks)) extend(plan, 0);
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

    void extend(const Plan& plan, std::size_t depth) {
        if (depth == plan.steps.size()) return admit();
        const PlanStep& step = plan.steps[depth];
        const auto bind = [&](Pt point) {
            binding_[step.letter] = point;
            if (going() && checked(step.checks)) extend(plan, depth + 1);
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

    void admit() {
        for (std::size_t i = 0; i < row_->rule->letters.size(); ++i) points_[i] = PointId(binding_[i]);
        if (!speaks_of_new({points_.data(), row_->rule->letters.size()})) return;
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
        matches_.instances.push_back({rule_, static_cast<std::uint32_t>(matches_.points.size())});
        matches_.points.insert(matches_.points.end(), points_.begin(), points_.begin() + letters());
    }

    /// What it says of triangles is meant of divided lines.
    bool is_flat() const {
        return std::ranges::any_of(row_->triangles, [&](const auto& triangle) {
            return seen_on_line(std::span(pictures_).first(1), binding_[triangle[0]], binding_[triangle[1]],
                                binding_[triangle[2]]);
        });
    }

    std::ptrdiff_t letters() const { return static_cast<std::ptrdiff_t>(row_->rule->letters.size()); }

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

    const std::vector<Figure>& pictures_;
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

void match_sine_rules(const diagram::Diagram& diagram, std::span<const RuleId> banned, std::uint64_t limit,
                      const AngleLeft& left, const Control& control, Matches& matches) {
    const std::uint64_t points = diagram.point_count();
    if (points < 3 || control.stopped() || !looks_for_sines(banned)) return;
    if (triples(points) > max_sine_triples) {
        matches.complete = false;
        matches.limit = "the limit of " + std::to_string(max_sine_triples) + " triples of points for the law of sines";
        return;
    }
    const std::vector<Figure> pictures = figures(diagram);
    match_sines(diagram, pictures, Incidence(pictures.front(), control.stop), banned, left, control.stop, matches);
    if (control.stopped()) matches.complete = false;
    if (matches.instances.size() <= limit) return;
    matches.instances.resize(limit);
    matches.complete = false;
    matches.limit = matches_limit(limit);
}

void add_sums(std::span<const RuleId> banned, Matches& matches) {
    const RuleId rule = *proof::rule_by_name("segment_addition");
    if (std::ranges::find(banned, rule) != banned.end()) return;
    if (matches.sums.size() > max_sums) {
        matches.complete = false;
        matches.limit = "the limit of " + std::to_string(max_sums) + " sums of segments";
        matches.sums.resize(max_sums);
    }
    for (const auto& sum : matches.sums) {
        matches.instances.push_back({rule, static_cast<std::uint32_t>(matches.points.size())});
        for (const Pt point : sum) matches.points.emplace_back(point);
    }
}

Matches match_rules(const diagram::Diagram& diagram, const MatchOptions& options, const Control& control) {
    const std::vector<Figure> pictures = figures(diagram);
    const std::size_t points = pictures.front().size();
    if (points < 3) return {};
    if (triples(points) > max_triples) {
        Matches none;
        none.complete = false;
        none.limit = "the limit of " + std::to_string(max_triples) + " triples of points";
        return none;
    }
    const std::vector<CompiledRule>& rows = compiled_rules(options.shown);
    std::optional<Timed> part(std::in_place, options.profile, Part::finders);
    Matcher matcher(pictures, rows, options, control);
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
