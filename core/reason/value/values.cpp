#include "reason/value/values.h"

#include "facts/readings.h"
#include "facts/reckoning.h"
#include "reason/value/collector.h"
#include "reason/value/common_point.h"
#include "reason/value/outright.h"
#include "reason/value/parts.h"
#include "reason/value/propagation.h"
#include "reason/value/reading_step.h"
#include "reason/value/said.h"
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
    if (!reckoning.spent() && !reckoning.left_out()) return unknown();
    const std::string limit = reckoning.spent()
                                  ? fmt::format("within the limit of {} products of two terms", limits.work)
                                  : fmt::format("by numbers that take at most {} characters to write", limits.written);
    return {ErrorKind::unavailable,
            "value_limit",
            "its value was not derived " + limit,
            "give more, or another quantity",
            {}};
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
        auto refuting = refuting_values(reading.relation, collector, {diagram, letters, limits, control});
        if (!refuting.empty()) return refuting;
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
        const auto found = said(reading.relation, collector, {diagram, letters, limits, control});
        if (!found) continue;
        auto path = collector.equations().path_to(*found, control);
        if (path && statement.relation() == nullptr) append_reading(*path, statement);
        return path;
    }
    if (auto path = path_by_common_point(session, diagram, statement, letters, limits, control)) return path;
    return fail(not_found(reckoning, limits, control));
}

} // namespace porism::reason
