// Which construction gives what is said of a point.
#pragma once

#include "scene/scene.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <span>

namespace porism::scene {

/// A use, and which of the statements it gives.
struct Constructing {
    Use use;
    std::set<std::size_t> given;
};

/// Whether a construction may say besides how the points lie, as the bisector of an angle runs within it.
enum class Besides : std::uint8_t { nothing, order };

/// A construction of the point that gives that one of the statements, perhaps others of the list, and no other
/// equation: of those of which several equations are said the first before loci. The statements are about the point and
/// others that stand already.
std::optional<Constructing> constructing(PointId point, std::span<const facts::Statement> statements, std::size_t which,
                                         Besides besides = Besides::nothing);
/// Whether it is one of those loci and a line. Two such have one common point.
bool is_line(const Use& use);
/// The centre, where it is one of those loci and a circle about one of its points.
std::optional<PointId> centre_of(const Use& use);

} // namespace porism::scene
