#include "app/cli/program.h"
#include "base/text.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <exception>
#include <iostream>
#include <span>
#include <sstream>

namespace {

using porism::cli::Exit;
using porism::cli::Program;

constexpr std::array commands = {
    &porism::cli::add_solve,     &porism::cli::add_close, &porism::cli::add_explore, &porism::cli::add_explain,
    &porism::cli::add_verify,    &porism::cli::add_check, &porism::cli::add_convert, &porism::cli::add_store,
    &porism::cli::add_catalogue, &porism::cli::add_bench,
};

/// Commands that are described and not there yet.
constexpr std::array<std::string_view, 5> not_built = {"generate", "publish", "worksheet", "merge", "review"};

/// A word that should be a command and is none: told with the nearest one. Only words before the first option.
porism::Status check_commands(const CLI::App& app, std::span<char*> words) {
    if (words.empty() || *words.front() == '-') return {};
    const std::string word = words.front();
    std::vector<std::string> names;
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
        if (command->get_name() == word) return check_commands(*command, words.subspan(1));
        names.push_back(command->get_name());
    }
    if (names.empty()) return {};
    porism::Error error{porism::ErrorKind::bad_input,
                        "no_such_command",
                        "there is no command \"" + word + '"',
                        {},
                        porism::Place{"porism", 0, 0}};
    if (std::ranges::find(not_built, word) != not_built.end())
        error.what = "the command \"" + word + "\" is not built yet";
    else
        error.mend = porism::did_you_mean(word, names, "porism --help lists them");
    return porism::fail(std::move(error));
}

int run(int argc, char** argv, Program& program) {
    CLI::App app("Porism: plane geometry, from a scene to what follows and why.", "porism");
    app.set_version_flag("--version", "porism " PORISM_VERSION);
    app.require_subcommand(1);
    for (const auto add : commands) add(app, program);
    if (auto known = check_commands(app, std::span(argv, static_cast<std::size_t>(argc)).subspan(1)); !known)
        return porism::cli::report(known.error());
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        std::ostringstream help;
        const int code = app.exit(error, help, std::cerr);
        porism::cli::print_text(help.str());
        return code == 0 ? Exit::done : Exit::bad_input;
    }
    return program.run();
}

} // namespace

int main(int argc, char** argv) {
    // A file that may not grow further is an error of the write that met it.
    std::signal(SIGXFSZ, SIG_IGN);
    try {
        porism::workflow::Stopping stopping;
        Program program{stopping};
        const int status = run(argc, argv, program);
        return porism::cli::output_written() ? status : Exit::bad_input;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "porism: internal error: %s; please report it with the file and the command\n",
                     error.what());
        return Exit::internal_error;
    }
}
