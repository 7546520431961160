#include "app/cli/bench_exact.h"
#include "app/cli/measured.h"
#include "app/cli/program.h"
#include "base/hash.h"
#include "workflow/realisation.h"
#include "workflow/solve.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <string_view>

namespace porism::cli {
namespace {

struct BenchArguments : Common {
    std::string what;
};

void setup(CLI::App& command, BenchArguments& arguments) {
    command.add_option("WHAT", arguments.what, "what is measured")
        ->required()
        ->check(CLI::IsMember({"realize", "reason", "exact"}));
    add_file(command, arguments);
    add_json(command, arguments);
    add_time_limit(command, arguments);
}

/// Counts of work: what must not change for the same input, whatever the machine.
std::string counts_text(const reason::Counts& counts) {
    return fmt::format("{} {} {} {} {}", counts.matches, counts.pivots, counts.row_operations, counts.firings,
                       counts.statements);
}

Json counts_json(const std::string& name, const workflow::Analysis& analysis) {
    const reason::Counts& counts = analysis.session->counts();
    return {{"name", name},
            {"realize_ms", analysis.times.realize},
            {"close_ms", analysis.times.close},
            {"explain_ms", analysis.times.explain},
            {"check_ms", analysis.times.check},
            {"matches", counts.matches},
            {"pivots", counts.pivots},
            {"row_operations", counts.row_operations},
            {"firings", counts.firings},
            {"statements", counts.statements}};
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

Exit run(Program& program, const BenchArguments& arguments) {
    const auto loaded = workflow::load(arguments.file, arguments.name, Control{program.stopping.token(), {}});
    if (!loaded) return report(loaded.error());
    if (arguments.what == "exact") return bench_exact(program, arguments, loaded->problems);
    if (arguments.what == "realize") return realise(program, arguments, loaded->problems);
    workflow::Times total;
    std::string signature;
    std::size_t measured = 0;
    for (const workflow::LoadedProblem& problem : loaded->problems) {
        const auto analysis =
            workflow::analyse(problem, {}, Control{program.stopping.limited(arguments.time_limit), {}});
        if (program.stopping.interrupted()) return interrupted;
        if (!analysis) {
            print_error(analysis.error());
            continue;
        }
        ++measured;
        total.realize += analysis->times.realize;
        total.close += analysis->times.close;
        total.explain += analysis->times.explain;
        total.check += analysis->times.check;
        signature += problem.name + " " + counts_text(analysis->session->counts()) + "\n";
        if (arguments.json)
            print_json_line(counts_json(problem.name, *analysis));
        else
            print_line(fmt::format("{:>9.1f} ms  {:<48}  {}", analysis->times.close, problem.name,
                                   counts_text(analysis->session->counts())));
    }
    print_note("columns: time to close, name, matches, pivots, row operations, firings, statements");
    print_note(fmt::format(
        "{} problems; realise {:.0f} ms, close {:.0f} ms, explain {:.0f} ms, check {:.0f} ms; counts {}", measured,
        total.realize, total.close, total.explain, total.check, hash_hex(signature).substr(0, 16)));
    return measured_status(measured, loaded->problems.size());
}

} // namespace

void add_bench(CLI::App& app, Program& program) {
    add_command<BenchArguments>(app, program, "bench",
                                "reproducible measurements, with the counts that must not change", &setup, &run);
}

} // namespace porism::cli
