// Figures in which all that is stated holds because points fall together, or lie on a line though nobody says that they
// do.
//
// A statement is void where an angle of its equation, or that of a sine, cosine or tangent there, is 0 or 180 degrees
// (unless its value is told), and where points lie on one line although nobody says or draws so and it does not follow
// from what is said (said_lines.h): all of its points, if it speaks of parallels, of angles between lines or of a
// circle; those of a corner with one of two equal angles; those of a triangle of which similarity or congruence is
// stated; those of a polygon with an area or a perimeter. A figure in which a statement is void is none.
//
// A figure that lies on a line as a whole and makes no statement void, and of which nobody says that three points do
// not (3 and 4 beside 7, x and x + 1 beside 2x + 1, points on lines that fall together), is the last resort: it is
// taken where no other is found.
#pragma once

#include "realize/stated/constraint_system.h"

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace porism::realize {

struct Flat {
    std::vector<PointId> points; ///< that lie on one line
    std::size_t statement;       ///< that is void; else the last
    bool last_resort = false;    ///< no statement is void
};

/// Of a figure of these points in which statements fail by little. Where they fail by the more, the nearer to a line is
/// taken for one: what fails by the distance from it, or by the square of that, comes nearer and nearer. Empty where
/// the figure is not flat, and where it is far from holding.
std::optional<Flat> flat_in(const ConstraintSystem& system, std::span<const std::size_t> statements,
                            std::span<const PointId> of, std::span<const Point> points, const Values& values);

/// Whether points on one line would make a statement void, though not for what is said or drawn, that are on none in
/// `from`: what moves there does not stay the same figure. Both pictures are as exact as steps make them.
bool falls_flat(const ConstraintSystem& system, std::span<const std::size_t> statements, std::span<const Point> from,
                std::span<const Point> to);

/// Whether points stand so near to a line that a picture of them shows little else.
bool is_squeezed(std::span<const PointId> of, std::span<const Point> points);

/// Two of these points in one place, as far as can be told beside the size of the figure and the lengths that are told
/// of them, where statements fail by no more than `worst` (which says how near they may come, as above); empty where
/// there are none.
std::optional<std::pair<PointId, PointId>> coincident(std::span<const PointId> of, std::span<const Point> points,
                                                      const ConstraintSystem& system, double worst = 0);
/// All such pairs, in order.
std::vector<std::pair<PointId, PointId>> all_coincident(std::span<const PointId> of, std::span<const Point> points,
                                                        const ConstraintSystem& system, double worst);

/// Whether a figure that steps bring nearer and nearer to a line has one there that is like it, which takes its place.
bool bring_to_line(const ConstraintSystem& system, std::span<const std::size_t> statements,
                   std::span<const std::size_t> groups, std::span<const PointId> of, Values& values, Work& work);

/// By how much the worst of some equations fails, relative to the magnitude of its terms.
double worst_of(const ConstraintSystem& system, std::span<const std::size_t> statements, std::span<const Point> points,
                const Values& values);

} // namespace porism::realize
