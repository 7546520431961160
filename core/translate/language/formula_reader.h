// Formulas of texts, "AB² + BC² = AC²", as the text that facts::parse_relation reads.
#pragma once

#include "translate/language/language.h"
#include "translate/language/spoken_names.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace porism::translate {

struct FormulaRead {
    std::size_t end = 0;    ///< bytes of the text
    std::string typed = {}; ///< "length(a,b)^2 + length(b,c)^2 = length(a,c)^2"
    bool compares = false;  ///< by another sign than "="
};

/// What formulas need to know of their text.
struct FormulaContext {
    const SpokenNames& spoken;
    Names names;         ///< of the scene
    std::string_view is; ///< besides "=": Language::is
    /// A quantity in words that begins there: its end, and as it is typed.
    std::function<std::optional<FormulaRead>(std::size_t at)> quantity;
};

/// The equation or comparison that begins at `at`, as far as it goes.
std::optional<FormulaRead> read_formula(std::string_view text, std::size_t at, const FormulaContext& context);
/// The sum of directed angles that begins there, "∠(AB, BC) + ∠(CA, AO) ≡ 90° (mod 180°)", as the text that
/// scene::parse_question reads.
std::optional<FormulaRead> read_angle_sum(std::string_view text, std::size_t at, const FormulaContext& context);
/// One quantity that begins there: "AB", "∠ABC", "the area of the triangle ABC", "x".
std::optional<FormulaRead> read_quantity(std::string_view text, std::size_t at, const FormulaContext& context);

} // namespace porism::translate
