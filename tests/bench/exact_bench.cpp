// Decides the goals of the problems of a JGEX file in exact pictures and says how many, in which degree, in what time.
//
//   exact_bench FILE [--only NAME-PART] [--mutate]
//
// --mutate: also every goal with one point put for another that is not seen to hold: none may be decided to hold.
#include "base/processor_time.h"
#include "facts/truth.h"
#include "formats/jgex/jgex.h"
#include "realize/exact/exact_picture.h"
#include "realize/realize.h"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <map>
#include <sstream>
#include <string>

namespace {

using namespace porism;

struct Tally {
    std::map<std::string, int> words;
    std::vector<double> times;
    int mutants = 0, mutants_decided = 0, wrong = 0;
};

const char* word_of(numbers::Decision decision) {
    constexpr const char* words[] = {"fails", "holds", "undecided"};
    return words[static_cast<std::size_t>(decision)];
}

void decide(const jgex::Problem& problem, const diagram::Diagram& diagram, Tally& tally) {
    for (const facts::Statement& goal : problem.content->goals) {
        const double start = thread_ms();
        const realize::ExactAnswer answer = realize::decide_exactly(problem.content->scene, diagram, goal);
        const double time = thread_ms() - start;
        tally.times.push_back(time);
        ++tally.words[word_of(answer.decision) + (answer.reason.empty() ? "" : " " + answer.reason)];
        std::printf("%-48.48s %-9s degree %2d tried %2d work %9llu %8.2f ms %s\n", problem.name.c_str(),
                    word_of(answer.decision), answer.degree, answer.tried, static_cast<unsigned long long>(answer.work),
                    time, answer.reason.c_str());
        std::fflush(stdout);
    }
}

/// No statement that is not seen to hold may be said to hold, and no goal to fail.
void mutate(const jgex::Problem& problem, const diagram::Diagram& diagram, Tally& tally) {
    for (const facts::Statement& goal : problem.content->goals) {
        for (std::size_t i = 0; i < goal.points().size(); ++i) {
            std::vector<PointId> points(goal.points().begin(), goal.points().end());
            points[i] = PointId((points[i].index() + 1 + i) % diagram.point_count());
            const auto mutant = facts::make(goal.predicate(), points, goal.constant());
            if (!mutant || facts::seen(*mutant, diagram.scene_picture.points)) continue;
            ++tally.mutants;
            const auto answer = realize::decide_exactly(problem.content->scene, diagram, *mutant);
            if (answer.decision != numbers::Decision::undecided) ++tally.mutants_decided;
            if (answer.decision != numbers::Decision::yes) continue;
            ++tally.wrong;
            std::printf("WRONG: %s holds in %s\n", facts::to_string(*mutant, diagram.names).c_str(),
                        problem.name.c_str());
        }
    }
}

void run(const jgex::Problem& problem, bool mutants, Tally& tally) {
    if (!problem.content) {
        ++tally.words["not read"];
        return;
    }
    realize::Options options;
    options.choose_branch_for.goals = problem.content->goals;
    auto diagram = realize::realize(problem.content->scene, options);
    if (!diagram && diagram.error().code.starts_with("goal_")) diagram = realize::realize(problem.content->scene);
    if (!diagram) {
        ++tally.words["no figure: " + diagram.error().code];
        std::printf("%-48.48s no figure: %s\n", problem.name.c_str(), diagram.error().code.c_str());
        return;
    }
    decide(problem, *diagram, tally);
    if (mutants) mutate(problem, *diagram, tally);
}

} // namespace

int main(int count, char** words) {
    std::string file, only;
    bool mutants = false;
    for (int i = 1; i < count; ++i) {
        const std::string word = words[i];
        if (word == "--mutate")
            mutants = true;
        else if (word == "--only" && i + 1 < count)
            only = words[++i];
        else
            file = word;
    }
    std::ifstream in(file, std::ios::binary);
    if (!in) {
        std::fprintf(stderr, "exact_bench FILE [--only NAME-PART] [--mutate]\n");
        return 2;
    }
    std::stringstream text;
    text << in.rdbuf();
    Tally tally;
    for (const jgex::Problem& problem : jgex::parse_file(text.str(), file))
        if (problem.name.find(only) != std::string::npos) run(problem, mutants, tally);
    for (const auto& [word, times] : tally.words) std::printf("%6d %s\n", times, word.c_str());
    std::ranges::sort(tally.times);
    if (!tally.times.empty())
        std::printf("median %.2f ms, longest %.2f ms\n", tally.times[tally.times.size() / 2], tally.times.back());
    if (mutants) std::printf("%d mutants, %d decided, %d wrong\n", tally.mutants, tally.mutants_decided, tally.wrong);
    return tally.wrong == 0 ? 0 : 1;
}
