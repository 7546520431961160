// Checking what others made: stored proofs, and scenes as figures.
#pragma once

#include "problem/proof_file.h"
#include "problem/verdict.h"
#include "realize/realize.h"
#include "verify/numeric.h"
#include "verify/proofcheck.h"
#include "workflow/load.h"

#include <string>

namespace porism::workflow {

/// A stored proof and what the independent checker says of it.
struct CheckedProof {
    problem::ProofFile file;
    verify::ProofVerdict verdict;
    facts::Statement goal;
};

/// Reads a proof file, rebuilds its figure from scene, branches and coordinates, and re-proves every step. Errors:
/// those of reading; `not_a_proof`; those of realize; `proof_picture` where the coordinates are not those of a figure
/// of the scene.
Result<CheckedProof> check_proof(const std::string& path, const Control& control = {});
Result<CheckedProof> check_proof(const problem::ProofFile& file, const Control& control = {});

/// For what the branch of a problem is to be found: all that holds together, or all where nothing does, which the
/// verdict tells.
realize::Wanted asked_of_branch(const LoadedProblem& problem, const Control& control = {});

/// The numerical verification of a problem's scene and goals, and of what an envelope claims besides
/// (workflow/verify/envelope.h). With `certified` only that the figure exists, and its certificate.
Result<problem::Verdict> verify_numerically(const LoadedProblem& problem, const Control& control = {},
                                            verify::FigureChecks which = verify::FigureChecks::all);

} // namespace porism::workflow
