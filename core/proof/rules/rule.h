// The rule table: named theorems as data (definitions 23 to 26).
#pragma once

#include "base/ids.h"
#include "facts/equation.h"
#include "facts/statement.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace porism::proof {

/// How a row earns its place (definition 23).
enum class Standing : std::uint8_t {
    needed,  ///< its problem (`used_in`, or else `example`) is not solved without it
    derived, ///< it follows from other rows and algebra; paths with it are shorter
    implied, ///< the tables say it already: it is never matched, and names steps of algebra (proof/theorem.h)
};
struct StandingRow {
    Standing standing;
    std::string_view name;  ///< in records: "implied"
    std::string_view words; ///< of a row, on its page; empty for `needed`
};
const StandingRow& row(Standing standing);

/// A deduction row. Patterns are over the row's letters by number. The row is sound as it stands: hypotheses and
/// conditions imply every conclusion, for all points with the pairs of each pattern different.
struct Rule {
    std::string name;         ///< stable, snake_case: "similar_sas"
    std::string title;        ///< "Similar triangles (SAS)"
    std::string text;         ///< the theorem as a textbook says it, one or two sentences
    std::string source;       ///< "Euclid VI.6", or a proof in a line
    std::string concept_name; ///< family for filters and colours: "similarity", "circle", "midpoint", ...
    std::vector<std::string> letters;
    std::vector<facts::Pattern> hypotheses; ///< equalities, to be proved
    std::vector<facts::Pattern> conditions; ///< order statements, to be decided in the scene picture (definition 8)
    std::vector<facts::Pattern> conclusions;
    /// Of a relation row (definition 24) what it concludes instead of statements: an equation between quantities of its
    /// letters, letter i as point i.
    std::optional<facts::Relation> relation;
    /// Of a relation row: it says nothing where two letters are one point, as of a polygon that goes back on its way.
    bool of_different_points = false;
    /// Generators of the row's symmetries: letter i becomes letter s[i]. Instances that differ by them say the same,
    /// for the hypotheses of one are those of the other up to classes and tables; only one of them is matched.
    std::vector<std::vector<std::uint8_t>> symmetries;
    Standing standing = Standing::needed;
    /// Of an implied row the sets of tables each of which says it.
    std::vector<std::vector<facts::TableKind>> said_by;
    /// A problem that uses it, with a goal, or of a relation row with a question for a value: JGEX text, or a scene as
    /// JSON.
    std::string example;
    /// Another such problem, in which the row earns its place, where the example is too simple for that; else empty.
    std::string used_in;
};

/// The equation of a relation row for these points. Empty where it says nothing of them, or a quantity has no meaning.
std::optional<facts::Statement> relation_of(const Rule& rule, std::span<const PointId> binding);

/// What the quantities of a relation row need to be what they are called, whatever the row says of them
/// (facts::conditions_of). Of a quadrilateral that is parted by the diagonal which the row names nothing more: it need
/// not be convex.
std::vector<facts::Statement> conditions_of_quantities(const Rule& rule, std::span<const PointId> binding);

/// All symmetries that the generators make, the identity first.
std::vector<std::vector<std::uint8_t>> symmetry_group(const Rule& rule);

/// The whole table: deduction rows, then relation rows (definition 24). Ids count through both.
std::span<const Rule> all_rules();
/// The rows that conclude statements.
std::span<const Rule> rules();
/// The rows that conclude equations between quantities. The closure does not match them: reason/value does.
std::span<const Rule> relation_rows();
const Rule& rule(RuleId id);
std::optional<RuleId> rule_by_name(std::string_view name);
/// Null where no row has the name.
const Rule* row_called(std::string_view name);

/// Whether a hypothesis or a conclusion is about sines.
bool speaks_of_sines(const Rule& rule);

/// The letters of which a row concludes that they are one point. It supposes them to be two: its patterns may take
/// their direction or distance, and nothing rests on their being different.
struct OnePair {
    std::uint8_t first, second;
};
std::optional<OnePair> concludes_one_point(const Rule& rule);

/// Whether a hypothesis holds for any figure with these points because pairs of it coincide (cong a b b a), so that it
/// needs no premise. A set with a repeated point (cyclic a b c a) is not meant that way: the row is then not about
/// these points at all.
bool needs_no_proof(const facts::Pattern& hypothesis, std::span<const PointId> binding);

} // namespace porism::proof
