#include "workflow/solve/why_no_value.h"

#include "realize/exact/exact_question.h"
#include "translate/quantity_text.h"
#include "translate/question_text.h"
#include "translate/value_text.h"
#include "workflow/solve/needed.h"
#include "workflow/solve/other_orders.h"
#include "workflow/solve/other_values.h"
#include "workflow/words.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <set>

namespace porism::workflow {
namespace {

using facts::Quantity;
using numbers::Decision;
using reason::EquationAttempt;
using reason::ValueGap;

std::string quantity_words(const Analysis& analysis, const Quantity& quantity) {
    return translate::say(quantity, analysis.scene.names());
}

std::string quantity_words(const Analysis& analysis, const std::vector<Quantity>& quantities) {
    std::vector<std::string> words;
    for (const Quantity& one : quantities) words.push_back(quantity_words(analysis, one));
    return fmt::format("{}", fmt::join(words, ", "));
}

std::string unit_of(const scene::Question& question) {
    return in_degrees(question) ? "°" : "";
}

/// What the question asks for, in a picture.
double counted(const Analysis& analysis, const scene::Question& question, std::size_t picture) {
    const diagram::Diagram& diagram = *analysis.diagram;
    const double value = scene::value_in(question, diagram.pictures()[picture], diagram.letters()[picture]);
    return scene::as_counted(question, value);
}

FailingPicture picture_at(const Analysis& analysis, std::size_t i, std::string measured) {
    const auto pictures = analysis.diagram->pictures();
    return {i, pictures.size(), {pictures[i].begin(), pictures[i].end()}, std::move(measured)};
}

/// The first in which an equation is clearly false.
FailingPicture failing(const Analysis& analysis, const scene::Question& equation) {
    const auto pictures = analysis.diagram->pictures();
    const auto letters = analysis.diagram->letters();
    std::size_t i = 0;
    while (scene::seen_in(equation, std::span(pictures).subspan(i, 1), std::span(letters).subspan(i, 1)).sight !=
           scene::Sight::refuted)
        ++i;
    return picture_at(analysis, i, {});
}

/// The first that shows another value than the scene's own.
FailingPicture differing(const Analysis& analysis, const scene::Question& question) {
    const auto pictures = analysis.diagram->pictures();
    const auto letters = analysis.diagram->letters();
    const double here = scene::value_in(question, pictures[0], letters[0]);
    std::size_t i = 1;
    while (scene::same_value(question.kind, scene::value_in(question, pictures[i], letters[i]), here)) ++i;
    return picture_at(analysis, i, both_values_words(analysis, question, counted(analysis, question, i), "this one"));
}

std::string seen_words(const Analysis& analysis, const scene::Question& question) {
    const std::string said = translate::say(question, analysis.scene.names());
    const std::size_t count = analysis.diagram->pictures().size();
    const std::string where = count == 1 ? "the only picture" : fmt::format("all {} pictures", count);
    if (row(question.kind).equation) return fmt::format("Seen: {} in {}", said, where);
    return fmt::format("Seen: {} is {:.4g}{} in {}", said, counted(analysis, question, 0), unit_of(question), where);
}

std::vector<Quantity> wanted(const Analysis& analysis, const scene::Question& question) {
    std::vector<Quantity> out;
    for (const Needed& one : needed_by(question, analysis.diagram->scene_picture.points)) out.push_back(one.quantity);
    return out;
}

/// That it has another value in a figure that is none of the diagram's pictures.
FailingPicture in_other_figure(const Analysis& analysis, const scene::Question& question,
                               const diagram::Picture& picture) {
    const std::size_t count = analysis.diagram->pictures().size();
    return {count, count, picture.points, both_values_words(analysis, question, picture, "this one"), picture};
}

std::optional<FailingPicture> of_another_order(const Analysis& analysis, const scene::Question& question,
                                               const GoalResult& answer, const Control& control) {
    const auto other = answer.elsewhere ? answer.elsewhere : in_another_order(analysis, question, control);
    return other ? std::optional(in_other_figure(analysis, question, *other)) : std::nullopt;
}

void tell_not_determined(WhyNot& out) {
    out.cause = Cause::not_determined;
    out.reason = "what is given does not determine it: " + out.picture->measured;
}

/// What is seen everywhere.
void look_for_links(WhyNot& out, const Analysis& analysis, const scene::Question& question, const Control& control) {
    const std::vector<Quantity> quantities = wanted(analysis, question);
    if (quantities.empty() || analysis.session->ending() != reason::Ending::saturated) return;
    const realize::ExactQuestion exactly =
        realize::answer_exactly(analysis.scene, *analysis.diagram, question, {}, control);
    out.exact = exactly.answer.decision;
    out.exact_value = exactly.value;
    if (exactly.value)
        out.exactly = fmt::format("Exactly {} in this diagram, but not derived", value_words(question, *exactly.value));
    if (*out.exact == Decision::no) {
        out.cause = Cause::fails;
        out.reason = "it is false in an exact picture, by less than is seen";
        return;
    }
    out.cause = Cause::not_derived;
    out.values = reason::value_gap(*analysis.session, *analysis.diagram, quantities,
                                   analysis.diagram->scene_picture.letters, {}, control);
    if (!out.values.open_quantity) return;
    const auto other = with_one_of(analysis, question, *out.values.open_quantity, out.values.open.values, control);
    if (other) out.picture = in_other_figure(analysis, question, *other);
    if (!out.picture) return;
    tell_not_determined(out);
}

/// "BI (2.236 as seen)".
std::string seen_words(const Analysis& analysis, const Quantity& quantity) {
    const auto& picture = analysis.diagram->scene_picture;
    return fmt::format("{} ({:.4g}{} as seen)", quantity_words(analysis, quantity),
                       facts::value_in(quantity, picture.points, picture.letters),
                       unit_of(scene::question_for(quantity)));
}

/// "4", "2 and 3".
std::string values_words(const Quantity& quantity, const std::vector<numbers::Scalar>& values) {
    const bool degrees = in_degrees(scene::question_for(quantity));
    std::vector<std::string> words;
    for (const numbers::Scalar& one : values) words.push_back(translate::value_text(one, degrees).exact);
    return fmt::format("{}", fmt::join(words, " and "));
}

/// A value that takes long to read is told as a decimal.
std::string value_words(const Analysis& analysis, const reason::KnownValue& known) {
    constexpr std::size_t short_enough = 16;
    const translate::ValueText text =
        translate::value_text(known.value, in_degrees(scene::question_for(known.quantity)));
    const bool decimal = text.exact.size() > short_enough && !text.about.empty();
    return quantity_words(analysis, known.quantity) + (decimal ? " ≈ " + text.about : " = " + text.exact);
}

std::string equation_words(const Analysis& analysis, const EquationAttempt& attempt) {
    if (attempt.row == nullptr) return "Known: " + statement_words(analysis, attempt.equation);
    return attempt.row->title + (attempt.lacking.empty() ? " says " : " would say ") +
           translate::say_as_written(*attempt.row, attempt.binding, analysis.scene.names());
}

std::string attempt_words(const Analysis& analysis, const Quantity& quantity, const EquationAttempt& attempt) {
    std::string out = equation_words(analysis, attempt);
    if (!attempt.lacking.empty()) out += "; lacking: " + statement_words(analysis, attempt.lacking);
    if (!attempt.unknown.empty()) out += "; without a value: " + quantity_words(analysis, attempt.unknown);
    if (!attempt.roots.empty()) return out + "; it leaves open " + values_words(quantity, attempt.roots);
    const bool complete = attempt.lacking.empty() && attempt.unknown.empty();
    return complete ? out + "; it was not solved" : out;
}

/// "which of 5 and 50 x is: ∠ABC < 90°, as seen, decides it".
std::string open_words(const Analysis& analysis, const Quantity& quantity, const reason::OpenValues& open) {
    std::string out =
        fmt::format("which of {} {} is", values_words(quantity, open.values), quantity_words(analysis, quantity));
    return open.deciding ? fmt::format("{}: {}, as seen, decides it", out, statement_words(analysis, {*open.deciding}))
                         : out;
}

Json quantities_json(const Analysis& analysis, const std::vector<Quantity>& quantities) {
    Json out = Json::array();
    for (const Quantity& one : quantities) out.push_back(facts::to_string(one, analysis.scene.names()));
    return out;
}

Json attempt_json(const Analysis& analysis, const EquationAttempt& attempt) {
    Json out{{"equation", facts::to_string(attempt.equation, analysis.scene.names())},
             {"known", quantities_json(analysis, attempt.known)},
             {"unknown", quantities_json(analysis, attempt.unknown)}};
    out["lacking"] = Json::array();
    for (const facts::Statement& one : attempt.lacking)
        out["lacking"].push_back(facts::to_string(one, analysis.scene.names()));
    out["roots"] = Json::array();
    for (const numbers::Scalar& root : attempt.roots) out["roots"].push_back(root.text());
    if (attempt.row == nullptr) return out;
    out["rule"] = attempt.row->name;
    out["binding"] = Json::array();
    for (const PointId point : attempt.binding) out["binding"].push_back(analysis.scene.name(point));
    return out;
}

} // namespace

WhyNot why_not(const Analysis& analysis, const scene::Question& question, const GoalResult& answer,
               const Control& control) {
    const diagram::Diagram& diagram = *analysis.diagram;
    const scene::Seen seen = scene::seen_in(question, diagram.pictures(), diagram.letters());
    WhyNot out;
    out.reason = answer.reason;
    if (seen.sight == scene::Sight::differing) {
        out.cause = Cause::not_determined;
        out.picture = differing(analysis, question);
    } else if (auto other =
                   answer.sight == Sight::here ? of_another_order(analysis, question, answer, control) : std::nullopt) {
        out.cause = Cause::not_determined;
        out.picture = std::move(other);
    } else if (seen.sight == scene::Sight::refuted) {
        out.cause = Cause::fails;
        out.picture = failing(analysis, question);
        out.reason = "it is false " + picture_words(*out.picture);
    } else if (seen.sight == scene::Sight::seen) {
        out.seen = seen_words(analysis, question);
        if (!answer.derived) look_for_links(out, analysis, question, control);
        if (out.cause != Cause::not_derived) return out;
        out.picture = of_another_order(analysis, question, answer, control);
        if (out.picture) tell_not_determined(out);
    }
    return out;
}

std::string link_words(const Analysis& analysis, const ValueGap& gap) {
    if (!gap.links.empty()) return link_words(analysis, gap.links.front());
    if (!gap.quantity) return {};
    const std::string quantity = quantity_words(analysis, *gap.quantity);
    if (gap.open_quantity) return open_words(analysis, *gap.open_quantity, gap.open);
    std::vector<std::string> missing;
    for (const Quantity& one : gap.missing) missing.push_back(seen_words(analysis, one));
    if (!missing.empty())
        return fmt::format("a value for {}: {} follows from it", fmt::join(missing, " and for "), quantity);
    return {};
}

std::vector<std::string> words_of(const Analysis& analysis, const ValueGap& gap) {
    std::vector<std::string> out;
    if (!gap.quantity) return out;
    if (const std::string link = link_words(analysis, gap); !link.empty()) out.push_back("First missing link: " + link);
    for (std::size_t i = 1; i < gap.links.size(); ++i) out.push_back("Then: " + link_words(analysis, gap.links[i]));
    for (const EquationAttempt& attempt : gap.attempts) out.push_back(attempt_words(analysis, *gap.quantity, attempt));
    std::vector<std::string> nearest;
    for (const reason::KnownValue& known : gap.nearest) nearest.push_back(value_words(analysis, known));
    if (!nearest.empty()) out.push_back(fmt::format("Values near it: {}", fmt::join(nearest, "; ")));
    if (gap.attempts.empty() && gap.links.empty())
        out.push_back("No equation that is known speaks of " + quantity_words(analysis, *gap.quantity));
    if (!gap.whole) out.emplace_back("Not everything was looked at: the figure is too large");
    return out;
}

void add_json(Json& out, const Analysis& analysis, const ValueGap& gap) {
    if (gap.quantity) out["quantity"] = facts::to_string(*gap.quantity, analysis.scene.names());
    out["missing"] = quantities_json(analysis, gap.missing);
    out["open"] = Json::array();
    for (const numbers::Scalar& value : gap.open.values) out["open"].push_back(value.text());
    if (gap.open_quantity) out["open_quantity"] = facts::to_string(*gap.open_quantity, analysis.scene.names());
    if (gap.open.deciding) out["deciding"] = facts::to_string(*gap.open.deciding, analysis.scene.names());
    out["equations"] = Json::array();
    for (const EquationAttempt& attempt : gap.attempts) out["equations"].push_back(attempt_json(analysis, attempt));
    for (const reason::KnownValue& known : gap.nearest)
        out["nearest"].push_back(facts::to_string(known.statement, analysis.scene.names()));
}

} // namespace porism::workflow
