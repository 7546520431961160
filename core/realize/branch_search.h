// The branches of an imported benchmark: the first in which the goals hold (definition 3).
#pragma once

#include "realize/figure.h"

namespace porism::realize {

/// The figure of the first combination of branches in which options.choose_branch_for holds in every picture. Errors:
/// those of `realize`.
Result<Figure> found_branches(const scene::Scene& scene, const Options& options, const Control& control);

} // namespace porism::realize
