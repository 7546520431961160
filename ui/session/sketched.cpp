#include "ui/session/sketched.h"

#include <cmath>

namespace porism::ui {
namespace {

numbers::Scalar to_a_millionth(double value) {
    return numbers::Scalar::from_double(std::round(value * 1e6) / 1e6);
}

} // namespace

scene::Coordinates sketched(const geometry::Point<double>& place) {
    return {to_a_millionth(place.x), to_a_millionth(place.y), false};
}

} // namespace porism::ui
