// Where the variables of a figure start: one group after the other, each where what is stated of it and of those before
// already holds. A point at known distances from two others, or on two known lines, comes to stand at once.
#pragma once

#include "base/random.h"
#include "realize/stated/levenberg.h"
#include "realize/stated/steps.h"

#include <span>
#include <vector>

namespace porism::realize {

/// What the search for a figure starts from.
struct Start {
    /// Figures of the constructions alone, the first with the sketch coordinates of the scene.
    std::vector<Values> figures;
    std::vector<bool> sketched; ///< by input of the first
    std::vector<bool> merged;   ///< by point: it is an earlier one by construction
    double scale = 1;           ///< about how long its sides are
    bool any_order = false;     ///< points that are not sketched stand anywhere, not as a textbook has them
    std::vector<facts::Statement> needs = {}; ///< of the constructions: where their points are to lie
};

/// So near, relative to the lengths there, points are one while a figure is placed.
inline constexpr double one_point = 1e-4;

class Placing {
public:
    /// Of some groups, for statements that speak of no others.
    Placing(const ConstraintSystem& system, const Start& start, std::span<const std::size_t> groups,
            std::span<const std::size_t> statements);

    struct Trial {
        Rng& rng;
        Point origin;        ///< where the first point stands
        bool sketch = false; ///< what was sketched stands where it was
        bool below = false;  ///< the third point stands below the first two
        double stray = 0;    ///< how often what is likely is not tried first
    };
    /// Draws the variables of a group of which nothing is stated; `rank` groups stand already.
    void draw(Values& values, std::size_t group, std::size_t rank, const Trial& trial) const;
    /// Sets the variables of the groups. In a figure of many, one of which too much is stated is placed together with
    /// those before of which less is.
    void place(Values& values, const Trial& trial, Work& work) const;

    /// Whether all of the groups but letters are corners of a polygon of five or more, of whose sides something is
    /// stated.
    bool round() const { return !ring_.empty(); }
    /// Makes that polygon a regular one; letters are drawn.
    void place_round(Values& values, const Trial& trial) const;

    /// Draws the variables of all groups, whatever is stated: free points within a square of any size about the scale.
    void scatter(Values& values, const Trial& trial) const;

    /// The points as they were sketched, each moved by up to `shake` sides in each direction; letters so that what is
    /// stated fails by the least then.
    void sketch(Values& values, double shake, Rng& rng, Work& work) const;
    /// Whether a point of these groups was sketched.
    bool sketched() const;

    /// Whether there are so many variables that steps of all together are dear.
    bool many() const;
    std::span<const std::size_t> variables() const { return variables_; }

private:
    class Ties;
    void draw_point(Values& values, std::size_t group, std::size_t rank, const Trial& trial) const;
    bool is_place(std::size_t group) const;
    void draw_beside(Values& values, std::size_t group, std::span<const std::size_t> statements,
                     const std::vector<bool>& moves, Rng& rng) const;
    bool place_together(std::span<const std::size_t> block, std::size_t step, Values& values, Rng& rng,
                        Work& work) const;
    bool in_order(std::size_t step, const Values& values) const;
    bool new_points(std::size_t step, const std::vector<bool>& moved, const Values& values) const;
    Values scaled(Values values, double scale) const;
    void find_ring(std::span<const std::size_t> statements);

    const ConstraintSystem& system_;
    const Start& start_;
    std::vector<Step> steps_;
    std::vector<std::size_t> variables_;
    std::vector<std::size_t> ring_; ///< groups of the corners of a polygon, as they follow each other
};

} // namespace porism::realize
