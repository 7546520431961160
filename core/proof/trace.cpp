#include "proof/trace.h"

#include "facts/readings.h"
#include "facts/sayings.h"
#include "proof/rules/rule.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <map>
#include <ranges>

namespace porism::proof {
namespace {

using facts::Statement;

void add_difference(std::vector<Statement>& out, PointId a, PointId b) {
    const PointId pair[2] = {a, b};
    if (auto different = facts::make(facts::Predicate::diff, pair)) out.push_back(*different);
}

/// The pairs that an equation divides by or takes directions of, and the sines.
void add_differences(std::vector<Statement>& out, const facts::Equation& equation) {
    if (facts::holds_for_one_point(equation.table)) return;
    for (const facts::PairTerm& term : equation.terms) add_difference(out, term.pair.first, term.pair.second);
    for (const facts::SineTerm& sine : equation.sines) out.push_back(facts::not_zero(sine));
}

void add_differences(std::vector<Statement>& out, const Statement& statement) {
    for (const facts::Equation& equation : facts::equations(statement)) add_differences(out, equation);
}

/// A pattern that says nothing for this binding (cong A B A B) still names pairs that must be pairs.
void add_differences(std::vector<Statement>& out, const facts::Pattern& pattern, std::span<const PointId> binding) {
    if (const auto statement = facts::instantiate(pattern, binding)) {
        add_differences(out, *statement);
        return;
    }
    for (std::size_t i = 0; i + 1 < pattern.slots.size(); i += 2)
        add_difference(out, binding[pattern.slots[i]], binding[pattern.slots[i + 1]]);
}

std::vector<Statement> rule_conditions(const Rule& row, std::span<const PointId> binding) {
    std::vector<Statement> out;
    for (const facts::Pattern& pattern : row.conditions)
        if (const auto condition = facts::instantiate(pattern, binding)) out.push_back(*condition);
    for (const facts::Pattern& pattern : row.hypotheses) add_differences(out, pattern, binding);
    for (const facts::Pattern& pattern : row.conclusions) add_differences(out, pattern, binding);
    std::ranges::move(conditions_of_quantities(row, binding), std::back_inserter(out));
    if (const auto one = concludes_one_point(row)) {
        const auto apart =
            facts::make(facts::Predicate::diff, {binding[one->first].index(), binding[one->second].index()});
        std::erase(out, *apart);
    }
    return out;
}

/// Of the first of these readings that is the relation.
std::vector<Statement> conditions_of_reading(std::vector<facts::Reading> readings, const Statement& relation) {
    for (facts::Reading& reading : readings)
        if (relation == facts::make(std::move(reading.relation))) return std::move(reading.conditions);
    return {};
}

/// Of the conclusion as the equation says it, and what the equation needs.
std::vector<Statement> conditions_of_saying(const Statement& conclusion, const facts::Relation& said) {
    std::vector<Statement> out = facts::conditions_of(said);
    if (auto saying = facts::saying_of(said, conclusion))
        std::ranges::move(saying->conditions, std::back_inserter(out));
    return out;
}

/// Of the reading of the premise that is the conclusion; or of that of the conclusion which the premise is, and what
/// the premise needs.
std::vector<Statement> reading_conditions(const Statement& conclusion, const Statement& premise) {
    const bool back = conclusion.relation() == nullptr && premise.relation() != nullptr;
    std::vector<Statement> out = back ? conditions_of_saying(conclusion, *premise.relation())
                                      : conditions_of_reading(facts::readings(premise), conclusion);
    add_differences(out, back ? conclusion : premise);
    return out;
}

/// What is concluded from one equation alone says so even where the pairs of the others are one point.
void add_differences_of_view(std::vector<Statement>& out, const Step& step) {
    const auto views = facts::alternatives(step.conclusion);
    if (step.view >= views.size() || !views[step.view].alone) return add_differences(out, step.conclusion);
    add_differences(out, facts::equations(step.conclusion)[views[step.view].first]);
}

/// Of a set of points those equations matter that are used; any other statement is about pairs of different points.
void add_differences_of_premises(std::vector<Statement>& out, const Step& step, std::span<const Statement> premises) {
    for (const Statement& premise : premises)
        if (!facts::of_a_set(premise)) add_differences(out, premise);
    for (const Certificate& certificate : step.certificates)
        for (const CertificateTerm& term : certificate.terms)
            if (term.premise < premises.size() && facts::of_a_set(premises[term.premise]))
                for (const auto& equation :
                     facts::equations(premises[term.premise]) | std::views::drop(term.equation) | std::views::take(1))
                    add_differences(out, equation);
}

/// The equations of cyclic also hold for four points on a line.
void add_circle_condition(std::vector<Statement>& out, const Statement& conclusion) {
    if (conclusion.predicate() != facts::Predicate::cyclic) return;
    if (const auto round = facts::make(facts::Predicate::ncoll, conclusion.points().first(3))) out.push_back(*round);
}

/// That points are on one line is true of points that are one too; that they are on one circle, of three that are left
/// of them, if these are not on a line. Any other statement is about pairs of different points.
void add_conditions_of_renaming(std::vector<Statement>& out, const Statement& conclusion,
                                std::span<const Statement> premises) {
    if (!facts::of_a_set(conclusion)) return add_differences(out, conclusion);
    if (conclusion.predicate() != facts::Predicate::cyclic) return;
    std::vector<PointId> points(conclusion.points().begin(), conclusion.points().end());
    for (std::size_t round = 0; round < premises.size(); ++round)
        for (const Statement& premise : premises)
            if (premise.predicate() == facts::Predicate::same)
                std::ranges::replace(points, std::max(premise[0], premise[1]), std::min(premise[0], premise[1]));
    std::ranges::sort(points);
    points.erase(std::unique(points.begin(), points.end()), points.end());
    if (points.size() != 3) return;
    if (const auto round = facts::make(facts::Predicate::ncoll, points)) out.push_back(*round);
}

using PointSet = std::vector<PointId>;

std::optional<std::pair<std::size_t, std::size_t>> sharing(std::size_t count, const std::vector<PointSet>& sets,
                                                           PointSet& shared) {
    for (std::size_t i = 0; i < sets.size(); ++i)
        for (std::size_t j = i + 1; j < sets.size(); ++j) {
            shared.clear();
            std::ranges::set_intersection(sets[i], sets[j], std::back_inserter(shared));
            if (shared.size() >= count) return std::pair{i, j};
        }
    return std::nullopt;
}

/// Two lines through two points are one if the two differ, two circles through three if these are not on a line: that
/// is asked at each merge.
void add_merge_conditions(std::vector<Statement>& out, facts::Predicate asked, std::span<const Statement> premises) {
    const std::size_t count = asked == facts::Predicate::diff ? 2 : 3;
    std::vector<PointSet> sets;
    for (const Statement& premise : premises) {
        const auto skip = premise.predicate() == facts::Predicate::circle ? 1 : 0;
        PointSet set(premise.points().begin() + skip, premise.points().end());
        std::ranges::sort(set);
        sets.push_back(std::move(set));
    }
    PointSet shared;
    while (const auto pair = sharing(count, sets, shared)) {
        if (const auto apart = facts::make(asked, std::span<const PointId>(shared.data(), count)))
            out.push_back(*apart);
        PointSet merged;
        std::ranges::set_union(sets[pair->first], sets[pair->second], std::back_inserter(merged));
        sets[pair->first] = std::move(merged);
        sets.erase(sets.begin() + static_cast<std::ptrdiff_t>(pair->second));
    }
}

} // namespace

std::vector<Statement> conditions_of(const Step& step, std::span<const Statement> premises) {
    std::vector<Statement> out;
    if (step.reason == Reason::given || step.reason == Reason::calculation) return out;
    if (step.reason == Reason::reading) {
        out = reading_conditions(step.conclusion, premises.front());
    } else if (step.reason == Reason::rule) {
        const Rule* row = row_called(step.rule);
        assert(row != nullptr);
        out = rule_conditions(*row, step.binding);
    } else {
        add_differences_of_premises(out, step, premises);
        if (step.reason == Reason::algebra) add_differences_of_view(out, step);
        if (step.reason == Reason::point_class) add_conditions_of_renaming(out, step.conclusion, premises);
        if (step.reason == Reason::line_class) add_merge_conditions(out, facts::Predicate::diff, premises);
        if (step.reason == Reason::circle_class) add_merge_conditions(out, facts::Predicate::ncoll, premises);
        if (step.reason == Reason::algebra) add_circle_condition(out, step.conclusion);
    }
    std::ranges::sort(out);
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

Step step_of(const Graph& graph, StatementId statement, Explanation explanation) {
    const DerivationId first = graph.first[statement.index()];
    const Derivation& derivation = graph.derivations[first.index()];
    Step step;
    step.conclusion = graph.statements[statement.index()];
    step.reason = derivation.reason;
    if (derivation.reason == Reason::rule) {
        step.rule = rule(derivation.rule).name;
        step.binding = derivation.binding;
    }
    if (derivation.reason == Reason::given) step.action = derivation.action;
    step.view = derivation.view;
    step.certificates = std::move(explanation.certificates);
    std::vector<Statement> premises;
    for (const StatementId premise : explanation.premises) premises.push_back(graph.statements[premise.index()]);
    step.conditions = conditions_of(step, premises);
    if (const auto calculated = graph.calculations.find(first); calculated != graph.calculations.end()) {
        step.eliminated = calculated->second.eliminated;
        step.conditions = calculated->second.conditions;
    }
    return step;
}

namespace {

/// Depth first, so that a lemma stands right before it is used; an explicit stack, as cones may be deep.
class Tracer {
public:
    Tracer(const Explainer& explainer, const Control& control)
        : explainer_(explainer), graph_(explainer.graph()), control_(control) {}

    Result<Path> run(StatementId goal) {
        if (auto opened = open(goal); !opened) return fail(std::move(opened.error()));
        while (!stack_.empty()) {
            if (control_.stopped())
                return fail(
                    Error{ErrorKind::interrupted, "interrupted", "stopped while tracing back", {}, std::nullopt});
            const std::size_t top = stack_.size() - 1;
            if (stack_[top].next == stack_[top].explanation.premises.size()) {
                close(stack_[top]);
                stack_.pop_back();
                continue;
            }
            const StatementId premise = stack_[top].explanation.premises[stack_[top].next++];
            if (step_of_.contains(premise)) continue;
            if (auto opened = open(premise); !opened) return fail(std::move(opened.error()));
        }
        return std::move(path_);
    }

private:
    struct Frame {
        StatementId statement;
        Explanation explanation;
        std::size_t next = 0;
    };

    Status open(StatementId statement) {
        assert(statement.index() < graph_.statements.size());
        const DerivationId derivation = graph_.first[statement.index()];
        Frame frame{statement, {}, 0};
        if (graph_.derivations[derivation.index()].reason != Reason::given) {
            auto explanation = explainer_.explain(derivation);
            if (!explanation) return fail(std::move(explanation.error()));
            for (const StatementId premise : explanation->premises)
                if (!(premise < statement)) {
                    return fail(Error{ErrorKind::internal,
                                      "explanation_not_older",
                                      "a statement was explained by one that is not older",
                                      {},
                                      std::nullopt});
                }
            frame.explanation = std::move(*explanation);
        }
        stack_.push_back(std::move(frame));
        return {};
    }

    void close(Frame& frame) {
        std::vector<std::size_t> places;
        for (const StatementId premise : frame.explanation.premises) places.push_back(step_of_.at(premise));
        Step step = step_of(graph_, frame.statement, std::move(frame.explanation));
        step.premises = std::move(places);
        step_of_.emplace(frame.statement, path_.steps.size());
        path_.steps.push_back(std::move(step));
    }

    const Explainer& explainer_;
    const Graph& graph_;
    const Control& control_;
    std::vector<Frame> stack_;
    std::map<StatementId, std::size_t> step_of_;
    Path path_;
};

} // namespace

std::size_t length(const Path& path) {
    constexpr std::array counted{Reason::rule, Reason::algebra, Reason::calculation};
    return static_cast<std::size_t>(std::ranges::count_if(
        path.steps, [&](const Step& step) { return std::ranges::find(counted, step.reason) != counted.end(); }));
}

std::size_t raw_length(const Path& path) {
    return path.steps.size();
}

std::vector<Statement> conditions(const Path& path) {
    std::vector<Statement> out;
    for (const Step& step : path.steps) out.insert(out.end(), step.conditions.begin(), step.conditions.end());
    std::ranges::sort(out);
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

std::vector<Branch> branches(const Step& step) {
    std::vector<Branch> out;
    const auto equations = facts::equations(step.conclusion);
    const auto views = facts::alternatives(step.conclusion);
    if (step.view >= views.size()) return out;
    const facts::Alternative& view = views[step.view];
    for (std::size_t i = view.first; i < std::min(view.first + step.certificates.size(), view.end()); ++i) {
        const numbers::Integer& multiple = step.certificates[i - view.first].multiple;
        if (equations[i].table == facts::TableKind::direction && multiple > 1)
            out.push_back({step.conclusion, i, multiple});
    }
    return out;
}

std::vector<Branch> branches(const Path& path) {
    std::vector<Branch> out;
    for (const Step& step : path.steps) std::ranges::move(branches(step), std::back_inserter(out));
    return out;
}

std::string to_string(const Branch& branch, std::span<const std::string> names) {
    std::string out = "branch 0 of " + numbers::to_string(branch.multiple) + ": ";
    const auto equations = facts::equations(branch.conclusion);
    if (std::ranges::count(equations, facts::TableKind::direction, &facts::Equation::table) > 1)
        out += "equation " + std::to_string(branch.equation + 1) + " of ";
    return out + facts::to_string(branch.conclusion, names);
}

Result<Path> trace_back(const Explainer& explainer, StatementId goal, const Control& control) {
    return Tracer(explainer, control).run(goal);
}

} // namespace porism::proof
