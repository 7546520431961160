#include "reason/match/thirds.h"

#include "facts/equation.h"
#include "facts/sayings.h"
#include "facts/truth.h"

#include <algorithm>
#include <array>

namespace porism::reason {
namespace {

using Statements = std::vector<facts::Statement>;

/// To one of the two, whose ratio to the other is told: the third is their sum, or their difference.
void add_third(Statements& out, const std::vector<PointId>& ends, const facts::PointPair& one,
               const numbers::Rational& ratio, const diagram::Diagram& diagram) {
    const std::array points{ends[0], ends[1], one.first, one.second};
    for (const numbers::Rational& third : {numbers::Rational(ratio + 1), numbers::Rational(abs(ratio - 1))}) {
        const auto statement = third > 0 ? facts::make(facts::Predicate::rconst, points, third) : std::nullopt;
        const auto seen = [&](const auto& picture) { return facts::seen(*statement, picture); };
        if (statement && std::ranges::all_of(diagram.pictures(), seen)) out.push_back(*statement);
    }
}

void add_thirds(Statements& out, std::span<const facts::PairTerm> two, const diagram::Diagram& diagram) {
    if (two.size() != 2 || two[0].coefficient * two[1].coefficient >= 0) return;
    const facts::PointPair &one = two[0].pair, &other = two[1].pair;
    std::vector<PointId> ends{one.first, one.second};
    for (const PointId end : {other.first, other.second})
        if (std::erase(ends, end) == 0) ends.push_back(end);
    if (ends.size() != 2) return;
    numbers::Rational ratio(-two[1].coefficient, two[0].coefficient); // of one to other
    ratio.canonicalize();
    add_third(out, ends, other, ratio, diagram);
    add_third(out, ends, one, 1 / ratio, diagram);
}

/// What it gives, in all the ways in which it says it.
Statements said_by(const facts::Statement& given) {
    Statements out{given};
    if (given.relation() != nullptr)
        for (const facts::Saying& saying : facts::sayings(*given.relation())) out.push_back(saying.statement);
    return out;
}

} // namespace

std::vector<facts::Statement> ratios_of_thirds(const diagram::Diagram& diagram) {
    Statements out;
    for (const diagram::Given& given : diagram.givens) {
        for (const facts::Statement& said : said_by(given.statement)) {
            if (!said.constant()) continue;
            for (const facts::Equation& equation : facts::equations(said))
                if (equation.table == facts::TableKind::length) add_thirds(out, equation.terms, diagram);
        }
    }
    return out;
}

} // namespace porism::reason
