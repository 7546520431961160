// A diagram as the matchers see it: measured once, looked at by each.
#pragma once

#include "base/stop.h"
#include "diagram/diagram.h"
#include "reason/match/incidence.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace porism::reason {

/// All triples of points are looked at for what lies on one circle and for what has one shape: the bound of what that
/// may cost.
inline constexpr std::uint64_t max_triples = 4'000'000;

std::uint64_t triples(std::uint64_t points);

/// Its parts refer to one another: it stays where it is. The diagram is not needed any more.
class Sight {
public:
    /// A stop leaves out what was not found yet.
    Sight(const diagram::Diagram& diagram, const StopToken& stop);
    Sight(const Sight&) = delete;
    Sight& operator=(const Sight&) = delete;

    std::span<const Figure> pictures() const { return pictures_; } ///< the scene picture first
    const Figure& scene() const { return pictures_.front(); }
    Pt points() const { return scene().size(); }
    /// Fewer than three points, or more than max_triples of them: nothing is looked for.
    bool is_searched() const { return incidence_.has_value(); }
    /// Of the scene picture, if is_searched().
    const Incidence& incidence() const { return *incidence_; }

private:
    std::vector<Figure> pictures_;
    std::optional<Incidence> incidence_;
};

} // namespace porism::reason
