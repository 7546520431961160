// What actions say beside their rows: places that are typed tell distances, and which points are on one line;
// comparisons what is equal.
#pragma once

#include "numbers/scalar.h"
#include "scene/scene.h"

#include <cstddef>
#include <vector>

namespace porism::scene {

/// Of so many points with given places, the first of a scene, it is said how far each is from each other.
inline constexpr std::size_t most_told_places = 24;

struct GivenPlace {
    PointId point;
    numbers::Rational x, y;
};

bool same(const GivenPlace& a, const GivenPlace& b);
bool on_one_line(const GivenPlace& a, const GivenPlace& b, const GivenPlace& c);
numbers::Rational squared_distance(const GivenPlace& a, const GivenPlace& b);

/// The rational ones of the first so many actions, in order, each place once: of points in one place the first.
std::vector<GivenPlace> given_places(const Scene& scene, std::size_t actions);

/// Of an action that puts points at given rational places, how far each is from the given places before it, and which
/// two of these it is on a line with: exact, so premises as what a construction gives. Of a line its first two points
/// tell. Quadratic in the places, empty of an action without such.
std::vector<facts::Statement> said_by_places(const Scene& scene, std::size_t action);

/// Of a comparison whose amounts may be equal, what of those that are stated so far is equal in every figure, and was
/// not without it (facts/order_consequences.h): AB = AC of AB <= AC behind AB >= AC. Empty of other actions.
std::vector<facts::Statement> said_by_comparisons(const Scene& scene, std::size_t action);

/// All that an action gives: what its rows say (said_by), then its places, then its comparisons with those before.
std::vector<facts::Statement> given_by(const Scene& scene, std::size_t action);

} // namespace porism::scene
