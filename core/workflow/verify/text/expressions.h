// Signs of texts as expressions of VeriGeo have them, and back.
#pragma once

#include <string>

namespace porism::workflow {

/// "∠ABC" as ANG_ABC, "△ABC" and "[ABC]" as TRI_ABC, "[ABCD]" as Area(A,B,C,D), "perimeter(ABC)" and the radii of the
/// circles about and in a triangle by its sides, "·" as *, "sin ∠ABC" as sin(ANG_ABC).
std::string as_expressions(std::string text);
/// The other way round, to be read: "perimeter of ABC", "area of ABC", vectors as text/vectors.h has them.
std::string as_texts_write(std::string expressions);

} // namespace porism::workflow
