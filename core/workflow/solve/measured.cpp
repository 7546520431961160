#include "workflow/solve/measured.h"

#include "base/digits.h"
#include "geometry/vector.h"
#include "scene/scene.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <numbers>

namespace porism::workflow {
namespace {

using facts::Predicate;

constexpr double unseen = 1e-9; // what rounding makes of a zero

class Measure {
public:
    Measure(const facts::Statement& statement, std::span<const geometry::Point<double>> points,
            std::span<const std::string> names)
        : statement_(statement), points_(points), names_(names) {}

    /// Of the pair of points at 2i and 2i + 1.
    std::string pair(std::size_t i) const { return name(2 * i) + name(2 * i + 1); }
    double length(std::size_t i) const { return std::hypot(along(i).x, along(i).y); }
    /// Directed, modulo 180 degrees, from the line of one pair to that of another.
    double degrees(std::size_t from, std::size_t to) const {
        const auto turn = geometry::quotient_direction(along(to), along(from));
        const double angle = std::atan2(turn.y, turn.x) * 180 / std::numbers::pi;
        if (std::abs(angle) < unseen || 180 - std::abs(angle) < unseen) return 0;
        return angle < 0 ? angle + 180 : angle;
    }
    std::string angle(std::size_t from, std::size_t to, const std::string& shown) const {
        return fmt::format("∠({}, {}) = {}°", pair(from), pair(to), shown);
    }
    std::string ratio(std::size_t i, std::size_t j, const std::string& shown) const {
        return fmt::format("{} : {} = {}", pair(i), pair(j), shown);
    }
    std::string whole(std::size_t i, const std::string& shown) const { return fmt::format("{} = {}", pair(i), shown); }
    std::string name(std::size_t i) const { return scene::display_name(names_[statement_[i].index()]); }
    double constant() const { return statement_.constant()->get_d(); }
    /// The angle ABC in degrees, below 180.
    double corner(std::size_t a, std::size_t b, std::size_t c) const {
        const auto u = place(a) - place(b), v = place(c) - place(b);
        return std::abs(std::atan2(geometry::cross(u, v), geometry::dot(u, v))) * 180 / std::numbers::pi;
    }
    std::string corner(std::size_t a, std::size_t b, std::size_t c, const std::string& shown) const {
        return fmt::format("∠{}{}{} = {}°", name(a), name(b), name(c), shown);
    }

private:
    const geometry::Point<double>& place(std::size_t i) const { return points_[statement_[i].index()]; }
    geometry::Point<double> along(std::size_t i) const { return place(2 * i + 1) - place(2 * i); }

    const facts::Statement& statement_;
    std::span<const geometry::Point<double>> points_;
    std::span<const std::string> names_;
};

std::string angle_but(const Measure& m, double degrees) {
    const auto [seen, meant] = told_apart(m.degrees(0, 1), degrees);
    return m.angle(0, 1, seen) + ", not " + meant + "°";
}
std::string perpendicular(const Measure& m) {
    return angle_but(m, 90);
}
std::string parallel(const Measure& m) {
    return angle_but(m, 0);
}
std::string given_angle(const Measure& m) {
    return angle_but(m, 180 * m.constant());
}
std::string equal_angles(const Measure& m) {
    const auto [one, other] = told_apart(m.degrees(0, 1), m.degrees(2, 3));
    return m.angle(0, 1, one) + ", " + m.angle(2, 3, other);
}
std::string equal_lengths(const Measure& m) {
    const auto [one, other] = told_apart(m.length(0), m.length(1));
    return m.whole(0, one) + ", " + m.whole(1, other);
}
std::string given_length(const Measure& m) {
    const auto [seen, meant] = told_apart(m.length(0), m.constant());
    return m.whole(0, seen) + ", not " + meant;
}
std::string equal_ratios(const Measure& m) {
    const auto [one, other] = told_apart(m.length(0) / m.length(1), m.length(2) / m.length(3));
    return m.ratio(0, 1, one) + ", " + m.ratio(2, 3, other);
}
std::string given_ratio(const Measure& m) {
    const auto [seen, meant] = told_apart(m.length(0) / m.length(1), m.constant());
    return m.ratio(0, 1, seen) + ", not " + meant;
}
std::string one_line(const Measure& m) {
    const double corner = m.corner(0, 1, 2);
    return m.corner(0, 1, 2, told_apart(corner, corner < 90 ? 0 : 180)[0]);
}
std::string one_circle(const Measure& m) {
    const auto [one, other] = told_apart(m.corner(0, 2, 1), m.corner(0, 3, 1));
    return m.corner(0, 2, 1, one) + ", " + m.corner(0, 3, 1, other);
}

struct MeasuredRow {
    Predicate predicate;
    std::string (*text)(const Measure&);
};
constexpr std::array measured_rows{
    MeasuredRow{Predicate::perp, perpendicular},   MeasuredRow{Predicate::para, parallel},
    MeasuredRow{Predicate::aconst, given_angle},   MeasuredRow{Predicate::eqangle, equal_angles},
    MeasuredRow{Predicate::cong, equal_lengths},   MeasuredRow{Predicate::lconst, given_length},
    MeasuredRow{Predicate::eqratio, equal_ratios}, MeasuredRow{Predicate::rconst, given_ratio},
    MeasuredRow{Predicate::coll, one_line},        MeasuredRow{Predicate::cyclic, one_circle},
};

} // namespace

std::string measured(const facts::Statement& statement, std::span<const geometry::Point<double>> points,
                     std::span<const std::string> names) {
    const auto* const row = std::ranges::find(measured_rows, statement.predicate(), &MeasuredRow::predicate);
    return row == measured_rows.end() ? std::string() : row->text(Measure(statement, points, names));
}

} // namespace porism::workflow
