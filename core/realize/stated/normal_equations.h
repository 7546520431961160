// The normal equations of a step towards a figure: dense where they are few, sparse where most variables share no
// statement with most others, as in figures of many points.
#pragma once

#include <Eigen/Dense>
#include <Eigen/SparseCholesky>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace porism::realize {

class NormalEquations {
public:
    using Columns = std::vector<Eigen::Index>;

    /// Of `count` variables; two of them share an entry where one of these lists has both.
    NormalEquations(std::size_t count, std::span<const Columns> shared);

    void clear() { matrix_.setZero(); }
    /// Where both are of one list.
    double& at(Eigen::Index row, Eigen::Index column) { return matrix_(row, column); }
    Eigen::VectorXd diagonal() const { return matrix_.diagonal(); }
    /// Factors the matrix with so much added to its diagonal. False where it has no factors.
    bool factor(const Eigen::VectorXd& added);
    /// By the factors.
    Eigen::VectorXd solve(const Eigen::VectorXd& right) const;
    /// Counted work of the last factoring.
    std::uint64_t operations() const { return operations_; }

private:
    using Sparse = Eigen::SparseMatrix<double>;
    bool factor_sparse(const Eigen::VectorXd& added);

    Eigen::MatrixXd matrix_, damped_;
    Eigen::LLT<Eigen::MatrixXd> dense_;
    Sparse lower_; ///< the entries that are shared, on and below the diagonal; empty where the matrix is dense
    std::optional<Eigen::SimplicialLLT<Sparse>> sparse_;
    std::uint64_t operations_ = 0;
};

} // namespace porism::realize
