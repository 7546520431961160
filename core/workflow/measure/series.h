// How the work of the reasoner grows with the figure: one figure of our own, larger and larger.
#pragma once

#include "workflow/solve/analyse.h"

#include <optional>
#include <span>
#include <string>

namespace porism::workflow {

/// So many points of a triangle with its centres, feet, midpoints, reflections and points of contact, in a fixed order.
struct SeriesFigure {
    std::size_t points = 0;
    double close_ms = 0; ///< processor time of matching and closing, the least of some runs
    reason::Counts counts;
    /// What adding constructions to these pictures and to their closure costs, each alone (realize::extend,
    /// reason::extend), and what drawing and closing all anew does: sums.
    struct Next {
        std::size_t constructions = 0;
        struct Cost {
            double pictures_ms = 0, closure_ms = 0; ///< processor time, the least of some runs
            double ms() const { return pictures_ms + closure_ms; }
        };
        Cost extended, anew;
        std::uint64_t matches = 0, of = 0;     ///< new instances, of all
        std::uint64_t statements = 0, all = 0; ///< likewise
    };
    std::optional<Next> next;    ///< the next point of the order; nothing for the last figure
    std::optional<Next> any;     ///< each further point of the order that can be placed already, in these pictures
    double us_per_match() const; ///< microseconds for an instance that was matched
};
Json to_json(const SeriesFigure& figure);

/// The numbers of points of the series, ascending.
std::span<const std::size_t> series_points();
/// JGEX text of the figure of so many points: 3 at least, no more than the last of series_points().
std::string series_text(std::size_t points);
/// Errors: those of realising, if stopped.
Result<SeriesFigure> series_figure(std::size_t points, const Options& options = {}, const Control& control = {});

} // namespace porism::workflow
