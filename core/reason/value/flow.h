// Values that flow back into a closure: what the search for quantities finds is said to it as statements, so that its
// rules see that two angles are equal because both are 40 degrees (definition 24).
#pragma once

#include "base/stop.h"
#include "diagram/diagram.h"
#include "reason/reason.h"
#include "reason/value/values.h"

#include <cstddef>

namespace porism::reason {

/// Whether a number is given for a length, or an equation between quantities is. Directed angles with numbers are no
/// values by themselves: the tables have all that follows from them.
bool speaks_of_values(const diagram::Diagram& diagram);

/// Counted work (definition 27).
struct FlowLimits {
    ValueLimits values{
        .bindings = 400'000, .equations = 6'000, .tried = 6'000, .work = 300'000, .bases = 0, .written = 12};
    std::size_t rounds = 4;       ///< of searching and of closing with what was found
    std::size_t statements = 200; ///< that are said to the closure in one round
    std::size_t unknowns = 3;     ///< of a given equation that are tried as such at once
    std::size_t open = 8;         ///< given equations whose unknowns are tried
    std::uint64_t work = 60'000;  ///< of calculation for the unknowns of one of them
};

/// What was done.
struct Flowed {
    std::size_t rounds = 0;     ///< after which the closure went on
    std::size_t statements = 0; ///< that were said, the equations on which they rest not counted
};

/// Once a closure is saturated, its values and those of the unknown letters are searched for; what two of them or one
/// say of lengths, angles and lines, under order conditions that the scene picture shows, and what the closure does not
/// hold, is taken by the session, with the equations behind it, and the session goes on; again until nothing new comes.
/// Where nothing does, quantities of a given equation that no statement says are unknowns like letters ("2 ∠A + ∠B =
/// 180", by ∠A), with the cosines in it put away by the sides.
/// Nothing is done where the scene does not speak of values or the session did not end saturated. Equations that
/// contradict each other end the session as inconsistent. `letters`: their values in the picture, as in value_of.
Flowed let_values_flow(Session& session, const diagram::Diagram& diagram, const facts::Letters& letters = {},
                       const FlowLimits& limits = {}, const Control& control = {});

} // namespace porism::reason
