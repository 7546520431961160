// The statement that the message of a check is about.
#pragma once

#include "facts/statement.h"
#include "problem/verdict.h"
#include "scene/scene.h"

#include <cstddef>
#include <optional>

namespace porism::workflow {

/// Where it stands in the message: from `begin` to before `end`.
struct Spoken {
    facts::Statement statement;
    std::size_t begin = 0, end = 0;
};
/// At the beginning of the message, or behind what says where a claim stands ("proof [003] by r64: "). Empty where
/// there is none.
std::optional<Spoken> spoken_of(const problem::Check& check, const scene::Scene& scene);

} // namespace porism::workflow
