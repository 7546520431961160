// Whether a quantity would have a value if more were known of others.
#pragma once

#include "base/stop.h"
#include "diagram/diagram.h"
#include "reason/value/collector.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace porism::reason {

/// Counted work (definition 27).
struct SupposingLimits {
    std::size_t trials;
    std::size_t equations; ///< gone through in all trials together
    std::uint64_t tried;   ///< in one of them (ValueLimits)
};

/// What is collected must be so already; it stays as it is. All arguments must outlive it.
class Supposing {
public:
    Supposing(const Collector& collector, const diagram::Diagram& diagram, facts::Quantity wanted,
              const facts::Letters& letters, SupposingLimits limits, const Control& control);

    bool spent() const;
    /// Whether it follows once these hold too. No once the limits are spent.
    bool gives(const std::vector<facts::Relation>& more);

private:
    const Collector& collector_;
    const diagram::Diagram& diagram_;
    const facts::Quantity wanted_;
    const facts::Letters& letters_;
    SupposingLimits limits_;
    const Control& control_;
};

/// "quantity = value", as near as the picture shows it: with a simple number where there is one. Of an angle that is
/// not of few parts of a degree its cosine: its own value would be too hard to calculate with. Empty where the picture
/// has none.
std::optional<facts::Relation> seen_value(const facts::Quantity& quantity, facts::Points<double> picture,
                                          const facts::Letters& letters);

} // namespace porism::reason
