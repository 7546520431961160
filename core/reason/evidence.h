// Statements put into tables of their own one after the other, and what they explain: other explanations than those of
// the closure, which prefers what came first.
#pragma once

#include "proof/bans.h"
#include "proof/graph.h"
#include "reason/quantity/tables.h"

#include <bitset>
#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace porism::reason {

/// Whether two points are said to be one.
using IsOne = std::function<bool(PointId, PointId)>;
using TableSet = std::bitset<facts::table_kinds>;

/// An equation that a statement tells the tables: which of its telling equations (facts/equation.h).
struct Telling {
    std::size_t index;
    facts::Equation equation;
};
using Tellings = std::vector<Telling>;
using TellingsOf = std::function<Tellings(StatementId)>;

/// Not those that are banned, nor those that take the direction or distance of points that are one: they serve to show
/// it, and are of no use to the tables.
Tellings tellings_of(const facts::Statement& statement, const IsOne& is_one, const proof::Bans& bans);

/// Those that speak of what the statement says by this view.
TableSet tables_of(const facts::Statement& statement, std::uint8_t view);

/// Of one closure or path: statements are added with ascending ids.
class Evidence {
public:
    /// `bans`: what the tables do not conclude; the caller's. What is told to other tables than `wanted` is left out.
    explicit Evidence(const proof::Bans& bans, TableSet wanted = TableSet().set()) : bans_(bans), wanted_(wanted) {}

    void add(StatementId id, const Tellings& tellings);
    std::size_t equations() const { return pushed_; } ///< that were added

    /// From those added before, by the same view and under no larger multiples of directions than the certificates
    /// `known` have; nothing where they do not explain it so.
    std::optional<proof::Explanation> explain(const facts::Statement& conclusion, std::uint8_t view, StatementId before,
                                              std::span<const proof::Certificate> known);

private:
    const proof::Bans& bans_;
    TableSet wanted_;
    Tables tables_;
    std::size_t pushed_ = 0;
};

/// The explanation of an algebra step without the premises that the others make up for, some by an equation that it did
/// not use, so that none of its premises can be left out; newer ones go first.
proof::Explanation without_spare_premises(proof::Explanation explanation, const facts::Statement& conclusion,
                                          std::uint8_t view, const TellingsOf& tellings_of, const proof::Bans& bans);

} // namespace porism::reason
