#include "diagnose/given_away.h"

#include "diagnose/empty_goals.h"
#include "facts/between.h"
#include "facts/comparison.h"
#include "facts/equations_said.h"
#include "facts/only_solution.h"
#include "facts/plain_comparison.h"
#include "scene/catalogue.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace porism::diagnose {
namespace {

using facts::equations_said;
using facts::Extent;
using facts::Relation;
using facts::Statement;

bool is_even(const facts::Monomial& term) {
    return std::ranges::all_of(term.factors, [](const auto& factor) { return factor.exponent % 2 == 0; });
}

/// Of how many factors a term has at most.
std::size_t degree_of(const facts::Polynomial& polynomial) {
    std::size_t most = 0;
    for (const auto& [monomial, coefficient] : polynomial) {
        std::size_t degree = 0;
        for (const auto& [quantity, exponent] : monomial.factors)
            degree += quantity.kind() == facts::QuantityKind::number ? 0 : exponent;
        most = std::max(most, degree);
    }
    return most;
}

facts::Quantity length_of(std::span<const PointId> points) {
    return *facts::Quantity::of(facts::QuantityKind::length, points);
}

/// Whose value, or whose quotient, is asked for.
std::set<facts::Quantity> asked_for(const scene::Question& question) {
    if (question.quantity) return {*question.quantity};
    const std::span points(question.terms.front().points);
    if (question.kind == scene::QuestionKind::lcompute) return {length_of(points)};
    if (question.kind == scene::QuestionKind::rcompute) return {length_of(points.first(2)), length_of(points.last(2))};
    return {};
}

/// That lengths differ, as a comparison says it.
bool says_unequal(const Statement& given, const Statement& goal) {
    if (given.predicate() != facts::Predicate::ncong || goal.predicate() != facts::Predicate::unequal) return false;
    const auto equal = facts::make(facts::Predicate::cong, given.points());
    return equal && equations_said(*equal, Extent::whole).contains(facts::with_only_solution(*goal.compared()));
}

/// The same order in the words of a statement and of a comparison, or more than is asked for: AB > AC where AB >= AC is
/// to be proved, or that they differ.
bool says_order(const Statement& given, const Statement& goal) {
    const Statement told = facts::plainest(given), asked = facts::plainest(goal);
    const auto *of_told = facts::comparison_row(told.predicate()), *of_asked = facts::comparison_row(asked.predicate());
    if (of_told == nullptr || of_asked == nullptr) return says_unequal(given, goal) || says_unequal(goal, given);
    if (*told.compared() != *asked.compared()) return false;
    const bool more = of_told->side != 0 && !of_told->closed &&
                      (of_asked->side == 0 || (of_asked->side == of_told->side && of_asked->closed));
    return told == asked || more;
}

bool says(const Statement& given, const Statement& goal) {
    if (given == goal || says_order(given, goal)) return true;
    if (const auto line = facts::said_on_line(given); line && goal.predicate() == facts::Predicate::coll)
        if (facts::make(facts::Predicate::coll, *line) == goal) return true;
    const auto told = equations_said(given, Extent::some), asked = equations_said(goal, Extent::whole);
    return std::ranges::any_of(told, [&](const Relation& one) { return asked.contains(one); });
}

/// One quantity, or the quotient of two, has a value by it: it has no roots to choose from, but the sign of one.
bool tells_value(const Relation& relation) {
    const facts::Polynomial& terms = relation.polynomial();
    const bool square = terms.size() == 2 && is_even(terms.begin()->first) && is_even(terms.rbegin()->first);
    return square || degree_of(terms) == 1;
}

bool tells(const Relation& told, const std::set<facts::Quantity>& asked) {
    const bool quotient = asked.size() < 2 || !told.polynomial().contains(facts::Monomial{});
    return !asked.empty() && quotient && tells_value(told) && std::ranges::equal(told.quantities(), asked);
}

/// Between 0 and 180 degrees an angle is told by its cosine or its tangent, but not by its sine.
std::set<facts::Quantity> functions_of(const std::set<facts::Quantity>& asked) {
    std::set<facts::Quantity> out;
    if (asked.size() != 1 || asked.begin()->kind() != facts::QuantityKind::angle) return out;
    for (const auto kind : {facts::QuantityKind::cosine, facts::QuantityKind::tangent})
        if (auto function = facts::Quantity::of(kind, asked.begin()->points())) out.insert(*std::move(function));
    return out;
}

bool answers(const Statement& given, const scene::Question& question) {
    const std::set<facts::Quantity> asked = asked_for(question);
    for (const facts::Quantity& function : functions_of(asked))
        if (std::ranges::any_of(equations_said(given, Extent::some),
                                [&](const Relation& told) { return tells(told, {function}); }))
            return true;
    return std::ranges::any_of(equations_said(given, Extent::some),
                               [&](const Relation& told) { return tells(told, asked); });
}

struct Away {
    std::string_view what, mend;
};
/// How a given gives away what is asked for.
std::optional<Away> given_away(const Sample& sample, const Statement& given, bool stated) {
    const std::string_view mend = stated ? "leave the given out where the rest forces what is asked for" : "";
    if (std::ranges::count(sample.goals, given) > 0)
        return Away{stated ? " is a goal, and is given" : " is a goal, and is given by the construction", mend};
    if (std::ranges::any_of(sample.goals, [&](const Statement& goal) { return says(given, goal); }))
        return Away{" is given, and says a goal in other words", mend};
    if (std::ranges::any_of(sample.questions, [&](const auto& asked) { return answers(given, asked); }))
        return Away{" is given, and is what is asked for", mend};
    return std::nullopt;
}

/// The value that a relation tells of one quantity alone, as a relation of another.
bool is_of_one(const Relation& relation) {
    return relation.quantities().size() == 1 && tells_value(relation);
}

std::vector<Statement> all_given(const Sample& sample) {
    std::vector<Statement> out;
    for (const scene::Action& action : sample.scene.actions())
        for (Statement& given : scene::said_by(action, &scene::Construction::gives)) out.push_back(std::move(given));
    return out;
}

bool only_follows(const Sample& sample, std::size_t action) {
    return !sample.amounts_to.empty() && std::ranges::count(sample.amounts_to, text_of(sample.scene, action)) > 0;
}

} // namespace

std::vector<problem::Check> goals_given(const Sample& sample) {
    std::vector<problem::Check> out;
    const auto actions = sample.scene.actions();
    for (std::size_t i = 0; i < actions.size(); ++i) {
        if (only_follows(sample, i)) continue;
        std::vector<Statement> all = scene::said_by(actions[i], &scene::Construction::gives);
        if (actions[i].states && facts::row(actions[i].states->predicate()).order) all.push_back(*actions[i].states);
        for (const Statement& given : all) {
            const auto away = given_away(sample, given, actions[i].states.has_value());
            if (!away) continue;
            out.push_back({"logical",
                           "goal_not_given",
                           problem::CheckState::failed,
                           i,
                           {},
                           {},
                           facts::to_string(given, sample.scene.names()) + std::string(away->what),
                           std::string(away->mend)});
            break;
        }
    }
    std::ranges::move(goals_saying_nothing(sample), std::back_inserter(out));
    return out;
}

bool answer_is_given(const Sample& sample) {
    if (sample.questions.empty()) return false;
    const auto asked = asked_for(sample.questions.front());
    if (asked.size() != 1) return false;
    std::set<facts::Quantity> valued, equal;
    for (const Statement& given : all_given(sample))
        for (const Relation& told : equations_said(given, Extent::whole)) {
            const auto& quantities = told.quantities();
            if (is_of_one(told)) valued.insert(quantities.front());
            if (quantities.size() != 2 || told.polynomial().size() != 2 || degree_of(told.polynomial()) != 1) continue;
            for (const std::size_t i : {0U, 1U})
                if (quantities[i] == *asked.begin()) equal.insert(quantities[1 - i]);
        }
    return std::ranges::any_of(equal, [&](const facts::Quantity& other) { return valued.contains(other); });
}

} // namespace porism::diagnose
