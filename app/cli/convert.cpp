#include "workflow/convert.h"
#include "app/cli/program.h"

#include <array>
#include <cstdio>
#include <utility>

namespace porism::cli {
namespace {

using workflow::PictureStyle;

struct ConvertArguments : Common {
    std::string to;
    std::string out;
    std::string style = "print";
    workflow::PictureOptions picture;
    bool lossy = false;
};

constexpr std::array styles = {std::pair{"print", PictureStyle::print}, std::pair{"light", PictureStyle::light},
                               std::pair{"dark", PictureStyle::dark}};

void setup(CLI::App& command, ConvertArguments& arguments) {
    add_file(command, arguments);
    std::vector<std::string> formats;
    for (const std::string_view format : workflow::conversion_formats()) formats.emplace_back(format);
    command.add_option("--to", arguments.to, "the form to write")->required()->check(CLI::IsMember(formats));
    command.add_option("--out", arguments.out, "the file to write, - for standard output")->required();
    std::vector<std::string> names;
    for (const auto& style : styles) names.emplace_back(style.first);
    command.add_option("--style", arguments.style, "of pictures")->check(CLI::IsMember(names));
    command.add_option("--size", arguments.picture.size, "whole pixels of the picture's longer side")
        ->check(whole_number(16, 20000));
    command.add_flag("--lossy", arguments.lossy,
                     "end well (exit status 0, not 1) even where the form cannot say a given or a goal of the file");
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

Exit run(Program& program, const ConvertArguments& arguments) {
    const Control control{program.stopping.token(), {}};
    if (auto other = workflow::check_output(arguments.out, arguments.file); !other) return report(other.error());
    const auto problems = problems_of(arguments, control);
    if (!problems) return report(problems.error());
    workflow::PictureOptions picture = arguments.picture;
    for (const auto& [name, style] : styles)
        if (arguments.style == name) picture.style = style;
    std::string bytes;
    bool whole = true;
    for (const workflow::LoadedProblem& problem : *problems) {
        const auto converted = workflow::convert(problem, arguments.to, picture, control);
        if (!converted) return report(converted.error());
        for (const std::string& loss : converted->losses) print_note(problem.name + ": " + loss);
        whole = whole && converted->dropped.empty();
        bytes += converted->bytes;
    }
    if (auto written = write_out(arguments.out, bytes); !written) return report(written.error());
    return whole || arguments.lossy ? done : negative;
}

} // namespace

void add_convert(CLI::App& app, Program& program) {
    add_command<ConvertArguments>(app, program, "convert", "write a scene in another language, or as a picture", &setup,
                                  &run, Leaves::in_order);
}

} // namespace porism::cli
