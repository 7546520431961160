#include "reason/whynot/supposing.h"

#include "numbers/recognise.h"
#include "reason/value/propagation.h"

#include <cmath>
#include <utility>

namespace porism::reason {
namespace {

using facts::Quantity;
using facts::QuantityKind;

constexpr double error = 1e-9; // relative, of what a picture shows

/// A number that the picture shows, or a rational next to it.
std::optional<numbers::Scalar> stand_in(double seen) {
    constexpr int parts = 1'000'000;
    if (const auto forms = numbers::simple_forms(seen, error); !forms.empty()) return forms.front();
    const auto near = numbers::simple_rational(seen, 10 * error * std::fabs(seen), parts);
    return near ? std::optional(numbers::Scalar(*near)) : std::nullopt;
}

std::optional<facts::Relation> seen_cosine(const Quantity& angle, facts::Points<double> picture) {
    const Quantity cosine = *Quantity::of(QuantityKind::cosine, angle.points());
    const double seen = facts::value_in(cosine, picture);
    const auto size = stand_in(std::fabs(seen));
    if (!size) return std::nullopt;
    const auto value = seen < 0 ? facts::Polynomial{} - facts::constant(*size) : facts::constant(*size);
    return facts::Relation::of(facts::variable(cosine) - value);
}

KnownEquation supposed(facts::Relation relation) {
    KnownEquation out;
    out.relation = std::move(relation);
    return out;
}

} // namespace

Supposing::Supposing(const Collector& collector, const diagram::Diagram& diagram, Quantity wanted,
                     const facts::Letters& letters, SupposingLimits limits, const Control& control)
    : collector_(collector), diagram_(diagram), wanted_(std::move(wanted)), letters_(letters), limits_(limits),
      control_(control) {}

bool Supposing::spent() const {
    return limits_.trials == 0 || limits_.equations < collector_.equations().size() || control_.stopped();
}

bool Supposing::gives(const std::vector<facts::Relation>& more) {
    if (spent()) return false;
    --limits_.trials;
    limits_.equations -= collector_.equations().size();
    Equations all = collector_.equations();
    for (const facts::Relation& relation : more) all.add(supposed(relation));
    Propagation propagation(all, diagram_, letters_, collector_.letters(), ValueLimits{.tried = limits_.tried},
                            control_);
    propagation.run(wanted_);
    return propagation.value(wanted_).has_value();
}

std::optional<facts::Relation> seen_value(const Quantity& quantity, facts::Points<double> picture,
                                          const facts::Letters& letters) {
    constexpr int degree_parts = 12;
    const double seen = facts::value_in(quantity, picture, letters);
    if (!std::isfinite(seen)) return std::nullopt;
    if (const auto rational = numbers::simple_rational(seen, error * std::fabs(seen), degree_parts))
        return facts::Relation::of(facts::variable(quantity) - facts::constant(*rational));
    if (quantity.kind() == QuantityKind::angle) return seen_cosine(quantity, picture);
    const auto value = stand_in(seen);
    if (!value) return std::nullopt;
    return facts::Relation::of(facts::variable(quantity) - facts::constant(*value));
}

} // namespace porism::reason
