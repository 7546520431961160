#include "faults/tools.h"

namespace porism::faults {
namespace {

using facts::Statement;

/// The statement with two of its points exchanged.
std::optional<Statement> permuted(const Statement& statement, std::size_t points, Rng& rng) {
    std::vector<PointId> all;
    for (std::size_t i = 0; i < points; ++i) all.emplace_back(i);
    std::swap(all[static_cast<std::size_t>(rng.below(points))], all[static_cast<std::size_t>(rng.below(points))]);
    auto out = facts::renamed(statement, all);
    if (out && *out == statement) return std::nullopt;
    return out;
}

std::optional<Faulty> wrong_goal(const Good& good, Rng& rng) {
    problem::Problem problem = good.problem;
    if (problem.goals.empty()) return std::nullopt;
    auto goal = permuted(problem.goals.front(), problem.scene.point_count(), rng);
    if (!goal) return std::nullopt;
    problem.goals = {*goal};
    return Faulty{problem::to_json(problem), Basis::claims, named(problem, *goal), {*goal}};
}

/// The path with another one in the place of the first; `step` was damaged.
Faulty with_path(const Good& good, proof::Path path, Basis basis, std::size_t step,
                 std::vector<Statement> claims = {}) {
    problem::Problem problem = good.problem;
    problem.paths.front() = std::move(path);
    return {problem::to_json(problem), basis, {{}, step}, std::move(claims)};
}

std::optional<Faulty> false_conclusion(const Good& good, Rng& rng) {
    if (good.problem.paths.empty()) return std::nullopt;
    proof::Path path = good.problem.paths.front();
    const auto step = drawn(indices(path.steps, [](const auto& s) { return s.reason != proof::Reason::given; }), rng);
    if (!step) return std::nullopt;
    const auto claim = permuted(path.steps[*step].conclusion, good.diagram.point_count(), rng);
    if (!claim) return std::nullopt;
    path.steps[*step].conclusion = *claim;
    return with_path(good, std::move(path), Basis::claims, *step, {*claim});
}

std::optional<Faulty> invented_given(const Good& good, Rng& rng) {
    if (good.problem.paths.empty()) return std::nullopt;
    proof::Path path = good.problem.paths.front();
    const auto step = drawn(indices(path.steps, [](const auto& s) { return s.reason == proof::Reason::given; }), rng);
    if (!step) return std::nullopt;
    const auto claim = permuted(path.steps[*step].conclusion, good.diagram.point_count(), rng);
    if (!claim) return std::nullopt;
    path.steps[*step].conclusion = *claim;
    const std::size_t action = path.steps[*step].action;
    Faulty out = with_path(good, std::move(path), Basis::claims, *step, {*claim});
    out.spot = {action};
    return out;
}

std::optional<Faulty> missing_premise(const Good& good, Rng& rng) {
    if (good.problem.paths.empty()) return std::nullopt;
    proof::Path path = good.problem.paths.front();
    const auto step = drawn(
        indices(path.steps, [](const auto& s) { return s.reason == proof::Reason::rule && !s.premises.empty(); }), rng);
    if (!step) return std::nullopt;
    auto& premises = path.steps[*step].premises;
    premises.erase(premises.begin() + static_cast<std::ptrdiff_t>(rng.below(premises.size())));
    return with_path(good, std::move(path), Basis::premise, *step);
}

std::optional<Faulty> missing_term(const Good& good, Rng& rng) {
    if (good.problem.paths.empty()) return std::nullopt;
    proof::Path path = good.problem.paths.front();
    const auto step = drawn(indices(path.steps,
                                    [](const auto& s) {
                                        return s.reason == proof::Reason::algebra && !s.certificates.empty() &&
                                               !s.certificates.front().terms.empty();
                                    }),
                            rng);
    if (!step) return std::nullopt;
    auto& terms = path.steps[*step].certificates.front().terms;
    terms.erase(terms.begin() + static_cast<std::ptrdiff_t>(rng.below(terms.size())));
    return with_path(good, std::move(path), Basis::term, *step);
}

std::optional<Faulty> wrong_answer(const Good& good, Rng& rng) {
    static const std::vector<std::string> factors{"2", "1/2", "11/10", "1001/1000"};
    problem::Problem problem = good.problem;
    const auto asked = drawn(indices(problem.answers, [](const auto& answer) { return answer.has_value(); }), rng);
    if (!asked) return std::nullopt;
    numbers::Scalar& answer = *problem.answers[*asked];
    const auto wrong = numbers::Scalar::parse("(" + answer.text() + ")*" + *drawn(factors, rng));
    if (!wrong) return std::nullopt;
    answer = *wrong;
    return Faulty{problem::to_json(problem), Basis::answer, {}, {}, *asked};
}

constexpr std::array claim_faults = {
    Kind{"wrong_goal", "two points of the goal are exchanged", "numeric", "goal_holds", &wrong_goal},
    Kind{"false_conclusion", "a step of the proof concludes what is false", "logical", "solution_holds",
         &false_conclusion},
    Kind{"invented_given", "the proof takes as given what the scene does not say", "record", "given_as_told",
         &invented_given},
    Kind{"missing_premise", "a step by a rule lacks a premise", "logical", "solution_holds", &missing_premise},
    Kind{"wrong_answer", "the answer is off by a factor", "logical", "answer_holds", &wrong_answer},
    Kind{"missing_term", "a sum of equations lacks one of them", "logical", "solution_holds", &missing_term},
};

} // namespace

std::span<const Kind> kinds_of_claims() {
    return claim_faults;
}

std::vector<Kind> kinds() {
    std::vector<Kind> out;
    for (const auto family : {kinds_of_text(), kinds_of_givens(), kinds_of_claims()})
        out.insert(out.end(), family.begin(), family.end());
    return out;
}

} // namespace porism::faults
