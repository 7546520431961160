// What a reckoning remembers. For the sources of this module only.
#pragma once

#include "facts/constants.h"
#include "facts/reckoning.h"

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace porism::facts {

/// By what is written.
struct Reckoning::Memo {
    template<class Value>
    using Table = std::unordered_map<std::string, Value>;
    Table<std::optional<std::vector<Constant>>> products;
    Table<std::vector<Constant>> sums;
    Table<std::optional<numbers::Scalar>> simplest;
    Table<std::optional<int>> signs;
};

inline constexpr std::size_t most_remembered = 20'000; ///< of each kind; what comes later is calculated each time
inline constexpr std::uint64_t work_with_roots = 400;  ///< to bring one number into its simplest form, or tell its sign
inline constexpr std::size_t usual_length = 16;        ///< characters; longer ones take as many times that work

/// What `make` gives for the text: asked once where a reckoning is current.
template<class Value, class Make>
Value remembered(Reckoning::Memo::Table<Value> Reckoning::Memo::*table, const std::string& text, const Make& make) {
    Reckoning* const reckoning = Reckoning::current();
    if (reckoning == nullptr) return make();
    auto& all = reckoning->memo().*table;
    if (const auto known = all.find(text); known != all.end()) return known->second;
    reckoning->count(work_with_roots * (1 + text.size() / usual_length));
    Value value = make();
    if (all.size() < most_remembered) all.emplace(text, value);
    return value;
}

} // namespace porism::facts
