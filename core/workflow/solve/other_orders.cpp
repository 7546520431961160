#include "workflow/solve/other_orders.h"

#include "realize/realize.h"
#include "scene/drawn.h"

namespace porism::workflow {
namespace {

constexpr std::uint64_t other_orders = 16;

bool shows_another(const scene::Question& question, const diagram::Picture& own, const diagram::Picture& other) {
    const facts::Points<double> points[] = {other.points};
    const facts::Letters letters[] = {other.letters};
    if (scene::row(question.kind).equation)
        return scene::seen_in(question, points, letters).sight == scene::Sight::refuted;
    return !scene::same_value(question.kind, scene::value_in(question, own.points, own.letters),
                              scene::value_in(question, other.points, other.letters));
}

} // namespace

std::optional<diagram::Picture> in_another_order(const Analysis& analysis, const scene::Question& question,
                                                 const Control& control) {
    if (scene::is_drawn(analysis.scene)) return std::nullopt;
    const diagram::Picture& own = analysis.diagram->scene_picture;
    for (const diagram::Picture& picture : analysis.diagram->generic)
        if (shows_another(question, own, picture)) return picture;
    const scene::Scene scene = realize::with_branches(analysis.scene, *analysis.diagram);
    realize::Options options;
    options.any_order = true;
    options.generic_pictures = 1;
    options.explain = false;
    for (options.seed = 1; options.seed <= other_orders && !control.stopped(); ++options.seed)
        if (const auto other = realize::realize(scene, options, control))
            if (shows_another(question, own, other->scene_picture)) return other->scene_picture;
    return std::nullopt;
}

} // namespace porism::workflow
