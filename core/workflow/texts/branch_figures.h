// Many figures of a scene in its branches, with points in any order, and the places that branches not taken have in
// them. For the sources of this folder only.
#pragma once

#include "workflow/figure.h"

#include <cstddef>
#include <vector>

namespace porism::workflow {

/// A picture of a figure, and the places that the points of an action have in its other branches.
using Places = std::vector<geometry::Point<double>>;

class BranchFigures {
public:
    /// Draws them: of the pictures of the figure and of others in the same branches those that are no mirror images of
    /// the scene picture, where mirror images are figures of the same scene.
    BranchFigures(const Figure& figure, const Control& control);

    /// Whether a mirror image of a figure is a figure of the scene: nothing in it turns a certain way.
    bool mirrors() const { return mirrors_; }
    const std::vector<Places>& own() const { return own_; }
    /// By figure and branch: the points up to the action, and its own in a branch in which they lie elsewhere.
    std::vector<Places> rivals(std::size_t index) const;

private:
    /// The action placed by hand in these points, in each of its branches.
    static realize::Branches placed(const scene::Scene& scene, std::size_t index, const Places& points);
    bool mirrored_is_figure(std::size_t index) const;
    void add(std::span<const geometry::Point<double>> points);

    const Figure& figure_;
    std::vector<Places> own_;
    bool mirrors_ = true;
    std::vector<PointId> turn_; ///< three points, by which pictures are told from mirror images
    bool turns_left_ = false;
};

} // namespace porism::workflow
