// Shorter paths to a value that was found.
//
// The search takes the cheapest derivation of each quantity by itself, where what two of them share is counted twice. A
// path as short as a teacher's shares much: so the search is made again, with what the path says already for nothing
// and without one after the other of the equations on which it rests, as long as paths become shorter.
#pragma once

#include "reason/value/propagation.h"

#include <cstddef>
#include <optional>
#include <set>

namespace porism::reason {

/// What was searched for, and how. What it refers to must outlive it.
struct Search {
    const diagram::Diagram& diagram;
    facts::Quantity quantity;
    const facts::Letters& letters;
    std::set<facts::Quantity> bases;
    const ValueLimits& limits;
    const Control& control;
    /// By which the quantity is to be said, if not by a number.
    std::optional<facts::Quantity> unit = {};
};

struct FoundPath {
    proof::Path path;
    std::size_t equation; ///< that it concludes
};

/// A path to the same value, written no longer, that is no longer itself (definition 18) and rests on no order of one
/// solution that the first one does not rest on. `collected`: how many of the equations were there before the search.
/// Counted work (definition 27): a part of the search's own limits.
proof::Path shortened(FoundPath first, const Equations& equations, std::size_t collected, const Search& search);

} // namespace porism::reason
