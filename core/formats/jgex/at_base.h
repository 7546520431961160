// Angles between the equal sides of isosceles triangles, told at the base.
#pragma once

#include "facts/truth.h"
#include "formats/jgex/stated.h"

namespace porism::jgex {

/// With the angle of the base and a side in place of each constant angle between two lines that have a point in common
/// and reach equally far from it: the same in figures in which the triangle turns as it does in the picture.
Stated told_at_base(Stated stated, facts::Points<double> picture);

} // namespace porism::jgex
