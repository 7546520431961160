// Small damages to proofs, for the test that the checker notices them.
#pragma once

#include "base/random.h"
#include "proof/trace.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace porism::verify::test {

/// A damaged copy of a path, and the step that was touched. Empty when this kind does not fit the path that was drawn.
struct Mutant {
    proof::Path path;
    std::size_t step;
};

struct MutationKind {
    std::string_view name;
    std::optional<Mutant> (*make)(const proof::Path& path, std::size_t points, Rng& rng);
};
/// The kinds by family, and all of them.
std::span<const MutationKind> mutations_of_steps();
std::span<const MutationKind> mutations_of_wholes();
std::vector<MutationKind> mutation_kinds();

} // namespace porism::verify::test
