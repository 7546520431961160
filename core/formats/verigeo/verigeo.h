// The actions of VeriGeo (appendices C and D of its paper), read and written: envelopes in which an author constructs a
// figure and a solver tells what follows (docs/formats/verigeo.md).
//
// {"problem":"...","givens":["..."],"goal":"Find AM","answer":"5","comment":"",
//  "actions":[{"op":"AddPoint","type":"Cartesian","args":["A","0","0"]},
//             {"op":"AddEdge","type":"Midpoint","args":["M","SEG_AB"]}],"solver_actions":[...]}
// {"actions":[{"op":"AddEdge","type":"ExprConstraint","args":["Length(A,M)","=","5"]}],"final_answer":"5"}
//
// Numbers are strings and kept as written. Ids are brought into one form: SEG_AB with sorted ends, ANG_BAC, TRI_ABC.
#pragma once

#include "base/json.h"
#include "formats/verigeo/operators.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace porism::verigeo {

/// Where a constraint comes from: the problem, the solver's trace, or what was added because others imply it.
enum class Source : std::uint8_t { given, solver, derived };
std::string_view name_of(Source source);

struct Action {
    const Operator* row;           ///< never null
    std::vector<std::string> args; ///< in the first form of the row, ids normal
    Source source = Source::given;
    friend bool operator==(const Action&, const Action&) = default;
};

/// Of an author: problem to actions, perhaps solver_actions. Of a solver: actions, final_answer, perhaps proof.
struct Envelope {
    Profile profile = Profile::author;
    std::string problem, goal, answer, comment;
    std::vector<std::string> givens;
    std::vector<Action> actions;
    std::optional<std::vector<Action>> solver_actions;
    std::string final_answer;
    std::optional<std::string> proof;
    friend bool operator==(const Envelope&, const Envelope&) = default;
};

/// Whether a value is meant as an envelope, well-formed or not.
bool looks_like_envelope(const Json& json);

/// Reads an envelope of either profile. In an author's what an action refers to must stand before it; what a solver's
/// alone refers to may stand in the author's. Every error has the JSON pointer of its place: `json_not_object`,
/// `json_unknown_key`, `json_missing`, `json_type`, `too_many_actions`, `unknown_operator`, `unknown_type`, `functions`
/// (AddFunction, VerifyFunction), `profile` (not of this profile), `argument_count`, `bad_name`, `unknown_id`,
/// `repeated_definition`, `repeated_point`, `bad_comparison`, `empty_expression`, `bad_source`, and those of
/// numbers::Scalar.
Result<Envelope> envelope_from_json(const Json& json);
/// The same of text, with line and column in `source`. Besides: `envelope_too_large`, and those of parse_json.
Result<Envelope> parse(std::string_view text, const std::string& source = {});

/// Whether a profile has all actions that stand in a member of an envelope. Error: `profile`, with pointer.
Status hold_to(Profile profile, const std::vector<Action>& actions, std::string_view member);

/// Reads back to an equal envelope, which is written the same to the letter. Error: `profile`, with pointer, where an
/// action is not of the profile.
Result<Json> to_json(const Envelope& envelope);

} // namespace porism::verigeo
