// The equation view of a rule's patterns as linear forms over its letters, evaluated in pictures.
#pragma once

#include "proof/rules/rule.h"
#include "reason/match/figure.h"

#include <array>
#include <vector>

namespace porism::reason {

inline constexpr std::size_t max_letters = 12;
inline constexpr std::size_t max_terms = 6; ///< no predicate's equation has more
using Binding = std::array<Pt, max_letters>;

struct LetterTerm {
    std::uint8_t a, b;
    std::int8_t coefficient;
};

/// sum of coefficient * quantity(ab) = constant: turns of pi modulo 1, or natural logarithms. What squares say is said
/// by these too.
struct Form {
    facts::TableKind table;
    std::uint8_t count = 0;
    std::array<LetterTerm, max_terms> terms{};
    double constant = 0;

    bool mentions(std::uint8_t letter) const;
    /// Left side minus constant; for directions the distance from the nearest integer is meant.
    double excess(const Figure& figure, const Binding& binding) const;
    bool holds(const Figure& figure, const Binding& binding) const;
};

std::vector<Form> forms(const facts::Pattern& pattern, std::size_t letters);

} // namespace porism::reason
