// Whether equations that are known say another one: as one of them, by the values of its quantities, by multiples of
// one length, or by what some of its quantities are by the others.
#pragma once

#include "base/stop.h"
#include "diagram/diagram.h"
#include "reason/value/collector.h"
#include "reason/value/values.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace porism::reason {

/// Where and how far equations are put together. All of it must outlive the search.
struct SaidIn {
    const diagram::Diagram& diagram;
    const facts::Letters& letters;
    const ValueLimits& limits;
    const Control& control;
};

/// The equation among the collector's, to which it is added with what it was calculated from.
std::optional<std::size_t> said(const facts::Relation& wanted, Collector& collector, const SaidIn& in);

/// "quantity = value" of all its quantities, where it is false by them, exactly; otherwise empty.
std::vector<facts::Statement> refuting_values(const facts::Relation& wanted, Collector& collector, const SaidIn& in);

} // namespace porism::reason
