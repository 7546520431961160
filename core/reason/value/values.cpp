#include "reason/value/values.h"

#include "facts/readings.h"
#include "proof/rule.h"
#include "reason/value/matching.h"
#include "reason/value/propagation.h"

#include <algorithm>
#include <array>
#include <set>

namespace porism::reason {
namespace {

using facts::Quantity;
using facts::QuantityKind;
using facts::Statement;
using numbers::Decision;
using proof::Reason;

/// So many are gone through once for each unknown that is tried, when all values are listed.
constexpr std::size_t few_equations = 2'000;

constexpr double reading_step = 0.2; // it counts nothing, and still is to be read

/// Kinds that every figure has; equations about others are of use only where such a quantity is asked for.
bool always_of_use(QuantityKind kind) {
    using enum QuantityKind;
    constexpr QuantityKind kinds[] = {number, letter, length, angle, sine, cosine, tangent};
    return std::ranges::find(kinds, kind) != std::end(kinds);
}

class Collector {
public:
    Collector(Session& session, const diagram::Diagram& diagram, const ValueLimits& limits, const Control& control)
        : session_(session), diagram_(diagram), limits_(limits), control_(control), equations_(session) {}

    void collect(const std::vector<Quantity>& wanted) {
        wanted_.insert(wanted.begin(), wanted.end());
        read_givens();
        read_statements();
        match_rows();
    }
    Equations& equations() { return equations_; }
    std::set<Quantity> letters() const {
        std::set<Quantity> out;
        for (std::size_t i = 0; i < equations_.size(); ++i)
            for (const Quantity& quantity : equations_[i].relation.quantities())
                if (quantity.kind() == QuantityKind::letter) out.insert(quantity);
        return out;
    }

private:
    bool decided(const Statement& condition) const {
        return diagram::decide_condition(diagram_, condition) == Decision::yes;
    }

    void read_givens() {
        for (const diagram::Given& given : diagram_.givens) {
            const facts::Relation* relation = given.statement.relation();
            if (relation == nullptr) continue;
            KnownEquation equation;
            equation.relation = *relation;
            equation.action = given.action;
            equations_.add(std::move(equation));
            for (const Quantity& quantity : relation->quantities()) wanted_.insert(quantity);
        }
    }

    void read_statements() {
        const std::size_t count = session_.graph().statements.size();
        for (std::size_t i = 0; i < count && equations_.size() < limits_.equations; ++i) {
            const StatementId id(i);
            if (!session_.bans().reads(session_.graph().statements[i].predicate())) continue;
            for (facts::Reading& reading : facts::readings(session_.graph().statements[i])) {
                if (session_.graph().statements[i].relation() != nullptr) continue;
                if (!std::ranges::all_of(reading.conditions, [&](const Statement& one) { return decided(one); }))
                    continue;
                KnownEquation equation;
                equation.relation = std::move(reading.relation);
                equation.reason = Reason::reading;
                equation.premises = {{id, 0}};
                equation.cost = equations_.cost_of(id) + reading_step;
                equations_.add(std::move(equation));
            }
        }
    }

    bool is_wanted(const facts::Relation& relation) const {
        bool special = false, wanted = false;
        for (const Quantity& quantity : relation.quantities()) {
            special = special || !always_of_use(quantity.kind());
            wanted = wanted || (!always_of_use(quantity.kind()) && wanted_.contains(quantity));
        }
        return !special || wanted;
    }

    /// Those that may bring something: only where one special quantity is wanted others are of use.
    std::vector<const proof::Rule*> rows_of_use() const {
        const auto special = [](const Quantity& quantity) { return !always_of_use(quantity.kind()); };
        const bool any_special = std::ranges::any_of(wanted_, special);
        std::vector<const proof::Rule*> rows;
        for (const proof::Rule& row : proof::relation_rows())
            if (!session_.bans().bans(row) &&
                (any_special || std::ranges::none_of(row.relation->quantities(), special)))
                rows.push_back(&row);
        return rows;
    }

    /// Rows about areas and the like bring quantities that others speak of: until no more come.
    void match_rows() {
        const std::vector<const proof::Rule*> rows = rows_of_use();
        struct Waiting {
            const proof::Rule* row;
            std::vector<PointId> binding;
        };
        std::vector<Waiting> waiting;
        each_relation_instance(
            diagram_, rows, limits_.bindings,
            [&](const proof::Rule& row, const std::vector<PointId>& binding) {
                waiting.push_back({&row, binding});
                return waiting.size() < limits_.equations;
            },
            control_);
        for (std::size_t before = SIZE_MAX; before != waiting.size() && !control_.stopped();) {
            before = waiting.size();
            std::erase_if(waiting, [&](const Waiting& one) {
                const auto statement = proof::relation_of(*one.row, one.binding);
                if (!is_wanted(*statement->relation())) return false;
                add_instance(*one.row, one.binding, *statement->relation());
                return true;
            });
        }
    }

    void add_instance(const proof::Rule& row, const std::vector<PointId>& binding, const facts::Relation& relation) {
        if (equations_.size() >= limits_.equations) return;
        KnownEquation equation;
        equation.relation = relation;
        equation.reason = Reason::rule;
        equation.rule = row.name;
        equation.binding = binding;
        equation.cost = 1;
        for (const facts::Pattern& pattern : row.conditions)
            if (const auto condition = facts::instantiate(pattern, binding); !condition || !decided(*condition)) return;
        for (const facts::Pattern& pattern : row.hypotheses) {
            const auto statement = facts::instantiate(pattern, binding);
            const auto id = statement ? session_.prove(*statement) : std::nullopt;
            if (!id) return;
            equation.premises.push_back({id, 0});
            equation.cost += equations_.cost_of(*id);
        }
        equations_.add(std::move(equation));
        for (const Quantity& quantity : relation.quantities()) wanted_.insert(quantity);
    }

    Session& session_;
    const diagram::Diagram& diagram_;
    const ValueLimits& limits_;
    const Control& control_;
    Equations equations_;
    std::set<Quantity> wanted_;
};

Error unknown() {
    return {ErrorKind::unavailable, "value_unknown", "its value was not derived", "give more, or another quantity", {}};
}

/// The equation that gives the quantity its value.
std::optional<std::size_t> valued(Collector& collector, const diagram::Diagram& diagram, const Quantity& quantity,
                                  const facts::Letters& letters, const ValueLimits& limits, const Control& control) {
    const auto search = [&](std::set<Quantity> bases) {
        Propagation propagation(collector.equations(), diagram, letters, std::move(bases), limits.tried, control);
        propagation.run(quantity);
        return propagation;
    };
    Propagation plain = search(collector.letters());
    std::optional<std::size_t> found = plain.value(quantity);
    std::vector<Quantity> tried{quantity};
    std::ranges::move(plain.without_value(), std::back_inserter(tried));
    for (std::size_t i = 0; !found && i < std::min(tried.size(), limits.bases) && !control.stopped(); ++i) {
        std::set<Quantity> bases = collector.letters();
        if (bases.insert(tried[i]).second) found = search(std::move(bases)).value(quantity);
    }
    return found;
}

Error not_found(const Control& control) {
    if (!control.stopped()) return unknown();
    return {ErrorKind::interrupted, "interrupted", "stopped while looking for a value", {}, {}};
}

/// Those of angles' functions say what the angle says.
std::vector<KnownValue> listed(const std::vector<std::pair<Quantity, std::size_t>>& values,
                               const Equations& equations) {
    constexpr std::array of_angles{QuantityKind::sine, QuantityKind::cosine, QuantityKind::tangent};
    std::vector<KnownValue> out;
    for (const auto& [quantity, equation] : values) {
        const facts::Relation& relation = equations[equation].relation;
        const auto roots = facts::real_roots(relation.polynomial());
        const bool of_an_angle = std::ranges::find(of_angles, quantity.kind()) != of_angles.end();
        if (roots && !of_an_angle) out.push_back({quantity, roots->values.front(), facts::make(relation)});
    }
    return out;
}

/// The one quantity of "quantity = number".
std::optional<Quantity> value_said_by(const facts::Relation& relation) {
    auto only = facts::only_quantity(relation.polynomial());
    const auto roots = only ? facts::real_roots(relation.polynomial()) : std::nullopt;
    if (!roots) return std::nullopt;
    return only;
}

/// That the equation holds once the values of all its quantities are put into it. These are found without trying
/// unknown quantities as such: most goals have none.
std::optional<std::size_t> said_by_values(const facts::Relation& wanted, Collector& collector,
                                          const diagram::Diagram& diagram, const facts::Letters& letters,
                                          const ValueLimits& limits, const Control& control) {
    KnownEquation equation;
    equation.relation = wanted;
    equation.reason = Reason::calculation;
    equation.cost = 1;
    std::optional<facts::Polynomial> left = wanted.polynomial();
    ValueLimits plain = limits;
    plain.bases = 0;
    for (const Quantity& quantity : wanted.quantities()) {
        const auto value = valued(collector, diagram, quantity, letters, plain, control);
        if (!value) return std::nullopt;
        const KnownEquation& known = collector.equations()[*value];
        left = facts::eliminated(*left, quantity, known.relation.polynomial());
        if (!left) return std::nullopt;
        equation.premises.push_back({std::nullopt, *value});
        equation.eliminated.push_back(quantity);
        equation.cost += known.cost;
    }
    if (!facts::vanishes(*left)) return std::nullopt;
    return collector.equations().add(std::move(equation));
}

/// The equation, from relation rows and other statements, as that of a quantity with its value, or by the values of all
/// its quantities.
std::optional<std::size_t> said(const facts::Relation& wanted, Collector& collector, const diagram::Diagram& diagram,
                                const facts::Letters& letters, const ValueLimits& limits, const Control& control) {
    if (const auto known = collector.equations().find(wanted)) return known;
    if (const auto quantity = value_said_by(wanted)) {
        valued(collector, diagram, *quantity, letters, limits, control);
        return collector.equations().find(wanted);
    }
    return said_by_values(wanted, collector, diagram, letters, limits, control);
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

Result<ValueAnswer> value_of(Session& session, const diagram::Diagram& diagram, const Quantity& quantity,
                             const facts::Letters& letters, const ValueLimits& limits, const Control& control) {
    Collector collector(session, diagram, limits, control);
    collector.collect({quantity});
    const auto found = valued(collector, diagram, quantity, letters, limits, control);
    if (!found) return fail(not_found(control));
    const Equations& equations = collector.equations();
    auto path = equations.path_to(*found, control);
    if (!path) return fail(std::move(path.error()));
    const auto roots = facts::real_roots(equations[*found].relation.polynomial());
    return ValueAnswer{roots->values.front(), *std::move(path)};
}

std::vector<KnownValue> known_values(Session& session, const diagram::Diagram& diagram, const facts::Letters& letters,
                                     const ValueLimits& limits, const Control& control) {
    Collector collector(session, diagram, limits, control);
    collector.collect({});
    const auto search = [&](std::set<Quantity> bases) {
        Propagation propagation(collector.equations(), diagram, letters, std::move(bases), limits.tried, control);
        propagation.run();
        return propagation;
    };
    std::vector<Quantity> tried = search(collector.letters()).without_value();
    tried.resize(collector.equations().size() > few_equations ? 0 : std::min(tried.size(), limits.bases));
    for (const Quantity& base : tried) {
        std::set<Quantity> bases = collector.letters();
        if (!control.stopped() && bases.insert(base).second) search(std::move(bases));
    }
    // What was found on the way is among the equations.
    return listed(search(collector.letters()).values(), collector.equations());
}

Result<proof::Path> path_by_quantities(Session& session, const diagram::Diagram& diagram, const Statement& statement,
                                       const facts::Letters& letters, const ValueLimits& limits,
                                       const Control& control) {
    for (const facts::Reading& reading : facts::whole_readings(statement)) {
        if (!std::ranges::all_of(reading.conditions, [&](const Statement& condition) {
                return diagram::decide_condition(diagram, condition) == Decision::yes;
            }))
            continue;
        Collector collector(session, diagram, limits, control);
        collector.collect(reading.relation.quantities());
        const auto found = said(reading.relation, collector, diagram, letters, limits, control);
        if (!found) continue;
        auto path = collector.equations().path_to(*found, control);
        if (path && statement.relation() == nullptr) append_reading(*path, statement);
        return path;
    }
    return fail(not_found(control));
}

} // namespace porism::reason
