#include "realize/exact/existence.h"

#include "geometry/tolerance.h"
#include "realize/exact/equations.h"

#include <Eigen/Dense>
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numeric>
#include <optional>
#include <utility>

namespace porism::realize {
namespace {

using numbers::Ball;
using numbers::BallPrecision;
using numbers::Jet;

constexpr std::array precisions{64, 128, 256};
constexpr int newton_steps = 16;
/// A row that lies this near to the others, relative to its length, is not told from one that follows from them.
constexpr double independent = 1e-8;

/// Equations that are independent, the unknowns that they are solved for, and the inverse of their slopes.
struct Square {
    std::vector<std::size_t> rows, columns;
    Eigen::MatrixXd inverse; ///< both in units: of unknowns, and of rows the length of their slopes
};

Ball scaled(const Ball& ball, double unit) {
    return ball * Ball(unit);
}

/// Slopes so much smaller than the steepest are none.
constexpr double rounded_away = 1e-12;

class Certifier {
public:
    Certifier(const scene::Scene& scene, const diagram::Diagram& diagram, const Control& control)
        : diagram_(diagram), control_(control), equations_(scene, diagram), units_(equations_.units()) {}

    Existence run() {
        if (equations_.places_bound_points()) return because("coordinates are typed of a point that lies on something");
        if (auto why = choose_square()) return because(*std::move(why));
        // Farther away it may be the box that is wide, by constructions one on top of the other.
        constexpr double near = geometry::Tolerance().equal / 10;
        Existence best = because("it was stopped");
        for (const int bits : precisions) {
            if (control_.stopped()) break;
            Existence found = attempt(bits);
            if (found.certified || !best.certified) best = std::move(found);
            if (best.certified && best.redundant.empty() && best.radius <= near) break;
        }
        return best;
    }

private:
    Existence because(std::string reason) const {
        Existence out;
        out.reason = std::move(reason);
        out.equations = square_.rows.size();
        return out;
    }

    std::vector<Jet> constants(const std::vector<Ball>& unknowns) const { return {unknowns.begin(), unknowns.end()}; }
    std::vector<Jet> variables(const std::vector<Ball>& unknowns) const {
        std::vector<Jet> out;
        for (std::size_t i = 0; i < unknowns.size(); ++i)
            out.push_back(Jet::variable(unknowns[i], static_cast<std::uint32_t>(i)));
        return out;
    }

    /// Why there is none.
    std::optional<std::string> choose_square() {
        const BallPrecision precision(precisions.front());
        const auto here = equations_.at(variables(equations_.drawn()));
        if (!here) return "it cannot be told that its constructions have results";
        const auto height = static_cast<Eigen::Index>(here->differences.size());
        const auto width = static_cast<Eigen::Index>(equations_.unknown_count());
        if (std::min(height, width) > static_cast<Eigen::Index>(most_certified_equations))
            return "it has too many equations";
        Eigen::MatrixXd slopes = Eigen::MatrixXd::Zero(height, width);
        for (Eigen::Index row = 0; row < height; ++row)
            for (const auto& [column, slope] : here->differences[static_cast<std::size_t>(row)].slopes())
                slopes(row, static_cast<Eigen::Index>(column)) = slope.to_double() * units_[column];
        if (!slopes.allFinite()) return "an equation has no slope there";
        const Eigen::ArrayXd lengths = slopes.rowwise().norm();
        // What a construction gives anyhow has no slopes but what rounding leaves.
        const double steepest = height > 0 ? lengths.maxCoeff() : 0;
        const Eigen::ArrayXd row_units = (lengths > steepest * rounded_away).select(lengths, 1.0);
        row_units_.assign(row_units.begin(), row_units.end());
        slopes.array().colwise() /= row_units;
        choose_rows(slopes, here->actions);
        choose_columns(slopes);
        return std::nullopt;
    }

    /// The first rows that are not combinations of those before, where those of a statement with several come first: so
    /// that few statements are left with a part of them.
    void choose_rows(const Eigen::MatrixXd& slopes, const std::vector<std::size_t>& actions) {
        std::vector<std::size_t> order(actions.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::stable_sort(order, std::ranges::greater{},
                                 [&](std::size_t row) { return std::ranges::count(actions, actions[row]); });
        Eigen::MatrixXd basis(slopes.cols(), std::min(slopes.rows(), slopes.cols()));
        Eigen::Index rank = 0;
        for (auto row = order.begin(); row != order.end() && rank < basis.cols(); ++row) {
            Eigen::VectorXd rest = slopes.row(static_cast<Eigen::Index>(*row)).transpose();
            for (int twice = 0; twice < 2; ++twice) {
                const Eigen::VectorXd along = basis.leftCols(rank).transpose() * rest;
                rest -= basis.leftCols(rank) * along;
            }
            if (rest.norm() <= independent) continue;
            basis.col(rank++) = rest.normalized();
            square_.rows.push_back(*row);
        }
    }

    void choose_columns(const Eigen::MatrixXd& slopes) {
        const auto rank = static_cast<Eigen::Index>(square_.rows.size());
        Eigen::MatrixXd rows(rank, slopes.cols());
        for (Eigen::Index i = 0; i < rank; ++i)
            rows.row(i) = slopes.row(static_cast<Eigen::Index>(square_.rows[static_cast<std::size_t>(i)]));
        if (rank == 0) return;
        const Eigen::ColPivHouseholderQR<Eigen::MatrixXd> decomposition(rows);
        const auto& order = decomposition.colsPermutation().indices();
        Eigen::MatrixXd chosen(rank, rank);
        for (Eigen::Index i = 0; i < rank; ++i) {
            chosen.col(i) = rows.col(order(i));
            square_.columns.push_back(static_cast<std::size_t>(order(i)));
        }
        square_.inverse = chosen.partialPivLu().inverse();
    }

    /// The way of a Newton step, in units.
    std::vector<Ball> way(const Equations::Values& here) const {
        std::vector<Ball> rests;
        for (const std::size_t row : square_.rows)
            rests.push_back(here.differences[row].value() / Ball(row_units_[row]));
        std::vector<Ball> out(rests.size());
        for (std::size_t i = 0; i < out.size(); ++i)
            for (std::size_t k = 0; k < rests.size(); ++k) out[i] += scaled(rests[k], inverse(i, k));
        return out;
    }
    double inverse(std::size_t i, std::size_t k) const {
        return square_.inverse(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(k));
    }

    /// As near to the figure as this precision goes.
    std::optional<std::vector<Ball>> refined(int bits) const {
        std::vector<Ball> centre = equations_.drawn();
        double before = INFINITY;
        for (int step = 0; step < newton_steps; ++step) {
            const auto here = equations_.at(constants(centre));
            if (!here) return std::nullopt;
            const std::vector<Ball> steps = way(*here);
            double longest = 0;
            for (const Ball& one : steps) longest = std::max(longest, numbers::greatest_magnitude(one));
            if (!(longest < before)) return centre;
            before = longest;
            for (std::size_t i = 0; i < steps.size(); ++i) {
                Ball& moved = centre[square_.columns[i]];
                moved = numbers::midpoint(moved - scaled(steps[i], units_[square_.columns[i]]));
            }
            if (longest < std::ldexp(1.0, -3 * bits / 4)) return centre;
        }
        return centre;
    }

    std::vector<Ball> box_around(const std::vector<Ball>& centre, double radius) const {
        std::vector<Ball> box = centre;
        for (const std::size_t column : square_.columns)
            box[column] = numbers::widened(box[column], radius * units_[column]);
        return box;
    }

    /// Where the operator of Krawczyk leads the box into its inside: the radius, in units, of where all of its roots
    /// are.
    std::optional<double> image_inside(const std::vector<Ball>& steps, const Equations::Values& in_box,
                                       double radius) const {
        const std::size_t count = square_.columns.size();
        std::vector<std::size_t> place(units_.size(), count);
        for (std::size_t j = 0; j < count; ++j) place[square_.columns[j]] = j;
        double farthest = 0;
        for (std::size_t i = 0; i < count; ++i) {
            std::vector<Ball> row(count);
            for (std::size_t k = 0; k < count; ++k)
                for (const auto& [column, slope] : in_box.differences[square_.rows[k]].slopes())
                    if (const std::size_t j = place[column]; j < count)
                        row[j] -=
                            scaled(slope, units_[column]) / Ball(row_units_[square_.rows[k]]) * Ball(inverse(i, k));
            row[i] += Ball(1);
            Ball reach = abs(steps[i]);
            for (const Ball& factor : row) reach += scaled(abs(factor), radius);
            if (sign(Ball(radius) - reach).value_or(0) <= 0) return std::nullopt;
            farthest = std::max(farthest, numbers::greatest_magnitude(reach));
        }
        return farthest;
    }

    Existence attempt(int bits) const {
        const BallPrecision precision(bits);
        const double radius = std::ldexp(1.0, -bits / 2);
        const auto centre = refined(bits);
        if (!centre) return because("Newton's steps lead to where a construction has no result");
        const auto here = equations_.at(constants(*centre));
        const auto wide = equations_.at(variables(box_around(*centre, radius)));
        if (!here || !wide) return because("it cannot be told that its constructions have results");
        const auto reach = image_inside(way(*here), *wide, radius);
        if (!reach) return because("its equations are all but dependent there, as where something touches");
        const auto in_box = equations_.at(constants(box_around(*centre, *reach)));
        if (!in_box) return because("it cannot be told that its constructions have results");
        Existence out;
        out.certified = true;
        out.equations = square_.rows.size();
        for (const auto& point : in_box->points) out.points.push_back({point.x.value(), point.y.value()});
        out.radius = distance_from_drawn(out.points);
        if (!std::isfinite(out.radius)) return because("a constructed point may be anywhere");
        out.rigid = is_rigid();
        add_redundant(out, *in_box);
        return out;
    }

    double distance_from_drawn(const std::vector<diagram::BallPoint>& points) const {
        double farthest = 0;
        for (std::size_t p = 0; p < points.size(); ++p) {
            const auto& drawn = diagram_.scene_picture.points[p];
            const Ball x = points[p].x - Ball(drawn.x), y = points[p].y - Ball(drawn.y);
            farthest = std::max(farthest, numbers::greatest_magnitude(x) + numbers::greatest_magnitude(y));
        }
        return farthest / equations_.size();
    }

    /// Whether only motions are left.
    bool is_rigid() const {
        const std::size_t left = units_.size() - square_.rows.size();
        return diagram_.solution && diagram_.solution->shape_freedom == 0 && std::cmp_equal(left, diagram_.freedom);
    }

    void add_redundant(Existence& out, const Equations::Values& in_box) const {
        for (std::size_t row = 0; row < in_box.differences.size(); ++row) {
            if (std::ranges::find(square_.rows, row) != square_.rows.end()) continue;
            const std::size_t action = in_box.actions[row];
            if (out.redundant.empty() || out.redundant.back().action != action) out.redundant.push_back({action});
            const double off = numbers::least_magnitude(in_box.differences[row].value()) / row_units_[row];
            Redundant& one = out.redundant.back();
            one.excluded = one.excluded || !in_box.differences[row].value().contains_zero();
            one.off = std::max(one.off, off);
        }
    }

    const diagram::Diagram& diagram_;
    const Control& control_;
    Equations equations_;
    std::vector<double> units_;
    std::vector<double> row_units_; ///< by difference
    Square square_;
};

} // namespace

Existence certify_existence(const scene::Scene& scene, const diagram::Diagram& diagram, const Control& control) {
    return Certifier(scene, diagram, control).run();
}

} // namespace porism::realize
