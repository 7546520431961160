#include "realize/stated/normal_equations.h"

namespace porism::realize {
namespace {

/// From so many variables on, and where at most this part of the pairs shares an entry, sparse factors are found
/// sooner.
constexpr std::size_t sparse_from = 48;
constexpr double sparse_part = 0.2;
/// What finding a place for its result adds to an operation of sparse factors.
constexpr std::uint64_t overhead = 4;

} // namespace

NormalEquations::NormalEquations(std::size_t count, std::span<const Columns> shared)
    : matrix_(static_cast<Eigen::Index>(count), static_cast<Eigen::Index>(count)) {
    if (count < sparse_from) return;
    std::vector<Eigen::Triplet<double>> entries;
    for (Eigen::Index i = 0; i < matrix_.rows(); ++i) entries.emplace_back(i, i, 1.0);
    for (const Columns& columns : shared)
        for (const Eigen::Index row : columns)
            for (const Eigen::Index column : columns)
                if (row > column) entries.emplace_back(row, column, 1.0);
    Sparse lower(matrix_.rows(), matrix_.cols());
    lower.setFromTriplets(entries.begin(), entries.end());
    const auto pairs = static_cast<double>(count) * static_cast<double>(count) / 2;
    if (static_cast<double>(lower.nonZeros()) > sparse_part * pairs) return;
    lower_ = std::move(lower);
    sparse_.emplace().analyzePattern(lower_);
}

bool NormalEquations::factor(const Eigen::VectorXd& added) {
    if (sparse_) return factor_sparse(added);
    damped_ = matrix_;
    damped_.diagonal() += added;
    operations_ = static_cast<std::uint64_t>(matrix_.rows() * matrix_.rows() * matrix_.rows()) / 3;
    dense_.compute(damped_);
    return dense_.info() == Eigen::Success;
}

bool NormalEquations::factor_sparse(const Eigen::VectorXd& added) {
    for (Eigen::Index column = 0; column < lower_.outerSize(); ++column)
        for (Sparse::InnerIterator entry(lower_, column); entry; ++entry)
            entry.valueRef() = matrix_(entry.row(), column) + (entry.row() == column ? added(column) : 0);
    sparse_->factorize(lower_);
    operations_ = 0;
    const Sparse& factors = sparse_->matrixL().nestedExpression();
    for (Eigen::Index column = 0; column < factors.outerSize(); ++column) {
        const auto height =
            static_cast<std::uint64_t>(factors.outerIndexPtr()[column + 1] - factors.outerIndexPtr()[column]);
        operations_ += overhead * height * height;
    }
    return sparse_->info() == Eigen::Success;
}

Eigen::VectorXd NormalEquations::solve(const Eigen::VectorXd& right) const {
    return sparse_ ? Eigen::VectorXd(sparse_->solve(right)) : Eigen::VectorXd(dense_.solve(right));
}

} // namespace porism::realize
