// Whether a given follows from the others.
#pragma once

#include "diagnose/loosen.h"
#include "reason/reason.h"

#include <optional>
#include <string>
#include <vector>

namespace porism::diagnose {

/// The conditions under which all that was left out is proved from the rest, in whatever order the points lie; the
/// checker passed each proof. `figure` is of the sample that is left. Nothing where some of it is not proved so.
std::optional<std::vector<std::string>> implied(const Loosened& loosened, const diagram::Diagram& figure,
                                                const reason::Limits& limits, const Control& control = {});

} // namespace porism::diagnose
