// A check of the logical verification.
#pragma once

#include "problem/verdict.h"

#include <string>
#include <utility>

namespace porism::workflow {

/// Stage "logical".
inline problem::Check logical_check(const char* name, problem::CheckState state, std::string message) {
    problem::Check out{"logical", name, state};
    out.message = std::move(message);
    return out;
}

} // namespace porism::workflow
