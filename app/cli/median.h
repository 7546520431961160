// The middle of measurements, for the summaries of `bench`.
#pragma once

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

} // namespace porism::cli
