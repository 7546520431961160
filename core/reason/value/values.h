// Values of quantities that the givens determine, exactly, with the path that derives them (definition 24).
#pragma once

#include "base/stop.h"
#include "diagram/diagram.h"
#include "facts/relation.h"
#include "proof/trace.h"
#include "reason/reason.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace porism::reason {

/// Counted work (definition 27).
struct ValueLimits {
    std::uint64_t bindings = 4'000'000; ///< of letters of relation rows
    std::uint64_t equations = 60'000;   ///< from statements and rows
    std::uint64_t tried = 40'000;       ///< equations in which what is known is put in, for one question
    std::uint64_t work = 1'500'000;     ///< of calculation (facts::Reckoning), for one question with all that is tried
    std::size_t bases = 8;              ///< unknown quantities that are tried as such, one after the other
    std::size_t written = 1'000;        ///< characters of the irrational numbers of an equation that is solved
    bool everywhere = false;            ///< order conditions are to hold in every picture of the diagram
    bool in_haste = false;              ///< the first path to a value is taken: no shorter one is looked for
    /// Of a figure that was solved for nothing is read by an order of its points that the scene does not say.
    bool of_any_solution = false;
};

struct ValueAnswer {
    numbers::Scalar value;
    proof::Path path; ///< the last step concludes "quantity = value"
};

/// The quantity's value from the statements of a closure and the relations among the givens. What the closure holds is
/// read (facts/readings.h), relation rows are matched in the pictures and their hypotheses proved by the closure, and
/// what they say is solved. `letters`: the values of unknown letters in the picture, by which false roots are seen.
/// Errors: `value_unknown` where it does not follow, `value_limit` where a limit, which it names, ended the search
/// before it was found, `interrupted`, those of path_to.
Result<ValueAnswer> value_of(Session& session, const diagram::Diagram& diagram, const facts::Quantity& quantity,
                             const facts::Letters& letters = {}, const ValueLimits& limits = {},
                             const Control& control = {});

/// "quantity = value".
struct KnownValue {
    facts::Quantity quantity;
    numbers::Scalar value;
    facts::Statement statement;
    /// Equations that were read from statements or are said by relation rows, and that speak of it and of quantities
    /// with values alone: each gives it, once the others are known.
    std::size_t derivations = 0;
};

/// The quantities that have a value, ascending: lengths, angles and letters, others where the givens speak of such.
/// Only `limits.bases` quantities are tried as unknowns, in a large scene none, so value_of finds some more. A stop or
/// a limit leaves values out.
std::vector<KnownValue> known_values(Session& session, const diagram::Diagram& diagram,
                                     const facts::Letters& letters = {}, const ValueLimits& limits = {},
                                     const Control& control = {});

/// Statements "quantity = value" that follow and with which an equation that says the statement is false, exactly;
/// empty where not all its quantities have values, or it may be true. For what pictures are too near to refute.
std::vector<facts::Statement> refuting_values(Session& session, const diagram::Diagram& diagram,
                                              const facts::Statement& statement, const facts::Letters& letters = {},
                                              const ValueLimits& limits = {}, const Control& control = {});

/// The path to a statement which an equation between quantities says (facts::whole_readings): one that holds by a
/// relation row or by another statement, or by the values of its quantities. For what the closure does not reach: it
/// matches no relation rows. Errors: as above; `value_unknown` also where no equation says the statement.
Result<proof::Path> path_by_quantities(Session& session, const diagram::Diagram& diagram,
                                       const facts::Statement& statement, const facts::Letters& letters = {},
                                       const ValueLimits& limits = {}, const Control& control = {});

} // namespace porism::reason
