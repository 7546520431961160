// Scenes in the languages (workflow/convert.h), each with what it loses there. The problem has a document. Errors as
// those of `convert`.
#pragma once

#include "workflow/convert.h"
#include "workflow/restated.h"

namespace porism::workflow {

/// Branches, and orders and signs of angles that no clause says, are told by coordinates of every point; whether text
/// is read so is tried. Parallelograms whose equal sides would be a goal that is given are said by parallels.
Result<Converted> in_jgex(const Restated& restated, const Control& control);
Result<Converted> in_geodsl(const Restated& problem, const Control& control);
/// With the branches of the figure.
Result<Converted> in_actions(const Restated& problem, const Control& control);
/// An envelope as it was read, with its claims and sources. Which of several branches is meant is told by a sketch
/// where it has to be told.
Result<Converted> in_verigeo(const Restated& told, const Control& control);

} // namespace porism::workflow
