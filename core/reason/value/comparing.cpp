#include "reason/value/comparing.h"

#include "facts/comparison.h"
#include "facts/constants.h"
#include "facts/solving.h"
#include "reason/value/reading_step.h"

namespace porism::reason {
namespace {

/// The difference of the sides, all values put in.
Result<numbers::Scalar> difference_of(Session& session, const diagram::Diagram& diagram,
                                      const facts::Relation& compared, const facts::Letters& letters,
                                      const ValueLimits& limits, const Control& control) {
    std::optional<facts::Polynomial> left = compared.polynomial();
    for (const facts::Quantity& quantity : compared.quantities()) {
        const auto known = value_of(session, diagram, quantity, letters, limits, control);
        if (!known) return fail(known.error());
        left = left ? facts::substituted(*left, quantity, facts::constant(known->value)) : std::nullopt;
    }
    auto value = left ? facts::value_of(*left) : std::nullopt;
    if (!value)
        return fail("value_unknown", "the difference of the sides was not reckoned", "compare them with numbers");
    return *std::move(value);
}

} // namespace

Result<proof::Path> path_to_comparison(Session& session, const diagram::Diagram& diagram,
                                       const facts::Statement& comparison, const facts::Letters& letters,
                                       const ValueLimits& limits, const Control& control) {
    const facts::Relation& compared = *comparison.compared();
    const auto difference = difference_of(session, diagram, compared, letters, limits, control);
    if (!difference) return fail(difference.error());
    const auto says = facts::Relation::of(compared.polynomial() - facts::constant(*difference));
    if (!says || facts::decided_by(comparison, *says) != true)
        return fail("value_unknown", "by the values that follow it does not hold", "compare other amounts");
    auto path = path_by_quantities(session, diagram, facts::make(*says), letters, limits, control);
    if (!path) return path;
    append_reading(*path, comparison);
    return path;
}

} // namespace porism::reason
