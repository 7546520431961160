#include "app/cli/program.h"
#include "workflow/solve.h"
#include "workflow/words.h"

#include <fmt/format.h>

namespace porism::cli {
namespace {

struct ExplainArguments : Common {
    std::string voice = "steps";
    std::string language = "en";
    workflow::RulesChoice rules;
};

void setup(CLI::App& command, ExplainArguments& arguments) {
    add_file(command, arguments);
    add_json(command, arguments);
    add_time_limit(command, arguments);
    add_rules(command, arguments.rules);
    command.add_option("--voice", arguments.voice, "how it is told")->check(CLI::IsMember({"steps"}));
    command.add_option("--language", arguments.language, "of the text")->check(CLI::IsMember({"en"}));
}

Json solution_json(const workflow::SolutionWords& words, const workflow::GoalResult& result) {
    Json steps = Json::array();
    for (const auto& step : words.steps)
        steps.push_back({{"number", step.number},
                         {"text", step.sentence},
                         {"premises", step.premises},
                         {"conditions", step.conditions}});
    Json out{{"goal", words.goal},
             {"solved", result.solved()},
             {"auxiliaries", words.auxiliaries},
             {"steps", std::move(steps)},
             {"conditions", words.conditions}};
    if (!result.solved()) out["reason"] = result.reason;
    return out;
}

Exit run(Program& program, const ExplainArguments& arguments) {
    const auto options = options_under(arguments.rules);
    if (!options) return report(options.error());
    const auto problem = workflow::load_one(arguments.file, arguments.name, Control{program.stopping.token(), {}});
    if (!problem) return report(problem.error());
    const auto analysis =
        workflow::analyse(*problem, *options, Control{program.stopping.limited(arguments.time_limit), {}});
    if (!analysis) return report(program, analysis.error());
    print_warning(*analysis);
    if (program.stopping.interrupted()) return interrupted;
    const document::Document& asked = *problem->document;
    const std::string statement = workflow::problem_words(*analysis, asked.goals, asked.questions);
    const auto choices = workflow::choice_words(*problem, *analysis);
    Json out{{"name", problem->name},  {"language", "en"},   {"voice", "steps"},
             {"statement", statement}, {"choices", choices}, {"solutions", Json::array()}};
    if (!arguments.json) print_line(statement);
    if (!arguments.json)
        for (const std::string& choice : choices) print_line(choice);
    Exit status = done;
    for (const workflow::GoalResult& result : analysis->goals) {
        const auto words = workflow::solution_words(*analysis, result);
        if (!result.solved()) status = negative;
        if (arguments.json)
            out["solutions"].push_back(solution_json(words, result));
        else if (result.solved())
            print_text((analysis->goals.size() > 1 ? "\nProof that " + words.goal + ":\n" : "\n") + words.listing);
        else
            print_line("\n" + words.goal + ": no solution was found (" + result.reason + ")");
        if (arguments.json || words.conditions.empty()) continue;
        print_line("Here it is used that:");
        for (const std::string& condition : words.conditions) print_line("  - " + condition);
    }
    if (!arguments.json && analysis->goals.empty() && !asked.questions.empty())
        print_line("Questions are answered by porism solve, and held against the pictures by porism verify.");
    if (arguments.json) print_json(out);
    return status;
}

} // namespace

void add_explain(CLI::App& app, Program& program) {
    add_command<ExplainArguments>(app, program, "explain", "tell a problem and its solution in words", &setup, &run);
}

} // namespace porism::cli
