// What the measurements of `bench` have in common: the middle, the longest, the exit status.
#pragma once

#include "app/cli/program.h"

#include <algorithm>
#include <vector>

namespace porism::cli {

/// The value in the middle; of an even number the greater of the two; 0 of none.
inline double median(std::vector<double> values) {
    if (values.empty()) return 0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

/// 0 of none.
inline double longest(const std::vector<double>& values) {
    return values.empty() ? 0 : *std::ranges::max_element(values);
}

/// Of so many problems that could be measured.
inline Exit measured_status(std::size_t measured, std::size_t problems) {
    if (measured == 0) return bad_input;
    return measured == problems ? done : negative;
}

} // namespace porism::cli
