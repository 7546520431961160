#include "ui/session/version.h"

#include "workflow/figure.h"

namespace porism::ui {

namespace {

Result<Settled> realise(const scene::Scene& scene, const realize::Wanted& holding = {}) {
    realize::Options options;
    options.choose_branch_for = holding;
    auto diagram = realize::realize(scene, options);
    if (!diagram) return fail(std::move(diagram).error());
    return Settled{scene, std::make_shared<const diagram::Diagram>(*std::move(diagram))};
}

} // namespace

Result<Settled> settle(const scene::Scene& scene, const realize::Wanted& holding) {
    if (scene.actions().empty()) return Settled{scene, nullptr};
    auto first = realise(scene, holding);
    if (!first && !holding.empty()) first = realise(scene, workflow::holding_together(scene, holding));
    if (!first) return first;
    const diagram::Diagram& diagram = *first->diagram;
    const scene::Scene written =
        realize::with_branches(realize::with_places(scene, diagram, diagram.scene_picture), diagram);
    if (written == scene) return first;
    return realise(written);
}

Result<Settled> settle_on(const scene::Scene& scene, const Settled& before) {
    if (scene == before.scene) return before;
    auto first = realize::extend(scene, *before.diagram);
    if (!first) return fail(std::move(first).error());
    const scene::Scene placed =
        realize::with_branches(realize::with_places(scene, *first, first->scene_picture), *first);
    Settled settled{with_prefix(placed, before.scene), nullptr};
    if (settled.scene != scene) first = realize::extend(settled.scene, *before.diagram);
    if (!first) return fail(std::move(first).error());
    settled.diagram = std::make_shared<const diagram::Diagram>(*std::move(first));
    return settled;
}

scene::Scene with_prefix(const scene::Scene& scene, const scene::Scene& prefix) {
    scene::Scene written = scene;
    for (std::size_t i = 0; i < prefix.actions().size(); ++i) {
        const scene::Action& action = prefix.actions()[i];
        written = written.with_coordinates(i, action.at).with_branch(i, action.branch);
    }
    return written;
}

void take_figure(Version& version, Result<Settled> settled) {
    scene::Scene& scene = version.document.scene;
    if (settled) {
        version.figure_actions = scene.actions().size();
        version.diagram = std::move(settled->diagram);
        scene = std::move(settled->scene);
        return;
    }
    version.no_figure = std::move(settled).error();
    const std::size_t good = realize::blamed_action(scene).value_or(scene.actions().size() - 1);
    if (good == 0) return;
    auto longest = settle(scene.prefix(good));
    if (!longest) return;
    version.figure_actions = good;
    version.diagram = std::move(longest->diagram);
    scene = with_prefix(scene, longest->scene);
}

} // namespace porism::ui
