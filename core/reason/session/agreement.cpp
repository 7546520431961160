#include "reason/session/agreement.h"

#include "base/text.h"
#include "reason/quantity/tables.h"

#include <algorithm>

namespace porism::reason {
namespace {

/// What a given says of different points. That points are on one line or circle makes sense of points that are one too,
/// and says less of them.
std::vector<facts::Equation> meant_equations(const diagram::Diagram& diagram, const facts::Statement& given) {
    std::vector<facts::Equation> out = facts::telling_equations(given);
    if (!diagram.senseless(given))
        std::erase_if(out, [&](const facts::Equation& equation) { return diagram.collapses(equation); });
    return out;
}

} // namespace

std::optional<std::vector<facts::Statement>> disagreeing_givens(const diagram::Diagram& diagram) {
    const auto& givens = diagram.givens;
    if (std::ranges::none_of(givens, [&](const auto& given) { return diagram.senseless(given.statement); }))
        return std::nullopt;
    Tables tables;
    for (std::size_t i = 0; i < givens.size(); ++i) {
        const auto equations = meant_equations(diagram, givens[i].statement);
        for (std::size_t j = 0; j < equations.size(); ++j) {
            const auto conflict = tables.push(StatementId(i), j, equations[j], true);
            if (!conflict) continue;
            std::vector<facts::Statement> support;
            for (const StatementId each : *conflict) support.push_back(givens[each.index()].statement);
            return support;
        }
    }
    return std::nullopt;
}

std::string contradiction_words(std::span<const facts::Statement> statements, std::span<const std::string> names) {
    std::vector<std::string> said;
    for (const facts::Statement& statement : statements) said.push_back(facts::to_string(statement, names));
    return "these statements contradict each other: " + join(said, ", ");
}

} // namespace porism::reason
