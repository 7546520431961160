#include "reason/whynot/deciding.h"

#include "facts/reckoning.h"
#include "reason/value/angles_near.h"
#include "reason/value/collector.h"

#include <algorithm>
#include <set>

namespace porism::reason {
namespace {

using facts::Quantity;
using facts::Statement;
using numbers::Scalar;

bool decides(const TrialEvidence& evidence, const Statement& order, const Quantity& quantity,
             const std::vector<Scalar>& values) {
    std::vector<Statement> orders = evidence.orders;
    orders.push_back(order);
    const TrialEvidence with{evidence.equations, evidence.about, evidence.numbers, orders};
    const auto possible =
        std::ranges::count_if(values, [&](const Scalar& value) { return !refused(with, quantity, value); });
    return possible == 1;
}

} // namespace

std::vector<OpenChoice> open_choices(Session& session, const diagram::Diagram& diagram, const Quantity& quantity,
                                     const facts::Letters& letters, const ValueLimits& limits, const Control& control) {
    facts::Reckoning reckoning;
    reckoning.allow(limits.work);
    Collector collector(session, diagram, limits, control);
    collector.collect({quantity});
    std::set<Quantity> unknown = collector.letters();
    unknown.insert(quantity);
    Propagation propagation(collector.equations(), diagram, letters, unknown, limits, control);
    propagation.run(quantity);
    std::vector<OpenChoice> out;
    for (const auto& [choice, by] : propagation.open_choices())
        if (unknown.contains(choice.first)) out.push_back({choice.first, choice.second});
    return out;
}

OpenValues open_values(const Propagation& propagation, const diagram::Diagram& diagram, const Quantity& quantity,
                       std::size_t trials) {
    OpenValues out;
    for (const auto& [choice, by] : propagation.open_choices())
        if (choice.first == quantity && (out.values.empty() || choice.second.size() < out.values.size()))
            out.values = choice.second;
    if (out.values.empty()) return out;
    const TrialEvidence evidence = propagation.evidence();
    const std::vector<Statement> angles = angles_near(quantity, evidence, diagram, trials);
    const auto found = std::ranges::find_if(
        angles, [&](const Statement& order) { return decides(evidence, order, quantity, out.values); });
    if (found != angles.end()) out.deciding = *found;
    return out;
}

} // namespace porism::reason
