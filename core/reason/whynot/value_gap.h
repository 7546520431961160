// Why quantities have no derived value where the pictures show one: the equations that speak of them, what each still
// lacks, and the first missing link.
//
// An equation lacks the values of other quantities, or, being that of a relation row, hypotheses that were not derived.
// A link is told only when the value follows once it is known: the search is gone through again with what it says.
#pragma once

#include "reason/value/values.h"
#include "reason/whynot/deciding.h"
#include "reason/whynot/why_not.h"

#include <optional>
#include <span>
#include <vector>

namespace porism::reason {

/// Counted work (definition 27).
struct ValueGapLimits {
    ValueLimits values;
    std::size_t attempts = 5;             ///< that are told
    std::size_t nearest = 3;              ///< known values that are told
    std::size_t instances = 4'000;        ///< of relation rows that are not proved, whose hypotheses are looked at
    std::size_t trials = 16;              ///< of statements as links, and of values
    std::size_t trial_equations = 60'000; ///< gone through in trials of either
};

/// An equation that speaks of the quantity.
struct EquationAttempt {
    facts::Statement equation;
    const proof::Rule* row = nullptr;            ///< that says it; null where it is given, or read off a statement
    std::vector<PointId> binding;                ///< of the row
    std::vector<facts::Quantity> known, unknown; ///< the others in it; of sines and the like the angles
    std::vector<facts::Statement> lacking;       ///< hypotheses of the row that were not derived
    std::vector<numbers::Scalar> roots; ///< where it lacks nothing: the values that it leaves open, if they can be told
};

struct ValueGap {
    std::optional<facts::Quantity> quantity; ///< that has no value; nothing where all have one
    std::vector<KnownValue> nearest;         ///< of its kind or of most of its points
    std::vector<EquationAttempt> attempts;   ///< fewest lacking first, then the cheapest to derive
    std::vector<MissingLink> links;          ///< statements, as in WhyNot
    /// Where no statement is the link: other quantities without a value. One is enough, or all are those of an
    /// equation.
    std::vector<facts::Quantity> missing;
    OpenValues open; ///< where equations leave the quantity several values, or another one with which it has one
    std::optional<facts::Quantity> open_quantity; ///< whose those are
    bool whole = true;                            ///< neither a limit nor a stop cut the search
};

/// Of the first of the quantities that has no value. All have one in the pictures; `letters` as in value_of.
ValueGap value_gap(Session& session, const diagram::Diagram& diagram, std::span<const facts::Quantity> wanted,
                   const facts::Letters& letters = {}, const ValueGapLimits& limits = {}, const Control& control = {});

} // namespace porism::reason
