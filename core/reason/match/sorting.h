// Sorting that can be stopped: what is found in a large figure is long.
#pragma once

#include "base/stop.h"

#include <algorithm>
#include <vector>

namespace porism::reason {

/// Sorts by a strict total order, in pieces of some milliseconds between which it looks at `stop`. False, with the
/// items in no particular order, if that asked to leave.
template<class Item, class Less>
bool sort_unless_stopped(std::vector<Item>& items, Less less, const StopToken& stop) {
    constexpr std::size_t piece = 1U << 14;
    const auto at = [&](std::size_t i) {
        return items.begin() + static_cast<std::ptrdiff_t>(std::min(i, items.size()));
    };
    for (std::size_t begin = 0; begin < items.size(); begin += piece) {
        if (stop.stop_requested()) return false;
        std::sort(at(begin), at(begin + piece), less);
    }
    for (std::size_t width = piece; width < items.size(); width *= 2)
        for (std::size_t begin = 0; begin + width < items.size(); begin += 2 * width) {
            if (stop.stop_requested()) return false;
            std::inplace_merge(at(begin), at(begin + width), at(begin + 2 * width), less);
        }
    return true;
}

} // namespace porism::reason
