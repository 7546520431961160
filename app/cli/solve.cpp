#include "workflow/solve/solve.h"
#include "app/cli/program.h"

#include <fmt/format.h>

namespace porism::cli {
namespace {

struct SolveArguments : Common {
    unsigned jobs = 1;
    std::optional<std::string> proofs;
    workflow::RulesChoice rules;
    bool why_not = false;
};

void setup(CLI::App& command, SolveArguments& arguments) {
    add_file(command, arguments);
    add_json(command, arguments);
    add_time_limit(command, arguments);
    add_rules(command, arguments.rules);
    command.add_flag("--why-not", arguments.why_not,
                     "of goals and questions that are not solved: the picture in which they fail, or what is missing");
    command.add_option("--jobs", arguments.jobs, "problems at a time")->check(whole_number(1, 256));
    command.add_option("--proofs", arguments.proofs, "folder for the proofs, one file each");
    command.footer(
        "The milliseconds are those of the whole problem, with the looking for other figures of what is given.");
}

std::string line_of(const workflow::GoalRecord& record) {
    const std::string length = record.path_length ? std::to_string(*record.path_length) : "-";
    std::string out =
        fmt::format("{:<10} {:>9.1f} ms {:>7} statements  length {:>3}  {}", record.solved ? "solved" : "not solved",
                    record.ms, record.statements, length, record.name);
    if (!record.goal.empty()) out += " ? " + record.goal;
    if (record.answer) out += " = " + record.answer_words;
    if (record.answer_matches == false) out += ", which is not the answer of the file";
    out += conditions_clause(record.condition_words);
    if (!record.reason.empty()) out += "  (" + record.reason + ")";
    for (const std::string& choice : record.chosen_branches)
        out += "  branch: " + choice + ", chosen so that the goal holds";
    if (record.chosen_picture) out += "  picture: one in which the goal holds; others of the same construction fail it";
    return out;
}

Exit status_of(const workflow::SolveSummary& summary) {
    if (summary.internal_error) return internal_error;
    if (summary.interrupted) return interrupted;
    if (summary.unread == summary.problems) return bad_input;
    return summary.solved == summary.goals ? done : negative;
}

Exit run(Program& program, const SolveArguments& arguments) {
    auto analysis = options_under(arguments.rules);
    if (!analysis) return report(analysis.error());
    const auto loaded = workflow::load(arguments.file, arguments.name, Control{program.stopping.token(), {}});
    if (!loaded) return report(loaded.error());
    // What is finished of several is counted; of one there is nothing to tell.
    if (loaded->problems.size() == 1) program.stopping.leave_after(patience);
    ProgressLine progress;
    workflow::SolveReport sinks;
    sinks.record = [&](const workflow::GoalRecord& record) {
        progress.pause();
        if (arguments.json)
            print_json_line(workflow::to_json(record));
        else
            print_line(line_of(record));
        if (arguments.json) return;
        for (const std::string& line : record.why_not_words) print_line("    " + line);
    };
    sinks.problem_error = [&](const Error& error) {
        progress.pause();
        print_error(error);
    };
    sinks.progress = [&](std::size_t done_so_far, std::size_t total) { progress.show(done_so_far, total); };
    workflow::SolveOptions options;
    options.analysis = *std::move(analysis);
    options.jobs = arguments.jobs;
    options.time_limit = arguments.time_limit;
    options.proofs = arguments.proofs;
    options.why_not = arguments.why_not;
    const auto summary = workflow::solve(*loaded, options, program.stopping, sinks);
    progress.pause();
    if (!summary) return report(summary.error());
    const bool all = summary->finished == summary->problems;
    print_note(fmt::format("{} of {} goals solved in {}{} problems{}{}", summary->solved, summary->goals,
                           all ? "" : fmt::format("{} of ", summary->finished), summary->problems,
                           summary->unread > 0 ? fmt::format("; {} could not be tried", summary->unread) : "",
                           summary->interrupted ? "; interrupted" : ""));
    return status_of(*summary);
}

} // namespace

void add_solve(CLI::App& app, Program& program) {
    add_command<SolveArguments>(app, program, "solve", "try each goal of each problem", &setup, &run, Leaves::in_order);
}

} // namespace porism::cli
