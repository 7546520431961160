#include "app/cli/bench_texts.h"

#include "app/cli/measured.h"
#include "workflow/measure/round_trip.h"
#include "workflow/texts/explain.h"

#include <array>
#include <fmt/format.h>

namespace porism::cli {
namespace {

struct Sums {
    std::size_t texts = 0, same = 0;
    std::vector<double> write, read;
};

void add(Sums& sums, const workflow::RoundTrip& trip, bool json) {
    ++sums.texts;
    if (!trip.lost) ++sums.same;
    sums.write.push_back(trip.write_ms);
    sums.read.push_back(trip.read_ms);
    if (json)
        print_json_line(to_json(trip));
    else if (trip.lost)
        print_line(fmt::format("{}, seed {}: {}\n  {}", trip.name, trip.seed, *trip.lost, trip.text));
}

} // namespace

void add_texts_bench(CLI::App& command, TextsBench& bench) {
    std::vector<std::string> codes;
    for (const translate::Language& language : translate::languages()) codes.push_back(language.code);
    command.add_option("--language", bench.language, "of bench texts; en unless told otherwise")
        ->check(CLI::IsMember(codes));
    command.add_option("--texts", bench.texts, "of bench texts: how many of each problem; 1")->type_name("N");
}

Exit bench_texts(Program& program, const Common& arguments, const TextsBench& bench,
                 const std::vector<workflow::LoadedProblem>& problems) {
    const translate::Language* language = translate::language(bench.language.value_or("en"));
    Sums sums;
    std::size_t measured = 0;
    for (const workflow::LoadedProblem& problem : problems) {
        const auto figure =
            workflow::figure_of(problem, {}, Control{program.stopping.limited(arguments.time_limit), {}});
        if (program.stopping.interrupted()) return interrupted;
        if (!figure) {
            print_error(figure.error());
            continue;
        }
        ++measured;
        const document::Document& document = *problem.document;
        const auto tale = [&](workflow::Strategy strategy) {
            return workflow::tale_of(*figure, document.goals, document.questions, strategy);
        };
        const std::array tales{tale(workflow::Strategy::full), tale(workflow::Strategy::orthogonal)};
        for (std::size_t seed = 0; seed < bench.texts.value_or(1); ++seed)
            add(sums, workflow::round_trip(problem, tales[seed % tales.size()], *language, seed), arguments.json);
    }
    print_note(fmt::format("{} texts of {} problems, {} read back to the same; written in {:.3f} ms, read in {:.3f} ms "
                           "in the middle, {:.1f} ms the longest",
                           sums.texts, measured, sums.same, median(sums.write), median(sums.read), longest(sums.read)));
    if (sums.same < sums.texts) return negative;
    return measured_status(measured, problems.size());
}

} // namespace porism::cli
