// What a text says of its triangle in words, without its corners: "the hypotenuse is AC", "an obtuse triangle".
#pragma once

#include "workflow/verify/text/claims.h"
#include "workflow/verify/text/polygons.h"

#include <functional>
#include <string>
#include <string_view>

namespace porism::workflow {

/// Whether the picture shows what is said in signs.
using IsSeen = std::function<bool(const std::string& signs)>;

/// A sentence with the corners of "the triangle" (Polygons::meant_by), and with what it says of the triangle's shape in
/// signs besides: "the perimeter is 12" as "the perimeter of ABC is 12", "an acute triangle" with the three angles
/// below 90°, "right angle at C", "legs of length 3 and 4", "BC is the shortest side". What is not certain stays as it
/// is: a right angle may be one of another triangle, so that only one which no points of the picture show is told.
/// What a solution says of some triangle ("in an isosceles triangle") is a theorem, and no claim; the values that it
/// has of "the triangle" are a claim where they are seen, for else it may mean another one.
std::string shapes_spelled_out(std::string_view sentence, const Polygons& polygons, Supposing supposing,
                               const IsSeen& is_seen);

} // namespace porism::workflow
