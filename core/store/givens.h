// What is kept of the givens of a problem: which of them its goals need.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace porism::store {

/// The words that are kept, the worst of a given first.
inline constexpr std::array<std::string_view, 4> need_words{"missing", "needed", "undecided", "redundant"};

/// One given and one goal of a problem.
struct KeptGiven {
    std::string need;  ///< one of the words; "missing" of one that the scene lacks
    std::string given; ///< as the scene's text has it, with what of its action is kept; "something" where none is known
    std::string goal;
    std::string text; ///< the whole, as a person reads it
    friend bool operator==(const KeptGiven&, const KeptGiven&) = default;
};

/// Of the givens of a problem, each counted once: a needed one is needed by some goal, a redundant one by none.
struct GivenCounts {
    std::array<std::size_t, need_words.size()> by_need{}; ///< in the order of the words
    friend bool operator==(const GivenCounts&, const GivenCounts&) = default;
};
GivenCounts counts_of(std::span<const KeptGiven> givens);

} // namespace porism::store
