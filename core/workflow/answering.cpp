#include "workflow/answering.h"

#include "base/processor_time.h"

namespace porism::workflow {
namespace {

void unanswered(Answered& out, const Error& error) {
    out.cause = error.kind == ErrorKind::interrupted ? "out_of_time" : error.code;
    out.detail = error.what;
}

void look(Answered& out, const LoadedProblem& problem, Options options, const Control& control) {
    if (!problem.document) return unanswered(out, problem.document.error());
    const document::Document& document = *problem.document;
    if (document.questions.empty()) {
        out.cause = "no_question";
        return;
    }
    const scene::Question& question = document.questions.front();
    out.question = scene::to_string(question, document.scene.names());
    options.consequences = true;
    options.realize.explain = false;
    auto analysis = analyse(problem, options, control);
    if (!analysis) return unanswered(out, analysis.error());
    const Answer found = answer(*analysis, question, control);
    if (!found.answered() || !found.value) {
        out.cause = control.stopped() ? "out_of_time" : found.value ? "unchecked" : "value_unknown";
        out.detail = found.result.reason;
        return;
    }
    out.value = found.value;
    out.length = proof::length(*found.result.path);
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
    out.expected = problem.answer;
    const double start = thread_ms();
    look(out, problem, std::move(options), control);
    out.ms = thread_ms() - start;
    if (out.value && out.expected) out.grade = problem::grade(*out.value, *out.expected);
    return out;
}

} // namespace porism::workflow
