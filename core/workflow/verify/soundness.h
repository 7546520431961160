// Whether a kept problem is what it says.
#pragma once

#include "base/stop.h"
#include "corpus/sample.h"

#include <string>

namespace porism::workflow {

/// What is wrong, in words; empty if the row says what the sample holds, every path ends in a goal and passes the
/// checker in the figure of the scene, and an accepted problem has a path to each goal.
std::string fault_of(const corpus::SampleRow& row, const corpus::Sample& sample, const Control& control = {});

} // namespace porism::workflow
