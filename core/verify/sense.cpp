#include "verify/sense.h"

#include "scene/catalogue.h"

#include <algorithm>
#include <fmt/format.h>

namespace porism::verify {

std::optional<std::string> why_senseless(const diagram::Diagram& diagram, const facts::Statement& statement) {
    if (!diagram.senseless(statement)) return std::nullopt;
    for (const facts::Equation& equation : facts::equations(statement)) {
        if (!diagram.collapses(equation)) continue;
        const auto term = std::ranges::find_if(equation.terms, [&](const facts::PairTerm& each) {
            return diagram.one_place(each.pair.first, each.pair.second);
        });
        const std::string first = scene::display_name(diagram.names[term->pair.first.index()]),
                          second = scene::display_name(diagram.names[term->pair.second.index()]);
        return fmt::format("{} and {} are one point in every picture, so there is no {} {}{}", first, second,
                           equation.table == facts::TableKind::direction ? "line" : "segment", first, second);
    }
    return std::nullopt;
}

std::vector<SenselessGiven> senseless_givens(const scene::Scene& scene, const diagram::Diagram& diagram) {
    std::vector<SenselessGiven> out;
    if (diagram.coincidences.empty()) return out;
    for (std::size_t action = 0; action < scene.actions().size(); ++action) {
        for (const scene::Use& use : scene.actions()[action].uses) {
            const auto& row = scene::construction(use.construction);
            if (row.places != scene::Places::locus) continue;
            for (const auto& given : scene::instantiate(row.gives, scene.actions()[action].outputs, use))
                if (auto why = why_senseless(diagram, given);
                    why && std::ranges::find(out, given, &SenselessGiven::statement) == out.end())
                    out.push_back({given, action, std::move(*why)});
        }
    }
    return out;
}

} // namespace porism::verify
