// What the statements of a figure fix at a solution: the rank of their slopes there.
#pragma once

#include "base/random.h"
#include "realize/stated/constraint_solver.h"

#include <optional>
#include <span>
#include <vector>

namespace porism::realize {

class ConstraintRank {
public:
    /// By a QR decomposition (Gram and Schmidt, each row projected twice) for each part of the figure, in the order of
    /// the statements: what is tied to earlier points by clear angles stays clear however long the chain is. About m
    /// n^2 operations.
    ConstraintRank(const ConstraintSystem& system, std::span<const std::size_t> statements, const Values& values,
                   Work& work);

    /// Degrees of freedom of the inputs: similarities included, letters that nothing fixes not.
    int freedom() const { return freedom_; }
    /// Statements of which each follows, in a figure that moves a little, from those before; ascending.
    const std::vector<std::size_t>& redundant() const { return redundant_; }
    /// A direction in which the figure can move without leaving what is stated, of about the size of the figure.
    Values free_direction(Rng& rng) const;

private:
    struct Rows;
    void look_at(const Part& part, Work& work);
    Rows rows_of(const Part& part) const;
    void confirm_redundant(std::vector<std::size_t> suspects, Work& work);
    int false_directions(std::vector<std::vector<double>> left, Work& work) const;
    std::vector<std::vector<double>> directions_left() const;
    std::optional<Values> moved(const Values& way, double by, std::span<const std::size_t> statements,
                                Work& work) const;
    bool fails(std::size_t statement, const Values& values) const;

    const ConstraintSystem& system_;
    Values values_;
    std::vector<double> unit_;               ///< by variable: how much of it is much
    std::vector<std::vector<double>> basis_; ///< orthonormal, over variables in these units: directions that are fixed
    std::vector<std::size_t> suspects_, statements_;
    std::vector<std::size_t> redundant_;
    int freedom_ = 0;
};

/// Degrees of freedom that only move the figure.
struct Motions {
    int rigid = 0;     ///< shifts and turns
    bool size = false; ///< no length is stated
    int count() const { return rigid + (size ? 1 : 0); }
};
Motions motions(const ConstraintSystem& system, const Plan& plan, const scene::Scene& scene);

} // namespace porism::realize
