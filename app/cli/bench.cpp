#include "app/cli/bench_answers.h"
#include "app/cli/bench_exact.h"
#include "app/cli/bench_faults.h"
#include "app/cli/bench_live.h"
#include "app/cli/bench_reason.h"
#include "app/cli/bench_texts.h"
#include "app/cli/measured.h"
#include "app/cli/program.h"
#include "workflow/measure/realisation.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>
#include <string_view>

namespace porism::cli {
namespace {

struct BenchArguments : Common {
    std::string what;
    ReasonBench reason;
    FaultsBench faults;
    TextsBench texts;
};

void setup(CLI::App& command, BenchArguments& arguments) {
    command.add_option("WHAT", arguments.what, "what is measured")
        ->required()
        ->check(CLI::IsMember({"realize", "reason", "live", "exact", "answers", "faults", "texts"}));
    add_file(command, arguments);
    add_reason_bench(command, arguments.reason);
    add_faults_bench(command, arguments.faults);
    add_texts_bench(command, arguments.texts);
    command.get_option("FILE")->required(false)->excludes(command.get_option("--series"));
    add_json(command, arguments);
    add_time_limit(command, arguments);
}

void sum_up(const std::vector<workflow::Realisation>& all) {
    using workflow::Realisation;
    std::vector<double> times;
    for (const Realisation& one : all) times.push_back(one.ms);
    const auto count = [&](auto holds) { return std::ranges::count_if(all, holds); };
    print_note("columns: time to realise, name, points, branches chosen, least distance and angle of generic pictures");
    print_note(fmt::format(
        "{} problems have a figure, {} with the goals true; median {:.2f} ms, longest {:.1f} ms; no two points within "
        "3 % of the width in {}, no angle under 8 degrees in {}, a gap of a million errors in {}, more than four "
        "digits lost by doubles in {}",
        all.size(), count(&Realisation::goals_seen), median(times), longest(times),
        count([](const Realisation& one) { return one.distance.value_or(1) >= 0.03; }),
        count([](const Realisation& one) { return one.angle.value_or(90) >= 8; }), count(&Realisation::gap),
        count([](const Realisation& one) { return one.lost > 1e-12; })));
}

std::string amount(std::optional<double> value, double unit, std::string_view sign) {
    return value ? fmt::format("{:5.1f}{}", unit * *value, sign) : "    -";
}

std::string line_of(const workflow::Realisation& one) {
    return fmt::format("{:>9.2f} ms  {:<48}  {:>3} points {:>2} chosen  {}  {}{}", one.ms, one.name, one.points,
                       one.chosen, amount(one.distance, 100, " %"), amount(one.angle, 1, "°"),
                       one.goals_seen ? "" : "  goal false");
}

Exit realise(Program& program, const BenchArguments& arguments, const std::vector<workflow::LoadedProblem>& problems) {
    std::vector<workflow::Realisation> all;
    for (const workflow::LoadedProblem& problem : problems) {
        auto one = workflow::realisation_of(problem, Control{program.stopping.limited(arguments.time_limit), {}});
        if (program.stopping.interrupted()) return interrupted;
        if (!one) {
            print_error(one.error());
            continue;
        }
        if (arguments.json)
            print_json_line(workflow::to_json(*one));
        else
            print_line(line_of(*one));
        all.push_back(*std::move(one));
    }
    sum_up(all);
    return measured_status(all.size(), problems.size());
}

/// What does not go together.
Status check(const BenchArguments& arguments) {
    const auto wrong = [](std::string what, std::string mend) -> Status {
        return fail(Error{ErrorKind::bad_input, "usage", std::move(what), std::move(mend), std::nullopt});
    };
    constexpr const char* mend = "porism bench --help lists the options";
    if (any_given(arguments.reason) && arguments.what != "reason")
        return wrong("--all, --profile and --series are of bench reason", mend);
    constexpr std::array<std::string_view, 3> under_rules{"reason", "live", "answers"};
    if (arguments.reason.rules.any() && std::ranges::find(under_rules, arguments.what) == under_rules.end())
        return wrong("--rules and --without are of bench reason, bench live and bench answers", mend);
    if (arguments.faults.any() && arguments.what != "faults")
        return wrong("--also, --seed, --count and --each are of bench faults", mend);
    if (arguments.texts.any() && arguments.what != "texts")
        return wrong("--language and --texts are of bench texts", mend);
    if (arguments.file.empty() && !arguments.reason.series) return wrong("there is no file to measure", "name one");
    return {};
}

Exit run(Program& program, const BenchArguments& arguments) {
    if (const auto checked = check(arguments); !checked) return report(checked.error());
    if (arguments.reason.series) return bench_series(program, arguments, arguments.reason);
    if (arguments.what == "reason") return bench_reason(program, arguments, arguments.reason);
    if (arguments.what == "faults") return bench_faults(program, arguments, arguments.faults);
    const auto loaded = workflow::load(arguments.file, arguments.name, Control{program.stopping.token(), {}});
    if (!loaded) return report(loaded.error());
    if (arguments.what == "answers") return bench_answers(program, arguments, arguments.reason.rules, loaded->problems);
    if (arguments.what == "texts") return bench_texts(program, arguments, arguments.texts, loaded->problems);
    if (arguments.what == "live") return bench_live(program, arguments, arguments.reason.rules, loaded->problems);
    if (arguments.what == "exact") return bench_exact(program, arguments, loaded->problems);
    return realise(program, arguments, loaded->problems);
}

} // namespace

void add_bench(CLI::App& app, Program& program) {
    add_command<BenchArguments>(app, program, "bench",
                                "reproducible measurements, with the counts that must not change", &setup, &run);
}

} // namespace porism::cli
