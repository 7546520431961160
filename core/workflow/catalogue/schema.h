// The JSON Schemas that the program writes of the languages it reads.
#pragma once

#include "base/json.h"
#include "base/result.h"

#include <string_view>

namespace porism::workflow {

/// Of an envelope of VeriGeo as the profile "author" or "solver" has it, the same as in docs/formats/schemas. Error:
/// `no_profile`.
Result<Json> envelope_schema(std::string_view profile);

} // namespace porism::workflow
