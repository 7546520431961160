#include "app/cli/bench_reason.h"

#include "app/cli/measured.h"
#include "base/processor_time.h"
#include "workflow/load.h"
#include "workflow/measure/reasoning.h"
#include "workflow/measure/series.h"
#include "workflow/measure/yardstick.h"

#include <algorithm>
#include <fmt/format.h>

namespace porism::cli {
namespace {

constexpr int yardstick_tries = 3;

using workflow::Reasoning;
using workflow::ReasoningSum;

std::string counts_text(const reason::Counts& counts) {
    return fmt::format("{} {} {} {} {}", counts.matches, counts.pivots, counts.row_operations, counts.firings,
                       counts.statements);
}

std::string line_of(const Reasoning& one) {
    return fmt::format("{:>9.1f} ms {:>6.1f} MB  {:<6}  {:<48}  {}", one.work.close, one.memory_mb,
                       one.solved       ? "solved"
                       : one.goals == 0 ? "-"
                                        : "open",
                       one.name, counts_text(one.counts));
}

void print_profile(const reason::Profile& profile) {
    std::vector<reason::PartRow> rows(reason::profile_parts().begin(), reason::profile_parts().end());
    std::ranges::stable_sort(rows, std::greater{}, [&](const auto& row) { return profile.ms(row.part); });
    const double total = profile.total();
    for (const reason::PartRow& row : rows)
        print_note(fmt::format("{:>5.1f} %  {:>9.1f} ms  {}", total > 0 ? 100 * profile.ms(row.part) / total : 0,
                               profile.ms(row.part), row.words));
}

void print_sum(const ReasoningSum& sum) {
    print_note("columns: time to match and close, memory of the process, name, matches, pivots, row operations, "
               "firings, statements; processor time");
    if (sum.profile != nullptr) print_profile(*sum.profile);
    print_note(fmt::format("a yardstick takes {:.1f} ms here and now", sum.yardstick_ms));
    if (sum.largest)
        print_note(fmt::format("the largest closure is {}: {} matches in {:.1f} ms, {:.2f} yardsticks",
                               sum.largest->name, sum.largest->counts.matches, sum.largest->work.close,
                               sum.in_yardsticks(sum.largest->work.close)));
    if (sum.grown_most)
        print_note(fmt::format("the process held {:.1f} MB at most; it grew most by {:.1f} MB, with {}", sum.peak_mb,
                               sum.grown_most->growth_mb, sum.grown_most->name));
    print_note(fmt::format("{} statements, {} derivations", sum.statements, sum.derivations));
    print_note(fmt::format("{} of {} solved; parse, match and close {:.0f} ms, {:.2f} yardsticks", sum.solved,
                           sum.problems, sum.counted_ms(), sum.in_yardsticks(sum.counted_ms())));
    print_note(fmt::format(
        "{} problems; parse {:.1f} ms, realise {:.0f} ms, close {:.0f} ms, explain {:.0f} ms, check {:.0f} ms; "
        "counts {}",
        sum.problems, sum.parse_ms, sum.work.realize, sum.work.close, sum.work.explain, sum.work.check, sum.work_hash));
}

/// Errors: those of options_under.
Result<workflow::Options> options_of(const ReasonBench& options, reason::Profile& profile) {
    auto out = options_under(options.rules);
    if (!out) return out;
    out->every_derivation = options.all;
    if (options.profile) out->profile = &profile;
    return out;
}

std::string next_text(const workflow::SeriesFigure& figure) {
    if (!figure.next) return {};
    const auto& next = *figure.next;
    const auto& any = *figure.any;
    return fmt::format(
        "; +1: {:.2f} + {:.2f} of {:.2f} + {:.2f} ms ({:.0f} %), {} of {}; any of {}: {:.0f} %, {:.0f} %",
        next.extended.pictures_ms, next.extended.closure_ms, next.anew.pictures_ms, next.anew.closure_ms,
        100 * next.part(), next.matches, next.of, any.constructions, 100 * any.part(),
        100 * static_cast<double>(any.matches) / static_cast<double>(any.of));
}

Exit show(const ReasoningSum& sum, const Common& arguments, std::size_t problems) {
    print_sum(sum);
    if (arguments.json) print_json_line(to_json(sum));
    return measured_status(sum.problems, problems);
}

} // namespace

void add_reason_bench(CLI::App& command, ReasonBench& options) {
    add_rules(command, options.rules);
    command.add_flag("--all", options.all, "reason: keep every derivation, not only the first of each statement");
    command.add_flag("--profile", options.profile, "reason: say where the time of matching and closing goes");
    command.add_flag("--series", options.series, "reason: figures of 5 to 30 points of our own, instead of a file");
}

bool any_given(const ReasonBench& options) {
    return options.all || options.profile || options.series;
}

Exit bench_reason(Program& program, const Common& arguments, const ReasonBench& options) {
    reason::Profile profile;
    const auto analysis = options_of(options, profile);
    if (!analysis) return report(analysis.error());
    const double start = thread_ms();
    const auto loaded = workflow::load(arguments.file, arguments.name, Control{program.stopping.token(), {}});
    const double parse_ms = thread_ms() - start;
    if (!loaded) return report(loaded.error());
    const double yardstick = workflow::yardstick_ms(yardstick_tries, program.stopping.token());
    std::vector<Reasoning> all;
    for (const workflow::LoadedProblem& problem : loaded->problems) {
        auto one =
            workflow::reasoning_of(problem, *analysis, Control{program.stopping.limited(arguments.time_limit), {}});
        if (program.stopping.interrupted()) return interrupted;
        if (!one) {
            print_error(one.error());
            continue;
        }
        if (arguments.json)
            print_json_line(to_json(*one));
        else
            print_line(line_of(*one));
        all.push_back(*std::move(one));
    }
    ReasoningSum sum = workflow::sum_of(all);
    sum.parse_ms = parse_ms;
    sum.yardstick_ms = std::min(yardstick, workflow::yardstick_ms(yardstick_tries, program.stopping.token()));
    if (program.stopping.interrupted()) return interrupted;
    sum.profile = analysis->profile;
    return show(sum, arguments, loaded->problems.size());
}

Exit bench_series(Program& program, const Common& arguments, const ReasonBench& options) {
    reason::Profile profile;
    const auto analysis = options_of(options, profile);
    if (!analysis) return report(analysis.error());
    for (const std::size_t points : workflow::series_points()) {
        const auto figure =
            workflow::series_figure(points, *analysis, Control{program.stopping.limited(arguments.time_limit), {}});
        if (program.stopping.interrupted()) return interrupted;
        if (!figure) return report(program, figure.error());
        if (arguments.json)
            print_json_line(to_json(*figure));
        else
            print_line(fmt::format("{:>3} points  {:>8.2f} ms  {:>5.1f} us a match  {}", figure->points,
                                   figure->close_ms, figure->us_per_match(), counts_text(figure->counts)) +
                       next_text(*figure));
    }
    print_note("columns: points, time to match and close (the least of three), time for a match, matches, pivots, row "
               "operations, firings, statements; what adding the next point costs, its pictures and its closure, of "
               "both made anew, and its matches; the part that each further point costs alone, all together, and that "
               "of their matches");
    if (analysis->profile != nullptr) print_profile(profile);
    const double yardstick = workflow::yardstick_ms(yardstick_tries, program.stopping.token());
    if (program.stopping.interrupted()) return interrupted;
    print_note(fmt::format("a yardstick takes {:.1f} ms here and now", yardstick));
    return done;
}

} // namespace porism::cli
