#include "app/cli/close_json.h"

#include "proof/json.h"
#include "workflow/words.h"

#include <algorithm>
#include <array>

namespace porism::cli {
namespace {

using workflow::Analysis;
using workflow::ClosureView;

struct EndingWord {
    reason::Ending ending;
    const char* word;
};
constexpr std::array endings = {
    EndingWord{reason::Ending::saturated, "saturated"}, EndingWord{reason::Ending::limit, "limit"},
    EndingWord{reason::Ending::stopped, "stopped"}, EndingWord{reason::Ending::inconsistent, "inconsistent"}};

Json indices(std::span<const StatementId> statements) {
    Json out = Json::array();
    for (const StatementId statement : statements) out.push_back(statement.index());
    return out;
}

Json row_json(const workflow::ClosureRow& row) {
    Json out{{"text", row.words}, {"given", row.given}, {"statements", indices(row.statements)}};
    if (row.as_drawn) out["as_drawn"] = true;
    if (row.turns) out["turns"] = true;
    if (!row.found_by.empty()) out["found_by"] = row.found_by;
    return out;
}

Json view_json(const ClosureView& view) {
    Json kinds = Json::array();
    for (const workflow::ClosureKind& kind : view.kinds) {
        Json classes = Json::array();
        for (const workflow::ClosureClass& one : kind.classes) {
            Json rows = Json::array();
            for (const workflow::ClosureRow& row : one.rows) rows.push_back(row_json(row));
            classes.push_back({{"text", one.words}, {"rows", std::move(rows)}});
        }
        kinds.push_back({{"name", kind.kind->name},
                         {"title", kind.kind->title},
                         {"rows", kind.rows},
                         {"classes", std::move(classes)}});
    }
    return kinds;
}

Json counts_json(const reason::Counts& counts) {
    return {{"matches", counts.matches},
            {"pivots", counts.pivots},
            {"row_operations", counts.row_operations},
            {"firings", counts.firings},
            {"statements", counts.statements}};
}

Json why_json(const Analysis& analysis, const workflow::GoalResult& result) {
    const auto words = workflow::solution_words(analysis, result);
    Json steps = Json::array();
    for (const workflow::StepWords& step : words.steps)
        steps.push_back({{"number", step.number}, {"text", step.sentence}, {"premises", step.premises}});
    Json out{{"statement", facts::to_string(result.goal, analysis.scene.names())},
             {"text", words.goal},
             {"solved", result.solved()},
             {"steps", std::move(steps)},
             {"conditions", words.conditions}};
    if (!result.solved()) out["reason"] = result.reason;
    return out;
}

/// After a stop: what was found, quickly written.
proof::Graph found_by_then(const Analysis& analysis) {
    proof::Graph out;
    out.statements = analysis.session->graph().statements;
    return out;
}

Json graph_json(const workflow::LoadedProblem& problem, const Analysis& analysis, const ClosureView& view,
                const ClosureAnswers& asked) {
    Json out{{"porism", "graph"}, {"version", 1}, {"name", problem.name}, {"ending", ending_word(*analysis.session)}};
    out["graph"] =
        proof::to_json(view.whole ? analysis.session->graph() : found_by_then(analysis), analysis.scene.names());
    out["kinds"] = view_json(view);
    if (!view.marked) out["marked"] = false;
    out["counts"] = counts_json(analysis.session->counts());
    out["branches"] = analysis.diagram->branches;
    if (const auto& solution = analysis.diagram->solution) {
        out["freedom"] = solution->shape_freedom;
        out["redundant"] = solution->redundant;
    }
    for (const verify::SenselessGiven& given : analysis.senseless)
        out["senseless"].push_back({{"statement", facts::to_string(given.statement, analysis.scene.names())},
                                    {"action", given.action},
                                    {"why", given.why}});
    for (const workflow::KnownValue& known : asked.values) {
        Json& value = out["values"].emplace_back();
        value = {{"quantity", facts::to_string(known.quantity, analysis.scene.names())},
                 {"value", known.value.text()},
                 {"text", workflow::known_words(analysis, known)},
                 {"derivations", known.derivations}};
        if (known.as_drawn) value["as_drawn"] = true;
    }
    for (const workflow::GoalResult& why : asked.why) out["why"].push_back(why_json(analysis, why));
    if (asked.follows)
        out["follows"] = {{"statement", facts::to_string(*asked.from, analysis.scene.names())},
                          {"direct", indices(asked.follows->direct)},
                          {"all", indices(asked.follows->all)}};
    return out;
}

} // namespace

const char* ending_word(const reason::Session& session) {
    return std::ranges::find(endings, session.ending(), &EndingWord::ending)->word;
}

/// A stop may come while the document is made, and writing it down takes as long again.
Json close_json(const workflow::LoadedProblem& problem, const Analysis& analysis, const ClosureView& view,
                const ClosureAnswers& asked, const StopToken& stop) {
    if (!stop.stop_requested()) {
        Json out = graph_json(problem, analysis, view, asked);
        if (!stop.stop_requested()) return out;
    }
    ClosureView unsorted;
    unsorted.whole = false;
    return graph_json(problem, analysis, unsorted, asked);
}

} // namespace porism::cli
