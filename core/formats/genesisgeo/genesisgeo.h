// The training records of GenesisGeo (Zhu et al., GenesisGeo-1M), read: premises by point, a goal, auxiliary points and
// a proof, as text in blocks (docs/formats/genesisgeo.md).
//
//     <problem> a : ; b : ; c : cong a b b c [000] ; d : perp b c b d [001] ? aconst a b c d 7pi/12 </problem>
//     <aux> x00 e : para b c d e [002] ; </aux>
//     <numerical_check> ncoll b c d [003] ; </numerical_check>
//     <proof> cyclic b c d e [004] r04 [002] [003] ; </proof>
//
// A record is such text, or a JSON object that has it in "llm_input_renamed" and "llm_output_renamed". A file is one
// record, or JSON records one in each line.
#pragma once

#include "base/result.h"
#include "scene/json.h"

#include <string>
#include <string_view>
#include <vector>

namespace porism::genesisgeo {

inline constexpr std::size_t max_record_bytes = 262144;
inline constexpr std::size_t max_statements = 2000; ///< of a record

/// What the solution says: what it has seen in numbers, and the conclusions of its steps. To be held against the
/// figure, never a premise.
struct Claim {
    std::string origin; ///< "numerical check [006]", "proof [013] by r60"
    std::string text;   ///< as the record has it
    /// One of them holds: `secant` leaves open whether the point is within the chord or outside, `ncoll` of four points
    /// which of them is off the line.
    std::vector<facts::Statement> readings;
    /// Of a step of the proof, whose premises it names: what these say. One that leaves readings open brings them all.
    bool step = false;
    std::vector<facts::Statement> premises = {};
};

struct Problem {
    std::string name; ///< the record's "name" or "id"; else by the number of its line
    int line = 0;     ///< from 1
    Result<scene::SceneAndGoals> content;
    std::vector<Claim> claims = {};
    bool tells_proof = false; ///< it has the block, with steps or without
};

/// Whether these bytes begin with a record.
bool looks_like_genesisgeo(std::string_view bytes);

/// All records of a file. A point stands where the first one or two of its statements that are lines or circles for it
/// put it, as a clause of JGEX text would; what else is said of it is stated. Points of the block aux are auxiliary. A
/// bad record does not spoil the others. Every error has a place in `source`, and in JSON the pointer of the member:
/// those of parse_json, `record_too_long`, `too_many_statements`, `missing_block`, `open_block`, `missing_colon`,
/// `missing_goal`, `repeated_id`, `unknown_id`, `several_readings` (of a premise or goal), and those of
/// facts::parse_statement and Scene::append.
std::vector<Problem> parse_file(std::string_view bytes, const std::string& source = {});

} // namespace porism::genesisgeo
