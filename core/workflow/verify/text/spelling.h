// The texts about a figure with their short words by points.
#pragma once

#include "diagram/diagram.h"
#include "workflow/verify/text/circles.h"
#include "workflow/verify/text/claims.h"
#include "workflow/verify/text/polygons.h"

#include <span>
#include <string>
#include <vector>

namespace porism::workflow {

/// What "the triangle", "the hypotenuse", "the circle", "∠B", "x" and "the answer" mean, sentence by sentence, in the
/// texts of a problem (workflow/verify/text/shapes.h, text/circles.h, text/angles.h, text/letters.h); what is not
/// certain stays. What a text of the problem means does not depend on what a solution says.
class Spelling {
public:
    Spelling(const LoadedProblem& problem, const scene::Scene& scene, translate::Picture picture);
    std::vector<std::string> spelled_out(std::span<const std::string> texts, Supposing supposing) const;

private:
    bool is_seen(const std::string& signs) const;

    std::vector<std::string> names_;
    diagram::Picture picture_;
    Polygons of_problem_, of_all_; ///< named in the texts of the problem, and besides in those of solutions
    Circles circles_of_problem_, circles_of_all_;
    std::string asked_; ///< what the only question asks for, as an expression; empty where there is none
};

} // namespace porism::workflow
