// Scenes and goals in sentences.
#pragma once

#include "scene/scene.h"
#include "translate/say.h"

#include <span>
#include <string>
#include <vector>

namespace porism::translate {

/// A number of an action as it is typed, in the signs of print: "60°" for 60 and 60o, "7π/12", "−15°"; a whole ratio
/// without its 1.
std::string number_text(const numbers::Scalar& number, facts::ConstantKind measure);

/// "Let D be the foot of the perpendicular from A to BC." A point on two loci that are known to meet elsewhere is told
/// from that meeting point: "Let N lie on the line AD and on the circle with centre O through A, and be different from
/// A." A free point with a given place: "Let A be the point (0, 3)." The picture of the scene, where there is one,
/// shows more such points than the loci's own.
std::string action_text(const scene::Scene& scene, std::size_t index, Picture picture = {});

/// All actions in order, what is stated as "Suppose that AB = 5 and that AB ⊥ BC.": a sentence for each, or for several
/// in a row that say the same of their points.
std::string scene_text(const scene::Scene& scene, Picture picture = {});

/// What an action says of its points in the indicative, as the reason of a given statement: "D is the foot of the
/// perpendicular from A to BC". Of two loci only the one that gives the statement, if one does; of what given places
/// say these: "A is the point (0, 0) and B is the point (3, 4)".
std::string given_text(const scene::Scene& scene, std::size_t index, const facts::Statement& statement);

/// Whether the statement only repeats what the action says of its points: "E is the midpoint of AC".
bool says_the_same(const scene::Scene& scene, std::size_t index, const facts::Statement& statement);

/// "Prove that AD ⊥ BC."; several goals in one sentence, with the order of points that makes the words about angles
/// right (definition 10): "Prove that ∠BAC = ∠BDC, where A and D lie on the same side of BC." Empty without goals.
std::string goal_text(const scene::Goals& goals, const scene::Scene& scene, Picture picture = {});

/// Scene and goals: the whole problem. Of auxiliary points only those that the goals need: the problem does not speak
/// of the others (definition 22).
std::string problem_text(const scene::Scene& scene, const scene::Goals& goals, Picture picture = {});

/// The sentences for the auxiliary points that a problem of these goals does not speak of and these statements use:
/// what a solution begins with. Empty where there are none.
std::string auxiliaries_text(const scene::Scene& scene, const scene::Goals& goals,
                             std::span<const facts::Statement> used, Picture picture = {});

} // namespace porism::translate
