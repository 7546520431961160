#include "workflow/verify/faults.h"

#include "base/random.h"
#include "faults/oracle.h"
#include "faults/tolerant.h"
#include "problem/json.h"
#include "realize/realize.h"
#include "scene/drawn.h"
#include "workflow/solve/answer.h"
#include "workflow/verify/goals_given.h"
#include "workflow/verify/verification.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <set>

namespace porism::workflow {
namespace {

double seconds_since(std::chrono::steady_clock::time_point begin) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

/// "/scene/actions/3/args/1" is about action 3.
std::optional<std::size_t> action_at(std::string_view pointer) {
    constexpr std::string_view folder = "/actions/";
    const auto begin = pointer.find(folder);
    if (begin == std::string_view::npos) return std::nullopt;
    std::size_t action = 0;
    const auto read = std::from_chars(pointer.data() + begin + folder.size(), pointer.data() + pointer.size(), action);
    return read.ec == std::errc() ? std::optional(action) : std::nullopt;
}

/// What `porism verify` says of the file; what it does not read is refused in the stage "read".
problem::Verdict judged(const Json& sample, const Control& control) {
    const auto refused = [](const Error& error) {
        return problem::verdict_of({{"read",
                                     error.code,
                                     problem::CheckState::failed,
                                     action_at(error.pointer),
                                     {},
                                     {},
                                     error.what,
                                     error.mend}});
    };
    const auto loaded = load_bytes(to_text(sample), "fault.json");
    if (!loaded) return refused(loaded.error());
    const LoadedProblem& problem = loaded->problems.front();
    if (!problem.document) return refused(problem.document.error());
    const auto verdict = verify(problem, control);
    return verdict ? *verdict : refused(verdict.error());
}

bool refuses(const problem::Check& check) {
    return check.state == problem::CheckState::failed || check.state == problem::CheckState::undecided;
}

/// Whether a check of the expected stage and name refuses, and names the place of the fault.
bool located(const problem::Verdict& verdict, const faults::Kind& kind, const faults::Spot& spot) {
    const std::string step = spot.step ? fmt::format("step {} of the solution", *spot.step + 1) : "";
    return std::ranges::any_of(verdict.checks, [&](const problem::Check& check) {
        return refuses(check) && check.stage == kind.stage && (kind.check.empty() || check.name == kind.check) &&
               (!spot.action || check.action == spot.action) && check.message.find(step) != std::string::npos &&
               check.message.find(spot.text) != std::string::npos;
    });
}

void judge(FaultRow& row, const faults::Kind& kind, const faults::Good& good, const faults::Faulty& faulty,
           const Control& control) {
    const problem::Verdict verdict = judged(faulty.sample, control);
    ++row.made;
    if (faults::let_through(faulty)) ++row.let_through;
    if (verdict.outcome == problem::Outcome::accepted) {
        row.missed.push_back(good.name);
        return;
    }
    ++(verdict.outcome == problem::Outcome::rejected ? row.rejected : row.undecided);
    const problem::Check* deciding = verdict.deciding();
    if (deciding) ++row.stages[deciding->stage];
    if (located(verdict, kind, faulty.spot))
        ++row.located;
    else
        row.elsewhere.push_back(good.name + ": " + (deciding ? deciding->name + ", " + deciding->message : ""));
}

void judge_good(FaultCampaign& out, const faults::Good& good, const Control& control) {
    const problem::Verdict verdict = judged(problem::to_json(good.problem), control);
    if (verdict.outcome == problem::Outcome::accepted) {
        ++out.accepted;
        return;
    }
    ++(verdict.outcome == problem::Outcome::rejected ? out.rejected : out.undecided);
    const problem::Check* check = verdict.deciding();
    out.not_accepted.push_back(good.name + ": " + (check ? check->name + ", " + check->message : "no check"));
}

template<class Count>
std::size_t sum(const FaultCampaign& campaign, Count count) {
    std::size_t out = 0;
    for (const FaultRow& row : campaign.rows) out += count(row);
    return out;
}

/// Whether all that is asked is proved.
bool add_solutions(problem::Problem& out, const document::Document& document, Analysis& analysis,
                   const Control& control) {
    for (const GoalResult& goal : analysis.goals) {
        if (!goal.solved()) return false;
        out.paths.push_back(*goal.path);
    }
    for (const Answer& answer : answers(analysis, document.questions, control)) {
        if (!answer.answered()) return false;
        out.paths.push_back(*answer.result.path);
        out.answers.push_back(answer.value);
    }
    return true;
}

/// Up to `each` different faults of a kind in one problem.
void inject(FaultRow& row, const faults::Kind& kind, const faults::Good& good, std::size_t each, Rng& rng,
            const Control& control) {
    constexpr std::size_t attempts = 4;
    std::set<std::string> seen;
    for (std::size_t attempt = 0; attempt < attempts * each && seen.size() < each && !control.stopped(); ++attempt) {
        const auto faulty = kind.inject(good, rng);
        if (!faulty || !seen.insert(to_text(faulty->sample)).second) continue;
        if (faults::is_fault(good, *faulty))
            judge(row, kind, good, *faulty, control);
        else
            ++row.discarded;
    }
}

bool asks_for_a_given(const faults::Good& good) {
    return !goals_given({good.problem.scene, good.problem.goals, good.problem.questions}).empty();
}

} // namespace

std::size_t FaultCampaign::made() const {
    return sum(*this, [](const FaultRow& row) { return row.made; });
}
std::size_t FaultCampaign::caught() const {
    return sum(*this, [](const FaultRow& row) { return row.caught(); });
}
std::size_t FaultCampaign::located() const {
    return sum(*this, [](const FaultRow& row) { return row.located; });
}

std::optional<faults::Good> good_of(const LoadedProblem& problem, const Control& control) {
    if (!problem.document || problem.document->goals.empty() == problem.document->questions.empty())
        return std::nullopt;
    Options options;
    options.stop_at_goals = problem.document->questions.empty();
    options.consequences = !options.stop_at_goals;
    auto analysis = analyse(problem, options, control);
    if (!analysis) return std::nullopt;
    faults::Good out{problem.name, {}, *analysis->diagram};
    if (!add_solutions(out.problem, *problem.document, *analysis, control)) return std::nullopt;
    out.problem.title = problem.name;
    out.problem.scene =
        scene::as_drawn(realize::with_places(realize::with_branches(analysis->scene, *analysis->diagram),
                                             *analysis->diagram, analysis->diagram->scene_picture));
    out.problem.goals = problem.document->goals;
    out.problem.questions = problem.document->questions;
    out.problem.branches = analysis->diagram->branches;
    return out;
}

std::vector<faults::Good> drawn_good(const std::vector<LoadedProblem>& problems, std::size_t wanted, std::uint64_t seed,
                                     const Control& control) {
    std::vector<std::size_t> order(problems.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    Rng rng(seed);
    for (std::size_t i = order.size(); i > 1; --i)
        std::swap(order[i - 1], order[static_cast<std::size_t>(rng.below(i))]);
    std::vector<faults::Good> out;
    for (const std::size_t i : order) {
        if (out.size() >= wanted || control.stopped()) break;
        auto good = good_of(problems[i], control);
        if (good && !asks_for_a_given(*good) && !faults::depends_on_order(*good)) out.push_back(*std::move(good));
    }
    return out;
}

FaultCampaign inject_faults(const std::vector<faults::Good>& problems, std::size_t each, std::uint64_t seed,
                            const Control& control) {
    FaultCampaign out;
    out.seed = seed;
    const auto begin = std::chrono::steady_clock::now();
    for (const faults::Good& good : problems) judge_good(out, good, control);
    out.seconds_good = seconds_since(begin);
    const auto kinds = faults::kinds();
    for (std::size_t k = 0; k < kinds.size(); ++k) {
        FaultRow row;
        row.kind = kinds[k].name;
        row.meaning = kinds[k].meaning;
        const auto start = std::chrono::steady_clock::now();
        for (std::size_t i = 0; i < problems.size() && !control.stopped(); ++i) {
            Rng rng(seed, k * problems.size() + i);
            inject(row, kinds[k], problems[i], each, rng, control);
        }
        row.seconds = seconds_since(start);
        out.rows.push_back(std::move(row));
    }
    out.seconds_faults = seconds_since(begin) - out.seconds_good;
    return out;
}

Json to_json(const FaultCampaign& campaign) {
    Json rows = Json::array();
    for (const FaultRow& row : campaign.rows)
        rows.push_back({{"kind", row.kind},
                        {"made", row.made},
                        {"discarded", row.discarded},
                        {"rejected", row.rejected},
                        {"undecided", row.undecided},
                        {"located", row.located},
                        {"missed", row.missed},
                        {"elsewhere", row.elsewhere},
                        {"let_through", row.let_through},
                        {"stages", row.stages}});
    return {
        {"seed", campaign.seed},
        {"good", {{"accepted", campaign.accepted}, {"undecided", campaign.undecided}, {"rejected", campaign.rejected}}},
        {"not_accepted", campaign.not_accepted},
        {"made", campaign.made()},
        {"caught", campaign.caught()},
        {"located", campaign.located()},
        {"kinds", std::move(rows)}};
}

std::string table_of(const FaultCampaign& campaign) {
    std::set<std::string> stages;
    for (const FaultRow& row : campaign.rows)
        for (const auto& [stage, count] : row.stages) stages.insert(stage);
    std::string rule = "|---|---|";
    for (std::size_t i = 0; i < stages.size() + 5; ++i) rule += "---|";
    std::string out = fmt::format("| kind | the fault | {} | made | located | missed | within 1e-3 | no fault |\n{}\n",
                                  fmt::join(stages, " | "), rule);
    for (const FaultRow& row : campaign.rows) {
        out += fmt::format("| `{}` | {} |", row.kind, row.meaning);
        for (const std::string& stage : stages)
            out += fmt::format(" {} |", row.stages.contains(stage) ? row.stages.at(stage) : 0);
        out += fmt::format(" {} | {} | {} | {} | {} |\n", row.made, row.located, row.missed.size(), row.let_through,
                           row.discarded);
    }
    return out;
}

} // namespace porism::workflow
