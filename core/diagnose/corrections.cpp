// Numbers that are corrected to what the rest of a scene forces.
#include "diagnose/mends.h"
#include "diagnose/missing.h"
#include "diagnose/numbers_near.h"
#include "diagnose/told_number.h"
#include "numbers/decimals.h"
#include "problem/grade.h"
#include "realize/exact/exact_question.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <limits>
#include <utility>

namespace porism::diagnose {
namespace {

using facts::Statement;
using numbers::Scalar;

/// By what part of it a number is off at most whose last digits are wrong.
constexpr double last_digits = 1e-3;

/// The number of such a measure that a value is, as far as doubles tell.
std::optional<Scalar> number_near(double value, Measure measure) {
    if (measure != Measure::angle) return rational_or_root_near(value);
    const auto rational = rational_near(value);
    return rational ? std::optional(Scalar(*rational)) : std::nullopt;
}

Result<diagram::Diagram> figure_of(const Sample& sample, const Control& control) {
    realize::Options options;
    options.explain = false;
    return realize::realize(sample.scene, options, control);
}

struct ForcedNumber {
    double value;
    const char* by;
};

/// What the scene without an action forces. Where the whole has no figure, which would have an answer of its own, and
/// it leaves the value open and answers with it, what it forces with those that are told.
std::optional<ForcedNumber> forced(const Sick& sick, const Sample& rest, const ToldNumber& measured) {
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

/// Where statements are known to conflict, those that do; else all.
std::vector<std::size_t> suspects(const Sick& sick) {
    const auto actions = sick.sample.scene.actions();
    std::vector<std::size_t> out;
    if (sick.diagram == nullptr) out = realize::conflicting_actions(sick.sample.scene, {}, sick.control);
    const bool all = out.empty();
    for (std::size_t i = 0; i < actions.size() && all; ++i)
        if (actions[i].states) out.push_back(i);
    constexpr std::size_t most = 12;
    if (out.size() > most) out.resize(most);
    return out;
}

std::optional<Candidate> correction_of(const Sick& sick, std::size_t action, Measure measure) {
    const scene::Scene& scene = sick.sample.scene;
    const Statement& stated = *scene.actions()[action].states;
    const auto measured = told_number(stated, measure);
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

/// A value as people read it: an angle, and what stands beside a decimal, in decimals where these tell it.
std::string value_words(const Scalar& value, bool decimals) {
    const auto rational = numbers::as_rational(value);
    if (!rational) return value.text();
    return decimals ? numbers::in_decimals(*rational) : numbers::in_parts_or_decimals(*rational);
}

/// The value of a question that the pictures show, where it is another than the one that is told.
std::optional<Scalar> value_in_place(const Sick& sick, std::size_t index, const Scalar& told) {
    const scene::Question& question = sick.sample.questions[index];
    const auto pictures = sick.diagram->pictures();
    const auto seen = scene::seen_in(question, pictures, sick.diagram->letters());
    const double counted = scene::as_counted(question, seen.value);
    const bool shown = seen.sight == scene::Sight::seen;
    const bool near =
        shown && std::abs(counted - numbers::to_double(told)) <= recognised * std::max(1.0, std::abs(counted));
    if (auto exact = realize::answer_exactly(sick.sample.scene, *sick.diagram, question, {}, sick.control).value)
        return near && problem::grade_told(told, *exact) != problem::Grade::wrong ? std::nullopt : exact;
    if (near) return std::nullopt;
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

Candidates corrected_digits(const Sick& sick) {
    Candidates out;
    for (const Measure measure : {Measure::length, Measure::angle, Measure::ratio})
        for (Candidate& one : corrected(sick, measure))
            if (one.reach.change < last_digits) {
                one.reach.elsewhere = false;
                out.push_back(std::move(one));
            }
    return out;
}

Candidates corrected_answers(const Sick& sick) {
    if (sick.diagram == nullptr) return {};
    Sample other = sick.sample;
    std::vector<std::string> changes;
    for (std::size_t i = 0; i < other.questions.size(); ++i) {
        const auto told = other.answer_to(i);
        const auto value = told ? value_in_place(sick, i, *told) : std::nullopt;
        if (!value) continue;
        const bool decimals = scene::in_degrees(other.questions[i]) || told->text().find('.') != std::string::npos;
        changes.push_back(fmt::format("the answer {} in place of {}", value_words(*value, decimals), told->text()));
        other.answers[i] = value;
    }
    if (changes.empty()) return {};
    return {{std::move(other), fmt::format("Tell {}.", fmt::join(changes, ", "))}};
}

} // namespace porism::diagnose
