// How the figure of a scene is drawn: round after round, until every action has its points.
#pragma once

#include "realize/figure.h"

#include <vector>

namespace porism::realize {

/// By action.
using Wishes = std::vector<Wish>;

/// What became of one combination of branches. The figure is kept even if it could not be finished: it knows how many
/// branches there were.
struct Trial {
    Figure figure;
    Status status;
};

/// Places what a figure lacks of its scene.
Trial place_all(Figure figure, const scene::Scene& scene, const Wishes& wishes, const Control& control);
/// The same with a figure of that round.
Trial build(const scene::Scene& scene, const Options& options, const Wishes& wishes, int round, const Control& control);

Wishes written_branches(const scene::Scene& scene);

/// The figure of the written branches, begun anew with other draws where it cannot be finished.
Result<Figure> built(const scene::Scene& scene, const Options& options, const Control& control);

/// The last draws; where a better scene picture leads nowhere, the one that the figure was built with stays.
Status finish(Figure& figure, const Options& options, const Control& control);

} // namespace porism::realize
