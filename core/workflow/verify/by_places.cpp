#include "workflow/verify/by_places.h"

#include "scene/determined.h"
#include "verify/exact.h"

namespace porism::workflow {

bool holds_by_places(const facts::Statement& statement, const scene::Scene& scene, const diagram::Diagram& diagram,
                     const Control& control) {
    return scene::are_determined(scene, statement.points(), diagram.scene_picture.points) &&
           verify::check_exactly(scene, {statement}, diagram, control).front().state == problem::CheckState::passed;
}

} // namespace porism::workflow
