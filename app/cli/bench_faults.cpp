#include "app/cli/bench_faults.h"

#include "workflow/verify/faults.h"

#include <fmt/format.h>

namespace porism::cli {
namespace {

constexpr std::size_t default_count = 300, default_each = 2;

std::string summary_of(const workflow::FaultCampaign& campaign) {
    return fmt::format(
        "Of {} good problems {} are accepted, {} undecided, {} rejected. Of {} faulty samples of {} kinds "
        "{} are caught, {} of them located at the expected stage and place; {} are missed.",
        campaign.accepted + campaign.undecided + campaign.rejected, campaign.accepted, campaign.undecided,
        campaign.rejected, campaign.made(), campaign.rows.size(), campaign.caught(), campaign.located(),
        campaign.made() - campaign.caught());
}

void print_misses(const workflow::FaultRow& row) {
    print_note(fmt::format("{:<22} {:>5} made, {:>5} caught, {:>5} located, {:.1f} s", row.kind, row.made, row.caught(),
                           row.located, row.seconds));
    for (const std::string& missed : row.missed) print_note(row.kind + ", missed: " + missed);
    for (const std::string& caught : row.elsewhere) print_note(row.kind + ", not located: " + caught);
}

} // namespace

void add_faults_bench(CLI::App& command, FaultsBench& bench) {
    command.add_option("--also", bench.also, "of bench faults: a further file to draw from")->allow_extra_args(false);
    command.add_option("--seed", bench.seed, "of bench faults: what is drawn depends on it (default 1)");
    command.add_option("--count", bench.count, "of bench faults: good problems to draw (default 300)");
    command.add_option("--each", bench.each, "of bench faults: faults of a kind for each problem (default 2)");
}

Exit bench_faults(Program& program, const Common& arguments, const FaultsBench& bench) {
    const Control control{program.stopping.token(), {}};
    std::vector<workflow::LoadedProblem> problems;
    std::vector<std::string> files{arguments.file};
    files.insert(files.end(), bench.also.begin(), bench.also.end());
    for (const std::string& file : files) {
        auto loaded = workflow::load(file, arguments.name, control);
        if (!loaded) return report(loaded.error());
        std::ranges::move(loaded->problems, std::back_inserter(problems));
    }
    const std::uint64_t seed = bench.seed.value_or(1);
    const auto good = workflow::drawn_good(problems, bench.count.value_or(default_count), seed, control);
    const auto campaign = workflow::inject_faults(good, bench.each.value_or(default_each), seed, control);
    if (program.stopping.interrupted()) return interrupted;
    if (arguments.json)
        print_json_line(workflow::to_json(campaign));
    else {
        print_line(summary_of(campaign));
        print_line(workflow::table_of(campaign));
    }
    for (const std::string& name : campaign.not_accepted) print_note("good, not accepted: " + name);
    for (const workflow::FaultRow& row : campaign.rows) print_misses(row);
    print_note(fmt::format("{:.1f} s for the good ones, {:.1f} s for the faulty ones", campaign.seconds_good,
                           campaign.seconds_faults));
    return campaign.caught() == campaign.made() && campaign.rejected == 0 ? done : negative;
}

} // namespace porism::cli
