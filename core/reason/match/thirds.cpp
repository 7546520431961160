#include "reason/match/thirds.h"

#include "facts/equation.h"
#include "facts/truth.h"

#include <algorithm>
#include <array>

namespace porism::reason {
namespace {

/// The third is the sum of the other two, or their difference.
void add_third(std::vector<facts::Statement>& out, std::span<const facts::PairTerm> two,
               const diagram::Diagram& diagram) {
    if (two.size() != 2 || two[0].coefficient * two[1].coefficient >= 0) return;
    const facts::PointPair &one = two[0].pair, &other = two[1].pair;
    std::vector<PointId> ends{one.first, one.second};
    for (const PointId end : {other.first, other.second})
        if (std::erase(ends, end) == 0) ends.push_back(end);
    if (ends.size() != 2) return;
    numbers::Rational ratio(-two[1].coefficient, two[0].coefficient);
    ratio.canonicalize();
    const std::array points{ends[0], ends[1], other.first, other.second};
    for (const numbers::Rational& third : {numbers::Rational(ratio + 1), numbers::Rational(abs(ratio - 1))}) {
        const auto statement = third > 0 ? facts::make(facts::Predicate::rconst, points, third) : std::nullopt;
        const auto seen = [&](const auto& picture) { return facts::seen(*statement, picture); };
        if (statement && std::ranges::all_of(diagram.pictures(), seen)) out.push_back(*statement);
    }
}

} // namespace

std::vector<facts::Statement> ratios_of_thirds(const diagram::Diagram& diagram) {
    std::vector<facts::Statement> out;
    for (const diagram::Given& given : diagram.givens) {
        if (!given.statement.constant()) continue;
        for (const facts::Equation& equation : facts::equations(given.statement))
            if (equation.table == facts::TableKind::length) add_third(out, equation.terms, diagram);
    }
    return out;
}

} // namespace porism::reason
