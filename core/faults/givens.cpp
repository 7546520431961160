#include "faults/tools.h"
#include "scene/catalogue.h"

#include <cmath>

namespace porism::faults {
namespace {

using facts::Predicate;
using facts::Statement;
using numbers::Rational;

/// What the sample claims besides its goal.
Faulty with_claim(const Good& good, const Statement& claim) {
    problem::Problem problem = good.problem;
    problem.goals.push_back(claim);
    return {problem::to_json(problem), Basis::claims, named(problem, claim), {claim}};
}

std::optional<Faulty> wrong_length(const Good& good, Rng& rng) {
    const auto equal = drawn(proved(good, {Predicate::cong, Predicate::rconst}), rng);
    if (!equal) return std::nullopt;
    const Rational true_ratio = equal->constant() ? *equal->constant() : Rational(1);
    const Rational wrong = true_ratio * Rational(10000 + 1 + static_cast<int>(rng.below(2000))) / Rational(10000);
    const auto claim = facts::make(Predicate::rconst, equal->points(), wrong);
    if (!claim) return std::nullopt;
    return with_claim(good, *claim);
}

std::optional<Faulty> wrong_angle(const Good& good, Rng& rng) {
    const auto known = drawn(proved(good, {Predicate::perp, Predicate::para, Predicate::aconst}), rng);
    if (!known || known->points().size() != 4) return std::nullopt;
    Rational angle =
        known->constant().value_or(known->predicate() == Predicate::perp ? Rational(1) / Rational(2) : Rational(0));
    angle += Rational(1 + static_cast<int>(rng.below(300))) / Rational(9000);
    const auto claim = facts::make(Predicate::aconst, known->points(), angle);
    if (!claim) return std::nullopt;
    return with_claim(good, *claim);
}

/// Three points that no picture has on a line.
std::optional<std::array<PointId, 3>> triangle(const Good& good, Rng& rng) {
    for (int attempt = 0; attempt < 32; ++attempt) {
        std::array<PointId, 3> out;
        for (PointId& point : out) point = PointId(static_cast<std::size_t>(rng.below(good.diagram.point_count())));
        const auto flat = facts::make(Predicate::coll, out);
        if (!flat || good.diagram.collapses(*flat)) continue;
        const auto pictures = good.diagram.pictures();
        if (std::ranges::all_of(pictures, [&](auto p) { return std::abs(facts::relative_residual(*flat, p)) > 0.01; }))
            return out;
    }
    return std::nullopt;
}

/// A point on two loci, as the last action; the claims are what these say.
std::optional<Faulty> with_point(const Good& good, Basis basis, const std::vector<scene::Use>& loci) {
    problem::Problem problem = good.problem;
    scene::Action action;
    action.uses = loci;
    if (!problem.scene.append(std::move(action), std::vector{scene::fresh_name(problem.scene)})) return std::nullopt;
    problem.branches.push_back(0);
    Faulty out{problem::to_json(problem), basis, {problem.scene.actions().size() - 1}};
    const std::array point{PointId(problem.scene.point_count() - 1)};
    for (const scene::Use& use : loci)
        for (const Statement& given : scene::instantiate(scene::construction(use.construction).gives, point, use))
            out.claims.push_back(given);
    return out;
}

std::optional<Faulty> impossible_triangle(const Good& good, Rng& rng) {
    const auto corners = triangle(good, rng);
    if (!corners) return std::nullopt;
    const auto [a, b, c] = *corners;
    const auto row = *scene::construction_by_name("rconst");
    const numbers::Scalar second(3 + static_cast<int>(rng.below(9)));
    return with_point(good, Basis::triangle, {{row, {a, b, b}, {numbers::Scalar(3)}}, {row, {a, b, a}, {second}}});
}

std::optional<Faulty> contradictory_angles(const Good& good, Rng& rng) {
    const auto corners = triangle(good, rng);
    if (!corners) return std::nullopt;
    const auto [a, b, c] = *corners;
    const auto row = *scene::construction_by_name("aconst");
    const auto angle = numbers::Scalar::parse(std::to_string(1 + static_cast<int>(rng.below(30))) + "pi/37");
    if (!angle) return std::nullopt;
    return with_point(good, Basis::angles, {{row, {a, b, a}, {*angle}}, {row, {a, b, b}, {*angle}}});
}

/// A point a small part of |ab| away from c, on the line ab or across it; as the last action.
std::optional<PointId> add_near(problem::Problem& problem, std::string_view line, std::array<PointId, 3> abc,
                                int parts) {
    const auto [a, b, c] = abc;
    const bool across = line == "on_tline";
    scene::Action action;
    action.uses = {{*scene::construction_by_name(line), across ? std::vector{c, a, b} : std::vector{a, b}, {}},
                   {*scene::construction_by_name("rconst"), {a, b, c}, {numbers::Scalar(parts)}}};
    const std::vector<std::string> names{scene::fresh_name(problem.scene)};
    const PointId point{problem.scene.point_count()};
    if (!problem.scene.append(std::move(action), names)) return std::nullopt;
    problem.branches.push_back(0);
    return point;
}

std::optional<Faulty> false_collinearity(const Good& good, Rng& rng) {
    const auto line = drawn(proved(good, {Predicate::coll}), rng);
    if (!line) return std::nullopt;
    problem::Problem problem = good.problem;
    const std::array abc{(*line)[0], (*line)[1], (*line)[2]};
    const auto off = add_near(problem, "on_tline", abc, 10000);
    if (!off) return std::nullopt;
    const auto claim = facts::make(Predicate::coll, std::array{abc[0], abc[1], *off});
    if (!claim) return std::nullopt;
    problem.goals.push_back(*claim);
    return Faulty{problem::to_json(problem), Basis::claims, named(problem, *claim), {*claim}};
}

std::optional<Faulty> near_coincidence(const Good& good, Rng& rng) {
    constexpr int parts = 100000000;
    const auto corners = triangle(good, rng);
    if (!corners) return std::nullopt;
    const auto [a, b, c] = *corners;
    problem::Problem problem = good.problem;
    const auto near = add_near(problem, "on_line", {a, b, a}, parts);
    const auto claim =
        near ? facts::make(Predicate::rconst, std::array{a, b, a, *near}, Rational(parts)) : std::nullopt;
    if (!claim) return std::nullopt;
    return Faulty{problem::to_json(problem), Basis::near, {problem.scene.actions().size() - 1}, {*claim}};
}

std::optional<Faulty> given_states_goal(const Good& good, Rng& rng) {
    const auto goal = drawn(good.problem.goals, rng);
    if (!goal) return std::nullopt;
    problem::Problem problem = good.problem;
    scene::Action says;
    says.states = *goal;
    if (!problem.scene.append(std::move(says), {})) return std::nullopt;
    problem.branches.push_back(0);
    return Faulty{problem::to_json(problem), Basis::goal_given, {problem.scene.actions().size() - 1}, {*goal}};
}

/// The sample with one action changed by its JSON form.
template<class Edit>
std::optional<Faulty> with_action(const Good& good, std::size_t action, Edit edit) {
    Faulty out{problem::to_json(good.problem), Basis::goal, {action}};
    edit(out.sample["scene"]["actions"][action]);
    return out;
}

std::optional<Faulty> other_branch(const Good& good, Rng& rng) {
    std::vector<std::pair<std::size_t, int>> others;
    for (std::size_t i = 0; i < good.diagram.choices.size(); ++i)
        for (const int branch : good.diagram.choices[i])
            if (branch != good.diagram.branches[i]) others.emplace_back(i, branch);
    const auto other = drawn(others, rng);
    if (!other) return std::nullopt;
    return with_action(good, other->first, [&](Json& json) { json["branch"] = other->second; });
}

std::vector<Statement> given_by(const scene::Action& action, const scene::Use& use) {
    return scene::instantiate(scene::construction(use.construction).gives, action.outputs, use);
}

/// Of what this use of an action says that which a proof takes as given.
std::vector<Statement> used_by_proofs(const Good& good, const scene::Action& action, const scene::Use& use) {
    auto out = given_by(action, use);
    std::erase_if(out, [&](const Statement& given) {
        return std::ranges::none_of(good.problem.paths, [&](const proof::Path& path) {
            return std::ranges::any_of(path.steps, [&](const proof::Step& step) {
                return step.reason == proof::Reason::given && step.conclusion == given;
            });
        });
    });
    return out;
}

std::optional<Faulty> swapped_points(const Good& good, Rng& rng) {
    const auto actions = good.problem.scene.actions();
    const auto chosen = drawn(
        indices(actions, [](const scene::Action& a) { return !a.uses.empty() && a.uses.front().points.size() > 1; }),
        rng);
    if (!chosen) return std::nullopt;
    const scene::Action& action = actions[*chosen];
    scene::Use swapped = action.uses.front();
    const auto a = static_cast<std::size_t>(rng.below(swapped.points.size()));
    const auto b = static_cast<std::size_t>(rng.below(swapped.points.size()));
    std::swap(swapped.points[a], swapped.points[b]);
    const auto still = given_by(action, swapped);
    if (std::ranges::all_of(used_by_proofs(good, action, action.uses.front()),
                            [&](const Statement& given) { return std::ranges::count(still, given) > 0; }))
        return std::nullopt;
    const std::size_t first = action.outputs.size();
    return with_action(good, *chosen, [&](Json& json) { std::swap(json["args"][first + a], json["args"][first + b]); });
}

std::optional<Faulty> dropped_given(const Good& good, Rng& rng) {
    const auto action = drawn(indices(good.problem.scene.actions(),
                                      [&](const scene::Action& a) {
                                          return a.uses.size() == 2 && !used_by_proofs(good, a, a.uses.back()).empty();
                                      }),
                              rng);
    if (!action) return std::nullopt;
    Faulty out = *with_action(good, *action, [](Json& json) {
        json.erase("and");
        json.erase("branch");
    });
    out.sample["branches"][*action] = 0;
    return out;
}

constexpr std::array given_faults = {
    Kind{"false_collinearity", "a point 1e-4 of a length off a line is claimed to be on it", "numeric", "goal_holds",
         &false_collinearity},
    Kind{"wrong_length", "a ratio of lengths that is fixed is claimed with another value", "numeric", "goal_holds",
         &wrong_length},
    Kind{"wrong_angle", "an angle that is fixed is claimed with another value", "numeric", "goal_holds", &wrong_angle},
    Kind{"impossible_triangle", "the sides of a triangle are given against the triangle inequality", "realize", "",
         &impossible_triangle},
    Kind{"contradictory_angles", "two angles of a triangle are given that leave nothing for the third", "realize", "",
         &contradictory_angles},
    Kind{"near_coincidence", "a point is put 1e-8 of a length beside another", "realize", "figure_exists",
         &near_coincidence},
    Kind{"given_states_goal", "a given says what is to be shown", "logical", "goal_not_given", &given_states_goal},
    Kind{"other_branch", "an action takes another branch than the recorded one", "record", "branch_as_recorded",
         &other_branch},
    Kind{"swapped_points", "two points of an action are exchanged", "record", "given_as_told", &swapped_points},
    Kind{"dropped_given", "an action lacks the second of its loci", "record", "given_as_told", &dropped_given},
};

} // namespace

std::span<const Kind> kinds_of_givens() {
    return given_faults;
}

} // namespace porism::faults
