// Whether a text of a problem has its figure.
#pragma once

#include "workflow/figure.h"

namespace porism::workflow {

/// Whether another figure, whose first points are those of a problem in their order, is the problem's (turned, mirrored
/// or of another size) as far as that has one shape: angles that all its pictures show alike are so there, or what is
/// left of 180 degrees. It shows what is asked of it, too: goals that the one shows are seen in the other, and values
/// are the same.
bool is_figure_of(const LoadedProblem& problem, const diagram::Diagram& figure, const LoadedProblem& text,
                  const diagram::Diagram& read);

} // namespace porism::workflow
