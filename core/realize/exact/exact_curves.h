// What must vanish for a statement to hold, over exact numbers, as polynomials in the place of one point wherever that
// can be said so.
#pragma once

#include "facts/statement.h"
#include "facts/truth.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace porism::realize {

/// Empty where it has no value.
template<class N>
using Vanishing = std::function<std::optional<N>(facts::Points<N>)>;

struct Moves {
    std::vector<bool> points;    ///< by PointId: those that do not stand yet
    facts::Points<double> drawn; ///< on which sides angles and areas turn

    bool any(std::span<const PointId> of) const {
        return std::ranges::any_of(of, [&](PointId point) { return points[point.index()]; });
    }
};

/// Of an equality; or of a relation of lengths, areas and angles of which one moves, or whose moving lengths are
/// squares, or two in a ratio. Empty for others, and for order statements. `standing` are the places of the points that
/// do not move.
std::vector<Vanishing<numbers::Constructible>> vanishing(const facts::Statement& statement, const Moves& moves,
                                                         facts::Points<numbers::Constructible> standing);
std::vector<Vanishing<numbers::Exact>> vanishing(const facts::Statement& statement, const Moves& moves,
                                                 facts::Points<numbers::Exact> standing);

} // namespace porism::realize
