// Members of facts and what calls them equal. For the sources of this module only.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <map>
#include <vector>

namespace porism::proof {

/// A member as it is compared: by numbers of lines or segments or points, in an order that tells an angle from the
/// opposite one, a ratio from its inverse and a triangle from the same one read otherwise.
using Node = std::vector<std::size_t>;

/// Two members that a row calls equal.
struct Link {
    Node a, b;
};

/// Members that rows call equal, directly or by way of others.
class Components {
public:
    struct Component {
        std::vector<std::size_t> rows;  ///< ascending, each once
        std::vector<std::size_t> nodes; ///< as the rows name them
    };

    void add(std::size_t row, const Link& link) {
        const std::size_t a = number(link.a), b = number(link.b);
        parent_[root(a)] = root(b);
        linked_.push_back({row, a, b});
    }
    const Node& node(std::size_t number) const { return nodes_[number]; }

    /// Those with most rows first; of as many, as the first row is written.
    std::vector<Component> by_size() {
        std::map<std::size_t, std::size_t> place;
        std::vector<Component> out;
        for (const Linked& link : linked_) {
            const auto [at, fresh] = place.try_emplace(root(link.a), out.size());
            if (fresh) out.emplace_back();
            Component& component = out[at->second];
            if (component.rows.empty() || component.rows.back() != link.row) component.rows.push_back(link.row);
            component.nodes.insert(component.nodes.end(), {link.a, link.b});
        }
        std::ranges::stable_sort(out, std::ranges::greater{}, [](const Component& one) { return one.rows.size(); });
        return out;
    }

private:
    struct Linked {
        std::size_t row, a, b;
    };
    std::size_t number(const Node& node) {
        const auto [found, fresh] = numbers_.try_emplace(node, nodes_.size());
        if (fresh) {
            parent_.push_back(found->second);
            nodes_.push_back(node);
        }
        return found->second;
    }
    std::size_t root(std::size_t node) {
        while (parent_[node] != node) node = parent_[node] = parent_[parent_[node]];
        return node;
    }

    std::map<Node, std::size_t> numbers_;
    std::vector<Node> nodes_;
    std::vector<std::size_t> parent_;
    std::vector<Linked> linked_;
};

} // namespace porism::proof
