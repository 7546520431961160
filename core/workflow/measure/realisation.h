// What realising a problem costs and how good its pictures are: for the benchmark of realisation.
#pragma once

#include "workflow/load.h"
#include "workflow/solve/analyse.h"

#include <optional>
#include <string>

namespace porism::workflow {

struct Realisation {
    std::string name;
    double ms = 0;           ///< to find the branch and draw all pictures
    bool goals_seen = false; ///< in every picture; true without goals
    std::size_t points = 0;
    std::size_t chosen = 0; ///< actions whose branch was chosen on loading and is not the first
    /// Least distance of two points in a generic picture, relative to its width; empty where there are not two.
    std::optional<double> distance;
    /// Least angle of two lines at a common point in a generic picture, in degrees; empty where no lines meet.
    std::optional<double> angle;
    double lost = 0;  ///< what doubles alone would have lost, relative to the width (realize/refine.h)
    bool gap = false; ///< in each generic picture what is unequal differs a million times the error
};
Json to_json(const Realisation& record); ///< what is empty is left out

/// Errors: those of `figure_of`.
Result<Realisation> realisation_of(const LoadedProblem& problem, const Control& control = {});

} // namespace porism::workflow
