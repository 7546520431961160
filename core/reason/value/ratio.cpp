#include "reason/value/ratio.h"

#include "facts/reckoning.h"
#include "facts/solving.h"
#include "reason/value/collector.h"
#include "reason/value/search.h"
#include "reason/value/shortening.h"

#include <utility>

namespace porism::reason {
namespace {

Error no_ratio(const Control& control) {
    if (control.stopped()) return {ErrorKind::interrupted, "interrupted", "stopped while looking for a ratio", {}, {}};
    return {ErrorKind::unavailable, "value_unknown", "its value was not derived", "give more, or another ratio", {}};
}

/// Of two lengths.
struct Pair {
    facts::Quantity quantity, unit;
};

} // namespace

Result<ValueAnswer> ratio_of(Session& session, const diagram::Diagram& diagram, const facts::Quantity& above,
                             const facts::Quantity& below, const facts::Letters& letters, const ValueLimits& limits,
                             const Control& control) {
    facts::Reckoning reckoning;
    reckoning.allow(limits.work);
    Collector collector(session, diagram, limits, control);
    collector.collect({above, below});
    const std::size_t collected = collector.equations().size();
    for (const Pair& pair : {Pair{above, below}, Pair{below, above}}) {
        const auto found = valued_by_unit(collector, diagram, pair.quantity, pair.unit, letters, limits, control);
        if (!found) continue;
        auto path = collector.equations().path_to(found->equation, control);
        if (!path) return fail(std::move(path.error()));
        const Search search{diagram, pair.quantity, letters, found->bases, limits, control, pair.unit};
        proof::Path shorter = shortened({*std::move(path), found->equation}, collector.equations(), collected, search);
        const auto quotients = facts::quotients(shorter.goal().relation()->polynomial(), above);
        if (quotients && quotients->values.size() == 1)
            return ValueAnswer{quotients->values.front(), std::move(shorter)};
    }
    return fail(no_ratio(control));
}

} // namespace porism::reason
