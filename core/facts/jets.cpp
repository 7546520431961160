#include "facts/jets.h"

#include "facts/relation.h"
#include "facts/truth.h"
#include "geometry/vector.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace porism::facts {
namespace {

using numbers::Ball;
using numbers::Jet;
using JetPoint = geometry::Point<Jet>;
using Places = std::span<const JetPoint>;

constexpr int half_turn_degrees = 180, whole_turn_degrees = 360;

Jet in_degrees(const Jet& radians) {
    return radians * Jet(Ball(half_turn_degrees) / numbers::pi_ball());
}

/// In [0, 360) from the first to the second, counter-clockwise.
Jet turn(const JetPoint& from, const JetPoint& to) {
    const Jet across = cross(from, to);
    const auto side = sign(across);
    if (!side || *side == 0) return numbers::unknown_jet();
    const Jet turned = in_degrees(atan2(across, dot(from, to)));
    return *side < 0 ? turned + whole_turn_degrees : turned;
}

Jet distance(const JetPoint& p, const JetPoint& q) {
    return sqrt(squared_length(q - p));
}
/// The angle below 180 degrees.
Jet between(const JetPoint& from, const JetPoint& to) {
    return in_degrees(atan2(abs(cross(from, to)), dot(from, to)));
}

Jet length_in(Places at) {
    return distance(at[0], at[1]);
}
Jet angle_in(Places at) {
    return between(at[0] - at[1], at[2] - at[1]);
}
Jet arc_in(Places at) {
    if (at.size() == 3) return between(at[1] - at[0], at[2] - at[0]);
    const Jet all = turn(at[1] - at[0], at.back() - at[0]);
    const auto passes = sign(all - turn(at[1] - at[0], at[2] - at[0]));
    if (!passes || *passes == 0) return numbers::unknown_jet();
    return *passes > 0 ? all : whole_turn_degrees - all;
}
Jet area_in(Places at) {
    Jet twice;
    for (std::size_t i = 0; i < at.size(); ++i) twice = twice + cross(at[i], at[(i + 1) % at.size()]);
    return abs(twice) / 2;
}
Jet perimeter_in(Places at) {
    Jet all;
    for (std::size_t i = 0; i < at.size(); ++i) all = all + distance(at[i], at[(i + 1) % at.size()]);
    return all;
}
Jet disc_in(Places at) {
    return Jet(numbers::pi_ball()) * squared_length(at[1] - at[0]);
}
Jet circumference_in(Places at) {
    return Jet(Ball(2) * numbers::pi_ball()) * length_in(at);
}
Jet arc_length_in(Places at) {
    return circumference_in(at) * arc_in(at) / whole_turn_degrees;
}
Jet sector_in(Places at) {
    return disc_in(at) * arc_in(at) / whole_turn_degrees;
}
Jet sine_in(Places at) {
    return abs(cross(at[0] - at[1], at[2] - at[1])) / (distance(at[1], at[0]) * distance(at[1], at[2]));
}
Jet cosine_in(Places at) {
    return dot(at[0] - at[1], at[2] - at[1]) / (distance(at[1], at[0]) * distance(at[1], at[2]));
}
Jet tangent_in(Places at) {
    return abs(cross(at[0] - at[1], at[2] - at[1])) / dot(at[0] - at[1], at[2] - at[1]);
}

struct Measure {
    QuantityKind kind;
    Jet (*value)(Places);
};
constexpr std::array measures{
    Measure{QuantityKind::length, length_in},
    Measure{QuantityKind::angle, angle_in},
    Measure{QuantityKind::arc, arc_in},
    Measure{QuantityKind::area, area_in},
    Measure{QuantityKind::perimeter, perimeter_in},
    Measure{QuantityKind::disc, disc_in},
    Measure{QuantityKind::circumference, circumference_in},
    Measure{QuantityKind::arc_length, arc_length_in},
    Measure{QuantityKind::sector, sector_in},
    Measure{QuantityKind::sine, sine_in},
    Measure{QuantityKind::cosine, cosine_in},
    Measure{QuantityKind::tangent, tangent_in},
};
static_assert(measures.size() + 2 == quantity_kind_count, "numbers and letters have no points");

} // namespace

Jet value_in(const Quantity& quantity, JetPoints points, const JetLetters& letters) {
    if (quantity.kind() == QuantityKind::number) return numbers::from_scalar<Jet>(quantity.constant());
    if (quantity.kind() == QuantityKind::letter) {
        const auto found = letters.find(quantity.text());
        return found == letters.end() ? numbers::unknown_jet() : found->second;
    }
    std::vector<JetPoint> at;
    for (const PointId point : quantity.points()) at.push_back(points[point.index()]);
    const auto* measure = std::ranges::find(measures, quantity.kind(), &Measure::kind);
    assert(measure != measures.end());
    return measure->value(at);
}

Jet value_in(const Relation& relation, JetPoints points, const JetLetters& letters) {
    std::map<Quantity, Jet> values;
    Jet sum;
    for (const auto& [monomial, coefficient] : relation.polynomial()) {
        Jet term = numbers::from_rational<Jet>(coefficient);
        for (const Monomial::Factor& factor : monomial.factors) {
            auto known = values.find(factor.quantity);
            if (known == values.end())
                known = values.emplace(factor.quantity, value_in(factor.quantity, points, letters)).first;
            for (std::uint32_t i = 0; i < factor.exponent; ++i) term = term * known->second;
        }
        sum = sum + term;
    }
    return sum;
}

std::vector<Jet> vanishing(const Statement& statement, JetPoints points, const JetLetters& letters) {
    if (const Relation* relation = statement.relation()) return {value_in(*relation, points, letters)};
    return residuals<Jet>(statement, points);
}

} // namespace porism::facts
