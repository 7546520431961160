// Exact pictures of a figure that is constructed: of the part on which some points depend, from simple rational inputs
// near those of a diagram's pictures.
#pragma once

#include "diagram/diagram.h"
#include "realize/exact/exact_draws.h"
#include "realize/exact/simple_inputs.h"
#include "realize/exact/slice.h"
#include "scene/scene.h"

#include <optional>
#include <vector>

namespace porism::realize {

class ConstructedDraws : public ExactDraws {
public:
    /// `besides`: conditions that a claim about the points has. The diagram outlives it.
    ConstructedDraws(const scene::Scene& scene, const diagram::Diagram& diagram, std::span<const PointId> points,
                     std::span<const facts::Statement> besides);

    bool draw(const Control& control, std::uint64_t& work) override;
    std::size_t count() const override { return inputs_.size(); }
    Places<numbers::Constructible> constructible(std::size_t picture, const Ended& ended) const override;
    Places<numbers::Exact> exact(std::size_t picture, const Ended& ended) const override;
    std::vector<numbers::Rational> inputs(std::size_t picture) const override { return inputs_[picture]; }
    std::span<const facts::Statement> conditions() const override { return slice_.conditions; }
    numbers::Rational least_turn() const override;

private:
    std::optional<std::vector<numbers::Rational>> next(const Control& control, std::uint64_t& work);

    const diagram::Diagram& diagram_;
    Slice slice_;
    bool thirds_; ///< whether angles are trisected
    Rng rng_{20240612};
    std::size_t next_ = 0;
    std::optional<SimpleInputs> near_;
    std::vector<std::vector<numbers::Rational>> inputs_;
};

} // namespace porism::realize
