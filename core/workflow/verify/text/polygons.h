// The triangles and quadrilaterals that a text is about.
#pragma once

#include "scene/scene.h"
#include "translate/say.h"
#include "workflow/load.h"
#include "workflow/verify/text/claims.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace porism::workflow {

using Polygon = std::vector<PointId>; ///< corners in turn

/// Those that the texts about a figure name ("triangle ABC", "ABCD is a square"), and those that the figure says to be
/// some (a triangle whose corners are said to be no line, or its only three points). What the texts of a problem mean
/// does not depend on what a solution says: of these (Supposing::tells) its own texts alone are looked at.
class Polygons {
public:
    Polygons(const LoadedProblem& problem, const scene::Scene& scene, translate::Picture picture, Supposing supposing);

    /// Those that a sentence names, at most 64.
    std::vector<Polygon> named_in(std::string_view sentence) const;
    const std::vector<Polygon>& in_texts() const { return in_texts_; }
    const std::vector<Polygon>& in_figure() const { return in_figure_; }
    /// What a sentence means by "the triangle": the only one that it names, else the texts, else the figure.
    std::optional<Polygon> meant_by(std::string_view sentence) const;

    /// Whether a text speaks of a circle: "its area" may be that of one.
    bool are_beside_circles() const { return beside_circles_; }

    std::optional<PointId> point(std::string_view name) const;
    std::size_t point_count() const { return places_.size(); }
    const std::string& name(PointId point) const { return names_[point.index()]; }
    /// As names are written together: "ABC".
    std::string word(const Polygon& points) const;
    double distance(PointId a, PointId b) const;
    /// Between 0 and pi.
    double angle(PointId a, PointId vertex, PointId c) const;
    /// Whether a and c stand at a right angle, as far as it is seen.
    bool is_right(PointId a, PointId vertex, PointId c) const;

private:
    void add_text(const std::string& text);

    std::vector<std::string> names_;
    std::vector<geometry::Point<double>> places_;
    std::vector<Polygon> in_texts_, in_figure_;
    bool beside_circles_ = false;
};

} // namespace porism::workflow
