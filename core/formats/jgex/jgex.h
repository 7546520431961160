// The problem language of the JGEX / AlphaGeometry / Newclid / HAGeo family, read and written (docs/formats/jgex.md).
//
// A problem is two lines: its name, then `clause; clause | auxiliary clauses ? goal; goal`. A clause is
// `points = construction[, construction]`; each construction in the long form (`d = foot d a b c`) or in the short one,
// outputs left out (`d = foot a b c`). A point may carry sketch coordinates where it is defined: `d@0.25_-1/2 = ...`.
#pragma once

#include "base/result.h"
#include "scene/json.h"
#include "scene/scene.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace porism::jgex {

inline constexpr std::size_t max_line_bytes = 65536;
inline constexpr std::size_t max_goals = 400; ///< and questions of a problem, before the last one is read

/// A problem of a file. A bad one does not spoil the others.
struct Problem {
    std::string name; ///< the name line, or "problem_3" (its number in the file) where there is none
    int line = 0;     ///< of the problem's text, from 1
    Result<scene::SceneAndGoals> content;
    /// Where each begins in the text, where there is content.
    std::vector<Place> actions = {}, goals = {}, questions = {};
};

/// All problems of a file in order; empty lines, lines that begin with # and carriage returns are skipped. A problem
/// line is one that contains = or ?; any other line is a name. Every error has a place in `source`, columns counted in
/// characters: `unknown_construction`, `argument_count`, `output_count`,
/// `output_mismatch`, `undefined_point`, `repeated_definition`, `not_a_locus`, `repeated_input`, `missing_equals`,
/// `empty_clause`, `coordinate_syntax`, `line_too_long`, `too_many_goals`, `missing_problem` (a name without a text),
/// and those of Scene::append, facts::parse_statement and scene::parse_question.
std::vector<Problem> parse_file(std::string_view text, const std::string& source = {});

/// One problem from one line without its name.
Result<scene::SceneAndGoals> parse_problem(std::string_view line, Place start = {{}, 1, 1});

/// The scene and goals with the clauses of a line added to them, as a command bar takes them: "d = foot d a b c",
/// "e = midpoint a b; f = midpoint a c ? para e f b c".
Result<scene::SceneAndGoals> extend(const scene::SceneAndGoals& document, std::string_view text,
                                    Place start = {{}, 1, 1});

/// "d = foot d a b c", in the long form.
std::string print_action(const scene::Scene& scene, std::size_t index);
/// The problem in one line, without a name. Reads back to an equal scene and equal goals but for what `losses` lists;
/// of what is stated only that which constructions say (constructed.h) is written.
std::string print(const scene::Scene& scene, const scene::Goals& goals = {}, const scene::Questions& questions = {});
/// A name as a line can hold it: signs that end a line or make it a problem are blanks; "problem" where nothing is
/// left.
std::string name_line(std::string_view name);
/// Name and problem, two lines, each with its newline.
std::string print(std::string_view name, const scene::Scene& scene, const scene::Goals& goals,
                  const scene::Questions& questions = {});

/// Error: `not_in_jgex`, with the pointer of the first action that states what no construction of its points says: text
/// has constructions alone.
Status check_sayable(const scene::Scene& scene);
/// Error: `goal_letter`, with the pointer of the first goal that has a letter of which the scene does not speak.
Status check_goals(const scene::Scene& scene, const scene::Goals& goals);
/// What the text of this scene cannot say, in words, one entry a kind: given coordinates are read back as sketch
/// coordinates; a branch other than the first is said by coordinates of its points and of the free ones behind them, if
/// they have some (reading sets no branch: realising takes the nearest); auxiliary actions are moved behind the others.
std::vector<std::string> losses(const scene::Scene& scene);

/// Whether all branches other than the first are said by coordinates, as `losses` wants them.
bool tells_branches(const scene::Scene& scene);

/// Whether this is text of the family, well-formed or not: the first lines hold a clause `names = word`.
bool looks_like_jgex(std::string_view text);

} // namespace porism::jgex
