// What a file tells of its scene, carried over to another scene by the names of the points.
#pragma once

#include "workflow/load.h"

namespace porism::workflow {

/// `file` about the document `edited`: answers with their questions; claims and the constraints of an envelope with
/// their points; paths with their points, what they take as given, and what they solve; texts as they are, but for one
/// that asks for a goal which is gone. For each of these that speaks of something which is gone there is a check in
/// `told_checks` that names both. The branches are those of the document, and none is left open. Both can be read
/// (asserted).
LoadedProblem carried_to(const document::Document& edited, const LoadedProblem& file);

} // namespace porism::workflow
