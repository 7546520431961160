#include "app/cli/program.h"
#include "proof/json.h"
#include "workflow/solve/closure.h"
#include "workflow/solve/find.h"
#include "workflow/solve/solve.h"
#include "workflow/words.h"

#include <fmt/format.h>

namespace porism::cli {
namespace {

using workflow::Analysis;
using workflow::GoalResult;

struct ExploreArguments : Common {
    std::optional<std::string> goal;
    std::string method = "single";
    bool problems = false;
    workflow::FindOptions find;
    workflow::RulesChoice rules;
};

void setup(CLI::App& command, ExploreArguments& arguments) {
    add_file(command, arguments);
    add_json(command, arguments);
    add_time_limit(command, arguments);
    add_rules(command, arguments.rules);
    command.add_option(
        "--goal", arguments.goal,
        "a statement, as in \"perp a d b c\" or as lists say it, \"AD ⊥ BC\"; without it the goals of the file");
    command.add_option("--method", arguments.method, "how paths are chosen")
        ->check(CLI::IsMember({"single"}))
        ->required();
    command.add_flag("--problems", arguments.problems, "problems found in the graph, also where the file has a goal");
    command.add_option("--count", arguments.find.count, "at most so many problems")->check(whole_number(1));
    command.add_option("--min-length", arguments.find.min_length, "of the path of a problem")->check(whole_number(0));
    command.add_option("--max-length", arguments.find.max_length, "of the path of a problem")->check(whole_number(0));
    command
        .add_option("--min-premise-ratio", arguments.find.min_premise_ratio,
                    "premises that the path uses, as a part of all")
        ->check(CLI::Range(0.0, 1.0));
}

Json path_json(const workflow::LoadedProblem& problem, const Analysis& analysis, const GoalResult& result) {
    Json out{{"name", problem.name},
             {"goal", facts::to_string(result.goal, analysis.scene.names())},
             {"solved", result.solved()}};
    if (result.solved()) {
        out["path_length"] = proof::length(*result.path);
        out["raw_length"] = proof::raw_length(*result.path);
        out["side_conditions"] = verify::open_conditions(*result.verdict, analysis.scene.names());
        out["path"] = proof::to_json(*result.path, analysis.scene.names());
    } else {
        out["reason"] = result.reason;
    }
    return out;
}

void print_path(const Analysis& analysis, const GoalResult& result) {
    const auto words = workflow::solution_words(analysis, result);
    if (!result.solved()) {
        print_line(words.goal + ": no path (" + result.reason + ")");
        return;
    }
    print_line(fmt::format("{}: a path of length {} ({} steps), checked", words.goal, proof::length(*result.path),
                           result.path->steps.size()));
    print_text(words.listing);
    if (!words.conditions.empty())
        print_line("Proved under these conditions, which the picture shows or the construction guarantees:");
    for (const std::string& condition : words.conditions) print_line("  - " + condition);
}

Exit show_paths(const ExploreArguments& arguments, const workflow::LoadedProblem& problem, const Analysis& analysis,
                const std::vector<GoalResult>& results) {
    Exit status = done;
    for (const GoalResult& result : results) {
        if (arguments.json)
            print_json_line(path_json(problem, analysis, result));
        else
            print_path(analysis, result);
        if (!result.solved()) status = negative;
    }
    return status;
}

Json found_json(const Analysis& analysis, const workflow::FoundProblem& found) {
    Json out{{"goal", facts::to_string(found.goal, analysis.scene.names())},
             {"path_length", found.length},
             {"raw_length", found.raw_length},
             {"premises", found.premises},
             {"tier", found.tier},
             {"checked", found.checked},
             {"side_conditions", found.side_conditions}};
    if (!found.checked) out["reason"] = found.reason;
    return out;
}

Exit show_problems(Program& program, const ExploreArguments& arguments, Analysis& analysis) {
    ProgressLine progress;
    const Control control{program.stopping.token(), [&](const Progress& p) { progress.show(p.done, p.total); }};
    const auto findings = workflow::find_problems(analysis, arguments.find, control);
    progress.pause();
    if (!findings) return report(program, findings.error());
    for (const workflow::FoundProblem& found : findings->problems) {
        if (arguments.json) {
            print_json_line(found_json(analysis, found));
            continue;
        }
        print_line(fmt::format("length {:>3}  {:<40}  {}{}", found.length,
                               facts::to_string(found.goal, analysis.scene.names()),
                               workflow::statement_words(analysis, found.goal),
                               found.checked ? "" : "  (not checked: " + found.reason + ")"));
    }
    std::string tiers;
    for (const auto& [tier, count] : findings->tiers) tiers += fmt::format("; {}: {}", tier, count);
    const std::string as_drawn =
        findings->as_drawn == 0
            ? ""
            : fmt::format("; {} left out, which other figures of what is given fail", findings->as_drawn);
    print_note(fmt::format("{} of {} statements fit, {} shown; {} are trivial{}{}", findings->matching,
                           findings->statements, findings->problems.size(), findings->trivial, as_drawn, tiers));
    const reason::Session& session = *analysis.session;
    if (session.ending() != reason::Ending::saturated) {
        print_note("this is not everything: the closure ended before all that follows was found" +
                   (session.ending_detail().empty() ? "" : ": " + session.ending_detail()));
        return negative;
    }
    return findings->problems.empty() ? negative : done;
}

Exit run(Program& program, const ExploreArguments& arguments) {
    auto options = options_under(arguments.rules);
    if (!options) return report(options.error());
    const auto problem = workflow::load_one(arguments.file, arguments.name, Control{program.stopping.token(), {}});
    if (!problem) return report(problem.error());
    const bool for_problems = !arguments.goal && (arguments.problems || problem->document->goals.empty());
    options->consequences = for_problems;
    options->values = for_problems;
    auto analysis = workflow::analyse(*problem, *options, Control{program.stopping.limited(arguments.time_limit), {}});
    if (!analysis) return report(program, analysis.error());
    print_warning(*analysis);
    if (program.stopping.interrupted()) return interrupted;
    if (arguments.goal) {
        const auto goals = workflow::read_statements(*analysis, *arguments.goal, Place{"--goal", 1, 1});
        if (!goals) return report(goals.error());
        std::vector<GoalResult> results;
        for (const facts::Statement& goal : *goals) results.push_back(workflow::solve_goal(*analysis, goal));
        return show_paths(arguments, *problem, *analysis, results);
    }
    return for_problems ? show_problems(program, arguments, *analysis)
                        : show_paths(arguments, *problem, *analysis, analysis->goals);
}

} // namespace

void add_explore(CLI::App& app, Program& program) {
    add_command<ExploreArguments>(app, program, "explore", "show paths to a goal, or problems found in the graph",
                                  &setup, &run);
}

} // namespace porism::cli
