// Which statements of a closure are proved only as the points lie in the scene's picture.
#pragma once

#include "workflow/solve/analyse.h"

#include <map>
#include <optional>
#include <vector>

namespace porism::workflow {

/// A closed scene apart from its engine, which others may use meanwhile.
struct ClosedScene {
    scene::Scene scene;
    std::shared_ptr<const diagram::Diagram> diagram;
    std::vector<facts::Statement> statements; ///< by StatementId
    proof::Bans bans;
    scene::Goals goals;  ///< those that all pictures show
    bool flowed = false; ///< Analysis
};
ClosedScene closed_scene(const Analysis& analysis);

/// A statement stands as drawn if another picture of the construction fails it, or none of its proofs does without a
/// side condition that one of them fails; where values flowed into the closure, those that do without are taken too.
/// Those pictures are the generic ones of the diagram, some drawn in other orders of the points, and one for each
/// branch that an action could have taken instead (a bounded number). They take a further closure, with what they admit
/// alone; where that ends at a limit, only what fails is told from the rest.
class Standing {
public:
    explicit Standing(ClosedScene closed, const Control& control = {});

    /// After a stop false means no more than that it was not looked at.
    bool as_drawn(StatementId statement);
    /// Whether one of the pictures clearly fails it.
    bool fails_elsewhere(const facts::Statement& statement);

private:
    diagram::Picture turned_alike(const diagram::Picture& picture) const;
    void close();

    ClosedScene closed_;
    Control control_;
    diagram::Diagram diagram_;               ///< with the other pictures among the generic ones
    std::optional<reason::Session> session_; ///< what follows in all of them
    std::vector<std::optional<bool>> marks_; ///< by statement
    std::map<facts::Statement, bool> failing_;
};

} // namespace porism::workflow
