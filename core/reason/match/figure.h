// What the matcher sees of a diagram: directions and lengths of all pairs of points in all pictures.
#pragma once

#include "diagram/diagram.h"
#include "facts/equation.h"

#include <cstdint>
#include <span>
#include <vector>

namespace porism::reason {

/// Index of a point, small: the matcher's inner loops are over these.
using Pt = std::uint16_t;

/// Number of an unordered pair, independent of how many points there are: extending a figure keeps it.
inline std::size_t pair_number(std::size_t a, std::size_t b) {
    return a < b ? b * (b - 1) / 2 + a : a * (a - 1) / 2 + b;
}

/// Difference of two directions in turns of pi, in [-1/2, 1/2].
double turn_distance(double turns);

/// Numbers of one picture. The pair of a point with itself has the direction and the length NaN, so that whatever is
/// asked about it fails.
class Figure {
public:
    explicit Figure(std::span<const geometry::Point<double>> points);

    Pt size() const { return static_cast<Pt>(points_.size()); }
    std::span<const geometry::Point<double>> points() const { return points_; }
    /// Direction of the line ab in units of pi, in [0, 1).
    double direction(Pt a, Pt b) const { return directions_[slot(a, b)]; }
    /// Natural logarithm of |ab|.
    double log_length(Pt a, Pt b) const { return log_lengths_[slot(a, b)]; }
    /// One of the two, by the table.
    double quantity(facts::TableKind table, Pt a, Pt b) const {
        return table == facts::TableKind::direction ? direction(a, b) : log_length(a, b);
    }
    /// Twice the signed area of abc.
    double area(Pt a, Pt b, Pt c) const;

private:
    std::size_t slot(Pt a, Pt b) const { return a * points_.size() + b; }
    std::vector<geometry::Point<double>> points_;
    std::vector<double> directions_, log_lengths_; ///< both orders of each pair, so that a lookup has no branch
};

/// A place of a picture, by its number, that no other point has anything to do with.
geometry::Point<double> somewhere(PointId point, std::size_t picture);

/// Pictures of a diagram, the scene picture first. A point that is merged into an earlier one says nothing by itself:
/// it stands anywhere else in each picture, so that nothing is seen of it.
std::vector<Figure> figures(const diagram::Diagram& diagram);

/// How far apart two quantities are seen as equal.
inline constexpr double seen_equal = geometry::Tolerance{}.equal * 4;

/// In every picture.
bool seen_on_line(std::span<const Figure> pictures, Pt a, Pt b, Pt c);

} // namespace porism::reason
