// Questions to a table that wait for their answer: each is asked once, and looked at again only when a variable of what
// is left of it has been expressed by others.
#pragma once

#include "algebra/table.h"

#include <boost/container/small_vector.hpp>
#include <boost/unordered/unordered_flat_map.hpp>

#include <cstdint>
#include <deque>
#include <vector>

namespace porism::reason {

/// Who asked; the pool hands it back with the answer.
using Client = std::uint32_t;

/// Clients whose questions have come to the same remainder share it from then on.
class Questions {
public:
    using Parts = std::vector<algebra::Remainder::Part>;

    explicit Questions(algebra::Table& table) : table_(&table) {}
    /// The same questions to a copy of the table.
    Questions(const Questions& other, algebra::Table& table) : Questions(other) { table_ = &table; }

    /// Takes over what is left of a target that is not settled.
    void wait(Client client, Parts parts);
    /// Looks at the questions that became reducible since the last call and moves the clients whose remainder is
    /// settled to `settled`, in a fixed order. They should ask anew. False if `stop` asked to leave before the end;
    /// call again.
    bool advance(std::vector<Client>& settled, const StopToken& stop);

private:
    /// There are many: what they hold is kept small.
    struct Question {
        Parts parts;
        boost::container::small_vector<Client, 2> clients; ///< empty once settled or merged into another
        bool queued = false;
    };
    void watch(std::uint32_t question);
    void merge_or_keep(std::uint32_t question);
    void wake_watchers();

    Questions(const Questions&) = default;

    algebra::Table* table_;
    std::deque<Question> questions_;
    std::vector<std::vector<std::uint32_t>> watchers_; ///< by variable
    boost::unordered_flat_map<std::uint64_t, std::uint32_t> by_parts_;
    std::vector<std::uint32_t> queue_;
    std::size_t pivots_seen_ = 0;
};

} // namespace porism::reason
