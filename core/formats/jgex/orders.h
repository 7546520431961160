// Which order statements follow from what clauses say.
#pragma once

#include "facts/statement.h"

#include <functional>
#include <set>
#include <span>
#include <vector>

namespace porism::jgex {

/// Statements that are known to hold, and orders that follow from them by a short table: of equal distances, crossing
/// diagonals, right angles and the like, each exact. Points of a scene are different.
class KnownOrders {
public:
    void learn(facts::Statement statement);
    /// Whether it was learned, or follows in a few steps.
    bool holds(const facts::Statement& order) const { return holds(order, most_steps); }

private:
    static constexpr int most_steps = 3;
    bool holds(const facts::Statement& statement, int steps) const;

    std::set<facts::Statement> known_;
    std::vector<facts::Statement> listed_;
};

} // namespace porism::jgex
