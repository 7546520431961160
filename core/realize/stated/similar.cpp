#include "realize/stated/similar.h"

#include "realize/stated/levenberg.h"

#include <cmath>
#include <vector>

namespace porism::realize {
namespace {

constexpr double larger = 1.71, turned_by = 0.83; // in radians

std::vector<std::size_t> letters_of(const ConstraintSystem& system) {
    std::vector<std::size_t> out;
    for (std::size_t variable = 0; variable < system.variable_count(); ++variable)
        if (system.is_letter(variable)) out.push_back(variable);
    return out;
}

} // namespace

std::optional<Values> similar(const ConstraintSystem& system, std::span<const std::size_t> statements, Values values,
                              Work& work) {
    for (std::size_t group = 0; group < system.groups().size(); ++group) {
        const auto& place = system.groups()[group];
        if (system.is_letter(place.front()) || system.primitive_of(group) != diagram::Primitive::free_point) continue;
        const double x = values[place[0]], y = values[place[1]];
        values[place[0]] = larger * (x * std::cos(turned_by) - y * std::sin(turned_by));
        values[place[1]] = larger * (x * std::sin(turned_by) + y * std::cos(turned_by));
    }
    if (!fit(system, statements, letters_of(system), values, work)) return std::nullopt;
    return values;
}

} // namespace porism::realize
