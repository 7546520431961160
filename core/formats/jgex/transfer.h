// What is said of a segment, of another one that is as long or as directed.
#pragma once

#include "facts/statement.h"

#include <optional>
#include <span>

namespace porism::jgex {

/// The statement with segments in place of others that are equally long (cong among `ties`), or of one direction
/// (para, or the line that both ends are on: coll), so that it does not speak of the points; nothing where it still
/// would.
std::optional<facts::Statement> transferred(const facts::Statement& statement, std::span<const PointId> points,
                                            std::span<const facts::Statement> ties);

} // namespace porism::jgex
