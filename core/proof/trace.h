// Proof traces and paths: a proof as data that a checker re-proves step by step (definitions 17, 18, 25).
#pragma once

#include "base/stop.h"
#include "proof/graph.h"

#include <span>
#include <string>
#include <vector>

namespace porism::proof {

struct Step {
    facts::Statement conclusion;
    Reason reason = Reason::given;
    std::string rule;             ///< name of the row, for Reason::rule
    std::vector<PointId> binding; ///< for Reason::rule
    std::size_t action = 0;       ///< for Reason::given
    std::uint8_t view = 0; ///< for Reason::algebra: which of facts::alternatives(conclusion) the certificates are about
    std::vector<std::size_t> premises;     ///< indices of earlier steps
    std::vector<Certificate> certificates; ///< for Reason::algebra
    /// For Reason::calculation: premise i + 1 is solved for eliminated[i], which is put into what the premises before
    /// it have made of the first. The conclusion says the same as the result, or as that without factors which are
    /// positive by their kind, or that its one quantity has a value: premises beyond those, and the conditions, refuse
    /// the others that it could have (facts/trial.h).
    /// Where there are as many premises as quantities, premise i is solved for eliminated[i], which is put into the
    /// conclusion, and nothing is left of it: 0 = 0.
    std::vector<facts::Quantity> eliminated = {};
    std::vector<facts::Statement>
        conditions; ///< order statements on which the step rests; its torsion branches are told by `branches`
    friend bool operator==(const Step&, const Step&) = default;
};

/// The order statements on which a step rests besides its premises (in the order of step.premises): side conditions of
/// its rule, the pairs of every equation that it uses being different, two shared points of merged lines different and
/// three of merged circles not on a line. Each once, in normal order; `step.conditions` need not be filled in. None of
/// a calculation: which order statements it chooses a value by is for who makes the step to say.
std::vector<facts::Statement> conditions_of(const Step& step, std::span<const facts::Statement> premises);

/// One solution: steps in an order in which each stands after its premises; the last concludes the goal. Every step is
/// used, no two conclude the same.
struct Path {
    std::vector<Step> steps;
    const facts::Statement& goal() const { return steps.back().conclusion; }
    friend bool operator==(const Path&, const Path&) = default;
};

/// Definition 18: rule and algebra steps and calculations count 1, givens, classes and definitions 0.
std::size_t length(const Path& path);
/// Steps of any reason.
std::size_t raw_length(const Path& path);
/// The order statements among the side conditions of a path, each once, in normal order.
std::vector<facts::Statement> conditions(const Path& path);

/// A side condition of a step that divides directions by `multiple` > 1: of the angles that this leaves open, 180
/// degrees / multiple apart, the stated one is meant (definition 9). Strict: the angle differs from it by less than
/// half of that.
struct Branch {
    facts::Statement conclusion;
    std::size_t equation = 0; ///< index into facts::equations(conclusion)
    numbers::Integer multiple = 1;
    friend bool operator==(const Branch&, const Branch&) = default;
};
std::vector<Branch> branches(const Step& step);
/// Of all steps, in their order.
std::vector<Branch> branches(const Path& path);
/// "branch 0 of 2: para a d h e"; with "equation 2 of" before a statement of several directions.
std::string to_string(const Branch& branch, std::span<const std::string> names);

/// The step by which a statement of a graph came, as the explanation of its first derivation has it: its premises are
/// those of the explanation, in that order, and step.premises is left to who knows their places.
Step step_of(const Graph& graph, StatementId statement, Explanation explanation);

/// The cone of a statement under first derivations, explained on demand, as a path: topological, each explanation
/// irreducible in itself. Errors: `interrupted`, or what the explainer says.
Result<Path> trace_back(const Explainer& explainer, StatementId goal, const Control& control = {});

} // namespace porism::proof
