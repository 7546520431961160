#include "app/cli/close_json.h"
#include "app/cli/program.h"
#include "proof/fact_classes.h"
#include "proof/rules/rule.h"
#include "workflow/measure/memory.h"
#include "workflow/solve/closure.h"
#include "workflow/solve/solve.h"
#include "workflow/solve/ways.h"
#include "workflow/words.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <map>
#include <optional>
#include <set>

namespace porism::cli {
namespace {

using workflow::Analysis;
using workflow::ClosureClass;
using workflow::ClosureKind;
using workflow::ClosureRow;
using workflow::ClosureView;
using workflow::GoalResult;

struct CloseArguments : Common {
    bool all = false;
    workflow::ClosureFilter filter;
    std::string points;
    std::string why, follows;
    workflow::RulesChoice rules;
};

std::vector<std::string> kind_names() {
    std::vector<std::string> names;
    for (const proof::FactKind& kind : proof::fact_kinds()) names.emplace_back(kind.name);
    return names;
}

constexpr const char* a_statement = "say a statement, as in perp a d b c";

void setup(CLI::App& command, CloseArguments& arguments) {
    add_file(command, arguments);
    add_json(command, arguments);
    add_time_limit(command, arguments);
    add_rules(command, arguments.rules);
    command.add_flag("--all", arguments.all, "with every derivation that the graph keeps");
    command.add_option("--kind", arguments.filter.kind, "only statements of this kind")
        ->check(CLI::IsMember(kind_names()));
    command.add_option("--points", arguments.points, "only statements that speak of all these points: A,B")
        ->check(not_empty("name points, as in A,B"));
    command
        .add_option("--find", arguments.filter.text,
                    "only statements with these words (\"AB ⊥\"), or of a predicate with points: \"perp a b\" are the "
                    "perpendiculars of line AB")
        ->check(not_empty("say a part of a statement, as in AB ⊥"));
    command
        .add_option("--why", arguments.why,
                    "the path to a statement instead, as in \"perp a d b c\" or as the list says it")
        ->check(not_empty(a_statement));
    command.add_option("--follows", arguments.follows, "what was derived from a statement instead")
        ->check(not_empty(a_statement));
}

const facts::Statement& statement_of(const Analysis& analysis, StatementId id) {
    return analysis.session->graph().statements[id.index()];
}

std::string notation(const Analysis& analysis, StatementId id) {
    return facts::to_string(statement_of(analysis, id), analysis.scene.names());
}

/// "cyclic a b c d e" of a whole circle, which is read as several statements.
std::string notation(const Analysis& analysis, const workflow::ClosureRow& row) {
    if (row.whole.empty()) return notation(analysis, row.said);
    std::string out(facts::row(statement_of(analysis, row.said).predicate()).name);
    for (const PointId point : row.whole) out += " " + analysis.scene.names()[point.index()];
    return out;
}

std::string why(const Analysis& analysis, const workflow::Way& way) {
    const proof::Derivation& derivation = analysis.session->graph().derivations[way.derivation.index()];
    using proof::Reason;
    if (derivation.reason == Reason::given) return "given by action " + std::to_string(derivation.action + 1);
    std::string out = derivation.reason == Reason::rule      ? proof::rule(derivation.rule).title
                      : derivation.reason == Reason::algebra ? "algebra"
                                                             : "by class";
    for (std::size_t i = 0; i < way.premises.size(); ++i)
        out += (i == 0 ? " from " : ", ") + notation(analysis, way.premises[i]);
    return way.lowers_rank ? out : out + " (which came later)";
}

/// "2 derivations", and in how many ways algebra is explained where these are more.
std::string counted(const workflow::Ways& every, const std::vector<workflow::Way>& ways) {
    std::map<DerivationId, std::size_t> told;
    for (const workflow::Way& way : ways) ++told[way.derivation];
    std::string out = fmt::format("{} derivation{}", told.size(), told.size() == 1 ? "" : "s");
    if (told.size() == ways.size()) return out;
    const bool open =
        std::ranges::any_of(told, [&](const auto& one) { return one.second > 1 && every.may_have_more(one.second); });
    return out + fmt::format(", told in {}{} ways", open ? "at least " : "", ways.size());
}

/// "    cong a b c d: 2 derivations", "      Sides of congruent triangles from contri ...".
void print_ways(const Analysis& analysis, const workflow::Ways& every, StatementId statement, const std::string& indent,
                const StopToken& stop) {
    const std::vector<workflow::Way> ways = every.of(statement, Control{stop, {}});
    print_line(fmt::format("{}    {}: {}", indent, notation(analysis, statement), counted(every, ways)));
    for (const workflow::Way& way : ways) print_line(fmt::format("{}      {}", indent, why(analysis, way)));
}

constexpr std::string_view as_drawn_mark = " †", turns_mark = " ‡";

/// The marks that were printed so far.
struct Printed {
    bool as_drawn = false, as_drawn_value = false, turns = false;
};

std::string_view marks_of(const workflow::ClosureRow& row) {
    if (row.as_drawn) return as_drawn_mark;
    return row.turns ? turns_mark : "";
}

/// Each sign once.
void print_legend(const Printed& marks) {
    if (marks.as_drawn || marks.as_drawn_value)
        print_line(fmt::format("† proved as the points lie here: other pictures of the construction may {}",
                               !marks.as_drawn_value ? "fail it"
                               : marks.as_drawn      ? "fail it or have another value"
                                                     : "have another value"));
    if (marks.turns)
        print_line("‡ worded as the points lie here: where they lie otherwise, an angle may turn into its supplement");
}

/// "Equal lengths (5)", "  AB = CD = EF (2)", "    AB = CD  [cong a b c d]". After `limit` derivations are told without
/// premises.
void print_view(const Analysis& analysis, const ClosureView& view, bool all, const StopToken& stop,
                const StopToken& limit, Printed& marks) {
    const std::optional<workflow::Ways> every =
        all ? std::optional<workflow::Ways>(std::in_place, *analysis.session, Control{limit, {}}) : std::nullopt;
    const auto print_row = [&](const workflow::ClosureRow& row, const std::string& indent) {
        const std::string found_by = row.found_by.empty() ? "" : "  (" + row.found_by + ")";
        print_line(fmt::format("{}{}{}  [{}]{}", indent, row.words, marks_of(row), notation(analysis, row), found_by));
        marks.as_drawn |= row.as_drawn;
        marks.turns |= row.turns && !row.as_drawn;
        if (every)
            for (const StatementId statement : row.statements) print_ways(analysis, *every, statement, indent, limit);
    };
    for (const ClosureKind& kind : view.kinds) {
        print_line(fmt::format("{} ({})", kind.kind->title, kind.rows));
        for (const ClosureClass& one : kind.classes) {
            if (stop.stop_requested()) return;
            const bool several = one.rows.size() > 1;
            if (several) print_line(fmt::format("  {} ({} statements)", one.words, one.rows.size()));
            for (const workflow::ClosureRow& row : one.rows) print_row(row, several ? "    " : "  ");
        }
    }
    if (!view.marked) print_line("not every row was looked at for †: the time limit was reached");
    if (every && limit.stop_requested())
        print_line("not every derivation is told with its premises: the time limit was reached");
}

/// After a stop there is no time to sort.
void print_unsorted(const Analysis& analysis) {
    print_line("Not sorted, in the order in which it was derived:");
    for (const facts::Statement& statement : analysis.session->graph().statements)
        print_line("  " + facts::to_string(statement, analysis.scene.names()));
}

/// Those that no row says already; with `all` how many equations give each.
void print_values(const Analysis& analysis, const ClosureView& view, std::span<const workflow::KnownValue> values,
                  bool all, Printed& marks) {
    std::set<std::string> told;
    for (const ClosureKind& kind : view.kinds)
        for (const ClosureClass& one : kind.classes)
            for (const ClosureRow& row : one.rows) told.insert(row.words);
    std::vector<std::string> lines;
    for (const workflow::KnownValue& known : values) {
        if (!told.insert(workflow::statement_words(analysis, known.statement)).second) continue;
        std::string words = workflow::known_words(analysis, known);
        if (known.as_drawn) words += as_drawn_mark;
        marks.as_drawn_value |= known.as_drawn;
        if (all) words += fmt::format("  ({} derivation{})", known.derivations, known.derivations == 1 ? "" : "s");
        lines.push_back(std::move(words));
    }
    if (lines.empty()) return;
    print_line(fmt::format("Known values ({})", lines.size()));
    for (const std::string& line : lines) print_line("  " + line);
}

void print_why(const Analysis& analysis, const GoalResult& result) {
    const auto words = workflow::solution_words(analysis, result);
    if (!result.solved()) {
        print_line(words.goal + ": no path (" + result.reason + ")");
        return;
    }
    print_line(fmt::format("Why {}:", words.goal));
    print_text(words.listing);
    if (!words.conditions.empty()) print_line("provided that");
    for (const std::string& condition : words.conditions) print_line("  - " + condition);
}

/// The marks of the statements that stand in the view.
std::map<StatementId, std::string_view> marks_in(const ClosureView& view) {
    std::map<StatementId, std::string_view> out;
    for (const ClosureKind& kind : view.kinds)
        for (const ClosureClass& one : kind.classes)
            for (const workflow::ClosureRow& row : one.rows)
                for (const StatementId statement : row.statements) out.emplace(statement, marks_of(row));
    return out;
}

/// Those that stand in the view, where that leaves rows out.
void print_follows(const Analysis& analysis, const facts::Statement& from, const explore::Following& follows,
                   const ClosureView& view) {
    std::vector<StatementId> shown = follows.all;
    const bool some = view.rows < view.all;
    const auto marks = marks_in(view);
    if (some) std::erase_if(shown, [&](StatementId id) { return !marks.contains(id); });
    const std::string left_out = some ? fmt::format(" ({} shown)", shown.size()) : "";
    const std::string words = workflow::statement_words(analysis, from);
    print_line(
        fmt::format("From {}: {} directly, {} in all{}", words, follows.direct.size(), follows.all.size(), left_out));
    Printed printed;
    for (const StatementId statement : shown) {
        const bool direct = std::ranges::binary_search(follows.direct, statement);
        const auto mark = marks.find(statement);
        const std::string_view signs = mark == marks.end() ? "" : mark->second;
        printed.as_drawn |= signs == as_drawn_mark;
        printed.turns |= signs == turns_mark;
        print_line(fmt::format("  {} {}{}  [{}]", direct ? "*" : " ",
                               workflow::statement_words(analysis, statement_of(analysis, statement)), signs,
                               notation(analysis, statement)));
    }
    print_legend(printed);
}

Result<ClosureAnswers> answer(const CloseArguments& arguments, Analysis& analysis, const Control& control) {
    ClosureAnswers out;
    if (!arguments.why.empty()) {
        const auto statements = workflow::read_statements(analysis, arguments.why, Place{"--why", 1, 1});
        if (!statements) return fail(statements.error());
        for (const facts::Statement& statement : *statements)
            out.why.push_back(workflow::solve_goal(analysis, statement, control));
    }
    if (!arguments.follows.empty()) {
        const auto statement = workflow::read_statements(analysis, arguments.follows, Place{"--follows", 1, 1});
        if (!statement) return fail(statement.error());
        auto follows = workflow::what_follows(analysis, statement->front(), control);
        if (!follows) return fail(std::move(follows.error()));
        out.from = statement->front();
        out.follows = std::move(*follows);
    }
    return out;
}

void print_answers(const CloseArguments& arguments, const Analysis& analysis, const ClosureView& view,
                   const ClosureAnswers& asked, const StopToken& stop, const StopToken& limit) {
    for (const GoalResult& why : asked.why) print_why(analysis, why);
    if (asked.follows) print_follows(analysis, *asked.from, *asked.follows, view);
    if (!asked.why.empty() || asked.follows) return;
    if (!view.whole) return print_unsorted(analysis);
    Printed marks;
    print_view(analysis, view, arguments.all, stop, limit, marks);
    print_values(analysis, view, asked.values, arguments.all, marks);
    print_legend(marks);
}

/// Those that speak of the points and have the words that are looked for.
std::vector<workflow::KnownValue> values_of(const CloseArguments& arguments, const workflow::ClosureFilter& filter,
                                            Analysis& analysis, const Control& control) {
    const bool others_asked = !filter.kind.empty() || !arguments.why.empty() || !arguments.follows.empty();
    if (others_asked || control.stopped()) return {};
    std::vector<workflow::KnownValue> out = workflow::known_values(analysis, control);
    std::erase_if(out, [&](const workflow::KnownValue& known) {
        const auto points = known.quantity.points();
        const bool speaks = std::ranges::all_of(
            filter.points, [&](PointId point) { return std::ranges::find(points, point) != points.end(); });
        return !speaks || workflow::known_words(analysis, known).find(filter.text) == std::string::npos;
    });
    return out;
}

std::string why_not_whole(const Program& program, const reason::Session& session) {
    if (!session.ending_detail().empty()) return session.ending_detail();
    return program.stopping.interrupted() ? "it was stopped" : "the time limit was reached";
}

/// How much the closure has, before values are looked for.
struct Found {
    std::size_t statements, derivations;
};

/// What there is besides the answers, and how the run ends.
Exit finish(Program& program, const CloseArguments& arguments, const Analysis& analysis, const ClosureView& view,
            const ClosureAnswers& asked, const Found& found) {
    const reason::Session& session = *analysis.session;
    const bool whole = session.ending() == reason::Ending::saturated;
    if (!arguments.json && !whole) print_line("not everything that follows: " + why_not_whole(program, session));
    const std::string shown = view.rows < view.all ? fmt::format(" ({} of {} rows shown)", view.rows, view.all) : "";
    const std::string rows = view.whole ? fmt::format("in {} rows{}", view.all, shown) : "that were not sorted";
    print_note(fmt::format("{} statements {}, {} derivations; {}{}", found.statements, rows, found.derivations,
                           ending_word(session),
                           session.ending_detail().empty() ? "" : ": " + session.ending_detail()));
    if (program.stopping.interrupted()) leave_interrupted();
    return whole && std::ranges::all_of(asked.why, &GoalResult::solved) ? done : negative;
}

Exit run(Program& program, const CloseArguments& arguments) {
    auto options = options_under(arguments.rules);
    if (!options) return report(options.error());
    std::optional<workflow::MemoryWatch> memory;
    if (arguments.all) memory.emplace();
    const auto problem = workflow::load_one(arguments.file, arguments.name, Control{program.stopping.token(), {}});
    if (!problem) return report(problem.error());
    options->consequences = true;
    options->values = true;
    options->every_derivation = arguments.all;
    const Control control{program.stopping.limited(arguments.time_limit), {}};
    auto analysis = workflow::analyse(*problem, *options, control);
    if (!analysis) return report(program, analysis.error());
    print_warning(*analysis);
    workflow::ClosureFilter filter = arguments.filter;
    if (!arguments.points.empty()) {
        auto points = workflow::read_points(arguments.points, analysis->scene);
        if (!points) return report(points.error().at(Place{"--points", 0, 0}));
        filter.points = std::move(*points);
    }
    auto asked = answer(arguments, *analysis, control);
    if (!asked) return report(program, asked.error());
    const StopToken stop = program.stopping.token();
    const ClosureView view = workflow::closure_view(*analysis, filter, stop, control.stop);
    const proof::Graph& graph = analysis->session->graph();
    const Found found{graph.statements.size(), graph.derivations.size()};
    asked->values = values_of(arguments, filter, *analysis, control);
    if (arguments.json)
        print_json(close_json(*problem, *analysis, view, *asked, stop));
    else
        print_answers(arguments, *analysis, view, *asked, stop, control.stop);
    const Exit status = finish(program, arguments, *analysis, view, *asked, found);
    if (memory) print_note(fmt::format("the process held {:.1f} MB at most", memory->peak_mb()));
    return status;
}

} // namespace

void add_close(CLI::App& app, Program& program) {
    add_command<CloseArguments>(app, program, "close", "show everything that follows from a scene, by kind and class",
                                &setup, &run);
}

} // namespace porism::cli
