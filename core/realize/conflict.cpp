#include "realize/conflict.h"

#include <algorithm>

namespace porism::realize {
namespace {

using Set = std::vector<std::size_t>;

Set together(Set set, std::span<const std::size_t> more) {
    set.insert(set.end(), more.begin(), more.end());
    std::ranges::sort(set);
    return set;
}

/// What of `among` conflicts with the background; `grown`: the background has become larger since it was asked for.
Set explain(const Set& background, bool grown, std::span<const std::size_t> among, const Satisfiable& satisfiable) {
    if (grown && !satisfiable(background)) return {};
    if (among.size() == 1) return {among.front()};
    const auto first = among.first(among.size() / 2), second = among.subspan(among.size() / 2);
    const Set later = explain(together(background, first), true, second, satisfiable);
    const Set earlier = explain(together(background, later), !later.empty(), first, satisfiable);
    return together(earlier, later);
}

} // namespace

std::vector<std::size_t> conflict_among(std::span<const std::size_t> statements, const Satisfiable& satisfiable) {
    if (statements.empty()) return {};
    return explain({}, false, statements, satisfiable);
}

} // namespace porism::realize
