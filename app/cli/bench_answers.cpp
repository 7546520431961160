#include "app/cli/bench_answers.h"

#include "app/cli/measured.h"
#include "workflow/solve/answering.h"

#include <array>
#include <fmt/format.h>
#include <functional>
#include <map>

namespace porism::cli {
namespace {

using problem::Grade;
using workflow::Answered;

constexpr std::array<std::size_t, 6> tiers{0, 3, 5, 10, 20, 50}; // least lengths of paths

std::string outcome(const Answered& one) {
    if (!one.value) return one.cause;
    if (!one.grade) return "answered";
    return *one.grade == Grade::wrong ? "WRONG" : *one.grade == Grade::near ? "right, rounded" : "right";
}

std::string line_of(const Answered& one) {
    std::string out = fmt::format("{:>9.1f} ms  {:<16} {:<18} {:>3}  {}", one.ms, one.name, outcome(one),
                                  one.value ? std::to_string(one.length) : "-", one.question);
    if (one.value) out += " = " + one.value->text();
    if (one.expected && (!one.value || one.grade != Grade::exact)) out += "  (expected " + one.expected->text() + ")";
    if (!one.detail.empty()) out += "  " + one.detail;
    return out;
}

std::string lengths_text(const std::vector<Answered>& all) {
    std::string out;
    for (std::size_t i = 0; i < tiers.size(); ++i) {
        const auto inside = [&](const Answered& one) {
            return one.value && one.length >= tiers[i] && (i + 1 == tiers.size() || one.length < tiers[i + 1]);
        };
        const std::string tier = i + 1 == tiers.size() ? fmt::format("{} and more", tiers[i])
                                                       : fmt::format("{} to {}", tiers[i], tiers[i + 1] - 1);
        out += fmt::format("{}{}: {}", i == 0 ? "" : ", ", tier, std::ranges::count_if(all, inside));
    }
    return out;
}

/// "2: 60, 3: 88", and the mean of all.
std::string each_length_text(const std::vector<Answered>& all) {
    std::map<std::size_t, std::size_t> counts;
    for (const Answered& one : all)
        if (one.value) ++counts[one.length];
    std::size_t paths = 0, steps = 0;
    std::string out;
    for (const auto& [length, count] : counts) {
        out += fmt::format("{}{}: {}", out.empty() ? "" : ", ", length, count);
        paths += count;
        steps += length * count;
    }
    return paths == 0 ? "none"
                      : fmt::format("{}; mean {:.2f}", out, static_cast<double>(steps) / static_cast<double>(paths));
}

/// Those without a value by cause, the most frequent first, each with what is missing.
void print_unanswered(const std::vector<Answered>& all) {
    std::map<std::string, std::vector<const Answered*>> by_cause;
    for (const Answered& one : all)
        if (!one.value) by_cause[one.cause].push_back(&one);
    std::vector<std::pair<std::string, std::vector<const Answered*>>> sorted(by_cause.begin(), by_cause.end());
    std::ranges::stable_sort(sorted, std::greater{}, [](const auto& cause) { return cause.second.size(); });
    if (sorted.empty()) print_note("unanswered: none");
    for (const auto& [cause, missing] : sorted) {
        print_note(fmt::format("unanswered, {}: {}", cause, missing.size()));
        for (const Answered* one : missing) print_note(fmt::format("  {}  {}", one->name, one->detail));
    }
}

void sum_up(const std::vector<Answered>& all) {
    const auto count = [&](auto holds) { return std::ranges::count_if(all, holds); };
    std::vector<double> times;
    for (const Answered& one : all) times.push_back(one.ms);
    print_note("columns: processor time, name, outcome, length of the path, question, value");
    print_note(fmt::format("{} problems: {} answered ({} exactly as expected, {} within 1 %, {} without an expected "
                           "answer), {} wrong, {} unanswered; "
                           "median {:.0f} ms, longest {:.0f} ms, {} above 2 s",
                           all.size(), count([](const Answered& one) { return one.value.has_value(); }),
                           count([](const Answered& one) { return one.grade == Grade::exact; }),
                           count([](const Answered& one) { return one.grade == Grade::near; }),
                           count([](const Answered& one) { return one.value && !one.grade; }),
                           count([](const Answered& one) { return one.grade == Grade::wrong; }),
                           count([](const Answered& one) { return !one.value; }), median(times), longest(times),
                           count([](const Answered& one) { return one.ms > 2000; })));
    print_note("lengths: " + lengths_text(all));
    print_note("each length: " + each_length_text(all));
    print_unanswered(all);
}

} // namespace

Exit bench_answers(Program& program, const Common& arguments, const workflow::RulesChoice& rules,
                   const std::vector<workflow::LoadedProblem>& problems) {
    const auto options = options_under(rules);
    if (!options) return report(options.error());
    std::vector<Answered> all;
    for (const workflow::LoadedProblem& problem : problems) {
        auto one =
            workflow::answer_problem(problem, *options, Control{program.stopping.limited(arguments.time_limit), {}});
        if (program.stopping.interrupted()) return interrupted;
        if (arguments.json)
            print_json_line(workflow::to_json(one));
        else
            print_line(line_of(one));
        all.push_back(std::move(one));
    }
    sum_up(all);
    const bool wrong = std::ranges::any_of(all, [](const Answered& one) { return one.grade == Grade::wrong; });
    return wrong ? negative : measured_status(all.size(), problems.size());
}

} // namespace porism::cli
