// Why statements have no figure together: a few of them that have none, and each of which can be blamed.
#pragma once

#include <functional>
#include <span>
#include <vector>

namespace porism::realize {

/// Whether such statements hold together in some figure.
using Satisfiable = std::function<bool(std::span<const std::size_t>)>;

/// Of statements that do not, an irreducible set: they hold together no more, all but any one of them do; the earlier
/// ones are kept where there is a choice of the last. Asks about k log(n/k) times (Junker, "QuickXplain: preferred
/// explanations and relaxations for over-constrained problems", 2004).
std::vector<std::size_t> conflict_among(std::span<const std::size_t> statements, const Satisfiable& satisfiable);

} // namespace porism::realize
