#include "reason/value/values.h"

#include "facts/readings.h"
#include "facts/reckoning.h"
#include "reason/value/collector.h"
#include "reason/value/outright.h"
#include "reason/value/parts.h"
#include "reason/value/propagation.h"
#include "reason/value/search.h"
#include "reason/value/shortening.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <ranges>
#include <set>

namespace porism::reason {
namespace {

using facts::Quantity;
using facts::Statement;
using numbers::Decision;
using proof::Reason;

/// So many are gone through once for each unknown that is tried, when all values are listed.
constexpr std::size_t few_equations = 2'000;
/// Areas are looked at on the way to another quantity where its path is so long, speaks of so few points, and was found
/// among so few equations.
constexpr std::size_t long_path = 6;
constexpr std::size_t few_points = 7;
constexpr std::size_t short_search = 600;

Error unknown() {
    return {ErrorKind::unavailable, "value_unknown", "its value was not derived", "give more, or another quantity", {}};
}

Error not_found(const facts::Reckoning& reckoning, const ValueLimits& limits, const Control& control) {
    if (control.stopped()) return {ErrorKind::interrupted, "interrupted", "stopped while looking for a value", {}, {}};
    if (!reckoning.spent()) return unknown();
    return {ErrorKind::unavailable,
            "value_limit",
            fmt::format("its value was not derived within the limit of {} products of two terms", limits.work),
            "give more, or another quantity",
            {}};
}

/// An equation with the values of all its quantities put into it. These are found without trying unknown quantities as
/// such: most goals have none.
struct PutIn {
    facts::Polynomial left;
    std::vector<std::size_t> equations; ///< that say the values, by quantity of the relation
};

std::optional<PutIn> with_values(const facts::Relation& wanted, Collector& collector, const diagram::Diagram& diagram,
                                 const facts::Letters& letters, const ValueLimits& limits, const Control& control) {
    PutIn out{wanted.polynomial(), {}};
    ValueLimits plain = limits;
    plain.bases = 0;
    for (const Quantity& quantity : wanted.quantities()) {
        const auto value = valued(collector, diagram, quantity, letters, plain, control);
        if (!value) return std::nullopt;
        auto left = facts::eliminated(out.left, quantity, collector.equations()[value->equation].relation.polynomial());
        if (!left) return std::nullopt;
        out.left = *std::move(left);
        out.equations.push_back(value->equation);
    }
    return out;
}

/// That the equation holds once the values of all its quantities are put into it.
std::optional<std::size_t> said_by_values(const facts::Relation& wanted, Collector& collector,
                                          const diagram::Diagram& diagram, const facts::Letters& letters,
                                          const ValueLimits& limits, const Control& control) {
    const auto put_in = with_values(wanted, collector, diagram, letters, limits, control);
    if (!put_in || !facts::vanishes(put_in->left)) return std::nullopt;
    KnownEquation equation;
    equation.relation = wanted;
    equation.reason = Reason::calculation;
    equation.eliminated = wanted.quantities();
    for (const std::size_t value : put_in->equations) {
        equation.premises.push_back({std::nullopt, value});
        equation.steps.add(collector.equations()[value].steps);
    }
    return collector.equations().add(std::move(equation));
}

/// That an equation between lengths holds once all of them are put into it as multiples of one.
std::optional<std::size_t> said_by_unit(const facts::Relation& wanted, Collector& collector,
                                        const diagram::Diagram& diagram, const facts::Letters& letters,
                                        const ValueLimits& limits, const Control& control) {
    const std::vector<Quantity>& quantities = wanted.quantities();
    const auto is_length = [](const Quantity& one) { return one.kind() == facts::QuantityKind::length; };
    if (quantities.size() < 2 || !std::ranges::all_of(quantities, is_length)) return std::nullopt;
    const auto first =
        valued_by_unit(collector, diagram, quantities.front(), quantities.back(), letters, limits, control);
    if (const auto known = collector.equations().find(wanted); known || !first || quantities.size() == 2) return known;
    Propagation propagation(collector.equations(), diagram, letters, first->bases, limits, control);
    propagation.measure_in(quantities.back());
    propagation.run();
    KnownEquation equation;
    equation.relation = wanted;
    equation.reason = Reason::calculation;
    std::optional<facts::Polynomial> left = wanted.polynomial();
    for (const Quantity& quantity : quantities | std::views::take(quantities.size() - 1)) {
        const auto value = propagation.value(quantity);
        if (!value) return std::nullopt;
        const KnownEquation& known = collector.equations()[*value];
        left = facts::eliminated(*left, quantity, known.relation.polynomial());
        if (!left) return std::nullopt;
        equation.premises.push_back({std::nullopt, *value});
        equation.eliminated.push_back(quantity);
        equation.steps.add(known.steps);
    }
    if (!facts::vanishes(*left)) return std::nullopt;
    return collector.equations().add(std::move(equation));
}

/// The equation, from relation rows and other statements, as that of a quantity with its value, or by the values of all
/// its quantities, or by their ratios.
std::optional<std::size_t> said(const facts::Relation& wanted, Collector& collector, const diagram::Diagram& diagram,
                                const facts::Letters& letters, const ValueLimits& limits, const Control& control) {
    if (const auto known = collector.equations().find(wanted)) return known;
    if (const auto quantity = value_said_by(wanted)) {
        valued(collector, diagram, *quantity, letters, limits, control);
        return collector.equations().find(wanted);
    }
    if (const auto by_values = said_by_values(wanted, collector, diagram, letters, limits, control)) return by_values;
    return said_by_unit(wanted, collector, diagram, letters, limits, control);
}

/// By the first `collected` equations.
void count_derivations(std::vector<KnownValue>& values, const Equations& equations, std::size_t collected) {
    std::map<Quantity, std::size_t> counts;
    for (const KnownValue& known : values) counts.emplace(known.quantity, 0);
    for (std::size_t i = 0; i < collected; ++i) {
        const std::set<Quantity> quantities = quantities_of(equations[i].relation.polynomial());
        if (!std::ranges::all_of(quantities, [&](const Quantity& one) { return counts.contains(one); })) continue;
        for (const Quantity& quantity : quantities) ++counts.at(quantity);
    }
    for (KnownValue& known : values) known.derivations = counts.at(known.quantity);
}

bool hold(const std::vector<Statement>& conditions, const diagram::Diagram& diagram) {
    return std::ranges::all_of(conditions, [&](const Statement& condition) {
        return diagram::decide_condition(diagram, condition) == Decision::yes;
    });
}

void append_reading(proof::Path& path, const Statement& statement) {
    proof::Step step;
    step.conclusion = statement;
    step.reason = Reason::reading;
    step.premises = {path.steps.size() - 1};
    step.conditions = proof::conditions_of(step, std::vector{path.goal()});
    path.steps.push_back(std::move(step));
}

} // namespace

namespace {

struct Searched {
    ValueAnswer answer;
    std::size_t equations; ///< that it was searched among
};

Result<Searched> search_value(Session& session, const diagram::Diagram& diagram, const Quantity& quantity,
                              const std::vector<Quantity>& besides, const facts::Letters& letters,
                              const ValueLimits& limits, const Control& control, const facts::Reckoning& reckoning) {
    Collector collector(session, diagram, limits, control);
    std::vector<Quantity> wanted = besides;
    wanted.push_back(quantity);
    collector.read(wanted);
    if (auto given = given_outright(collector.equations(), quantity, control))
        return Searched{*std::move(given), collector.equations().size()};
    collector.match();
    const std::size_t collected = collector.equations().size();
    const auto found = valued(collector, diagram, quantity, letters, limits, control);
    if (!found) return fail(not_found(reckoning, limits, control));
    const Equations& equations = collector.equations();
    auto path = equations.path_to(found->equation, control);
    if (!path) return fail(std::move(path.error()));
    if (!limits.in_haste) {
        const Search search{diagram, quantity, letters, found->bases, limits, control};
        path = shortened({*std::move(path), found->equation}, equations, collected, search);
    }
    const auto roots = facts::real_roots(path->goal().relation()->polynomial());
    return Searched{{roots->values.front(), *std::move(path)}, collected};
}

/// Of the triangles of the points of which a path speaks, if these are few.
std::vector<Quantity> areas_about(const proof::Path& path) {
    std::set<PointId> spoken;
    for (const proof::Step& step : path.steps)
        for (const PointId point : step.conclusion.points()) spoken.insert(point);
    if (spoken.size() > few_points) return {};
    const std::vector<PointId> points(spoken.begin(), spoken.end());
    std::vector<Quantity> out;
    for (std::size_t i = 0; i < points.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            for (std::size_t k = 0; k < j; ++k)
                out.push_back(*Quantity::of(facts::QuantityKind::area, std::array{points[i], points[j], points[k]}));
    return out;
}

} // namespace

Result<ValueAnswer> value_of(Session& session, const diagram::Diagram& diagram, const Quantity& quantity,
                             const facts::Letters& letters, const ValueLimits& limits, const Control& control) {
    facts::Reckoning reckoning;
    reckoning.allow(limits.work);
    auto first = search_value(session, diagram, quantity, {}, letters, limits, control, reckoning);
    if (!first) return fail(std::move(first.error()));
    ValueAnswer& answer = first->answer;
    const bool done = limits.in_haste || proof::length(answer.path) < long_path || first->equations > short_search;
    if (done) return std::move(answer);
    reckoning.allow(limits.work);
    const std::vector<Quantity> areas = areas_about(answer.path);
    auto by_areas = search_value(session, diagram, quantity, areas, letters, limits, control, reckoning);
    const bool shorter = by_areas && proof::length(by_areas->answer.path) < proof::length(answer.path);
    return std::move(shorter ? by_areas->answer : answer);
}

std::vector<KnownValue> known_values(Session& session, const diagram::Diagram& diagram, const facts::Letters& letters,
                                     const ValueLimits& limits, const Control& control) {
    facts::Reckoning reckoning;
    reckoning.allow(limits.work);
    Collector collector(session, diagram, limits, control);
    collector.collect({});
    const std::size_t collected = collector.equations().size();
    const auto search = [&](std::set<Quantity> bases) {
        Propagation propagation(collector.equations(), diagram, letters, std::move(bases), limits, control);
        propagation.run();
        return propagation;
    };
    std::vector<Quantity> tried = search(collector.letters()).without_value();
    tried.resize(collector.equations().size() > few_equations ? 0 : std::min(tried.size(), limits.bases));
    for (const Quantity& base : tried) {
        std::set<Quantity> bases = collector.letters();
        if (!control.stopped() && !reckoning.spent() && bases.insert(base).second) search(std::move(bases));
    }
    // What was found on the way is among the equations.
    std::vector<KnownValue> out = values_of(search(collector.letters()), collector.equations());
    count_derivations(out, collector.equations(), collected);
    std::erase_if(out, [](const KnownValue& known) { return angle_of(known.quantity) != known.quantity; });
    return out;
}

namespace {

/// Where the relation gives a quantity the value that it has.
std::optional<proof::Path> path_to_value(Session& session, const diagram::Diagram& diagram,
                                         const facts::Relation& relation, const facts::Letters& letters,
                                         const ValueLimits& limits, const Control& control) {
    const auto quantity = value_said_by(relation);
    if (!quantity) return std::nullopt;
    auto answer = value_of(session, diagram, *quantity, letters, limits, control);
    if (!answer || *answer->path.goal().relation() != relation) return std::nullopt;
    return std::move(answer->path);
}

} // namespace

std::vector<Statement> refuting_values(Session& session, const diagram::Diagram& diagram, const Statement& statement,
                                       const facts::Letters& letters, const ValueLimits& limits,
                                       const Control& control) {
    facts::Reckoning reckoning;
    reckoning.allow(limits.work);
    for (const facts::Reading& reading : facts::whole_readings(statement)) {
        if (!hold(reading.conditions, diagram)) continue;
        Collector collector(session, diagram, limits, control);
        collector.collect(reading.relation.quantities());
        const auto put_in = with_values(reading.relation, collector, diagram, letters, limits, control);
        if (!put_in || facts::sign_of_numbers(put_in->left).value_or(0) == 0) continue;
        std::vector<Statement> out;
        for (const std::size_t value : put_in->equations)
            out.push_back(facts::make(collector.equations()[value].relation));
        return out;
    }
    return {};
}

Result<proof::Path> path_by_quantities(Session& session, const diagram::Diagram& diagram, const Statement& statement,
                                       const facts::Letters& letters, const ValueLimits& limits,
                                       const Control& control) {
    facts::Reckoning reckoning;
    reckoning.allow(limits.work);
    for (const facts::Reading& reading : facts::whole_readings(statement)) {
        if (!hold(reading.conditions, diagram)) continue;
        if (auto path = path_to_value(session, diagram, reading.relation, letters, limits, control)) {
            if (statement.relation() == nullptr) append_reading(*path, statement);
            return *std::move(path);
        }
        Collector collector(session, diagram, limits, control);
        collector.collect(reading.relation.quantities());
        const auto found = said(reading.relation, collector, diagram, letters, limits, control);
        if (!found) continue;
        auto path = collector.equations().path_to(*found, control);
        if (path && statement.relation() == nullptr) append_reading(*path, statement);
        return path;
    }
    return fail(not_found(reckoning, limits, control));
}

} // namespace porism::reason
