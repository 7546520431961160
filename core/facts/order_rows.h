// What order forbids the quantities of three points: which inequalities between them cannot hold together.
//
// Part of what engine and checker both trust (definition 25); tests/core/facts/trial_test.cpp looks for a triangle that
// breaks a row, and for one that breaks it where the order statement fails.
#pragma once

#include "facts/predicate.h"
#include "facts/quantity.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace porism::facts {

/// A multiple of a power of a quantity of the triangle ABC: what is at a corner (0, 1, 2), or the side opposite it.
struct OrderTerm {
    int factor = 0;
    QuantityKind kind = QuantityKind::length;
    std::uint8_t corner = 0;
    std::uint8_t exponent = 1;
};

/// constant + terms > 0 if strict, else >= 0. Terms with the factor 0 are none.
struct OrderBound {
    std::array<OrderTerm, 3> terms;
    int constant = 0;
    bool strict = false;
};

struct OrderRow {
    std::string_view name;
    std::optional<Predicate> order;  ///< ncoll, acute_angle or obtuse_angle A B C; nothing: of every three points whose
                                     ///< angles, if such are named, lie between 0 and 180 degrees
    std::array<OrderBound, 2> never; ///< not all of them; bounds without terms and constant are none
    std::string_view text;           ///< the theorem that it is; empty where the order statement says as much
};
std::span<const OrderRow> order_rows();

/// Of the quantity at a corner of three points, or the side opposite it.
Quantity at_corner(QuantityKind kind, std::uint8_t corner, const std::array<PointId, 3>& points);

} // namespace porism::facts
