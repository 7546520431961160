#include "workflow/convert.h"
#include "app/cli/program.h"
#include "workflow/picture_strategy.h"

#include <algorithm>
#include <cstdio>
#include <fmt/format.h>

namespace porism::cli {
namespace {

struct ConvertArguments : Common {
    std::string to;
    std::string out;
    workflow::PictureOptions picture;
    bool truth = false;
    bool lossy = false;
};

/// An option that takes the name of a row, with what the rows mean.
template<class Rows>
void add_choice(CLI::App& command, const std::string& option, std::string& chosen, const Rows& rows) {
    std::vector<std::string> names;
    std::string meanings = "of pictures";
    for (const auto& row : rows) {
        names.emplace_back(row.name);
        meanings += fmt::format("{} {}: {}", names.size() == 1 ? ";" : ",", row.name, row.meaning);
    }
    command.add_option(option, chosen, meanings)->check(CLI::IsMember(names));
}

void setup(CLI::App& command, ConvertArguments& arguments) {
    add_file(command, arguments);
    std::vector<std::string> formats;
    for (const std::string_view format : workflow::conversion_formats()) formats.emplace_back(format);
    command.add_option("--to", arguments.to, "the form to write")->required()->check(CLI::IsMember(formats));
    command.add_option("--out", arguments.out, "the file to write, - for standard output")->required();
    add_choice(command, "--style", arguments.picture.style, paint::picture_styles());
    add_choice(command, "--strategy", arguments.picture.strategy, workflow::picture_strategies());
    command
        .add_option("--vary", arguments.picture.look_seed,
                    "of pictures: a style, a turn, lines and letters by chance, the same for the same whole number")
        ->excludes("--style");
    command.add_option("--size", arguments.picture.size, "whole pixels of the picture's longer side")
        ->check(whole_number(16, 20000));
    command.add_flag("--truth", arguments.truth,
                     "beside a picture FILE, FILE.json: the pixels of each of its items, and what it shows");
    command.add_flag(
        "--lossy", arguments.lossy,
        "end well (exit status 0, not 1) even where the form cannot say a given, a goal or an answer of the file");
}

Status write_out(const std::string& path, const std::string& bytes) {
    if (path != "-") return workflow::write_file(path, bytes);
    if (std::fwrite(bytes.data(), 1, bytes.size(), stdout) == bytes.size() && std::fflush(stdout) == 0) return {};
    return fail(
        Error{ErrorKind::unavailable, "write_failed", "standard output cannot be written", {}, Place{"-", 0, 0}});
}

/// JGEX text holds any number of problems; the other forms one.
Result<std::vector<workflow::LoadedProblem>> problems_of(const ConvertArguments& arguments, const Control& control) {
    std::vector<workflow::LoadedProblem> out;
    if (arguments.to == "jgex") {
        auto loaded = workflow::load(arguments.file, arguments.name, control);
        if (!loaded) return fail(std::move(loaded.error()));
        return std::move(loaded->problems);
    }
    auto one = workflow::load_one(arguments.file, arguments.name, control);
    if (!one) return fail(std::move(one.error()));
    out.push_back(std::move(*one));
    return out;
}

/// Only beside the file of a picture.
Status check_truth(const ConvertArguments& arguments) {
    const auto pictures = workflow::picture_formats();
    if (!arguments.truth) return {};
    if (std::ranges::find(pictures, arguments.to) == pictures.end())
        return fail("no_truth", "--truth is of pictures alone", "leave it out, or convert to a picture");
    if (arguments.out == "-")
        return fail("no_truth", "--truth is written beside a file, and the picture goes to standard output",
                    "name a file with --out");
    return workflow::check_output(arguments.out + ".json", arguments.file);
}

/// Texts of the strategy *orthogonal* leave to the picture what it says.
Status check_size(const workflow::PictureOptions& picture) {
    const bool leaves_out = workflow::picture_strategy(picture.strategy) == workflow::Strategy::orthogonal;
    if (!leaves_out || picture.size >= workflow::least_with_letters) return {};
    return fail("picture_too_small",
                fmt::format("a picture of {} pixels has no letters and no values, which orthogonal texts leave to it",
                            picture.size),
                fmt::format("draw {} pixels or more, or take another strategy", workflow::least_with_letters));
}

/// What stands beside the picture first: a picture is there with all that belongs to it.
Status write_all(const ConvertArguments& arguments, const std::string& bytes, const std::string& truth) {
    if (arguments.truth)
        if (auto written = workflow::write_file(arguments.out + ".json", truth); !written) return written;
    return write_out(arguments.out, bytes);
}

Exit run(Program& program, const ConvertArguments& arguments) {
    const Control control{program.stopping.token(), {}};
    if (auto possible = check_truth(arguments); !possible) return report(possible.error());
    if (auto possible = check_size(arguments.picture); !possible) return report(possible.error());
    if (auto other = workflow::check_output(arguments.out, arguments.file); !other) return report(other.error());
    const auto problems = problems_of(arguments, control);
    if (!problems) return report(problems.error());
    std::string bytes, truth;
    bool whole = true;
    for (const workflow::LoadedProblem& problem : *problems) {
        workflow::PictureOptions picture = arguments.picture;
        if (problem.document) {
            picture.asked = problem.document->questions;
            picture.goals = problem.document->goals;
        }
        const auto converted = workflow::convert(problem, arguments.to, picture, control);
        if (!converted) return report(converted.error());
        for (const std::string& loss : converted->losses) print_note(problem.name + ": " + loss);
        whole = whole && converted->dropped.empty();
        bytes += converted->bytes;
        truth += converted->truth;
    }
    if (control.stopped()) return interrupted;
    constexpr std::chrono::milliseconds in_order{0};
    program.stopping.leave_after(in_order);
    if (auto written = write_all(arguments, bytes, truth); !written) return report(written.error());
    return whole || arguments.lossy ? done : negative;
}

} // namespace

void add_convert(CLI::App& app, Program& program) {
    add_command<ConvertArguments>(app, program, "convert", "write a scene in another language, or as a picture", &setup,
                                  &run);
}

} // namespace porism::cli
