// Proof traces and paths: a proof as data that a checker re-proves step by step (definitions 17, 18, 25).
#pragma once

#include "proof/graph.h"

#include <span>
#include <string>
#include <vector>

namespace porism::proof {

struct Step {
    facts::Statement conclusion;
    Reason reason = Reason::given;
    std::string rule;                      ///< name of the row, for Reason::rule
    std::vector<PointId> binding;          ///< for Reason::rule
    std::size_t action = 0;                ///< for Reason::given
    std::vector<std::size_t> premises;     ///< indices of earlier steps
    std::vector<Certificate> certificates; ///< for Reason::algebra
    std::vector<facts::Statement> conditions; ///< order statements on which the step rests; torsion branches are in the certificates
    friend bool operator==(const Step&, const Step&) = default;
};

/// One solution: steps in an order in which each stands after its premises; the last concludes the goal. No step can be left out,
/// no two conclude the same.
struct Path {
    std::vector<Step> steps;
    const facts::Statement& goal() const { return steps.back().conclusion; }
    friend bool operator==(const Path&, const Path&) = default;
};

/// Definition 18: rule and algebra steps count 1, givens, classes and definitions 0.
std::size_t length(const Path& path);
/// Steps of any reason.
std::size_t raw_length(const Path& path);
/// All side conditions of a path, each once, in normal order.
std::vector<facts::Statement> conditions(const Path& path);

/// The cone of a statement under first derivations, explained on demand, as a path: topological, irreducible.
Result<Path> trace_back(const Explainer& explainer, StatementId goal);

} // namespace porism::proof
