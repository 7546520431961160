#include "realize/attempts.h"

namespace porism::realize {

Trial place_all(Figure figure, const scene::Scene& scene, const Wishes& wishes, const Control& control) {
    Trial trial{std::move(figure), {}};
    for (std::size_t i = trial.figure.branches().size(); i < scene.actions().size() && trial.status; ++i) {
        if (control.stopped())
            trial.status = fail(Error{ErrorKind::interrupted, "interrupted", "the figure was not finished", "", {}});
        else
            trial.status = trial.figure.place_next(wishes[i], control);
        control.report({"realising", i + 1, scene.actions().size()});
    }
    return trial;
}

Trial build(const scene::Scene& scene, const Options& options, const Wishes& wishes, int round,
            const Control& control) {
    return place_all(Figure(scene, options, round), scene, wishes, control);
}

Wishes written_branches(const scene::Scene& scene) {
    Wishes wishes;
    for (const scene::Action& action : scene.actions()) wishes.push_back({action.branch});
    return wishes;
}

Result<Figure> built(const scene::Scene& scene, const Options& options, const Control& control) {
    const Wishes wishes = written_branches(scene);
    std::optional<Error> first_error;
    for (int round = 0; round < textbook_rounds; ++round) {
        Trial trial = build(scene, options, wishes, round, control);
        if (trial.status) return std::move(trial.figure);
        if (!first_error) first_error = trial.status.error();
        if (trial.status.error().kind == ErrorKind::interrupted || trial.status.error().code == "branch") break;
    }
    return fail(*first_error);
}

Status finish(Figure& figure, const Options& options, const Control& control) {
    const Figure before = figure;
    figure.improve_scene_picture(options.choose_branch_for, control);
    if (figure.draw_generic(options.choose_branch_for, control)) return {};
    figure = before;
    return figure.draw_generic(options.choose_branch_for, control);
}

} // namespace porism::realize
