// Strong ids: indices that cannot be mixed up. An id is an index into the vector that owns the thing.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>

namespace porism {

template<class Tag>
struct Id {
    std::uint32_t value = UINT32_MAX;

    constexpr Id() = default;
    constexpr explicit Id(std::size_t index) : value(static_cast<std::uint32_t>(index)) {}
    constexpr bool valid() const { return value != UINT32_MAX; }
    constexpr std::size_t index() const { return value; }
    friend constexpr auto operator<=>(Id, Id) = default;
};

using PointId = Id<struct PointTag>;               ///< a point of a scene, in order of construction
using StatementId = Id<struct StatementTag>;       ///< a node of a reasoning graph
using DerivationId = Id<struct DerivationTag>;     ///< a hyperedge of a reasoning graph
using RuleId = Id<struct RuleTag>;                 ///< a row of the rule table
using ConstructionId = Id<struct ConstructionTag>; ///< a row of the construction catalogue

} // namespace porism

template<class Tag>
struct std::hash<porism::Id<Tag>> {
    std::size_t operator()(porism::Id<Tag> id) const noexcept { return std::hash<std::uint32_t>{}(id.value); }
};
