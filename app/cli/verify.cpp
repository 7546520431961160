#include "workflow/verify/verify.h"
#include "app/cli/diagnosed.h"
#include "app/cli/nearest.h"
#include "app/cli/program.h"
#include "app/cli/verify_verigeo.h"
#include "base/digits.h"
#include "problem/json.h"
#include "workflow/figure.h"
#include "workflow/files.h"
#include "workflow/library/library.h"
#include "workflow/stated.h"
#include "workflow/told.h"
#include "workflow/verify/action_profile.h"
#include "workflow/verify/diagnosis/spoken.h"
#include "workflow/verify/envelope.h"
#include "workflow/verify/own_words.h"
#include "workflow/verify/verification.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace porism::cli {
namespace {

using problem::CheckState;
using problem::Outcome;
using problem::Verification;

struct Arguments : Common {
    DiagnosedBesides besides;
    bool rates = false, costs = false, nearest = false;
    std::string checks = "porism", solver;
    std::optional<verigeo::Profile> profile;
};

/// A check profile may be called by the name of either option.
void add_profiles(CLI::App& command, Arguments& arguments) {
    const std::vector<std::string> whose{"porism", "verigeo"};
    command.add_option("--checks", arguments.checks, "whose checks: ours, or for comparison those of VeriGeo's paper")
        ->check(CLI::IsMember(whose))
        ->capture_default_str();
    command
        .add_option_function<std::string>(
            "--profile",
            [&arguments](const std::string& name) {
                arguments.profile = verigeo::profile_by_name(name);
                if (!arguments.profile) arguments.checks = name;
            },
            "an action profile: of an envelope all actions must be among the author's, or the solver's; or a check "
            "profile, as --checks")
        ->check(CLI::IsMember({"author", "solver", "porism", "verigeo"}));
}

void setup(CLI::App& command, Arguments& arguments) {
    add_file(command, arguments);
    add_json(command, arguments);
    add_time_limit(command, arguments);
    add_profiles(command, arguments);
    command.add_option("--solver", arguments.solver,
                       "an envelope of a solver: its trace, its proof in words and its final answer are verified in "
                       "the figure of FILE, an author's");
    command.add_flag("--costs", arguments.costs, "tell the milliseconds of processor time that each check took");
    command.add_flag("--nearest", arguments.nearest,
                     "tell at the end, of each sample that does not pass, the nearest of the file that does, and in "
                     "what the two differ");
    command.add_flag("--necessity", arguments.besides.necessity,
                     "leave out each given in turn: which of them the goals need");
    command.add_flag(
        "--repair", arguments.besides.repair,
        "apply the cheapest mend after which what is not accepted is, and say what was done; of a file that "
        "cannot be read too, where two points have one name");
    command.add_flag("--rates", arguments.rates,
                     "count at the end what passes, is repaired and rejected, and which verification refused it");
    command.add_flag("--shrink", arguments.besides.shrink,
                     "show the smallest part of what is rejected that fails the same check");
}

constexpr std::array<const char*, 4> state_words = {"passed", "failed", "undecided", "not run"};
/// Of the figure about whose points something is said.
using Picture = std::vector<geometry::Point<double>>;

/// "  0.34 (limit 1e-09)".
std::string measured(const problem::Check& check) {
    if (check.state == CheckState::passed) return fmt::format("  {:.3g} (limit {:.3g})", *check.value, *check.limit);
    const auto [value, limit] = told_apart(*check.value, *check.limit, 3);
    return fmt::format("  {} (limit {})", value, limit);
}

void print_check(const problem::Check& check, const workflow::LoadedProblem& problem, const Picture& picture,
                 bool costs) {
    const scene::Scene& scene = problem.document->scene;
    std::string line = fmt::format("{:<9}  {:<18}", state_words[static_cast<std::size_t>(check.state)], check.name);
    if (check.action) {
        const scene::Action& action = scene.actions()[*check.action];
        const auto own = workflow::own_words(problem, *check.action);
        std::string said =
            action.states ? workflow::said_in(facts::to_string(*action.states, scene.names()), scene, picture) : "";
        for (const PointId point : action.outputs)
            said += (said.empty() ? "" : " ") + scene::display_name(scene.name(point));
        const auto source = workflow::source_of(problem, *check.action);
        line += fmt::format("  action {} ({}{})", *check.action + 1, own.value_or(said), source ? ", " + *source : "");
    }
    if (check.value && check.limit) line += measured(check);
    line += "  " + workflow::said_in(check.message, scene, picture);
    if (!check.mend.empty()) line += "; " + workflow::said_in(check.mend, scene, picture);
    if (costs && check.cost >= 0) line += fmt::format("  [{:.3g} ms]", check.cost);
    print_line(line);
}

constexpr std::array verifications = {Verification::numerical, Verification::analytical, Verification::logical};

std::string_view outcome_word(const problem::Verdict& verdict, Verification verification) {
    const auto outcome = workflow::outcome_of(verdict, verification);
    return outcome ? problem::name_of(*outcome) : "not run";
}

void print_checks(const problem::Verdict& verdict, const workflow::LoadedProblem& problem, const Picture& picture,
                  bool costs) {
    for (const Verification verification : verifications) {
        print_line(
            fmt::format("{} verification: {}", problem::name_of(verification), outcome_word(verdict, verification)));
        for (const problem::Check& check : verdict.checks)
            if (problem::verification_of(check.stage) == verification) print_check(check, problem, picture, costs);
    }
}

Json by_verification(const problem::Verdict& verdict) {
    Json out = Json::object();
    for (const Verification verification : verifications)
        out[std::string(problem::name_of(verification))] = outcome_word(verdict, verification);
    return out;
}

void print_rates(const workflow::Rates& rates, bool json) {
    Json refused = Json::object(), parts = Json::object();
    std::string line;
    for (const Verification verification : verifications) {
        const std::string name(problem::name_of(verification));
        const std::size_t count = rates.refused[static_cast<std::size_t>(verification)];
        refused[name] = count;
        parts[name] = rates.rate(verification);
        line +=
            fmt::format("{}{} {} ({:.1f} %)", line.empty() ? "" : ", ", name, count, 100 * rates.rate(verification));
    }
    if (json) {
        print_json_line(Json{{"problems", rates.total()},
                             {"unread", rates.unread},
                             {"passed", rates.passed},
                             {"repaired", rates.repaired},
                             {"rejected", rates.rejected},
                             {"undecided", rates.undecided},
                             {"refused", std::move(refused)},
                             {"rates", std::move(parts)}});
        return;
    }
    print_line(fmt::format("{} problems: {} passed, {} repaired, {} rejected, {} undecided", rates.total(),
                           rates.passed, rates.repaired, rates.rejected, rates.undecided) +
               (rates.unread ? fmt::format(" (and {} that could not be read)", rates.unread) : ""));
    print_line("first refused by, and as a part of these and the accepted: " + line);
}

/// What the statements of a scene fix.
void print_solution(const diagram::Solution& solution, const scene::Scene& scene) {
    print_line(fmt::format("{:<9}  {:<18}  {}", "", "what is stated", workflow::freedom_words(solution)));
    for (const std::size_t action : workflow::adding_nothing(scene, solution))
        print_line(
            fmt::format("{:<9}  {:<18}  action {} ({}) adds nothing to those before", "", "what is stated", action + 1,
                        workflow::said_in(facts::to_string(*scene.actions()[action].states, scene.names()), scene)));
}

/// Where the action stands without which there is no figure, or none that could be drawn; what shows that there is
/// none, where none was found.
void tell_impossible(const workflow::LoadedProblem& problem, const problem::Verdict& verdict) {
    const problem::Check& exists = verdict.checks.front();
    if (exists.stage != "realize" || exists.state == CheckState::passed) return;
    const auto contradiction = std::ranges::find_if(verdict.checks, [](const problem::Check& check) {
        return check.name == "givens_consistent" && check.state == CheckState::failed;
    });
    const problem::Check& told = contradiction == verdict.checks.end() ? exists : *contradiction;
    const bool placed = exists.action && *exists.action < problem.actions.size();
    const scene::Scene& scene = problem.document->scene;
    print_error({ErrorKind::bad_input, told.name, workflow::said_in(told.message, scene),
                 workflow::said_in(told.mend, scene), placed ? problem.actions[*exists.action] : problem.place});
}

/// The sources of the scene's actions, where the file tells them.
Json sources_of(const workflow::LoadedProblem& problem) {
    Json out = Json::array();
    for (std::size_t i = 0; i < problem.document->scene.actions().size(); ++i)
        if (const auto source = workflow::source_of(problem, i)) out.push_back(*source);
    return out;
}

constexpr std::string_view repaired = "repaired";

/// Of what is accepted after a mend; the checks stay those of the problem as it is.
void set_outcome(Json& out, const Diagnosed& more) {
    if (!more.repaired) return;
    out["outcome"] = repaired;
    out["repaired"] = true;
}

Json json_line(const workflow::LoadedProblem& problem, const problem::Verdict& verdict,
               const std::optional<diagram::Solution>& solution, const Diagnosed& more, bool costs) {
    Json out = problem::to_json(verdict);
    set_outcome(out, more);
    for (std::size_t i = 0; costs && i < verdict.checks.size(); ++i)
        if (verdict.checks[i].cost >= 0) out["checks"][i]["cost"] = verdict.checks[i].cost;
    out["name"] = problem.name;
    out["verifications"] = by_verification(verdict);
    if (solution) out["freedom"] = solution->shape_freedom;
    if (solution) out["redundant"] = workflow::adding_nothing(problem.document->scene, *solution);
    if (problem.envelope) out["sources"] = sources_of(problem);
    out.update(more.members);
    return out;
}

/// In place of a verdict: what could not be read, and what became of it.
Json unread_line(const workflow::LoadedProblem& problem, const Error& error, const Diagnosed& more) {
    problem::Check check{"read", error.code, CheckState::failed};
    check.message = error.what;
    check.mend = error.mend;
    Json out = problem::to_json(problem::verdict_of({std::move(check)}));
    set_outcome(out, more);
    out["name"] = problem.name;
    out["verifications"] = by_verification(problem::Verdict{});
    out.update(more.members);
    return out;
}

/// Of an envelope, what of the author's texts was held against nothing, as the outcome does not tell it.
std::string_view unread_words(const workflow::LoadedProblem& problem, const problem::Verdict& verdict) {
    const auto is_unread = [](const problem::Check& check) {
        return check.name == "text_read" && check.state == problem::CheckState::not_run;
    };
    return problem.envelope && std::ranges::any_of(verdict.checks, is_unread) ? ", clauses of a text are not read" : "";
}

void print_lines(const workflow::LoadedProblem& problem, const problem::Verdict& verdict,
                 const std::optional<diagram::Solution>& solution, const Diagnosed& more, const Picture& picture,
                 bool costs) {
    print_line(fmt::format("{}: {}{}", problem.name, more.repaired ? repaired : problem::name_of(verdict.outcome),
                           unread_words(problem, verdict)));
    print_checks(verdict, problem, picture, costs);
    if (solution) print_solution(*solution, problem.document->scene);
    for (const std::string& line : more.lines) print_line(line);
}

/// The problems of a file, and its text where a mend may write it anew.
struct Input {
    workflow::Loaded loaded;
    std::string bytes;
};

Result<Input> read(const Arguments& arguments, const Control& control) {
    if (!arguments.besides.repair || !arguments.solver.empty() || workflow::is_library(arguments.file)) {
        auto loaded = arguments.solver.empty() ? workflow::load(arguments.file, arguments.name, control)
                                               : workflow::load_with_solver(arguments.file, arguments.solver, control);
        return loaded ? Result<Input>(Input{*std::move(loaded), {}}) : fail(loaded.error());
    }
    auto bytes = workflow::read_input(arguments.file, control);
    if (!bytes) return fail(bytes.error());
    auto loaded = workflow::load_bytes(*bytes, arguments.file, arguments.name);
    return loaded ? Result<Input>(Input{*std::move(loaded), *std::move(bytes)}) : fail(loaded.error());
}

/// One that cannot be read, and the mend of that.
Exit tell_unread(Program& program, const Arguments& arguments, const Input& input, const Error& error,
                 const workflow::LoadedProblem& problem, workflow::Rates& rates) {
    const Exit failed = report(program, error);
    if (failed != bad_input) return failed;
    Diagnosed mended;
    if (arguments.besides.repair)
        mended =
            renamed(problem, input.bytes, arguments.file, Control{program.stopping.limited(arguments.time_limit), {}});
    ++(mended.repaired ? rates.repaired : rates.unread);
    if (!arguments.json)
        for (const std::string& line : mended.lines) print_line(line);
    else if (!mended.members.empty())
        print_json_line(unread_line(problem, error, mended));
    return mended.repaired ? negative : failed;
}

bool has_figure(const problem::Verdict& verdict) {
    return std::ranges::none_of(verdict.checks, [](const problem::Check& check) {
        return check.name == "figure_exists" && check.state != problem::CheckState::passed;
    });
}

Picture picture_of(const workflow::LoadedProblem& problem, const Control& control) {
    const auto figure = workflow::figure_of(problem, {}, control);
    return figure ? figure->diagram->scene_picture.points : Picture();
}

/// The verifications of one problem, told and counted.
Exit verify_one(Program& program, const Arguments& arguments, const Input& input, const workflow::LoadedProblem& read,
                workflow::Rates& rates, NearestPassing& nearest) {
    const Control control{program.stopping.limited(arguments.time_limit), {}};
    const workflow::LoadedProblem problem = workflow::as_told(read, control);
    const auto verdict = workflow::verify(problem, control);
    if (!verdict) return tell_unread(program, arguments, input, verdict.error(), problem, rates);
    tell_impossible(problem, *verdict);
    const bool shown = has_figure(*verdict);
    const auto solution = shown ? workflow::solution_of(problem, Control{program.stopping.token(), {}}) : std::nullopt;
    const Diagnosed more =
        diagnosed(problem, *verdict, arguments.besides, Control{program.stopping.limited(arguments.time_limit), {}});
    rates.count(*verdict, more.repaired);
    if (arguments.nearest) nearest.add(problem, verdict->outcome);
    if (arguments.json)
        print_json_line(json_line(problem, *verdict, solution, more, arguments.costs));
    else
        print_lines(problem, *verdict, solution, more, shown ? picture_of(problem, control) : Picture(),
                    arguments.costs);
    return verdict->outcome == Outcome::accepted ? done : negative;
}

Exit run(Program& program, const Arguments& arguments) {
    const Control reading{program.stopping.token(), {}};
    const auto input = read(arguments, reading);
    if (!input) return report(input.error());
    const workflow::Loaded& loaded = input->loaded;
    if (arguments.profile)
        for (const workflow::LoadedProblem& problem : loaded.problems)
            if (auto ok = workflow::hold_to(*arguments.profile, problem); !ok) return report(ok.error());
    if (arguments.checks == "verigeo") return verify_as_verigeo(program, arguments, loaded);
    Exit status = done;
    workflow::Rates rates;
    NearestPassing nearest;
    for (const workflow::LoadedProblem& problem : loaded.problems) {
        const Exit one = verify_one(program, arguments, *input, problem, rates, nearest);
        if (one == interrupted || one == internal_error) return one;
        if (one != done) status = negative;
    }
    nearest.print(arguments.json);
    if (arguments.rates) print_rates(rates, arguments.json);
    return rates.unread == loaded.problems.size() ? bad_input : status;
}

} // namespace

void add_verify(CLI::App& app, Program& program) {
    add_command<Arguments>(app, program, "verify",
                           "verify a problem numerically, analytically and logically, check by check", &setup, &run);
}

} // namespace porism::cli
