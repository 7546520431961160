#include "workflow/words.h"

#include "translate/path_text.h"
#include "translate/say.h"
#include "translate/scene_text.h"

namespace porism::workflow {
namespace {

translate::Picture picture_of(const Analysis& analysis) { return analysis.diagram->scene_picture.points; }

} // namespace

std::string problem_words(const Analysis& analysis, const scene::Goals& goals) {
    return translate::problem_text(analysis.scene, goals, picture_of(analysis));
}

std::string goal_words(const Analysis& analysis, const facts::Statement& goal) {
    return translate::goal_text({goal}, analysis.scene.names(), picture_of(analysis));
}

std::string statement_words(const Analysis& analysis, const facts::Statement& statement) {
    return translate::say(statement, analysis.scene.names(), picture_of(analysis));
}

SolutionWords solution_words(const Analysis& analysis, const GoalResult& goal) {
    SolutionWords out;
    out.goal = statement_words(analysis, goal.goal);
    if (!goal.solved()) return out;
    const auto steps = translate::path_text(*goal.path, analysis.scene, picture_of(analysis));
    for (const translate::StepText& step : steps)
        out.steps.push_back({step.number, translate::sentence_of(step), step.premises, step.conditions});
    out.conditions = translate::conditions_text(*goal.path, analysis.scene.names(), picture_of(analysis));
    out.listing = translate::listing(steps);
    return out;
}

} // namespace porism::workflow
