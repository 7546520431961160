// In which unit of length the figure of an envelope counts.
#pragma once

#include "formats/verigeo/verigeo.h"

#include <optional>

namespace porism::verigeo {

struct FigureUnit {
    int size = 0; ///< in tenths of a millimetre
    bool told =
        true; ///< by an edge, a text, the goal or the answer; else it is the one in which the texts fit the edges
};

/// The unit of the edges, where these tell one ("AB", "=", "300 cm"); of several the one that the texts tell alone, or
/// the largest. Else that in which the lengths of the texts are those of the edges ("AB = 3 m" beside AB = 300 is told
/// in cm), else the only one of the texts. Nothing where none is left.
std::optional<FigureUnit> unit_of_figure(const Envelope& envelope);

/// With the edges that tell units counted in that of the figure: "300 cm" as "3" of a metre. What is no plain number
/// before a unit stays.
Envelope with_edges_in_unit(Envelope envelope);

} // namespace porism::verigeo
