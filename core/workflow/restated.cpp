#include "workflow/restated.h"

#include "base/text.h"
#include "facts/truth.h"
#include "formats/jgex/constructed.h"
#include "formats/jgex/jgex.h"
#include "scene/catalogue.h"
#include "workflow/branch_places.h"
#include "workflow/without_letters.h"
#include "workflow/without_signs.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <numeric>

namespace porism::workflow {
namespace {

constexpr std::string_view actions_pointer = "/actions/";

std::span<const std::string> names_placed(const scene::Scene& scene, std::size_t action) {
    return scene.actions()[action].outputs.empty() ? std::span<const std::string>() : scene.names_of(action);
}

/// The problem with a scene that was made of its own.
Restated with_scene(Restated before, scene::Scene scene, const std::vector<std::size_t>& origins) {
    std::vector<std::size_t> now;
    std::vector<Place> places;
    for (const std::size_t origin : origins) {
        now.push_back(before.origins[origin]);
        if (before.problem.actions.empty()) continue;
        places.push_back(origin < before.problem.actions.size() ? before.problem.actions[origin]
                                                                : before.problem.place);
    }
    before.problem.document->scene = std::move(scene);
    before.problem.actions = std::move(places);
    before.problem.branches.clear();
    before.origins = std::move(now);
    return before;
}

Restated with_constructed(Restated before, const jgex::Constructed& made) {
    before.losses.emplace_back(jgex::constructs_equations);
    document::Document& document = *before.problem.document;
    document.goals = made.renamed(document.goals);
    document.questions = made.renamed(document.questions);
    return with_scene(std::move(before), made.scene, made.origins);
}

/// Orders, and angles without a sign: the places of points tell them where no construction does.
bool is_told_by_places(const facts::Statement& statement) {
    static constexpr std::array kinds = {facts::QuantityKind::angle, facts::QuantityKind::arc};
    const auto is_angle = [](const facts::Quantity& quantity) {
        return std::ranges::find(kinds, quantity.kind()) != kinds.end();
    };
    return facts::row(statement.predicate()).order ||
           (statement.relation() && std::ranges::any_of(statement.relation()->quantities(), is_angle));
}

bool is_seen_in_first(const facts::Statement& statement, const diagram::Diagram& diagram, std::size_t count) {
    const auto letters = diagram.letters();
    const auto pictures = diagram.pictures();
    for (std::size_t i = 0; i < std::min(count, pictures.size()); ++i)
        if (!facts::seen(statement, pictures[i], {}, letters[i])) return false;
    return true;
}

/// In all pictures.
bool is_seen(const facts::Statement& statement, const diagram::Diagram& diagram) {
    return is_seen_in_first(statement, diagram, diagram.pictures().size());
}

/// Whether a statement holds in the pictures of a figure: what places tell in that of the scene, others in all.
bool holds_in(const facts::Statement& statement, const diagram::Diagram& diagram) {
    return is_told_by_places(statement) ? is_seen_in_first(statement, diagram, 1) : is_seen(statement, diagram);
}

/// Whether all that a scene says of points holds in a figure, where they are called otherwise.
bool all_hold_in(const scene::Scene& scene, std::span<const PointId> points, const diagram::Diagram& diagram) {
    const auto holds = [&](const facts::Statement& one) {
        const auto now = facts::renamed(one, points);
        return !now || holds_in(*now, diagram);
    };
    return std::ranges::all_of(scene.actions(), [&](const scene::Action& action) {
        return (!action.states || holds(*action.states)) &&
               std::ranges::all_of(scene::said_by(action, &scene::Construction::gives), holds);
    });
}

/// Whether all pictures of a figure show one value, or that an equation holds.
bool is_answered(const scene::Question& question, const diagram::Diagram& diagram) {
    const auto pictures = diagram.pictures();
    const auto letters = diagram.letters();
    return scene::seen_in(question, std::vector<facts::Points<double>>(pictures.begin(), pictures.end()), letters)
               .sight == scene::Sight::seen;
}

/// The goals that are seen in a figure are seen in the other one too.
bool keeps_goals(const LoadedProblem& before, const diagram::Diagram& was, const LoadedProblem& after,
                 const diagram::Diagram& is) {
    const scene::Goals &old = before.document->goals, &now = after.document->goals;
    for (std::size_t i = 0; i < old.size(); ++i)
        if (holds_in(old[i], was) && !holds_in(now[i], is)) return false;
    const scene::Questions &asked = before.document->questions, &asks = after.document->questions;
    for (std::size_t i = 0; i < asked.size(); ++i)
        if (is_answered(asked[i], was) && !is_answered(asks[i], is)) return false;
    return true;
}

bool shows_equations(const scene::Scene& scene, std::span<const PointId> points, facts::Points<double> picture) {
    return std::ranges::all_of(scene.actions(), [&](const scene::Action& action) {
        return std::ranges::all_of(scene::said_by(action, &scene::Construction::gives), [&](const auto& one) {
            const auto now = facts::renamed(one, points);
            return !now || now->relation() || facts::seen(*now, picture);
        });
    });
}

std::vector<std::string> told_by_places(const jgex::Constructed& made) {
    std::vector<std::string> losses, orders;
    if (made.directed) losses.emplace_back("angles have the sign that they have in the figure");
    for (const facts::Statement& order : made.drawn) orders.push_back(facts::to_string(order, made.scene.names()));
    if (!orders.empty()) losses.push_back("the places of the points tell " + join(orders, ", "));
    return losses;
}

/// What stays stated, or, where all is said, that the constructions are in no figure of the scene.
Error not_in_clauses(const scene::Scene& scene) {
    if (auto ok = jgex::check_sayable(scene); !ok) return std::move(ok.error());
    const auto actions = scene.actions();
    const auto first = std::ranges::find_if(actions, [](const auto& action) { return action.states.has_value(); });
    return Error{ErrorKind::bad_input,
                 "not_in_jgex",
                 "no constructions were found that say " + in_quotes(facts::to_string(*first->states, scene.names())) +
                     " with what else is stated",
                 "construct the points so that this holds",
                 std::nullopt,
                 std::string(actions_pointer) + std::to_string(first - actions.begin())};
}

/// Without what stays stated.
jgex::Constructed constructions_of(const jgex::Constructed& made, std::vector<facts::Statement>& stated) {
    jgex::Constructed out = made;
    out.scene = {};
    out.origins.clear();
    for (std::size_t i = 0; i < made.scene.actions().size(); ++i) {
        const scene::Action& action = made.scene.actions()[i];
        if (action.states) {
            stated.push_back(*action.states);
            continue;
        }
        const auto done = out.scene.append(action, made.scene.names_of(i));
        assert(done);
        (void)done;
        out.origins.push_back(made.origins[i]);
    }
    return out;
}

/// With the orders and signs that the figure has, and without equations that hold in it by the rest.
Result<Restated> as_drawn(const Restated& before, const Figure& figure, const Control& control) {
    const scene::Scene& scene = before.problem.document->scene;
    const jgex::Constructed said = jgex::constructed(scene, figure.diagram->scene_picture.points);
    std::vector<facts::Statement> implied;
    const jgex::Constructed made = constructions_of(said, implied);
    std::vector<PointId> places(made.points.size());
    for (std::size_t i = 0; i < places.size(); ++i) places[made.points[i].index()] = PointId(i);
    Restated out = with_constructed(before, made);
    std::ranges::move(told_by_places(made), std::back_inserter(out.losses));
    for (const facts::Statement& one : implied)
        out.losses.push_back(facts::to_string(one, made.scene.names()) + " holds by the rest");
    scene::Scene& now = out.problem.document->scene;
    now = standing(now, *figure.diagram, places);
    out.problem.choose_branch = false;
    const auto read = figure_of(out.problem, {}, control);
    const bool same = read && all_hold_in(scene, made.points, *read->diagram) &&
                      std::ranges::all_of(implied, [&](const auto& one) { return is_seen(one, *read->diagram); }) &&
                      keeps_goals(before.problem, *figure.diagram, out.problem, *read->diagram);
    if (same) return out;
    if (auto ok = jgex::check_said(scene, said); !ok) return fail(std::move(ok.error()));
    return fail(not_in_clauses(scene));
}

/// Whether constructions that were found have a figure, or the problem has none either.
bool has_figure(const Restated& made, const Restated& before, const Control& control) {
    return figure_of(made.problem, {}, control) || !figure_of(before.problem, {}, control);
}

} // namespace

std::optional<std::size_t> action_of(const Error& error) {
    const std::string_view pointer = error.pointer;
    std::size_t action = 0;
    if (!pointer.starts_with(actions_pointer)) return std::nullopt;
    std::from_chars(pointer.data() + actions_pointer.size(), pointer.data() + pointer.size(), action);
    return action;
}

Error Restated::of_problem(Error error) const {
    if (const auto action = action_of(error); action && *action < origins.size())
        error.pointer = std::string(actions_pointer) + std::to_string(origins[*action]);
    return error;
}

Restated unchanged(const LoadedProblem& problem) {
    std::vector<std::size_t> origins(problem.document->scene.actions().size());
    std::iota(origins.begin(), origins.end(), std::size_t{0});
    return {problem, std::move(origins)};
}

Restated without_help_points(Restated problem) {
    const scene::Scene& scene = problem.problem.document->scene;
    if (std::ranges::none_of(scene.actions(), &scene::Action::auxiliary)) return problem;
    scene::Scene out;
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        scene::Action action = scene.actions()[i];
        action.auxiliary = false;
        const auto done = out.append(std::move(action), names_placed(scene, i));
        assert(done);
        (void)done;
    }
    problem.losses.emplace_back("that an action is auxiliary is not written");
    problem.problem.document->scene = std::move(out);
    return problem;
}

Restated without_letters(Restated problem) {
    const document::Document& document = *problem.problem.document;
    WithoutLetters made = without_letters(document.scene, document.questions);
    if (made.scene == document.scene) return problem;
    if (!made.unused.empty()) problem.losses.push_back("names of unknown numbers: " + join(made.unused, ", "));
    return with_scene(std::move(problem), std::move(made.scene), made.origins);
}

Restated placed_by_lengths(Restated problem, SideBy side) {
    auto made = placed_by_lengths(problem.problem.document->scene, side);
    if (!made) return problem;
    problem.losses.emplace_back("given coordinates are told by lengths: the figure may stand anywhere");
    return with_scene(std::move(problem), std::move(made->scene), made->origins);
}

Restated without_signs(Restated problem, const diagram::Diagram& diagram) {
    WithoutSigns made = without_signs(problem.problem.document->scene, diagram.scene_picture.points);
    if (made.angles == 0) return problem;
    problem.losses.emplace_back("angles have no sign: to which side they turn is not written");
    return with_scene(std::move(problem), std::move(made.scene), made.origins);
}

Restated in_constructions(Restated problem) {
    const scene::Scene& scene = problem.problem.document->scene;
    if (!scene.states()) return problem;
    const jgex::Constructed made = jgex::constructed(scene);
    return with_constructed(std::move(problem), made);
}

Result<Restated> in_constructions_alone(const Restated& problem, const Control& control) {
    const scene::Scene& scene = problem.problem.document->scene;
    if (!scene.states()) return problem;
    const jgex::Constructed made = jgex::constructed(scene);
    Restated out = with_constructed(problem, made);
    if (!made.scene.states() && has_figure(out, problem, control)) return out;
    const auto figure = figure_of(problem.problem, {}, control);
    if (!figure) return fail(problem.of_problem(not_in_clauses(scene)));
    auto drawn = as_drawn(problem, *figure, control);
    if (!drawn) return fail(problem.of_problem(std::move(drawn.error())));
    return drawn;
}

bool shows_all(const scene::Scene& scene, const diagram::Diagram& diagram) {
    std::vector<PointId> points;
    for (const std::string& name : scene.names()) {
        const auto found = std::ranges::find(diagram.names, name);
        if (found == diagram.names.end()) return false;
        points.emplace_back(static_cast<std::size_t>(found - diagram.names.begin()));
    }
    return std::ranges::all_of(diagram.pictures(), [&](std::span<const geometry::Point<double>> picture) {
        std::vector<geometry::Point<double>> mirrored(picture.begin(), picture.end());
        for (auto& point : mirrored) point.x = -point.x;
        return shows_equations(scene, points, picture) || shows_equations(scene, points, mirrored);
    });
}

} // namespace porism::workflow
