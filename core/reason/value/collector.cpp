#include "reason/value/collector.h"

#include "facts/readings.h"
#include "reason/value/matching.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace porism::reason {
namespace {

using facts::Quantity;
using facts::QuantityKind;
using facts::Statement;
using proof::Reason;

constexpr double reading_step = 0.2; // it counts nothing, and still is to be read

/// Kinds that every figure has; equations about others are of use only where such a quantity is asked for.
bool always_of_use(QuantityKind kind) {
    using enum QuantityKind;
    constexpr QuantityKind kinds[] = {number, letter, length, angle, sine, cosine, tangent};
    return std::ranges::find(kinds, kind) != std::end(kinds);
}

} // namespace

Collector::Collector(Session& session, const diagram::Diagram& diagram, const ValueLimits& limits,
                     const Control& control)
    : session_(session), diagram_(diagram), limits_(limits), control_(control), equations_(session) {}

void Collector::collect(const std::vector<Quantity>& wanted) {
    wanted_.insert(wanted.begin(), wanted.end());
    read_givens();
    read_statements();
    match_rows();
    whole_ = whole_ && equations_.size() < limits_.equations && !control_.stopped();
}

std::set<Quantity> Collector::letters() const {
    std::set<Quantity> out;
    for (std::size_t i = 0; i < equations_.size(); ++i)
        for (const Quantity& quantity : equations_[i].relation.quantities())
            if (quantity.kind() == QuantityKind::letter) out.insert(quantity);
    return out;
}

bool Collector::decided(const Statement& condition) const {
    return diagram::decide_condition(diagram_, condition) == numbers::Decision::yes;
}

bool Collector::of_one_solution(const Statement& condition) const {
    using enum facts::Predicate;
    constexpr std::array orders{sameclock, sameside, nsameside, acute_angle, obtuse_angle, same_side_of, apart_by};
    return diagram_.solution && std::ranges::find(orders, condition.predicate()) != orders.end() &&
           std::ranges::find(diagram_.guarantees, condition, &diagram::Given::statement) == diagram_.guarantees.end();
}

/// By the row that concludes it.
bool Collector::derived_of_one_solution(StatementId statement) const {
    const proof::Graph& graph = session_.graph();
    const proof::Derivation& derivation = graph.derivations[graph.first[statement.index()].index()];
    if (derivation.reason != Reason::rule) return false;
    return std::ranges::any_of(proof::rule(derivation.rule).conditions, [&](const facts::Pattern& pattern) {
        const auto condition = facts::instantiate(pattern, derivation.binding);
        return condition && of_one_solution(*condition);
    });
}

void Collector::read_givens() {
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

void Collector::read_statements() {
    const std::size_t count = session_.graph().statements.size();
    for (std::size_t i = 0; i < count && equations_.size() < limits_.equations; ++i) {
        const StatementId id(i);
        if (!session_.bans().reads(session_.graph().statements[i].predicate())) continue;
        for (facts::Reading& reading : facts::readings(session_.graph().statements[i])) {
            if (session_.graph().statements[i].relation() != nullptr) continue;
            if (!std::ranges::all_of(reading.conditions, [&](const Statement& one) { return decided(one); })) continue;
            KnownEquation equation;
            equation.relation = std::move(reading.relation);
            equation.reason = Reason::reading;
            equation.premises = {{id, 0}};
            equation.of_one_solution =
                derived_of_one_solution(id) || std::ranges::any_of(reading.conditions, [&](const Statement& condition) {
                    return of_one_solution(condition);
                });
            equation.cost = equations_.cost_of(id) + reading_step;
            equations_.add(std::move(equation));
        }
    }
}

bool Collector::is_wanted(const facts::Relation& relation) const {
    bool special = false, wanted = false;
    for (const Quantity& quantity : relation.quantities()) {
        special = special || !always_of_use(quantity.kind());
        wanted = wanted || (!always_of_use(quantity.kind()) && wanted_.contains(quantity));
    }
    return !special || wanted;
}

/// Those that may bring something: only where one special quantity is wanted others are of use.
std::vector<const proof::Rule*> Collector::rows_of_use() const {
    const auto special = [](const Quantity& quantity) { return !always_of_use(quantity.kind()); };
    const bool any_special = std::ranges::any_of(wanted_, special);
    std::vector<const proof::Rule*> rows;
    for (const proof::Rule& row : proof::relation_rows())
        if (!session_.bans().bans(row) && (any_special || std::ranges::none_of(row.relation->quantities(), special)))
            rows.push_back(&row);
    return rows;
}

std::set<Quantity> Collector::spoken_of() const {
    std::set<Quantity> out = wanted_;
    for (std::size_t i = 0; i < equations_.size(); ++i)
        for (Quantity& quantity : equations_[i].relation.quantities()) out.insert(std::move(quantity));
    return out;
}

/// Rows about areas and the like bring quantities that others speak of: until no more come.
void Collector::match_rows() {
    const std::vector<const proof::Rule*> rows = rows_of_use();
    struct Waiting {
        const proof::Rule* row;
        std::vector<PointId> binding;
    };
    std::vector<Waiting> waiting;
    whole_ = each_relation_instance(
        diagram_, rows, spoken_of(), limits_.bindings,
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

void Collector::add_instance(const proof::Rule& row, const std::vector<PointId>& binding,
                             const facts::Relation& relation) {
    if (equations_.size() >= limits_.equations) return;
    KnownEquation equation;
    equation.relation = relation;
    equation.reason = Reason::rule;
    equation.rule = row.name;
    equation.binding = binding;
    equation.cost = 1;
    for (const facts::Pattern& pattern : row.conditions) {
        const auto condition = facts::instantiate(pattern, binding);
        if (!condition || !decided(*condition)) return;
        equation.of_one_solution = equation.of_one_solution || of_one_solution(*condition);
    }
    for (const facts::Pattern& pattern : row.hypotheses) {
        const auto statement = facts::instantiate(pattern, binding);
        const auto id = statement ? session_.prove(*statement) : std::nullopt;
        if (!id) {
            if (statement) unproved_.push_back({&row, binding});
            return;
        }
        equation.premises.push_back({id, 0});
        equation.cost += equations_.cost_of(*id);
    }
    equations_.add(std::move(equation));
    for (const Quantity& quantity : relation.quantities()) wanted_.insert(quantity);
}

} // namespace porism::reason
