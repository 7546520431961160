// Exact pictures of a figure that is stated: its points come to stand one after the other, each where the lines and
// circles meet on which it must stand (stated/locus.h over exact numbers), and near its place in the diagram; what
// nothing fixes is put on simple rational places, and unknown letters are the simple numbers that they are near to.
// Figures whose points are fixed by many others at once have none.
#pragma once

#include "diagram/diagram.h"
#include "realize/exact/exact_draws.h"
#include "realize/exact/slice.h"
#include "realize/stated/constraint_system.h"
#include "scene/scene.h"

#include <optional>
#include <vector>

namespace porism::realize {

class StatedDraws : public ExactDraws {
public:
    /// `besides`: conditions that a claim has. The diagram outlives it.
    StatedDraws(const scene::Scene& scene, const diagram::Diagram& diagram, std::span<const facts::Statement> besides);

    bool draw(const Control& control, std::uint64_t& work) override;
    std::size_t count() const override { return drawn_; }
    Places<numbers::Constructible> constructible(std::size_t picture, const Ended& ended) const override;
    Places<numbers::Exact> exact(std::size_t picture, const Ended& ended) const override;
    std::vector<numbers::Rational> inputs(std::size_t) const override { return {}; }
    std::span<const facts::Statement> conditions() const override { return conditions_; }
    numbers::Rational least_turn() const override;

private:
    template<class N>
    class Placing;
    /// How what is free is put: in which order of groups, on the places of the diagram or of a picture in which the
    /// first two points are 0 and 1, and how far from there.
    struct Manner {
        std::size_t order;
        bool standard;
        double width;
    };
    void find_conditions(std::span<const facts::Statement> besides);
    void find_orders();
    Manner manner(std::size_t picture) const;
    template<class N>
    Places<N> places(std::size_t picture, const Ended& ended) const;

    const diagram::Diagram& diagram_;
    Slice slice_;                               ///< all of it
    std::optional<std::vector<Stated>> stated_; ///< with simple numbers for letters; empty where these are none
    ConstraintSystem system_;
    std::vector<facts::Statement> conditions_;
    std::vector<std::vector<std::size_t>> orders_; ///< of the groups
    std::vector<std::size_t> equalities_;
    std::size_t drawn_ = 0;
};

} // namespace porism::realize
