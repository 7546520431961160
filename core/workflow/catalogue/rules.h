// The rule table as documents: a record a row, and a page with text, picture and worked example.
#pragma once

#include "base/ids.h"
#include "base/json.h"
#include "base/stop.h"
#include "proof/rules/rule.h"
#include "workflow/solve/analyse.h"

#include <string>
#include <vector>

namespace porism::workflow {

/// A pattern of a row over its letters, or its equation.
struct RuleClause {
    std::string words;    ///< "∠(PA, PB) = ∠(QA, QB)"
    std::string notation; ///< "eqangle p a p b q a q b"
};
/// The points by letter of the row, in a picture of its hypotheses; may be empty.
using LetterPlaces = std::vector<geometry::Point<double>>;
/// As the row writes them. With places, what is said of angles of points that the hypotheses put on a line is said of
/// their order there.
std::vector<RuleClause> clauses_of(const std::vector<facts::Pattern>& patterns, const proof::Rule& rule,
                                   const LetterPlaces& places = {});
/// What the picture must show, of the row's quantities too: that a quadrilateral with an area is convex.
std::vector<RuleClause> conditions_of(const proof::Rule& rule, const LetterPlaces& places = {});
/// What a row concludes: statements, or its equation between quantities.
std::vector<RuleClause> conclusions_of(const proof::Rule& rule);

/// A step of the solution of a row's example.
struct WorkedStep {
    std::string sentence;
    bool uses_rule = false; ///< it is an instance of the row
};

/// A row's example, solved by the engine and passed by the checker when it is asked for.
struct WorkedExample {
    std::string text;    ///< as JGEX has it
    std::string problem; ///< "Let ABC be a triangle. ... Prove that ...", or "... Find AB."
    scene::Scene scene;  ///< with the branches written in
    std::shared_ptr<const diagram::Diagram> diagram;
    std::vector<WorkedStep> steps; ///< at least one uses the row
    /// Of the first that does, for the picture.
    std::vector<facts::Statement> premises;
    facts::Statement conclusion;
    /// The points of that step by letter of the row; among the symmetries the one in which most letters are the names
    /// of their points.
    std::vector<PointId> binding;
    std::vector<std::string> conditions;
};

/// All that is shown of a row: in docs/rules.md and in the studio.
struct RulePage {
    RuleId rule;
    std::vector<RuleClause> hypotheses, conditions, conclusions;
    std::size_t symmetries = 1; ///< ways to name the points that say the same, the row's own counted
    WorkedExample example;
    std::string used_in; ///< the row's problem of use in words; empty where the example shows its use
};

/// Errors: of an example that is not solved with its row (`rule_example`; the tests of the table find those), and of a
/// stop.
Result<RulePage> rule_page(RuleId rule, const Control& control = {});
/// "4 ways to name the points say the same": in words, the count of the page; empty where there is one way.
std::string symmetries_text(const RulePage& page);
/// "Q is P": the letters of the row that share a point in the example; empty where none does.
std::string shared_letters_text(const RulePage& page);

/// The record of `porism catalogue rules --json`.
Json rule_record(RuleId rule);

/// Writes `folder`/rules.md, a section a row under an index by concepts, and for each row the picture of its example as
/// `folder`/rules/<name>.svg. Errors: those of files.h and of rule_page.
Status write_rules_page(const std::string& folder, const Control& control = {});

} // namespace porism::workflow
