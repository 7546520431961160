// Figures in which what is stated fixes one point after the other: each stands where two loci meet, and which of their
// common points it takes is found by going back to the choices that a failure depends on (Prosser, "Hybrid algorithms
// for the constraint satisfaction problem", 1993: conflict-directed backjumping). Nothing is approached step by step,
// so that it does not matter how far a figure is from its sketch.
#pragma once

#include "realize/stated/placing.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace porism::realize {

class Locks {
public:
    /// `placing` is of the same groups and statements, and draws what nothing fixes.
    Locks(const ConstraintSystem& system, const Start& start, const Placing& placing,
          std::span<const std::size_t> groups, std::span<const std::size_t> statements);

    /// Whether there is an order in which statements fix one group after the other.
    bool exist() const { return !levels_.empty(); }
    /// Whether they fix all of the figure so, but its place and turn.
    bool rigid() const { return exist() && rigid_; }

    enum class Outcome {
        placed,     ///< all holds, as far as rounding goes
        impossible, ///< all choices were seen to fail
        failed,     ///< all choices that were drawn: others may do
        given_up,   ///< after so many places, or for want of an order
    };
    /// Sets the variables of the groups; tries at most so many places of single groups.
    Outcome place(Values& values, const Placing::Trial& trial, std::size_t most_places, Work& work) const;

private:
    /// A step, and what is known of it beforehand.
    struct Level {
        Step step;
        std::optional<PointId> point;        ///< whose coordinates the group is
        std::vector<std::size_t> anchors;    ///< earlier levels of which its statements speak, ascending
        std::vector<PointId> stay;           ///< points of its statements that stand before it
        std::vector<PointId> made;           ///< points that it completes
        std::optional<ToldLength> near;      ///< the least length that is told from its point to one that stands
        bool drags;                          ///< its statements speak of constructed points that go with it
        std::vector<facts::Statement> needs; ///< of constructions whose points it completes
    };
    struct Search;
    void lay_on_sketch(Values& values) const;
    void find_level(PointId point, std::span<const std::size_t> level_of_group);
    void find_needs();
    void find_anchors(std::size_t index, std::span<const std::size_t> level_of_group);

    const ConstraintSystem& system_;
    const Start& start_;
    const Placing& placing_;
    std::vector<Level> levels_;
    std::vector<std::size_t> level_of_; ///< by point: that completes it; of others none
    std::vector<Point> sketch_;         ///< by point; empty where the constructions have no figure
    bool rigid_ = false, movable_ = false;
};

} // namespace porism::realize
