// Comparisons: which of two amounts is greater, or that they differ. Order statements between quantities
// (facts/relation.h), as `length(a,c) > 4` and `angle(a,b,c) <= 2*angle(b,c,a)`.
#pragma once

#include "facts/statement.h"
#include "numbers/ball.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace porism::facts {

struct ComparisonRow {
    Predicate predicate;
    std::string_view sign;    ///< between the two sides, terms with positive coefficients on the left
    std::string_view printed; ///< the same in print
    Predicate turned;         ///< that means the same with the sides exchanged
    int side;                 ///< of zero on which the difference of the sides lies: -1, 1; 0: either
    bool closed;              ///< the difference may be zero
};

std::span<const ComparisonRow> comparison_rows();
/// Null for predicates that are none.
const ComparisonRow* comparison_row(Predicate predicate);

/// The order statement that a comparison of an angle with 90 degrees is: obtuse_angle A B C where ∠ABC is greater,
/// acute_angle A B C where it is less. Empty for others.
std::optional<Statement> order_said(const Statement& comparison);

/// The other way round: ∠ABC > 90 of obtuse_angle A B C. Empty for others.
std::optional<Statement> comparison_said(const Statement& order);

/// Whether a difference with this sign is as the row has it.
bool holds(const ComparisonRow& row, int sign);

/// What holds where the comparison does not: "<" where it is ">=", an equation where it is "!=".
Statement opposite(const ComparisonRow& row, const Relation& difference);

/// Whether the comparison holds, where an equation says the difference of its sides: "AB - AC = -1", "BC = 5" of BC
/// > 4. Empty where it does not, or the sign cannot be told. Part of what engine and checker both trust.
std::optional<bool> decided_by(const Statement& comparison, const Relation& equation);

/// Whether a text has a sign of a comparison ("<", "<=", ">", ">=", "!=", or one of these in print), so that it is no
/// equation.
bool compares(std::string_view text);
/// "length(a,b) < 4". Errors as those of parse_relation, and `relation_syntax` without a sign.
Result<Statement> parse_comparison(std::string_view text, std::span<const std::string> names, Place place = {});
/// Reads back to an equal comparison.
std::string to_string(const ComparisonRow& row, const Relation& difference, std::span<const std::string> names);

/// By how much it holds (negative: fails), relative to the greatest of its terms; of `unequal` how far it is from
/// failing.
double clearance(const ComparisonRow& row, const Relation& difference, std::span<const geometry::Point<double>> points,
                 const Letters& letters = {});

} // namespace porism::facts
