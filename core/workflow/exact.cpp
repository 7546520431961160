#include "workflow/exact.h"

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
    return {{"name", record.name},     {"goal", record.goal},
            {"ms", record.ms},         {"decision", name_of(answer.decision)},
            {"degree", answer.degree}, {"pictures", answer.tried},
            {"work", answer.work},     {"reason", answer.reason}};
}

Result<std::vector<ExactGoal>> exact_goals(const LoadedProblem& problem, const realize::ExactOptions& options,
                                           const Control& control) {
    const auto figure = figure_of(problem, {}, control);
    if (!figure) return fail(figure.error());
    std::vector<ExactGoal> goals;
    for (const facts::Statement& goal : problem.document->goals) {
        const auto start = std::chrono::steady_clock::now();
        auto answer = realize::decide_exactly(figure->scene, *figure->diagram, goal, options, control);
        const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - start;
        goals.push_back({problem.name, facts::to_string(goal, figure->scene.names()), time.count(), std::move(answer)});
    }
    if (control.stopped())
        return fail(Error{ErrorKind::interrupted, "interrupted", "stopped while deciding", {}, std::nullopt});
    return goals;
}

} // namespace porism::workflow
