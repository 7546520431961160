// Statements that the closure knows of, proved or not: each once, in normal form.
#pragma once

#include "facts/equation.h"

#include <boost/unordered/unordered_flat_map.hpp>

#include <array>
#include <cstdint>
#include <deque>
#include <optional>

namespace porism::reason {

/// Index of a node.
using NodeId = std::uint32_t;
inline constexpr std::uint32_t none = UINT32_MAX;

/// How far the tables have answered one of the alternatives of a statement.
struct Asked {
    std::uint8_t equation = 0; ///< the first of its equations that is not known to follow
    bool waiting = false;      ///< a question about it is with the tables
    bool hopeless = false;     ///< it will never follow
    bool branch = false;       ///< follows with a torsion branch only
};

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
    std::uint8_t view = 0; ///< by which of its alternatives it is known
    bool branch = false;   ///< known only with a torsion branch
    bool waiting = false;  ///< for the circle classes, or for the tables to answer any of its questions
    bool goal = false;
    bool by_other_names = false; ///< known because another statement of points that are one with its own is
    bool bridge = false;         ///< enters the graph once known: one table is to learn what another has
    std::array<Asked, facts::max_alternatives> asked = {};
    std::uint32_t first_waiter = none; ///< instances, linked
    std::uint32_t last_waiter = none;
    NodeId next_of_hash = none;
};

class Nodes {
public:
    NodeId intern(const facts::Statement& statement);
    std::optional<NodeId> find(const facts::Statement& statement) const;
    Node& operator[](NodeId id) { return nodes_[id]; }
    const Node& operator[](NodeId id) const { return nodes_[id]; }
    std::size_t size() const { return nodes_.size(); }

private:
    NodeId among(NodeId first, const facts::Statement& statement) const;

    std::deque<Node> nodes_;
    boost::unordered_flat_map<std::uint64_t, NodeId> first_of_hash_;
};

} // namespace porism::reason
