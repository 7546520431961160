#include "realize/exact/same_order.h"

#include "geometry/tolerance.h"
#include "geometry/vector.h"

#include <array>
#include <cmath>

namespace porism::realize {
namespace {

using geometry::cross;

constexpr std::uint64_t work_of_triple = 4;

/// What side conditions ask of three points, each between -1 and 1 and 0 in special position: on which side they turn,
/// whether the angles are acute or obtuse (on a line: which is between), which sides are longer.
struct Triple {
    std::array<double, 4> signs; ///< sine at the first point, cosines
    std::array<double, 3> longer;
};

Triple triple(const geometry::Point<double>& p, const geometry::Point<double>& q, const geometry::Point<double>& r) {
    const auto u = r - q, v = p - r, w = q - p;
    const double a = geometry::squared_length(u), b = geometry::squared_length(v), c = geometry::squared_length(w);
    return {{cross(w, -1.0 * v) / std::sqrt(b * c), -geometry::dot(v, w) / std::sqrt(b * c),
             -geometry::dot(w, u) / std::sqrt(c * a), -geometry::dot(u, v) / std::sqrt(a * b)},
            {(b - c) / (b + c), (c - a) / (c + a), (a - b) / (a + b)}};
}

bool near_zero(double value) {
    return !(std::fabs(value) >= geometry::Tolerance{}.clear);
}

/// The same signs, and nothing special that is not special in `wanted`.
bool agrees(const Triple& found, const Triple& wanted) {
    for (std::size_t i = 0; i < found.signs.size(); ++i)
        if (!near_zero(wanted.signs[i]) && (near_zero(found.signs[i]) || found.signs[i] * wanted.signs[i] < 0))
            return false;
    for (std::size_t i = 0; i < found.longer.size(); ++i)
        if (!near_zero(wanted.longer[i]) && near_zero(found.longer[i])) return false;
    return true;
}

} // namespace

bool same_order(std::span<const geometry::Point<double>> wanted, std::span<const geometry::Point<double>> found,
                const Control& control, std::uint64_t& work) {
    for (std::size_t k = 0; k < wanted.size(); ++k) {
        if (control.stopped()) return false;
        for (std::size_t j = 0; j < k; ++j)
            for (std::size_t i = 0; i < j; ++i) {
                work += work_of_triple;
                if (!agrees(triple(found[i], found[j], found[k]), triple(wanted[i], wanted[j], wanted[k])))
                    return false;
            }
    }
    return true;
}

} // namespace porism::realize
