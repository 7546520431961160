// Rows that are made for every number of points, and the scenes of their examples.
#pragma once

#include "proof/rules/rule_table.h"

#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace porism::proof {

using Words = std::vector<std::string>;

/// A row with the text that it refers to.
struct Made {
    std::string name, title, letters, hypotheses, conditions, symmetries, text, source, example, relation;
    std::string_view concept_name;
    Standing standing = Standing::needed;
    bool of_different_points = false;

    RuleText row() const {
        return {.name = name,
                .title = title,
                .concept_name = concept_name,
                .letters = letters,
                .hypotheses = hypotheses,
                .conditions = conditions,
                .symmetries = symmetries,
                .text = text,
                .source = source,
                .example = example,
                .relation = relation,
                .standing = standing,
                .of_different_points = of_different_points};
    }
};

/// The rows of these, which must outlive them.
std::vector<RuleText> rows_of(const std::deque<Made>& texts);

struct Sketched {
    std::string name;
    double x, y;
};
/// As JSON: free points where they are sketched, statements (an empty one is none), equations, and what is asked.
std::string scene_of_statements(const std::vector<Sketched>& points, const Words& statements, const Words& equations,
                                const std::string& asked);
/// The same of "points a@0_0 b@6_0; perp a b a d; length(a,b) = 6 ? compute length(c,d)". Any other text, such as JGEX,
/// is returned as it is.
std::string scene_of_text(std::string_view text);

} // namespace porism::proof
