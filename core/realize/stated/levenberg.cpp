#include "realize/stated/levenberg.h"

#include "geometry/tolerance.h"
#include "realize/stated/normal_equations.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>
#include <optional>

namespace porism::realize {
namespace {

constexpr int most_tries = 10;
/// By how much order statements are to be clear, in turn, for as long as the equalities leave the way again; where
/// comparisons leave little room, by less.
constexpr std::array clearances{ConstraintRow::comfortable, ConstraintRow::comfortable, ConstraintRow::comfortable,
                                ConstraintRow::comfortable / 32, ConstraintRow::comfortable / 1000};
constexpr double first_damping = 1e-3, least_damping = 1e-12;
/// Of a variable that hardly matters, as a part of the one that matters most.
constexpr double least_diagonal = 1e-9;
/// Better than this nothing can become.
constexpr double at_rest = 1e-16;
/// So many times larger than in the beginning terms may be.
constexpr double most_growth = 8;
/// Of slopes that are sums, what differences do not tell from nothing.
constexpr double lost_digits = 1e-9;
/// By what part of it a rounded number may be wrong.
constexpr double last_digit = 2 * std::numeric_limits<double>::epsilon();
/// Beyond `satisfied` steps go on as long as they make it so much better.
constexpr double worthwhile = 0.5;
/// After so many steps in a row that take less than this part of the squares away, the rest of them leads nowhere: near
/// a figure, even where it touches and slopes depend on each other, a step takes most of them away.
constexpr int most_idle_steps = 5;
constexpr double idle = 1e-3;
/// Of so many variables the way to a figure may be a narrow valley that bends: a step bends along with it, where the
/// one before took no more than this part of the squares away.
constexpr std::size_t bends_from = 48;
constexpr double steep = 0.5;
/// By what part of a step a figure is moved to see how it bends, and the most that a step may bend (Transtrum and
/// Sethna, "Improvements to the Levenberg-Marquardt algorithm", 2012, section 4).
constexpr double look_ahead = 0.1, most_bent = 0.75;

double weight(const facts::Residual& residual) {
    return residual.size > 0 ? 1 / residual.size : 0;
}

class Descent {
public:
    Descent(const ConstraintSystem& system, std::span<const std::size_t> statements,
            std::span<const std::size_t> variables, Values& values, Work& work, Collapse collapse, int most_steps,
            double clear_by = ConstraintRow::comfortable)
        : system_(system), statements_(statements), variables_(variables), values_(values), work_(work),
          collapse_(collapse), most_steps_(most_steps), clear_by_(clear_by), active_(system.variable_count(), false),
          column_(system.variable_count(), 0) {
        for (std::size_t i = 0; i < variables.size(); ++i) {
            active_[variables[i]] = true;
            column_[variables[i]] = static_cast<Eigen::Index>(i);
        }
        for (std::size_t group = 0; group < system.groups().size(); ++group)
            if (active_[system.groups()[group].front()]) groups_.push_back(group);
        normal_.emplace(variables.size(), columns_of_statements());
    }

    bool run() {
        if (!look(values_, registers_, residuals_)) return false;
        for (const facts::Residual& residual : residuals_) least_weights_.push_back(weight(residual) / most_growth);
        double worst = greatest(residuals_);
        if (variables_.empty()) return worst <= satisfied;
        int idle_steps = 0;
        for (int step = 0; step < most_steps_ && worst > at_rest && !work_.over(); ++step) {
            linearise();
            if (!descend()) break;
            const double now = greatest(residuals_);
            const bool good_enough = worst <= satisfied && now > worthwhile * worst;
            worst = now;
            idle_steps = gain_ < idle ? idle_steps + 1 : 0;
            if (good_enough || idle_steps == most_idle_steps) break;
        }
        return worst <= satisfied || (worst <= geometry::Tolerance{}.equal && fails_by_rounding());
    }

private:
    std::vector<NormalEquations::Columns> columns_of_statements() const {
        std::vector<NormalEquations::Columns> out;
        for (const std::size_t statement : statements_) {
            auto& columns = out.emplace_back();
            for (const std::size_t group : system_.groups_of(statement))
                for (const std::size_t variable : system_.groups()[group])
                    if (active_[variable]) columns.push_back(column_[variable]);
        }
        return out;
    }

    bool look(const Values& values, std::vector<Register>& registers, std::vector<facts::Residual>& residuals) {
        work_.spent += 10 * system_.program().instructions.size() + 40 * statements_.size();
        registers = registers_;
        if (!system_.move_groups(groups_, values, registers)) return false;
        residuals = system_.residuals(statements_, system_.points(registers), values, clear_by_);
        return std::isfinite(greatest(residuals));
    }

    /// Whether coordinates with other last digits may satisfy what fails: of an angle that is small, and of points that
    /// are far away beside their distance.
    bool fails_by_rounding() const {
        const auto slopes = system_.slopes(statements_, active_, registers_, values_, {.clear_by = clear_by_});
        for (std::size_t r = 0; r < slopes.size(); ++r) {
            double rounding = satisfied * residuals_[r].size;
            for (const auto& [variable, slope, parts] : slopes[r])
                rounding += last_digit * std::fabs(slope * values_[variable]);
            if (std::fabs(residuals_[r].value) > rounding) return false;
        }
        return true;
    }

    void linearise() {
        using enum ConstraintSystem::SlopesOf;
        slopes_ =
            system_.slopes(statements_, active_, registers_, values_,
                           {.of = collapse_ == Collapse::gains_nothing ? parts : residuals, .clear_by = clear_by_});
        // What shifts a figure changes nothing: what is left of such slopes is rounding, and leads anywhere.
        for (auto& row : slopes_)
            std::erase_if(row, [](const auto& one) { return std::fabs(one.slope) <= lost_digits * one.parts; });
        normal_->clear();
        gradient_.setZero(static_cast<Eigen::Index>(variables_.size()));
        for (std::size_t r = 0; r < slopes_.size(); ++r) {
            const double w = weight(residuals_[r]);
            for (const auto& a : slopes_[r]) {
                gradient_(column_[a.variable]) += w * w * a.slope * residuals_[r].value;
                for (const auto& b : slopes_[r])
                    normal_->at(column_[a.variable], column_[b.variable]) += w * w * a.slope * b.slope;
            }
            work_.spent += 40 * slopes_[r].size();
        }
    }

    /// A step that makes the sum of the squares less, with the weights of where it begins. Once steps lead nowhere, or
    /// there is none, variables are held in another way.
    bool descend() {
        const double damping = damping_;
        const bool idled = gain_ < idle;
        if (idled) damping_ = std::min(damping_, first_damping);
        if (descend_by(idled ? each_group() : each_variable())) return true;
        damping_ = damping;
        return descend_by(idled ? each_variable() : each_group());
    }

    /// `held`: by how much each variable is held, times the damping.
    bool descend_by(const Eigen::VectorXd& held) {
        const double before = sum_of_squares(residuals_);
        for (int i = 0; i < most_tries; ++i, damping_ *= 8) {
            const bool factored = normal_->factor(damping_ * held);
            work_.spent += normal_->operations() + 1000;
            if (!factored) continue;
            const Eigen::VectorXd step = normal_->solve(-gradient_);
            if (!take_bent(step, before) && !take(step, before)) continue;
            damping_ = std::max(least_damping, damping_ / 30);
            return true;
        }
        return false;
    }

    /// By what it matters.
    Eigen::VectorXd each_variable() const {
        const Eigen::VectorXd diagonal = normal_->diagonal();
        return diagonal.cwiseMax(least_diagonal * std::max(diagonal.maxCoeff(), std::numeric_limits<double>::min()));
    }

    /// Both coordinates of a point alike: where points lie on a line, or one straight beside another, what moves them
    /// off it matters little at first, and steps would throw them far away.
    Eigen::VectorXd each_group() const {
        Eigen::VectorXd held = each_variable();
        for (const std::size_t group : groups_) {
            const auto& variables = system_.groups()[group];
            double most = 0;
            for (const std::size_t variable : variables) most = std::max(most, held(column_[variable]));
            for (const std::size_t variable : variables) held(column_[variable]) = most;
        }
        return held;
    }

    Values moved_by(const Eigen::VectorXd& step) const {
        Values moved = values_;
        for (std::size_t i = 0; i < variables_.size(); ++i) moved[variables_[i]] += step(static_cast<Eigen::Index>(i));
        return moved;
    }

    /// The step and half of how it bends: where what is stated goes by its second slopes.
    bool take_bent(const Eigen::VectorXd& step, double before) {
        if (variables_.size() < bends_from || gain_ > steep) return false;
        std::vector<Register> registers;
        std::vector<facts::Residual> ahead;
        if (!look(moved_by(look_ahead * step), registers, ahead)) return false;
        Eigen::VectorXd pull = Eigen::VectorXd::Zero(step.size());
        for (std::size_t r = 0; r < slopes_.size(); ++r) {
            const double w = weight(residuals_[r]);
            double straight = 0;
            for (const auto& a : slopes_[r]) straight += a.slope * step(column_[a.variable]);
            const double second = 2 / look_ahead * ((ahead[r].value - residuals_[r].value) / look_ahead - straight);
            for (const auto& a : slopes_[r]) pull(column_[a.variable]) += w * w * a.slope * second;
        }
        const Eigen::VectorXd bend = normal_->solve(-pull / 2);
        return 2 * bend.norm() <= most_bent * step.norm() && take(step + bend, before);
    }

    bool take(const Eigen::VectorXd& step, double before) {
        Values tried = moved_by(step);
        std::vector<Register> registers;
        std::vector<facts::Residual> residuals;
        if (!look(tried, registers, residuals)) return false;
        const double after = sum_of_squares(residuals);
        if (!(after < before)) return false;
        gain_ = 1 - after / before;
        values_ = std::move(tried);
        registers_ = std::move(registers);
        residuals_ = std::move(residuals);
        return true;
    }

    double weight_at(std::size_t i, const facts::Residual& there) const {
        switch (collapse_) {
        case Collapse::free:
            return weight(residuals_[i]);
        case Collapse::costs:
            return std::max(weight(residuals_[i]), weight(there));
        case Collapse::gains_nothing:
            return std::max(least_weights_[i], weight(there));
        }
        return 0;
    }

    double sum_of_squares(const std::vector<facts::Residual>& residuals) const {
        double sum = 0;
        for (std::size_t i = 0; i < residuals.size(); ++i) {
            const double scaled = weight_at(i, residuals[i]) * residuals[i].value;
            sum += scaled * scaled;
        }
        return sum;
    }

    const ConstraintSystem& system_;
    std::span<const std::size_t> statements_, variables_;
    Values& values_;
    Work& work_;
    Collapse collapse_;
    int most_steps_;
    double clear_by_;
    std::vector<bool> active_;
    std::vector<std::size_t> groups_; ///< of the variables
    std::vector<Eigen::Index> column_;
    std::vector<Register> registers_;
    std::vector<facts::Residual> residuals_;
    /// Much larger terms are no gain: what fails would be less and less beside letters that grow.
    std::vector<double> least_weights_;
    ConstraintSystem::Slopes slopes_;
    std::optional<NormalEquations> normal_;
    Eigen::VectorXd gradient_;
    double damping_ = first_damping;
    double gain_ = 1; ///< the part of the squares that the last step took away
};

} // namespace

double greatest(std::span<const facts::Residual> residuals) {
    double greatest = 0;
    for (const facts::Residual& residual : residuals) {
        const double relative = residual.size == 0 ? 0 : std::fabs(residual.value) / residual.size;
        greatest = std::isfinite(relative) ? std::max(greatest, relative) : std::numeric_limits<double>::infinity();
    }
    return greatest;
}

std::vector<std::size_t> equalities_of(const ConstraintSystem& system, std::span<const std::size_t> statements) {
    std::vector<std::size_t> equalities;
    std::ranges::copy_if(statements, std::back_inserter(equalities),
                         [&](std::size_t statement) { return !system.is_order(statement); });
    return equalities;
}

bool all_hold(const ConstraintSystem& system, std::span<const std::size_t> statements, std::span<const Point> points,
              const Values& values) {
    const std::span letters = std::span(values).subspan(system.input_count());
    return std::ranges::all_of(statements,
                               [&](std::size_t index) { return system.row(index).in_order(points, letters); });
}

bool fit(const ConstraintSystem& system, std::span<const std::size_t> statements,
         std::span<const std::size_t> variables, Values& values, Work& work, Collapse collapse, int most_steps) {
    const auto equalities = equalities_of(system, statements);
    if (equalities.size() == statements.size())
        return Descent(system, equalities, variables, values, work, collapse, most_steps).run();
    for (const double clear_by : clearances) {
        Descent(system, statements, variables, values, work, collapse, most_steps, clear_by).run();
        if (!Descent(system, equalities, variables, values, work, collapse, most_steps).run()) return false;
        if (all_hold(system, statements, system.points(system.registers(values)), values)) break;
    }
    return true;
}

} // namespace porism::realize
