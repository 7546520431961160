#include "reason/match/sight.h"

namespace porism::reason {

std::uint64_t triples(std::uint64_t points) {
    return points < 3 ? 0 : points * (points - 1) * (points - 2) / 6;
}

Sight::Sight(const diagram::Diagram& diagram, const StopToken& stop) : pictures_(figures(diagram)) {
    const std::uint64_t count = triples(points());
    if (count > 0 && count <= max_triples) incidence_.emplace(scene(), stop);
}

} // namespace porism::reason
