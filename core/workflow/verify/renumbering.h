// Steps of a solution in another scene: of fewer actions, or of others.
#pragma once

#include "proof/trace.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace porism::workflow {

class Renumbering {
public:
    /// Where each point and each action of the old scene is in the new one; nothing where it is gone.
    Renumbering(std::vector<std::optional<PointId>> points, std::vector<std::optional<std::size_t>> actions);

    /// Empty where it speaks of what is gone.
    std::optional<proof::Step> moved(proof::Step step) const;
    /// The steps that are kept (by step; null: all) and speak of what is there, as far as the premises that they name
    /// are too.
    proof::Path moved(const proof::Path& path, const std::vector<bool>* keep = nullptr) const;

private:
    std::vector<std::optional<PointId>> points_;
    std::vector<PointId> filled_;
    std::vector<std::optional<std::size_t>> actions_;
};

/// The points that a step speaks of.
std::vector<PointId> points_of(const proof::Step& step);

} // namespace porism::workflow
