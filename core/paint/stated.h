// What is drawn of a statement: the segments, lines and circles that it speaks of.
#pragma once

#include "paint/compose.h"

#include <vector>

namespace porism::paint {

struct Drawing {
    std::vector<Sketch::Piece> pieces;
    std::vector<Sketch::Ring> rings;
    std::vector<Sketch::Upright> uprights;
};
/// Of an order statement nothing.
Drawing drawing_of(const facts::Statement& statement);

} // namespace porism::paint
