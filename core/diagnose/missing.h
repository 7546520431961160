// What a goal lacks: a given that is not there and would force it.
#pragma once

#include "diagnose/necessity.h"
#include "diagnose/sample.h"

#include <memory>
#include <optional>
#include <vector>

namespace porism::diagnose {

/// The sample with a statement besides; empty where it cannot be stated.
std::optional<Sample> with_stated(const Sample& sample, const facts::Statement& statement);

/// Statements of the kinds that problems give (equal lengths, right angles, midpoints, parallels, ...) over the points
/// of the scene, which hold in some figure in which all goals do, or say more than one equation and have a figure in
/// which all goals hold; which do not hold in `diagram` anyhow, and are no goal in other words. The most natural first,
/// at most 24; none of scenes of more than ten points. Candidates: none was verified.
std::vector<facts::Statement> may_be_missing(const Sample& sample, const diagram::Diagram& diagram,
                                             const Control& control = {});

/// That the value of a question is what the answer tells, as a goal; empty where none is told, and of what is no
/// amount.
std::optional<facts::Statement> told_goal(const Sample& sample, std::size_t question);
/// That values which pictures of the diagram differ in are what the answers tell, as goals.
scene::Goals told_goals(const Sample& sample, const diagram::Diagram& diagram);

/// A goal that is false, and the given that it lacks.
struct MissingGiven {
    std::size_t goal = 0;
    std::optional<facts::Statement> given = {}; ///< the first that was accepted; empty where none was
    CounterPicture picture;                     ///< of the scene as it is: the goal is false there
    std::size_t tried = 0;                      ///< statements that were verified
    /// The scene's own diagram with that picture, where it is another figure than its own.
    std::shared_ptr<const diagram::Diagram> figure = {};
};

struct MissingOptions {
    std::size_t candidates = 12; ///< that are verified for a goal at most
    /// What has to accept the sample with the goal alone and the given besides; empty: `verified`.
    Verifier verifier = {};
};

/// For each goal that is false in a picture of the scene. Errors: those of realize for the whole scene; `interrupted`.
Result<std::vector<MissingGiven>> missing_givens(const Sample& sample, const MissingOptions& options = {},
                                                 const Control& control = {});

/// {"goal","given"?,"reason","picture"}
Json to_json(const MissingGiven& missing, const Sample& sample);
/// One sentence.
std::string reason_of(const MissingGiven& missing);

} // namespace porism::diagnose
