// Comparisons of quotients and roots as comparisons of sums and products.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace porism::verigeo {

/// Both sides of a comparison in the words of facts/relation.h. They are multiplied by the measures, and the sums and
/// products of measures and positive numbers, that their summands are divided by: "AB/DE" and "2" are "length(A,B)" and
/// "(2)*length(D,E)". Of an equation that is a root on a side, where the other side or what is under both roots is not
/// negative, both sides are squared. Empty where a side holds what relation_text does not read.
std::optional<std::pair<std::string, std::string>> plain_sides(std::string_view left, std::string_view sign,
                                                               std::string_view right);

/// Both sides of a comparison without the signs behind degrees, where it is one of angles alone, which count degrees
/// anyway: "∠ABC" and "60" for "∠ABC" and "60°". A number beside them that is told by pi counts radians, an arc is an
/// angle: "30" for "pi/6" and for "arcsin(1/2)". Else as they are.
std::pair<std::string, std::string> in_plain_degrees(std::string_view left, std::string_view right);

} // namespace porism::verigeo
