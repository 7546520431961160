// What several statements about points that are there say together: a rhombus, a foot, an order on a line. For the
// sources of this folder only.
#pragma once

#include "facts/statement.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace porism::translate {

/// A shape says its statements and no more: that its corners are on no line is said apart where it is given.
struct Shape {
    std::string_view name;       ///< "shape NAME" in a file of a language
    std::string_view letters;    ///< of its points, with blanks between; empty where it has any number of them
    std::string_view statements; ///< over the letters; of a list over a, b, c: each three of its points in their order
    std::size_t least;           ///< how many points it has at least
};
/// By the owner of a phrase of the kind "shape".
std::span<const Shape> shapes();
bool is_list(const Shape& shape);
/// The letters, one by one.
std::vector<std::string_view> letters_of(const Shape& shape);

/// What the shape says of these points; empty where that makes no sense, as of a point that stands twice.
std::optional<std::vector<facts::Statement>> said_by(const Shape& shape, std::span<const PointId> points);

} // namespace porism::translate
