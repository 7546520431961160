// Quantities that equations say to be equal, whatever their values: of an equation all of whose unknown quantities are
// equal, one is left.
#pragma once

#include "facts/quantity.h"

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace porism::reason {

/// Put together one equality after the other: a forest whose edges are the equations.
class EqualQuantities {
public:
    /// By equation number `equation`. False where they are equal by others already.
    bool join(const facts::Quantity& one, const facts::Quantity& other, std::size_t equation);
    /// All that equal it, itself included.
    std::vector<facts::Quantity> equal_to(const facts::Quantity& quantity) const;

    /// `quantity` is put away by the equation, in terms of another.
    struct Step {
        facts::Quantity quantity;
        std::size_t equation;
    };
    /// What leaves of all these only `left`, in the order in which it is to be done.
    struct Joined {
        facts::Quantity left;
        std::vector<Step> steps;
    };
    /// Empty where they are not all equal, or where the way leads over one of which `is_known` holds.
    std::optional<Joined> joined(std::span<const facts::Quantity> quantities,
                                 const std::function<bool(const facts::Quantity&)>& is_known) const;

private:
    using Number = std::size_t; ///< of a quantity that was joined
    struct Node {
        facts::Quantity quantity;
        std::optional<Number> up;
        std::size_t equation = 0; ///< that leads there
    };
    Number number_of(const facts::Quantity& quantity);
    /// Each joined quantity's way to the root of its tree, itself first; empty where it was joined with none.
    std::vector<Number> way_up(const facts::Quantity& quantity) const;
    Number root_of(Number number) const;
    void make_root(Number number);

    std::map<facts::Quantity, Number> numbers_;
    std::vector<Node> nodes_;
    std::map<Number, std::vector<facts::Quantity>> members_; ///< by root
};

} // namespace porism::reason
