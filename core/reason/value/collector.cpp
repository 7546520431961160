#include "reason/value/collector.h"

#include "facts/readings.h"
#include "facts/truth.h"
#include "reason/value/matching.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace porism::reason {
namespace {

using facts::Quantity;
using facts::QuantityKind;
using facts::Statement;
using proof::Reason;

constexpr std::uint64_t of_rows = 4; // one part in so many of the equations is left to them by large closures
constexpr double reading_step = 0.2; // it counts nothing, and still is to be read

/// Kinds that every figure has; equations about others are of use only where such a quantity is asked for.
bool always_of_use(QuantityKind kind) {
    using enum QuantityKind;
    constexpr QuantityKind kinds[] = {number, letter, length, angle, sine, cosine, tangent};
    return std::ranges::find(kinds, kind) != std::end(kinds);
}

/// That a length or an angle equals that of the points in whose places its own stand; empty of other quantities.
template<class There>
std::optional<Statement> equal_under_names(const Quantity& quantity, const There& there) {
    std::vector<PointId> sides(quantity.points().begin(), quantity.points().end());
    if (quantity.kind() == QuantityKind::angle)
        sides.insert(sides.begin() + 1, sides[1]);
    else if (quantity.kind() != QuantityKind::length)
        return std::nullopt;
    const std::size_t count = sides.size();
    for (std::size_t i = 0; i < count; ++i) sides.push_back(there(sides[i]));
    return facts::make(count == 2 ? facts::Predicate::cong : facts::Predicate::eqangle, sides);
}

} // namespace

Collector::Collector(Session& session, const diagram::Diagram& diagram, const ValueLimits& limits,
                     const Control& control)
    : session_(session), diagram_(diagram), limits_(limits), control_(control), equations_(session, diagram) {}

void Collector::read(const std::vector<Quantity>& wanted) {
    wanted_.insert(wanted.begin(), wanted.end());
    read_givens();
    for (const Quantity& quantity : wanted_) enter_line_of(quantity);
    read_statements();
    if (diagram_.coincidences.empty()) return;
    for (const Quantity& quantity : wanted_) enter_names_of(quantity);
    read_statements();
}

void Collector::collect_more() {
    read_statements();
    for (const UnprovedInstance& one : std::exchange(unproved_, {}))
        add_instance(*one.row, one.binding, *proof::relation_of(*one.row, one.binding)->relation());
    add_wanted();
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
    return shown(condition, diagram_, limits_);
}

bool shown(const Statement& condition, const diagram::Diagram& diagram, const ValueLimits& limits) {
    if (diagram::decide_condition(diagram, condition) != numbers::Decision::yes) return false;
    const auto pictures = diagram.pictures();
    return !limits.everywhere ||
           std::ranges::all_of(pictures, [&](const auto& picture) { return facts::seen(condition, picture); });
}

void Collector::read_givens() {
    for (const diagram::Given& given : diagram_.givens) {
        const facts::Relation* relation = given.statement.relation();
        if (relation == nullptr) continue;
        KnownEquation equation;
        equation.relation = *relation;
        equation.action = given.action;
        equations_.add(std::move(equation));
        given_.insert(relation->quantities().begin(), relation->quantities().end());
    }
    wanted_.insert(given_.begin(), given_.end());
}

/// The closure lists of a line no more than takes to tell all its points.
void Collector::enter_line_of(const Quantity& quantity) {
    if (quantity.points().size() != 3) return;
    const auto on_a_line = facts::make(facts::Predicate::coll, quantity.points());
    if (on_a_line && facts::seen(*on_a_line, diagram_.scene_picture.points)) session_.prove(*on_a_line);
}

/// Of points that were proved to be one, what is measured under one name is so under the other.
void Collector::enter_names_of(const Quantity& quantity) {
    const auto places = diagram_.places();
    const auto there = [&](PointId point) { return places[point.index()]; };
    if (std::ranges::all_of(quantity.points(), [&](PointId point) { return there(point) == point; })) return;
    if (const auto equal = equal_under_names(quantity, there)) session_.prove(*equal);
}

bool Collector::is_of_use(const Statement& statement, const facts::Relation& reading) const {
    return !facts::is_flat(statement, reading) ||
           std::ranges::all_of(reading.quantities(), [&](const Quantity& one) { return wanted_.contains(one); });
}

void Collector::read_statements() {
    const std::size_t count = session_.graph().statements.size();
    const std::uint64_t room = limits_.equations - limits_.equations / of_rows;
    for (; statements_read_ < count && equations_.size() < room; ++statements_read_) {
        const std::size_t i = statements_read_;
        const StatementId id(i);
        if (!session_.bans().reads(session_.graph().statements[i].predicate())) continue;
        for (facts::Reading& reading : facts::readings(session_.graph().statements[i])) {
            const Statement& statement = session_.graph().statements[i];
            if (statement.relation() != nullptr || !is_of_use(statement, reading.relation)) continue;
            if (!std::ranges::all_of(reading.conditions, [&](const Statement& one) { return decided(one); })) continue;
            KnownEquation equation;
            equation.relation = std::move(reading.relation);
            equation.reason = Reason::reading;
            equation.premises = {{id, 0}};
            equation.of_one_solution = equations_.of_one_solution(reading.conditions);
            equation.steps = equations_.steps_of(id);
            equation.own_cost = reading_step;
            add(std::move(equation));
        }
    }
    whole_ = whole_ && statements_read_ == count;
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
        out.insert(equations_.quantities(i).begin(), equations_.quantities(i).end());
    return out;
}

void Collector::match() {
    const std::vector<const proof::Rule*> rows = rows_of_use();
    const bool all = each_relation_instance(
        diagram_, rows, spoken_of(), limits_.bindings,
        [&](const proof::Rule& row, const std::vector<PointId>& binding) {
            unwanted_.push_back({&row, binding});
            return unwanted_.size() < limits_.equations;
        },
        control_);
    add_wanted();
    whole_ = whole_ && all && equations_.size() < limits_.equations && !control_.stopped();
}

/// Rows about areas and the like bring quantities that others speak of: until no more come.
void Collector::add_wanted() {
    for (std::size_t before = SIZE_MAX; before != unwanted_.size() && !control_.stopped();) {
        before = unwanted_.size();
        std::erase_if(unwanted_, [&](const UnprovedInstance& one) {
            if (control_.stopped()) return false;
            const auto statement = proof::relation_of(*one.row, one.binding);
            if (!is_wanted(*statement->relation())) return false;
            add_instance(*one.row, one.binding, *statement->relation());
            return true;
        });
    }
}

/// An equation holds where it was told, and where a statement says it.
std::optional<StatementId> Collector::proved(const Statement& hypothesis) {
    if (hypothesis.relation() == nullptr) return session_.prove(hypothesis);
    if (const auto told = session_.find(hypothesis)) return told;
    const auto known = equations_.find(*hypothesis.relation());
    if (!known || equations_[*known].reason != Reason::reading) return std::nullopt;
    return session_.take({hypothesis, Reason::reading, {*equations_[*known].premises.front().statement}});
}

void Collector::add(KnownEquation equation) {
    if (!limits_.of_any_solution || !equations_.of_one_solution(equation)) equations_.add(std::move(equation));
}

void Collector::add_instance(const proof::Rule& row, const std::vector<PointId>& binding,
                             const facts::Relation& relation) {
    if (equations_.size() >= limits_.equations) return;
    KnownEquation equation;
    equation.relation = relation;
    equation.reason = Reason::rule;
    equation.rule = row.name;
    equation.binding = binding;
    for (const facts::Pattern& pattern : row.conditions) {
        const auto condition = facts::instantiate(pattern, binding);
        if (!condition || !decided(*condition)) return;
        equation.of_one_solution = equation.of_one_solution || equations_.of_one_solution({&*condition, 1});
    }
    for (const facts::Pattern& pattern : row.hypotheses) {
        const auto statement = facts::instantiate(pattern, binding);
        const auto id = statement ? proved(*statement) : std::nullopt;
        if (!id) {
            if (statement) unproved_.push_back({&row, binding});
            return;
        }
        equation.premises.push_back({id, 0});
        equation.steps.add(equations_.steps_of(*id));
    }
    add(std::move(equation));
    for (const Quantity& quantity : relation.quantities()) wanted_.insert(quantity);
}

} // namespace porism::reason
