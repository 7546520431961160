// Exact pictures of a figure, one after the other: what an exact picture (exact_picture.h) is looked at in.
#pragma once

#include "base/stop.h"
#include "facts/statement.h"
#include "geometry/point.h"
#include "numbers/constructible.h"
#include "numbers/exact.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace porism::realize {

class ExactDraws {
public:
    /// By PointId; points on which nothing depends are zero.
    template<class N>
    using Places = std::optional<std::vector<geometry::Point<N>>>;
    /// Whether a limit of the numbers was met.
    using Ended = std::function<bool()>;

    virtual ~ExactDraws() = default;
    /// Draws one more picture; false where there is none. `work` grows by what that cost.
    virtual bool draw(const Control& control, std::uint64_t& work) = 0;
    /// How many were drawn.
    virtual std::size_t count() const = 0;
    /// One of them over exact numbers, in the current tower or context; empty where it does not exist or has another
    /// order of points than the diagram, or where a limit was met.
    virtual Places<numbers::Constructible> constructible(std::size_t picture, const Ended& ended) const = 0;
    virtual Places<numbers::Exact> exact(std::size_t picture, const Ended& ended) const = 0;
    /// From what it was drawn: by input of the program. Empty for figures that are solved.
    virtual std::vector<numbers::Rational> inputs(std::size_t picture) const = 0;
    /// What is to hold in each of them: needs and guarantees of constructions, and what is stated.
    virtual std::span<const facts::Statement> conditions() const = 0;
    /// The greatest part of a half turn of which all angles that the figure is made of are multiples.
    virtual numbers::Rational least_turn() const = 0;
};

} // namespace porism::realize
