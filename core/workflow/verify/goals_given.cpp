#include "workflow/verify/goals_given.h"

#include "diagnose/given_away.h"
#include "facts/between.h"
#include "facts/equations_said.h"
#include "scene/catalogue.h"
#include "workflow/verify/asked_relation.h"
#include "workflow/verify/envelope.h"
#include "workflow/verify/given_together.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace porism::workflow {
namespace {

using facts::Monomial;
using facts::Polynomial;
using facts::Predicate;
using facts::Quantity;
using facts::QuantityKind;
using facts::Relation;
using facts::Statement;
using numbers::Rational;
using problem::Check;

using PointSets = std::vector<std::set<PointId>>;

/// Those that have `common` points together are one: lines by two, circles by three.
PointSets joined_where_common(PointSets sets, std::size_t common) {
    for (std::size_t i = 0; i < sets.size(); ++i)
        for (std::size_t j = i + 1; j < sets.size(); ++j) {
            const auto shared =
                std::ranges::count_if(sets[j], [&](const PointId& point) { return sets[i].contains(point); });
            if (static_cast<std::size_t>(shared) < common) continue;
            sets[i].merge(sets[j]);
            sets.erase(sets.begin() + static_cast<std::ptrdiff_t>(j));
            return joined_where_common(std::move(sets), common);
        }
    return sets;
}

struct Curve {
    Predicate predicate;
    std::size_t by; ///< so many points
};
constexpr std::array curves{Curve{Predicate::coll, 2}, Curve{Predicate::cyclic, 3}};

/// Whether the points of a goal are among those of one line, or one circle, that is given.
bool lies_on_given(const Statement& goal, const std::vector<Statement>& given) {
    const auto curve = std::ranges::find(curves, goal.predicate(), &Curve::predicate);
    if (curve == curves.end()) return false;
    PointSets sets;
    for (const Statement& one : given) {
        const auto line = facts::said_on_line(one);
        if (goal.predicate() == Predicate::coll && line)
            sets.emplace_back(line->begin(), line->end());
        else if (one.predicate() == goal.predicate())
            sets.emplace_back(one.points().begin(), one.points().end());
    }
    return std::ranges::any_of(joined_where_common(std::move(sets), curve->by), [&](const std::set<PointId>& set) {
        return std::ranges::all_of(goal.points(), [&](PointId point) { return set.contains(point); });
    });
}

/// A, P and B, the ends by number.
std::optional<std::array<PointId, 3>> between_said(const Statement& statement) {
    auto found = facts::said_between(statement);
    if (found && (*found)[2] < (*found)[0]) std::swap((*found)[0], (*found)[2]);
    return found;
}

/// Whether a goal says that a point lies between two others, and what is given says so, in one word or by their line
/// and an order.
bool lies_between_given(const Statement& goal, const std::vector<Statement>& given) {
    const auto asked = between_said(goal);
    if (!asked) return false;
    const auto line = facts::make(Predicate::coll, *asked), order = facts::make(Predicate::obtuse_angle, *asked);
    return std::ranges::count(given, asked, &between_said) > 0 ||
           (std::ranges::count(given, line) > 0 && std::ranges::count(given, order) > 0);
}

std::set<Relation> relations_in(const std::vector<Statement>& given) {
    std::set<Relation> out;
    for (const Statement& one : given) out.merge(facts::equations_said(one, facts::Extent::some));
    return out;
}

/// x = factor * y.
struct Multiple {
    Quantity x, y;
    Rational factor;
};

std::optional<Multiple> multiple_in(const Relation& relation) {
    const Polynomial& terms = relation.polynomial();
    if (terms.size() != 2) return std::nullopt;
    const auto& [one, a] = *terms.begin();
    const auto& [other, b] = *terms.rbegin();
    const auto is_quantity = [](const Monomial& term) {
        return term.factors.size() == 1 && term.factors.front().exponent == 1 &&
               term.factors.front().quantity.kind() != QuantityKind::number;
    };
    if (!is_quantity(one) || !is_quantity(other)) return std::nullopt;
    return Multiple{one.factors.front().quantity, other.factors.front().quantity, Rational(-b / a)};
}

/// What one given says of quantities: which are multiples of each other, and whose value it tells.
class Amounts {
public:
    explicit Amounts(const std::vector<Statement>& given) : relations_(relations_in(given)) {
        for (const Relation& relation : relations_)
            if (const auto multiple = multiple_in(relation)) multiples_.push_back(*multiple);
    }

    /// What the statement is read as: the same quantities by the same factor, or calculated of a value.
    bool say(const Statement& goal) const {
        const auto asked = facts::equations_said(goal, facts::Extent::whole);
        return std::ranges::any_of(asked, [&](const Relation& one) {
            return relations_.contains(one) || are_multiples(one) || are_of_value(one.quantities());
        });
    }

    /// Whether what is asked for has a value by one equation alone.
    bool answer(const Relation& asked) const {
        std::vector<Quantity> quantities = asked.quantities();
        std::erase(quantities, asked_unknown());
        if (are_of_value(quantities)) return true;
        if (quantities.size() == 2 && is_quotient(asked)) return true;
        return std::ranges::any_of(relations_, [&](const Relation& told) { return is_part(asked, told); });
    }

private:
    bool are_multiples(const Relation& asked) const {
        const auto multiple = multiple_in(asked);
        if (!multiple) return false;
        const auto factors = multiples_of(multiple->y);
        const auto found = factors.find(multiple->x);
        return found != factors.end() && found->second == multiple->factor;
    }

    bool is_quotient(const Relation& asked) const {
        const auto& quantities = asked.quantities();
        const auto& terms = asked.polynomial();
        const bool two = terms.size() == 2 &&
                         std::ranges::any_of(terms, [](const auto& term) { return term.first.factors.size() == 2; });
        if (!two) return false;
        const auto first = std::ranges::find_if(quantities, [](const Quantity& q) { return q != asked_unknown(); });
        const auto second =
            std::find_if(std::next(first), quantities.end(), [](const Quantity& q) { return q != asked_unknown(); });
        return multiples_of(*first).contains(*second);
    }

    /// By what each is that quantity: itself once.
    std::map<Quantity, Rational> multiples_of(const Quantity& unit) const {
        std::map<Quantity, Rational> out{{unit, Rational(1)}};
        for (bool more = true; more;) {
            more = false;
            for (const Multiple& one : multiples_) {
                const auto x = out.find(one.x), y = out.find(one.y);
                if ((x == out.end()) == (y == out.end())) continue;
                more = x == out.end() ? out.emplace(one.x, Rational(y->second * one.factor)).second
                                      : out.emplace(one.y, Rational(x->second / one.factor)).second;
            }
        }
        return out;
    }

    /// Whether all are one quantity whose value is told, or its functions.
    bool are_of_value(const std::vector<Quantity>& asked) const {
        return !asked.empty() && std::ranges::any_of(relations_, [&](const Relation& told) {
            return told.quantities().size() == 1 && is_linear(told) &&
                   std::ranges::all_of(asked,
                                       [&](const Quantity& one) { return is_of(one, told.quantities().front()); });
        });
    }

    static bool is_linear(const Relation& told) {
        return std::ranges::all_of(told.polynomial(), [](const auto& term) {
            return std::ranges::all_of(term.first.factors, [](const Monomial::Factor& factor) {
                return factor.quantity.kind() == QuantityKind::number || factor.exponent == 1;
            });
        });
    }

    static bool is_of(const Quantity& asked, const Quantity& valued) {
        constexpr std::array functions{QuantityKind::sine, QuantityKind::cosine, QuantityKind::tangent};
        const bool function = std::ranges::count(functions, asked.kind()) > 0;
        return asked == valued || (function && valued.kind() == QuantityKind::angle &&
                                   std::ranges::equal(asked.points(), valued.points()));
    }

    /// Whether the unknown is a multiple of what has a value, up to a number: u = 2 (AB + AC) of AB + AC = 10.
    static bool is_part(const Relation& asked, const Relation& told) {
        const Monomial unknown{{{asked_unknown(), 1}}}, one{};
        Polynomial left = asked.polynomial();
        if (left.erase(unknown) == 0) return false;
        left.erase(one);
        Polynomial right = told.polynomial();
        right.erase(one);
        if (left.empty() || left.size() != right.size()) return false;
        const Rational factor = left.begin()->second / right.begin()->second;
        return std::ranges::equal(left, right, [&](const auto& a, const auto& b) {
            return a.first == b.first && a.second == Rational(b.second * factor);
        });
    }

    std::set<Relation> relations_;
    std::vector<Multiple> multiples_;
};

using AllGiven = std::vector<GivenTogether>;

const GivenTogether* giving(const Statement& goal, const AllGiven& given) {
    const auto found = std::ranges::find_if(given, [&](const GivenTogether& one) {
        return std::ranges::count(one.statements, goal) > 0 || lies_on_given(goal, one.statements) ||
               lies_between_given(goal, one.statements) || Amounts(one.statements).say(goal);
    });
    return found == given.end() ? nullptr : &*found;
}

const GivenTogether* answering(const Relation& asked, const AllGiven& given) {
    const auto found =
        std::ranges::find_if(given, [&](const GivenTogether& one) { return Amounts(one.statements).answer(asked); });
    return found == given.end() ? nullptr : &*found;
}

Check given_check(const diagnose::Sample& sample, const GivenTogether& given, std::string_view what) {
    const bool stated = sample.scene.actions()[given.action].states.has_value();
    return {"logical",
            "goal_not_given",
            problem::CheckState::failed,
            given.action,
            {},
            {},
            given.text + " is given, and " + std::string(what),
            stated ? "leave the given out where the rest forces what is asked for" : ""};
}

/// A letter that a given defines takes that given too.
bool is_of_givens(const scene::Question& question, const scene::Scene& scene, const EnvelopeFile* file) {
    if (!question.quantity || question.quantity->kind() != QuantityKind::letter) return false;
    const auto actions = scene.actions();
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const Relation* said = actions[i].states ? actions[i].states->relation() : nullptr;
        const bool by_goal = file != nullptr && i < file->content.origins.size() &&
                             file->content.origins[i].pointer == verigeo::goal_pointer;
        if (said && !by_goal && std::ranges::count(said->quantities(), *question.quantity) > 0) return true;
    }
    return false;
}

std::vector<Check> given_by_one(const diagnose::Sample& sample, const EnvelopeFile* file) {
    std::vector<Check> out;
    const AllGiven given = given_together(sample, file);
    std::vector<const GivenTogether*> by;
    for (const Statement& goal : sample.goals) by.push_back(giving(goal, given));
    if (!by.empty() && std::ranges::count(by, nullptr) == 0)
        out.push_back(given_check(sample, *by.front(), "says the goal by what it means"));
    for (const scene::Question& question : sample.questions) {
        if (is_of_givens(question, sample.scene, file)) continue;
        const auto asked = asked_relation(question, sample.scene);
        if (const GivenTogether* one = asked ? answering(*asked, given) : nullptr)
            out.push_back(given_check(sample, *one, "what is asked for is calculated from it alone"));
    }
    return out;
}

std::vector<Check> goals_given(const diagnose::Sample& sample, const EnvelopeFile* file) {
    auto out = diagnose::goals_given(sample);
    if (out.empty()) out = given_by_one(sample, file);
    return out;
}

} // namespace

std::vector<Check> goals_given(const LoadedProblem& problem, const scene::Scene& scene) {
    return goals_given({scene, problem.document->goals, problem.document->questions, {}, {}, problem.amounts_to},
                       problem.envelope.get());
}

std::vector<Check> goals_given(const diagnose::Sample& sample) {
    return goals_given(sample, nullptr);
}

} // namespace porism::workflow
