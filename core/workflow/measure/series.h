// How the work of the reasoner grows with the figure: one figure of our own, larger and larger.
#pragma once

#include "workflow/measure/live.h"

#include <optional>
#include <span>
#include <string>

namespace porism::workflow {

/// So many points of a triangle with its centres, feet, midpoints, reflections and points of contact, in a fixed order.
struct SeriesFigure {
    std::size_t points = 0;
    double close_ms = 0; ///< processor time of matching and closing, the least of some runs
    reason::Counts counts;
    std::optional<Addition> next; ///< the next point of the order; nothing for the last figure
    std::optional<Addition> any;  ///< each further point of the order that can be placed already, in these pictures
    double us_per_match() const;  ///< microseconds for an instance that was matched
};
Json to_json(const SeriesFigure& figure);

/// The numbers of points of the series, ascending.
std::span<const std::size_t> series_points();
/// JGEX text of the figure of so many points: 3 at least, no more than the last of series_points().
std::string series_text(std::size_t points);
/// Errors: those of realising, if stopped.
Result<SeriesFigure> series_figure(std::size_t points, const Options& options = {}, const Control& control = {});

} // namespace porism::workflow
