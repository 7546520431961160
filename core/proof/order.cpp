#include "proof/order.h"

#include <algorithm>
#include <set>
#include <utility>

namespace porism::proof {
namespace {

/// By step: how much has to be shown for it, as a tree; sizes beyond the cap are all the same.
std::vector<std::size_t> sizes_of(const Path& path) {
    constexpr std::size_t cap = 1'000'000;
    std::vector<std::size_t> out(path.steps.size(), 1);
    for (std::size_t i = 0; i < path.steps.size(); ++i)
        for (const std::size_t premise : path.steps[i].premises) out[i] = std::min(cap, out[i] + out[premise]);
    return out;
}

/// How many of the steps that the last one rests on, itself among them, use each.
std::vector<std::size_t> uses_of(const Path& path) {
    std::vector<std::size_t> out(path.steps.size(), 0);
    out.back() = 1;
    for (std::size_t i = path.steps.size(); i-- > 0;)
        if (out[i] > 0)
            for (const std::size_t premise : path.steps[i].premises) ++out[premise];
    return out;
}

/// The old places of the steps in the new order: made from the end, always with the smallest of those whose uses all
/// stand, so that a long lemma is not torn from what it is for by short ones.
std::vector<std::size_t> order_of(const Path& path) {
    const std::vector<std::size_t> sizes = sizes_of(path);
    std::vector<std::size_t> uses = uses_of(path), order;
    // Of equal ones the later first.
    const auto key = [&](std::size_t step) { return std::pair(sizes[step], path.steps.size() - step); };
    std::set<std::pair<std::size_t, std::size_t>> ready{key(path.steps.size() - 1)};
    while (!ready.empty()) {
        const std::size_t step = path.steps.size() - ready.begin()->second;
        ready.erase(ready.begin());
        order.push_back(step);
        for (const std::size_t premise : path.steps[step].premises)
            if (--uses[premise] == 0) ready.insert(key(premise));
    }
    std::ranges::reverse(order);
    return order;
}

} // namespace

Path reordered(const Path& path, std::span<const std::size_t> order) {
    std::vector<std::size_t> place(path.steps.size(), 0);
    for (std::size_t i = 0; i < order.size(); ++i) place[order[i]] = i;
    Path out;
    for (const std::size_t old : order) {
        out.steps.push_back(path.steps[old]);
        for (std::size_t& premise : out.steps.back().premises) premise = place[premise];
    }
    return out;
}

Path in_order_of_use(const Path& path) {
    return path.steps.empty() ? path : reordered(path, order_of(path));
}

} // namespace porism::proof
