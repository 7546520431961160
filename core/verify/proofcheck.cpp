#include "verify/proofcheck.h"

#include "proof/rules/rule.h"
#include "scene/catalogue.h"
#include "scene/drawn.h"
#include "scene/places.h"
#include "verify/certificate.h"
#include "verify/merge.h"
#include "verify/picture.h"
#include "verify/quantities.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace porism::verify {
namespace {

using facts::Predicate;
using facts::Statement;
using numbers::Decision;
using proof::Reason;
using proof::Step;

std::optional<Statement> different(PointId a, PointId b) {
    const PointId pair[2] = {a, b};
    return facts::make(Predicate::diff, pair);
}

/// What a rule or an algebra step rests on besides its premises, derived from the step alone.
struct Needs {
    std::set<Statement> conditions;
    std::string failure;

    void need_difference(PointId a, PointId b) {
        if (const auto statement = different(a, b))
            conditions.insert(*statement);
        else
            failure = "two letters that must be different points are the same point";
    }
    void need_pairs(const facts::Equation& equation) {
        if (facts::holds_for_one_point(equation.table)) return;
        for (const facts::PairTerm& term : equation.terms) need_difference(term.pair.first, term.pair.second);
        for (const facts::SineTerm& sine : equation.sines) conditions.insert(facts::not_zero(sine));
    }
    void need_pairs(const Statement& statement) {
        for (const facts::Equation& equation : facts::equations(statement)) need_pairs(equation);
    }
    /// A row that concludes that two points are one supposes the contrary: if they are one, it is true already.
    void spare_pair(const Statement& conclusion) {
        if (conclusion.predicate() == Predicate::same)
            if (const auto apart = different(conclusion[0], conclusion[1])) conditions.erase(*apart);
    }
};

class Checker {
public:
    Checker(const proof::Path& path, const scene::Scene& scene, const diagram::Diagram& diagram)
        : path_(path), scene_(scene), diagram_(diagram), picture_(diagram), sketch_(scene::sketch_of(scene)) {
        for (const scene::Action& action : scene.actions()) {
            if (action.auxiliary) continue;
            for (const Statement& statement : scene::said_by(action, &scene::Construction::needs)) guarantee(statement);
            for (const Statement& statement : scene::said_by(action, &scene::Construction::guarantees))
                guarantee(statement);
        }
        if (scene.point_count() == diagram.point_count()) admit_auxiliaries();
    }

    ProofVerdict run(const Control& control) {
        ProofVerdict verdict;
        if (path_.steps.empty())
            verdict.summary = "the path has no steps";
        else if (scene_.point_count() != diagram_.point_count())
            verdict.summary = "the picture is not one of this scene";
        else
            verdict.summary = failure_;
        if (!verdict.summary.empty()) return verdict;
        for (std::size_t i = 0; i < path_.steps.size(); ++i) {
            std::string why = control.stopped() ? "the check was stopped here" : check_step(i);
            if (!why.empty() && verdict.summary.empty()) {
                verdict.summary =
                    "step " + std::to_string(i + 1) + " (" + describe(path_.steps[i].conclusion) + "): " + why;
            }
            verdict.steps.push_back({why.empty(), std::move(why)});
        }
        for (auto& [statement, condition] : conditions_) verdict.conditions.push_back(condition);
        std::ranges::move(branches_, std::back_inserter(verdict.conditions));
        verdict.valid = verdict.summary.empty();
        return verdict;
    }

private:
    void guarantee(const Statement& statement) {
        if (diagram_.speaks_of_merged(statement)) return;
        guaranteed_.insert(statement);
        // Three points that are not on a line are different points too.
        const auto points = statement.points();
        if (statement.predicate() != Predicate::ncoll) return;
        for (std::size_t i = 0; i < points.size(); ++i)
            for (std::size_t j = i + 1; j < points.size(); ++j)
                if (const auto pair = different(points[i], points[j])) guaranteed_.insert(*pair);
    }

    /// The problem does not speak of its help points, so what they need is no part of it: of those that the path uses
    /// the needs are side conditions, and the equalities that they ask for are given.
    void admit_auxiliaries() {
        const std::set<PointId> used = points_with_ancestors();
        const auto in_use = [&](PointId point) { return used.contains(point); };
        for (const scene::Action& action : scene_.actions()) {
            if (!action.auxiliary || std::ranges::none_of(action.outputs, in_use)) continue;
            for (const Statement& need : scene::said_by(action, &scene::Construction::needs))
                if (decide(need).decision != Decision::yes && failure_.empty())
                    failure_ = "a help point needs " + describe(need) + ", which the picture does not show";
            for (const Statement& asked : scene::said_by(action, &scene::Construction::required))
                if (!given_before(action, asked) && failure_.empty())
                    failure_ = "a help point asks for " + describe(asked) + ", which no construction before it gives";
            for (const Statement& statement : scene::said_by(action, &scene::Construction::guarantees))
                guarantee(statement);
        }
    }

    bool given_before(const scene::Action& action, const Statement& statement) const {
        return std::any_of(scene_.actions().data(), &action, [&](const scene::Action& earlier) {
            return std::ranges::count(scene::said_by(earlier, &scene::Construction::gives), statement) > 0;
        });
    }

    /// Every point of the path, and all that those were constructed from.
    std::set<PointId> points_with_ancestors() const {
        std::set<PointId> points;
        for (const Step& step : path_.steps) {
            const auto named = step.conclusion.points();
            points.insert(named.begin(), named.end());
        }
        const auto actions = scene_.actions();
        for (std::size_t i = actions.size(); i-- > 0;) {
            if (std::ranges::none_of(actions[i].outputs, [&](PointId point) { return points.contains(point); }))
                continue;
            for (const scene::Use& use : actions[i].uses) points.insert(use.points.begin(), use.points.end());
        }
        return points;
    }

    bool in_scene(std::span<const PointId> points) const {
        return std::ranges::all_of(points, [&](PointId point) { return point.index() < scene_.point_count(); });
    }

    std::string describe(const Statement& statement) const {
        return in_scene(statement.points()) ? facts::to_string(statement, scene_.names())
                                            : "a statement about no points of the scene";
    }

    std::string check_step(std::size_t index) {
        if (std::string why = check_form(index); !why.empty()) return why;
        const Step& step = path_.steps[index];
        std::vector<Statement> premises;
        for (const std::size_t premise : step.premises) premises.push_back(path_.steps[premise].conclusion);
        if (picture_.refutes(step.conclusion)) return "the conclusion is false in the picture";
        switch (step.reason) {
        case Reason::given:
            return check_given(step);
        case Reason::rule:
            return check_rule(step, premises);
        case Reason::algebra:
            return check_algebra(step, premises);
        case Reason::line_class:
            return check_class(step, premises, check_line_merge(step.conclusion, premises, step.conditions));
        case Reason::circle_class:
            return check_class(step, premises, check_circle_merge(step.conclusion, premises, step.conditions));
        case Reason::point_class:
            return check_class(step, premises, check_same_points(step.conclusion, premises));
        case Reason::reading:
            return check_quantities(step, premises, check_reading(step, premises));
        case Reason::calculation:
            return check_choice(step, check_quantities(step, premises, check_calculation(step, premises)));
        }
        return "the reason is not one that is known";
    }

    /// What every step of a path must be, whatever its reason.
    std::string check_form(std::size_t index) const {
        const Step& step = path_.steps[index];
        if (!in_scene(step.conclusion.points()) || !in_scene(step.binding))
            return "it names a point that the scene does not have";
        for (const Statement& condition : step.conditions) {
            if (!in_scene(condition.points())) return "a condition names a point that the scene does not have";
            if (!facts::row(condition.predicate()).order) return describe(condition) + " is no side condition";
        }
        const bool compares = step.conclusion.compared() != nullptr && step.reason == proof::Reason::reading;
        if (facts::row(step.conclusion.predicate()).order && !compares)
            return "order statements are side conditions, not conclusions";
        for (const std::size_t premise : step.premises)
            if (premise >= index) return "a premise does not stand before the step";
        if (std::set(step.premises.begin(), step.premises.end()).size() != step.premises.size())
            return "a premise is listed twice";
        return check_place(index);
    }

    std::string check_place(std::size_t index) const {
        const Step& step = path_.steps[index];
        const auto same = [&](const Step& other) { return other.conclusion == step.conclusion; };
        if (std::ranges::count_if(path_.steps, same) > 1) return "another step concludes the same";
        const auto uses = [&](const Step& later) { return std::ranges::count(later.premises, index) > 0; };
        if (index + 1 < path_.steps.size() && std::ranges::none_of(path_.steps, uses)) return "no later step uses it";
        if (step.reason != Reason::rule && (!step.rule.empty() || !step.binding.empty()))
            return "only a rule step names a rule";
        if (step.reason != Reason::algebra && (!step.certificates.empty() || step.view != 0))
            return "only an algebra step carries certificates";
        if (step.reason != Reason::calculation && !step.eliminated.empty())
            return "only a calculation eliminates quantities";
        return {};
    }

    std::string check_given(const Step& step) const {
        if (!step.premises.empty() || !step.conditions.empty()) return "what is given rests on nothing else";
        if (step.action >= scene_.actions().size()) return "it names an action that the scene does not have";
        const auto given = scene::given_by(scene_, step.action);
        if (std::ranges::count(given, step.conclusion) == 0) return "the action does not give this statement";
        if (diagram_.senseless(step.conclusion))
            return "it speaks of a line through two points that are one in every picture";
        return {};
    }

    std::string check_rule(const Step& step, const std::vector<Statement>& premises) {
        const proof::Rule* named = proof::row_called(step.rule);
        if (named == nullptr) return "there is no rule called \"" + step.rule + "\"";
        const proof::Rule& row = *named;
        if (step.binding.size() != row.letters.size()) return "the rule has another number of letters";
        Needs needs;
        std::vector<bool> used(premises.size(), false);
        for (const facts::Pattern& pattern : row.hypotheses) {
            if (std::string why = match_hypothesis(pattern, step, premises, used, needs); !why.empty()) return why;
        }
        if (std::ranges::count(used, false) > 0) return "a premise is no hypothesis of the rule";
        for (const facts::Pattern& pattern : row.conditions) {
            const auto condition = facts::instantiate(pattern, step.binding);
            if (!condition) return "a side condition of the rule cannot hold for these points";
            needs.conditions.insert(*condition);
        }
        bool concludes = false;
        for (const facts::Pattern& pattern : row.conclusions) {
            const auto conclusion = facts::instantiate(pattern, step.binding);
            // The row is about points for which each of its patterns is meant, those too that this step does not use.
            if (conclusion)
                needs.need_pairs(*conclusion);
            else if (!proof::needs_no_proof(pattern, step.binding))
                return "a conclusion of the rule cannot be meant for these points";
            concludes |= conclusion == step.conclusion;
        }
        if (row.relation) {
            for (const Statement& one : proof::conditions_of_quantities(row, step.binding))
                needs.conditions.insert(one);
            concludes = proof::relation_of(row, step.binding) == step.conclusion;
        }
        if (!concludes) return "the rule does not conclude this statement for these points";
        needs.spare_pair(step.conclusion);
        return check_conditions(step, needs);
    }

    /// A hypothesis is a premise's conclusion, or says nothing for these points.
    std::string match_hypothesis(const facts::Pattern& pattern, const Step& step,
                                 const std::vector<Statement>& premises, std::vector<bool>& used, Needs& needs) const {
        if (const auto hypothesis = facts::instantiate(pattern, step.binding)) {
            needs.need_pairs(*hypothesis);
            const auto found = std::ranges::find(premises, *hypothesis);
            if (found == premises.end())
                return "the hypothesis " + describe(*hypothesis) + " is no premise of the step";
            used[static_cast<std::size_t>(found - premises.begin())] = true;
            return {};
        }
        if (!proof::needs_no_proof(pattern, step.binding))
            return "a hypothesis of the rule cannot hold for these points";
        for (std::size_t i = 0; i + 1 < pattern.slots.size(); i += 2)
            needs.need_difference(step.binding[pattern.slots[i]], step.binding[pattern.slots[i + 1]]);
        return {};
    }

    std::string check_algebra(const Step& step, const std::vector<Statement>& premises) {
        const auto views = facts::alternatives(step.conclusion);
        if (views.empty()) return "this kind of statement does not follow from equations alone";
        if (step.view >= views.size()) return "the conclusion has no such view";
        const facts::Alternative& view = views[step.view];
        const auto targets = facts::equations(step.conclusion);
        if (step.certificates.size() != view.count)
            return "it needs one certificate for each equation of its conclusion";
        std::vector<std::vector<facts::Equation>> equations;
        for (const Statement& premise : premises) equations.push_back(facts::equations(premise));
        std::vector<bool> used(premises.size(), false);
        for (std::size_t i = 0; i < view.count; ++i) {
            const proof::Certificate& certificate = step.certificates[i];
            if (std::string why = check_certificate(certificate, targets[view.first + i], equations); !why.empty())
                return why;
            for (const proof::CertificateTerm& term : certificate.terms) used[term.premise] = true;
        }
        for (const proof::Branch& branch : proof::branches(step))
            if (std::string why = check_branch(branch); !why.empty()) return why;
        if (std::ranges::count(used, false) > 0) return "a premise is in no certificate";
        return check_pairs(step, premises);
    }

    /// Dividing directions by a multiple chooses one of as many branches (definition 9).
    std::string check_branch(const proof::Branch& branch) {
        const Decision decision =
            diagram::decide_torsion_branch(diagram_, branch.conclusion, branch.equation, branch.multiple);
        branches_.push_back({branch.conclusion, false, decision, branch.multiple, branch.equation});
        if (decision == Decision::yes) return {};
        return "the picture does not decide the branch of " + numbers::to_string(branch.multiple) +
               " that the step takes";
    }

    std::string check_class(const Step& step, const std::vector<Statement>& premises, std::string merged) {
        if (!merged.empty()) return merged;
        return check_pairs(step, premises);
    }

    std::string check_quantities(const Step& step, const std::vector<Statement>& premises, std::string why) {
        if (!why.empty()) return why;
        Needs needs;
        for (const Statement& premise : premises) needs.need_pairs(premise);
        needs.need_pairs(step.conclusion);
        return check_conditions(step, needs);
    }

    /// A value is chosen by order statements that the scene states, guarantees or was drawn with: what the picture
    /// shows besides is one of the figures that the givens leave (definition 8).
    std::string check_choice(const Step& step, std::string why) const {
        if (!why.empty()) return why;
        for (const Statement& condition : step.conditions)
            if (!guaranteed_.contains(condition) && !facts::shows(sketch_, condition))
                return describe(condition) + " chooses a value, and nothing but the picture says it";
        return {};
    }

    std::string check_pairs(const Step& step, const std::vector<Statement>& premises) {
        Needs needs;
        need_pairs_of_premises(step, premises, needs);
        if (step.reason == Reason::point_class && facts::of_a_set(step.conclusion)) {
            for (const Statement& need : needs_of_same_points(step.conclusion, premises)) needs.conditions.insert(need);
        } else {
            need_pairs_of_conclusion(step, needs);
        }
        // The equations of cyclic also hold for four points on a line.
        if (step.reason == Reason::algebra && step.conclusion.predicate() == Predicate::cyclic) {
            if (const auto round = facts::make(Predicate::ncoll, step.conclusion.points().first(3)))
                needs.conditions.insert(*round);
        }
        return check_conditions(step, needs);
    }

    /// That points lie on one line or circle is said of them wherever they stand: of its equations, those count that a
    /// certificate uses.
    static void need_pairs_of_premises(const Step& step, const std::vector<Statement>& premises, Needs& needs) {
        for (const Statement& premise : premises)
            if (!facts::of_a_set(premise)) needs.need_pairs(premise);
        if (step.reason != Reason::algebra) return;
        for (const proof::Certificate& certificate : step.certificates)
            for (const proof::CertificateTerm& term : certificate.terms)
                if (facts::of_a_set(premises[term.premise]))
                    needs.need_pairs(facts::equations(premises[term.premise])[term.equation]);
    }

    /// Merged lines and circles hold their points wherever these stand; an equation is about pairs of different points.
    static void need_pairs_of_conclusion(const Step& step, Needs& needs) {
        if (step.reason == Reason::line_class || step.reason == Reason::circle_class) return;
        if (step.reason != Reason::algebra) return needs.need_pairs(step.conclusion);
        const facts::Alternative view = facts::alternatives(step.conclusion)[step.view];
        const auto equations = facts::equations(step.conclusion);
        if (view.alone)
            needs.need_pairs(equations[view.first]);
        else
            needs.need_pairs(step.conclusion);
    }

    std::string check_conditions(const Step& step, const Needs& needs) {
        if (!needs.failure.empty()) return needs.failure;
        const std::set<Statement> listed(step.conditions.begin(), step.conditions.end());
        for (const Statement& condition : needs.conditions)
            if (!listed.contains(condition)) return "the side condition " + describe(condition) + " is not listed";
        for (const Statement& condition : listed) {
            const ProofVerdict::Condition& decided = decide(condition);
            if (decided.decision == Decision::no)
                return "the side condition " + describe(condition) + " is false in the picture";
            if (decided.decision == Decision::undecided && !decided.guaranteed)
                return "the side condition " + describe(condition) + " could not be decided";
        }
        return {};
    }

    const ProofVerdict::Condition& decide(const Statement& condition) {
        const auto found = conditions_.find(condition);
        if (found != conditions_.end()) return found->second;
        ProofVerdict::Condition decided{condition, guaranteed_.contains(condition),
                                        diagram::decide_condition(diagram_, condition)};
        return conditions_.emplace(condition, std::move(decided)).first->second;
    }

    const proof::Path& path_;
    const scene::Scene& scene_;
    const diagram::Diagram& diagram_;
    Picture picture_;
    facts::Sketch sketch_;
    std::string failure_; ///< of the path as a whole
    std::set<Statement> guaranteed_;
    std::map<Statement, ProofVerdict::Condition> conditions_;
    std::vector<ProofVerdict::Condition> branches_;
};

} // namespace

std::optional<proof::Branch> ProofVerdict::Condition::branch() const {
    if (multiple == 1) return std::nullopt;
    return proof::Branch{statement, equation, multiple};
}

std::string to_string(const ProofVerdict::Condition& condition, std::span<const std::string> names) {
    const auto branch = condition.branch();
    return branch ? proof::to_string(*branch, names) : facts::to_string(condition.statement, names);
}

std::vector<std::string> open_conditions(const ProofVerdict& verdict, std::span<const std::string> names) {
    std::vector<std::string> out;
    for (const auto& condition : verdict.conditions)
        if (!condition.guaranteed) out.push_back(to_string(condition, names));
    return out;
}

std::vector<std::string> order_conditions(const ProofVerdict& verdict, std::span<const std::string> names) {
    using facts::Predicate;
    constexpr std::array says_little{Predicate::diff, Predicate::ncoll, Predicate::npara};
    std::vector<std::string> out;
    for (const auto& condition : verdict.conditions) {
        const bool little = std::ranges::find(says_little, condition.statement.predicate()) != says_little.end();
        if (!condition.guaranteed && (condition.branch() || !little)) out.push_back(to_string(condition, names));
    }
    return out;
}

ProofVerdict check(const proof::Path& path, const scene::Scene& scene, const diagram::Diagram& diagram,
                   const Control& control) {
    return Checker(path, scene, diagram).run(control);
}

} // namespace porism::verify
