// Angles that a text names by their vertex alone.
#pragma once

#include "workflow/verify/text/polygons.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace porism::workflow {

/// Which angle "∠B", "the angle at B", "cos B" mean in the texts about a figure: that of the polygon with this corner
/// which the sentence names, else the texts, else the figure. Where several are meant, they must be one angle in the
/// picture. The polygons must outlive it.
class AngleNames {
public:
    explicit AngleNames(const Polygons& polygons);
    /// The sentence with these angles by three points; what is not certain stays.
    std::string spelled_out(std::string_view sentence) const;

private:
    std::string at_vertex(const std::string& vertex, const std::vector<Polygon>& in_sentence) const;
    std::optional<std::string> angle_of(const std::vector<Polygon>& polygons, PointId vertex) const;

    const Polygons& polygons_;
};

} // namespace porism::workflow
