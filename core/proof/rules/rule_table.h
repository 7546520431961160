// The rows of the rule table as they are written: text, compiled once into `Rule`.
#pragma once

#include "proof/rules/rule.h"

#include <span>
#include <string_view>
#include <vector>

namespace porism::proof {

/// One theorem. Lists are separated by commas; patterns are over the letters. `symmetries`: each entry lists all
/// letters in the order in which they take the places of the row's letters. What a row has none of is left out. Its
/// problems, `example` and `used_in`, are JGEX text or what `scene_of_text` reads (made_row.h).
struct RuleText {
    std::string_view name;
    std::string_view title;
    std::string_view concept_name;
    std::string_view letters;
    std::string_view hypotheses = {};
    std::string_view conditions = {};
    std::string_view conclusions = {};
    std::string_view symmetries = {};
    std::string_view text;
    std::string_view source;
    std::string_view example = {};
    std::string_view relation = {}; ///< of a relation row, instead of conclusions
    Standing standing = Standing::needed;
    /// Of an implied row: with what it can be calculated (proof/bans.h), "angles ratios, squares" with angles and
    /// ratios together, or with squares alone.
    std::string_view said_by = {};
    std::string_view used_in = {};
    bool of_different_points = false;
};

/// The rows by family; the table is their concatenation in this order.
std::span<const RuleText> similarity_rules();
std::span<const RuleText> chord_rules();
std::span<const RuleText> circle_rules();
std::span<const RuleText> isosceles_rules();
std::span<const RuleText> midpoint_rules();
std::span<const RuleText> proportion_rules();
std::span<const RuleText> power_rules();
std::span<const RuleText> transversal_rules();
std::span<const RuleText> projective_rules();
std::span<const RuleText> sine_rules();
std::span<const RuleText> segment_rules();
std::span<const RuleText> coincidence_rules();
/// Implied by algebra: of directions, of lengths and of their squares.
std::span<const RuleText> direction_rules();
std::span<const RuleText> length_rules();
std::span<const RuleText> square_rules();
/// Relation rows: of angles, of lengths, of right triangles, of triangles, of circles, of areas, of polygons, of
/// midpoints.
std::span<const RuleText> angle_relations();
std::span<const RuleText> length_relations();
std::span<const RuleText> right_triangle_relations();
std::span<const RuleText> triangle_relations();
std::span<const RuleText> circle_relations();
std::span<const RuleText> area_relations();
std::span<const RuleText> polygon_relations();
std::span<const RuleText> midpoint_relations();
/// All of these, in the order of the table.
std::vector<std::span<const RuleText>> relation_families();

} // namespace porism::proof
