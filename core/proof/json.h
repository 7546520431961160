// JSON forms of paths and reasoning graphs, version 1 (docs/formats/proof.md).
#pragma once

#include "base/json.h"
#include "proof/trace.h"

namespace porism::proof {

/// Statements are written as text ("perp a b c d") over the names.
Json to_json(const Path& path, std::span<const std::string> names);
Result<Path> path_from_json(const Json& json, std::span<const std::string> names);
Json to_json(const Graph& graph, std::span<const std::string> names);

} // namespace porism::proof
