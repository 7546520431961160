// What the subcommands of `porism` share: options, exit status, messages.
#pragma once

#include "base/json.h"
#include "base/result.h"
#include "workflow/solve/analyse.h"
#include "workflow/solve/rule_profile.h"
#include "workflow/stopping.h"

#include <CLI/CLI.hpp>
#include <chrono>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>

namespace porism::cli {

/// What the program ends with.
enum Exit : int { done = 0, negative = 1, bad_input = 2, internal_error = 3, interrupted = 130 };
Exit exit_for(const Error& error);

/// One run of the program. `run` is set by the subcommand that was chosen.
struct Program {
    workflow::Stopping& stopping;
    std::function<Exit()> run = {};
};

/// So long after Ctrl+C a run that reads and prints has ended: a person calls that at once.
inline constexpr std::chrono::milliseconds patience{40};

/// Options that mean the same everywhere.
struct Common {
    std::string file;
    std::optional<std::string> name;
    bool json = false;
    double time_limit = 0;
};
void add_file(CLI::App& command, Common& common);
void add_json(CLI::App& command, Common& common);
void add_time_limit(CLI::App& command, Common& common);
/// --rules and --without.
void add_rules(CLI::App& command, workflow::RulesChoice& choice);
/// The analysis under these rules, which are told on standard error where there are some. Errors: those of
/// workflow::bans_of.
Result<workflow::Options> options_under(const workflow::RulesChoice& choice);
/// For options that name something: refuses what says nothing, with the mend.
CLI::Validator not_empty(const std::string& mend);
/// For options that count: refuses fractions, letters and what lies outside.
CLI::Validator whole_number(long least, long most = std::numeric_limits<long>::max());

/// What becomes of a run that Ctrl+C does not end at once: a command that writes files ends in order.
enum class Leaves { soon, in_order };

/// Makes a subcommand whose options live in a fresh T: `setup(command, options)` declares them, `run(program, options)`
/// is called if it is chosen.
template<class T>
void add_command(CLI::App& app, Program& program, const char* name, const char* says, void (*setup)(CLI::App&, T&),
                 Exit (*run)(Program&, const T&), Leaves leaves = Leaves::soon) {
    auto options = std::make_shared<T>();
    CLI::App* command = app.add_subcommand(name, says);
    setup(*command, *options);
    command->callback([&program, options, run, leaves] {
        program.run = [&program, options, run, leaves] {
            if (leaves == Leaves::soon) program.stopping.leave_after(patience);
            return run(program, *options);
        };
    });
}

/// To standard error: `file:line:column: error: what; mend`.
void print_error(const Error& error);
/// Tells on standard error which givens do not hold in the figure, and why no branch fits all goals, where none does;
/// the rest of the analysis is of use all the same.
void print_warning(const workflow::Analysis& analysis);
/// "  if ncoll a b c, diff d e" for the end of a line; nothing where there are none.
std::string conditions_clause(std::span<const std::string> conditions);
/// Prints it and gives the exit status.
Exit report(const Error& error);
/// The same for what a run ended with: an end without Ctrl+C was the time limit, and is an answer, not an interrupt.
Exit report(Program& program, const Error& error);
void print_note(const std::string& text);
/// Ends the process with the status of an interrupt, at once: to give the memory of a large closure back piece by piece
/// takes longer than a person waits who has stopped it. For commands that have nothing to put in order.
[[noreturn]] void leave_interrupted();

/// One record a line.
void print_json_line(const Json& json);
/// One document.
void print_json(const Json& json);
/// With control characters shown as question marks.
void print_line(const std::string& line);
/// As it is, without a newline of its own. What cannot be written is reported once, stops the program as Ctrl+C does,
/// and makes it end with bad_input.
void print_text(std::string_view text);
/// Whether everything printed so far has reached standard output.
bool output_written();

/// Progress on standard error where that is a terminal: "12 of 231, about 40 s left". Wiped by its destructor and by
/// `pause`.
class ProgressLine {
public:
    ProgressLine();
    ~ProgressLine() { pause(); }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;
    void show(std::size_t done, std::size_t total);
    void pause();

private:
    bool terminal_;
    bool shown_ = false;
    double start_;
};

// One function a subcommand.
void add_solve(CLI::App& app, Program& program);
void add_close(CLI::App& app, Program& program);
void add_explore(CLI::App& app, Program& program);
void add_explain(CLI::App& app, Program& program);
void add_verify(CLI::App& app, Program& program);
void add_check(CLI::App& app, Program& program);
void add_convert(CLI::App& app, Program& program);
void add_store(CLI::App& app, Program& program);
void add_catalogue(CLI::App& app, Program& program);
void add_bench(CLI::App& app, Program& program);

} // namespace porism::cli
