// What stands near to a statement of a closure: the statements that speak of the same pairs of points.
#pragma once

#include "facts/equation.h"
#include "reason/evidence.h"
#include "reason/reason.h"

#include <functional>
#include <map>
#include <set>
#include <vector>

namespace porism::reason {

/// Of one session, which must outlive it and not grow. Made once in n log n for n statements.
class Surroundings {
public:
    explicit Surroundings(const Session& session);

    const Session& session() const { return *session_; }
    /// Whose directions or distances the statement is about, ascending.
    const std::vector<facts::PointPair>& pairs(StatementId statement) const { return pairs_[statement.index()]; }
    /// The statements that came otherwise than by algebra alone, at least once.
    bool is_source(StatementId statement) const { return source_[statement.index()]; }
    /// Those whose first derivation is such.
    bool is_source_at_first(StatementId statement) const { return source_at_first_[statement.index()]; }
    /// What it tells the tables.
    const Tellings& tellings(StatementId statement) const { return tellings_[statement.index()]; }

    /// `from`, and of the statements that `admitted` allows those near to it, until there are `most`: first what speaks
    /// of its pairs alone, then what hangs together with that, older ones first.
    std::set<StatementId> near(const std::set<StatementId>& from, std::set<facts::PointPair> known, std::size_t most,
                               const std::function<bool(StatementId)>& admitted) const;

private:
    /// Those that speak of none but these pairs, ascending.
    std::vector<StatementId> of_pairs_alone(const std::set<facts::PointPair>& known) const;

    const Session* session_;
    std::vector<std::vector<facts::PointPair>> pairs_;
    std::map<facts::PointPair, std::vector<StatementId>> speaking_, by_first_pair_; ///< ascending
    std::vector<StatementId> of_no_pair_;
    std::vector<bool> source_, source_at_first_;
    std::vector<Tellings> tellings_;
};

} // namespace porism::reason
