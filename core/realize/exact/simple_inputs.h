// Simple rational inputs near those of a picture: what exact pictures start from.
#pragma once

#include "base/random.h"
#include "base/stop.h"
#include "realize/exact/slice.h"

#include <optional>
#include <span>
#include <vector>

namespace porism::realize {

/// How the inputs of a picture are made simple.
struct Snap {
    double width = 0.1; ///< how far a point may move, relative to the size of the figure
    bool moved = true;  ///< first brought to a standard place and size, where nothing is given
    int parts = 2; ///< free points see the first two in angles of which such parts have rational tangents; 0: anywhere
    bool jitter = false; ///< about another place within the width
};

/// Inputs of the diagram's program, those outside of the slice zero and given ones as they are, near a picture of it;
/// empty where the figure of doubles ceases to exist, a condition is not clear, the order of three points changes, or a
/// stop is requested.
class SimpleInputs {
public:
    SimpleInputs(const diagram::Diagram& diagram, const Slice& slice, const diagram::Picture& picture);
    std::optional<std::vector<numbers::Rational>> draw(const Snap& snap, Rng& rng, const Control& control);
    /// What the draws so far have cost, about as products of machine words.
    std::uint64_t work() const { return work_; }

private:
    using Point = geometry::Point<double>;
    using Register = diagram::Register<double>;
    struct Draft;

    bool computed() const { return !registers_.empty(); }
    void find_frame();
    bool moves(const Snap& snap) const { return snap.moved && slice_.given.empty(); }
    Point target(std::uint32_t instruction, const Snap& snap) const;
    bool place(const diagram::Instruction& instruction, std::uint32_t index, const Snap& snap, Rng& rng,
               Draft& draft) const;
    void place_free(std::uint32_t index, Point target, const Snap& snap, Rng& rng, Draft& draft) const;
    void place_glider(std::uint32_t index, Point target, const Snap& snap, Rng& rng, Draft& draft) const;
    bool same_order(std::span<const Register> registers, const Control& control);
    bool clear(std::span<const Register> registers) const;

    const diagram::Diagram& diagram_;
    const Slice& slice_;
    const diagram::Picture& picture_;
    std::vector<Register> registers_; ///< of the picture; empty where it has none
    std::uint64_t work_ = 0;
    double size_ = 1;
    Point origin_{0, 0}, unit_{1, 0}; ///< the standard place of p is (p - origin) / unit, as complex numbers
};

} // namespace porism::realize
