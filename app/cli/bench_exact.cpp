#include "app/cli/bench_exact.h"

#include "app/cli/measured.h"
#include "base/hash.h"
#include "workflow/verify/exact.h"

#include <fmt/format.h>
#include <map>

namespace porism::cli {
namespace {

using workflow::ExactGoal;

/// Decision, degree, pictures, work and value: what must not change for the same input, whatever the machine.
std::string counts_text(const ExactGoal& goal) {
    return fmt::format("{:<9} {:>2} {:>2} {:>9} {}", workflow::name_of(goal.answer.decision), goal.answer.degree,
                       goal.answer.tried, goal.answer.work, goal.value.value_or(goal.answer.reason));
}

void sum_up(const std::vector<ExactGoal>& goals) {
    std::map<std::string, int> words;
    std::vector<double> times;
    std::string signature;
    for (const ExactGoal& goal : goals) {
        ++words[std::string(workflow::name_of(goal.answer.decision)) +
                (goal.answer.reason.empty() ? "" : " (" + goal.answer.reason + ")")];
        times.push_back(goal.ms);
        signature += goal.name + " " + goal.goal + " " + counts_text(goal) + "\n";
    }
    std::string counted;
    for (const auto& [word, count] : words) counted += fmt::format("{} {}, ", count, word);
    print_note("columns: time, name, goal, decision, degree, exact pictures tried, work, value or reason");
    print_note(fmt::format("{} goals: {}median {:.2f} ms, longest {:.1f} ms; counts {}", goals.size(), counted,
                           median(times), longest(times), hash_hex(signature).substr(0, 16)));
}

} // namespace

Exit bench_exact(Program& program, const Common& arguments, const std::vector<workflow::LoadedProblem>& problems) {
    std::vector<ExactGoal> all;
    std::size_t measured = 0;
    for (const workflow::LoadedProblem& problem : problems) {
        auto goals = workflow::exact_goals(problem, {}, Control{program.stopping.limited(arguments.time_limit), {}});
        if (program.stopping.interrupted()) return interrupted;
        if (!goals) {
            print_error(goals.error());
            continue;
        }
        ++measured;
        for (ExactGoal& goal : *goals) {
            if (arguments.json)
                print_json_line(workflow::to_json(goal));
            else
                print_line(
                    fmt::format("{:>9.2f} ms  {:<48}  {:<32}  {}", goal.ms, goal.name, goal.goal, counts_text(goal)));
            all.push_back(std::move(goal));
        }
    }
    sum_up(all);
    return measured_status(measured, problems.size());
}

} // namespace porism::cli
