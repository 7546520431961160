// Quantities: what a figure has a value of, besides being so or so (definitions 10, 11, 16).
//
// Lengths and areas are positive and in the unit of the figure. Angles and arcs are in degrees, as people read them:
// an angle is the one below 180 degrees between two rays, an arc goes the way that its points say. Letters are unknown
// numbers; a number is a constant that is not rational, such as sqrt(2).
#pragma once

#include "base/ids.h"
#include "base/result.h"
#include "geometry/point.h"
#include "numbers/scalar.h"

#include <boost/container/small_vector.hpp>
#include <compare>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace porism::facts {

enum class QuantityKind : std::uint8_t {
    number,        ///< sqrt(2), pi, cos(40o)
    letter,        ///< x
    length,        ///< length(a,b): |AB|
    angle,         ///< angle(a,b,c): between the rays BA and BC, in (0, 180)
    arc,           ///< arc(o,a,b): the shorter arc from A to B about O; arc(o,a,m,b): the one through M. In (0, 360)
    area,          ///< area(a,b,c,...): of the simple polygon
    perimeter,     ///< perimeter(a,b,c,...): of the polygon
    disc,          ///< disc(o,a): area of the circle with centre O through A
    circumference, ///< circumference(o,a)
    arc_length,    ///< arc_length(o,a,b), arc_length(o,a,m,b)
    sector,        ///< sector(o,a,b), sector(o,a,m,b): its area
    sine,          ///< sine(a,b,c): of the angle ABC
    cosine,        ///< cosine(a,b,c)
    tangent,       ///< tangent(a,b,c)
};
inline constexpr int quantity_kind_count = static_cast<int>(QuantityKind::tangent) + 1;

struct QuantityRow {
    QuantityKind kind;
    std::string_view name;      ///< as text writes it before its points; empty for numbers and letters
    std::string_view arguments; ///< for the documentation: "A B C"
    std::uint8_t least, most;   ///< number of points
    bool positive;              ///< it is never zero or negative
    std::uint16_t below;        ///< it is smaller than this; 0: there is no bound
    std::string_view meaning;
};
std::span<const QuantityRow> quantity_table();
const QuantityRow& row(QuantityKind kind);
std::optional<QuantityKind> quantity_by_name(std::string_view name);

inline constexpr std::size_t max_quantity_points = 16;
inline constexpr std::size_t max_letter_size = 8;

/// Whether it is one of the family's words that may stand where a statement does and ask something (scene/question.h).
bool asks_something(std::string_view word);

/// A value type in normal form: quantities that are equal by the symmetries of their kind alone are equal.
class Quantity {
public:
    /// Empty where the points cannot be meant: too few, too many, or one twice.
    static std::optional<Quantity> of(QuantityKind kind, std::span<const PointId> points);
    /// A letter or a short word that asks nothing; other text is an error: `bad_letter`.
    static Result<Quantity> letter(std::string_view name);
    /// A constant; rational ones have no quantity, they are coefficients (asserted).
    static Quantity number(numbers::Scalar value);

    QuantityKind kind() const { return kind_; }
    std::span<const PointId> points() const { return points_; }
    /// Of a letter its name, of a number its canonical text; else empty.
    const std::string& text() const;
    /// Of a number (asserted).
    const numbers::Scalar& constant() const;

    friend bool operator==(const Quantity& a, const Quantity& b) { return (a <=> b) == 0; }
    friend std::strong_ordering operator<=>(const Quantity& a, const Quantity& b);
    std::uint64_t hash() const;

private:
    struct Symbol;
    using Points = boost::container::small_vector<PointId, 4>; // nearly all have so few, and copies are many

    QuantityKind kind_ = QuantityKind::letter;
    Points points_;
    std::shared_ptr<const Symbol> symbol_; ///< of letters and numbers
};

/// "angle(a,b,c)", "x", "sqrt(2)".
std::string to_string(const Quantity& quantity, std::span<const std::string> names);

/// Values of letters, by name.
using Letters = std::map<std::string, double, std::less<>>;
/// In a picture of doubles; not a number where the points are not in the place that the kind needs (an arc whose points
/// are not equally far from the centre is measured along its angles), or for a letter without a value.
double value_in(const Quantity& quantity, std::span<const geometry::Point<double>> points, const Letters& letters = {});

} // namespace porism::facts

template<>
struct std::hash<porism::facts::Quantity> {
    std::size_t operator()(const porism::facts::Quantity& quantity) const noexcept { return quantity.hash(); }
};
