// Statements that edges say together, though not each for itself.
#pragma once

#include "facts/statement.h"

#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace porism::verigeo {

struct Together {
    std::string_view edges;    ///< type, then arguments over letters; several edges are parted by | (from_scene.cpp)
    std::string_view triangle; ///< three points that must be known not to be on one line, or none
    std::map<char, PointId> points;
    std::vector<std::size_t> statements; ///< which of the list they say; the first is one of them
};

/// Nothing where the first statement of the list, with others behind it, is none of these.
std::optional<Together> said_together(std::span<const facts::Statement> statements);
inline constexpr std::size_t most_together = 5;

} // namespace porism::verigeo
