// Of the angles that a division leaves open, which is meant.
#include "facts/equation.h"
#include "translate/as_drawn.h"
#include "translate/path_text.h"
#include "translate/wording.h"

#include <algorithm>
#include <array>
#include <optional>

namespace porism::translate {
namespace {

using facts::Equation;
using facts::Predicate;
using facts::Statement;
using numbers::Rational;

std::string line_name(const facts::PointPair& pair, Names names) {
    return scene::display_name(names[pair.first.index()]) + scene::display_name(names[pair.second.index()]);
}

/// Two lines that are parallel or perpendicular: whether an equation up to that says so.
bool is_of_two_lines(const Equation& equation, const numbers::Integer& multiple) {
    const auto& terms = equation.terms;
    if (multiple != 2 || terms.size() != 2) return false;
    if (equation.constant != 0 && equation.constant != numbers::ratio(1, 2)) return false;
    return terms[0].coefficient + terms[1].coefficient == 0 && std::abs(terms[0].coefficient) == 1;
}

/// "the angle between AD and AE is 0°, not 90°".
std::string between_lines(const Equation& equation, Names names) {
    const auto& terms = equation.terms;
    const Rational right = numbers::ratio(1, 2);
    return "the angle between " + line_name(terms[0].pair, names) + " and " + line_name(terms[1].pair, names) + " is " +
           degrees(equation.constant) + ", not " + degrees(right - equation.constant);
}

/// The equal angles of an equation between four lines, which may be one of several that its statement has.
Statement angles_of(const proof::Branch& branch, const Equation& equation) {
    std::array<std::vector<facts::PointPair>, 2> by_sign;
    for (const facts::PairTerm& term : equation.terms) {
        if (std::abs(term.coefficient) != 1) return branch.conclusion;
        by_sign[term.coefficient < 0 ? 1 : 0].push_back(term.pair);
    }
    const auto& [plus, minus] = by_sign;
    if (plus.size() != 2 || minus.size() != 2 || equation.constant != 0) return branch.conclusion;
    std::vector<PointId> points;
    for (const facts::PointPair& pair : {minus[0], plus[0], plus[1], minus[1]})
        points.insert(points.end(), {pair.first, pair.second});
    return facts::make(Predicate::eqangle, points).value_or(branch.conclusion);
}

} // namespace

std::string branch_text(const proof::Branch& branch, Names names, Picture picture) {
    const Equation equation = facts::equations(branch.conclusion)[branch.equation];
    if (is_of_two_lines(equation, branch.multiple)) return between_lines(equation, names);
    const Statement angles = angles_of(branch, equation);
    const std::string turns = turning(angles, names, picture);
    const std::string meant = (turns.empty() ? turns : turns + " and ") + say(angles, names, picture);
    const std::string step = degrees(numbers::ratio(1, branch.multiple));
    const std::size_t equals = meant.rfind(" = ");
    if (equals == std::string::npos || branch.multiple > 3)
        return meant + ", not a multiple of " + step + " away from it";
    return meant + ", not " + meant.substr(equals + 3) + " ± " + step;
}

std::optional<Statement> strict_condition(const proof::Branch& branch) {
    const Equation equation = facts::equations(branch.conclusion)[branch.equation];
    if (!is_of_two_lines(equation, branch.multiple)) return std::nullopt;
    const facts::PointPair &one = equation.terms[0].pair, &other = equation.terms[1].pair;
    const std::array points{one.first, one.second, other.first, other.second};
    auto made = facts::make(equation.constant == 0 ? Predicate::nperp : Predicate::npara, points);
    return made ? std::optional(*std::move(made)) : std::nullopt;
}

} // namespace porism::translate
