// Statements that the closure knows of, proved or not: each once, in normal form.
#pragma once

#include "facts/statement.h"

#include <boost/unordered/unordered_flat_map.hpp>

#include <cstdint>
#include <deque>
#include <optional>

namespace porism::reason {

/// Index of a node; also the client number in the tables.
using NodeId = std::uint32_t;
inline constexpr std::uint32_t none = UINT32_MAX;

/// A statement and who waits for it.
struct Node {
    facts::Statement statement;
    StatementId id; ///< valid once it is in the graph
    enum class State : std::uint8_t {
        open,  ///< not known, or not asked yet
        known, ///< follows from tables or classes; not in the graph before something uses it
        in_graph,
        hopeless, ///< will never follow from the tables
    } state = State::open;
    bool branch = false;  ///< known only with a torsion branch
    bool waiting = false; ///< a question about it is with the tables
    bool goal = false;
    std::uint32_t equation = 0;        ///< the first of its equations that is not known to follow
    std::uint32_t first_waiter = none; ///< instances, linked
    std::uint32_t last_waiter = none;
};

class Nodes {
public:
    NodeId intern(const facts::Statement& statement);
    std::optional<NodeId> find(const facts::Statement& statement) const;
    Node& operator[](NodeId id) { return nodes_[id]; }
    const Node& operator[](NodeId id) const { return nodes_[id]; }
    std::size_t size() const { return nodes_.size(); }

private:
    struct Hash {
        std::size_t operator()(const facts::Statement& s) const noexcept { return s.hash(); }
    };
    std::deque<Node> nodes_;
    boost::unordered_flat_map<facts::Statement, NodeId, Hash> ids_;
};

} // namespace porism::reason
