// Solves the problems of a JGEX file and says how many, with what work, and where the time went.
//
//   solve_bench FILE [--only NAME-PART] [--paths] [--csv] [--every] [--ban RULE]...
//
// --every: traces and checks every statement of the closure, not the goals alone.
#include "base/processor_time.h"
#include "formats/jgex/jgex.h"
#include "proof/rules/rule.h"
#include "proof/trace.h"
#include "realize/realize.h"
#include "reason/reason.h"
#include "verify/proofcheck.h"

#include <cstdio>
#include <fstream>
#include <map>
#include <sstream>
#include <string>

namespace {

using namespace porism;

struct Arguments {
    std::string file, only;
    bool paths = false, csv = false, every = false;
    proof::Bans bans;
};

struct Outcome {
    std::string word; ///< solved, open, invalid, or the code of an error
    std::string detail;
    double realize = 0, close = 0, explain = 0, check = 0;
    std::size_t points = 0, length = 0;
    reason::Counts counts;
    std::map<std::string, int> rules;
};

void print_path(const proof::Path& path, std::span<const std::string> names) {
    for (std::size_t i = 0; i < path.steps.size(); ++i) {
        const proof::Step& step = path.steps[i];
        constexpr const char* reasons[] = {"given", "rule", "algebra", "line", "circle"};
        std::printf("    %2zu. %-40s %s %s [", i + 1, facts::to_string(step.conclusion, names).c_str(),
                    reasons[static_cast<std::size_t>(step.reason)], step.rule.c_str());
        for (const std::size_t premise : step.premises) std::printf(" %zu", premise + 1);
        std::printf(" ]");
        for (const auto& certificate : step.certificates)
            if (certificate.multiple > 1) std::printf(" m=%s", numbers::to_string(certificate.multiple).c_str());
        std::printf("\n");
    }
}

/// Proves and checks each goal; the first that fails decides the outcome.
void prove_goals(const scene::SceneAndGoals& problem, const diagram::Diagram& diagram, const reason::Session& session,
                 const Arguments& arguments, Outcome& outcome) {
    outcome.word = "solved";
    std::vector<facts::Statement> wanted = problem.goals;
    if (arguments.every) wanted = session.graph().statements;
    for (const facts::Statement& goal : wanted) {
        const auto id = session.find(goal);
        if (!id) {
            outcome.word = "open";
            return;
        }
        const double start = thread_ms();
        const auto path = proof::trace_back(session, *id);
        outcome.explain += thread_ms() - start;
        if (!path) {
            outcome.word = "unexplained";
            outcome.detail = to_string(path.error());
            return;
        }
        const double checking = thread_ms();
        const verify::ProofVerdict verdict = verify::check(*path, problem.scene, diagram);
        outcome.check += thread_ms() - checking;
        outcome.length += proof::length(*path);
        for (const proof::Step& step : path->steps)
            if (!step.rule.empty()) ++outcome.rules[step.rule];
        if (arguments.paths) print_path(*path, diagram.names);
        if (verdict.valid) continue;
        outcome.word = "invalid";
        outcome.detail = verdict.summary;
        return;
    }
}

Outcome solve(const jgex::Problem& problem, const Arguments& arguments) {
    Outcome outcome;
    if (!problem.content) {
        outcome.word = problem.content.error().code;
        outcome.detail = to_string(problem.content.error());
        return outcome;
    }
    realize::Options options;
    options.choose_branch_for.goals = problem.content->goals;
    const double start = thread_ms();
    const auto diagram = realize::realize(problem.content->scene, options);
    outcome.realize = thread_ms() - start;
    if (!diagram) {
        outcome.word = diagram.error().code;
        outcome.detail = to_string(diagram.error());
        return outcome;
    }
    outcome.points = diagram->point_count();
    reason::Options closing;
    closing.goals = problem.content->goals;
    closing.bans = arguments.bans;
    const double closed_at = thread_ms();
    const auto session = reason::close(*diagram, closing);
    outcome.close = thread_ms() - closed_at;
    if (!session) {
        outcome.word = session.error().code;
        return outcome;
    }
    outcome.counts = session->counts();
    outcome.detail = session->ending_detail();
    prove_goals(*problem.content, *diagram, *session, arguments, outcome);
    return outcome;
}

void print_line(const std::string& name, const Outcome& o, bool csv) {
    const char* format =
        csv ? "%s,%s,%zu,%llu,%llu,%llu,%llu,%llu,%zu,%.2f,%.2f,%.2f,%.2f,%s\n"
            : "%-52.52s %-11.11s p%-3zu m%-6llu piv%-5llu ops%-7llu fir%-5llu st%-5llu len%-3zu real %7.2f "
              "close %7.2f explain %6.2f check %6.2f %s\n";
    std::printf(format, name.c_str(), o.word.c_str(), o.points, static_cast<unsigned long long>(o.counts.matches),
                static_cast<unsigned long long>(o.counts.pivots),
                static_cast<unsigned long long>(o.counts.row_operations),
                static_cast<unsigned long long>(o.counts.firings), static_cast<unsigned long long>(o.counts.statements),
                o.length, o.realize, o.close, o.explain, o.check, o.detail.c_str());
}

Arguments arguments_of(int count, char** words) {
    Arguments out;
    for (int i = 1; i < count; ++i) {
        const std::string word = words[i];
        if (word == "--paths")
            out.paths = true;
        else if (word == "--csv")
            out.csv = true;
        else if (word == "--every")
            out.every = true;
        else if (word == "--only" && i + 1 < count)
            out.only = words[++i];
        else if (word == "--ban" && i + 1 < count) {
            if (const auto rule = proof::rule_by_name(words[++i])) out.bans.ban(*rule);
        } else
            out.file = word;
    }
    return out;
}

} // namespace

int main(int count, char** words) {
    const Arguments arguments = arguments_of(count, words);
    std::ifstream in(arguments.file, std::ios::binary);
    if (!in) {
        std::fprintf(stderr, "solve_bench FILE [--only NAME-PART] [--paths] [--csv] [--every] [--ban RULE]...\n");
        return 2;
    }
    std::stringstream text;
    text << in.rdbuf();
    std::map<std::string, int> words_seen, rules;
    Outcome total;
    for (const jgex::Problem& problem : jgex::parse_file(text.str(), arguments.file)) {
        if (problem.name.find(arguments.only) == std::string::npos) continue;
        const Outcome outcome = solve(problem, arguments);
        print_line(problem.name, outcome, arguments.csv);
        std::fflush(stdout);
        ++words_seen[outcome.word];
        for (const auto& [rule, times] : outcome.rules) rules[rule] += times;
        total.realize += outcome.realize;
        total.close += outcome.close;
        total.explain += outcome.explain;
        total.check += outcome.check;
    }
    if (arguments.csv) return 0;
    for (const auto& [word, times] : words_seen) std::printf("%6d %s\n", times, word.c_str());
    for (const auto& [rule, times] : rules) std::printf("%6d steps by %s\n", times, rule.c_str());
    std::printf("realize %.1f ms, close %.1f ms, explain %.1f ms, check %.1f ms\n", total.realize, total.close,
                total.explain, total.check);
    return 0;
}
