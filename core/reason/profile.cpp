#include "reason/profile.h"

#include <numeric>
#include <utility>

namespace porism::reason {
namespace {

constexpr std::array parts{
    PartRow{Part::finders, "finders", "finding lines, circles and similar triangles in a picture"},
    PartRow{Part::matching, "matching", "binding the letters of rules"},
    PartRow{Part::bridges, "bridges", "what one table may tell another: right angles, equal lengths, points of a line"},
    PartRow{Part::sines, "sines", "triangles for the law of sines"},
    PartRow{Part::instances, "instances", "the hypotheses of waiting instances"},
    PartRow{Part::questions, "questions", "questions to the tables"},
    PartRow{Part::branches, "branches", "torsion branches"},
    PartRow{Part::statements, "statements", "making statements"},
    PartRow{Part::rows, "rows", "rows of the tables"},
    PartRow{Part::classes, "classes", "merging lines and circles"},
    PartRow{Part::other, "other", "the rest"},
};
static_assert(parts.size() == static_cast<std::size_t>(Part::idle));

} // namespace

std::span<const PartRow> profile_parts() {
    return parts;
}

double Profile::total() const {
    return std::accumulate(ms_.begin(), ms_.begin() + parts.size(), 0.0);
}

Part Profile::turn_to(Part next) {
    const auto now = Clock::now();
    if (current_ != Part::idle)
        ms_[static_cast<std::size_t>(current_)] += std::chrono::duration<double, std::milli>(now - since_).count();
    since_ = now;
    return std::exchange(current_, next);
}

} // namespace porism::reason
