// What rests on an order of points that only a solved picture shows: another solution may have another, so that it
// decides nothing between solutions.
#pragma once

#include "diagram/diagram.h"
#include "reason/reason.h"

#include <optional>
#include <span>
#include <vector>

namespace porism::reason {

/// Both arguments must outlive it.
class OneSolution {
public:
    OneSolution(const Session& session, const diagram::Diagram& diagram) : session_(session), diagram_(diagram) {}

    /// An order that the scene neither guarantees nor shows in its sketch, in a picture that was solved for.
    bool is_seen(const facts::Statement& condition) const;
    bool any_seen(std::span<const facts::Statement> conditions) const;
    /// Whether the path to a statement of the closure has such a condition, or chooses one of several directions that
    /// equations leave. What cannot be explained counts as such. Each statement is looked at once.
    bool carries(StatementId statement);

private:
    bool is_known(StatementId statement) const;
    /// Whether the last step does; its premises are told.
    bool step_does(StatementId statement, std::vector<StatementId>& premises) const;

    const Session& session_;
    const diagram::Diagram& diagram_;
    std::vector<std::optional<bool>> carried_; ///< by statement
};

} // namespace porism::reason
