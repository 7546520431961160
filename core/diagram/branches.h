// Torsion branches of many equations of one diagram (definition 9).
#pragma once

#include "diagram/diagram.h"

#include <memory>

namespace porism::diagram {

/// Decides as `decide_torsion_branch` does, and remembers the directions of pairs. The diagram must outlive it; not for
/// use from two threads at once.
class TorsionBranches {
public:
    explicit TorsionBranches(const Diagram& diagram);
    ~TorsionBranches();
    TorsionBranches(const TorsionBranches&) = delete;
    TorsionBranches& operator=(const TorsionBranches&) = delete;

    /// Of an equation of directions; `multiple` is not zero.
    numbers::Decision decide(const facts::Equation& equation, const numbers::Integer& multiple);

private:
    class Level;
    const Diagram& diagram_;
    std::vector<std::unique_ptr<Level>> levels_; ///< by precision, as far as was asked
};

} // namespace porism::diagram
