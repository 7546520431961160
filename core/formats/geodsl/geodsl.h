// The scene language Geo-DSL of NeSyGeo (docs/formats/geodsl.md), read.
//
// A text is statements between newlines or `;`, such as `Triangle(A,B,C)=(3,4,90)`; what follows # is a comment. Names
// of points begin with a capital: A stands in the scene as a, Ab as ab.
#pragma once

#include "base/result.h"
#include "formats/geodsl/table.h"
#include "scene/json.h"

#include <string>
#include <string_view>
#include <vector>

namespace porism::geodsl {

inline constexpr std::size_t max_text_bytes = 65536;

struct Read {
    scene::SceneAndGoals content; ///< without goals: the language has none
    std::vector<Place> actions;   ///< of the statement that made each
};

/// Errors, each with its place in `source`: `text_too_long`, `syntax`, `unknown_statement` (with the nearest name),
/// `arguments` (with the right form), `bad_point`, `repeated_point`, `undefined_point` ("Line(B,C) is used before its
/// points exist"), `undefined_circle`, `empty_text`, those of parse_value and of Builder::apply.
Result<Read> parse(std::string_view text, const std::string& source = {});

/// Whether this is text of the language, well-formed or not: it begins with a call, and one of its first statements is
/// one of the table.
bool looks_like_geodsl(std::string_view text);

} // namespace porism::geodsl
