// The circles that a text is about, and what it says of them.
#pragma once

#include "workflow/verify/text/claims.h"
#include "workflow/verify/text/figure_circles.h"
#include "workflow/verify/text/polygons.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace porism::workflow {

/// What the texts of a problem mean does not depend on what a solution says (Polygons).
class Circles {
public:
    /// The polygons must outlive it.
    Circles(const LoadedProblem& problem, const scene::Scene& scene, const Polygons& polygons, Supposing supposing);

    /// A sentence with what it says of circles in signs: "C lies on circle O" as "OC = OA" where A is known to lie on
    /// it, "PA is tangent to the circle" as "PA ⊥ OA and OA = OB", "AB is a diameter of circle O" as "O is the midpoint
    /// of AB and OA = OC". Of a circle of which the figure knows no point the first is the one that the texts put
    /// there. What is not certain stays: "the circle" where there are several, a radius where circles about one centre
    /// have several.
    std::string spelled_out(std::string_view sentence) const;

private:
    std::string only_circle(const std::vector<std::string>& sentences) const;
    void learn(const std::string& sentence);
    /// That of "⊙O", "⊙AB" about a diameter, "⊙ABC" through points.
    std::optional<Circle> called(std::string_view token) const;
    std::string with_circles_in_signs(std::string_view sentence) const;

    const Polygons& polygons_;
    std::vector<Circle> circles_;
    std::string the_circle_; ///< in signs, that which "the circle" means; empty where that is not certain
};

} // namespace porism::workflow
