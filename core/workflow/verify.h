// Checking what others made: stored proofs, and scenes as figures.
#pragma once

#include "problem/proof_file.h"
#include "problem/verdict.h"
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

/// The numerical verification of a problem's scene and goals.
Result<problem::Verdict> verify_numerically(const LoadedProblem& problem, const Control& control = {});

} // namespace porism::workflow
