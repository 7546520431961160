// Numbers that are corrected to what the rest of a scene forces.
#include "diagnose/mends.h"
#include "facts/truth.h"
#include "geometry/vector.h"
#include "realize/exact/exact_question.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <functional>
#include <numbers>
#include <utility>

namespace porism::diagnose {
namespace {

using facts::Predicate;
using facts::QuantityKind;
using facts::Statement;
using numbers::Rational;
using Points = std::span<const geometry::Point<double>>;

enum class Measure { length, angle, ratio };

constexpr int most_parts = 1000;
constexpr double recognised = 1e-9;

/// The rational number with the least denominator that a value is, as far as doubles tell.
std::optional<Rational> rational_near(double value, int most = most_parts) {
    for (int parts = 1; parts <= most; ++parts) {
        const double whole = std::round(value * parts);
        if (std::abs(whole) < 1e9 && std::abs(value * parts - whole) <= recognised * std::max(1.0, std::abs(whole)))
            return Rational(static_cast<long>(whole)) / Rational(parts);
    }
    return std::nullopt;
}

/// "5*sqrt(2)/3" for the root of 50/9.
std::optional<numbers::Scalar> root_of(const Rational& square) {
    if (sgn(square) <= 0) return std::nullopt;
    const numbers::Integer& below = square.get_den();
    numbers::Integer rest = square.get_num() * below, before = 1;
    for (numbers::Integer factor = 2; factor * factor <= rest && factor < most_parts; ++factor)
        while (rest % (factor * factor) == 0) {
            rest /= factor * factor;
            before *= factor;
        }
    Rational ratio(before, below);
    ratio.canonicalize();
    std::string text = "sqrt(" + numbers::Scalar(Rational(rest)).text() + ")";
    if (ratio.get_num() != 1) text = numbers::Scalar(Rational(ratio.get_num())).text() + "*" + text;
    if (ratio.get_den() != 1) text += "/" + numbers::Scalar(Rational(ratio.get_den())).text();
    const auto root = numbers::Scalar::parse(text);
    return root ? std::optional(*root) : std::nullopt;
}

/// A number as people tell it, as far as doubles tell: rational, the root of a rational number, a multiple of pi.
std::optional<numbers::Scalar> told_near(double value) {
    constexpr int few_parts = 60;
    if (const auto rational = rational_near(value, few_parts)) return numbers::Scalar(*rational);
    if (const auto square = rational_near(value * value, few_parts)) return root_of(*square);
    if (const auto parts = rational_near(value / std::numbers::pi, few_parts))
        return *numbers::Scalar::parse(numbers::Scalar(*parts).text() + "*pi");
    const auto rational = rational_near(value);
    return rational ? std::optional(numbers::Scalar(*rational)) : std::nullopt;
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

/// A statement that gives something a number: how to read that off a picture, and the statement with another number.
struct Measured {
    std::function<double(Points)> value;
    std::function<std::optional<Statement>(const Rational&)> with;
};

std::optional<Measured> constant_of(const Statement& of, Measure measure) {
    const auto with = [of](const Rational& value) { return facts::make(of.predicate(), of.points(), value); };
    if (measure == Measure::length && of.predicate() == Predicate::lconst)
        return Measured{[of](Points points) { return distance(points, of[0], of[1]); }, with};
    if (measure == Measure::ratio && of.predicate() == Predicate::rconst)
        return Measured{[of](Points points) { return distance(points, of[0], of[1]) / distance(points, of[2], of[3]); },
                        with};
    const bool right = of.predicate() == Predicate::aconst || of.predicate() == Predicate::perp;
    if (measure == Measure::angle && right)
        return Measured{[of](Points points) { return turn(points, of); },
                        [of](const Rational& value) { return facts::make(Predicate::aconst, of.points(), value); }};
    return std::nullopt;
}

Statement equal_to(const facts::Quantity& quantity, const facts::Polynomial& right) {
    return facts::make(*facts::Relation::of(facts::variable(quantity) - right));
}

/// "length(a,b) = 3", "angle(a,b,c) = 60", "length(a,b) = 2*length(c,d)".
std::optional<Measured> equation_of(const Statement& of, Measure measure) {
    if (of.relation() == nullptr) return std::nullopt;
    const auto quantities = of.relation()->quantities();
    const auto is = [&](QuantityKind kind) {
        return std::ranges::all_of(quantities, [&](const auto& one) { return one.kind() == kind; });
    };
    const auto in = [](const facts::Quantity& one) {
        return [one](Points points) { return facts::value_in(facts::variable(one), points); };
    };
    const QuantityKind kind = measure == Measure::angle ? QuantityKind::angle : QuantityKind::length;
    if (!is(kind) || quantities.size() != (measure == Measure::ratio ? 2U : 1U)) return std::nullopt;
    const facts::Quantity &first = quantities.front(), &last = quantities.back();
    if (measure != Measure::ratio)
        return Measured{in(first), [first](const Rational& value) -> std::optional<Statement> {
                            return equal_to(first, facts::constant(value));
                        }};
    if (of.relation()->polynomial().size() != 2) return std::nullopt;
    return Measured{[first, last, in](Points points) { return in(first)(points) / in(last)(points); },
                    [first, last](const Rational& value) -> std::optional<Statement> {
                        const auto right = facts::product(facts::constant(value), facts::variable(last));
                        return right ? std::optional(equal_to(first, *right)) : std::nullopt;
                    }};
}

/// The value that every picture of the scene without the action shows.
std::optional<Rational> forced(const Sick& sick, const Sample& rest, const Measured& measured) {
    realize::Options options;
    options.explain = false;
    const auto figure = realize::realize(rest.scene, options, sick.control);
    if (!figure) return std::nullopt;
    const auto pictures = figure->pictures();
    const double first = measured.value(pictures.front());
    for (const Points points : pictures)
        if (!(std::abs(measured.value(points) - first) <= recognised * std::max(1.0, std::abs(first))))
            return std::nullopt;
    return rational_near(first);
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

Candidates corrected(const Sick& sick, Measure measure) {
    Candidates out;
    const scene::Scene& scene = sick.sample.scene;
    const auto drafts = drafts_of(scene);
    for (const std::size_t action : suspects(sick)) {
        const Statement& stated = *scene.actions()[action].states;
        auto measured = constant_of(stated, measure);
        if (!measured) measured = equation_of(stated, measure);
        if (!measured) continue;
        std::vector<bool> keep(drafts.size(), true);
        keep[action] = false;
        const auto value = forced(sick, kept(sick.sample, keep), *measured);
        const auto now = value ? measured->with(*value) : std::nullopt;
        if (!now || *now == stated) continue;
        auto changed = drafts;
        changed[action].action.states = *now;
        if (auto sample = assembled(sick.sample, changed))
            out.push_back({*std::move(sample), "State \"" + facts::to_string(*now, scene.names()) +
                                                   "\" in place of \"" + facts::to_string(stated, scene.names()) +
                                                   "\": the rest forces that."});
    }
    return out;
}

/// The value of a question that the pictures show, where it is another than the one that is told.
std::optional<numbers::Scalar> value_in_place(const Sick& sick, std::size_t index, const numbers::Scalar& told) {
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
