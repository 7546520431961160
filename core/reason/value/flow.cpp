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
#include <set>
#include <tuple>
#include <utility>

namespace porism::reason {
namespace {

using facts::Polynomial;
using facts::Quantity;
using facts::QuantityKind;
using facts::Relation;
using facts::Statement;
using proof::Reason;

constexpr double half_turn = 180;
constexpr std::size_t few_to_go_through = 2'000; // that are gone through once for the unknowns of each equation

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
    constexpr auto length = QuantityKind::length;
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
        const double size = quantity.kind() == QuantityKind::angle ? std::min(seen, half_turn - seen) : seen;
        const Key key{quantity.kind(), std::llround(size * digits), session_.left_of(*equation)};
        return numbers_.try_emplace(key, next_++).first->second;
    }

private:
    using Left = std::vector<std::pair<std::uint32_t, std::uint64_t>>;
    using Key = std::tuple<QuantityKind, long long, Left>;
    static constexpr double digits = 1e6;

    std::optional<facts::Equation> equation_of(const Quantity& quantity, double seen) const {
        const auto points = quantity.points();
        if (quantity.kind() == QuantityKind::length)
            return facts::Equation{facts::TableKind::log_length, {{facts::pair_of(points[0], points[1]), 1}}, 1};
        if (quantity.kind() != QuantityKind::angle) return std::nullopt;
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
        const auto found = found_with({});
        if (!found) return 0;
        for (std::size_t i = 0; i < equations().size(); ++i) say_whole(i, found->known);
        say_what_rows_suppose();
        if (said_ == 0 && equations().size() <= few_to_go_through) say_by_unknowns(found->known);
        return said_;
    }

private:
    Equations& equations() { return collector_.equations(); }

    struct Found {
        std::vector<Equated> known;
        std::map<QuantityKind, Quantity> open; ///< by kind, of which the value would make most others known
    };

    /// What is known by letters and these unknowns, once what it says is said; empty where it contradicts itself.
    std::optional<Found> found_with(const std::set<Quantity>& unknowns) {
        std::set<Quantity> bases = collector_.letters();
        bases.insert(unknowns.begin(), unknowns.end());
        Propagation propagation(equations(), diagram_, letters_, std::move(bases), limits_.values, control_);
        propagation.join_equal_quantities();
        propagation.run();
        if (propagation.contradiction()) {
            session_.contradict(told(propagation.contradiction()->premises));
            return std::nullopt;
        }
        Found out{values(propagation, unknowns), {}};
        for (const QuantityKind kind : {QuantityKind::area, QuantityKind::length})
            if (auto open = propagation.open_quantity(kind)) out.open.emplace(kind, *std::move(open));
        each_sayable(out.known, diagram_.scene_picture.points,
                     [&](const Relation& relation, By by) { return say(relation, by); });
        return out;
    }

    void say_by_unknowns(const std::vector<Equated>& known) {
        std::set<std::set<Quantity>> tried;
        for (const std::size_t equation : open_equations()) {
            const auto unknowns = unknowns_of(equation, known);
            if (unknowns.empty() || !tried.insert(unknowns).second) continue;
            if (!say_by(unknowns)) return;
        }
    }

    /// And by one more, an area or a length, where they bring nothing. Whether nothing was said.
    bool say_by(const std::set<Quantity>& unknowns) {
        facts::Reckoning reckoning;
        reckoning.allow(limits_.work);
        const auto found = found_with(unknowns);
        if (!may_go_on(found)) return false;
        const bool of_areas =
            std::ranges::any_of(unknowns, [](const Quantity& one) { return one.kind() == QuantityKind::area; });
        for (const auto& [kind, open] : of_areas ? found->open : std::map<QuantityKind, Quantity>()) {
            std::set<Quantity> more = unknowns;
            more.insert(open);
            if (!may_go_on(found_with(more))) return false;
        }
        return true;
    }
    bool may_go_on(const std::optional<Found>& found) const { return found && said_ == 0 && !control_.stopped(); }

    /// Given ones that no statement says, with what they say without cosines and what rows conclude from them.
    std::vector<std::size_t> open_equations() {
        std::vector<std::size_t> out;
        for (const diagram::Given& given : diagram_.givens) {
            const Relation* relation = given.statement.relation();
            if (relation == nullptr || out.size() >= limits_.open || says_a_statement(*relation)) continue;
            std::ranges::copy(concluded_from(given.statement), std::back_inserter(out));
            const std::size_t equation = *equations().find(*relation);
            if (const auto without = without_cosines(equation)) out.push_back(*without);
            out.push_back(equation);
        }
        return out;
    }

    bool says_a_statement(const Relation& relation) const {
        return std::ranges::any_of(facts::sayings(relation),
                                   [&](const facts::Saying& saying) { return shown(saying.conditions); });
    }

    std::vector<std::size_t> concluded_from(const Statement& given) {
        std::vector<std::size_t> out;
        const auto id = session_.find(given);
        for (std::size_t i = 0; id && i < equations().size(); ++i)
            if (equations()[i].reason == Reason::rule &&
                std::ranges::count(equations()[i].premises, id, &Source::statement) > 0)
                out.push_back(i);
        return out;
    }

    /// By the law of cosines; empty where there is none.
    std::optional<std::size_t> without_cosines(std::size_t equation) {
        KnownEquation out;
        out.reason = Reason::calculation;
        out.premises.push_back({std::nullopt, equation});
        out.steps = equations()[equation].steps;
        Polynomial left = equations()[equation].relation.polynomial();
        for (const Quantity& quantity : equations().quantities(equation)) {
            if (quantity.kind() != QuantityKind::cosine) continue;
            const auto law = law_of(quantity);
            auto next = law ? facts::eliminated(left, quantity, equations()[*law].relation.polynomial()) : std::nullopt;
            if (!next) return std::nullopt;
            left = *std::move(next);
            out.premises.push_back({std::nullopt, *law});
            out.eliminated.push_back(quantity);
            out.steps.add(equations()[*law].steps);
        }
        auto relation = out.eliminated.empty() ? std::nullopt : Relation::of(facts::without_common_factors(left));
        if (!relation) return std::nullopt;
        out.relation = *std::move(relation);
        return equations().add(std::move(out));
    }

    /// That says a cosine by the sides.
    std::optional<std::size_t> law_of(const Quantity& cosine) {
        for (std::size_t i = 0; i < equations().size(); ++i)
            if (equations()[i].rule == "law_of_cosines" && std::ranges::count(equations().quantities(i), cosine) > 0)
                return i;
        return std::nullopt;
    }

    /// All but the one for which the equation is solved, of those that nothing makes known.
    std::set<Quantity> unknowns_of(std::size_t equation, const std::vector<Equated>& known) {
        std::vector<Quantity> unknown;
        for (const Quantity& quantity : equations().quantities(equation))
            if (!quantity.points().empty() && std::ranges::count(known, quantity, &Equated::quantity) == 0)
                unknown.push_back(quantity);
        if (unknown.size() < 2 || unknown.size() > limits_.unknowns + 1) return {};
        const Relation& relation = equations()[equation].relation;
        const auto solved = std::ranges::find_if(
            unknown, [&](const Quantity& quantity) { return value_by(relation, quantity).has_value(); });
        if (solved == unknown.end() && unknown.size() > 2) return {};
        unknown.erase(solved == unknown.end() ? unknown.begin() : solved);
        return {unknown.begin(), unknown.end()};
    }

    /// The cheapest first.
    std::vector<Equated> values(const Propagation& propagation, const std::set<Quantity>& unknowns) {
        std::vector<Equated> out;
        Alike alike(session_, diagram_.scene_picture.points);
        const auto seen = [&](const Quantity& quantity) {
            return facts::value_in(quantity, diagram_.scene_picture.points);
        };
        for (const auto& [quantity, equation] : propagation.known()) {
            auto value = value_by(equations()[equation].relation, quantity);
            if (!value || quantity.points().empty()) continue;
            out.push_back(
                {quantity, *std::move(value), seen(quantity), equation, alike.number_of(quantity, seen(quantity))});
        }
        std::ranges::stable_sort(out, {}, [&](const Equated& one) { return equations()[*one.equation].cost(); });
        for (const Quantity& one : unknowns)
            if (std::ranges::count(out, one, &Equated::quantity) == 0)
                out.push_back({one, facts::variable(one), seen(one), std::nullopt, alike.number_of(one, seen(one))});
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
            if (!value->equation) continue;
            equation.premises.push_back({std::nullopt, *value->equation});
            equation.eliminated.push_back(value->quantity);
            equation.steps.add(equations()[*value->equation].steps);
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
