#include "realize/stated/touching.h"

#include "realize/stated/constraint_solver.h"
#include "realize/stated/levenberg.h"

#include "base/random.h"

#include <Eigen/Dense>
#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

namespace porism::realize {
namespace {

using Matrix = Eigen::MatrixXd;
using Vector = Eigen::VectorXd;
using Eigen::Index;

/// Rows of length 1 have singular values below the one where they say the same, and below the other where they nearly
/// do: in a figure that is there with half its digits. These are far below those of rows that say different things;
/// where values fall by and by, it is only hard to tell how the figure moves.
constexpr double same = 2e-11, nearly_the_same = 2e-5, gap = 1e-2;
/// Below this a further equation gives no direction: figures can be moved and turned.
constexpr double no_direction = 1e-8;
constexpr int most_steps = 8;
/// At rest, what rounding does, and what is too far to be the same figure: parts of its size.
constexpr double at_rest = 1e-12, rounding = 2e-10, too_far = 1e-3;
/// A step that is more than this part of the one before does not lead to a simple place.
constexpr double slow = 0.2;
/// How far slopes are looked at to see how they change.
constexpr double apart = 1e-4;
/// Over which slopes are taken: right to about twelve digits.
constexpr double wide = 5e-4;
/// By what the further equations may fail in the end.
constexpr double vanished = 1e-9;
/// What statements may fail by then: no more than rounding does. The search lets them fail by more, and of a figure
/// that would have to reach a little further to touch too little is left to see.
constexpr double satisfied_by_all_digits = 2e-13;
constexpr Index most_variables = 48;
/// Shifts and turns, along which slopes do not change; and kernel vectors that are looked at together.
constexpr Index motions_of_all = 3, most_kernels = 4;

class Touching {
public:
    Touching(const ConstraintSystem& system, const Part& part, const Values& values)
        : system_(system), statements_(equalities_of(system, part.statements)), values_(values),
          active_(system.variable_count(), false) {
        for (const std::size_t group : part.groups)
            for (const std::size_t variable : system.groups()[group]) {
                active_[variable] = true;
                variables_.push_back(variable);
            }
        unit_ = unit_of();
    }

    /// Moves to the place, where there is one.
    Settled settle(Values& values, Work& work) {
        if (statements_.empty() || variables_.empty() || count() > most_variables) return Settled::yes;
        const auto weighed = weights();
        if (!weighed) return Settled::yes;
        weight_ = *weighed;
        const Matrix slopes = slopes_at(values_);
        const Rank rank = may_depend(slopes, work) ? rank_of_touching(slopes, work) : Rank{};
        if (!rank.touching) return rank.told;
        const auto place = deflated(slopes, *rank.touching, work);
        if (place) values = *place;
        if (greatest(residuals_at(values)) > satisfied_by_all_digits) return Settled::no;
        return place ? Settled::yes : Settled::unclear;
    }

private:
    Index count() const { return static_cast<Index>(variables_.size()); }

    static std::uint64_t cube(Index rows, Index columns) {
        return static_cast<std::uint64_t>(rows * columns * std::min(rows, columns));
    }

    static bool may_depend(const Matrix& slopes, Work& work) {
        work.spent += cube(slopes.rows(), slopes.cols());
        const Vector pivots = Eigen::ColPivHouseholderQR<Matrix>(slopes.transpose()).matrixQR().diagonal().cwiseAbs();
        return pivots.minCoeff() < nearly_the_same;
    }

    struct Rank {
        std::optional<Index> touching = {};
        Settled told = Settled::yes; ///< of a figure that does not touch
    };
    /// Of slopes some of which nearly say the same as others do, and that are far from it else.
    static Rank rank_of_touching(const Matrix& slopes, Work& work) {
        work.spent += 10 * cube(slopes.rows(), slopes.cols());
        const Vector singular = Eigen::BDCSVD<Matrix>(slopes).singularValues();
        const auto is_small = [](double value) { return value > same && value < nearly_the_same; };
        for (Index i = 0; i < singular.size(); ++i)
            if (is_small(singular(i)) && singular(i) < gap * (i == 0 ? 1 : singular(i - 1))) return {i};
        return {{}, std::ranges::any_of(singular, is_small) ? Settled::unclear : Settled::yes};
    }

    Vector unit_of() const {
        Box box;
        for (const Point& point : system_.points(system_.registers(values_))) box.add(point);
        Vector unit(count());
        for (Index i = 0; i < count(); ++i) {
            const std::size_t variable = variables_[static_cast<std::size_t>(i)];
            unit(i) = system_.is_coordinate(variable) ? box.size() : std::max(1.0, std::fabs(values_[variable]));
        }
        return unit;
    }

    std::vector<facts::Residual> residuals_at(const Values& values) const {
        return system_.residuals(statements_, system_.points(system_.registers(values)), values);
    }

    /// That make rows of length 1; a row that all but vanishes, since what it says is at its greatest or least, is
    /// measured by its terms. Empty where one says nothing.
    std::optional<Vector> weights() {
        const auto residuals = residuals_at(values_);
        weight_ = Vector::Ones(static_cast<Index>(residuals.size()));
        Vector sizes = slopes_at(values_).rowwise().norm();
        for (Index r = 0; r < sizes.size(); ++r)
            if (const double terms = residuals[static_cast<std::size_t>(r)].size; sizes(r) < nearly_the_same * terms)
                sizes(r) = terms;
        if (sizes.size() == 0 || !(sizes.minCoeff() > 0)) return std::nullopt;
        return sizes.cwiseInverse();
    }

    /// Two differences in one: what is left over is of the fourth power of the step.
    Matrix slopes_at(const Values& values) const {
        return (4 * differences_at(values, wide) - differences_at(values, 2 * wide)) / 3;
    }

    /// Not finite where a construction has no result.
    Matrix differences_at(const Values& values, double part) const {
        const auto registers = system_.registers(values);
        if (registers.empty())
            return Matrix::Constant(weight_.size(), count(), std::numeric_limits<double>::quiet_NaN());
        std::vector<Index> column(system_.variable_count(), 0);
        for (Index i = 0; i < count(); ++i) column[variables_[static_cast<std::size_t>(i)]] = i;
        const auto slopes = system_.slopes(statements_, active_, registers, values, {.part = part});
        Matrix out = Matrix::Zero(static_cast<Index>(slopes.size()), count());
        for (std::size_t r = 0; r < slopes.size(); ++r)
            for (const auto& [variable, slope, parts] : slopes[r]) {
                const Index c = column[variable], row = static_cast<Index>(r);
                out(row, c) = slope * unit_(c) * weight_(row);
            }
        return out;
    }

    Values moved(const Values& from, const Vector& way) const {
        Values out = from;
        for (Index i = 0; i < count(); ++i) out[variables_[static_cast<std::size_t>(i)]] += way(i) * unit_(i);
        return out;
    }

    /// A combination of the columns of a space that is one larger than the rank of the slopes: a kernel vector of them,
    /// of one direction once it is fixed along another vector.
    struct Kernel {
        Matrix space;
        Vector fixed, combination;
        Vector way() const { return space * combination; }
    };
    std::vector<Kernel> kernels(const Matrix& slopes, Index rank) const {
        std::vector<Kernel> out;
        Rng rng(static_cast<std::uint64_t>(count() * slopes.rows()));
        const Index false_ways = std::clamp<Index>(count() - rank - motions_of_all, 1, most_kernels);
        for (Index i = 0; i < false_ways; ++i) {
            const Matrix space = Matrix::NullaryExpr(count(), rank + 1, [&] { return rng.uniform(-1, 1); });
            const Vector least = Eigen::BDCSVD<Matrix>(slopes * space, Eigen::ComputeFullV).matrixV().col(rank);
            out.push_back({space, least, least});
        }
        return out;
    }

    /// Newton's method for: the statements hold, and the slopes have such kernel vectors.
    std::optional<Values> deflated(const Matrix& slopes, Index rank, Work& work) const {
        if (rank + 1 > count()) return std::nullopt;
        auto unknown = kernels(slopes, rank);
        Values at = values_;
        double last = too_far;
        for (int step = 0; step < most_steps; ++step) {
            const auto way = newton_step(at, unknown, work);
            if (!way || way->norm() > too_far) return std::nullopt;
            at = moved(at, *way);
            if (way->norm() <= at_rest || (way->norm() <= rounding && way->norm() >= last)) break;
            if (step > 1 && way->norm() > slow * last && way->norm() > rounding) return std::nullopt;
            last = way->norm();
        }
        return is_better(at, unknown) ? std::optional(at) : std::nullopt;
    }

    /// Changes the kernel vectors, and says how the values are to move.
    std::optional<Vector> newton_step(const Values& at, std::vector<Kernel>& kernels, Work& work) const {
        const Matrix here = slopes_at(at);
        if (!here.allFinite()) return std::nullopt;
        const Index n = count(), m = here.rows(), k = kernels.front().fixed.size();
        const Index times = static_cast<Index>(kernels.size());
        Matrix all = Matrix::Zero(m + times * (m + 1), n + times * k);
        Vector fails(all.rows());
        all.topLeftCorner(m, n) = here;
        const auto residuals = residuals_at(at);
        for (Index r = 0; r < m; ++r) fails(r) = residuals[static_cast<std::size_t>(r)].value * weight_(r);
        for (Index i = 0; i < times; ++i) {
            const Kernel& kernel = kernels[static_cast<std::size_t>(i)];
            const Index row = m + i * (m + 1), column = n + i * k;
            const Vector way = kernel.way();
            const double reach = apart / std::max(1.0, way.norm());
            all.block(row, 0, m, n) =
                (slopes_at(moved(at, way * reach)) - slopes_at(moved(at, way * -reach))) / (2 * reach);
            all.block(row, column, m, k) = here * kernel.space;
            all.block(row + m, column, 1, k) = kernel.fixed.transpose();
            fails.segment(row, m) = here * way;
            fails(row + m) = kernel.fixed.dot(kernel.combination) - 1;
        }
        work.spent += 2 * cube(all.rows(), all.cols());
        if (!all.allFinite() || !fails.allFinite() || work.over()) return std::nullopt;
        Eigen::CompleteOrthogonalDecomposition<Matrix> factors(all.rows(), all.cols());
        factors.setThreshold(no_direction);
        factors.compute(all);
        const Vector by = factors.solve(-fails);
        for (Index i = 0; i < times; ++i) kernels[static_cast<std::size_t>(i)].combination += by.segment(n + i * k, k);
        return by.head(n);
    }

    bool is_better(const Values& at, const std::vector<Kernel>& kernels) const {
        const Matrix here = slopes_at(at);
        if (!here.allFinite()) return false;
        const bool vanish = std::ranges::all_of(
            kernels, [&](const Kernel& one) { return (here * one.way()).norm() <= vanished * one.way().norm(); });
        return vanish && greatest(residuals_at(at)) <= satisfied_by_all_digits;
    }

    const ConstraintSystem& system_;
    std::vector<std::size_t> statements_;
    const Values& values_;
    std::vector<bool> active_;
    std::vector<std::size_t> variables_;
    Vector unit_, weight_;
};

} // namespace

Settled settle_touching(const ConstraintSystem& system, std::span<const std::size_t> statements, Values& values,
                        Work& work) {
    Settled all = Settled::yes;
    for (const Part& part : parts_of(system, equalities_of(system, statements))) {
        const Values before = values;
        all = std::max(all, Touching(system, part, before).settle(values, work));
    }
    return all;
}

} // namespace porism::realize
