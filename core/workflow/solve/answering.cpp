#include "workflow/solve/answering.h"

#include "base/processor_time.h"
#include "workflow/solve/why_no_value.h"

namespace porism::workflow {
namespace {

void unanswered(Answered& out, const Error& error) {
    out.cause = error.kind == ErrorKind::interrupted ? "out_of_time" : error.code;
    out.detail = error.what;
}

/// An answer without a value, and where it was looked for.
struct Unanswered {
    Analysis analysis;
    scene::Question question;
    GoalResult answer;
};

void tell_missing(Answered& out, const Unanswered& left, const Control& control) {
    const WhyNot why = why_not(left.analysis, left.question, left.answer, control);
    if (why.cause == Cause::not_determined) out.cause = name_of(why.cause);
    if (const std::string link = link_words(left.analysis, why); !link.empty())
        out.detail += "; first missing link: " + link;
}

/// What solve tells of givens that do not go together: which of them do not. Looking for the answer needs none of that.
void tell_conflict(Answered& out, const LoadedProblem& problem, Options options, const Control& control) {
    if (out.cause != "conflict" && out.cause != "no_figure_found") return;
    options.consequences = true;
    const auto again = analyse(problem, options, control);
    if (!again) unanswered(out, again.error());
}

std::optional<Unanswered> look(Answered& out, const LoadedProblem& problem, Options options, const Control& control) {
    const auto ends_with = [&](const Error& error) {
        unanswered(out, error);
        return std::nullopt;
    };
    if (!problem.document) return ends_with(problem.document.error());
    const document::Document& document = *problem.document;
    if (document.questions.empty()) {
        out.cause = "no_question";
        return std::nullopt;
    }
    const scene::Question& question = document.questions.front();
    out.question = scene::to_string(question, document.scene.names());
    options.consequences = true;
    options.realize.explain = false;
    auto analysis = analyse(problem, options, control);
    if (!analysis) return ends_with(analysis.error());
    Answer found = answer(*analysis, question, control);
    if (!found.answered() || !found.value) {
        out.cause = control.stopped() ? "out_of_time" : found.value ? "unchecked" : "value_unknown";
        out.detail = found.result.reason;
        return Unanswered{*std::move(analysis), question, std::move(found.result)};
    }
    out.value = found.value;
    out.length = proof::length(*found.result.path);
    return std::nullopt;
}

} // namespace

Json to_json(const Answered& record) {
    Json json{{"name", record.name}, {"question", record.question}};
    if (record.value) json["value"] = record.value->text();
    if (record.expected) json["expected"] = record.expected->text();
    if (record.grade) json["grade"] = problem::name_of(*record.grade);
    if (!record.cause.empty()) json["cause"] = record.cause;
    if (!record.detail.empty()) json["detail"] = record.detail;
    if (record.value) json["length"] = record.length;
    json["ms"] = record.ms;
    return json;
}

Answered answer_problem(const LoadedProblem& problem, Options options, const Control& control) {
    Answered out;
    out.name = problem.name;
    if (!problem.disputed_answer) out.expected = problem.answer_to(0);
    const double start = thread_ms();
    const auto left = look(out, problem, options, control);
    out.ms = thread_ms() - start;
    tell_conflict(out, problem, std::move(options), control);
    if (left) tell_missing(out, *left, control);
    if (out.value && out.expected) out.grade = problem::grade(*out.value, *out.expected);
    return out;
}

} // namespace porism::workflow
