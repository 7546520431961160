// The circles of a figure, as texts may speak of them.
#pragma once

#include "formats/verigeo/radius.h"
#include "workflow/verify/text/polygons.h"

#include <optional>
#include <span>
#include <vector>

namespace porism::workflow {

/// By its centre, by three or more points on it, or by the ends of a diameter; with the points that are known to lie on
/// it.
struct Circle {
    std::optional<PointId> centre;
    Polygon diameter;
    Polygon on;
    bool drawn = false; ///< a construction or an edge speaks of a circle, and not of equal lengths alone
};

/// Those about a centre: of the points that the scene says to be as far from it. Where it says so of several distances
/// from one centre, that circle which a construction draws; none where that leaves several. And those that it says to
/// go through four points. `named` are circles of the file, which are drawn.
std::vector<Circle> circles_of_figure(const scene::Scene& scene, std::span<const verigeo::NamedCircle> named,
                                      const Polygons& polygons);

} // namespace porism::workflow
