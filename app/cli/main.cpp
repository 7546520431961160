#include "app/cli/program.h"

#include <array>
#include <cstdio>
#include <exception>
#include <iostream>
#include <sstream>

namespace {

using porism::cli::Exit;
using porism::cli::Program;

constexpr std::array commands = {
    &porism::cli::add_solve,     &porism::cli::add_close, &porism::cli::add_explore, &porism::cli::add_explain,
    &porism::cli::add_verify,    &porism::cli::add_check, &porism::cli::add_convert, &porism::cli::add_store,
    &porism::cli::add_catalogue, &porism::cli::add_bench,
};

int run(int argc, char** argv, Program& program) {
    CLI::App app("Porism: plane geometry, from a scene to what follows and why.", "porism");
    app.set_version_flag("--version", "porism " PORISM_VERSION);
    app.require_subcommand(1);
    for (const auto add : commands) add(app, program);
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
