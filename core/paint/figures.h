// The closed figures that a scene draws by their sides: triangles, quadrilaterals, polygons.
#pragma once

#include "paint/compose.h"

#include <vector>

namespace porism::paint {

struct ClosedFigure {
    std::vector<PointId> corners; ///< in the order of its sides
    std::size_t first_piece;      ///< of its sides, which stand one after another in the sketch
};

/// In the order in which a scene draws them.
std::vector<ClosedFigure> figures_of(std::span<const Sketch::Piece> pieces);

/// What the first figure has that the next one, drawn right after it, is not to show: where that has all corners of the
/// first and more, it is the figure that is meant (a parallelogram is a triangle and a point), and those sides of the
/// first that are no sides of it are diagonals which nobody drew. Indices of pieces, ascending.
std::vector<std::size_t> completed_sides(std::span<const Sketch::Piece> pieces);

} // namespace porism::paint
