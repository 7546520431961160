// One of several values of a quantity on trial: what follows from it by equations, until something shows that the
// quantity cannot have it.
//
// Part of what engine and checker both trust (definition 25), like facts/solving.h: every refusal is decided by exact
// arithmetic.
#pragma once

#include "facts/order_rows.h"
#include "facts/relation.h"
#include "facts/statement.h"
#include "numbers/scalar.h"

#include <array>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <vector>

namespace porism::facts {

/// Values that do not go together.
struct Refusal {
    /// That have them: one whose kind does not admit its value, or that has none at all; those of an equation that
    /// fails; those of the row.
    std::vector<Quantity> quantities;
    std::optional<Relation> equation = {}; ///< that fails
    const OrderRow* row = nullptr;       ///< null: an equation or a comparison fails, or a kind does not admit a value
    std::optional<Statement> order = {}; ///< on which the row rests; the comparison that fails
};

class Trial {
public:
    /// `orders`: order statements that hold; those that no row speaks of are not used.
    explicit Trial(std::span<const Statement> orders);

    /// Takes a value of a quantity that has none yet, and compares it with the others.
    void know(const Quantity& quantity, const numbers::Scalar& value);
    /// Puts the values into an equation. The quantity whose value that tells, if there is one: a single one is left,
    /// and it has just one value that its kind admits.
    std::optional<Quantity> put_into(const Polynomial& equation);

    const std::map<Quantity, numbers::Scalar>& values() const { return values_; }
    /// The first that was found.
    const std::optional<Refusal>& refusal() const { return refusal_; }

private:
    void refuse(Refusal refusal);
    void check(const Statement& comparison, const Quantity& quantity);
    void compare(const Quantity& quantity);
    void compare(const std::array<PointId, 3>& corners, const Statement* order);
    bool breaks(const OrderRow& row, const std::array<PointId, 3>& corners) const;
    bool holds(const OrderBound& bound, const std::array<PointId, 3>& corners) const;

    std::vector<Statement> orders_, comparisons_;
    std::map<Quantity, numbers::Scalar> values_;
    std::set<PointId> points_; ///< of quantities with values
    std::optional<Refusal> refusal_;
};

/// With these equations, each as often as it tells something, and these order statements.
Trial tried(const Quantity& quantity, const numbers::Scalar& value, std::span<const Polynomial> equations,
            std::span<const Statement> orders);

} // namespace porism::facts
