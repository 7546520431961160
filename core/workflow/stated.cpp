#include "workflow/stated.h"

#include "base/text.h"
#include "realize/realize.h"
#include "translate/say.h"

namespace porism::workflow {
namespace {

std::vector<facts::Statement> stated_by(const scene::Scene& scene, std::span<const std::size_t> actions) {
    std::vector<facts::Statement> found;
    for (const std::size_t action : actions)
        if (const auto& states = scene.actions()[action].states) found.push_back(*states);
    return found;
}

} // namespace

std::string conflict_in_words(const std::string& what, const scene::Scene& scene,
                              std::span<const std::size_t> actions) {
    std::vector<std::string> terms, words;
    for (const facts::Statement& statement : stated_by(scene, actions)) {
        terms.push_back(facts::to_string(statement, scene.names()));
        words.push_back(translate::say(statement, scene.names()));
    }
    const std::string listed = join(terms, "; ");
    if (listed.empty() || !what.ends_with(listed)) return what;
    return what.substr(0, what.size() - listed.size()) + join(words, "; ");
}

std::optional<diagram::Solution> solution_of(const LoadedProblem& problem, const Control& control) {
    if (!problem.document || !problem.document->scene.states()) return std::nullopt;
    realize::Options options;
    options.explain = false;
    const auto diagram = realize::realize(problem.document->scene, options, control);
    return diagram ? diagram->solution : std::nullopt;
}

std::string freedom_words(const diagram::Solution& solution) {
    if (solution.shape_freedom == 0) return "the shape is fixed but for finitely many choices";
    if (solution.shape_freedom == 1) return "1 degree of freedom";
    return std::to_string(solution.shape_freedom) + " degrees of freedom";
}

} // namespace porism::workflow
