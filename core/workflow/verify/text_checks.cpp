#include "workflow/verify/text_checks.h"

#include "workflow/verify/logical_check.h"
#include "workflow/verify/texts.h"

#include <fmt/format.h>
#include <optional>
#include <utility>

namespace porism::workflow {
namespace {

using facts::Statement;
using problem::Check;
using problem::CheckState;

bool is_held(const TextContext& context, const Statement& statement) {
    return context.analysis.session->find(statement).has_value();
}

std::optional<Check> asked(const TextContext& context, const std::vector<TextClaim>& goals) {
    if (goals.empty() || context.problem.document->goals.empty()) return std::nullopt;
    Check check = logical_check("text_as_asked", CheckState::passed, "the text asks for what is asked for");
    for (const TextClaim& goal : goals)
        for (const Statement& statement : goal.statements) {
            if (context.is_asked(statement) || is_held(context, statement)) continue;
            check.state = CheckState::failed;
            check.message = "the text asks for " + goal.text + ", which is not asked for";
            check.mend = "write the text anew";
        }
    return check;
}

/// Whether a statement is given, or a step leads to it.
CheckState step_to(const TextContext& context, const Statement& statement, const Control& control) {
    if (is_held(context, statement)) return CheckState::passed;
    const GoalResult result = solve_goal(context.analysis, statement, control);
    if (result.solved()) return CheckState::passed;
    return result.sight == Sight::refuted ? CheckState::failed : CheckState::undecided;
}

/// The first of its statements that is not passed decides.
CheckState steps_to(const TextContext& context, const TextClaim& claim, const Control& control) {
    for (const Statement& statement : claim.statements) {
        if (control.stopped()) break;
        if (const auto state = step_to(context, statement, control); state != CheckState::passed) return state;
    }
    return CheckState::passed;
}

/// A false claim is told before one that is open.
std::optional<Check> claimed(const TextContext& context, const std::vector<TextClaim>& claims, const Control& control) {
    if (claims.empty()) return std::nullopt;
    Check check = logical_check("text_holds", CheckState::passed, "");
    std::size_t good = 0;
    for (const TextClaim& claim : claims) {
        const CheckState state = steps_to(context, claim, control);
        good += state == CheckState::passed ? 1 : 0;
        if (state == CheckState::passed || check.state == CheckState::failed || state == check.state) continue;
        check.state = state;
        check.message = "the text of the solution says " + claim.text +
                        (state == CheckState::failed ? ", which is false" : ", and no step leads to it");
        check.mend = "write the text anew";
    }
    check.value = static_cast<double>(good);
    check.limit = static_cast<double>(claims.size());
    if (check.message.empty()) check.message = fmt::format("all {} claims of the text have their steps", good);
    return check;
}

} // namespace

std::vector<Check> check_texts(const TextContext& context, const Control& control) {
    const auto& picture = context.analysis.diagram->scene_picture.points;
    const auto names = context.analysis.scene.names();
    std::vector<Check> out;
    const auto add = [&](std::optional<Check> check) {
        if (check) out.push_back(*std::move(check));
    };
    for (const std::string& text : context.problem.statement_texts) add(asked(context, goals_in(text, names, picture)));
    for (const std::string& text : context.problem.solution_texts)
        add(claimed(context, claims_in(text, names, picture), control));
    return out;
}

} // namespace porism::workflow
