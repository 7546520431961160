// Signs of what is given and of what is lit. Both first tell which signs they have, so that what is equal is signed
// alike, then they draw.
#pragma once

#include "paint/scenery.h"

#include <utility>
#include <vector>

namespace porism::paint {

/// Marks of what is given by construction, as far as a figure with them can be read.
class GivenMarks {
public:
    explicit GivenMarks(Scenery& scenery);
    void tell();
    void draw();

private:
    void perpendicular(const facts::Statement& perp);
    void equal(PointId a, PointId b, PointId c, PointId d);
    void equal_angle(const facts::Statement& eqangle);
    bool radii(PointId a, PointId b, PointId c, PointId d) const;
    std::optional<Bearer> drawn_corner(PointId a, PointId b, PointId c, PointId d) const;
    void tell_unless_too_many(std::vector<std::pair<Bearer, Bearer>>& equal, int most);

    Scenery& s_;
    std::vector<std::pair<Bearer, Bearer>> lengths_, angles_; ///< equal ones
};

void tell_lit(Scenery& scenery);
void draw_lit(Scenery& scenery);

} // namespace porism::paint
