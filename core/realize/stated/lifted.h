// A way to figures of many lengths that leads through space. In the plane a point that stands on the wrong side of a
// line is shut in by its lengths; with a third coordinate, which costs more and more until none is left, it goes around
// (Crippen, "Conformational analysis by energy embedding", 1982; Havel, "An evaluation of computational strategies for
// use in the determination of protein structure from distance constraints", 1991).
#pragma once

#include "base/random.h"
#include "realize/stated/constraint_system.h"

#include <array>
#include <span>
#include <vector>

namespace porism::realize {

class Lifted {
public:
    /// Of the lengths between free points of these groups that the statements tell.
    Lifted(const ConstraintSystem& system, std::span<const std::size_t> groups,
           std::span<const std::size_t> statements);

    /// Whether there are so many lengths that points hang together by them, and no more points than it can move.
    bool exists() const;
    /// Moves the points so that they have these lengths, or nearly. They are lifted by so much at the start, in parts
    /// of the mean length. At most some 200 steps, each of which factors a matrix of three rows for each point.
    void flatten(Values& values, double height, Rng& rng, Work& work) const;

private:
    struct Length {
        std::array<std::size_t, 2> ends; ///< numbers of points
        double value;
    };
    class Space;

    std::vector<std::array<std::size_t, 2>> variables_; ///< by number of the point: its coordinates
    std::vector<Length> lengths_;
    double mean_ = 0;
};

} // namespace porism::realize
