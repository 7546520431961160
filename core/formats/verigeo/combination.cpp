#include "formats/verigeo/combination.h"

#include "formats/verigeo/terms.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace porism::verigeo {
namespace {

using numbers::Rational;

/// A number, or a sum of numbers times points.
struct Linear {
    std::optional<Rational> number;
    Combination points;
};
using Parts = std::vector<Linear>;

Linear times(const Rational& factor, Linear part) {
    if (part.number) *part.number *= factor;
    for (auto& [point, number] : part.points) number *= factor;
    return part;
}

std::optional<Linear> sum(Linear left, const Linear& right) {
    if (left.number.has_value() != right.number.has_value()) return std::nullopt;
    if (left.number) *left.number += *right.number;
    for (const auto& [point, number] : right.points) left.points[point] += number;
    return left;
}

std::optional<Linear> plus(Parts parts) {
    return parts.size() == 1 ? std::optional(std::move(parts[0])) : sum(std::move(parts[0]), parts[1]);
}
std::optional<Linear> minus(Parts parts) {
    Linear last = times(-1, std::move(parts.back()));
    return parts.size() == 1 ? std::optional(std::move(last)) : sum(std::move(parts[0]), last);
}
std::optional<Linear> product(Parts parts) {
    if (!parts[0].number) std::swap(parts[0], parts[1]);
    if (!parts[0].number) return std::nullopt;
    return times(*parts[0].number, std::move(parts[1]));
}
std::optional<Linear> quotient(Parts parts) {
    if (!parts[1].number || *parts[1].number == 0) return std::nullopt;
    return times(Rational(1 / *parts[1].number), std::move(parts[0]));
}
/// From a point to another, or of a point or vector itself. Of numbers the zero vector alone lies nowhere.
std::optional<Linear> vector(Parts parts) {
    const auto is_zero = [](const Linear& part) { return part.number == Rational(0); };
    if (parts.size() == 2 && std::ranges::all_of(parts, is_zero)) return Linear{};
    if (std::ranges::any_of(parts, [](const Linear& part) { return part.number.has_value(); })) return std::nullopt;
    if (parts.size() == 1) return std::move(parts[0]);
    return sum(std::move(parts[1]), times(-1, std::move(parts[0])));
}

constexpr std::array<std::pair<std::string_view, std::optional<Linear> (*)(Parts)>, 6> linear_functions = {{
    {"+", &plus},
    {"-", &minus},
    {"*", &product},
    {"/", &quotient},
    {"Vector Vec", &vector},
    {"Complex", &vector},
}};

std::optional<Linear> linear(const Term& term, const std::set<std::string>& points) {
    if (term.number) {
        const auto rational = term.degrees ? std::nullopt : numbers::as_rational(*term.number);
        return rational ? std::optional(Linear{rational, {}}) : std::nullopt;
    }
    if (term.function == nullptr)
        return points.contains(term.word) ? std::optional(Linear{{}, {{term.word, 1}}}) : std::nullopt;
    const auto row =
        std::ranges::find(linear_functions, term.function->names, [](const auto& function) { return function.first; });
    if (row == linear_functions.end()) return std::nullopt;
    Parts parts;
    for (const Term& one : term.of) {
        auto part = linear(one, points);
        if (!part) return std::nullopt;
        parts.push_back(std::move(*part));
    }
    return parts.empty() ? std::nullopt : row->second(std::move(parts));
}

/// Of what lies nowhere: the numbers of its points add up to zero.
std::optional<Combination> as_vector(std::optional<Linear> difference) {
    if (!difference || difference->number) return std::nullopt;
    Rational all = 0;
    for (const auto& [point, number] : difference->points) all += number;
    if (all != 0) return std::nullopt;
    std::erase_if(difference->points, [](const auto& term) { return term.second == 0; });
    return std::move(difference->points);
}

/// 0 beside a vector is one.
Linear beside(Linear side, const Linear& other) {
    return side.number == Rational(0) && !other.number ? Linear{} : std::move(side);
}

} // namespace

std::optional<Combination> combination_of(const Comparison& comparison) {
    if (comparison.sign != "=" && comparison.sign != "==") return std::nullopt;
    const auto left = linear(comparison.left.term(), comparison.left.points());
    const auto right = linear(comparison.right.term(), comparison.right.points());
    if (!left || !right) return std::nullopt;
    return as_vector(minus({beside(*left, *right), beside(*right, *left)}));
}

std::optional<Combination> vector_in(std::string_view text) {
    const auto expression = Expression::parse(text);
    return expression ? as_vector(linear(expression->term(), expression->points())) : std::nullopt;
}

} // namespace porism::verigeo
