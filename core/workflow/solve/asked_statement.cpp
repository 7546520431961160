#include "workflow/solve/asked_statement.h"

#include "facts/equation.h"

#include <algorithm>
#include <array>
#include <map>

namespace porism::workflow {
namespace {

using facts::Equation;
using facts::PairTerm;
using facts::PointPair;
using facts::Predicate;
using facts::Statement;
using facts::TableKind;
using numbers::Rational;
using scene::Term;

using Sum = std::map<PointPair, Rational>;

constexpr long largest = 1000; // coefficients and exponents of what a predicate says are small

std::optional<std::int64_t> small(const Rational& value) {
    if (!numbers::is_integer(value) || abs(value) > largest) return std::nullopt;
    return value.get_num().get_si();
}

/// With coprime integers; empty where they are not small.
std::optional<Equation> equation_of(TableKind table, const Sum& sum, const Rational& constant) {
    Equation out{table, {}, constant};
    for (const auto& [pair, coefficient] : sum) {
        if (coefficient == 0) continue;
        const auto whole = small(coefficient);
        if (!whole) return std::nullopt;
        out.terms.push_back({pair, *whole});
    }
    return out;
}

PointPair pair_at(const Term& term, std::size_t i) {
    return facts::pair_of(term.points[2 * i], term.points[2 * i + 1]);
}

std::optional<Equation> of_directions(const scene::Question& question) {
    const auto constant = numbers::as_angle(question.constant);
    if (!constant) return std::nullopt;
    Sum sum;
    for (const Term& term : question.terms) {
        const auto coefficient = numbers::as_rational(term.coefficient);
        if (!coefficient) return std::nullopt;
        sum[pair_at(term, 1)] += *coefficient;
        sum[pair_at(term, 0)] -= *coefficient;
    }
    return equation_of(TableKind::direction, sum, *constant);
}

/// Two products that are in a fixed ratio, or one that has a value.
std::optional<Equation> of_products(const scene::Question& question) {
    const auto constant = numbers::as_rational(question.constant);
    const std::size_t products = question.terms.size() + (constant && *constant != 0 ? 1 : 0);
    if (!constant || products != 2) return std::nullopt;
    Sum exponents;
    Rational value = question.terms.size() == 1 ? *constant : Rational(-1);
    for (std::size_t i = 0; i < question.terms.size(); ++i) {
        const auto coefficient = numbers::as_rational(question.terms[i].coefficient);
        if (!coefficient || *coefficient == 0) return std::nullopt;
        value = i == 0 ? Rational(value / *coefficient) : Rational(value * *coefficient);
        for (std::size_t k = 0; 2 * k < question.terms[i].points.size(); ++k)
            exponents[pair_at(question.terms[i], k)] += i == 0 ? 1 : -1;
    }
    if (value <= 0) return std::nullopt;
    return equation_of(TableKind::log_length, exponents, value);
}

/// A sum of lengths (`factors` 1) or of their squares (2); empty where other products are in it.
std::optional<Equation> of_powers(const scene::Question& question, TableKind table, std::size_t factors) {
    const auto constant = numbers::as_rational(question.constant);
    if (!constant) return std::nullopt;
    Sum sum;
    for (const Term& term : question.terms) {
        const auto coefficient = numbers::as_rational(term.coefficient);
        if (!coefficient || term.points.size() != 2 * factors) return std::nullopt;
        if (factors == 2 && pair_at(term, 0) != pair_at(term, 1)) return std::nullopt;
        sum[pair_at(term, 0)] += *coefficient;
    }
    return equation_of(table, sum, *constant);
}

/// Whether an equation of the statement is this one, or its opposite.
bool says(const Statement& statement, const Equation& wanted) {
    return std::ranges::any_of(facts::equations(statement), [&](const Equation& own) {
        const auto same = [&](std::int64_t sign) {
            return own.constant == wanted.constant * Rational(sign) &&
                   std::ranges::equal(own.terms, wanted.terms, [&](const PairTerm& a, const PairTerm& b) {
                       return a.pair == b.pair && a.coefficient == sign * b.coefficient;
                   });
        };
        return own.table == wanted.table && (same(1) || same(-1));
    });
}

/// How the points of a predicate are pairs of its sum: by places among its points.
struct Shape {
    Predicate predicate;
    TableKind table;
    std::size_t points;
    std::vector<std::array<std::uint8_t, 2>> pairs;
};
const std::vector<Shape>& shapes() {
    static const std::vector<Shape> all{
        {Predicate::perp, TableKind::square, 4, {{0, 2}, {1, 3}, {0, 3}, {1, 2}}},
        {Predicate::eqpower, TableKind::square, 6, {{0, 1}, {4, 5}, {1, 2}, {3, 4}}},
        {Predicate::sum, TableKind::length, 6, {{0, 1}, {2, 3}, {4, 5}}},
        {Predicate::eqsum, TableKind::length, 8, {{0, 1}, {2, 3}, {4, 5}, {6, 7}}},
    };
    return all;
}

/// The points of the shape if its pairs are those of the equation in this order, turned as the bits say.
std::optional<std::vector<PointId>> laid_out(const Shape& shape, const std::vector<PairTerm>& terms, unsigned turns) {
    std::vector<std::optional<PointId>> places(shape.points);
    for (std::size_t i = 0; i < terms.size(); ++i) {
        std::array ends{terms[i].pair.first, terms[i].pair.second};
        if ((turns >> i & 1U) != 0) std::swap(ends[0], ends[1]);
        for (const std::size_t end : {0, 1}) {
            auto& place = places[shape.pairs[i][end]];
            if (place && *place != ends[end]) return std::nullopt;
            place = ends[end];
        }
    }
    std::vector<PointId> out;
    for (const auto& place : places) out.push_back(*place);
    return out;
}

std::optional<Statement> of_shape(const Shape& shape, const Equation& wanted) {
    if (shape.table != wanted.table || shape.pairs.size() != wanted.terms.size()) return std::nullopt;
    std::vector<PairTerm> terms = wanted.terms;
    const auto by_pair = [](const PairTerm& a, const PairTerm& b) { return a.pair < b.pair; };
    std::ranges::sort(terms, by_pair);
    do {
        for (unsigned turns = 0; turns < 1U << terms.size(); ++turns) {
            const auto points = laid_out(shape, terms, turns);
            const auto statement = points ? facts::make(shape.predicate, *points) : std::nullopt;
            if (statement && says(*statement, wanted)) return statement;
        }
    } while (std::ranges::next_permutation(terms, by_pair).found);
    return std::nullopt;
}

std::optional<Statement> of_sum(const Equation& wanted) {
    for (const Shape& shape : shapes())
        if (auto statement = of_shape(shape, wanted)) return statement;
    return std::nullopt;
}

} // namespace

std::optional<Statement> asked_statement(const scene::Question& question) {
    if (question.kind == scene::QuestionKind::aequation) {
        const auto equation = of_directions(question);
        return equation ? facts::statement_of(*equation) : std::nullopt;
    }
    if (question.kind != scene::QuestionKind::lequation) return std::nullopt;
    if (const auto products = of_products(question))
        if (auto statement = facts::statement_of(*products)) return statement;
    for (const auto& [table, factors] : {std::pair(TableKind::square, 2U), std::pair(TableKind::length, 1U)})
        if (const auto sum = of_powers(question, table, factors))
            if (auto statement = of_sum(*sum)) return statement;
    return std::nullopt;
}

} // namespace porism::workflow
