#include "workflow/verify/branches.h"

#include "diagnose/branches.h"
#include "facts/truth.h"
#include "realize/realize.h"
#include "scene/question.h"
#include "verify/near_miss.h"
#include "workflow/verify/envelope.h"
#include "workflow/verify/other_ways.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>

namespace porism::workflow {
namespace {

using problem::Check;

diagnose::Sample open_sample(const LoadedProblem& problem) {
    const document::Document& document = *problem.document;
    return {document.scene, document.goals, document.questions, {}, {}};
}

bool is_of_given_comparison(const Check& check) {
    return check.name == "constraint_holds";
}

/// Of a goal or an equation, by what it fails in another figure that is named.
std::optional<double> miss_in(const scene::Scene& scene, const realize::Wanted& asked, std::size_t index,
                              const problem::OtherFigure& other) {
    std::vector<geometry::Point<double>> points;
    for (const std::string& name : scene.names()) {
        const auto at = other.points.find(name);
        if (at == other.points.end()) return std::nullopt;
        points.push_back({at->second[0], at->second[1]});
    }
    if (index < asked.goals.size()) return std::fabs(facts::relative_residual(asked.goals[index], points));
    const facts::Points<double> pictures[] = {points};
    return scene::seen_in(asked.equations[index - asked.goals.size()], pictures).value;
}

/// What fails by little in a figure that is not certified, as its own picture and others are.
void leave_near_misses_open(std::vector<Check>& own, const LoadedProblem& problem, const std::vector<Check>& before) {
    if (verify::is_certified(before)) return;
    const document::Document& document = *problem.document;
    const realize::Wanted asked = realize::wanted_of(document.goals, document.questions);
    const std::size_t compared = asked.goals.size() + asked.equations.size();
    const bool values_open = std::ranges::any_of(before, [](const Check& check) {
        return check.name == "value_seen" && check.state == problem::CheckState::undecided;
    });
    for (std::size_t i = 0; i < own.size(); ++i) {
        if (!own[i].elsewhere) continue;
        const auto miss = i < compared ? miss_in(document.scene, asked, i, *own[i].elsewhere)
                                       : std::optional(values_open ? 0.0 : 1.0);
        if (miss) verify::leave_near_miss_open(own[i], *miss);
    }
}

} // namespace

bool asks_of_branches(const LoadedProblem& problem) {
    return diagnose::has_branch_checks(open_sample(problem));
}

std::vector<Check> check_branches(const LoadedProblem& problem, const std::vector<Check>& before,
                                  const Control& control) {
    const diagnose::Sample sample = open_sample(problem);
    if (!diagnose::has_branch_checks(sample)) return {};
    auto own = diagnose::branch_checks(sample, diagnose::branches_of(sample, {}, control));
    leave_near_misses_open(own, problem, before);
    if (!problem.envelope) return own;
    std::vector<Check> checks;
    std::ranges::copy_if(before, std::back_inserter(checks), is_of_given_comparison);
    const auto given = static_cast<std::ptrdiff_t>(checks.size());
    std::ranges::move(own, std::back_inserter(checks));
    leave_to_what_is_unsaid(*problem.envelope, checks);
    leave_to_other_ways(problem, checks);
    return {std::make_move_iterator(checks.begin() + given), std::make_move_iterator(checks.end())};
}

} // namespace porism::workflow
