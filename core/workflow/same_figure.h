// Whether a text of a problem has its figure.
#pragma once

#include "workflow/figure.h"

namespace porism::workflow {

/// Whether another figure, whose first points are those of a problem in their order, is none but the problem's as far
/// as that has one shape (turned, mirrored or of another size), and shows what is asked of it: goals that the one shows
/// are seen in the other, and values are the same.
bool is_figure_of(const LoadedProblem& problem, const diagram::Diagram& figure, const LoadedProblem& text,
                  const diagram::Diagram& read);

} // namespace porism::workflow
