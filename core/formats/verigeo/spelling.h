// One spelling for what expressions and goals write in several.
#pragma once

#include <string>
#include <string_view>

namespace porism::verigeo {

/// Signs of TeX, of typography and of powers as the readers of expressions and goals know them: "\angle ABC" as "∠ABC",
/// "\sqrt{2}" as "sqrt(2)", "60^\circ" as "60°", "AB²" as "AB^2"; dollar signs are left out.
std::string spelled(std::string_view text);

} // namespace porism::verigeo
