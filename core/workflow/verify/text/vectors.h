// Vectors of a text as expressions of VeriGeo have them.
#pragma once

#include <string>
#include <string_view>

namespace porism::workflow {

/// "→AB = 2→AC", and in a sentence that speaks of vectors "AC = AB + AD", with Vector(A,B) for the names; products and
/// squares of vectors as Dot, 0 beside a sum of vectors as the zero vector. "BC = 5" is about a length in any sentence.
std::string vectors_in_signs(std::string_view sentence);

/// The other way round, to be read: "Vector(A,C) = Vector(A,B)" as "AC = AB as vectors".
std::string without_vector_signs(std::string_view text);

} // namespace porism::workflow
