// How the instances of a rule are found in a picture: where to start, and how each further letter is bound and checked.
#pragma once

#include "reason/match/form.h"
#include "reason/match/seed.h"

#include <vector>

namespace porism::reason {

/// Binds one letter. Along a direction or at a distance from a bound point when some equation leaves no other choice.
struct PlanStep {
    enum class Way : std::uint8_t { any, along_direction, at_distance };
    Way way = Way::any;
    std::uint8_t letter = 0;
    std::uint8_t anchor = 0;           ///< the bound letter
    std::uint16_t form = 0;            ///< the equation
    std::int8_t coefficient = 1;       ///< of the pair (anchor, letter) in it
    std::vector<std::uint16_t> checks; ///< equations that have all letters now
};

/// One way to match a rule. `orders`: the places of the seed's points that are not exchanged by the rule's own
/// symmetries.
struct Plan {
    SeedKind seed = SeedKind::pair;
    std::vector<std::uint8_t> letters; ///< letter of each place of the seed
    std::vector<SeedOrder> orders;
    std::vector<std::uint16_t> checks; ///< equations over the seed's letters
    std::vector<PlanStep> steps;

    /// Expected number of bindings tried, given the number of tuples of the seed and of points.
    double cost(double tuples, std::size_t points) const;
};

/// What of an instance the pictures must show. Hypotheses alone, for tests that the rows are sound without the rest:
/// all points are tried then, those too that seeds leave to other rows.
enum class Shown : std::uint8_t { hypotheses_and_conclusions, hypotheses };

/// A row of the rule table made ready for matching.
struct CompiledRule {
    const proof::Rule* rule = nullptr;
    std::vector<Form> forms = {};                            ///< of what must be shown
    std::vector<facts::Pattern> squares = {};                ///< what must be shown and has no form: sums of squares
    std::vector<std::array<std::uint8_t, 3>> triangles = {}; ///< of its patterns about triangles the first
    std::vector<std::vector<std::uint8_t>> symmetries = {};  ///< the whole group, the identity first
    std::vector<Plan> plans = {};                            ///< none where another finder has its instances
};

/// Rows that are matched by plans as a rule. Not the implied ones, which the tables say; nor those whose instances
/// match_sines, match_sums and match_coincidences find.
bool is_bound_by_plans(const proof::Rule& rule);

/// The table compiled, by RuleId. Computed once.
const std::vector<CompiledRule>& compiled_rules(Shown shown = Shown::hypotheses_and_conclusions);

} // namespace porism::reason
