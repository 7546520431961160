// The scene language Geo-DSL of NeSyGeo (docs/formats/geodsl.md), read and written.
//
// A text is statements between newlines or `;`, such as `Triangle(A,B,C)=(3,4,90)`; what follows # is a comment. Names
// of points begin with a capital: A stands in the scene as a, Ab as ab.
#pragma once

#include "base/result.h"
#include "facts/truth.h"
#include "formats/geodsl/table.h"
#include "scene/json.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace porism::geodsl {

inline constexpr std::size_t max_text_bytes = 65536;

/// What a text shows of its figure besides what the scene draws, by names of the scene's points.
struct Shown {
    using Pairs = std::vector<std::pair<std::string, std::string>>;
    Pairs circles;                  ///< of which statements speak: centre, and a point on it
    Pairs radii;                    ///< of these, those to a help point that are told
    std::vector<std::string> helps; ///< points that circles got, of which no statement speaks
    Pairs no_circles;               ///< of which none does: the centre of a shape is the circumcentre of corners
};

struct Read {
    scene::SceneAndGoals content; ///< without goals: the language has none
    std::vector<Place> actions;   ///< of the statement that made each
    Shown shown = {};
};

/// Errors, each with its place in `source`: `text_too_long`, `syntax`, `unknown_statement` (with the nearest name),
/// `arguments` (with the right form), `bad_point`, `repeated_point`, `undefined_point` ("Line(B,C) is used before its
/// points exist"), `undefined_circle`, `empty_text`, those of parse_value and of Builder::apply.
Result<Read> parse(std::string_view text, const std::string& source = {});

/// How orders are told that no statement says: not, or by points besides those of the scene, on a line with the feet of
/// perpendiculars, of which IsOnline says the order.
enum class Orders : std::uint8_t { as_stated, by_feet };

struct Writing {
    Orders orders = Orders::as_stated;
    /// Of the scene: tells which common point of a line and a circle is meant, where a construction leaves it open.
    facts::Points<double> picture = {};
};

/// One statement a line; a name begins with a capital. Reads back to a scene with the same actions but for what
/// `losses` lists and for names: "A" beside "a" gets another one, and so may a point that a statement makes besides
/// those it names, where nothing else says it. Errors: `not_in_geodsl`, with the pointer of the first action that no
/// statement says; `text_too_long`.
Result<std::string> print(const scene::Scene& scene, const Writing& writing = {});
/// What the text cannot say of what surrounds the actions, in words, one entry a kind.
std::vector<std::string> losses(const scene::SceneAndGoals& content, const Writing& writing = {});

/// Whether this is text of the language, well-formed or not: it begins with a call, and one of its first statements is
/// one of the table; or all are calls, and one is a statement in other capitals.
bool looks_like_geodsl(std::string_view text);

} // namespace porism::geodsl
