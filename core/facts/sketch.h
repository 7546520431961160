// Where points were put down by hand, and which order of theirs is meant by it (definition 8).
#pragma once

#include "facts/statement.h"
#include "geometry/point.h"

#include <optional>
#include <vector>

namespace porism::facts {

/// By PointId, nothing of a point that was constructed. Empty where a scene is not drawn.
using Sketch = std::vector<std::optional<geometry::Point<double>>>;

inline constexpr double clearly_drawn = 0.03; ///< by hand: in sines, and in parts of the extent
inline constexpr double plainly_drawn = 0.2;  ///< so far from the limit that no careful hand meant the limit itself

/// Whether an order statement is about points that were all put down, and clearly holds of their places.
bool shows(const Sketch& sketch, const Statement& order, double clearly = clearly_drawn);

/// How far the angles between each three points of a picture are from those of the sketch, in cosines.
struct Misfit {
    double greatest = 0;
    double sum = 0; ///< of squares
};
/// Of points that were all put down, and lie apart. O(n^3).
Misfit misfit(const Sketch& sketch, const std::vector<geometry::Point<double>>& picture);

} // namespace porism::facts
