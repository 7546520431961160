#include "reason/whynot/value_gap.h"

#include "facts/readings.h"
#include "facts/reckoning.h"
#include "reason/value/search.h"
#include "reason/whynot/supposing.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace porism::reason {
namespace {

using facts::Quantity;
using facts::Statement;
using numbers::Decision;
using proof::Reason;

bool holds_in(const diagram::Diagram& diagram, const std::vector<Statement>& conditions) {
    return std::ranges::all_of(
        conditions, [&](const Statement& one) { return diagram::decide_condition(diagram, one) == Decision::yes; });
}

class Gap {
public:
    Gap(Session& session, const diagram::Diagram& diagram, Quantity quantity, Collector& collector,
        const facts::Letters& letters, const ValueGapLimits& limits, const Control& control)
        : session_(session), diagram_(diagram), quantity_(std::move(quantity)), collector_(collector),
          letters_(letters), limits_(limits), control_(control),
          propagation_(collector.equations(), diagram, letters, collector.letters(), limits.values, control) {
        propagation_.run();
        for (const auto& [known, equation] : propagation_.values()) known_.insert(known);
        look_at_instances();
        look_at_equations();
    }

    ValueGap found() {
        ValueGap out;
        out.quantity = quantity_;
        out.nearest = nearest();
        out.attempts = told();
        look_at_choices(out, quantity_);
        if (!out.open_quantity) look_at_other_choices(out);
        if (!out.open_quantity)
            look_for_link(out);
        else
            std::erase_if(out.attempts, [](const EquationAttempt& one) { return !one.lacking.empty(); });
        out.whole = collector_.whole() && !cut_ && !control_.stopped();
        return out;
    }

private:
    /// Not where values are left to choose from: what a picture happens to show would choose one.
    void look_for_link(ValueGap& out) {
        if (const auto statement = missing_statement())
            out.links.push_back({*statement, {}, nullptr, {}});
        else
            out.missing = missing_values();
    }

    void look_at_choices(ValueGap& out, const Quantity& quantity) {
        out.open = open_values(propagation_, diagram_, quantity, limits_.trials);
        if (!out.open.values.empty()) out.open_quantity = quantity;
    }

    /// Another quantity that equations leave several values, where the one that is seen is enough.
    void look_at_other_choices(ValueGap& out) {
        Supposing supposing = suppose();
        std::set<Quantity> tried;
        for (const auto& [choice, by] : propagation_.open_choices()) {
            if (supposing.spent() || out.open_quantity) return;
            if (!tried.insert(choice.first).second) continue;
            if (const auto values = seen_values({choice.first}); !values.empty() && supposing.gives(values))
                look_at_choices(out, choice.first);
        }
    }

    struct Candidate {
        EquationAttempt attempt;
        double cost = 0;
        bool speaks = false; ///< of the quantity
        std::size_t lacks() const { return attempt.unknown.size() + attempt.lacking.size(); }
    };

    /// What is known of the others in an equation.
    Candidate candidate(const facts::Relation& relation, double cost) const {
        Candidate out;
        out.attempt.equation = facts::make(relation);
        out.cost = cost;
        std::set<Quantity> known, unknown;
        for (const Quantity& one : relation.quantities()) {
            out.speaks = out.speaks || angle_of(one) == quantity_;
            if (angle_of(one) != quantity_) (known_.contains(one) ? known : unknown).insert(angle_of(one));
        }
        out.attempt.known.assign(known.begin(), known.end());
        out.attempt.unknown.assign(unknown.begin(), unknown.end());
        return out;
    }

    void look_at_equations() {
        const Equations& equations = collector_.equations();
        for (std::size_t i = 0; i < equations.size(); ++i) {
            if (equations[i].reason == Reason::calculation) continue;
            Candidate one = candidate(equations[i].relation, equations[i].cost());
            if (!one.speaks) continue;
            one.attempt.row = equations[i].rule.empty() ? nullptr : proof::row_called(equations[i].rule);
            one.attempt.binding = equations[i].binding;
            if (one.lacks() == 0) one.attempt.roots = roots(i);
            candidates_.push_back(std::move(one));
        }
    }

    std::vector<numbers::Scalar> roots(std::size_t equation) const {
        const auto left = propagation_.left_of(equation);
        const auto roots = left ? facts::real_roots(*left) : std::nullopt;
        if (!roots || roots->quantity != quantity_) return {};
        std::vector<numbers::Scalar> out;
        for (const numbers::Scalar& value : roots->values)
            if (facts::admits(quantity_, value) != false) out.push_back(value);
        return out;
    }

    void look_at_instances() {
        for (const UnprovedInstance& instance : collector_.unproved()) {
            cut_ = candidates_.size() >= limits_.instances || control_.stopped();
            if (cut_) return;
            const auto statement = proof::relation_of(*instance.row, instance.binding);
            Candidate one = candidate(*statement->relation(), 1);
            one.attempt.row = instance.row;
            one.attempt.binding = instance.binding;
            std::set<Statement> lacking;
            for (const facts::Pattern& pattern : instance.row->hypotheses)
                if (const auto needed = facts::instantiate(pattern, instance.binding);
                    needed && !session_.holds(*needed))
                    lacking.insert(*needed);
            one.attempt.lacking.assign(lacking.begin(), lacking.end());
            candidates_.push_back(std::move(one));
        }
    }

    /// Of those that lack the same the shortest.
    std::vector<EquationAttempt> told() {
        std::ranges::stable_sort(candidates_, {}, [](const Candidate& one) {
            return std::tuple(!one.speaks, one.lacks(), one.attempt.unknown.size(), one.cost);
        });
        std::vector<EquationAttempt> out;
        for (const Candidate& one : candidates_) {
            if (!one.speaks) break;
            const auto same = std::ranges::find_if(out, [&](const EquationAttempt& other) {
                return other.unknown == one.attempt.unknown && other.lacking == one.attempt.lacking;
            });
            if (same == out.end() && out.size() < limits_.attempts)
                out.push_back(one.attempt);
            else if (same != out.end() && terms_of(one.attempt) < terms_of(*same))
                *same = one.attempt;
        }
        return out;
    }

    static std::size_t terms_of(const EquationAttempt& attempt) {
        return attempt.equation.relation()->polynomial().size();
    }

    std::size_t shared_points(const Quantity& other) const {
        return static_cast<std::size_t>(std::ranges::count_if(other.points(), [&](PointId point) {
            return std::ranges::find(quantity_.points(), point) != quantity_.points().end();
        }));
    }

    std::vector<KnownValue> nearest() const {
        std::vector<KnownValue> out = values_of(propagation_, collector_.equations());
        std::erase_if(out, [&](const KnownValue& one) {
            const bool function = angle_of(one.quantity) != one.quantity && angle_of(one.quantity) != quantity_;
            return function || shared_points(one.quantity) == 0;
        });
        std::ranges::stable_sort(out, std::greater{}, [&](const KnownValue& one) {
            return std::pair(shared_points(one.quantity), one.quantity.kind() == quantity_.kind());
        });
        if (out.size() > limits_.nearest)
            out.erase(out.begin() + static_cast<std::ptrdiff_t>(limits_.nearest), out.end());
        return out;
    }

    /// What a statement says, and what the rows say that lack it alone.
    std::vector<facts::Relation> said_with(const Statement& statement) const {
        std::vector<facts::Relation> out;
        for (const facts::Reading& reading : facts::readings(statement))
            if (holds_in(diagram_, reading.conditions)) out.push_back(reading.relation);
        for (const Candidate& one : candidates_)
            if (one.attempt.lacking == std::vector{statement}) out.push_back(*one.attempt.equation.relation());
        return out;
    }

    /// Those first whose equation is nearest to the quantity and lacks least.
    std::optional<Statement> missing_statement() const {
        Supposing supposing = suppose();
        std::set<Statement> tried;
        for (const Candidate& one : candidates_) {
            if (supposing.spent()) break;
            if (one.attempt.lacking.size() != 1 || one.attempt.unknown.size() > 1) continue;
            const Statement& statement = one.attempt.lacking.front();
            if (tried.insert(statement).second && supposing.gives(said_with(statement))) return statement;
        }
        return std::nullopt;
    }

    /// Whether all pictures show one value of it.
    bool determined(const Quantity& quantity) const {
        constexpr double seen_equal = 1e-6;
        const auto pictures = diagram_.pictures();
        const auto letters = diagram_.letters();
        const double here = facts::value_in(quantity, pictures[0], letters_);
        for (std::size_t i = 1; i < pictures.size(); ++i)
            if (!(std::fabs(facts::value_in(quantity, pictures[i], letters[i]) - here) <= seen_equal * std::fabs(here)))
                return false;
        return true;
    }

    /// Said to be equal to the quantity: with it nothing would be gained.
    bool is_the_same(const Quantity& other) const {
        return other.kind() == quantity_.kind() && std::ranges::any_of(candidates_, [&](const Candidate& one) {
                   const EquationAttempt& attempt = one.attempt;
                   const auto& terms = attempt.equation.relation()->polynomial();
                   return one.speaks && attempt.lacking.empty() && attempt.known.empty() &&
                          attempt.unknown == std::vector{other} && terms.size() == 2 &&
                          std::ranges::all_of(terms, [](const auto& term) { return term.first.degree() == 1; });
               });
    }

    std::vector<Quantity> unknown_nearby() const {
        std::vector<Quantity> out;
        const auto add = [&](const Quantity& one) {
            const bool fit = angle_of(one) != quantity_ && !is_the_same(angle_of(one)) && determined(angle_of(one));
            if (fit && std::ranges::find(out, angle_of(one)) == out.end()) out.push_back(angle_of(one));
        };
        for (const Candidate& one : candidates_)
            if (one.speaks && one.attempt.lacking.empty()) std::ranges::for_each(one.attempt.unknown, add);
        std::ranges::for_each(propagation_.without_value(), add);
        return out;
    }

    /// One value that is enough, or else those that one equation lacks.
    std::vector<Quantity> missing_values() const {
        std::vector<std::vector<Quantity>> sets;
        for (const Quantity& one : unknown_nearby()) sets.push_back({one});
        if (sets.size() > limits_.trials / 2) sets.resize(limits_.trials / 2);
        for (const Candidate& one : candidates_)
            if (one.speaks && one.attempt.lacking.empty() && one.attempt.unknown.size() > 1 &&
                std::ranges::all_of(one.attempt.unknown, [&](const Quantity& other) { return determined(other); }))
                sets.push_back(one.attempt.unknown);
        Supposing supposing = suppose();
        for (const std::vector<Quantity>& set : sets) {
            if (supposing.spent()) break;
            if (const auto values = seen_values(set); !values.empty() && supposing.gives(values)) return set;
        }
        return {};
    }

    /// Empty where one of them cannot be told.
    std::vector<facts::Relation> seen_values(const std::vector<Quantity>& quantities) const {
        std::vector<facts::Relation> out;
        for (const Quantity& one : quantities) {
            auto value = seen_value(one, diagram_.scene_picture.points, letters_);
            if (!value) return {};
            out.push_back(*std::move(value));
        }
        return out;
    }

    Supposing suppose() const {
        return {
            collector_, diagram_, quantity_, letters_, {limits_.trials, limits_.trial_equations, limits_.values.tried},
            control_};
    }

    Session& session_;
    const diagram::Diagram& diagram_;
    const Quantity quantity_;
    Collector& collector_;
    const facts::Letters& letters_;
    const ValueGapLimits& limits_;
    const Control& control_;
    Propagation propagation_;
    std::set<Quantity> known_;
    std::vector<Candidate> candidates_;
    bool cut_ = false;
};

/// By what the bans leave out: the steps that use it, of a path without bans, and that no other way makes up for.
std::vector<MissingLink> banned_links(Session& session, const diagram::Diagram& diagram, const Quantity& quantity,
                                      const facts::Letters& letters, const ValueGapLimits& limits,
                                      const Control& control) {
    if (!session.bans().any()) return {};
    Options options;
    options.consequences = true;
    auto all = close(diagram, options, control);
    if (!all) return {};
    const auto answer = value_of(*all, diagram, quantity, letters, limits.values, control);
    if (!answer) return {};
    std::vector<MissingLink> out;
    for (const proof::BannedStep& banned : proof::banned_steps(answer->path, session.bans())) {
        const proof::Step& step = answer->path.steps[banned.step];
        if (session.holds(step.conclusion)) continue;
        MissingLink link{step.conclusion, banned.what, banned.row, step.binding};
        for (const std::size_t premise : step.premises) link.premises.push_back(answer->path.steps[premise].conclusion);
        out.push_back(std::move(link));
    }
    return out;
}

} // namespace

ValueGap value_gap(Session& session, const diagram::Diagram& diagram, std::span<const Quantity> wanted,
                   const facts::Letters& letters, const ValueGapLimits& limits, const Control& control) {
    facts::Reckoning reckoning;
    reckoning.allow(limits.values.work);
    Collector collector(session, diagram, limits.values, control);
    collector.collect({wanted.begin(), wanted.end()});
    for (const Quantity& quantity : wanted) {
        if (valued(collector, diagram, quantity, letters, limits.values, control)) continue;
        const bool whole = !reckoning.spent();
        reckoning.allow(limits.values.work);
        ValueGap out = Gap(session, diagram, quantity, collector, letters, limits, control).found();
        out.whole = out.whole && whole && !reckoning.spent();
        if (auto banned = banned_links(session, diagram, quantity, letters, limits, control); !banned.empty()) {
            out.links = std::move(banned);
            out.missing.clear();
        }
        return out;
    }
    return {};
}

} // namespace porism::reason
