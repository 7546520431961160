// Members of facts and what calls them equal. For the sources of this module only.
#pragma once

#include "base/ids.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <map>
#include <vector>

namespace porism::proof {

/// Numbers that are put together, directly or by way of others.
class Groups {
public:
    void join(std::size_t a, std::size_t b) { parent_[root(a)] = root(b); }
    std::size_t root(std::size_t one) {
        std::size_t* parent = &above(one);
        while (*parent != one) {
            *parent = above(*parent);
            one = *parent;
            parent = &above(one);
        }
        return one;
    }

private:
    std::size_t& above(std::size_t one) { return parent_.try_emplace(one, one).first->second; }

    std::map<std::size_t, std::size_t> parent_;
};

/// Numbers of lines or segments or points, in an order that tells an angle from the opposite one, a ratio from its
/// inverse and a triangle from the same one read otherwise.
using Node = std::vector<std::size_t>;

/// What a row calls equal to another: as it is compared, as the row has it, and the points that name it there.
struct Member {
    Node node, shown;
    std::vector<PointId> said;
};

struct Link {
    Member a, b;
};

/// Members that rows call equal, directly or by way of others.
class Components {
public:
    struct Component {
        std::vector<std::size_t> rows; ///< ascending, each once
        std::vector<Link> links;       ///< by row: how it is read here
    };

    void add(std::size_t row, const Link& link) {
        groups_.join(number(link.a.node), number(link.b.node));
        linked_.push_back({row, link});
    }

    /// Those with most rows first; of as many, as the first row is written.
    std::vector<Component> by_size() {
        std::map<std::size_t, std::size_t> place;
        std::vector<Component> out;
        for (const Linked& linked : linked_) {
            const auto [at, fresh] = place.try_emplace(groups_.root(number(linked.link.a.node)), out.size());
            if (fresh) out.emplace_back();
            Component& component = out[at->second];
            if (!component.rows.empty() && component.rows.back() == linked.row) continue;
            component.rows.push_back(linked.row);
            component.links.push_back(linked.link);
        }
        std::ranges::stable_sort(out, std::ranges::greater{}, [](const Component& one) { return one.rows.size(); });
        return out;
    }

private:
    struct Linked {
        std::size_t row;
        Link link;
    };
    std::size_t number(const Node& node) { return numbers_.try_emplace(node, numbers_.size()).first->second; }

    std::map<Node, std::size_t> numbers_;
    Groups groups_;
    std::vector<Linked> linked_;
};

} // namespace porism::proof
