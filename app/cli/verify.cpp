#include "workflow/verify.h"
#include "app/cli/program.h"
#include "problem/json.h"
#include "workflow/stated.h"

#include <array>
#include <fmt/format.h>

namespace porism::cli {
namespace {

using problem::CheckState;
using problem::Outcome;

void setup(CLI::App& command, Common& arguments) {
    add_file(command, arguments);
    add_json(command, arguments);
    add_time_limit(command, arguments);
}

constexpr std::array<const char*, 4> state_words = {"passed", "failed", "undecided", "not run"};
constexpr std::array<const char*, 3> outcome_words = {"accepted", "rejected", "undecided"};

void print_check(const problem::Check& check, const scene::Scene& scene) {
    std::string line = fmt::format("{:<9}  {:<18}", state_words[static_cast<std::size_t>(check.state)], check.name);
    if (check.action) {
        const scene::Action& action = scene.actions()[*check.action];
        std::string outputs = action.states ? facts::to_string(*action.states, scene.names()) : "";
        for (const PointId point : action.outputs) outputs += (outputs.empty() ? "" : " ") + scene.name(point);
        line += fmt::format("  action {} ({})", *check.action + 1, outputs);
    }
    if (check.value && check.limit) line += fmt::format("  {:.3g} (limit {:.3g})", *check.value, *check.limit);
    line += "  " + check.message;
    if (!check.mend.empty()) line += "; " + check.mend;
    print_line(line);
}

/// What the statements of a scene fix.
void print_solution(const diagram::Solution& solution, const scene::Scene& scene) {
    print_line(fmt::format("{:<9}  {:<18}  {}", "", "what is stated", workflow::freedom_words(solution)));
    for (const std::size_t action : solution.redundant)
        print_line(fmt::format("{:<9}  {:<18}  action {} ({}) adds nothing to those before", "", "what is stated",
                               action + 1, facts::to_string(*scene.actions()[action].states, scene.names())));
}

/// Where the action stands without which there is no figure.
void tell_impossible(const workflow::LoadedProblem& problem, const problem::Verdict& verdict) {
    const problem::Check& exists = verdict.checks.front();
    if (exists.stage != "realize" || exists.state != CheckState::failed) return;
    const bool placed = exists.action && *exists.action < problem.actions.size();
    print_error({ErrorKind::bad_input, exists.name, exists.message, exists.mend,
                 placed ? problem.actions[*exists.action] : problem.place});
}

Exit run(Program& program, const Common& arguments) {
    const auto loaded = workflow::load(arguments.file, arguments.name, Control{program.stopping.token(), {}});
    if (!loaded) return report(loaded.error());
    Exit status = done;
    std::size_t unread = 0;
    for (const workflow::LoadedProblem& problem : loaded->problems) {
        const auto verdict =
            workflow::verify_numerically(problem, Control{program.stopping.limited(arguments.time_limit), {}});
        if (!verdict) {
            const Exit failed = report(program, verdict.error());
            if (failed == interrupted || failed == internal_error) return failed;
            if (failed == bad_input) ++unread;
            status = negative;
            continue;
        }
        if (verdict->outcome != Outcome::accepted) status = negative;
        tell_impossible(problem, *verdict);
        const auto solution = workflow::solution_of(problem, Control{program.stopping.token(), {}});
        if (arguments.json) {
            Json out = problem::to_json(*verdict);
            out["name"] = problem.name;
            if (solution) out["freedom"] = solution->shape_freedom;
            if (solution) out["redundant"] = solution->redundant;
            print_json_line(out);
            continue;
        }
        print_line(fmt::format("{}: {}", problem.name, outcome_words[static_cast<std::size_t>(verdict->outcome)]));
        for (const problem::Check& check : verdict->checks) print_check(check, problem.document->scene);
        if (solution) print_solution(*solution, problem.document->scene);
    }
    return unread == loaded->problems.size() ? bad_input : status;
}

} // namespace

void add_verify(CLI::App& app, Program& program) {
    add_command<Common>(app, program, "verify", "verify a scene and its goals numerically, check by check", &setup,
                        &run);
}

} // namespace porism::cli
