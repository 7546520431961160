// Numbers that are corrected to what the rest of a scene forces.
#include "diagnose/mends.h"
#include "diagnose/missing.h"
#include "diagnose/numbers_near.h"
#include "facts/truth.h"
#include "geometry/vector.h"
#include "realize/exact/exact_question.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <functional>
#include <limits>
#include <numbers>
#include <utility>

namespace porism::diagnose {
namespace {

using facts::Predicate;
using facts::Quantity;
using facts::QuantityKind;
using facts::Statement;
using numbers::Rational;
using numbers::Scalar;
using Points = std::span<const geometry::Point<double>>;

enum class Measure { length, angle, ratio };

/// The number of such a measure that a value is, as far as doubles tell.
std::optional<Scalar> number_near(double value, Measure measure) {
    if (measure != Measure::angle) return rational_or_root_near(value);
    const auto rational = rational_near(value);
    return rational ? std::optional(Scalar(*rational)) : std::nullopt;
}

double distance(Points points, PointId a, PointId b) {
    const auto d = points[b.index()] - points[a.index()];
    return std::hypot(d.x, d.y);
}

/// From ab to cd, in half turns.
double turn(Points points, const Statement& of) {
    const auto u = points[of[1].index()] - points[of[0].index()], v = points[of[3].index()] - points[of[2].index()];
    const double half_turns = (std::atan2(v.y, v.x) - std::atan2(u.y, u.x)) / std::numbers::pi;
    return half_turns - std::floor(half_turns);
}

/// A statement that gives something a number: which, how to read that off a picture, and the statement with another
/// number.
struct Measured {
    double said;
    std::function<double(Points)> value;
    std::function<std::optional<Statement>(const Scalar&)> with;
};

std::optional<Statement> equation(const Quantity& quantity, const std::optional<facts::Polynomial>& right) {
    return right ? std::optional(facts::make(*facts::Relation::of(facts::variable(quantity) - *right))) : std::nullopt;
}

/// "length(a,b) = 4*sqrt(2)".
auto told_as(const Quantity& quantity) {
    return [quantity](const Scalar& value) { return equation(quantity, facts::constant(value)); };
}

/// "length(a,b) = sqrt(2)*length(c,d)".
auto told_as_times(const Quantity& quantity, const Quantity& other) {
    return [quantity, other](const Scalar& value) {
        return equation(quantity, facts::product(facts::constant(value), facts::variable(other)));
    };
}

/// The predicate takes rational numbers, other ones are told by an equation.
template<class Otherwise>
auto told_with(Predicate predicate, const Statement& of, const Otherwise& otherwise) {
    return [predicate, of, otherwise](const Scalar& value) -> std::optional<Statement> {
        const auto rational = numbers::as_rational(value);
        return rational ? facts::make(predicate, of.points(), rational) : otherwise(value);
    };
}

Quantity length_in(const Statement& of, std::size_t side) {
    return *Quantity::of(QuantityKind::length, of.points().subspan(2 * side, 2));
}

std::optional<Measured> constant_of(const Statement& of, Measure measure) {
    const auto said = [&] { return of.constant()->get_d(); };
    if (measure == Measure::length && of.predicate() == Predicate::lconst)
        return Measured{said(), [of](Points points) { return distance(points, of[0], of[1]); },
                        told_with(Predicate::lconst, of, told_as(length_in(of, 0)))};
    if (measure == Measure::ratio && of.predicate() == Predicate::rconst)
        return Measured{said(),
                        [of](Points points) { return distance(points, of[0], of[1]) / distance(points, of[2], of[3]); },
                        told_with(Predicate::rconst, of, told_as_times(length_in(of, 0), length_in(of, 1)))};
    const auto none = [](const Scalar&) { return std::optional<Statement>(); };
    const bool right = of.predicate() == Predicate::perp;
    if (measure == Measure::angle && (right || of.predicate() == Predicate::aconst))
        return Measured{right ? 0.5 : said(), [of](Points points) { return turn(points, of); },
                        told_with(Predicate::aconst, of, none)};
    return std::nullopt;
}

/// The positive number that a quantity alone has to be for a polynomial to vanish, which is a power of it and a
/// constant.
double solved_for(const Quantity& quantity, const facts::Polynomial& polynomial) {
    std::uint32_t exponent = 1;
    for (const auto& [monomial, coefficient] : polynomial)
        for (const facts::Monomial::Factor& factor : monomial.factors)
            if (factor.quantity == quantity) exponent = std::max(exponent, factor.exponent);
    const auto at = [&](int value) {
        return facts::value_in(*facts::substituted(polynomial, quantity, facts::constant(Rational(value))), {});
    };
    return std::pow(at(0) / (at(0) - at(1)), 1.0 / exponent);
}

bool is_measured(const Quantity& quantity, Measure measure) {
    const bool turns = quantity.kind() == QuantityKind::angle || quantity.kind() == QuantityKind::arc;
    return measure == Measure::angle ? turns : quantity.kind() == QuantityKind::length;
}

/// "length(a,b) = 3", "angle(a,b,c) = 60", "length(a,b) = 2*length(c,d)".
std::optional<Measured> equation_of(const Statement& of, Measure measure) {
    if (of.relation() == nullptr) return std::nullopt;
    const auto quantities = of.relation()->quantities();
    const facts::Polynomial& polynomial = of.relation()->polynomial();
    const auto in = [](const Quantity& one) {
        return [one](Points points) { return facts::value_in(facts::variable(one), points); };
    };
    if (quantities.size() != (measure == Measure::ratio ? 2U : 1U) ||
        !std::ranges::all_of(quantities, [&](const auto& one) { return is_measured(one, measure); }))
        return std::nullopt;
    const Quantity &first = quantities.front(), &last = quantities.back();
    if (measure != Measure::ratio) return Measured{solved_for(first, polynomial), in(first), told_as(first)};
    const auto of_one = facts::substituted(polynomial, last, facts::constant(Rational(1)));
    if (polynomial.size() != 2 || !of_one) return std::nullopt;
    return Measured{solved_for(first, *of_one),
                    [first, last, in](Points points) { return in(first)(points) / in(last)(points); },
                    told_as_times(first, last)};
}

Result<diagram::Diagram> figure_of(const Sample& sample, const Control& control) {
    realize::Options options;
    options.explain = false;
    return realize::realize(sample.scene, options, control);
}

/// The value that every picture shows.
std::optional<double> shown_by_all(const diagram::Diagram& figure, const Measured& measured) {
    const auto pictures = figure.pictures();
    const double first = measured.value(pictures.front());
    for (const Points points : pictures)
        if (!(std::abs(measured.value(points) - first) <= recognised * std::max(1.0, std::abs(first))))
            return std::nullopt;
    return first;
}

struct ForcedNumber {
    double value;
    const char* by;
};

/// What the scene without an action forces. Where the whole has no figure, which would have an answer of its own, and
/// it leaves the value open and answers with it, what it forces with those that are told.
std::optional<ForcedNumber> forced(const Sick& sick, const Sample& rest, const Measured& measured) {
    const auto figure = figure_of(rest, sick.control);
    if (!figure) return std::nullopt;
    if (const auto value = shown_by_all(*figure, measured)) return ForcedNumber{*value, "the rest forces that"};
    const scene::Goals told = sick.diagram == nullptr ? told_goals(rest, *figure) : scene::Goals();
    std::optional<Sample> with = rest;
    for (const Statement& one : told)
        if (with) with = with_stated(*with, one);
    if (told.empty() || !with) return std::nullopt;
    const auto answered = figure_of(*with, sick.control);
    const auto value = answered ? shown_by_all(*answered, measured) : std::nullopt;
    return value ? std::optional(ForcedNumber{*value, "the rest and what is told as the answer force that"})
                 : std::nullopt;
}

/// Where statements conflict, those that do; else all.
std::vector<std::size_t> suspects(const Sick& sick) {
    const auto actions = sick.sample.scene.actions();
    std::vector<std::size_t> out;
    if (sick.diagram == nullptr) out = realize::conflicting_actions(sick.sample.scene, {}, sick.control);
    for (std::size_t i = 0; i < actions.size() && sick.diagram != nullptr; ++i)
        if (actions[i].states) out.push_back(i);
    constexpr std::size_t most = 12;
    if (out.size() > most) out.resize(most);
    return out;
}

std::optional<Candidate> correction_of(const Sick& sick, std::size_t action, Measure measure) {
    const scene::Scene& scene = sick.sample.scene;
    const Statement& stated = *scene.actions()[action].states;
    auto measured = constant_of(stated, measure);
    if (!measured) measured = equation_of(stated, measure);
    if (!measured) return std::nullopt;
    auto drafts = drafts_of(scene);
    std::vector<bool> keep(drafts.size(), true);
    keep[action] = false;
    const auto found = forced(sick, kept(sick.sample, keep), *measured);
    const auto told = found ? number_near(found->value, measure) : std::nullopt;
    const auto now = told ? measured->with(*told) : std::nullopt;
    if (!now || *now == stated) return std::nullopt;
    drafts[action].action.states = *now;
    auto sample = assembled(sick.sample, drafts);
    if (!sample) return std::nullopt;
    const double change = std::abs(std::log(found->value / measured->said));
    return Candidate{
        *std::move(sample),
        fmt::format("State \"{}\" in place of \"{}\": {}.", facts::to_string(*now, scene.names()),
                    facts::to_string(stated, scene.names()), found->by),
        {sick.check.action != action, std::isnan(change) ? std::numeric_limits<double>::infinity() : change}};
}

Candidates corrected(const Sick& sick, Measure measure) {
    Candidates out;
    for (const std::size_t action : suspects(sick))
        if (auto correction = correction_of(sick, action, measure)) out.push_back(*std::move(correction));
    return out;
}

/// The value of a question that the pictures show, where it is another than the one that is told.
std::optional<Scalar> value_in_place(const Sick& sick, std::size_t index, const Scalar& told) {
    const scene::Question& question = sick.sample.questions[index];
    const auto pictures = sick.diagram->pictures();
    const auto seen = scene::seen_in(question, pictures, sick.diagram->letters());
    const double counted = scene::as_counted(question, seen.value);
    const bool shown = seen.sight == scene::Sight::seen;
    if (shown && std::abs(counted - numbers::to_double(told)) <= recognised * std::max(1.0, std::abs(counted)))
        return std::nullopt;
    if (auto exact = realize::answer_exactly(sick.sample.scene, *sick.diagram, question, {}, sick.control).value)
        return exact;
    if (sick.options.solver)
        if (auto proved = sick.options.solver(sick.sample, index)) return proved;
    return shown ? told_near(counted) : std::nullopt;
}

} // namespace

Candidates corrected_lengths(const Sick& sick) {
    return corrected(sick, Measure::length);
}

Candidates corrected_angles(const Sick& sick) {
    return corrected(sick, Measure::angle);
}

Candidates corrected_ratios(const Sick& sick) {
    return corrected(sick, Measure::ratio);
}

Candidates corrected_answers(const Sick& sick) {
    if (sick.diagram == nullptr) return {};
    Sample other = sick.sample;
    std::vector<std::string> changes;
    for (std::size_t i = 0; i < other.questions.size(); ++i) {
        const auto told = other.answer_to(i);
        const auto value = told ? value_in_place(sick, i, *told) : std::nullopt;
        if (!value) continue;
        changes.push_back(fmt::format("the answer {} in place of {}", value->text(), told->text()));
        other.answers[i] = value;
    }
    if (changes.empty()) return {};
    return {{std::move(other), fmt::format("Tell {}.", fmt::join(changes, ", "))}};
}

} // namespace porism::diagnose
