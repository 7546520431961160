// Circles of many points: rows that say of four points of a circle what they could say of any four are not matched
// there, for there are too many; the closure makes those instances that its classes need (session/crowds.cpp). Rows
// that say of six what rows of four and algebra say too are not matched there either.
#pragma once

#include "proof/rules/rule.h"
#include "reason/match/incidence.h"

#include <span>
#include <vector>

namespace porism::reason {

/// From so many points on a circle is a crowd. Below, every four points are an instance: there are few, and paths are
/// the shorter for it.
inline constexpr std::size_t least_crowd = 12;

/// Seen on one circle in every picture.
struct Crowd {
    Incidence::Set points;   ///< ascending
    std::vector<Pt> centres; ///< points that are seen at one distance from all of them
    std::size_t circle = 0;  ///< of Incidence::circles()
};
std::vector<Crowd> crowds(std::span<const Figure> pictures, const Incidence& incidence);

/// The rows that crowds are spared.
bool is_spared_in_crowds(const proof::Rule& rule);

} // namespace porism::reason
