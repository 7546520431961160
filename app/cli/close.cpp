#include "app/cli/program.h"
#include "proof/json.h"
#include "proof/rule.h"
#include "workflow/solve.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <map>

namespace porism::cli {
namespace {

using workflow::Analysis;

struct CloseArguments : Common {
    bool all = false;
};

void setup(CLI::App& command, CloseArguments& arguments) {
    add_file(command, arguments);
    add_json(command, arguments);
    add_time_limit(command, arguments);
    command.add_flag("--all", arguments.all, "with every derivation that the graph keeps");
}

struct EndingWord {
    reason::Ending ending;
    const char* word;
};
constexpr std::array endings = {
    EndingWord{reason::Ending::saturated, "saturated"}, EndingWord{reason::Ending::limit, "limit"},
    EndingWord{reason::Ending::stopped, "stopped"}, EndingWord{reason::Ending::inconsistent, "inconsistent"}};

std::string word_for(reason::Ending ending) {
    return std::ranges::find(endings, ending, &EndingWord::ending)->word;
}

std::string why(const Analysis& analysis, const proof::Derivation& derivation) {
    using proof::Reason;
    if (derivation.reason == Reason::given) return "given by action " + std::to_string(derivation.action + 1);
    if (derivation.reason == Reason::algebra) return "algebra";
    if (derivation.reason != Reason::rule) return "by class";
    std::string out = proof::rule(derivation.rule).title;
    for (std::size_t i = 0; i < derivation.premises.size(); ++i)
        out += (i == 0 ? " from " : ", ") +
               facts::to_string(analysis.session->graph().statements[derivation.premises[i].index()],
                                analysis.scene.names());
    return out;
}

void print_graph(const Analysis& analysis, bool all) {
    const proof::Graph& graph = analysis.session->graph();
    std::map<StatementId, std::vector<const proof::Derivation*>> derivations;
    for (const proof::Derivation& derivation : graph.derivations)
        derivations[derivation.conclusion].push_back(&derivation);
    for (const facts::PredicateRow& row : facts::predicate_table()) {
        const auto of_kind = [&](const facts::Statement& statement) { return statement.predicate() == row.predicate; };
        const auto count = std::ranges::count_if(graph.statements, of_kind);
        if (count == 0) continue;
        print_line(fmt::format("{} ({})", row.name, count));
        for (std::size_t i = 0; i < graph.statements.size(); ++i) {
            if (!of_kind(graph.statements[i])) continue;
            print_line("  " + facts::to_string(graph.statements[i], analysis.scene.names()));
            if (!all) continue;
            for (const proof::Derivation* derivation : derivations[StatementId(i)])
                print_line("      " + why(analysis, *derivation));
        }
    }
}

Json graph_json(const workflow::LoadedProblem& problem, const Analysis& analysis) {
    Json out{
        {"porism", "graph"}, {"version", 1}, {"name", problem.name}, {"ending", word_for(analysis.session->ending())}};
    out["graph"] = proof::to_json(analysis.session->graph(), analysis.scene.names());
    const reason::Counts& counts = analysis.session->counts();
    out["counts"] = {{"matches", counts.matches},
                     {"pivots", counts.pivots},
                     {"row_operations", counts.row_operations},
                     {"firings", counts.firings},
                     {"statements", counts.statements}};
    out["branches"] = analysis.diagram->branches;
    return out;
}

Exit run(Program& program, const CloseArguments& arguments) {
    const auto problem = workflow::load_one(arguments.file, arguments.name, Control{program.stopping.token(), {}});
    if (!problem) return report(problem.error());
    workflow::Options options;
    options.consequences = true;
    const auto analysis =
        workflow::analyse(*problem, options, Control{program.stopping.limited(arguments.time_limit), {}});
    if (!analysis) return report(program, analysis.error());
    print_warning(*analysis);
    if (arguments.json)
        print_json(graph_json(*problem, *analysis));
    else
        print_graph(*analysis, arguments.all);
    const reason::Session& session = *analysis->session;
    if (!arguments.json && session.ending() != reason::Ending::saturated)
        print_line("not everything that follows: " +
                   (session.ending_detail().empty() ? "the time limit was reached" : session.ending_detail()));
    print_note(fmt::format("{} statements, {} derivations; {}{}", session.graph().statements.size(),
                           session.graph().derivations.size(), word_for(session.ending()),
                           session.ending_detail().empty() ? "" : ": " + session.ending_detail()));
    if (program.stopping.interrupted()) return interrupted;
    return session.ending() == reason::Ending::saturated ? done : negative;
}

} // namespace

void add_close(CLI::App& app, Program& program) {
    add_command<CloseArguments>(app, program, "close", "show everything that follows from a scene", &setup, &run);
}

} // namespace porism::cli
