// The text of a record taken apart, before anything is made of it.
#pragma once

#include "base/result.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace porism::genesisgeo {

/// A part of the text and where it begins in it. The text must outlive it.
struct Piece {
    std::string_view text;
    std::size_t offset = 0;
};

/// A statement with what stands behind it: its id, the rule, the ids of its premises; ids without brackets.
struct Said {
    Piece statement;
    std::string id, rule;
    std::vector<std::string> premises;
};

/// The points that a clause names, and what it says of them.
struct Clause {
    std::vector<Piece> points;
    std::vector<Said> said;
};

struct Blocks {
    std::vector<Clause> clauses, auxiliaries;
    std::vector<Piece> goals;
    std::vector<Said> seen, steps;
    bool tells_proof = false; ///< there is the block of the proof
};

/// An error and where it stands: in the text with the problem, or in the one with the solution.
struct Fault {
    Error error;
    std::size_t offset = 0;
    bool in_solution = false;
};

/// `problem` has the block of that name; the others are looked for in `solution`, which may be the same text. The
/// numerical check is read beside the proof and within it.
tl::expected<Blocks, Fault> read_blocks(std::string_view problem, std::string_view solution);

} // namespace porism::genesisgeo
