// Statements put into tables of their own one after the other, and what they explain: other explanations than those of
// the closure, which prefers what came first.
#pragma once

#include "proof/bans.h"
#include "proof/graph.h"
#include "reason/quantity/tables.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>

namespace porism::reason {

using StatementOf = std::function<const facts::Statement&(StatementId)>;

/// Of one closure or path: statements are added with ascending ids.
class Evidence {
public:
    /// `is_one`: whether two points are said to be one. What takes the direction or distance of such serves to show it,
    /// and is of no use to the tables.
    using IsOne = std::function<bool(PointId, PointId)>;
    /// `bans`: what the tables do not take; the caller's.
    Evidence(IsOne is_one, const proof::Bans& bans) : is_one_(std::move(is_one)), bans_(bans) {}

    void add(StatementId id, const facts::Statement& statement);
    std::size_t equations() const { return pushed_; } ///< that were added

    /// From those added before, by the same view and under no larger multiples of directions than the certificates
    /// `known` have; nothing where they do not explain it so.
    std::optional<proof::Explanation> explain(const facts::Statement& conclusion, std::uint8_t view, StatementId before,
                                              std::span<const proof::Certificate> known);

private:
    IsOne is_one_;
    const proof::Bans& bans_;
    Tables tables_;
    std::size_t pushed_ = 0;
};

/// The explanation of an algebra step without the premises that the others make up for, some by an equation that it did
/// not use, so that none of its premises can be left out; newer ones go first.
proof::Explanation without_spare_premises(proof::Explanation explanation, const facts::Statement& conclusion,
                                          std::uint8_t view, const StatementOf& statement_of,
                                          const Evidence::IsOne& is_one, const proof::Bans& bans);

} // namespace porism::reason
