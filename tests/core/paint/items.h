// Finding what was drawn.
#pragma once

#include "paint/compose.h"
#include "paint/display_list.h"

#include <algorithm>
#include <variant>
#include <vector>

namespace porism::paint {

template<class T>
std::vector<T> all(const DisplayList& list) {
    std::vector<T> found;
    for (const Item& item : list.items)
        if (const auto* wanted = std::get_if<T>(&item)) found.push_back(*wanted);
    return found;
}

/// Whether a sketch draws the segment.
inline bool joins(const Sketch& sketch, PointId a, PointId b) {
    return std::ranges::any_of(sketch.pieces(), [&](const Sketch::Piece& one) {
        return (one.first == a && one.second == b) || (one.first == b && one.second == a);
    });
}

} // namespace porism::paint
