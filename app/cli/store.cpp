#include "app/cli/program.h"
#include "corpus/json.h"
#include "workflow/library/library.h"
#include "workflow/words.h"

#include <array>
#include <fmt/format.h>

namespace porism::cli {
namespace {

using workflow::Library;

struct StoreArguments : Common {
    std::string library;
    std::string which;
    std::string find, need;
    bool necessity = false, reasons = false;
};

void add_library(CLI::App& command, StoreArguments& arguments) {
    command.add_option("STORE", arguments.library, "the library, a .porism file")->required();
}

void setup_list(CLI::App& command, StoreArguments& arguments) {
    add_library(command, arguments);
    command.add_option("--find", arguments.find, "only problems with these words in title, goals, theorems or tags");
    command
        .add_option("--need", arguments.need,
                    "only problems with a given that is this for some goal, or with one that is missing")
        ->check(CLI::IsMember(std::vector<std::string>(store::need_words.begin(), store::need_words.end())));
    command.add_flag("--reasons", arguments.reasons,
                     "how many of them each check keeps from being accepted, the most frequent first");
    add_json(command, arguments);
}

void setup_show(CLI::App& command, StoreArguments& arguments) {
    add_library(command, arguments);
    command.add_option("PROBLEM", arguments.which, "its number, or its title")->required();
    command.add_flag("--necessity", arguments.necessity, "of its givens alone, which of them the goals need");
    add_json(command, arguments);
}

void setup_import(CLI::App& command, StoreArguments& arguments) {
    add_library(command, arguments);
    add_file(command, arguments);
    command.add_flag("--necessity", arguments.necessity,
                     "leave out each given in turn, and keep which of them the goals need; also of problems that are "
                     "there already");
    add_json(command, arguments);
    add_time_limit(command, arguments);
}

void setup_check(CLI::App& command, StoreArguments& arguments) {
    add_library(command, arguments);
    add_json(command, arguments);
}

std::string joined(const std::vector<std::string>& parts, const char* between) {
    std::string out;
    for (const std::string& part : parts) out += (out.empty() ? "" : between) + part;
    return out;
}

Json to_json(const store::GivenCounts& counts) {
    Json out = Json::object();
    for (std::size_t i = 0; i < counts.by_need.size(); ++i) out[std::string(store::need_words[i])] = counts.by_need[i];
    return out;
}

Exit list_reasons(const Library& library, const StoreArguments& arguments) {
    const auto refusals = library.refusals(arguments.find, arguments.need);
    if (!refusals) return report(refusals.error());
    for (const auto& [check, problems] : *refusals) {
        if (arguments.json)
            print_json_line({{"check", check}, {"problems", problems}});
        else
            print_line(fmt::format("{:>5}  {}", problems, check));
    }
    return done;
}

Exit list(Program&, const StoreArguments& arguments) {
    const auto library = Library::open(arguments.library, false);
    if (!library) return report(library.error());
    if (arguments.reasons) return list_reasons(*library, arguments);
    const auto rows = library->rows(arguments.find, arguments.need);
    if (!rows) return report(rows.error());
    const auto givens = library->given_counts();
    if (!givens) return report(givens.error());
    for (const corpus::SampleRow& row : *rows) {
        const auto counts = givens->find(row.id);
        const bool looked_at = counts != givens->end();
        if (arguments.json) {
            Json line = corpus::to_json(row);
            if (looked_at) line["givens"] = to_json(counts->second);
            print_json_line(line);
            continue;
        }
        print_line(fmt::format("{:>5}  {:<9}  length {:>3}  {:>2} points  {:<23}  {}  {}", row.id,
                               problem::name_of(row.outcome), row.length, row.points,
                               looked_at ? workflow::words_of(counts->second) : "givens not looked at", row.title,
                               joined(row.goals, "; ")));
    }
    return done;
}

/// Of one that is not what it says no solution is shown.
void print_sample(const corpus::Sample& sample, bool sound) {
    const problem::Problem& problem = sample.problem;
    print_line(problem.title);
    for (const problem::Text& text : problem.texts) {
        print_line(text.statement);
        if (sound && !text.solution.empty()) print_line("\n" + text.solution);
    }
    for (const std::string& answer : sound ? workflow::answer_words(problem) : std::vector<std::string>{})
        print_line("answer: " + answer);
    print_line(fmt::format("{}; length {}, {} steps; kept {}",
                           sound ? problem::name_of(problem.verdict.outcome) : "unsound", problem.difficulty.length,
                           problem.difficulty.raw_length, sample.created));
    if (!sample.tags.empty()) print_line("tags: " + joined(sample.tags, ", "));
}

/// An error of a problem of the library, after the library's name.
Exit report_of(const Library& library, Error error) {
    if (!error.place) error.at(Place{library.path(), 0, 0});
    return report(error);
}

/// Nothing where nobody looked at them.
void print_givens(const std::optional<std::vector<store::KeptGiven>>& givens) {
    for (const store::KeptGiven& given : givens.value_or(std::vector<store::KeptGiven>{})) print_line(given.text);
}

Exit show_givens(const Library& library, corpus::RecordId id, bool json) {
    const auto givens = library.givens(id);
    if (!givens) return report_of(library, givens.error());
    if (!*givens)
        return report_of(library, Error{ErrorKind::bad_input,
                                        "not_looked_at",
                                        fmt::format("nobody looked at the givens of problem {}", id),
                                        "porism store import --necessity looks at them",
                                        {}});
    if (!json) {
        print_givens(*givens);
        return done;
    }
    Json out = Json::array();
    for (const store::KeptGiven& given : **givens)
        out.push_back({{"need", given.need}, {"given", given.given}, {"goal", given.goal}, {"text", given.text}});
    print_json({{"id", id}, {"givens", std::move(out)}});
    return done;
}

Exit show(Program& program, const StoreArguments& arguments) {
    const auto library = Library::open(arguments.library, false);
    if (!library) return report(library.error());
    const auto id = workflow::find_problem(*library, arguments.which);
    if (!id) return report_of(*library, id.error());
    if (arguments.necessity) return show_givens(*library, *id, arguments.json);
    const auto sample = library->sample(*id);
    if (!sample) return report_of(*library, sample.error());
    const auto fault = library->fault_of(*id, Control{program.stopping.token(), {}});
    if (program.stopping.interrupted()) return interrupted;
    if (fault) print_error(*fault);
    if (arguments.json)
        print_json(corpus::to_json(*sample));
    else
        print_sample(*sample, !fault);
    if (const auto givens = library->givens(*id); givens && !arguments.json && !fault) print_givens(*givens);
    return fault ? negative : done;
}

Exit import(Program& program, const StoreArguments& arguments) {
    ProgressLine progress;
    workflow::ImportReport sinks;
    sinks.kept = [&](const workflow::KeptProblem& kept) {
        progress.pause();
        if (arguments.json) {
            Json line{{"id", kept.id},         {"name", kept.name},       {"duplicate", kept.duplicate},
                      {"solved", kept.solved}, {"choices", kept.choices}, {"decided_by", kept.decided_by}};
            if (kept.givens) line["givens"] = to_json(*kept.givens);
            print_json_line(line);
            return;
        }
        print_line(fmt::format("{:>5}  {}  {}{}{}", kept.id, kept.duplicate ? "there already" : "kept", kept.name,
                               kept.solved ? "" : "  (not solved)",
                               kept.decided_by.empty() ? "" : "  (" + kept.decided_by + ")"));
        for (const std::string& choice : kept.choices) print_line("       " + choice);
        if (kept.givens) print_line("       givens: " + workflow::words_of(*kept.givens));
    };
    sinks.problem_error = [&](const Error& error) {
        progress.pause();
        print_error(error);
    };
    sinks.progress = [&](std::size_t done_so_far, std::size_t total) { progress.show(done_so_far, total); };
    const auto summary = workflow::import_into(arguments.library, arguments.file, arguments.name,
                                               {arguments.time_limit, arguments.necessity}, program.stopping, sinks);
    progress.pause();
    if (!summary) return report(summary.error());
    if (summary->ended_by) print_error(*summary->ended_by);
    print_note(fmt::format("{} of {} problems kept, {} were there already, {} refused{}", summary->kept,
                           summary->problems, summary->duplicates, summary->refused,
                           summary->interrupted ? "; interrupted"
                           : summary->ended_by  ? "; the rest was not tried"
                                                : ""));
    if (summary->interrupted) return interrupted;
    if (summary->kept + summary->duplicates == 0) return bad_input;
    return summary->refused == 0 && !summary->ended_by ? done : negative;
}

/// An unsound library is an answer, whether it cannot be opened or only cannot be read through.
Exit say_unsound(const Error& error) {
    print_error(error);
    return workflow::is_damage(error) ? negative : exit_for(error);
}

Exit check(Program& program, const StoreArguments& arguments) {
    const auto library = Library::open(arguments.library, false);
    if (!library) return say_unsound(library.error());
    const auto checked = library->check(Control{program.stopping.token(), {}});
    if (!checked) return say_unsound(checked.error());
    for (const Error& fault : checked->faults) print_error(fault);
    if (arguments.json) {
        Json faults = Json::array();
        for (const Error& fault : checked->faults) faults.push_back(fault.what);
        print_json({{"sound", checked->faults.empty()},
                    {"problems", checked->problems},
                    {"paths", checked->paths},
                    {"faults", std::move(faults)}});
        return checked->faults.empty() ? done : negative;
    }
    print_line(fmt::format("{}: {} problems, {} paths proved anew", checked->faults.empty() ? "sound" : "unsound",
                           checked->problems, checked->paths));
    return checked->faults.empty() ? done : negative;
}

} // namespace

void add_store(CLI::App& app, Program& program) {
    CLI::App* store = app.add_subcommand("store", "list, show, import into and check libraries");
    store->require_subcommand(1);
    add_command<StoreArguments>(*store, program, "list", "the problems of a library, newest first", &setup_list, &list);
    add_command<StoreArguments>(*store, program, "show", "one problem of a library", &setup_show, &show);
    add_command<StoreArguments>(*store, program, "import", "keep the problems of a file in a library", &setup_import,
                                &import, Leaves::in_order);
    add_command<StoreArguments>(*store, program, "check", "read a whole library and say whether it is sound",
                                &setup_check, &check);
}

} // namespace porism::cli
