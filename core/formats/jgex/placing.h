// Which construction places a point so that what is stated of it holds.
#pragma once

#include "scene/scene.h"

#include <functional>
#include <set>
#include <span>
#include <vector>

namespace porism::jgex {

/// Points by one construction, or one point on two loci.
struct Placing {
    std::vector<PointId> outputs;
    std::vector<scene::Use> uses;
    std::set<std::size_t> said;           ///< which of the statements the constructions say
    std::vector<facts::Statement> orders; ///< and orders that tell their figures from others
};

/// Whether an order statement is so.
using OrderHolds = std::function<bool(const facts::Statement&)>;

/// The constructions of the catalogue that place this point, alone or with others, and say no more than the statements
/// do: their equations are among these, and the orders that tell their figures from others are so. Those that are
/// preferred come first. A construction that gives no equation (acute_triangle) is told by the orders that are stated.
std::vector<Placing> placings(PointId point, std::span<const facts::Statement> statements,
                              std::span<const facts::Statement> orders, const OrderHolds& is_so);

/// One point on two loci of which each says some of the statements; nothing of loci that may have no common point
/// besides those that stand: lines through one of these, circles about one centre.
std::vector<Placing> meetings(std::span<const Placing> placings);

} // namespace porism::jgex
