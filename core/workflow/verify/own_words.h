// What a file says where what was read of it is no longer to be recognised.
#pragma once

#include "workflow/load.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace porism::workflow {

/// Of an action whose statement speaks of nothing of the figure ("1 = 0", read of "AB = AB + 1"): the arguments of the
/// envelope's action, with its pointer. Empty of others, and where the problem is no envelope.
std::optional<std::string> own_words(const LoadedProblem& problem, std::size_t action);
/// A message about these actions in such words.
std::string in_own_words(std::string message, const LoadedProblem& problem, std::span<const std::size_t> actions);

} // namespace porism::workflow
