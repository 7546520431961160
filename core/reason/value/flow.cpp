#include "reason/value/flow.h"

#include "facts/reckoning.h"
#include "facts/sayings.h"
#include "facts/solving.h"
#include "geometry/vector.h"
#include "reason/value/collector.h"
#include "reason/value/propagation.h"
#include "reason/value/sayable.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>

namespace porism::reason {
namespace {

using facts::Polynomial;
using facts::Quantity;
using facts::Relation;
using facts::Statement;
using proof::Reason;

constexpr double half_turn = 180;

/// What an equation between a quantity and others says that it is; empty where it is not solved for it.
std::optional<Polynomial> value_by(const Relation& relation, const Quantity& quantity) {
    Polynomial rest;
    numbers::Rational factor = 0;
    for (const auto& [monomial, coefficient] : relation.polynomial()) {
        if (std::ranges::find(monomial.factors, quantity, &facts::Monomial::Factor::quantity) == monomial.factors.end())
            rest.emplace(monomial, coefficient);
        else if (monomial.degree() != 1)
            return std::nullopt;
        else
            factor = coefficient;
    }
    if (factor == 0) return std::nullopt;
    return facts::product(facts::constant(numbers::Rational(-1 / factor)), rest);
}

/// The distance of the ends of two lengths from one point.
std::optional<Quantity> ends_of_both(const Quantity& one, const Quantity& other) {
    constexpr auto length = facts::QuantityKind::length;
    if (one.kind() != length || other.kind() != length) return std::nullopt;
    std::vector<PointId> ends;
    std::ranges::set_symmetric_difference(one.points(), other.points(), std::back_inserter(ends));
    return ends.size() == 2 ? Quantity::of(length, ends) : std::nullopt;
}

/// What the closure holds to be alike: what its tables leave of lengths, and of directed angles below a right angle.
class Alike {
public:
    Alike(const Session& session, std::span<const geometry::Point<double>> picture)
        : session_(session), picture_(picture) {}

    /// Of which as much is left may differ by a number: not if they are seen to be of one size.
    std::size_t number_of(const Quantity& quantity, double seen) {
        const auto equation = equation_of(quantity, seen);
        if (!equation) return next_++;
        const double size = quantity.kind() == facts::QuantityKind::angle ? std::min(seen, half_turn - seen) : seen;
        const Key key{quantity.kind(), std::llround(size * digits), session_.left_of(*equation)};
        return numbers_.try_emplace(key, next_++).first->second;
    }

private:
    using Left = std::vector<std::pair<std::uint32_t, std::uint64_t>>;
    using Key = std::tuple<facts::QuantityKind, long long, Left>;
    static constexpr double digits = 1e6;

    std::optional<facts::Equation> equation_of(const Quantity& quantity, double seen) const {
        const auto points = quantity.points();
        if (quantity.kind() == facts::QuantityKind::length)
            return facts::Equation{facts::TableKind::log_length, {{facts::pair_of(points[0], points[1]), 1}}, 1};
        if (quantity.kind() != facts::QuantityKind::angle) return std::nullopt;
        const int turn = seen > half_turn / 2 ? -1 : 1;
        const int way = geometry::cross(picture_[points[0].index()] - picture_[points[1].index()],
                                        picture_[points[2].index()] - picture_[points[1].index()]) > 0
                            ? turn
                            : -turn;
        std::vector<facts::PairTerm> terms{{facts::pair_of(points[1], points[2]), way},
                                           {facts::pair_of(points[1], points[0]), -way}};
        std::ranges::sort(terms, {}, &facts::PairTerm::pair);
        return facts::Equation{facts::TableKind::direction, std::move(terms), 0};
    }

    const Session& session_;
    std::span<const geometry::Point<double>> picture_;
    std::map<Key, std::size_t> numbers_;
    std::size_t next_ = 0;
};

/// The searches for values of one flow, and what is told of them.
class Flow {
public:
    Flow(Session& session, const diagram::Diagram& diagram, const facts::Letters& letters, const FlowLimits& limits,
         const Control& control)
        : session_(session), diagram_(diagram), letters_(letters), limits_(limits), control_(control),
          collector_(session, diagram, limits.values, control) {}

    /// How many statements were said in this round.
    std::size_t round() {
        said_ = 0;
        if (equations().size() == 0)
            collector_.collect({});
        else
            collector_.collect_more();
        Propagation propagation(collector_.equations(), diagram_, letters_, collector_.letters(), limits_.values,
                                control_);
        propagation.join_equal_quantities();
        propagation.run();
        if (propagation.contradiction()) {
            session_.contradict(told(propagation.contradiction()->premises));
            return 0;
        }
        const std::vector<Equated> known = values(propagation);
        each_sayable(known, diagram_.scene_picture.points,
                     [&](const Relation& relation, By by) { return say(relation, by); });
        for (std::size_t i = 0; i < equations().size(); ++i) say_whole(i, known);
        say_what_rows_suppose();
        return said_;
    }

private:
    Equations& equations() { return collector_.equations(); }

    /// The cheapest first.
    std::vector<Equated> values(const Propagation& propagation) {
        std::vector<Equated> out;
        Alike alike(session_, diagram_.scene_picture.points);
        for (const auto& [quantity, equation] : propagation.known()) {
            auto value = value_by(equations()[equation].relation, quantity);
            if (!value || quantity.points().empty()) continue;
            const double seen = facts::value_in(quantity, diagram_.scene_picture.points);
            out.push_back({quantity, *std::move(value), seen, equation, alike.number_of(quantity, seen)});
        }
        std::ranges::stable_sort(out, {}, [&](const Equated& one) { return equations()[one.equation].cost(); });
        return out;
    }

    bool shown(const std::vector<Statement>& conditions) const {
        return std::ranges::all_of(
            conditions, [&](const Statement& condition) { return reason::shown(condition, diagram_, limits_.values); });
    }

    bool is_news(const Statement& statement) {
        const auto seen = [&](const auto& picture) { return facts::seen(statement, picture); };
        return !diagram_.collapses(statement) && session_.bans().reads(statement.predicate()) &&
               std::ranges::all_of(diagram_.pictures(), seen) && !session_.holds(statement);
    }

    bool say(const Relation& relation, By by) {
        for (const facts::Saying& saying : facts::sayings(relation)) {
            if (!is_news(saying.statement) || !shown(saying.conditions) || !shown(facts::conditions_of(relation)))
                continue;
            session_.take({saying.statement, Reason::reading, {told(equation_of(relation, by))}});
            ++said_;
        }
        return said_ < limits_.statements && session_.ending() == Ending::saturated && !control_.stopped();
    }

    /// "AB + BC = AC" of the equation "AB + BC = 10", where 10 is known of AC.
    void say_whole(std::size_t of_parts, const std::vector<Equated>& known) {
        const std::vector<Quantity>& parts = equations().quantities(of_parts);
        const auto ends = parts.size() == 2 ? ends_of_both(parts[0], parts[1]) : std::nullopt;
        const auto whole = ends ? std::ranges::find(known, *ends, &Equated::quantity) : known.end();
        const auto rest = whole == known.end() ? std::nullopt : value_by(equations()[of_parts].relation, parts[0]);
        if (!rest || !facts::vanishes(*rest + facts::variable(parts[1]) - whole->value)) return;
        const Equated part{parts[0], *rest, 0, of_parts};
        say(*Relation::of(facts::variable(parts[0]) + facts::variable(parts[1]) - facts::variable(whole->quantity)),
            {&*whole, &part});
    }

    /// Equations that rows have among their hypotheses, as far as they are known.
    void say_what_rows_suppose() {
        for (const UnprovedInstance& one : collector_.unproved())
            for (const facts::Pattern& pattern : one.row->hypotheses) {
                if (!pattern.relation) continue;
                const Statement supposed = *facts::instantiate(pattern, one.binding);
                const auto known = equations().find(*supposed.relation());
                if (!known || session_.find(supposed) || !shown(facts::conditions_of(*supposed.relation()))) continue;
                told(*known);
                ++said_;
            }
    }

    /// By the values of its quantities, if nothing else says it.
    std::size_t equation_of(const Relation& relation, By by) {
        if (const auto known = equations().find(relation)) return *known;
        KnownEquation equation;
        equation.relation = relation;
        equation.reason = Reason::calculation;
        for (const Equated* value : by) {
            equation.premises.push_back({std::nullopt, value->equation});
            equation.eliminated.push_back(value->quantity);
            equation.steps.add(equations()[value->equation].steps);
        }
        return equations().add(std::move(equation));
    }

    std::vector<StatementId> told(const std::vector<Source>& sources) {
        std::vector<StatementId> out;
        for (const Source& source : sources)
            out.push_back(source.statement ? *source.statement : told(source.equation));
        return out;
    }

    /// The equation as a statement of the session, after those that it rests on.
    StatementId told(std::size_t equation) {
        std::vector<std::size_t> stack{equation};
        const auto entered = [&](std::size_t one) { return session_.find(facts::make(equations()[one].relation)); };
        while (!stack.empty()) {
            const std::size_t top = stack.back();
            const std::size_t open = stack.size();
            for (const Source& source : equations()[top].premises)
                if (!source.statement && !entered(source.equation)) stack.push_back(source.equation);
            if (stack.size() > open) continue;
            stack.pop_back();
            if (!entered(top)) take(equations()[top]);
        }
        return *entered(equation);
    }

    void take(const KnownEquation& known) {
        Told out{facts::make(known.relation), known.reason, {}};
        for (const Source& source : known.premises)
            out.premises.push_back(source.statement
                                       ? *source.statement
                                       : *session_.find(facts::make(equations()[source.equation].relation)));
        if (known.reason == Reason::rule) out.rule = *proof::rule_by_name(known.rule);
        out.binding = known.binding;
        out.calculated = {known.eliminated, known.conditions};
        session_.take(out);
    }

    Session& session_;
    const diagram::Diagram& diagram_;
    const facts::Letters& letters_;
    const FlowLimits& limits_;
    const Control& control_;
    Collector collector_;
    std::size_t said_ = 0;
};

} // namespace

bool speaks_of_values(const diagram::Diagram& diagram) {
    using enum facts::Predicate;
    constexpr std::array with_values{relation, lconst, l2const};
    return std::ranges::any_of(diagram.givens, [&](const diagram::Given& given) {
        return std::ranges::find(with_values, given.statement.predicate()) != with_values.end();
    });
}

Flowed let_values_flow(Session& session, const diagram::Diagram& diagram, const facts::Letters& letters,
                       const FlowLimits& limits, const Control& control) {
    Flowed out;
    if (!speaks_of_values(diagram) || session.ending() != Ending::saturated) return out;
    facts::Reckoning reckoning;
    reckoning.allow(limits.values.work);
    Flow flow(session, diagram, letters, limits, control);
    while (out.rounds < limits.rounds && session.ending() == Ending::saturated && !control.stopped()) {
        const std::size_t said = flow.round();
        if (said == 0) break;
        out.statements += said;
        ++out.rounds;
        session.go_on(control);
    }
    return out;
}

} // namespace porism::reason
