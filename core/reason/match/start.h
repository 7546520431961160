// Where a row can be started that speaks of a whole configuration of lines.
#pragma once

#include "proof/rules/rule.h"
#include "reason/match/seed.h"

#include <optional>
#include <vector>

namespace porism::reason {

/// Letters of a row, by number.
using Letters = std::vector<std::uint8_t>;

/// A seed and the letters in its places.
struct Start {
    SeedKind seed;
    Letters letters;
};

/// Four lines of the row that meet in six letters: SeedKind::quadrilateral.
std::optional<Start> start_at_quadrilateral(const proof::Rule& rule);

/// coll a b c and coll p q r, which stand first, and the lines that join them: SeedKind::hexagon.
std::optional<Start> start_at_hexagon(const proof::Rule& rule);

} // namespace porism::reason
