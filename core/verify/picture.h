// The scene picture in balls: what it shows to be false cannot have been proved.
#pragma once

#include "diagram/diagram.h"

#include <optional>
#include <vector>

namespace porism::verify {

class Picture {
public:
    /// Evaluates the figure over balls, at 128 bits and, where that does not suffice, up to 2048; one that was solved
    /// for is taken as it is in doubles.
    explicit Picture(const diagram::Diagram& diagram);

    /// True if the equality certainly fails: a residual's ball leaves zero out, or in doubles it is clearly false.
    /// False proves nothing.
    bool refutes(const facts::Statement& statement) const;

private:
    int bits_ = 128;
    std::vector<geometry::Point<double>> solved_;
    std::optional<std::vector<geometry::Point<numbers::Ball>>> points_;
};

} // namespace porism::verify
