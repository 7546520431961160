#include "app/cli/program.h"

#include "base/text.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <string_view>
#include <unistd.h>
#include <utility>

namespace porism::cli {
namespace {

double seconds_now() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

bool written = true;

std::string check_seconds(const std::string& text) {
    double value = 0;
    const bool number = CLI::detail::lexical_cast(text, value) && std::isfinite(value);
    return number && value >= 0 ? "" : "\"" + text + "\" is no number of seconds; 0 means no limit";
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
        .add_option(
            "FILE", common.file,
            "JGEX or Geo-DSL text, logic forms of Geometry3K, a record of GenesisGeo, an envelope of VeriGeo, a "
            "scene, document, problem or proof of Porism, a library, or - for standard input")
        ->required();
    command.add_option("--name", common.name, "only the problem of this name");
}

void add_json(CLI::App& command, Common& common) {
    command.add_flag("--json", common.json, "print JSON instead of text");
}

void add_time_limit(CLI::App& command, Common& common) {
    command.add_option("--time-limit", common.time_limit, "seconds for each problem")->check(check_seconds);
}

void add_rules(CLI::App& command, workflow::RulesChoice& choice) {
    command
        .add_option("--rules", choice.profile,
                    "the rule profile: what a class has met; a name of porism catalogue profiles, or a file")
        ->check(not_empty("porism catalogue profiles lists the names"));
    command.add_option("--without", choice.without, "a rule or a family of rules that is not used (repeat)")
        ->allow_extra_args(false)
        ->check(not_empty("porism catalogue rules lists the names"));
}

Result<workflow::Options> options_under(const workflow::RulesChoice& choice) {
    auto bans = workflow::bans_of(choice);
    if (!bans) return fail(std::move(bans.error()));
    if (choice.any()) print_note("with " + workflow::words_of(choice));
    workflow::Options out;
    out.bans = *std::move(bans);
    return out;
}

CLI::Validator not_empty(const std::string& mend) {
    return CLI::Validator(
        [=](const std::string& text) { return trim(text).empty() ? "it must not be empty; " + mend : std::string(); },
        "");
}

CLI::Validator whole_number(long least, long most) {
    const std::string range = most == std::numeric_limits<long>::max() ? fmt::format("from {} on", least)
                                                                       : fmt::format("from {} to {}", least, most);
    return CLI::Validator(
        [=](const std::string& text) {
            long value = 0;
            const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
            const bool whole = read.ec == std::errc() && read.ptr == text.data() + text.size();
            return whole && least <= value && value <= most ? "" : "\"" + text + "\" is no whole number " + range;
        },
        range);
}

namespace {

/// Signs that steer a terminal, or turn the way in which a line is read, from the first to the last of each row.
constexpr std::array<std::pair<std::string_view, std::string_view>, 8> steering{{
    {{"\x00", 1}, "\x08"},
    {"\x0B", "\x1F"},
    {"\x7F", "\x7F"},
    {"\xC2\x80", "\xC2\x9F"},         // U+0080 to U+009F
    {"\xD8\x9C", "\xD8\x9C"},         // U+061C
    {"\xE2\x80\x8E", "\xE2\x80\x8F"}, // U+200E, U+200F
    {"\xE2\x80\xAA", "\xE2\x80\xAE"}, // U+202A to U+202E
    {"\xE2\x81\xA6", "\xE2\x81\xA9"}, // U+2066 to U+2069
}};

/// Of how many bytes the sign is that steers at the beginning of a text; 0 where none does.
std::size_t steers(std::string_view text) {
    for (const auto& [first, last] : steering) {
        const std::string_view sign = text.substr(0, first.size());
        if (sign >= first && sign <= last && sign.size() == first.size()) return sign.size();
    }
    return 0;
}

/// The bytes that such a sign may begin with: few of a text are.
constexpr std::array<bool, 256> steering_begins = [] {
    std::array<bool, 256> out{};
    for (const auto& [first, last] : steering)
        for (unsigned byte = static_cast<unsigned char>(first.front());
             byte <= static_cast<unsigned char>(last.front()); ++byte)
            out.at(byte) = true;
    return out;
}();

/// The text with something else for each sign that steers.
std::string without_steering(std::string_view text, std::string (*instead)(std::string_view sign)) {
    std::string out;
    out.reserve(text.size());
    const auto may_steer = [](char c) { return steering_begins.at(static_cast<unsigned char>(c)); };
    for (auto rest = text.begin(); rest != text.end();) {
        const auto next = std::find_if(rest, text.end(), may_steer);
        out.append(rest, next);
        rest = next;
        if (rest == text.end()) break;
        const std::size_t size = steers(std::string_view(rest, text.end()));
        if (size > 0)
            out += instead(std::string_view(rest, rest + static_cast<std::ptrdiff_t>(size)));
        else
            out += *rest;
        rest += static_cast<std::ptrdiff_t>(std::max<std::size_t>(size, 1));
    }
    return out;
}

/// Names come from files: what would steer a terminal is shown as a question mark.
std::string printable(std::string_view text) {
    return without_steering(text, [](std::string_view) { return std::string("?"); });
}

/// "\u202e", of what UTF-8 has in at most three bytes.
std::string as_escape(std::string_view sign) {
    constexpr std::array<unsigned, 3> of_first{0x7F, 0x1F, 0x0F};
    unsigned code = static_cast<unsigned char>(sign.front()) & of_first.at(sign.size() - 1);
    for (const char c : sign.substr(1)) code = (code << 6U) | (static_cast<unsigned char>(c) & 0x3FU);
    return fmt::format("\\u{:04x}", code);
}

/// The same value: such signs stand in strings alone.
std::string printable_json(const std::string& text) {
    return without_steering(text, &as_escape);
}

} // namespace

void print_error(const Error& error) {
    fmt::print(stderr, "{}\n", printable(to_string(error)));
}

void print_warning(const workflow::Analysis& analysis) {
    if (analysis.session->ending() != reason::Ending::inconsistent)
        for (const verify::SenselessGiven& given : analysis.senseless)
            print_note(fmt::format("{}; nothing follows from it", workflow::words_of(analysis, given)));
    if (!analysis.no_branch) return;
    const bool some = std::ranges::any_of(analysis.goals, &workflow::GoalResult::seen);
    Error warning = *analysis.no_branch;
    warning.mend =
        some ? "this is a figure in which as many goals hold as can" : "this is the figure of the first branch";
    print_error(warning);
}

std::string conditions_clause(std::span<const std::string> conditions) {
    return conditions.empty() ? std::string() : fmt::format("  if {}", fmt::join(conditions, ", "));
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

void leave_interrupted() {
    std::fflush(nullptr);
    std::_Exit(written ? interrupted : bad_input);
}

void print_note(const std::string& text) {
    fmt::print(stderr, "porism: {}\n", printable(text));
}

void print_json_line(const Json& json) {
    print_line(printable_json(to_text(json)));
}

void print_json(const Json& json) {
    print_line(printable_json(to_text(json, 2)));
}

void print_line(const std::string& line) {
    print_text(printable(line) + "\n");
}

void print_text(std::string_view text) {
    if (!written) return;
    if (std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0) return;
    written = false;
    print_error(Error{ErrorKind::unavailable, "write_failed",
                      std::string("standard output cannot be written: ") + std::strerror(errno),
                      "make room, or write elsewhere", std::nullopt});
    workflow::Stopping::stop_this_process(bad_input);
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
