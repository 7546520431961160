#include "workflow/without_letters.h"

#include "facts/relation.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <optional>
#include <set>

namespace porism::workflow {
namespace {

using facts::Polynomial;
using facts::Quantity;
using facts::QuantityKind;

bool is_letter(const Quantity& quantity) {
    return quantity.kind() == QuantityKind::letter;
}

/// `factor * letter + rest`.
struct Linear {
    Polynomial factor, rest;
};

/// Nothing where the letter stands in a power.
std::optional<Linear> linear_in(const Polynomial& polynomial, const Quantity& letter) {
    Linear out;
    for (const auto& [monomial, coefficient] : polynomial) {
        facts::Monomial others;
        std::uint32_t exponent = 0;
        for (const auto& factor : monomial.factors)
            if (factor.quantity == letter)
                exponent = factor.exponent;
            else
                others.factors.push_back(factor);
        if (exponent > 1) return std::nullopt;
        (exponent == 1 ? out.factor : out.rest)[std::move(others)] = coefficient;
    }
    return out;
}

/// A number times lengths: never zero.
bool is_positive(const Polynomial& polynomial) {
    return polynomial.size() == 1 && std::ranges::all_of(polynomial.begin()->first.factors, [](const auto& factor) {
               return factor.quantity.kind() == QuantityKind::length || factor.quantity.kind() == QuantityKind::number;
           });
}

/// That and nothing else.
bool is_plain_number(const Polynomial& polynomial) {
    return polynomial.size() == 1 && polynomial.begin()->first.factors.empty();
}

/// The letter, where its factor is a number.
Polynomial value_of_letter(const Linear& equation) {
    const numbers::Rational by = -1 / equation.factor.begin()->second;
    Polynomial out = equation.rest;
    for (auto& [monomial, coefficient] : out) coefficient *= by;
    return out;
}

/// An equation as it stands now, and where it comes from.
struct LetterEquation {
    std::size_t action;
    std::optional<Polynomial> polynomial;
};

class Eliminator {
public:
    Eliminator(const scene::Scene& scene, const scene::Questions& questions) : scene_(scene) {
        for (std::size_t i = 0; i < scene.actions().size(); ++i) {
            const auto& states = scene.actions()[i].states;
            if (!states || !states->compared()) continue;
            if (states->relation()) equations_.push_back({i, states->relation()->polynomial()});
            for (const Quantity& quantity : states->compared()->quantities())
                if (is_letter(quantity)) (states->relation() ? letters_ : kept_).insert(quantity);
        }
        for (const scene::Question& question : questions)
            if (question.quantity) kept_.insert(*question.quantity);
    }

    WithoutLetters run() && {
        for (const Quantity& letter : letters_)
            if (!kept_.contains(letter)) eliminate(letter);
        WithoutLetters out;
        out.unused = std::move(unused_);
        std::vector<std::pair<std::size_t, std::size_t>> order;
        for (std::size_t i = 0; i < scene_.actions().size(); ++i) order.emplace_back(place_of(i), i);
        std::ranges::sort(order);
        for (const auto& [place, i] : order) append(out, i);
        return out;
    }

private:
    void eliminate(const Quantity& letter) {
        std::vector<std::pair<LetterEquation*, Linear>> with;
        std::vector<LetterEquation*> in_powers;
        for (LetterEquation& equation : equations_) {
            if (!equation.polynomial) continue;
            auto linear = linear_in(*equation.polynomial, letter);
            if (!linear)
                in_powers.push_back(&equation);
            else if (!linear->factor.empty())
                with.emplace_back(&equation, *std::move(linear));
        }
        const auto pivot = std::ranges::find_if(with, [&](const auto& one) {
            return is_positive(one.second.factor) && (in_powers.empty() || is_plain_number(one.second.factor));
        });
        if (pivot == with.end()) return;
        std::vector<Polynomial> powers;
        for (const LetterEquation* equation : in_powers) {
            auto without = facts::substituted(*equation->polynomial, letter, value_of_letter(pivot->second));
            if (!without) return;
            powers.push_back(*std::move(without));
        }
        std::vector<Polynomial> put_in;
        for (const auto& [equation, linear] : with) {
            const auto left = facts::product(linear.rest, pivot->second.factor);
            const auto right = facts::product(linear.factor, pivot->second.rest);
            if (!left || !right) return;
            put_in.push_back(*left - *right);
        }
        if (with.size() + in_powers.size() == 1) unused_.push_back(letter.text());
        for (std::size_t i = 0; i < in_powers.size(); ++i)
            in_powers[i]->polynomial = powers[i].empty() ? std::nullopt : std::optional(std::move(powers[i]));
        for (std::size_t i = 0; i < with.size(); ++i) {
            const bool gone = put_in[i].empty();
            with[i].first->polynomial = gone ? std::nullopt : std::optional(std::move(put_in[i]));
        }
    }

    /// What an action that states an equation states now; nothing where nothing is left.
    std::optional<facts::Relation> relation_of(std::size_t index) const {
        const auto now = std::ranges::find(equations_, index, &LetterEquation::action);
        return now->polynomial ? facts::Relation::of(divided(*now->polynomial)) : std::nullopt;
    }

    bool states_equation(std::size_t index) const {
        const auto& states = scene_.actions()[index].states;
        return states && states->relation();
    }

    /// Behind all points that it speaks of now.
    std::size_t place_of(std::size_t index) const {
        const auto relation = states_equation(index) ? relation_of(index) : std::nullopt;
        std::size_t place = index;
        if (!relation) return place;
        for (const PointId point : relation->points()) place = std::max(place, scene_.action_of(point));
        return place;
    }

    void append(WithoutLetters& out, std::size_t index) const {
        scene::Action action = scene_.actions()[index];
        if (states_equation(index)) {
            auto relation = relation_of(index);
            if (!relation) return;
            action.states = facts::make(*std::move(relation));
        }
        const bool places = !action.outputs.empty();
        const auto done =
            out.scene.append(std::move(action), places ? scene_.names_of(index) : std::span<const std::string>());
        assert(done);
        (void)done;
        out.origins.push_back(index);
    }

    /// Without the lengths that all terms have.
    static Polynomial divided(Polynomial polynomial) {
        const std::vector<facts::Monomial::Factor> candidates = polynomial.begin()->first.factors;
        for (const auto& factor : candidates)
            while (factor.quantity.kind() == QuantityKind::length && divide(polynomial, factor.quantity)) {
            }
        return polynomial;
    }

    /// Whether all terms had it.
    static bool divide(Polynomial& polynomial, const Quantity& quantity) {
        Polynomial out;
        for (const auto& [monomial, coefficient] : polynomial) {
            facts::Monomial less = monomial;
            const auto found = std::ranges::find(less.factors, quantity, &facts::Monomial::Factor::quantity);
            if (found == less.factors.end()) return false;
            if (--found->exponent == 0) less.factors.erase(found);
            out[std::move(less)] = coefficient;
        }
        polynomial = std::move(out);
        return true;
    }

    const scene::Scene& scene_;
    std::vector<LetterEquation> equations_;
    std::set<Quantity> letters_, kept_;
    std::vector<std::string> unused_;
};

} // namespace

WithoutLetters without_letters(const scene::Scene& scene, const scene::Questions& questions) {
    return Eliminator(scene, questions).run();
}

} // namespace porism::workflow
