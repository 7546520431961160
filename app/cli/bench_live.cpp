#include "app/cli/bench_live.h"

#include "app/cli/measured.h"
#include "workflow/measure/live.h"

#include <fmt/format.h>
#include <map>

namespace porism::cli {
namespace {

using workflow::Addition;
using workflow::LastAddition;

constexpr double third = 1.0 / 3;

double percent(double part) {
    return 100 * part;
}

std::string line_of(const LastAddition& one) {
    const std::string head = fmt::format("{:>3} points  {:<48}  ", one.points, one.name);
    if (!one.addition) return head + "asks for other pictures";
    const Addition& cost = *one.addition;
    return head + fmt::format("{:>6.2f} + {:>7.2f} of {:>6.2f} + {:>7.2f} ms ({:>3.0f} %)  {:>6} of {:>6}",
                              cost.extended.pictures_ms, cost.extended.closure_ms, cost.anew.pictures_ms,
                              cost.anew.closure_ms, percent(cost.part()), cost.matches, cost.of);
}

/// Of figures of so many points: from `points - 2` to `points + 2`.
struct About {
    std::size_t points;
    std::string words() const { return fmt::format("{} to {} points", points - 2, points + 2); }
};

void sum_up(const About& about, const std::vector<LastAddition>& all) {
    std::vector<double> parts;
    Addition sum{.constructions = 0};
    for (const LastAddition& one : all) {
        if (!one.addition) continue;
        parts.push_back(one.addition->part());
        sum += *one.addition;
    }
    if (parts.empty()) return;
    print_note(fmt::format(
        "{}: {} additions, {} ask for other pictures; the middle one costs {:.0f} % of making all anew, {} a third at "
        "most; all together {:.0f} %, {:.0f} % of the matches",
        about.words(), parts.size(), all.size() - parts.size(), percent(median(parts)),
        std::ranges::count_if(parts, [](double part) { return part <= third; }), percent(sum.part()),
        percent(static_cast<double>(sum.matches) / static_cast<double>(sum.of))));
}

/// By size, five numbers of points to a row.
void sum_up(const std::vector<LastAddition>& all) {
    std::map<std::size_t, std::vector<LastAddition>> by_size;
    for (const LastAddition& one : all) by_size[(one.points + 2) / 5 * 5].push_back(one);
    print_note("columns: points before, name, what the pictures and the closure of the last action cost, of both made "
               "anew, its matches of all; processor time, the least of three");
    for (const auto& [points, some] : by_size)
        if (points > 0) sum_up(About{points}, some);
}

} // namespace

Exit bench_live(Program& program, const Common& arguments, const workflow::RulesChoice& rules,
                const std::vector<workflow::LoadedProblem>& problems) {
    const auto options = options_under(rules);
    if (!options) return report(options.error());
    std::vector<LastAddition> all;
    for (const workflow::LoadedProblem& problem : problems) {
        auto one =
            workflow::last_addition_of(problem, *options, Control{program.stopping.limited(arguments.time_limit), {}});
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
    sum_up(all);
    return measured_status(all.size(), problems.size());
}

} // namespace porism::cli
