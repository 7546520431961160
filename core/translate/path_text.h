// Paths as numbered steps with reasons.
#pragma once

#include "proof/trace.h"
#include "scene/scene.h"
#include "translate/say.h"

#include <cstddef>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace porism::translate {

/// One step in words. "3. ∠BFE = ∠BCE, since B, C, E and F lie on one circle (step 2): inscribed angles."
struct StepText {
    std::size_t number; ///< from 1, the step's place in the path
    std::string claim;  ///< "∠BFE = ∠BCE"
    std::string reason; ///< "since B, C, E and F lie on one circle (step 2): inscribed angles"; never empty
    std::vector<std::size_t> premises; ///< numbers of the steps that the reason names, ascending
    std::vector<std::string>
        conditions; ///< "A, B and C do not lie on one line"; that points differ is not repeated in each step
};

/// A sentence of claim and reason without the number: "AD ⊥ BC, since D is the foot of the perpendicular from A to BC."
std::string sentence_of(const StepText& step);

/// The reason of a step in a few words, the same that its sentence has: "by construction", "inscribed angles", "by
/// adding angles".
std::string reason_name(const proof::Path& path, std::size_t step, const scene::Scene& scene, Picture picture = {});

/// Of each step the points of its conclusion as its words take them: of equal angles "∠ABC = ∠DEF" the sides of the
/// first, BA and BC, then those of the second, ED and EF. Empty of what is no statement of equal directed angles.
std::vector<std::vector<PointId>> angles_as_told(const proof::Path& path, const scene::Scene& scene,
                                                 Picture picture = {});

/// The branch of a step that divided angles, as a clause: "the angle between AD and HE is 0°, not 90°", "∠ABC = ∠DEF,
/// not ∠DEF ± 60°", "A, B and C run clockwise and ∠BAC = 60°, not 60° ± 60°".
std::string branch_text(const proof::Branch& branch, Names names, Picture picture = {});

/// What tells the branch from the others without saying its conclusion: of two lines that are parallel or perpendicular
/// that they are not the other of the two. Empty of other branches.
std::optional<facts::Statement> strict_condition(const proof::Branch& branch);

/// `shown`: what was shown before the path (translate/told.h, resting_on), null where nothing was.
std::vector<StepText> path_text(const proof::Path& path, const scene::Scene& scene, Picture picture = {},
                                const std::set<facts::Statement>* shown = nullptr);

/// What the claims about angles take from the picture (definition 10), as clauses: "A and D lie on the same side of
/// BC". Where that is much, the goal's own and one clause that names the steps.
std::vector<std::string> drawn_text(const proof::Path& path, const scene::Scene& scene, Picture picture);

/// The side conditions of a path, each once, as clauses: order statements, branches, what angles take from the picture;
/// that named points differ comes last, in one clause for all. Without those that are told already.
std::vector<std::string> conditions_text(const proof::Path& path, const scene::Scene& scene, Picture picture = {},
                                         const std::set<facts::Statement>& told = {});

/// "1. AD ⊥ BC, since ...\n2. ...\n", numbers set right.
std::string listing(std::span<const StepText> steps);

} // namespace porism::translate
