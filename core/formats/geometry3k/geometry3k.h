// The logic forms of Geometry3K (Lu et al., Inter-GPS, ACL 2021), read: problems of school geometry whose text and
// picture are told by predicates (docs/formats/geometry3k.md).
//
// A record is a JSON object with "text_logic_forms" and "diagram_logic_forms" (the older names end in "form"), and may
// have "point_positions" in pixels, "line_instances", "answer" and "id" or "name". A file is one record, or one in each
// line.
#pragma once

#include "base/result.h"
#include "numbers/scalar.h"
#include "scene/json.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace porism::geometry3k {

inline constexpr std::size_t max_forms = 400;           ///< of a record
inline constexpr std::size_t max_record_bytes = 262144; ///< of a line

/// What the picture of a record shows, by names of the scene's points.
struct Shown {
    std::vector<std::pair<std::string, std::string>> segments;
    std::vector<std::pair<std::string, std::string>> circles; ///< centre, and a point on it
};

struct Problem {
    std::string name; ///< "problem 2401" by its id; else by the number of its line
    int line = 0;     ///< from 1
    Result<scene::SceneAndGoals> content;
    std::string answer_text;               ///< that the record carries; empty: none
    std::optional<numbers::Scalar> answer; ///< that it says (numbers/answer.h)
    bool disputed = false;                 ///< the values that it lists besides deny its answer
    Shown shown = {};                      ///< nothing where there is no content
};

/// Whether these bytes begin with a record.
bool looks_like_geometry3k(std::string_view bytes);

/// All records of a file. The scene has free points, with the places of the record as sketch coordinates, and states
/// what the forms say; what is asked is a question. A bad record does not spoil the others. Every error has a place in
/// `source` and the pointer of the form: those of parse_json, `record_too_long`, `too_many_forms`, `too_many_points`,
/// `json_type`, those of parse_term, Forms::read and Scene::append.
std::vector<Problem> parse_file(std::string_view bytes, const std::string& source = {});

} // namespace porism::geometry3k
