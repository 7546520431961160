// What several actions say together, as one construction: the two loci of a foot, a triangle and its equal sides, free
// points and what is stated of them. For the sources of this folder only.
#pragma once

#include "scene/scene.h"
#include "translate/language/said.h"
#include "translate/language/shapes.h"

#include <optional>
#include <set>
#include <vector>

namespace porism::translate {

/// Constructions of one use each, one after the other, that say what the actions say: they make the same points what
/// they are.
struct SaidFigure {
    std::vector<scene::Action> made;
    std::vector<std::size_t> actions; ///< ascending
};

/// A shape of points that are there, and the stated actions that it says.
struct SaidShape {
    std::size_t shape;
    std::vector<PointId> points;
    std::vector<std::size_t> actions; ///< ascending
};

/// Goes along the actions that are told, in their order.
class Figures {
public:
    /// By action: whether it is told, and plainly, so that it may be said together with others.
    Figures(const scene::Scene& scene, std::vector<bool> told, std::vector<bool> plain);

    /// Nothing is left to say of it.
    bool is_said(std::size_t action) const { return said_[action]; }
    /// Of the figures that an action may be said as, with others behind it, the one that leaves the fewest sentences,
    /// then the one that says the most. Empty where it is best said alone.
    std::optional<SaidFigure> figure_of(std::size_t action) const;
    /// Whether it states what was said already.
    bool adds_nothing(std::size_t action) const;
    /// Of the shapes that what it states is part of, with what is stated behind it and was said before, the one that
    /// says the most actions.
    std::optional<SaidShape> shape_of(std::size_t action) const;
    /// It was said alone, or the figure was.
    void note(std::size_t action);
    void note(const SaidFigure& figure);

private:
    /// Actions in a row that may be said together, and all that is said with them and was before.
    struct Block {
        std::vector<std::size_t> actions;
        Said all;
    };
    Block block_from(std::size_t action) const;
    std::vector<SaidFigure> figures_of(std::size_t action) const;
    std::size_t sentences_after(const SaidFigure& figure) const;
    std::optional<SaidFigure> figure_of(const std::vector<PointId>& outputs, const Block& block) const;
    std::optional<SaidFigure> triangle_and_corner(const std::vector<PointId>& outputs, const Block& block) const;
    /// Behind a construction that is made first.
    std::optional<SaidFigure> fitted(std::size_t row, const std::vector<PointId>& outputs, const Block& block,
                                     const std::optional<scene::Action>& first) const;
    // shapes_said.cpp
    static constexpr std::size_t most_stated = 32, most_of_shape = 10;
    std::vector<std::size_t> stated_from(std::size_t action) const;
    std::optional<SaidShape> as_shape(std::size_t shape, const std::vector<PointId>& points,
                                      const std::vector<std::size_t>& stated) const;
    std::optional<SaidShape> fitted_shape(std::size_t shape, const std::vector<std::size_t>& stated,
                                          const Said& all) const;
    std::optional<SaidShape> longest(std::size_t shape, const std::vector<std::size_t>& stated, const Said& all) const;
    bool can_stand(const scene::Action& made) const;
    std::vector<std::size_t> said_with(const std::vector<scene::Action>& made, const Block& block) const;

    const scene::Scene& scene_;
    std::vector<bool> told_, plain_, said_;
    std::set<PointId> points_; ///< that were introduced
    Said before_{false};       ///< for constructions, which are of lines that are said
    Said known_;               ///< for shapes, which rest on all that follows
};

} // namespace porism::translate
