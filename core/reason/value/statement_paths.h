// Paths to the statements of a closure on which equations rest.
#pragma once

#include "base/stop.h"
#include "diagram/diagram.h"
#include "proof/trace.h"
#include "reason/reason.h"
#include "reason/subfigure.h"

#include <cstdint>
#include <map>

namespace porism::reason {

/// Each found once, and made shorter within parts of the figure (reason/subfigure.h). The arguments must outlive
/// it.
class StatementPaths {
public:
    StatementPaths(const Session& session, const diagram::Diagram& diagram)
        : session_(session), parts_(diagram, session.bans(), most_matches) {}

    /// Errors: those of path_to.
    Result<proof::Path> to(StatementId statement, const Control& control = {});
    /// Of these statements and calculations from them: no longer.
    proof::Path shortened(proof::Path path, const Control& control = {});

private:
    static constexpr std::uint64_t most_matches = 40'000;

    const Session& session_;
    Subfigures parts_;
    std::map<StatementId, proof::Path> found_;
};

} // namespace porism::reason
