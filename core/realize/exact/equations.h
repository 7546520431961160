// The equations of a figure over balls with slopes: what the scene states, as functions of what it leaves free.
#pragma once

#include "diagram/diagram.h"
#include "numbers/jet.h"
#include "scene/scene.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace porism::realize {

/// The unknowns are the inputs of the program that are not typed, then the letters by name. Views of scene and diagram,
/// which outlive it.
class Equations {
public:
    Equations(const scene::Scene& scene, const diagram::Diagram& diagram);

    /// Whether a typed place belongs to a point that is none of its own: such a figure has conditions besides these.
    bool places_bound_points() const { return places_bound_points_; }
    std::size_t unknown_count() const { return unknown_inputs_.size() + letters_.size(); }
    /// The unknowns in the scene picture, exactly.
    std::vector<numbers::Ball> drawn() const;
    /// How much of each unknown is much: the size of the picture for a coordinate.
    std::vector<double> units() const;
    /// The greater side of the scene picture; 1 where that is none.
    double size() const { return size_; }

    struct Values {
        std::vector<numbers::Jet> differences; ///< that are to vanish
        std::vector<std::size_t> actions;      ///< by difference: that states it
        std::vector<geometry::Point<numbers::Jet>> points;
    };
    /// Empty where it cannot be told that the constructions have results.
    std::optional<Values> at(std::span<const numbers::Jet> unknowns) const;

private:
    void hold_typed_places();
    void note_stated();
    void find_letters();

    const scene::Scene& scene_;
    const diagram::Diagram& diagram_;
    std::vector<std::optional<numbers::Scalar>> typed_;   ///< by input
    std::vector<std::optional<facts::Statement>> stated_; ///< by action; comparisons that are equations as such
    std::vector<std::size_t> unknown_inputs_;
    std::vector<std::string> letters_;
    double size_ = 1;
    bool places_bound_points_ = false;
};

} // namespace porism::realize
