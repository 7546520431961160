// The statements of Geo-DSL as documents (docs/formats/geodsl.md).
#pragma once

#include "base/json.h"

namespace porism::workflow {

/// The records of `porism catalogue geodsl --json`, in the order of the table: "name", "group", "form", "meaning",
/// "becomes" (what stands in the scene) and "known", the points that must be defined before.
Json geodsl_records();

} // namespace porism::workflow
