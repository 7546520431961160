#include "workflow/verify/verify.h"

#include "base/json.h"
#include "facts/truth.h"
#include "numbers/number.h"
#include "realize/realize.h"
#include "workflow/figure.h"
#include "workflow/files.h"
#include "workflow/solve/analyse.h"
#include "workflow/stated.h"
#include "workflow/verify/claims.h"
#include "workflow/verify/envelope.h"
#include "workflow/verify/own_words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <memory>
#include <span>

namespace porism::workflow {
namespace {

using facts::Statement;

constexpr double given_tolerance = 1e-9;

tl::unexpected<Error> bad_picture(std::string what) {
    return fail("proof_picture", std::move(what), "the proof file was changed or is damaged");
}

/// Typed coordinates are part of the problem: a picture that moves them is another problem's.
bool keeps_given(const scene::Scene& scene, const diagram::Picture& picture) {
    for (const scene::Action& action : scene.actions())
        for (std::size_t i = 0; i < action.at.size(); ++i) {
            if (!action.at[i] || !action.at[i]->given) continue;
            const auto& point = picture.points[action.outputs[i].index()];
            const double off = std::hypot(point.x - numbers::to_double(action.at[i]->x),
                                          point.y - numbers::to_double(action.at[i]->y));
            if (!(off <= given_tolerance * (1 + std::hypot(point.x, point.y)))) return false;
        }
    return true;
}

/// The first of what every figure of the scene shows and this picture does not: that points which are not one by the
/// scene are apart (definition 4), and what its constructions guarantee (definition 8).
std::optional<Statement> broken_in_picture(const diagram::Diagram& diagram) {
    const auto& points = diagram.scene_picture.points;
    std::vector<PointId> own;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const PointId point{static_cast<std::uint32_t>(i)};
        if (diagram.merged_into(point)) continue;
        for (const PointId other : own)
            if (const auto apart = facts::make(facts::Predicate::diff, std::array{other, point});
                apart && !facts::seen(*apart, points))
                return apart;
        own.push_back(point);
    }
    for (const diagram::Given& guaranteed : diagram.guarantees)
        if (!diagram.speaks_of_merged(guaranteed.statement) && !facts::seen(guaranteed.statement, points))
            return guaranteed.statement;
    return std::nullopt;
}

/// A letter in a statement that has no value there.
std::optional<std::string> unvalued_letter(const Statement& statement, const facts::Letters& letters) {
    if (statement.relation() == nullptr) return std::nullopt;
    for (const facts::Quantity& quantity : statement.relation()->quantities())
        if (quantity.kind() == facts::QuantityKind::letter && !letters.contains(quantity.text()))
            return quantity.text();
    return std::nullopt;
}

/// A picture in which what the scene states does not hold is that of another problem.
Status shows_what_is_stated(const scene::Scene& scene, const diagram::Picture& picture) {
    for (const scene::Action& action : scene.actions()) {
        if (!action.states) continue;
        if (const auto letter = unvalued_letter(*action.states, picture.letters))
            return bad_picture("the proof does not say what " + *letter + " is in its picture");
        if (!facts::seen(*action.states, picture.points, {}, picture.letters))
            return bad_picture("in the picture of the proof \"" + facts::to_string(*action.states, scene.names()) +
                               "\" does not hold, which the scene states");
    }
    return {};
}

/// The figure of the file, computed anew from its own inputs.
Result<diagram::Diagram> rebuild(const problem::ProofFile& file, const Control& control) {
    scene::Scene scene = file.scene;
    for (std::size_t i = 0; i < file.branches.size(); ++i) {
        if (file.scene.actions()[i].states && file.branches[i] != 0)
            return bad_picture("action " + std::to_string(i + 1) + " states something and has no branches");
        if (const auto written = file.scene.actions()[i].branch; written && *written != file.branches[i])
            return bad_picture("the proof is of another branch of action " + std::to_string(i + 1) +
                               " than its scene says");
        scene = scene.with_branch(i, file.branches[i]);
    }
    auto diagram = realize::realize(scene, {}, control);
    if (!diagram) return diagram;
    if (file.inputs.size() != diagram->program.input_count)
        return bad_picture("the proof does not have the coordinates of its scene");
    diagram->scene_picture.inputs = file.inputs;
    auto points = diagram::evaluate<double>(diagram->program, std::span<const double>(file.inputs));
    if (!points) return bad_picture("the coordinates of the proof give no figure");
    diagram->scene_picture.points = std::move(*points);
    for (const auto& [letter, value] : file.letters)
        if (!diagram->scene_picture.letters.contains(letter))
            return bad_picture("the proof gives a value to " + letter + ", of which its scene does not speak");
    diagram->scene_picture.letters = file.letters;
    if (auto shown = shows_what_is_stated(scene, diagram->scene_picture); !shown) return fail(shown.error());
    if (!keeps_given(scene, diagram->scene_picture))
        return bad_picture("the coordinates of the proof move a point that is given");
    if (const auto broken = broken_in_picture(*diagram))
        return bad_picture("in the picture of the proof \"" + facts::to_string(*broken, scene.names()) +
                           "\" does not hold, which belongs to the scene");
    return diagram;
}

Error stopped(const LoadedProblem& problem) {
    return {ErrorKind::interrupted, "interrupted", "stopped while verifying", {}, problem.place};
}

/// The statements of these actions that follow, by proofs that the checker has passed, from all else that the scene
/// states: in the very figure, of which they are not told.
std::vector<Statement> proved_of(const scene::Scene& scene, const diagram::Diagram& figure,
                                 std::span<const std::size_t> actions, const Control& control) {
    scene::Goals goals;
    for (const std::size_t action : actions) goals.push_back(*scene.actions()[action].states);
    scene::Scene without;
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        if (std::ranges::find(actions, i) != actions.end()) continue;
        std::vector<std::string> names;
        for (const PointId point : scene.actions()[i].outputs) names.push_back(scene.name(point));
        if (!without.append(scene.actions()[i], names)) return {};
    }
    auto diagram = realize::realize(without, {}, control);
    if (!diagram || diagram->program != figure.program) return {};
    diagram->scene_picture = figure.scene_picture;
    diagram->generic = figure.generic;
    Options options;
    options.stop_at_goals = true;
    const scene::Scene in_branches = realize::with_branches(without, *diagram);
    const auto analysis = analyse(in_branches, std::make_shared<const diagram::Diagram>(*std::move(diagram)), goals,
                                  options, nullptr, control);
    std::vector<Statement> proved;
    if (!analysis) return proved;
    for (const GoalResult& goal : analysis->goals)
        if (goal.solved()) proved.push_back(goal.goal);
    return proved;
}

} // namespace

Result<CheckedProof> check_proof(const problem::ProofFile& file, const Control& control) {
    auto diagram = rebuild(file, control);
    if (!diagram) return fail(std::move(diagram.error()));
    CheckedProof out{file, verify::check(file.path, file.scene, *diagram), {}};
    if (!file.path.steps.empty()) out.goal = file.path.goal();
    return out;
}

Result<CheckedProof> check_proof(const std::string& path, const Control& control) {
    auto bytes = read_input(path, control);
    if (!bytes) return fail(std::move(bytes.error()));
    const auto at_file = [&](Error error) {
        if (!error.place || error.place->source.empty()) error.place = Place{path, 0, 0};
        return fail(std::move(error));
    };
    if (const FileKind kind = kind_of(*bytes); kind != FileKind::proof && kind != FileKind::unknown)
        return at_file(Error{ErrorKind::bad_input, "not_a_proof",
                             "this is " + std::string(name_of(kind)) + ", not a proof",
                             "porism solve --proofs writes proofs", std::nullopt});
    auto json = parse_json(*bytes, path);
    if (!json) return fail(std::move(json.error()));
    auto file = problem::proof_file_from_json(*json);
    if (!file) return fail(placed_in(std::move(file.error()), *bytes, path));
    auto checked = check_proof(*file, control);
    if (!checked) return at_file(std::move(checked.error()));
    return checked;
}

realize::Wanted asked_of_branch(const LoadedProblem& problem, const Control& control) {
    realize::Wanted wanted = wanted_of(problem);
    if (wanted.goals.size() + wanted.equations.size() < 2) return wanted;
    const auto figure = figure_of(problem, {}, control);
    return figure && !figure->chosen_for.empty() ? figure->chosen_for : wanted;
}

Result<problem::Verdict> verify_numerically(const LoadedProblem& problem, const Control& control,
                                            verify::FigureChecks which) {
    if (!problem.document) return fail(problem.document.error());
    realize::Options options;
    options.choose_branch_for = asked_of_branch(problem, control);
    const scene::Scene& scene = problem.document->scene;
    const verify::Prover prover = [&](const diagram::Diagram& figure, std::span<const std::size_t> actions) {
        return proved_of(scene, figure, actions, control);
    };
    auto verdict = verify::check_numerically(scene, problem.document->goals, options, control,
                                             problem.document->questions, prover, which);
    if (control.stopped()) return fail(stopped(problem));
    problem::Costs costs;
    const bool claims_too = which != verify::FigureChecks::certified;
    if (claims_too && problem.envelope) {
        const auto figure = figure_of(problem, {}, control);
        auto checks = std::move(verdict.checks);
        std::ranges::move(check_envelope(*problem.envelope, figure ? figure->diagram.get() : nullptr, control),
                          std::back_inserter(checks));
        if (control.stopped()) return fail(stopped(problem));
        costs.charge(checks);
        leave_to_what_is_unsaid(*problem.envelope, checks);
        verdict = problem::verdict_of(std::move(checks));
    }
    if (claims_too && !problem.claims.empty()) {
        const auto figure = figure_of(problem, {}, control);
        auto checks = std::move(verdict.checks);
        std::ranges::move(check_claims(problem, figure ? figure->diagram.get() : nullptr), std::back_inserter(checks));
        costs.charge(checks);
        verdict = problem::verdict_of(std::move(checks));
    }
    const OwnWords own(problem);
    for (problem::Check& check : verdict.checks) {
        check.message = own.said(conflict_in_words(check.message, scene, check.conflict, &problem));
        if (check.state == problem::CheckState::failed && !check.conflict.empty()) tell_misfit(check, scene, control);
    }
    return verdict;
}

} // namespace porism::workflow
