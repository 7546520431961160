#include "ui/session/version.h"

#include "realize/realize.h"

namespace porism::ui {

namespace {

Result<Settled> realise(const scene::Scene& scene, const scene::Goals& holding = {}) {
    realize::Options options;
    options.choose_branch_for = holding;
    auto diagram = realize::realize(scene, options);
    if (!diagram) return fail(std::move(diagram).error());
    return Settled{scene, std::make_shared<const diagram::Diagram>(*std::move(diagram))};
}

} // namespace

Result<Settled> settle(const scene::Scene& scene, const scene::Goals& holding) {
    if (scene.actions().empty()) return Settled{scene, nullptr};
    auto first = realise(scene, holding);
    if (!first && !holding.empty()) first = realise(scene);
    if (!first) return first;
    const diagram::Diagram& diagram = *first->diagram;
    const scene::Scene written =
        realize::with_branches(realize::with_places(scene, diagram, diagram.scene_picture), diagram);
    if (written == scene) return first;
    return realise(written);
}

} // namespace porism::ui
