// Whether two samples of one scene and one goal are one problem.
#pragma once

#include "corpus/sample.h"

namespace porism::workflow {

/// Whether the same was told of both: the answers, the texts of problem and solution, what is claimed, what no scene
/// says (docs/formats/store.md). What Porism itself writes of a problem is derived, and tells nothing here.
bool tells_the_same(const corpus::Sample& kept, const corpus::Sample& other);

} // namespace porism::workflow
