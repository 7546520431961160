// Which statements of a closure are proved only as the points lie in the scene's picture.
#pragma once

#include "proof/trace.h"
#include "workflow/analyse.h"

#include <map>
#include <optional>
#include <vector>

namespace porism::workflow {

/// A statement stands as drawn if its first derivation, or one that this rests on, divides directions and so names a
/// torsion branch (definition 9), or has a side condition that another picture of the same branches fails: a generic
/// one of the diagram, or one of a few drawn in other orders of the points; what such a picture fails itself needs no
/// explanation. Derivations are explained when they are first asked for, once each. Must not outlive the analysis.
class Standing {
public:
    explicit Standing(const Analysis& analysis, const Control& control = {});

    /// After a stop nothing more is explained, and false means no more than that it was not looked at.
    bool as_drawn(StatementId statement);

private:
    enum class Mark : std::uint8_t { fresh, anywhere, as_drawn };

    /// Decides its mark, or gives a premise that is to be looked at before.
    std::optional<StatementId> look_at(StatementId statement);
    bool rests_on_the_picture(StatementId statement, const std::vector<proof::Certificate>& certificates);
    bool fails_elsewhere(const facts::Statement& statement);

    const Analysis& analysis_;
    Control control_;
    std::vector<std::vector<geometry::Point<double>>> others_;
    std::vector<Mark> marks_;                                ///< by statement
    std::map<StatementId, std::vector<StatementId>> opened_; ///< premises of statements on the way
    std::map<facts::Statement, bool> failing_;               ///< whether another picture fails it
};

} // namespace porism::workflow
