#include "workflow/verify/exact.h"

#include "workflow/figure.h"

#include <array>
#include <chrono>

namespace porism::workflow {

std::string_view name_of(numbers::Decision decision) {
    constexpr std::array<std::string_view, 3> words = {"fails", "holds", "undecided"};
    return words[static_cast<std::size_t>(decision)];
}

Json to_json(const ExactGoal& record) {
    const realize::ExactAnswer& answer = record.answer;
    Json out = {{"name", record.name},     {"goal", record.goal},
                {"ms", record.ms},         {"decision", name_of(answer.decision)},
                {"degree", answer.degree}, {"pictures", answer.tried},
                {"work", answer.work},     {"reason", answer.reason}};
    if (record.value) out["value"] = *record.value;
    return out;
}

namespace {

template<class Decide>
ExactGoal timed(const std::string& name, std::string goal, const Decide& decide) {
    const auto start = std::chrono::steady_clock::now();
    realize::ExactQuestion exactly = decide();
    const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - start;
    ExactGoal out{name, std::move(goal), time.count(), std::move(exactly.answer), std::nullopt};
    if (exactly.value) out.value = exactly.value->text();
    return out;
}

} // namespace

Result<std::vector<ExactGoal>> exact_goals(const LoadedProblem& problem, const realize::ExactOptions& options,
                                           const Control& control) {
    const auto figure = figure_of(problem, {}, control);
    if (!figure) return fail(figure.error());
    const auto names = figure->scene.names();
    std::vector<ExactGoal> goals;
    for (const facts::Statement& goal : problem.document->goals)
        goals.push_back(timed(problem.name, facts::to_string(goal, names), [&] {
            return realize::ExactQuestion{
                realize::decide_exactly(figure->scene, *figure->diagram, goal, options, control), std::nullopt};
        }));
    for (const scene::Question& question : problem.document->questions)
        goals.push_back(timed(problem.name, scene::to_string(question, names), [&] {
            return realize::answer_exactly(figure->scene, *figure->diagram, question, options, control);
        }));
    if (control.stopped())
        return fail(Error{ErrorKind::interrupted, "interrupted", "stopped while deciding", {}, std::nullopt});
    return goals;
}

} // namespace porism::workflow
