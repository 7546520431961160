// The angles that a lit statement speaks of, as they are drawn.
#pragma once

#include "paint/scenery.h"

#include <utility>
#include <vector>

namespace porism::paint {

struct LitAngle {
    Bearer bearer;
    std::vector<std::pair<Vec, Vec>> extensions; ///< of its sides beyond the segments that the statement names
};

/// Of aconst and sconst one, of eqangle and eqsine two. A statement of angles between lines holds modulo a half turn:
/// where the angles at the named points add up to it, a side of the second is extended beyond the vertex, so that the
/// two that are drawn are equal. Angles of parallels are left out.
/// `told`: the points of two angles as Lit has them.
std::vector<LitAngle> lit_angles(const Scenery& scenery, const facts::Statement& statement,
                                 std::span<const PointId> told = {});

} // namespace porism::paint
