// Whether two figures have their points in the same order.
#pragma once

#include "base/stop.h"
#include "geometry/point.h"

#include <cstdint>
#include <span>

namespace porism::realize {

/// Of all triples of points as side conditions see them: they turn to the same side, the same angles are acute and
/// obtuse, and nothing is special in the found figure (on a line, at right angles, of equal sides) that is not special
/// in the wanted one. False when stopped. `work` grows by what it costs, about as products of machine words.
bool same_order(std::span<const geometry::Point<double>> wanted, std::span<const geometry::Point<double>> found,
                const Control& control, std::uint64_t& work);

} // namespace porism::realize
