// Envelopes as scenes, and scenes as envelopes.
#pragma once

#include "formats/verigeo/radius.h"
#include "formats/verigeo/verigeo.h"
#include "formats/verigeo/ways.h"
#include "numbers/scalar.h"
#include "scene/json.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace porism::verigeo {

/// Where something of an envelope stands, and where it comes from.
struct Origin {
    std::string pointer;
    Source source = Source::given;
    bool amounts_to = false; ///< it follows from what stands there, whose words it is not: a line, of a sum of vectors
    friend bool operator==(const Origin&, const Origin&) = default;
};

/// What the solver or a derivation says of the figure: to be proved, never a premise.
struct Claim {
    Origin origin;
    std::vector<facts::Statement> statements;
    Action action;
};

/// What no scene says: a claim to be checked in numbers, or a text.
struct Unsaid {
    Origin origin;
    std::string text;                  ///< as the envelope has it
    std::string reason;                ///< a clause
    std::optional<Action> action = {}; ///< empty for a text
};

/// `AddEdge ExprConstraint AB < CD`
std::string text_of(const Action& action);
/// `/actions/4: "AddEdge ExprConstraint AB < CD": no order statement says this comparison`
std::string to_string(const Unsaid& unsaid);

/// The reason of a constraint that says nothing: there is nothing to check.
inline constexpr std::string_view holds_always = "it holds for any points";
/// The reason of an equation that says where points stand, which have these given coordinates.
inline constexpr std::string_view told_by_places = "it is where points stand";

/// The origin of what the goal defines: those actions are the last ones.
inline constexpr std::string_view goal_pointer = "/goal";

struct Content {
    scene::SceneAndGoals content;
    std::vector<std::string> names; ///< of the points in the envelope, by point
    std::vector<Origin> origins;    ///< of the scene's actions, by action
    std::vector<Claim> claims;
    std::vector<Unsaid> unsaid;
    std::vector<facts::Statement> supposed, needed; ///< by names of figures in the goal (goal.h)
    std::vector<std::vector<SaidGoals>> ways;       ///< in which the goal may be meant (goal.h)
    std::vector<NamedLetter> letters;               ///< of the goal (goal.h)
    std::string
        claimed; ///< what is to be proved, in the goal's words, where it is read by way of distances; else empty
    std::vector<NamedCircle> circles; ///< that actions add, and on which a point is known
    std::optional<numbers::Scalar>
        answer; ///< of the first question, if it is a number; an angle in degrees, as it is asked
    std::vector<std::optional<numbers::Scalar>> further_answers; ///< of the other questions
};

/// The figure of an author's envelope: its points, and what it says of them as true statements
/// (docs/formats/verigeo.md). Solver actions and derived ones are claims. Nothing is dropped: what is no statement is
/// listed as unsaid. Errors have the pointer of their action: `needs_author` (a solver's envelope alone has no figure),
/// `empty_envelope` (no action), `unmeant_action` (degenerate), `bad_radius`, `bad_ratio`, and those of Scene::append.
Result<Content> content_of(const Envelope& envelope, const ChooseWay& choose = way_by_givens);

/// A scene as an author's envelope. Where VeriGeo cannot say an action or a goal, the error `unsayable` names it.
Result<Envelope> envelope_of(const scene::SceneAndGoals& content);

} // namespace porism::verigeo
