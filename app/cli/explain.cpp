#include "workflow/texts/explain.h"
#include "app/cli/program.h"
#include "base/text.h"
#include "workflow/files.h"
#include "workflow/solve/answer.h"
#include "workflow/solve/solve.h"

#include <fmt/format.h>
#include <optional>

namespace porism::cli {
namespace {

struct ExplainArguments : Common {
    std::string voice = "steps";
    std::string language = "en";
    std::string strategy = "full";
    std::optional<std::uint64_t> seed;
    bool caption = false;
    workflow::RulesChoice rules;

    workflow::Phrasing phrasing(const translate::Language& words) const {
        return {{&words, seed}, *translate::voice_called(voice), *workflow::picture_strategy(strategy)};
    }
};

/// "a: meaning, b: meaning"; the names apart.
template<class Row>
std::string meanings_of(std::span<const Row> rows, std::vector<std::string>& names) {
    std::string out;
    for (const Row& row : rows) {
        names.emplace_back(row.name);
        out += fmt::format("{}{}: {}", out.empty() ? "" : ", ", row.name, row.meaning);
    }
    return out;
}

void setup(CLI::App& command, ExplainArguments& arguments) {
    add_file(command, arguments);
    add_json(command, arguments);
    add_time_limit(command, arguments);
    add_rules(command, arguments.rules);
    std::vector<std::string> names, strategies;
    std::string tongues;
    for (const translate::Language& language : translate::languages())
        tongues += fmt::format("{}{}: {}", tongues.empty() ? "" : ", ", language.code, language.name);
    const std::string meanings = "how the solution is told; " + meanings_of(translate::voices(), names);
    command.add_option("--voice", arguments.voice, meanings)->check(CLI::IsMember(names));
    command.add_option("--language", arguments.language, "of the text; " + tongues + ", or a file of a language");
    command.add_option("--seed", arguments.seed, "draw the phrases by it; without one they are the plain ones");
    meanings_of(workflow::picture_strategies(), strategies);
    command
        .add_option("--strategy", arguments.strategy,
                    "of the picture that goes with it; with orthogonal the text leaves out what its marks say")
        ->check(CLI::IsMember(strategies));
    command.add_flag("--caption", arguments.caption, "only what a picture of the problem shows");
}

struct Told {
    workflow::GoalResult result;
    std::string turn, order; ///< workflow::turn_words, turn_condition
};

Json solution_json(const workflow::SolutionWords& words, const Told& told) {
    Json steps = Json::array();
    for (const auto& step : words.steps)
        steps.push_back({{"number", step.number},
                         {"text", step.sentence},
                         {"premises", step.premises},
                         {"conditions", step.conditions}});
    Json out{{"goal", words.goal},
             {"solved", told.result.solved()},
             {"auxiliaries", words.auxiliaries},
             {"steps", std::move(steps)},
             {"conditions", words.conditions}};
    if (!told.turn.empty()) out["turn"] = told.turn;
    if (!told.result.solved()) out["reason"] = told.result.reason;
    return out;
}

/// What became of the goals, then of the questions.
std::vector<Told> results_of(const document::Document& asked, workflow::Analysis& analysis, const Control& control) {
    std::vector<Told> out;
    for (const workflow::GoalResult& goal : analysis.goals) out.push_back({goal, {}, {}});
    for (const scene::Question& question : asked.questions) {
        workflow::Answer answer = workflow::answer(analysis, question, control);
        std::string turn = workflow::turn_words(analysis, question, answer);
        std::string condition = workflow::turn_condition(analysis, question, answer);
        out.push_back({std::move(answer.result), std::move(turn), std::move(condition)});
    }
    return out;
}

/// One that Porism has, or that of a file, which is kept in `own`.
Result<const translate::Language*> language_called(const std::string& named, std::optional<translate::Language>& own,
                                                   const Control& control) {
    if (const translate::Language* ready = translate::language(named)) return ready;
    std::vector<std::string> codes;
    for (const translate::Language& language : translate::languages()) codes.push_back(language.code);
    auto text = workflow::read_input(named, control);
    if (!text && text.error().code == "file_missing")
        return fail("unknown_language", "there is no language and no file called " + in_quotes(named),
                    "take " + join(codes, " or ") + ", or a file as docs/formats/languages.md has it");
    if (!text) return fail(std::move(text.error()));
    auto read = translate::parse_language(*text, named);
    if (!read) return fail(std::move(read.error()));
    own = *std::move(read);
    return &*own;
}

workflow::SolutionWords unanswered(const workflow::Analysis& analysis, const scene::Question& question,
                                   const workflow::Phrasing& phrasing) {
    workflow::SolutionWords out;
    out.goal = workflow::asked_words(analysis, question);
    out.unproved = workflow::phrased_unanswered(analysis, question, phrasing);
    return out;
}

void print_unsolved(const workflow::SolutionWords& words, const workflow::GoalResult& result) {
    print_line("\n" + words.unproved);
    print_note(words.goal + ": " + result.reason);
}

/// Clauses of plain English; sentences else.
void print_conditions(const std::vector<std::string>& conditions, bool clauses) {
    if (clauses) print_line("Here it is used that:");
    for (const std::string& condition : conditions) print_line((clauses ? "  - " : "") + condition);
}

Exit run(Program& program, const ExplainArguments& arguments) {
    std::optional<translate::Language> own;
    const auto language = language_called(arguments.language, own, Control{program.stopping.token(), {}});
    if (!language) return report(language.error());
    auto options = options_under(arguments.rules);
    if (!options) return report(options.error());
    const auto problem = workflow::load_one(arguments.file, arguments.name, Control{program.stopping.token(), {}});
    if (!problem) return report(problem.error());
    options->consequences = problem->document && !problem->document->questions.empty();
    const Control control{program.stopping.limited(arguments.time_limit), {}};
    const Control whole{program.stopping.token(), {}}; // a text with fewer conditions says something else
    auto analysis = workflow::analyse(*problem, *options, control);
    if (!analysis) return report(program, analysis.error());
    print_warning(*analysis);
    if (program.stopping.interrupted()) return interrupted;
    const document::Document& asked = *problem->document;
    const workflow::Phrasing phrasing = arguments.phrasing(**language);
    const auto branches = workflow::told_branches(*analysis, whole);
    const std::string caption =
        arguments.caption ? workflow::phrased_caption(*analysis, asked.goals, asked.questions, phrasing, branches)
                          : std::string();
    if (arguments.caption && !arguments.json) {
        print_line(caption);
        return done;
    }
    translate::ToldBefore before;
    const std::string statement =
        workflow::phrased_problem(*analysis, asked.goals, asked.questions, phrasing, branches, &before);
    const auto choices = workflow::choice_sentences(*problem, *analysis, branches, phrasing.wording);
    Json out{{"name", problem->name},    {"language", (*language)->code},
             {"voice", arguments.voice}, {"statement", statement},
             {"choices", choices},       {"solutions", Json::array()}};
    if (arguments.caption) out["caption"] = caption;
    if (!arguments.json) print_line(statement);
    if (!arguments.json)
        for (const std::string& choice : choices) print_line(choice);
    Exit status = done;
    const auto results = results_of(asked, *analysis, control);
    for (std::size_t i = 0; i < results.size(); ++i) {
        const auto& [result, turn, order] = results[i];
        workflow::SolutionWords words;
        if (i < analysis->goals.size() || result.derived)
            words = workflow::phrased_solution(*analysis, result, phrasing, &before);
        else
            words = unanswered(*analysis, asked.questions[i - analysis->goals.size()], phrasing);
        if (!order.empty()) words.conditions.push_back(order);
        if (!result.solved()) status = negative;
        if (arguments.json)
            out["solutions"].push_back(solution_json(words, results[i]));
        else if (result.solved())
            print_text((results.size() > 1 ? "\n" + words.heading + "\n" : "\n") + words.listing);
        else
            print_unsolved(words, result);
        if (!arguments.json && !turn.empty()) print_line(turn);
        if (arguments.json || words.conditions.empty()) continue;
        print_conditions(words.conditions, workflow::in_plain_steps(phrasing.wording, phrasing.voice));
    }
    if (arguments.json) print_json(out);
    return status;
}

} // namespace

void add_explain(CLI::App& app, Program& program) {
    add_command<ExplainArguments>(app, program, "explain", "tell a problem and its solution in words", &setup, &run);
}

} // namespace porism::cli
