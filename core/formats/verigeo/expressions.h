// Expressions of VeriGeo over lengths, angles and areas, in the words of facts/relation.h.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace porism::verigeo {

/// "length(A,B)^2+3" for "Length(SEG_AB)^2 + 3"; angles in degrees. Norms and scalar products of vectors between
/// points, and magnitudes of complex numbers that are such, are lengths and squares of lengths. Empty where it holds
/// something else: other vectors, complex numbers, functions of others than angles.
std::optional<std::string> relation_text(std::string_view expression);
/// "(0+(2)*length(A,B)^2+...)" for the square of "Norm(Vector(A,B)+Vector(A,C))", the norm of a sum of vectors, where
/// it is the whole text: no such is negative. Empty of other text.
std::optional<std::string> squared_norm_text(std::string_view expression);
/// The other way round: "Length(A,B)^2 + 3" for what a relation or quantity is written as.
std::optional<std::string> expression_text(std::string_view relation);

} // namespace porism::verigeo
