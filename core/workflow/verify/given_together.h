// What one given says by what it is called, beyond the statements that it is written as.
#pragma once

#include "diagnose/sample.h"
#include "workflow/verify/envelope.h"

#include <string>
#include <vector>

namespace porism::workflow {

/// The statements of one given: of an edge of an envelope all that stand for it, and what its name means besides (the
/// sides and angles of a square, that PD + DQ = PQ for D on the segment PQ, the halves of an angle); else of one
/// construction, or one statement. What only follows is none (Sample::amounts_to), nor is what a goal defines.
struct GivenTogether {
    std::size_t action = 0; ///< of the scene, its first
    std::string text;       ///< as the envelope or the scene writes it
    std::vector<facts::Statement> statements;
};

/// `file` is null, or the envelope that the scene is of.
std::vector<GivenTogether> given_together(const diagnose::Sample& sample, const EnvelopeFile* file);

} // namespace porism::workflow
