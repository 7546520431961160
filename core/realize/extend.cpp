#include "diagram/beginning.h"
#include "realize/acceptance.h"
#include "realize/attempts.h"
#include "realize/realize.h"
#include "realize/to_diagram.h"

#include <algorithm>

namespace porism::realize {
namespace {

Error new_pictures(const std::string& why) {
    return Error{ErrorKind::unavailable,
                 "new_pictures",
                 "what is added asks for new pictures: " + why,
                 "realise the figure anew",
                 {}};
}

/// Why a step cannot be taken in the old pictures; a stop stays one.
tl::unexpected<Error> refused(const Error& error) {
    return fail(error.kind == ErrorKind::interrupted ? error : new_pictures(error.what));
}

/// Whether the first actions place the points of the diagram, and the others construct.
bool goes_on(const scene::Scene& scene, const diagram::Diagram& before) {
    const auto& actions = scene.actions();
    const std::size_t old = before.branches.size();
    if (actions.size() < old || scene.prefix(old).point_count() != before.point_count()) return false;
    return std::none_of(actions.begin() + static_cast<std::ptrdiff_t>(old), actions.end(),
                        [](const scene::Action& action) { return action.states.has_value(); });
}

Wishes wishes_after(const diagram::Diagram& before, const scene::Scene& scene) {
    Wishes wishes = written_branches(scene);
    for (std::size_t i = 0; i < before.branches.size(); ++i) wishes[i] = {before.branches[i]};
    return wishes;
}

/// The figure of the scene in the pictures of the diagram.
Result<Figure> placed(const scene::Scene& scene, const diagram::Diagram& before, const Options& options,
                      const Control& control) {
    Trial trial = place_all(Figure(scene, options, before), scene, wishes_after(before, scene), control);
    if (!trial.status) return fail(std::move(trial.status.error()));
    Figure& figure = trial.figure;
    if (auto status = check_given(scene, figure); !status) return fail(std::move(status.error()));
    // Solved pictures are reached by moving, not by leading inputs from one to the other.
    if (!before.solution)
        if (auto status = finish(figure, options, control); !status) return fail(std::move(status.error()));
    figure.keep_places();
    return std::move(figure);
}

/// Letters, freedom and what was solved stand in the diagram, not in the figure of its constructions.
void take_solution(diagram::Diagram& diagram, const diagram::Diagram& before, int added) {
    diagram.solution = before.solution;
    diagram.solution->shape_freedom += added;
    diagram.freedom = before.freedom + added;
    diagram.scene_picture.letters = before.scene_picture.letters;
    diagram.generic.resize(before.generic.size());
    for (std::size_t i = 0; i < diagram.generic.size(); ++i) diagram.generic[i].letters = before.generic[i].letters;
}

bool same_program(const diagram::Program& program, const diagram::Program& start) {
    const auto starts = [](const auto& range, const auto& first) {
        return range.size() >= first.size() && std::equal(first.begin(), first.end(), range.begin());
    };
    return starts(program.instructions, start.instructions) && starts(program.constants, start.constants) &&
           starts(program.point_registers, start.point_registers);
}

} // namespace

Result<diagram::Diagram> extend(const scene::Scene& scene, const diagram::Diagram& before, const Options& options,
                                const Control& control) {
    if (!goes_on(scene, before)) return fail(new_pictures("it does not only add constructions"));
    if (const auto status = check_numbers(scene); !status) return refused(status.error());
    Options going_on = options;
    going_on.choose_branch_for = {};
    const auto figure = placed(scene, before, going_on, control);
    if (!figure) return refused(figure.error());
    if (figure->is_doubtful()) return fail(new_pictures("sight could not be trusted in all of these"));
    diagram::Diagram out = to_diagram(scene, *figure);
    out.failed_elsewhere = before.failed_elsewhere;
    if (before.solution) take_solution(out, before, figure->freedom(before.program.input_count));
    if (!same_program(out.program, before.program) || !diagram::begins_with(out, before))
        return fail(new_pictures("the figure is seen in another way"));
    if (before.solution && out.coincidences.size() > before.coincidences.size())
        return fail(new_pictures("a point falls on another one in all of them"));
    return out;
}

} // namespace porism::realize
