#include "workflow/verify/verify.h"
#include "app/cli/program.h"
#include "problem/json.h"
#include "workflow/stated.h"
#include "workflow/verify/diagnose.h"
#include "workflow/verify/envelope.h"
#include "workflow/verify/verification.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>

namespace porism::cli {
namespace {

using problem::CheckState;
using problem::Outcome;
using problem::Verification;

struct Arguments : Common {
    bool necessity = false, shrink = false, repair = false, rates = false, costs = false;
    std::string profile = "porism", solver;
};

void setup(CLI::App& command, Arguments& arguments) {
    add_file(command, arguments);
    add_json(command, arguments);
    add_time_limit(command, arguments);
    command
        .add_option("--profile,--checks", arguments.profile,
                    "whose checks: ours, or for comparison those of VeriGeo's paper")
        ->check(CLI::IsMember({"porism", "verigeo"}))
        ->capture_default_str();
    command.add_option("--solver", arguments.solver,
                       "an envelope of a solver: its trace, its proof in words and its final answer are verified in "
                       "the figure of FILE, an author's");
    command.add_flag("--costs", arguments.costs, "tell the milliseconds of processor time that each check took");
    command.add_flag("--necessity", arguments.necessity, "leave out each given in turn: which of them the goals need");
    command.add_flag("--repair", arguments.repair,
                     "apply the cheapest mend after which what is not accepted is, and say what was done");
    command.add_flag("--rates", arguments.rates,
                     "count at the end what passes, is repaired and rejected, and which verification refused it");
    command.add_flag("--shrink", arguments.shrink,
                     "show the smallest part of what is rejected that fails the same check");
}

constexpr std::array<const char*, 4> state_words = {"passed", "failed", "undecided", "not run"};
constexpr std::array<const char*, 3> outcome_words = {"accepted", "rejected", "undecided"};

void print_check(const problem::Check& check, const workflow::LoadedProblem& problem, bool costs) {
    const scene::Scene& scene = problem.document->scene;
    std::string line = fmt::format("{:<9}  {:<18}", state_words[static_cast<std::size_t>(check.state)], check.name);
    if (check.action) {
        const scene::Action& action = scene.actions()[*check.action];
        std::string outputs = action.states ? facts::to_string(*action.states, scene.names()) : "";
        for (const PointId point : action.outputs) outputs += (outputs.empty() ? "" : " ") + scene.name(point);
        const auto source = workflow::source_of(problem, *check.action);
        line += fmt::format("  action {} ({}{})", *check.action + 1, outputs, source ? ", " + *source : "");
    }
    if (check.value && check.limit) line += fmt::format("  {:.3g} (limit {:.3g})", *check.value, *check.limit);
    line += "  " + check.message;
    if (!check.mend.empty()) line += "; " + check.mend;
    if (costs && check.cost >= 0) line += fmt::format("  [{:.3g} ms]", check.cost);
    print_line(line);
}

constexpr std::array verifications = {Verification::numerical, Verification::analytical, Verification::logical};

std::string_view outcome_word(const problem::Verdict& verdict, Verification verification) {
    const auto outcome = workflow::outcome_of(verdict, verification);
    return outcome ? outcome_words[static_cast<std::size_t>(*outcome)] : "not run";
}

void print_checks(const problem::Verdict& verdict, const workflow::LoadedProblem& problem, bool costs) {
    for (const Verification verification : verifications) {
        print_line(
            fmt::format("{} verification: {}", problem::name_of(verification), outcome_word(verdict, verification)));
        for (const problem::Check& check : verdict.checks)
            if (problem::verification_of(check.stage) == verification) print_check(check, problem, costs);
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
    for (const std::size_t action : solution.redundant)
        print_line(fmt::format("{:<9}  {:<18}  action {} ({}) adds nothing to those before", "", "what is stated",
                               action + 1, facts::to_string(*scene.actions()[action].states, scene.names())));
}

/// Where the action stands without which there is no figure.
void tell_impossible(const workflow::LoadedProblem& problem, const problem::Verdict& verdict) {
    const problem::Check& exists = verdict.checks.front();
    if (exists.stage != "realize" || exists.state != CheckState::failed) return;
    const bool placed = exists.action && *exists.action < problem.actions.size();
    print_error({ErrorKind::bad_input, exists.name, exists.message, exists.mend,
                 placed ? problem.actions[*exists.action] : problem.place});
}

/// What is asked for besides the verdict: as members of its record, and as lines.
struct Diagnosed {
    Json members = Json::object();
    std::vector<std::string> lines;
    bool repaired = false;
};

void add_needs(Diagnosed& out, const workflow::LoadedProblem& problem, const Control& control) {
    const auto found = workflow::needs_of(problem, control);
    if (!found) {
        out.lines.push_back("necessity  not looked at: " + found.error().what);
        return;
    }
    Json needs = Json::array();
    for (const diagnose::GivenNeed& need : found->needs) {
        needs.push_back(diagnose::to_json(need, found->sample));
        out.lines.push_back(workflow::words_of(need, found->sample));
    }
    out.members["necessity"] = std::move(needs);
}

void add_shrunk(Diagnosed& out, const workflow::LoadedProblem& problem, const Control& control) {
    const auto found = workflow::shrunk(problem, control);
    if (!found) {
        const bool elsewhere = found.error().code == "not_rejected";
        out.lines.push_back("not shrunk: " + (elsewhere ? "what fails are branches, claims or a solution, and no figure"
                                                        : found.error().what));
        return;
    }
    out.members["shrunk"] = workflow::to_json(*found);
    out.lines.push_back(fmt::format("{} fails in {} of {} actions{}:", found->failure.check,
                                    found->sample.scene.actions().size(), problem.document->scene.actions().size(),
                                    found->minimal ? ", none of which can be left out" : ""));
    for (const std::string& line : workflow::words_of(*found)) out.lines.push_back("  " + line);
}

/// Whether it was.
bool add_repaired(Diagnosed& out, const workflow::LoadedProblem& problem, const Control& control) {
    const auto found = workflow::repaired(problem, control);
    if (!found) {
        if (found.error().code != "not_rejected") out.lines.push_back("not repaired: " + found.error().what);
        return false;
    }
    out.members["mended"] = workflow::to_json(*found);
    const bool accepted = found->verdict.outcome == Outcome::accepted;
    const problem::Check* open = accepted ? nullptr : found->verdict.deciding();
    out.lines.push_back(accepted ? "repaired:" : "mended, and undecided: " + (open ? open->message : "") + ":");
    for (const std::string& line : workflow::words_of(*found)) out.lines.push_back("  " + line);
    return accepted;
}

Diagnosed diagnosed(const workflow::LoadedProblem& problem, const problem::Verdict& verdict, const Arguments& arguments,
                    const Control& control) {
    Diagnosed out;
    if (arguments.necessity) add_needs(out, problem, control);
    if (arguments.shrink && verdict.outcome == Outcome::rejected) add_shrunk(out, problem, control);
    if (arguments.repair) out.repaired = add_repaired(out, problem, control);
    return out;
}

/// The sources of the scene's actions, where the file tells them.
Json sources_of(const workflow::LoadedProblem& problem) {
    Json out = Json::array();
    for (std::size_t i = 0; i < problem.document->scene.actions().size(); ++i)
        if (const auto source = workflow::source_of(problem, i)) out.push_back(*source);
    return out;
}

Json to_json(const verigeo::NumericalCheck& check) {
    Json out = {{"pointer", check.origin.pointer},
                {"source", verigeo::name_of(check.origin.source)},
                {"type", check.type},
                {"scope", check.scope},
                {"ok", check.ok == verigeo::Ok::none ? Json() : Json(check.ok == verigeo::Ok::yes)},
                {"rescued", check.rescued},
                {"message", check.message}};
    if (std::isfinite(check.residual) && check.ok != verigeo::Ok::none) out["residual"] = check.residual;
    if (std::isfinite(check.limit) && check.ok != verigeo::Ok::none) out["limit"] = check.limit;
    return out;
}

/// The checks of VeriGeo's paper: what passes them is not thereby true.
Exit run_verigeo(Program& program, const Arguments& arguments, const workflow::Loaded& loaded) {
    Exit status = done;
    for (const workflow::LoadedProblem& problem : loaded.problems) {
        const auto checks =
            workflow::verify_by_verigeo(problem, Control{program.stopping.limited(arguments.time_limit), {}});
        if (!checks) return report(program, checks.error());
        const bool fails = std::ranges::any_of(*checks, [](const auto& check) { return check.ok == verigeo::Ok::no; });
        if (fails) status = negative;
        if (arguments.json) {
            Json constraints = Json::array();
            for (const verigeo::NumericalCheck& check : *checks) constraints.push_back(to_json(check));
            print_json_line(Json{{"name", problem.name},
                                 {"profile", "verigeo"},
                                 {"passes", !fails},
                                 {"constraints", std::move(constraints)}});
            continue;
        }
        print_line(fmt::format("{}: {} the checks of VeriGeo", problem.name, fails ? "fails" : "passes"));
        for (const verigeo::NumericalCheck& check : *checks)
            print_line(fmt::format("{:<6} {}, {}: {} {}  {}", verigeo::name_of(check.ok), check.origin.pointer,
                                   verigeo::name_of(check.origin.source), check.type, check.scope, check.message));
    }
    return status;
}

Json json_line(const workflow::LoadedProblem& problem, const problem::Verdict& verdict,
               const std::optional<diagram::Solution>& solution, const Diagnosed& more, bool costs) {
    Json out = problem::to_json(verdict);
    for (std::size_t i = 0; costs && i < verdict.checks.size(); ++i)
        if (verdict.checks[i].cost >= 0) out["checks"][i]["cost"] = verdict.checks[i].cost;
    out["name"] = problem.name;
    out["verifications"] = by_verification(verdict);
    if (solution) out["freedom"] = solution->shape_freedom;
    if (solution) out["redundant"] = solution->redundant;
    if (problem.envelope) out["sources"] = sources_of(problem);
    out.update(more.members);
    return out;
}

void print_lines(const workflow::LoadedProblem& problem, const problem::Verdict& verdict,
                 const std::optional<diagram::Solution>& solution, const Diagnosed& more, bool costs) {
    print_line(fmt::format("{}: {}", problem.name, outcome_words[static_cast<std::size_t>(verdict.outcome)]));
    print_checks(verdict, problem, costs);
    if (solution) print_solution(*solution, problem.document->scene);
    for (const std::string& line : more.lines) print_line(line);
}

/// The verifications of one problem, told and counted.
Exit verify_one(Program& program, const Arguments& arguments, const workflow::LoadedProblem& problem,
                workflow::Rates& rates) {
    const Control control{program.stopping.limited(arguments.time_limit), {}};
    const auto verdict = workflow::verify(problem, control);
    if (!verdict) {
        const Exit failed = report(program, verdict.error());
        if (failed == bad_input) ++rates.unread;
        return failed;
    }
    tell_impossible(problem, *verdict);
    const auto solution = workflow::solution_of(problem, Control{program.stopping.token(), {}});
    const Diagnosed more =
        diagnosed(problem, *verdict, arguments, Control{program.stopping.limited(arguments.time_limit), {}});
    rates.count(*verdict, more.repaired);
    if (arguments.json)
        print_json_line(json_line(problem, *verdict, solution, more, arguments.costs));
    else
        print_lines(problem, *verdict, solution, more, arguments.costs);
    return verdict->outcome == Outcome::accepted ? done : negative;
}

Exit run(Program& program, const Arguments& arguments) {
    const Control reading{program.stopping.token(), {}};
    const auto loaded = arguments.solver.empty()
                            ? workflow::load(arguments.file, arguments.name, reading)
                            : workflow::load_with_solver(arguments.file, arguments.solver, reading);
    if (!loaded) return report(loaded.error());
    if (arguments.profile == "verigeo") return run_verigeo(program, arguments, *loaded);
    Exit status = done;
    workflow::Rates rates;
    for (const workflow::LoadedProblem& problem : loaded->problems) {
        const Exit one = verify_one(program, arguments, problem, rates);
        if (one == interrupted || one == internal_error) return one;
        if (one != done) status = negative;
    }
    if (arguments.rates) print_rates(rates, arguments.json);
    return rates.unread == loaded->problems.size() ? bad_input : status;
}

} // namespace

void add_verify(CLI::App& app, Program& program) {
    add_command<Arguments>(app, program, "verify",
                           "verify a problem numerically, analytically and logically, check by check", &setup, &run);
}

} // namespace porism::cli
