#include "workflow/convert_text.h"

#include "base/text.h"
#include "formats/geodsl/geodsl.h"
#include "formats/jgex/jgex.h"
#include "scene/json.h"
#include "workflow/branch_places.h"
#include "workflow/restated.h"
#include "workflow/same_figure.h"
#include "workflow/verify/envelope.h"
#include "workflow/without_gifts.h"

#include <algorithm>
#include <numeric>

namespace porism::workflow {
namespace {

/// With its place in the file that the problem was read from: an envelope has actions of its own, text has lines; of
/// other files the problem is all that is known.
Error placed(Error error, const LoadedProblem& problem) {
    const auto action = action_of(error);
    if (!action) return error;
    if (problem.envelope) {
        const auto& origins = problem.envelope->content.origins;
        if (*action < origins.size()) error.pointer = origins[*action].pointer;
        return error;
    }
    const Place place = *action < problem.actions.size() ? problem.actions[*action] : problem.place;
    if (place.line == 0) return error;
    error.place = place;
    error.pointer.clear();
    return error;
}

Result<Converted> envelope_text(const verigeo::Envelope& envelope) {
    const auto json = verigeo::to_json(envelope);
    if (!json) return fail(json.error());
    return Converted{to_text(*json, 1) + "\n", {}};
}

scene::SceneAndGoals content_of(const document::Document& document) {
    return {document.scene, document.goals, document.questions};
}

void add_losses(std::vector<std::string>& losses, const std::vector<std::string>& more) {
    losses.insert(losses.end(), more.begin(), more.end());
}

Result<Converted> statements_of(const Restated& restated, const geodsl::Writing& writing = {}) {
    const scene::SceneAndGoals content = content_of(*restated.problem.document);
    auto text = geodsl::print(content.scene, writing);
    if (!text) return fail(restated.of_problem(std::move(text.error())));
    Converted out{*std::move(text), geodsl::losses(content, writing)};
    add_losses(out.losses, restated.losses);
    return out;
}

/// The same with orders by feet of perpendiculars, where the figure is found again.
std::optional<Converted> with_feet(const Restated& restated, const Control& control) {
    auto text = statements_of(restated, {geodsl::Orders::by_feet});
    if (!text) return std::nullopt;
    const auto back = load_bytes_as(FileKind::geodsl, text->bytes, {});
    if (!back || !figure_of(back->problems.front(), {}, control)) return std::nullopt;
    return *std::move(text);
}

/// Whether text has the figure of a problem, or all of it in a mirror.
bool is_read_as(const LoadedProblem& problem, const std::string& text, const Control& control) {
    const auto back = load_bytes_as(FileKind::geodsl, text, {});
    const auto figure = back ? figure_of(back->problems.front(), {}, control) : Result<Figure>(fail("unread", {}));
    return figure && shows_all(problem.document->scene, *figure->diagram);
}

/// With what the figure tells: which common point of a line and a circle is meant, and angles without signs.
std::optional<Converted> as_in_figure(const Restated& restated, const Control& control) {
    const auto figure = figure_of(restated.problem, {}, control);
    if (!figure) return std::nullopt;
    const auto& picture = figure->diagram->scene_picture.points;
    for (const Restated& one : {restated, without_signs(restated, *figure->diagram)}) {
        auto text = statements_of(one, {geodsl::Orders::as_stated, picture});
        if (text && is_read_as(restated.problem, text->bytes, control)) return *std::move(text);
    }
    return std::nullopt;
}

/// What is asked for: the language has no goals.
void add_asked(Converted& text, const document::Document& document) {
    const auto names = document.scene.names();
    std::vector<std::string> asked;
    for (const facts::Statement& goal : document.goals) asked.push_back("the goal " + facts::to_string(goal, names));
    for (const scene::Question& question : document.questions)
        asked.push_back("the question " + scene::to_string(question, names));
    for (const std::string& one : asked) text.losses.push_back(one + " is not written: the language has none");
    add_losses(text.dropped, asked);
}

/// Nor with what an envelope's goal adds to the scene: a letter for a sum, a foot.
Restated without_questions(Restated problem) {
    problem.problem.document->questions.clear();
    if (!problem.problem.envelope) return problem;
    const auto& origins = problem.problem.envelope->content.origins;
    const auto asked = [&](std::size_t i) {
        const std::size_t origin = problem.origins[i];
        return origin < origins.size() && origins[origin].pointer == verigeo::goal_pointer;
    };
    while (!problem.origins.empty() && asked(problem.origins.size() - 1)) {
        const std::size_t last = problem.origins.size() - 1;
        std::vector<std::size_t> kept(last);
        std::iota(kept.begin(), kept.end(), std::size_t{0});
        problem = with_scene(problem, problem.problem.document->scene.without(last), kept);
        problem.problem.document->goals.clear();
    }
    return problem;
}

/// In other words, where the language has no statement for something in a problem.
std::optional<Converted> in_other_statements(const Restated& restated, const Control& control) {
    const Restated constructed = in_constructions(without_letters(without_questions(restated)));
    if (auto text = statements_of(constructed)) return *std::move(text);
    if (auto text = as_in_figure(constructed, control)) return text;
    for (const Restated* const one : {&constructed, &restated})
        if (auto text = with_feet(*one, control)) return text;
    return std::nullopt;
}

/// Whether an envelope is read in the figure of a problem; so is one of a problem without a figure.
bool is_read_as(const LoadedProblem& problem, const verigeo::Envelope& envelope, const Control& control) {
    const auto figure = figure_of(problem, {}, control);
    if (!figure) return true;
    const auto json = verigeo::to_json(envelope);
    const auto text = json ? load_bytes_as(FileKind::verigeo, to_text(*json), {}) : Result<Loaded>(fail(json.error()));
    const auto read = text ? figure_of(text->problems.front(), {}, control) : Result<Figure>(fail(text.error()));
    return read && is_figure_of(problem, *figure->diagram, text->problems.front(), *read->diagram);
}

/// With places where it would be read in another figure, or its actions do not say which branch is meant.
Result<verigeo::Envelope> envelope_of(const Restated& restated, const Control& control) {
    const auto content = with_branches(restated.problem, control);
    if (!content) return fail(content.error());
    auto envelope = verigeo::envelope_of(*content);
    if (envelope && is_read_as(restated.problem, *envelope, control)) return envelope;
    if (const auto drawn = sketched(restated.problem, control))
        if (auto told = verigeo::envelope_of(*drawn)) return told;
    if (envelope) return envelope;
    return fail(restated.of_problem(std::move(envelope.error())));
}

bool tells_places(const verigeo::Envelope& envelope) {
    return std::ranges::any_of(envelope.actions, [](const auto& action) { return action.row->op == "MovePoint"; });
}

/// Points that are called otherwise in an envelope.
std::vector<std::string> other_names(const verigeo::Envelope& envelope, const scene::Scene& scene) {
    const auto read = verigeo::content_of(envelope);
    std::vector<std::string> changed;
    for (std::size_t i = 0; read && i < scene.point_count(); ++i)
        if (read->content.scene.names()[i] != scene.names()[i])
            changed.push_back(scene.names()[i] + " is called " + read->names[i]);
    if (changed.empty()) return {};
    return {"points get other names: " + join(changed, ", ")};
}

} // namespace

Result<Converted> in_jgex(const Restated& restated, const Control& control) {
    const LoadedProblem& problem = restated.problem;
    auto made = in_constructions_alone(placed_by_lengths(without_letters(restated), SideBy::order), control);
    if (!made) return fail(placed(made.error(), problem));
    if (!gifts_of(made->problem).empty())
        if (auto less = by_parallels(*made); gifts_of(less.problem).empty()) made = std::move(less);
    const document::Document& document = *made->problem.document;
    const auto told = branches_in_text(made->problem, control);
    if (!told) return fail(told.error());
    if (auto sayable = jgex::check_goals(told->scene, document.goals); !sayable)
        return fail(placed(std::move(sayable).error(), problem));
    auto losses = jgex::losses(told->scene);
    add_losses(losses, made->losses);
    if (!told->reads_back && jgex::tells_branches(told->scene))
        losses.emplace_back("the branches of the figure are not read back");
    if (jgex::name_line(problem.name) != problem.name)
        losses.emplace_back("signs of the name that a line of names cannot hold");
    return Converted{jgex::print(problem.name, told->scene, document.goals, document.questions), std::move(losses),
                     made->dropped};
}

Result<Converted> in_geodsl(const Restated& problem, const Control& control) {
    const Restated restated = placed_by_lengths(problem, SideBy::distance);
    auto text = statements_of(restated);
    if (text) {
        text->dropped = lost_branches(problem.problem, control);
        add_losses(text->losses, text->dropped);
    } else if (auto other = in_other_statements(restated, control)) {
        text = *std::move(other);
    } else {
        return fail(placed(std::move(text.error()), problem.problem));
    }
    add_asked(*text, *problem.problem.document);
    return text;
}

Result<Converted> in_actions(const Restated& problem, const Control& control) {
    const auto content = with_branches(problem.problem, control);
    if (!content) return fail(content.error());
    return Converted{to_text(scene::to_json(*content), 1) + "\n", problem.losses};
}

Result<Converted> in_verigeo(const Restated& told, const Control& control) {
    const LoadedProblem& problem = told.problem;
    if (problem.envelope) return envelope_text(problem.envelope->envelope);
    const Restated restated = without_help_points(without_letters(told));
    auto envelope = envelope_of(restated, control);
    if (!envelope) return fail(placed(std::move(envelope.error()), problem));
    envelope->answer = answers_in_one_text(problem);
    auto text = envelope_text(*envelope);
    if (!text) return text;
    add_losses(text->losses, restated.losses);
    if (tells_places(*envelope)) text->losses.emplace_back("the places of the points tell what its actions leave open");
    add_losses(text->losses, other_names(*envelope, restated.problem.document->scene));
    return text;
}

} // namespace porism::workflow
