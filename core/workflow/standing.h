// Which statements of a closure are proved only as the points lie in the scene's picture.
#pragma once

#include "proof/trace.h"
#include "workflow/analyse.h"

#include <map>
#include <optional>
#include <vector>

namespace porism::workflow {

/// A statement stands as drawn if another picture of the construction fails it, or a side condition of its first
/// derivation or of one that this rests on. Those pictures are the generic ones of the diagram, a few drawn in other
/// orders of the points, and one for each branch that an action could have taken instead (a bounded number). Where an
/// angle is halved (a torsion branch, definition 9) it is what the conclusion says in those that show the conclusion.
/// Derivations are explained when they are first asked for, once each. Must not outlive the analysis.
class Standing {
public:
    explicit Standing(const Analysis& analysis, const Control& control = {});

    /// After a stop nothing more is explained, and false means no more than that it was not looked at.
    bool as_drawn(StatementId statement);

private:
    enum class Mark : std::uint8_t { fresh, anywhere, as_drawn };

    /// Takes what comes of it among the other pictures.
    void draw(const scene::Scene& scene, std::uint64_t seed);
    /// Decides its mark, or gives a premise that is to be looked at before.
    std::optional<StatementId> look_at(StatementId statement);
    bool rests_on_the_picture(StatementId statement);
    bool fails_elsewhere(const facts::Statement& statement);

    const Analysis& analysis_;
    Control control_;
    std::vector<std::vector<geometry::Point<double>>> others_;
    std::vector<Mark> marks_;                                ///< by statement
    std::map<StatementId, std::vector<StatementId>> opened_; ///< premises of statements on the way
    std::map<facts::Statement, bool> failing_;               ///< whether another picture fails it
};

} // namespace porism::workflow
