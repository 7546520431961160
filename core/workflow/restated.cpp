#include "workflow/restated.h"

#include "base/text.h"
#include "facts/truth.h"
#include "formats/jgex/constructed.h"
#include "formats/jgex/jgex.h"
#include "scene/catalogue.h"
#include "workflow/branch_places.h"
#include "workflow/verify/branches.h"
#include "workflow/verify/envelope.h"
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

/// A given in the words of its file, and where it stands there.
std::string in_its_words(const Restated& restated, std::size_t action) {
    const std::size_t origin = restated.origins[action];
    const auto& file = restated.problem.envelope;
    if (file && origin < file->content.origins.size()) {
        const std::string& pointer = file->content.origins[origin].pointer;
        const auto at = action_of({ErrorKind::bad_input, {}, {}, {}, std::nullopt, pointer});
        if (at && *at < file->envelope.actions.size())
            return pointer + ": " + in_quotes(verigeo::text_of(file->envelope.actions[*at]));
    }
    const scene::Scene& scene = restated.problem.document->scene;
    const auto& stated = scene.actions()[action].states;
    const std::string words =
        stated ? facts::to_string(*stated, scene.names()) : "action " + std::to_string(origin + 1);
    const auto& places = restated.problem.actions;
    return (action < places.size() && places[action].line > 0 ? "line " + std::to_string(places[action].line) + ": "
                                                              : "") +
           in_quotes(words);
}

void drop(Restated& out, std::string lost) {
    if (std::ranges::find(out.dropped, lost) != out.dropped.end()) return;
    out.losses.push_back(lost);
    out.dropped.push_back(std::move(lost));
}

bool asks_for_order(const scene::Goals& goals) {
    return std::ranges::any_of(goals, [](const facts::Statement& goal) { return facts::row(goal.predicate()).order; });
}

void drop_all(Restated& out, const Restated& before, const std::vector<jgex::UntoldOrder>& orders) {
    for (const jgex::UntoldOrder& order : orders)
        drop(out, in_its_words(before, order.origin) + ": no clause says it, which is so in general");
}

Restated with_constructed(Restated before, const jgex::Constructed& made) {
    before.losses.emplace_back(jgex::constructs_equations);
    drop_all(before, before, made.general);
    if (asks_for_order(before.problem.document->goals)) drop_all(before, before, made.meant);
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

/// What a scene says, and the action that says it.
struct Said {
    std::size_t action;
    facts::Statement statement;
};

std::vector<Said> all_said(const scene::Scene& scene) {
    std::vector<Said> said;
    for (std::size_t i = 0; i < scene.actions().size(); ++i) {
        const scene::Action& action = scene.actions()[i];
        if (action.states) said.push_back({i, *action.states});
        for (facts::Statement& one : scene::said_by(action, &scene::Construction::gives))
            said.push_back({i, std::move(one)});
    }
    return said;
}

/// The first that a scene says of points and does not hold in a figure, where these are called otherwise.
std::optional<Said> lost_in(const scene::Scene& scene, std::span<const PointId> points,
                            const diagram::Diagram& diagram) {
    for (Said& one : all_said(scene))
        if (const auto now = facts::renamed(one.statement, points); now && !holds_in(*now, diagram))
            return std::move(one);
    return std::nullopt;
}

/// Whether all pictures of a figure show one value, or that an equation holds.
bool is_answered(const scene::Question& question, const diagram::Diagram& diagram) {
    const auto pictures = diagram.pictures();
    const auto letters = diagram.letters();
    return scene::seen_in(question, std::vector<facts::Points<double>>(pictures.begin(), pictures.end()), letters)
               .sight == scene::Sight::seen;
}

double first_value(const scene::Question& question, const diagram::Diagram& diagram) {
    return scene::value_in(question, diagram.pictures().front(), diagram.letters().front());
}

/// A goal or question of a problem that is put into other words, and what the figures show of it that was seen before.
struct Meant {
    std::string text;
    bool in_picture;  ///< in that of the scene it is so as it was
    bool in_pictures; ///< in all it is
};

std::vector<Meant> all_meant(const LoadedProblem& before, const diagram::Diagram& was, const LoadedProblem& after,
                             const diagram::Diagram& is) {
    std::vector<Meant> asked;
    const document::Document &old = *before.document, &now = *after.document;
    for (std::size_t i = 0; i < old.goals.size(); ++i)
        asked.push_back({facts::to_string(old.goals[i], old.scene.names()),
                         !holds_in(old.goals[i], was) || is_seen_in_first(now.goals[i], is, 1),
                         !is_seen(old.goals[i], was) || is_seen(now.goals[i], is)});
    for (std::size_t i = 0; i < old.questions.size(); ++i) {
        const scene::Question &one = old.questions[i], &other = now.questions[i];
        const bool answered = is_answered(one, was);
        asked.push_back({scene::to_string(one, old.scene.names()),
                         !answered || scene::same_value(one.kind, first_value(one, was), first_value(other, is)),
                         !answered || is_answered(other, is)});
    }
    return asked;
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
    for (const jgex::UntoldOrder& order : made.drawn)
        orders.push_back(facts::to_string(order.statement, made.scene.names()));
    if (!orders.empty()) losses.push_back("the places of the points tell " + join(orders, ", "));
    return losses;
}

std::string told_by_places(const std::vector<Meant>& asked) {
    std::vector<std::string> told;
    for (const Meant& one : asked)
        if (!one.in_pictures) told.push_back(one.text);
    return told.empty() ? "" : "the places of the points tell what is meant by " + join(told, ", ");
}

/// That the constructions are in no figure of the scene, or in one that does not show something.
Error not_constructed(const std::string& what, std::size_t action) {
    return Error{ErrorKind::bad_input,
                 "not_in_jgex",
                 "no constructions were found that say " + in_quotes(what) + " with what else is stated",
                 "construct the points so that this holds",
                 std::nullopt,
                 std::string(actions_pointer) + std::to_string(action)};
}

std::vector<std::size_t> stating(const scene::Scene& scene) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < scene.actions().size(); ++i)
        if (scene.actions()[i].states) found.push_back(i);
    return found;
}

/// What stays stated, or, where all is said, the first that is stated.
Error not_in_clauses(const scene::Scene& scene, const jgex::Constructed& made) {
    if (auto ok = jgex::check_said(scene, made); !ok) return std::move(ok.error());
    const std::size_t first = stating(scene).front();
    return not_constructed(facts::to_string(*scene.actions()[first].states, scene.names()), first);
}

/// Without what stays stated.
jgex::Constructed constructions_of(const jgex::Constructed& made) {
    jgex::Constructed out = made;
    out.scene = {};
    out.origins.clear();
    for (std::size_t i = 0; i < made.scene.actions().size(); ++i) {
        const scene::Action& action = made.scene.actions()[i];
        if (action.states) continue;
        const auto done = out.scene.append(action, made.scene.names_of(i));
        assert(done);
        (void)done;
        out.origins.push_back(made.origins[i]);
    }
    return out;
}

/// By constructions alone, at the places of the figure.
Restated standing_as(const Restated& before, const jgex::Constructed& said, const Figure& figure) {
    const jgex::Constructed made = constructions_of(said);
    std::vector<PointId> places(made.points.size());
    for (std::size_t i = 0; i < places.size(); ++i) places[made.points[i].index()] = PointId(i);
    Restated out = with_constructed(before, made);
    for (const std::size_t action : stating(said.scene))
        out.losses.push_back(facts::to_string(*said.scene.actions()[action].states, said.scene.names()) +
                             " holds by the rest");
    scene::Scene& now = out.problem.document->scene;
    now = standing(now, *figure.diagram, places);
    out.problem.choose_branch = false;
    return out;
}

/// The first that is stated or asked for and that a figure of the constructions does not show.
std::optional<Error> not_shown(const scene::Scene& scene, const jgex::Constructed& said, const diagram::Diagram& shown,
                               const std::vector<Meant>& asked) {
    for (const std::size_t action : stating(said.scene))
        if (!is_seen(*said.scene.actions()[action].states, shown)) return jgex::not_said(scene, said, action);
    if (const auto lost = lost_in(scene, said.points, shown))
        return not_constructed(facts::to_string(lost->statement, scene.names()), lost->action);
    const auto other = std::ranges::find(asked, false, &Meant::in_picture);
    if (other != asked.end()) return not_constructed(other->text, stating(scene).front());
    return std::nullopt;
}

/// The orders that the places do not bind, which other pictures of the constructions show to be otherwise, are dropped;
/// what they do tell is listed; an order that is to be proved may rest on a stated one, which no clause says. Angles
/// that get a sign keep their orders: one of two is meant, and drawn.
void tell_orders(Restated& out, const Restated& before, jgex::Constructed said, const Control& control) {
    realize::Options options;
    options.generic_pictures = 16;
    options.any_order = true;
    const auto others = figure_of(out.problem, options, control);
    const auto& scene = before.problem.document->scene;
    const bool rests = asks_for_order(before.problem.document->goals);
    std::erase_if(said.drawn, [&](const jgex::UntoldOrder& order) {
        const auto& stated = scene.actions()[order.origin].states;
        const bool says_order = stated && facts::row(stated->predicate()).order;
        const bool binds = !says_order || !others ||
                           std::ranges::all_of(others->diagram->generic, [&](const diagram::Picture& picture) {
                               return facts::seen(order.statement, picture.points, {}, picture.letters);
                           });
        if (binds && !(says_order && rests)) return false;
        drop(out,
             in_its_words(before, order.origin) + ": no clause says it, and the places of free points bind nothing");
        return true;
    });
    std::ranges::move(told_by_places(said), std::back_inserter(out.losses));
}

/// Places choose one figure: where another of what is given shows what is asked otherwise, that is no longer left open.
void tell_other_figures(Restated& out, const LoadedProblem& before, const Control& control) {
    for (const problem::Check& check : check_branches(before, {}, control))
        if (check.state == problem::CheckState::failed)
            drop(out, "the places of the points choose one of several figures: " + check.message);
}

/// With the orders and signs that the figure has, and without equations that hold in it by the rest.
Result<Restated> as_drawn(const Restated& before, const Figure& figure, const Control& control) {
    const scene::Scene& scene = before.problem.document->scene;
    const jgex::Constructed said = jgex::constructed(scene, figure.diagram->scene_picture.points);
    Restated out = standing_as(before, said, figure);
    const auto read = figure_of(out.problem, {}, control);
    if (!read) return fail(not_in_clauses(scene, said));
    const auto asked = all_meant(before.problem, *figure.diagram, out.problem, *read->diagram);
    if (auto error = not_shown(scene, said, *read->diagram, asked)) return fail(*std::move(error));
    tell_orders(out, before, said, control);
    tell_other_figures(out, before.problem, control);
    if (std::string told = told_by_places(asked); !told.empty()) out.losses.push_back(std::move(told));
    return out;
}

/// Whether constructions that were found have a figure, or the problem has none either. Where they have one and the
/// problem has none, what all text means is what denies it, and is dropped.
bool has_figure(Restated& made, const std::vector<jgex::UntoldOrder>& meant, const Restated& before,
                const Control& control) {
    const bool has = figure_of(made.problem, {}, control).has_value();
    if (has && meant.empty()) return true;
    const bool had = figure_of(before.problem, {}, control).has_value();
    if (has && !had) drop_all(made, before, meant);
    return has || !had;
}

} // namespace

std::optional<std::size_t> action_of(const Error& error) {
    const std::string_view pointer = error.pointer;
    std::size_t action = 0;
    if (!pointer.starts_with(actions_pointer)) return std::nullopt;
    std::from_chars(pointer.data() + actions_pointer.size(), pointer.data() + pointer.size(), action);
    return action;
}

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
    if (!made.scene.states() && has_figure(out, made.meant, problem, control)) return out;
    const auto figure = figure_of(problem.problem, {}, control);
    if (!figure) return fail(problem.of_problem(not_in_clauses(scene, made)));
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
