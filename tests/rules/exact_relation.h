// Whether the equation of a relation row holds for points over exact numbers: proved, or refuted, by means of its own,
// not by the values in doubles of facts/quantity.h.
#pragma once

#include "facts/relation.h"
#include "numbers/number.h"

#include <span>

namespace porism::test {

/// `no` where balls of 512 bits keep the two sides apart. `yes`
///   - of lengths, areas, perimeters, sines, cosines and tangents where a sum of square roots vanishes exactly;
///   - of angles and arcs, linear, where the product of their unit vectors is exactly a real number, and balls leave
///     only one multiple of 180 degrees;
///   - of what has pi or another number in it where balls enclose the difference within 2^-400: certified, no proof.
/// No letters. Points lie where the quantities need them.
numbers::Decision decide_relation(const facts::Relation& relation,
                                  std::span<const geometry::Point<numbers::Exact>> points);

/// Whether both are so.
inline numbers::Decision both(numbers::Decision a, numbers::Decision b) {
    if (a == numbers::Decision::no || b == numbers::Decision::no) return numbers::Decision::no;
    return a == numbers::Decision::yes ? b : a;
}

} // namespace porism::test
