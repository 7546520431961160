// By how much statements miss each other that have no figure together.
#pragma once

#include "base/stop.h"
#include "facts/quantity.h"
#include "scene/scene.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace porism::diagnose {

/// A sum of quantities (of one, as a rule), what the statements make it, and what it is held against: lengths in the
/// unit of the figure, angles in degrees, ratios as numbers.
struct Misfit {
    enum class Limit { forced, at_most, angle_sum, two_angles };
    std::vector<facts::Quantity> quantities;
    double value, limit;
    Limit kind;
    std::vector<facts::Quantity> per = {}; ///< the quotient by this one is meant, where there is one
};

/// Of actions that have no figure together though all but any one of them do (Error::actions): a length against the
/// others of a polygon; angles of a triangle against 180 degrees. Empty where they tell no such numbers.
std::optional<Misfit> misfit_told(const scene::Scene& scene, std::span<const std::size_t> conflict);
/// That; else a number that one of them tells against the one which the scene without it forces, the last such one
/// first. Realises the scene at most three times.
std::optional<Misfit> misfit(const scene::Scene& scene, std::span<const std::size_t> conflict,
                             const Control& control = {});

} // namespace porism::diagnose
