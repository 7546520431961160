#include "reason/match/matcher.h"

#include "base/hash.h"
#include "reason/match/plan.h"

#include <boost/unordered/unordered_flat_set.hpp>

namespace porism::reason {
namespace {

struct BindingHash {
    std::size_t operator()(const Binding& binding) const noexcept {
        return hash64({reinterpret_cast<const char*>(binding.data()), sizeof(Binding)});
    }
};

/// Bindings tried between two looks at the stop token.
constexpr std::uint64_t stop_interval = 4096;

class Matcher {
public:
    Matcher(const std::vector<Figure>& pictures, std::uint64_t limit, const Control& control)
        : pictures_(pictures), seeds_(pictures.front(), control.stop), limit_(limit), control_(control) {}

    void match(RuleId id) {
        row_ = &compiled_rules()[id.index()];
        rule_ = id;
        seen_.clear();
        const Plan& plan = cheapest();
        for (auto& point : binding_) point = 0;
        seeds_.each(plan.seed, [&](const SeedPoints& points) {
            for (const SeedOrder& order : plan.orders) {
                for (std::size_t i = 0; i < plan.letters.size(); ++i) binding_[plan.letters[i]] = points[order[i]];
                if (going() && checked(plan.checks)) extend(plan, 0);
            }
            return matches_.complete;
        });
    }
    Matches take() { return std::move(matches_); }

private:
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
        if (++matches_.tried % stop_interval == 0 && control_.stopped()) matches_.complete = false;
        return matches_.complete;
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

    void admit() {
        for (std::size_t i = 0; i < row_->rule->letters.size(); ++i) points_[i] = PointId(binding_[i]);
        if (!conditions_seen(0) || !means_something() || !seen_.insert(canonical()).second) return;
        for (std::size_t picture = 1; picture < pictures_.size(); ++picture)
            if (!forms_hold(picture) && conditions_seen(picture)) return;
        if (matches_.instances.size() >= limit_) {
            matches_.complete = false;
            matches_.limit = "the limit of " + std::to_string(limit_) + " matches";
            return;
        }
        matches_.instances.push_back({rule_, static_cast<std::uint32_t>(matches_.points.size())});
        matches_.points.insert(matches_.points.end(), points_.begin(), points_.begin() + letters());
    }

    std::ptrdiff_t letters() const { return static_cast<std::ptrdiff_t>(row_->rule->letters.size()); }

    bool forms_hold(std::size_t picture) const {
        return std::ranges::all_of(row_->forms,
                                   [&](const Form& form) { return form.holds(pictures_[picture], binding_); });
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
    Seeds seeds_;
    std::uint64_t limit_;
    const Control& control_;
    const CompiledRule* row_ = nullptr;
    RuleId rule_;
    Binding binding_{};
    std::array<PointId, max_letters> points_;
    boost::unordered_flat_set<Binding, BindingHash> seen_;
    Matches matches_;
};

} // namespace

std::span<const PointId> Matches::binding(std::size_t instance) const {
    const std::size_t first = instances[instance].first;
    const std::size_t count = proof::rule(instances[instance].rule).letters.size();
    return std::span(points).subspan(first, count);
}

Matches match_rules(const diagram::Diagram& diagram, std::span<const RuleId> banned, std::uint64_t limit,
                    const Control& control) {
    const std::vector<Figure> pictures = figures(diagram);
    const std::size_t points = pictures.front().size();
    if (points < 3) return {};
    if (points * (points - 1) * (points - 2) / 6 > max_triples) {
        Matches none;
        none.complete = false;
        none.limit = "the limit of " + std::to_string(max_triples) + " triples of points";
        return none;
    }
    Matcher matcher(pictures, limit, control);
    for (std::size_t i = 0; i < compiled_rules().size(); ++i)
        if (std::ranges::find(banned, RuleId(i)) == banned.end()) matcher.match(RuleId(i));
    Matches matches = matcher.take();
    matches.complete = matches.complete && !control.stopped();
    return matches;
}

} // namespace porism::reason
