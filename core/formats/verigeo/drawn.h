// Where an envelope puts its points by hand: figures are drawn from there.
#pragma once

#include "formats/verigeo/edges.h"
#include "scene/scene.h"

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace porism::verigeo {

class Drawn {
public:
    void put(const std::string& point, const numbers::Scalar& x, const numbers::Scalar& y);
    /// At a part of the segment between two points; empty where these, or the part, are not told.
    std::vector<std::optional<scene::Coordinates>> on_segment(const Action& action) const;
    /// In the direction of an angle or of a point, where the centre and how far it is are put by hand; empty else.
    std::vector<std::optional<scene::Coordinates>> on_circle(const Action& action, const Circle& circle) const;

private:
    using Place = std::pair<double, double>;
    std::optional<Place> place_of(const std::string& point) const;
    std::optional<double> radius_of(const Circle& circle, const Place& centre) const;
    /// In radians.
    std::optional<double> direction_of(const Action& action, const Place& centre) const;

    std::map<std::string, Place> places_;
};

} // namespace porism::verigeo
