// Instances of rows that were made: each once.
#pragma once

#include "base/hash.h"
#include "base/ids.h"
#include "reason/match/form.h"

#include <boost/unordered/unordered_flat_set.hpp>

#include <array>
#include <cstddef>

namespace porism::reason {

/// A plain value.
class InstanceSet {
public:
    /// False if it was there. `letters`: the points by letter, at most max_letters, as numbers or as ids.
    template<class Points>
    bool insert(RuleId rule, const Points& letters) {
        Key key{};
        std::size_t at = 0;
        for (const auto point : letters) key[at++] = number(point);
        key.back() = static_cast<Pt>(rule.index());
        return keys_.insert(key).second;
    }

private:
    static Pt number(Pt point) { return point; }
    static Pt number(PointId point) { return static_cast<Pt>(point.index()); }

    using Key = std::array<Pt, max_letters + 1>; ///< the row last
    struct Hash {
        std::size_t operator()(const Key& key) const noexcept {
            return hash64({reinterpret_cast<const char*>(key.data()), sizeof(Key)});
        }
    };
    boost::unordered_flat_set<Key, Hash> keys_;
};

} // namespace porism::reason
