// What something rests on, step by step: what two things share is counted once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace porism::reason {

/// Steps by number, each with what it costs. Of large sets some are kept as their cost alone, and count for each thing
/// that rests on them.
class StepSet {
public:
    using Step = std::uint32_t;

    double cost() const { return cost_; }
    void add(Step step, double cost);
    void add(const StepSet& other);

private:
    friend class SharedCost;
    void leave_out_beyond_most();

    std::vector<std::pair<Step, float>> steps_; ///< ascending
    double left_out_ = 0;
    double cost_ = 0;
};

/// The cost of several sets together, without their union. O(steps) each.
class SharedCost {
public:
    /// Begins anew.
    void clear();
    void add(const StepSet& set);
    double cost() const { return cost_; }

private:
    std::vector<std::uint32_t> seen_in_; ///< by step, the round in which it was last seen
    std::uint32_t round_ = 0;
    double cost_ = 0;
};

} // namespace porism::reason
