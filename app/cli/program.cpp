#include "app/cli/program.h"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <fmt/format.h>
#include <unistd.h>

namespace porism::cli {
namespace {

double seconds_now() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

bool written = true;

std::string not_negative(const std::string& text) {
    return text.starts_with('-') ? "seconds cannot be negative; 0 means no limit" : "";
}

} // namespace

Exit exit_for(const Error& error) {
    if (error.kind == ErrorKind::interrupted) return interrupted;
    if (error.kind == ErrorKind::internal) return internal_error;
    if (error.kind == ErrorKind::limit) return negative;
    return bad_input;
}

void add_file(CLI::App& command, Common& common) {
    command
        .add_option("FILE", common.file,
                    "JGEX text, a scene, document, problem or proof of Porism, a library, or - for standard input")
        ->required();
    command.add_option("--name", common.name, "only the problem of this name");
}

void add_json(CLI::App& command, Common& common) {
    command.add_flag("--json", common.json, "print JSON instead of text");
}

void add_time_limit(CLI::App& command, Common& common) {
    command.add_option("--time-limit", common.time_limit, "seconds for each problem")->check(not_negative);
}

void print_error(const Error& error) {
    fmt::print(stderr, "{}\n", to_string(error));
}

Exit report(const Error& error) {
    print_error(error);
    if (error.kind == ErrorKind::internal)
        print_note("this is a fault of the program: please report it with the file and the command");
    return exit_for(error);
}

Exit report(Program& program, const Error& error) {
    if (error.kind != ErrorKind::interrupted || program.stopping.interrupted()) return report(error);
    print_error(Error{ErrorKind::limit, "time_limit", "the time limit was reached: " + error.what,
                      "give it more with --time-limit", error.place});
    return negative;
}

void print_note(const std::string& text) {
    fmt::print(stderr, "porism: {}\n", text);
}

void print_json_line(const Json& json) {
    print_line(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

void print_json(const Json& json) {
    print_line(json.dump(2, ' ', false, Json::error_handler_t::replace));
}

void print_line(const std::string& line) {
    print_text(line + "\n");
}

void print_text(std::string_view text) {
    if (!written) return;
    if (std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0) return;
    written = false;
    print_error(Error{ErrorKind::unavailable, "write_failed",
                      std::string("standard output cannot be written: ") + std::strerror(errno),
                      "make room, or write elsewhere", std::nullopt});
    ::kill(::getpid(), SIGINT);
}

bool output_written() {
    return written;
}

ProgressLine::ProgressLine() : terminal_(::isatty(STDERR_FILENO) == 1), start_(seconds_now()) {}

void ProgressLine::show(std::size_t done, std::size_t total) {
    if (!terminal_ || done == 0 || done >= total) return;
    const double left = (seconds_now() - start_) / static_cast<double>(done) * static_cast<double>(total - done);
    fmt::print(stderr, "\r\033[K{} of {}, about {:.0f} s left", done, total, left);
    shown_ = true;
}

void ProgressLine::pause() {
    if (shown_) fmt::print(stderr, "\r\033[K");
    shown_ = false;
}

} // namespace porism::cli
