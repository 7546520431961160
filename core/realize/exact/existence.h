// Whether a figure that was found by solving is really there: a proof by an interval Newton step (R. Krawczyk,
// "Newton-Algorithmen zur Bestimmung von Nullstellen mit Fehlerschranken", 1969; S. M. Rump, "Verification methods",
// 2010).
#pragma once

#include "base/stop.h"
#include "diagram/balls.h"
#include "diagram/diagram.h"
#include "scene/scene.h"

#include <cstddef>
#include <string>
#include <vector>

namespace porism::realize {

/// A statement with an equation that the others fix to first order, so that no Newton step can prove it.
struct Redundant {
    std::size_t action;    ///< that states it
    bool excluded = false; ///< certainly not zero in the figure in which the others hold
    double off = 0; ///< by how much at least, as a part of the figure's size: about the way that a point would have to
                    ///< go; 0 unless excluded
};

/// What was proved. The independent equations hold together in exactly one figure of the box, in which the unknowns
/// that they leave free (motions, size, shape) are exactly those of the scene picture.
struct Existence {
    bool certified = false;
    std::string reason = {};   ///< why not, as the end of a sentence
    std::size_t equations = 0; ///< independent ones
    /// No drawn point is farther from its true place, as a part of the size of the picture.
    double radius = 0;
    bool rigid = false; ///< the independent equations fix the shape: where one more fails, it does in every figure near
    std::vector<Redundant> redundant = {};       ///< by action, ascending
    std::vector<diagram::BallPoint> points = {}; ///< by PointId: where the true places lie
};

/// The most independent equations that are tried.
inline constexpr std::size_t most_certified_equations = 600;

/// Of the scene picture, with balls of 64, 128 and 256 bits, and 16 Newton steps each. The equations are all that the
/// scene states; what is constructed from the unknowns is computed over the box. A scene that states nothing has no
/// equation, and its figure exists where its constructions do. Typed coordinates are exact, other inputs are the
/// doubles of the picture. About n^3 operations of doubles for n unknowns.
Existence certify_existence(const scene::Scene& scene, const diagram::Diagram& diagram, const Control& control = {});

} // namespace porism::realize
